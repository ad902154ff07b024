// The functions of Python that the library calls, without Python's headers.
//
// They are weak symbols, found when the library is loaded. So one file serves every Python.

#pragma once

#include <ATen/core/Tensor.h>

#include <sys/types.h>

#include <memory>
#include <stdexcept>
#include <typeinfo>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

typedef struct _object PyObject;

#define ACTMEM_PYTHON(result, name, ...) result name(__VA_ARGS__) __attribute__((weak));
extern "C" {
struct PyMethodDef {
  const char* name;
  PyObject* (*function)(PyObject*, PyObject* const*, ssize_t);
  int flags;
  const char* doc;
};
extern PyObject _Py_NoneStruct __attribute__((weak));
extern PyObject* PyExc_Exception __attribute__((weak));
extern PyObject* PyExc_RuntimeError __attribute__((weak));
ACTMEM_PYTHON(void, Py_IncRef, PyObject*)
ACTMEM_PYTHON(void, Py_DecRef, PyObject*)
ACTMEM_PYTHON(int, Py_AddPendingCall, int (*)(void*), void*)
ACTMEM_PYTHON(int, PyGILState_Ensure)
ACTMEM_PYTHON(void, PyGILState_Release, int)
ACTMEM_PYTHON(void*, PyThreadState_Get)
ACTMEM_PYTHON(PyObject*, PyThreadState_GetFrame, void*)
ACTMEM_PYTHON(PyObject*, PyFrame_GetCode, PyObject*)
ACTMEM_PYTHON(PyObject*, PyFrame_GetBack, PyObject*)
ACTMEM_PYTHON(int, PyFrame_GetLasti, PyObject*) // from 3.11
ACTMEM_PYTHON(PyObject*, PyObject_CallFunctionObjArgs, PyObject*, ...)
ACTMEM_PYTHON(PyObject*, PyObject_GetAttrString, PyObject*, const char*)
ACTMEM_PYTHON(PyObject*, PyObject_GetAttr, PyObject*, PyObject*)
ACTMEM_PYTHON(PyObject*, PyObject_Type, PyObject*)
ACTMEM_PYTHON(int, PyType_IsSubtype, PyObject*, PyObject*)
ACTMEM_PYTHON(PyObject*, PyWeakref_NewRef, PyObject*, PyObject*)
ACTMEM_PYTHON(int, PyObject_IsTrue, PyObject*)
ACTMEM_PYTHON(int, PyObject_RichCompareBool, PyObject*, PyObject*, int)
ACTMEM_PYTHON(PyObject*, PyObject_Str, PyObject*)
ACTMEM_PYTHON(PyObject*, PyBool_FromLong, long)
ACTMEM_PYTHON(PyObject*, PyLong_FromLongLong, long long)
ACTMEM_PYTHON(PyObject*, PyLong_FromUnsignedLongLong, unsigned long long)
ACTMEM_PYTHON(long long, PyLong_AsLongLong, PyObject*)
ACTMEM_PYTHON(PyObject*, PyUnicode_FromObject, PyObject*)
ACTMEM_PYTHON(PyObject*, PyUnicode_FromStringAndSize, const char*, ssize_t)
ACTMEM_PYTHON(const char*, PyUnicode_AsUTF8AndSize, PyObject*, ssize_t*)
ACTMEM_PYTHON(void, PyObject_GC_UnTrack, void*)
ACTMEM_PYTHON(PyObject*, PyTuple_New, ssize_t)
ACTMEM_PYTHON(int, PyTuple_SetItem, PyObject*, ssize_t, PyObject*)
ACTMEM_PYTHON(ssize_t, PyTuple_Size, PyObject*)
ACTMEM_PYTHON(PyObject*, PyTuple_GetItem, PyObject*, ssize_t)
ACTMEM_PYTHON(PyObject*, PyList_New, ssize_t)
ACTMEM_PYTHON(int, PyList_Append, PyObject*, PyObject*)
ACTMEM_PYTHON(ssize_t, PySequence_Size, PyObject*)
ACTMEM_PYTHON(PyObject*, PySequence_GetItem, PyObject*, ssize_t)
ACTMEM_PYTHON(PyObject*, PyBytes_FromStringAndSize, const char*, ssize_t)
ACTMEM_PYTHON(PyObject*, PyDict_New)
ACTMEM_PYTHON(PyObject*, PyDict_GetItem, PyObject*, PyObject*)
ACTMEM_PYTHON(int, PyDict_Next, PyObject*, ssize_t*, PyObject**, PyObject**)
ACTMEM_PYTHON(int, PyDict_SetItem, PyObject*, PyObject*, PyObject*)
ACTMEM_PYTHON(int, PyDict_SetItemString, PyObject*, const char*, PyObject*)
ACTMEM_PYTHON(PyObject*, PyCapsule_New, void*, const char*, void (*)(PyObject*))
ACTMEM_PYTHON(void*, PyCapsule_GetPointer, PyObject*, const char*)
ACTMEM_PYTHON(PyObject*, PyCFunction_NewEx, PyMethodDef*, PyObject*, PyObject*)
ACTMEM_PYTHON(PyObject*, PyErr_Occurred)
ACTMEM_PYTHON(void, PyErr_Fetch, PyObject**, PyObject**, PyObject**)
ACTMEM_PYTHON(void, PyErr_Restore, PyObject*, PyObject*, PyObject*)
ACTMEM_PYTHON(int, PyErr_GivenExceptionMatches, PyObject*, PyObject*)
ACTMEM_PYTHON(void, PyErr_Clear)
ACTMEM_PYTHON(void, PyErr_SetString, PyObject*, const char*)
}
#undef ACTMEM_PYTHON

