// Notes the ops of a block inside torch, which takes the same paths as without an observer.
//
// An op here runs below autograd, as a dispatch mode sees it. Composite ops, and ops that an op
// calls internally, are not noted.

#pragma once

#include <ATen/Context.h>
#include <ATen/SavedTensorHooks.h>
#include <ATen/SequenceNumber.h>
#include <torch/csrc/autograd/function.h>
#include <torch/csrc/autograd/variable.h>

#include <cstdint>
#include <map>
#include <set>
#include <thread>
#include <typeinfo>

#include "wrapper.h"
#include "kinds.h"
#include "sites.h"

namespace actmem {

using Storage = int64_t; // its number in Python's table

struct View {
  Storage storage;
  c10::ScalarType dtype;
  std::vector<int64_t> shape;
  int64_t offset;
};

struct Op {
  const std::string* name = nullptr;
  int64_t number = 0;
  std::pair<PyObject*, int> site{nullptr, 0};
  int64_t region = NONE;
  int64_t backward_of = NONE; // the sequence number of the node whose backward is running
  std::vector<Storage> inputs;
  std::vector<View> outputs;
};

// Python functions, for answers that C++ does not know or would have to compute twice.
struct Questions {
  Object tracing_context, is_tracing, region, storage, parts, refer;
};

struct Running : at::ObserverContext {
  std::shared_ptr<Watched> session; // none: the op runs in a thread without a block
  Running* outer = nullptr;
  const Kind* kind = nullptr;
  bool is_elsewhere = false; // in a thread of torch's engine
  bool runs_autograd = false; // ops that it calls above autograd are not its internal work
  int exceptions = 0;
  int64_t number = 0;
  bool may_be_stopped = false;
  std::vector<c10::VariableVersion> versions; // of its inputs, if it may be stopped
  int64_t work = 0; // `work_of` when it began, and the work of the ops inside it
  Op op;
};

class Ops : public Watched {
 public:
  std::unique_ptr<Running> begin(const at::RecordFunction& function) {
    std::unique_ptr<Running> running;
    attempt([&] {
      Running* const outer = running_ != nullptr && running_->session.get() == this ? running_ : nullptr;
      if (!is_open || is_paused_ || (outer != nullptr && (!outer->runs_autograd || is_below_autograd())))
        return;
      const Kind* const kind = kind_of(function);
      if (kind == nullptr)
        return;
      const auto inputs = last(function.inputs(), kind->inputs);
      Op op;
      bool is_real = true;
      if (c10::impl::TorchDispatchModeTLS::any_modes_set())
        attempt([&] { is_real = !is_in_traced_mode(); });
      if (is_real && !does_the_work(*kind))
        return;
      if (is_real)
        attempt([&] { is_real = !are_traced(inputs) && place(op); });
      running = std::make_unique<Running>();
      running->outer = outer;
      if (!is_real) { // ops inside it may look real
        running_ = running.get();
        return;
      }
      running->kind = kind;
      running->exceptions = std::uncaught_exceptions();
      running->number = next_number();
      running->op = std::move(op);
      running->op.name = &kind->name;
      running->op.inputs.reserve(kind->inputs);
      running->op.outputs.reserve(kind->outputs);
      running->is_elsewhere = std::this_thread::get_id() != thread_;
      if (outer != nullptr && !running->is_elsewhere)
        last_ = running->number; // nodes made until now belong to the outer op
      running_ = running.get();
      if (kind->is_random && !in_backward_)
        note_draw(inputs);
      for (const c10::IValue& value : inputs)
        each_dense(value, [&](const at::Tensor& tensor) {
          running->runs_autograd = kind->has_autograd && !is_below_autograd();
          running->op.inputs.push_back(storage_of(tensor, nullptr));
          note_leaf(tensor, running->op.inputs.back());
        });
      running->may_be_stopped = may_stop();
      if (!running->may_be_stopped)
        return;
      for (const c10::IValue& value : inputs)
        each_tensor(value, [&](const at::Tensor& tensor) {
          if (!tensor.is_inference())
            running->versions.push_back(tensor.unsafeGetTensorImpl()->version_counter());
        });
      running->work = work_of(*running);
    });
    return running;
  }

