// One block, for Python: open it, take its facts, close it, release it.

#include <optional>
#include <unordered_set>

#include "calls.h"
#include "cuda.h"
#include "ops.h"

namespace actmem {

class Session final : public Ops, public std::enable_shared_from_this<Session> {
 public:
  // `is_library`: None if no source lines are wanted.
  void open(Questions questions, Object is_library) {
    questions_ = std::move(questions);
    if (!is_library.is_none())
      sites_ = std::make_unique<Sites>(std::move(is_library));
    last_ = next_number();
    thread_ = std::this_thread::get_id();
    Wrapper::here() = shared_from_this();
    std::lock_guard<std::mutex> guard(gate());
    Wrapper::only().open(this);
    is_open = true;
    // Global, because another thread may have to remove it.
    if (Wrapper::only().blocks() == 1)
      handle() = at::addGlobalCallback(at::RecordFunctionCallback(&op_begins, &op_ends)
                                           .needsInputs(true)
                                           .needsOutputs(true)
                                           .scopes({at::RecordScope::FUNCTION}));
  }

  // Stops noting ops.
  void close() {
    std::lock_guard<std::mutex> guard(gate());
    if (!is_open.exchange(false))
      return;
    Wrapper::only().close();
    if (Wrapper::only().blocks() == 0)
      at::removeCallback(handle());
  }

  // Stops noting deaths.
  void end() {
    std::lock_guard<std::mutex> guard(gate());
    is_over = true;
  }

  // Releases everything.
  void release() {
    close();
    std::unique_lock<std::mutex> guard(gate());
    Wrapper::only().forget(this);
    guard.unlock();
    questions_ = {};
    dead_.clear();
    sites_.reset();
    site_objects_.clear();
    calls_.reset();
    tuples_ = {};
  }

  ~Session() override {
    if (questions_.region) {
      const Interpreter interpreter;
      release();
    }
  }

  void pause(bool is_to_pause) {
    is_paused_ = is_to_pause;
  }

  void set_backward(bool in_backward) {
    in_backward_ = in_backward;
    last_ = next_number();
  }

  // Lets the threads of torch's engine note for this block, while a backward runs.
  void hand_on(bool begins) {
    using Info = c10::ThreadLocalDebugInfo;
    if (begins && handed_ == nullptr) {
      Info::_push(Wrapper::handed(), std::make_shared<Handed>(weak_from_this()));
      handed_ = Info::current();
    } else if (!begins && handed_ != nullptr) {
      if (handed_ == Info::current()) // else a profiler of the program is above it
        Info::_pop(Wrapper::handed());
      handed_ = nullptr;
    }
  }

  // Adds a marker: an op without inputs and outputs.
  void mark(const std::string& name) {
    Op op;
    op.name = &*marks_.insert(name).first;
    note(std::move(op));
  }

  // Adds memory that was allocated without an op.
  void allocate(const std::string& name, const at::Tensor& tensor) {
    Op op;
    op.name = &*marks_.insert(name).first;
    attempt([&] {
      if (is_paused_ || !place(op))
        return;
      note_output(tensor, op);
      note(std::move(op));
    });
  }

  // Forgets a tensor; returns whether it was a result of an op.
  bool let_go(const at::Tensor& tensor) {
    const at::TensorImpl* const impl = tensor.unsafeGetTensorImpl();
    std::lock_guard<std::mutex> guard(gate());
    leaves_.erase(impl);
    const auto is_it = [&](const WeakTensor& one) { return one._unsafe_get_target() == impl; };
    return std::erase_if(alive_, is_it) > 0;
  }

  void refer(const at::Tensor& tensor) {
    note_living(tensor);
  }

  int64_t ops() {
    std::lock_guard<std::mutex> guard(gate());
    return memory.ops();
  }

  // Python calls this when the storage of a weak reference dies. It must not be Python code, where
  // a KeyboardInterrupt would be discarded.
  void died(Object ref) {
    dead_.emplace_back(std::move(ref), ops());
  }

  // The references that died since the last call: (reference, number of ops at that time).
  std::vector<std::pair<Object, int64_t>> dead() {
    return std::exchange(dead_, {});
  }

  // The living results of ops.
  std::vector<at::Tensor> living() {
    std::vector<at::Tensor> found;
    std::lock_guard<std::mutex> guard(gate());
    for (const WeakTensor& weak : alive_) {
      if (auto tensor = weak.lock())
        found.emplace_back(std::move(tensor));
    }
    return found;
  }

  // Notes the addresses of the storages that have names.
  void name(const Object& storages) {
    for (ssize_t i = 0; i < storages.size(); ++i)
      note_other(reinterpret_cast<c10::StorageImpl*>(storages.item(i).number()), ~i);
  }

