// The library's interface: two C functions. The second returns Python functions by name.

#pragma once

namespace actmem {

using Arguments = PyObject* const*;

constexpr const char* SESSION = "tb_actmem.session";

inline Session& session_of(PyObject* capsule) {
  return **static_cast<std::shared_ptr<Session>*>(PyCapsule_GetPointer(capsule, SESSION));
}

inline int64_t number_of(PyObject* value) {
  return Object::share(value).number();
}

// A Python function: an error becomes Python's.
template <auto function>
PyObject* guarded(PyObject* self, Arguments arguments, ssize_t) {
  try {
    return function(self, arguments).release();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
    return nullptr;
  }
}

template <auto function>
constexpr PyMethodDef defined(const char* name) {
  constexpr int fast_call = 0x80; // the arguments come as an array
  return {name, &guarded<function>, fast_call, nullptr};
}

template <auto method>
Object run(PyObject* self, Arguments) {
  (session_of(self).*method)();
  return Object::none();
}

template <size_t count>
Object functions(PyMethodDef (&definitions)[count], PyObject* self) {
  Object found = Object::take(PyDict_New());
  for (PyMethodDef& one : definitions) {
    const Object function = Object::take(PyCFunction_NewEx(&one, self, nullptr));
    PyDict_SetItemString(found.get(), one.name, function.get());
  }
  return found;
}

inline Object open_session(PyObject* self, Arguments given) {
  const auto at = [&](int position) { return Object::share(given[position]); };
  of_signal() = at(7);
  session_of(self).open({at(0), at(1), at(2), at(3), at(4), at(5)}, at(6));
  return Object::none();
}

inline Object pause(PyObject* self, Arguments given) {
  session_of(self).pause(Object::share(given[0]).is_true());
  return Object::none();
}

inline Object set_backward(PyObject* self, Arguments given) {
  session_of(self).set_backward(Object::share(given[0]).is_true());
  return Object::none();
}

inline Object hand_on(PyObject* self, Arguments given) {
  session_of(self).hand_on(Object::share(given[0]).is_true());
  return Object::none();
}

inline Object mark(PyObject* self, Arguments given) {
  session_of(self).mark(Object::share(given[0]).text());
  return Object::none();
}

inline Object allocate(PyObject* self, Arguments given) {
  session_of(self).allocate(Object::share(given[0]).text(), tensor_at(number_of(given[1])));
  return Object::none();
}

inline Object let_go(PyObject* self, Arguments given) {
  return Object::of(session_of(self).let_go(tensor_at(number_of(given[0]))));
}

inline Object refer(PyObject* self, Arguments given) {
  session_of(self).refer(tensor_at(number_of(given[0])));
  return Object::none();
}

inline Object died(PyObject* self, Arguments given) {
  session_of(self).died(Object::share(given[0]));
  return Object::none();
}

inline Object living(PyObject* self, Arguments) {
  List found;
  for (const at::Tensor& tensor : session_of(self).living())
    found.append(Object::of(tensor));
  return found.list();
}

inline Object find(PyObject* self, Arguments given) {
  const auto found = session_of(self).find(static_cast<uintptr_t>(number_of(given[0])));
  return found ? Object::of(*found) : Object::none();
}

inline Object forget(PyObject* self, Arguments given) {
  session_of(self).forget(static_cast<uintptr_t>(number_of(given[0])));
  return Object::none();
}

inline Object find_all(PyObject* self, Arguments given) {
  const Object addresses = Object::share(given[0]);
  Column found;
  for (ssize_t i = 0; i < addresses.size(); ++i)
    found.push_back(session_of(self).find(tensor_at(addresses.item(i).number())).value_or(NONE));
  return bytes_of(found);
}

inline Object find_keys(PyObject* self, Arguments given) {
  const Object keys = Object::share(given[0]);
  Column storages;
  for (ssize_t i = 0; i < keys.size(); ++i)
    storages.push_back(keys.item(i).number());
  return bytes_of(session_of(self).find_keys(storages));
}

inline Object has_leaves(PyObject* self, Arguments) {
  return Object::of(session_of(self).has_leaves());
}

inline Object follow(PyObject* self, Arguments given) {
  const auto at = [&](int position) { return Object::share(given[position]); };
  session_of(self).follow({at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7), at(8), at(9), at(10), at(11), at(12), at(13), at(14)});
  return Object::none();
}

inline Object enter(PyObject* self, Arguments given) {
  session_of(self).enter(given[0], given[1], given[2]);
  return Object::none();
}

inline Object compare(PyObject* self, Arguments given) {
  session_of(self).compare(Object::share(given[0]));
  return Object::none();
}

inline Object exit(PyObject* self, Arguments given) {
  session_of(self).exit(given[0]);
  return Object::none();
}

inline Object had(PyObject* self, Arguments given) {
  List found;
  for (const int64_t storage : session_of(self).had(tensor_at(number_of(given[0]))))
    found.append(Object::of(storage));
  return found.list();
}

inline Object name(PyObject* self, Arguments given) {
  session_of(self).name(Object::share(given[0]));
  return Object::none();
}

inline Object fill(PyObject* self, Arguments given) {
  const auto at = [&](int position) { return Object::share(given[position]); };
  Tables::Python tables{at(0), at(1), at(2), at(3), at(4), at(5), {}};
  for (ssize_t i = 0; i < at(6).size(); ++i)
    tables.tensors.push_back(at(6).item(i));
  session_of(self).fill(std::move(tables));
  return Object::none();
}

inline Object take(PyObject* self, Arguments given) {
  session_of(self).take(Object::share(given[0]));
  return Object::none();
}

inline Object add_storages(PyObject* self, Arguments given) {
  const auto at = [&](int position) { return Object::share(given[position]); };
  return session_of(self).add_storages(at(0), at(1), at(2));
}