  void finish(const at::RecordFunction& function, Running& running) {
    running_ = running.outer;
    if (running.kind == nullptr)
      return;
    const auto outputs = last(function.outputs(), running.kind->outputs);
    // An op that threw has none. The count of exceptions missed some where GCC 13 compiled it.
    const bool has_thrown =
        outputs.size() < running.kind->outputs || std::uncaught_exceptions() > running.exceptions;
    if (running.may_be_stopped) {
      const int64_t work = work_of(running) - running.work;
      if (running.outer != nullptr)
        running.outer->work += work;
      // An op that packs an input has not run yet when torch stops it.
      if (has_thrown && work > 0 && may_stop()) {
        number(running);
        note(std::move(running.op));
      }
    }
    if (has_thrown)
      return;
    number(running);
    if (are_traced(outputs))
      return;
    attempt([&] {
      for (const c10::IValue& value : outputs) {
        if (!in_backward_)
          each_tensor(value, [&](const at::Tensor& tensor) { note_living(tensor); });
        each_dense(value, [&](const at::Tensor& tensor) { note_output(tensor, running.op); });
      }
    });
    note(std::move(running.op));
  }

 protected:
  // Whether torch may stop the op that is running: a checkpoint's recomputation stops where it packs
  // the last tensor, by an exception.
  bool may_stop() const {
    return in_backward_ && !at::SavedTensorDefaultHooks::get_tls_state().stack.empty();
  }

  // Grows with each allocation, and with each write into an input.
  int64_t work_of(const Running& running) {
    int64_t found = 0;
    for (const c10::VariableVersion& version : running.versions)
      found += version.current_version();
    std::lock_guard<std::mutex> guard(gate());
    return found + memory.allocations();
  }

  // Finds the node that was made for an op.
  void number(Running& running) {
    const int64_t next = next_number();
    if (running.is_elsewhere) {
      if (!in_backward_ && next > running.number) {
        std::lock_guard<std::mutex> guard(gate());
        elsewhere_.try_emplace(std::this_thread::get_id(), running.number, next).first->second.second = next;
      }
      return;
    }
    // An op's own node is the first one made meanwhile. The node of a custom Function, which wraps
    // ops, was made before its first op.
    const bool has_own = next > running.number;
    if ((has_own || running.number > last_) && !in_backward_)
      running.op.number = running.number + (has_own ? 1 : 0);
    last_ = next;
  }

  const Kind* kind_of(const at::RecordFunction& function) {
    std::lock_guard<std::mutex> guard(kinds_gate_);
    return kinds_.of(function);
  }

  using WeakStorage = c10::weak_intrusive_ptr<c10::StorageImpl>;
  using WeakTensor = c10::weak_intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>;

  static int64_t next_number() {
    return static_cast<int64_t>(at::sequence_number::peek());
  }

  // The node of a leaf has the largest number instead of a sequence number.
  static int64_t running_node() {
    const auto node = torch::autograd::get_current_node();
    const bool is_counted = node && node->sequence_nr() <= INT64_MAX;
    return is_counted ? static_cast<int64_t>(node->sequence_nr()) : NONE;
  }

  // Runs code that may throw.
  template <typename Do>
  void attempt(const Do& what) {
    try {
      what();
    } catch (const std::exception& error) {
      std::lock_guard<std::mutex> guard(gate());
      fail(error.what());
    }
  }

  // Whether a mode traces: it is off while it runs ops for the one that began.
  bool is_in_traced_mode() {
    const Interpreter interpreter;
    return !ask(questions_.is_tracing).is_none();
  }

  // Notes the origin of an op; false: torch.compile traces, and nothing runs.
  bool place(Op& op) {
    const Interpreter interpreter;
    if (!ask(questions_.tracing_context).is_none())
      return false;
    if (sites_)
      op.site = sites_->current();
    if (in_backward_)
      op.backward_of = running_node();
    if (at::SavedTensorDefaultHooks::get_tls_state().stack.empty())
      return true;
    const Object region = ask(questions_.region);
    if (!region.is_none())
      op.region = region.number();
    return true;
  }

  template <typename Call>
  static void each_tensor(const c10::IValue& value, const Call& call) {
    if (value.isTensor()) {
      if (value.toTensor().defined())
        call(value.toTensor());
    } else if (value.isTensorList() || value.isOptionalTensorList()) {
      for (const c10::IValue& item : value.toListRef())
        each_tensor(item, call);
    }
  }

