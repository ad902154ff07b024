// Plain attributes of modules, such as numbers. A recomputation reads them when the backward runs, so
// one that changes after its call began may give other gradients. It does what `Attributes` does in
// Python. All of it needs the GIL.

#pragma once

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "python.h"

namespace actmem {

class Attributes {
 public:
  // Adds (module, attribute) of those that change to a list. `values`: the classes of their values.
  Attributes(Object changed, Object values) : changed_(std::move(changed)), values_(std::move(values)) {
    for (ssize_t i = 0; i < values_.size(); ++i)
      classes_.insert(values_.item(i).get());
  }

  // Reads the attributes of a module whose call begins, and compares them with those of its last call.
  void read(PyObject* module, const Object& name) {
    std::vector<Attribute> now;
    PyObject *key = nullptr, *value = nullptr;
    const Object attributes = Object::take(PyObject_GetAttr(module, dict_.get()));
    for (ssize_t next = 0; PyDict_Next(attributes.get(), &next, &key, &value) != 0;)
      if (is_plain(value))
        now.push_back({Object::share(key), Object::share(value)});
    Known& last = known_[module];
    const Object type = Object::take(PyObject_Type(module));
    if (last.type.get() != type.get()) // a lazy module becomes one of another class
      last = {type, {}};
    const std::vector<Attribute>& known = last.attributes;
    for (const Attribute& own : now) {
      const auto is_own = [&](const Attribute& one) { return are_equal(one.key, own.key); };
      const auto before = std::find_if(known.begin(), known.end(), is_own);
      const bool has_changed = before != known.end() && !are_equal(before->value, own.value);
      if (has_changed && !are_equal(own.key, training_))
        append(changed_, tuple(name, own.key));
    }
    last.attributes = std::move(now);
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
  struct Attribute {
    Object key, value;
  };
  struct Known {
    Object type;
    std::vector<Attribute> attributes;
  };

  bool is_plain(PyObject* value) const {
    const Object type = Object::take(PyObject_Type(value));
    return classes_.contains(type.get());
  }

  static bool are_equal(const Object& one, const Object& other) {
    const int answer = PyObject_RichCompareBool(one.get(), other.get(), 2); // Py_EQ
    if (answer < 0)
      throw_python_error();
    return answer == 1;
  }

  const Object changed_, values_;
  std::unordered_set<PyObject*> classes_;
  const Object dict_ = Object::of(std::string("__dict__")), training_ = Object::of(std::string("training"));
  std::unordered_map<PyObject*, Known> known_;
};

} // namespace actmem
