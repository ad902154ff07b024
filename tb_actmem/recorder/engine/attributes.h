// Plain attributes of modules, such as numbers. A recomputation reads them when the backward runs, so
// one that changes after its call began may give other gradients. It does what `Attributes` does in
// Python. All of it needs the GIL.

#pragma once

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "python.h"

namespace actmem {

class Attributes {
 public:
  // Adds (module, attribute) of those that change to a list. `plain`: the classes of their values.
  Attributes(Object changed, Object plain) : changed_(std::move(changed)), plain_(std::move(plain)) {
    for (ssize_t i = 0; i < plain_.size(); ++i)
      classes_.push_back(plain_.item(i).get());
  }

  // Reads the attributes of a module whose call begins, and compares them with those of its last call.
  void read(PyObject* module, const Object& name) {
    std::vector<Value>& known = known_[module];
    size_t at = 0;
    PyObject *key = nullptr, *value = nullptr;
    const Object attributes = Object::take(PyObject_GetAttr(module, dict_.get()));
    for (ssize_t next = 0; PyDict_Next(attributes.get(), &next, &key, &value) != 0; ++at) {
      if (at == known.size())
        known.push_back(value_of(key, value));
      Value& before = known[at];
      const bool is_same_key = before.key.get() == key;
      if (is_same_key && (!before.value || before.value.get() == value))
        continue;
      Value now = value_of(key, value);
      if (is_same_key && now.value && !are_equal(before.value, now.value))
        append(changed_, tuple(name, now.key));
      before = std::move(now);
    }
    known.resize(at);
  }

  // Reads the attributes of modules that were called, before their backward.
  void compare(const Object& modules) {
    for (ssize_t i = 0; i < modules.size(); ++i) {
      const Object pair = modules.item(i), module = pair.item(1);
      if (known_.count(module.get()) > 0)
        read(module.get(), pair.item(0));
    }
  }

  // The calls from now on have other backwards.
  void forget() {
    known_.clear();
  }

 private:
  struct Value {
    Object key, value; // no value: it is not plain
  };

  Value value_of(PyObject* key, PyObject* value) const {
    const bool is_noted = is_plain(value) && !are_equal(Object::share(key), training_);
    return {Object::share(key), is_noted ? Object::share(value) : Object()};
  }

  bool is_plain(PyObject* value) const {
    const Object type = Object::take(PyObject_Type(value));
    return std::find(classes_.begin(), classes_.end(), type.get()) != classes_.end();
  }

  static bool are_equal(const Object& one, const Object& other) {
    const int answer = PyObject_RichCompareBool(one.get(), other.get(), 2); // Py_EQ
    if (answer < 0)
      throw_python_error();
    return answer == 1;
  }

  const Object changed_, plain_;
  std::vector<PyObject*> classes_;
  const Object dict_ = Object::of(std::string("__dict__")), training_ = Object::of(std::string("training"));
  std::unordered_map<PyObject*, std::vector<Value>> known_;
};

} // namespace actmem