  // The number of the storage at an address, if the block made it.
  std::optional<int64_t> find(uintptr_t storage) {
    std::lock_guard<std::mutex> guard(gate());
    const auto row = memory.find(key_of(*reinterpret_cast<c10::StorageImpl*>(storage)));
    return row == NONE ? std::nullopt : std::optional<int64_t>(row);
  }

  // Forgets the number of a storage, which gets other memory, or Python's next number.
  void forget(uintptr_t storage) {
    std::unique_lock<std::mutex> guard(gate());
    const auto old = others_.extract(reinterpret_cast<c10::StorageImpl*>(storage));
    guard.unlock(); // before the weak reference is released
  }

  // The number of a tensor's storage, if it is known; only for tensors with own memory.
  std::optional<int64_t> find(const at::Tensor& tensor) {
    if (!is_plain(*tensor.unsafeGetTensorImpl()))
      return std::nullopt;
    c10::StorageImpl* const storage = tensor.storage().unsafeGetStorageImpl();
    if (const auto found = find(reinterpret_cast<uintptr_t>(storage)))
      return found;
    std::lock_guard<std::mutex> guard(gate());
    const auto other = others_.find(storage);
    const bool is_known = other != others_.end() && !other->second.first.expired() &&
        other->second.second >= 0 && memory.find(key_of(*storage)) == NONE;
    return is_known ? std::optional<int64_t>(other->second.second) : std::nullopt;
  }

  // Whether leaves had memory of the block.
  bool has_leaves() {
    std::lock_guard<std::mutex> guard(gate());
    return !leaves_.empty();
  }

  // The numbers of the block's memory that a leaf had when ops used it.
  std::set<Storage> had(const at::Tensor& leaf) {
    std::lock_guard<std::mutex> guard(gate());
    const auto known = leaves_.find(leaf.unsafeGetTensorImpl());
    return known == leaves_.end() ? std::set<Storage>() : known->second.second;
  }

  // Returns the keys of CUDA memory that is older than the block and was freed in it, the number of
  // ops before each release, and the streams in the order of their numbers.
  Object older() {
    Column keys, ops, streams;
    {
      std::lock_guard<std::mutex> guard(gate());
      for (const auto& [key, death] : memory.older()) {
        keys.push_back(static_cast<int64_t>(key));
        ops.push_back(death);
      }
      streams.assign(memory.streams().begin(), memory.streams().end());
    }
    return tuple(bytes_of(keys), bytes_of(ops), bytes_of(streams));
  }

  // Returns the columns of new storages and deaths, or None if there are none.
  // `reserved`: Python will add so many more storages.
  Object take_storages(int64_t reserved) {
    std::unique_lock<std::mutex> guard(gate());
    const auto [rows, deaths] = memory.take();
    memory.reserve(reserved);
    guard.unlock();
    if (rows.empty() && deaths.empty())
      return Object::none();
    Column nbytes, birth, device, stream, named, dead, ops_before;
    for (const Memory::Row& row : rows) {
      nbytes.push_back(row.nbytes);
      birth.push_back(row.birth);
      device.push_back(row.device);
      stream.push_back(row.stream);
      named.push_back(row.named);
    }
    for (const auto& [row, ops] : deaths) {
      dead.push_back(row);
      ops_before.push_back(ops);
    }
    return tuple(
        bytes_of(nbytes), bytes_of(birth), bytes_of(device), bytes_of(stream), bytes_of(named),
        bytes_of(dead), bytes_of(ops_before));
  }

  // Returns what threads without a block did: whether they made nodes, and their peak on the CPU.
  Object others() {
    std::lock_guard<std::mutex> guard(gate());
    return tuple(Object::of(elsewhere.has_nodes), Object::of(elsewhere.peak()));
  }

  // Begins to follow module calls. `table`: the columns of Python's table of tensors.
  void follow(Calls::Python python, const Object& table) {
    std::vector<Object> columns;
    for (ssize_t i = 0; i < table.size(); ++i)
      columns.push_back(table.item(i));
    calls_ = std::make_unique<Calls>(std::move(python), [this, columns](const at::Tensor& tensor) {
      const auto storage = find(tensor);
      if (!storage)
        return Object();
      Object number = Object::of(static_cast<int64_t>(columns[0].size()));
      const Object values[] = {
          Object::of(*storage), dtype_name(tensor.scalar_type()), tuples_.of(tensor.sizes()),
          tuples_.of(tensor.strides()), Object::of(tensor.storage_offset())};
      for (size_t i = 0; i < columns.size(); ++i)
        if (PyList_Append(columns[i].get(), values[i].get()) != 0)
          throw_python_error();
      return number;
    });
  }

  void enter(PyObject* module, PyObject* args, PyObject* kwargs) {
    const Unasked unasked;
    Object site = Object::none();
    if (sites_) {
      const auto here = sites_->current();
      if (here.first != nullptr) {
        Object& known = site_objects_[here];
        if (!known)
          known = tuple(Object::share(here.first), Object::of(int64_t{here.second}));
        site = known;
      }
    }
    calls().enter(module, args, kwargs, {std::move(site), next_number(), ops(), in_backward_});
  }