  // Whether torch.compile or another tracer made a tensor: its sizes are symbols, and it has no memory.
  // Tracers refuse a tensor that Python has seen before. Real nested tensors have such sizes, too.
  template <typename Values>
  static bool are_traced(const Values& values) {
    bool found = false;
    for (const c10::IValue& value : values)
      each_tensor(value, [&](const at::Tensor& tensor) {
        found |= tensor.unsafeGetTensorImpl()->has_symbolic_sizes_strides() && !tensor.is_nested();
      });
    return found;
  }

  // Calls with each tensor that has own memory, or with the parts of other tensors.
  template <typename Call>
  void each_dense(const c10::IValue& value, const Call& call) {
    each_tensor(value, [&](const at::Tensor& tensor) {
      const bool is_whole = tensor.has_storage() && !tensor.is_nested();
      if (is_whole && !tensor.key_set().has(c10::DispatchKey::Python)) {
        call(tensor);
        return;
      }
      for (const at::Tensor& part : parts(tensor))
        call(part);
    });
  }

  std::vector<at::Tensor> parts(const at::Tensor& tensor) {
    std::vector<at::Tensor> found;
    const bool was_paused = is_paused_.exchange(true);
    attempt([&] {
      const Interpreter interpreter;
      const Object parts = ask(questions_.parts, Object::of(tensor));
      for (ssize_t i = 0; i < parts.size(); ++i)
        found.push_back(tensor_at(parts.item(i).item(0).number()));
    });
    is_paused_ = was_paused;
    return found;
  }

  // `maker`: the op that returned the tensor; none: the tensor was there before.
  Storage storage_of(const at::Tensor& tensor, const std::string* maker) {
    c10::StorageImpl* const storage = tensor.storage().unsafeGetStorageImpl();
    {
      std::lock_guard<std::mutex> guard(gate());
      const int64_t row = memory.find(key_of(*storage));
      if (row != NONE)
        return row;
      const auto other = others_.find(storage);
      if (other != others_.end() && !other->second.first.expired()) {
        Storage& number = other->second.second;
        const c10::Device device = storage->device();
        if (number < 0 && (device.is_cpu() || device.is_cuda()))
          number = memory.add(
              static_cast<int64_t>(storage->nbytes()),
              device.is_cuda() ? int64_t{device.index()} : CPU,
              ~number);
        if (number >= 0)
          return number;
      }
    }
    const Interpreter interpreter;
    const int64_t origin = maker == nullptr ? OLDER : origin_of(*storage, *maker);
    const Storage number = ask(questions_.storage, Object::of(tensor), Object::of(origin)).number();
    note_other(storage, number);
    return number;
  }

  // The origin of memory in the result of an op, if the block's allocator did not make it.
  //
  // Storages that Python makes have memory of torch's default allocator, which is the one that is
  // wrapped. Only `set_` gives them to tensors.
  static int64_t origin_of(c10::StorageImpl& storage, const std::string& maker) {
    const c10::DataPtr& data = storage._mutable_data_ptr_no_checks(); // no lazy copy
    const c10::Device device = data.device();
    if (data.get() == nullptr || !(device.is_cpu() || device.is_cuda()))
      return NEW;
    const bool is_allocators = device.is_cpu()
        ? Wrapper::only().has_made(data)
        : data.get_deleter() == c10::GetAllocator(c10::kCUDA)->raw_deleter();
    if (!is_allocators)
      return NEW;
    return device.is_cpu() && maker.starts_with("aten::set_") ? OLDER_IF_KNOWN : OLDER;
  }

  // Notes the number of a storage that the block did not make, or ~(position of its name).
  void note_other(c10::StorageImpl* storage, Storage number) {
    WeakStorage weak(c10::intrusive_ptr<c10::StorageImpl>::reclaim_copy(storage));
    auto entry = std::make_pair(std::move(weak), number);
    std::lock_guard<std::mutex> guard(gate());
    const auto old = others_.find(storage);
    if (old == others_.end())
      others_.emplace(storage, std::move(entry));
    else
      std::swap(old->second, entry); // the old entry is released after the lock
  }

  static uintptr_t key_of(c10::StorageImpl& storage) {
    const c10::Device device = storage.device();
    const void* const address = storage._mutable_data_ptr_no_checks().get(); // no lazy copy
    return actmem::key_of(address, device.is_cuda() ? int64_t{device.index()} : CPU);
  }

