// One block, for Python: fill its tables, open it, take its facts, close it, release it.

#include <optional>
#include <unordered_set>

#include "calls.h"
#include "cuda.h"
#include "ops.h"
#include "tables.h"

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

  // From now on, fills these tables.
  void fill(Tables::Python tables) {
    tables_ = std::make_unique<Tables>(std::move(tables));
  }

  // Stops noting ops.
  void close() {
    if (is_open)
      CudaListener::check();
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
    dead_ = Object();
    sites_.reset();
    site_objects_.clear();
    calls_.reset();
    tuples_.reset();
    tables_.reset();
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
  void died(const Object& ref) {
    if (!dead_)
      return;
    append(dead_, ref);
    append(dead_, Object::of(ops()));
  }

  // The list of the references that died, each with the number of ops at that time. Python removes
  // those that it has noted.
  Object dead() {
    return dead_;
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

  // The numbers of living storages at some addresses; NONE: it is unknown.
  Column find_keys(const Column& storages) {
    Column found;
    found.reserve(storages.size());
    std::lock_guard<std::mutex> guard(gate());
    for (const int64_t address : storages)
      found.push_back(known(reinterpret_cast<c10::StorageImpl*>(address)));
    return found;
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
    std::lock_guard<std::mutex> guard(gate());
    const int64_t found = known(tensor.storage().unsafeGetStorageImpl());
    return found == NONE ? std::nullopt : std::optional<int64_t>(found);
  }

  // Whether leaves had memory of the block.
  bool has_leaves() {
    std::lock_guard<std::mutex> guard(gate());
    return !leaves_.empty();
  }

  // The numbers of memory that ops returned under torch.inference_mode().
  Object inference() {
    std::lock_guard<std::mutex> guard(gate());
    return bytes_of(Column(inference_.begin(), inference_.end()));
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

  // Adds the new storages and deaths to Python's tables.
  void take_storages() {
    if (!tables_)
      return;
    std::unique_lock<std::mutex> guard(gate());
    const auto [rows, deaths] = memory.take();
    guard.unlock(); // before any code of Python
    tables_->add_storages(rows, deaths);
  }

  // Adds storages that Python has found behind them; returns the number of the first.
  Object add_storages(const Object& nbytes, const Object& devices, const Object& birth) {
    if (!tables_)
      throw std::runtime_error("closed");
    std::unique_lock<std::mutex> guard(gate());
    const auto [rows, deaths] = memory.take();
    memory.reserve(nbytes.size());
    guard.unlock();
    tables_->add_storages(rows, deaths);
    return tables_->add_storages(nbytes, devices, birth);
  }

  // Returns what threads without a block did: whether they made nodes, and their peak on the CPU.
  // Then the number of failures, the first one, the ranges of sequence numbers that the engine's
  // threads have given, and the positions of ops that got a generator of the program.
  Object others() {
    std::unique_lock<std::mutex> guard(gate());
    const bool has_nodes = elsewhere.has_nodes;
    const int64_t peak = elsewhere.peak(), count = failures;
    const std::string first = failure;
    const auto ranges = elsewhere_;
    const Column draws = draws_;
    guard.unlock();
    List found;
    for (const auto& [thread, range] : ranges)
      found.append(tuple(Object::of(range.first), Object::of(range.second)));
    return tuple(
        Object::of(has_nodes), Object::of(peak), Object::of(count), Object::of(first), found.list(),
        bytes_of(draws));
  }

  // Begins to follow module calls.
  void follow(Calls::Python python) {
    const auto add_row = [this](const at::Tensor& tensor) {
      const auto storage = find(tensor);
      if (!storage || !tables_)
        return Object();
      return tables_->add_tensor(
          Object::of(*storage), dtype_name(tensor.scalar_type()), tuples_->of(tensor.sizes()),
          tuples_->of(tensor.strides()), Object::of(tensor.storage_offset()));
    };
    const auto take_made = [this] {
      std::lock_guard<std::mutex> guard(gate());
      return std::exchange(made_, {});
    };
    calls_ = std::make_unique<Calls>(std::move(python), add_row, take_made);
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
    is_in_call_ = calls().is_open();
  }

  void exit(PyObject* result) {
    const Unasked unasked;
    calls().exit(result, {Object::none(), next_number(), ops(), in_backward_});
    is_in_call_ = calls().is_open();
  }

  // Compares the attributes of modules that were called with those of now: pairs of name and module.
  void compare(const Object& modules) {
    if (calls_)
      calls_->attributes().compare(modules);
  }

  void forget_attributes() {
    if (calls_)
      calls_->attributes().forget();
  }

  void end_calls() {
    if (calls_)
      calls_->end();
  }

  // Adds the new facts to Python's tables, and the columns of ops to a list. The outputs of ops are
  // tensors, in order; the columns come with the number of the first one. Python must have paused its
  // collector.
  void take(const Object& taken) {
    if (!tables_)
      return;
    std::unique_lock<std::mutex> guard(gate());
    const std::vector<Op> noted = std::exchange(noted_, {});
    guard.unlock();
    take_storages(); // later, so that each of these ops finds its own

    std::unordered_map<const std::string*, int64_t> known_names;
    std::map<std::pair<PyObject*, int>, int64_t> known_sites;
    List names, sites;
    Column name_of, number_of, site_of, region_of, inputs, input_ends, output_ends, backward_of;
    const auto position = [](auto& known, const auto& key, List& list, const auto& make) {
      const auto [entry, is_new] = known.try_emplace(key, static_cast<int64_t>(known.size()));
      if (is_new)
        list.append(make());
      return entry->second;
    };
    Object first = tables_->tensors();
    int64_t outputs = 0;
    const Object stride = Object::none(); // autograd may replace the tensor
    for (const Op& op : noted) {
      name_of.push_back(position(known_names, op.name, names, [&] { return Object::of(*op.name); }));
      number_of.push_back(op.number);
      site_of.push_back(op.site.first == nullptr ? NONE : position(known_sites, op.site, sites, [&] {
        return tuple(Object::share(op.site.first), Object::of(int64_t{op.site.second}));
      }));
      region_of.push_back(op.region);
      inputs.insert(inputs.end(), op.inputs.begin(), op.inputs.end());
      input_ends.push_back(static_cast<int64_t>(inputs.size()));
      for (const View& view : op.outputs)
        tables_->add_tensor(
            Object::of(view.storage), dtype_name(view.dtype), tuples_->of(view.shape), stride,
            Object::of(view.offset));
      outputs += static_cast<int64_t>(op.outputs.size());
      output_ends.push_back(outputs);
      backward_of.push_back(op.backward_of);
    }
    Object columns = tuple(
        names.list(), bytes_of(name_of),
        bytes_of(number_of),
        sites.list(), bytes_of(site_of),
        bytes_of(region_of),
        bytes_of(inputs), bytes_of(input_ends),
        bytes_of(output_ends),
        bytes_of(backward_of));
    append(taken, tuple(std::move(columns), std::move(first)));
  }

 private:
  // The number of a living storage, within the gate; NONE: it is unknown.
  int64_t known(c10::StorageImpl* storage) {
    const int64_t made = memory.find(key_of(*storage));
    if (made != NONE)
      return made;
    const auto other = others_.find(storage);
    const bool is_known = other != others_.end() && !other->second.first.expired();
    return is_known ? std::max(other->second.second, NONE) : NONE; // below 0: a name, no number
  }

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
  std::unordered_set<std::string> marks_;
  // With the GIL alone:
  Object dead_ = List().list();
  std::unique_ptr<Tables> tables_;
  std::unique_ptr<Tuples> tuples_ = std::make_unique<Tuples>();
  std::map<std::pair<PyObject*, int>, Object> site_objects_;
  std::unique_ptr<Calls> calls_;
};

} // namespace actmem

#include "walk.h"

#include "interface.h"