// Those of torch's library for Python, whose headers need Python's.
PyObject* THPVariable_Wrap(const at::TensorBase&);
namespace torch {
PyObject* getTHPDtype(at::ScalarType);
}

namespace actmem {

// Holds the GIL.
class Interpreter {
 public:
  Interpreter() = default;
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;
  ~Interpreter() {
    PyGILState_Release(state_);
  }

 private:
  const int state_ = PyGILState_Ensure();
};

// A Python error that is set, as a C++ error with the name of its type.
[[noreturn]] inline void throw_python_error();

// A reference to a Python object. All of it needs the GIL.
class Object {
 public:
  Object() = default;
  // Takes a new reference; nullptr is a Python error.
  static Object take(PyObject* object) {
    if (object == nullptr)
      throw_python_error();
    return Object(object);
  }
  static Object share(PyObject* object) {
    Py_IncRef(object);
    return Object(object);
  }
  static Object none() {
    return share(&_Py_NoneStruct);
  }
  static Object of(bool value) {
    return take(PyBool_FromLong(value));
  }
  static Object of(int64_t value) {
    return take(PyLong_FromLongLong(value));
  }
  static Object of(const std::string& value) {
    return take(PyUnicode_FromStringAndSize(value.data(), static_cast<ssize_t>(value.size())));
  }
  static Object of(const at::Tensor& value) {
    return take(THPVariable_Wrap(value));
  }