  // Notes the block's memory that a leaf of the graph has, because FSDP frees it later.
  void note_leaf(const at::Tensor& tensor, Storage storage) {
    const c10::TensorImpl* const impl = tensor.unsafeGetTensorImpl();
    const auto* const meta = torch::autograd::impl::get_autograd_meta(tensor);
    if (meta == nullptr || !meta->requires_grad_)
      return;
    if (typeid(*impl) != typeid(c10::TensorImpl))
      return; // as in `note_living`
    std::lock_guard<std::mutex> guard(gate());
    if (memory.find(key_of(*tensor.storage().unsafeGetStorageImpl())) != storage)
      return;
    const auto leaf = leaves_.try_emplace(impl, tensor.getIntrusivePtr(), std::set<Storage>{}).first;
    leaf->second.second.insert(storage);
  }

  // Notes the position of an op that gets a generator of the program, which no checkpoint restores.
  void note_draw(std::span<const c10::IValue> inputs) {
    for (const c10::IValue& value : inputs) {
      if (!value.isGenerator() || !value.toGenerator().defined())
        continue;
      const at::Generator given = value.toGenerator();
      if (given == at::globalContext().defaultGenerator(given.device()))
        continue;
      std::lock_guard<std::mutex> guard(gate());
      draws_.push_back(memory.ops());
    }
  }

  void note_output(const at::Tensor& tensor, Op& op) {
    const Storage storage = storage_of(tensor, op.name);
    if (tensor.is_inference()) {
      std::lock_guard<std::mutex> guard(gate());
      inference_.insert(storage);
    }
    op.outputs.push_back(
        {storage, tensor.scalar_type(), tensor.sizes().vec(), tensor.storage_offset()});
  }

  void note(Op op) {
    attempt([&] {
      std::lock_guard<std::mutex> guard(gate());
      if (!is_open)
        return;
      noted_.push_back(std::move(op));
      memory.end_op();
    });
  }

  void note_living(const at::Tensor& tensor) {
    const c10::TensorImpl& impl = *tensor.unsafeGetTensorImpl();
    if (typeid(impl) != typeid(c10::TensorImpl)) {
      // A C++ weak reference would keep a wrapper's inner tensors alive.
      const Interpreter interpreter;
      ask(questions_.refer, Object::of(tensor));
      return;
    }
    std::lock_guard<std::mutex> guard(gate());
    if (alive_.size() > 2 * were_alive_ + 1000) {
      std::erase_if(alive_, [](const WeakTensor& one) { return one.expired(); });
      were_alive_ = alive_.size();
    }
    alive_.emplace_back(tensor.getIntrusivePtr());
    if (is_in_call_ && !is_below_autograd()) // else a wrapper may hold it
      made_.push_back(alive_.back());
  }

  static inline thread_local Running* running_ = nullptr; // the innermost op of this thread
  std::thread::id thread_; // the block's

  // Touched with the GIL alone.
  Questions questions_;
  std::unique_ptr<Sites> sites_;

  std::mutex kinds_gate_;
  Kinds kinds_;
  std::atomic<bool> in_backward_{false};
  std::atomic<bool> is_paused_{false}; // ops are not noted, but memory is
  std::atomic<bool> is_in_call_{false};
  int64_t last_ = 0; // torch's next sequence number after the block's last op

  // Touched within the gate alone.
  std::unordered_map<c10::StorageImpl*, std::pair<WeakStorage, Storage>> others_;
  // The weak reference keeps the address from being another tensor's.
  std::unordered_map<const c10::TensorImpl*, std::pair<WeakTensor, std::set<Storage>>> leaves_;
  std::set<Storage> inference_; // results of ops under torch.inference_mode()
  // The sequence numbers that the engine's threads gave to nodes of the block: first, end.
  std::map<std::thread::id, std::pair<int64_t, int64_t>> elsewhere_;
  std::vector<Op> noted_;
  std::vector<int64_t> draws_; // the positions of ops that got a generator of the program
  std::vector<WeakTensor> alive_;
  size_t were_alive_ = 0;
  std::vector<WeakTensor> made_; // the results of ops since a module call began or ended
};

} // namespace actmem