  void exit(PyObject* result) {
    const Unasked unasked;
    calls().exit(result, {Object::none(), next_number(), ops(), in_backward_});
  }

  void end_calls() {
    if (calls_)
      calls_->end();
  }

  // Returns the new facts: (ops, tensors, storages, failures, first failure), and the ranges of
  // sequence numbers that the engine's threads have given. Ops and tensors are columns, and the lists
  // that their numbers refer to; the outputs of ops are the tensors, in order.
  Object take() {
    std::unique_lock<std::mutex> guard(gate());
    const std::vector<Op> noted = std::exchange(noted_, {});
    const auto count = std::exchange(failures, 0);
    const auto elsewhere = elsewhere_;
    guard.unlock();
    const Object fresh = take_storages(0); // later, so that each of these ops finds its own

    std::unordered_map<const std::string*, int64_t> known_names;
    std::map<std::pair<PyObject*, int>, int64_t> known_sites;
    std::unordered_map<c10::ScalarType, int64_t> known_dtypes;
    List names, sites, dtypes;
    Column name_of, number_of, site_of, region_of, inputs, input_ends, output_ends, backward_of;
    Column storage_of, dtype_of, shape_of, offset_of;
    const auto position = [](auto& known, const auto& key, List& list, const auto& make) {
      const auto [entry, is_new] = known.try_emplace(key, static_cast<int64_t>(known.size()));
      if (is_new)
        list.append(make());
      return entry->second;
    };
    for (const Op& op : noted) {
      name_of.push_back(position(known_names, op.name, names, [&] { return Object::of(*op.name); }));
      number_of.push_back(op.number);
      site_of.push_back(op.site.first == nullptr ? NONE : position(known_sites, op.site, sites, [&] {
        return tuple(Object::share(op.site.first), Object::of(int64_t{op.site.second}));
      }));
      region_of.push_back(op.region);
      inputs.insert(inputs.end(), op.inputs.begin(), op.inputs.end());
      input_ends.push_back(static_cast<int64_t>(inputs.size()));
      for (const View& view : op.outputs) {
        storage_of.push_back(view.storage);
        dtype_of.push_back(
            position(known_dtypes, view.dtype, dtypes, [&] { return dtype_name(view.dtype); }));
        shape_of.push_back(tuples_.position(view.shape));
        offset_of.push_back(view.offset);
      }
      output_ends.push_back(static_cast<int64_t>(storage_of.size()));
      backward_of.push_back(op.backward_of);
    }
    List ranges;
    for (const auto& [thread, range] : elsewhere)
      ranges.append(tuple(Object::of(range.first), Object::of(range.second)));
    return tuple(
        tuple(
            names.list(), bytes_of(name_of),
            bytes_of(number_of),
            sites.list(), bytes_of(site_of),
            bytes_of(region_of),
            bytes_of(inputs), bytes_of(input_ends),
            bytes_of(output_ends),
            bytes_of(backward_of)),
        tuple(
            bytes_of(storage_of),
            dtypes.list(), bytes_of(dtype_of),
            tuples_.list(), bytes_of(shape_of),
            bytes_of(offset_of)),
        fresh,
        Object::of(count),
        Object::of(failure),
        ranges.list());
  }

 private:
  static at::CallbackHandle& handle() {
    static at::CallbackHandle handle = 0;
    return handle;
  }

  static std::unique_ptr<at::ObserverContext> op_begins(const at::RecordFunction& function) {
    const auto session = std::static_pointer_cast<Session>(Wrapper::current());
    if (!session) {
      auto other = std::make_unique<Running>();
      other->number = next_number();
      return other;
    }
    auto running = session->begin(function);
    if (running)
      running->session = session;
    return running;
  }

  static void op_ends(const at::RecordFunction& function, at::ObserverContext* context) {
    auto* const running = static_cast<Running*>(context);
    if (running == nullptr)
      return;
    if (running->session)
      static_cast<Session&>(*running->session).finish(function, *running);
    else if (next_number() > running->number)
      Wrapper::only().report_nodes();
  }

  Calls& calls() {
    if (!calls_)
      throw std::runtime_error("closed");
    return *calls_;
  }

  std::shared_ptr<c10::ThreadLocalDebugInfo> handed_;
  std::vector<std::pair<Object, int64_t>> dead_;
  std::unordered_set<std::string> marks_;
  // With the GIL alone:
  Tuples tuples_;
  std::map<std::pair<PyObject*, int>, Object> site_objects_;
  std::unique_ptr<Calls> calls_;
};

} // namespace actmem

#include "walk.h"

#include "interface.h"