template <Object (Session::*method)()>
Object answer(PyObject* self, Arguments) {
  return (session_of(self).*method)();
}

inline Object ops(PyObject* self, Arguments) {
  return Object::of(session_of(self).ops());
}

inline PyMethodDef SESSION_METHODS[] = {
    defined<open_session>("open"),
    defined<run<&Session::close>>("close"),
    defined<run<&Session::end>>("end"),
    defined<run<&Session::release>>("release"),
    defined<pause>("pause"),
    defined<set_backward>("set_backward"),
    defined<hand_on>("hand_on"),
    defined<mark>("mark"),
    defined<name>("name"),
    defined<follow>("follow"),
    defined<enter>("enter"),
    defined<actmem::exit>("exit"),
    defined<run<&Session::end_calls>>("end_calls"),
    defined<compare>("compare"),
    defined<run<&Session::forget_attributes>>("forget_attributes"),
    defined<allocate>("allocate"),
    defined<let_go>("let_go"),
    defined<refer>("refer"),
    defined<died>("died"),
    defined<answer<&Session::dead>>("dead"),
    defined<living>("living"),
    defined<find>("find"),
    defined<forget>("forget"),
    defined<find_all>("find_all"),
    defined<find_keys>("find_keys"),
    defined<has_leaves>("has_leaves"),
    defined<had>("had"),
    defined<fill>("fill"),
    defined<take>("take"),
    defined<answer<&Session::inference>>("inference"),
    defined<answer<&Session::older>>("older"),
    defined<answer<&Session::others>>("others"),
    defined<run<&Session::take_storages>>("take_storages"),
    defined<add_storages>("add_storages"),
    defined<ops>("ops"),
};

// A new session: its methods by name.
inline Object session(PyObject*, Arguments) {
  auto made = std::make_unique<std::shared_ptr<Session>>(std::make_shared<Session>());
  const Object capsule = Object::take(PyCapsule_New(made.get(), SESSION, [](PyObject* self) {
    delete static_cast<std::shared_ptr<Session>*>(PyCapsule_GetPointer(self, SESSION));
  }));
  made.release();
  return functions(SESSION_METHODS, capsule.get());
}

constexpr const char* WALK = "tb_actmem.walk";

// Reads the graphs of some tensors: (walk, results). The arguments are the tensors' addresses, the
// first sequence number, ranges of older numbers, and the most nodes.
inline Object walk(PyObject*, Arguments given) {
  const Object addresses = Object::share(given[0]), ranges = Object::share(given[2]);
  std::vector<at::Tensor> tensors;
  for (ssize_t i = 0; i < addresses.size(); ++i)
    tensors.push_back(tensor_at(addresses.item(i).number()));
  Walk::Limits limits{static_cast<uint64_t>(number_of(given[1])), {}, SIZE_MAX};
  for (ssize_t i = 0; i < ranges.size(); ++i) {
    const Object range = ranges.item(i);
    limits.elsewhere.emplace_back(range.item(0).number(), range.item(1).number());
  }
  if (!Object::share(given[3]).is_none())
    limits.most = static_cast<size_t>(number_of(given[3]));
  auto made = std::make_unique<Walk>(std::move(limits));
  made->visit(tensors);
  Object result = made->result();
  Object capsule = Object::take(PyCapsule_New(made.get(), WALK, [](PyObject* self) {
    delete static_cast<Walk*>(PyCapsule_GetPointer(self, WALK));
  }));
  made.release();
  return tuple(std::move(capsule), std::move(result));
}

// A tensor that a walk has found.
inline Object saved(PyObject*, Arguments given) {
  const auto* const found = static_cast<Walk*>(PyCapsule_GetPointer(given[0], WALK));
  return Object::of(found->tensor(number_of(given[1])));
}

// (sequence number, name) of the node that made each tensor, or None.
inline Object makers(PyObject*, Arguments given) {
  const Object addresses = Object::share(given[0]);
  List found;
  for (ssize_t i = 0; i < addresses.size(); ++i) {
    const NodePtr node = node_of(tensor_at(addresses.item(i).number()));
    found.append(node ? description_of(node) : Object::none());
  }
  return found.list();
}

inline Object fits(PyObject*, Arguments) {
  return Object::of(Wrapper::only().fits());
}

inline Object hears_cuda(PyObject*, Arguments) {
  return Object::of(CudaListener::attach(false));
}

inline Object awaits_cuda(PyObject*, Arguments) {
  return Object::of(CudaListener::is_awaited());
}

// Torch calls it when the program initializes CUDA.
inline Object cuda_begins(PyObject*, Arguments) {
  CudaListener::attach(true);
  return Object::none();
}

inline Object blocks(PyObject*, Arguments) {
  return Object::of(int64_t{Wrapper::only().blocks()});
}

inline PyMethodDef FUNCTIONS[] = {
    defined<session>("session"),
    defined<walk>("walk"),
    defined<saved>("saved"),
    defined<makers>("makers"),
    defined<fits>("fits"),
    defined<hears_cuda>("hears_cuda"),
    defined<awaits_cuda>("awaits_cuda"),
    defined<cuda_begins>("cuda_begins"),
    defined<blocks>("blocks"),
};

} // namespace actmem

#define ACTMEM_EXPORT extern "C" __attribute__((visibility("default")))

// The version of torch that the library was compiled for.
ACTMEM_EXPORT const char* actmem_torch() {
  return ACTMEM_TORCH;
}

// The library's functions by name; it needs the GIL.
ACTMEM_EXPORT PyObject* actmem_functions() {
  return actmem::functions(actmem::FUNCTIONS, nullptr).release();
}