  Object(const Object& other) : object_(other.object_) {
    if (object_ != nullptr)
      Py_IncRef(object_);
  }
  Object(Object&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Object& operator=(Object other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Object() {
    if (object_ != nullptr)
      Py_DecRef(object_);
  }

  explicit operator bool() const {
    return object_ != nullptr;
  }
  bool is_none() const {
    return object_ == &_Py_NoneStruct;
  }
  PyObject* get() const {
    return object_;
  }
  PyObject* release() {
    return std::exchange(object_, nullptr);
  }

  Object attribute(const char* name) const {
    return take(PyObject_GetAttrString(object_, name));
  }
  int64_t number() const {
    const auto value = PyLong_AsLongLong(object_);
    if (value == -1 && PyErr_Occurred() != nullptr)
      throw_python_error();
    return value;
  }
  bool is_true() const {
    return PyObject_IsTrue(object_) == 1;
  }
  std::string text() const {
    ssize_t size = 0;
    const char* const found = PyUnicode_AsUTF8AndSize(object_, &size);
    if (found == nullptr)
      throw_python_error();
    return {found, static_cast<size_t>(size)};
  }
  ssize_t size() const {
    return PySequence_Size(object_);
  }
  Object item(ssize_t position) const {
    return take(PySequence_GetItem(object_, position));
  }

 private:
  explicit Object(PyObject* object) : object_(object) {}

  PyObject* object_ = nullptr;
};

template <typename... Items>
Object tuple(Items... items) {
  Object made = Object::take(PyTuple_New(sizeof...(items)));
  ssize_t position = 0;
  (PyTuple_SetItem(made.get(), position++, items.release()), ...);
  return made;
}

template <typename Values, typename Make>
Object tuple_of(const Values& values, const Make& make) {
  Object made = Object::take(PyTuple_New(static_cast<ssize_t>(values.size())));
  ssize_t position = 0;
  for (const auto& value : values)
    PyTuple_SetItem(made.get(), position++, Object(make(value)).release());
  return made;
}

inline void append(const Object& list, const Object& item) {
  if (PyList_Append(list.get(), item.get()) != 0)
    throw_python_error();
}

// Python's collector scans new objects in the user's step. It need not know those that lead to no
// cycle, like all of ours without objects of the program.
inline Object without_cycles(Object object) {
  PyObject_GC_UnTrack(object.get());
  return object;
}

class List {
 public:
  void append(const Object& item) {
    actmem::append(list_, item);
  }
  Object list() const {
    return list_;
  }

 private:
  Object list_ = Object::take(PyList_New(0));
};

// A column of numbers, which numpy reads.
using Column = std::vector<int64_t>;

inline Object bytes_of(const Column& column) {
  return Object::take(PyBytes_FromStringAndSize(
      reinterpret_cast<const char*>(column.data()),
      static_cast<ssize_t>(column.size() * sizeof(int64_t))));
}

// Tuples of numbers; equal ones are one object.
class Tuples {
 public:
  template <typename Values>
  const Object& of(const Values& values) {
    return entry(values).second;
  }

  // Its position among all, in order of their first use.
  template <typename Values>
  int64_t position(const Values& values) {
    return entry(values).first;
  }

  Object list() const {
    return all_.list();
  }

 private:
  struct Hash {
    size_t operator()(const std::vector<int64_t>& values) const {
      size_t found = values.size();
      for (const int64_t value : values)
        found = found * 0x9E3779B97F4A7C15 + static_cast<size_t>(value);
      return found ^ (found >> 29);
    }
  };
  using Entry = std::pair<int64_t, Object>;

  template <typename Values>
  const Entry& entry(const Values& values) {
    key_.assign(values.begin(), values.end());
    Entry& known = known_[key_];
    if (!known.second) {
      known = {static_cast<int64_t>(known_.size()) - 1,
               tuple_of(key_, [](int64_t value) { return Object::of(value); })};
      all_.append(known.second);
    }
    return known;
  }

  Column key_;
  std::unordered_map<Column, Entry, Hash> known_;
  List all_;
};

// Python's name of a type of elements: float32.
inline const Object& dtype_name(c10::ScalarType type) {
  static auto& known = *new std::unordered_map<c10::ScalarType, Object>; // never freed
  Object& name = known[type];
  if (!name) {
    const Object own = Object::share(torch::getTHPDtype(type));
    const std::string text = Object::take(PyObject_Str(own.get())).text();
    name = Object::of(text.substr(text.rfind('.') + 1));
  }
  return name;
}

// Whether a tensor has own memory, and is not a wrapper.
inline bool is_plain(const c10::TensorImpl& impl) {
  const auto keys = impl.key_set();
  return typeid(impl) == typeid(c10::TensorImpl) && impl.has_storage() &&
      !impl.has_symbolic_sizes_strides() && !keys.has(c10::DispatchKey::Python) &&
      !keys.has(c10::DispatchKey::ZeroTensor);
}

// The tensor at an address that Python calls its _cdata.
inline at::Tensor tensor_at(int64_t address) {
  auto* const impl = reinterpret_cast<c10::TensorImpl*>(address);
  return at::Tensor(
      c10::intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>::reclaim_copy(impl));
}

// Asks Python whether a traceback shows that a handler of a signal raised an error. All sessions ask
// the same; it is never released.
inline Object& of_signal() {
  static Object& question = *new Object;
  return question;
}

// A Python error that was set; nothing is set while this lives.
class PythonError {
 public:
  PythonError() {
    PyErr_Fetch(&type_, &value_, &traceback_);
  }
  PythonError(const PythonError&) = delete;
  PythonError& operator=(const PythonError&) = delete;
  ~PythonError() {
    for (PyObject* one : {type_, value_, traceback_})
      if (one != nullptr)
        Py_DecRef(one);
  }
  // Not Ctrl-C, an exit, or what a handler of a signal has raised.
  bool is_failure() const {
    if (type_ != nullptr && PyErr_GivenExceptionMatches(type_, PyExc_Exception) == 0)
      return false;
    if (traceback_ == nullptr || !of_signal())
      return true;
    PyObject* const found = PyObject_CallFunctionObjArgs(of_signal().get(), traceback_, nullptr);
    const bool is_programs = found != nullptr && PyObject_IsTrue(found) == 1;
    if (found != nullptr)
      Py_DecRef(found);
    PyErr_Clear();
    return !is_programs;
  }
  std::string name() const {
    PyObject* const name = type_ ? PyObject_GetAttrString(type_, "__name__") : nullptr;
    const char* const text = name ? PyUnicode_AsUTF8AndSize(name, nullptr) : nullptr;
    const std::string found = text ? text : "unknown error";
    if (name != nullptr)
      Py_DecRef(name);
    PyErr_Clear();
    return found;
  }
  // Raises it in the program as soon as that runs on.
  static void raise_later(std::unique_ptr<PythonError> error) {
    const auto raise = [](void* kept) {
      const std::unique_ptr<PythonError> error(static_cast<PythonError*>(kept));
      PyErr_Restore(
          std::exchange(error->type_, nullptr),
          std::exchange(error->value_, nullptr),
          std::exchange(error->traceback_, nullptr));
      return -1;
    };
    if (Py_AddPendingCall(raise, error.get()) == 0)
      error.release();
  }

 private:
  PyObject *type_ = nullptr, *value_ = nullptr, *traceback_ = nullptr;
};

inline void throw_python_error() {
  auto error = std::make_unique<PythonError>();
  const std::string name = error->name();
  if (!error->is_failure())
    PythonError::raise_later(std::move(error));
  throw std::runtime_error(name);
}

// Calls Python. Ctrl-C is raised again in the program, as soon as it runs on.
template <typename... Args>
Object ask(const Object& question, const Args&... args) {
  if (!question)
    throw std::runtime_error("closed");
  return Object::take(PyObject_CallFunctionObjArgs(question.get(), args.get()..., nullptr));
}

} // namespace actmem
