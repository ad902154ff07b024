// Python's tables, which the library fills.
//
// Python runs a signal's handler only between calls of the library. Each method here adds whole rows,
// so an interrupt finds all of them or none. The values are made before a row is begun: making a tuple
// may run Python's collector, and that any code of Python.

#pragma once

#include "memory.h"
#include "python.h"

namespace actmem {

// All of it needs the GIL.
class Tables {
 public:
  struct Python {
    Object nbytes, devices, births; // the columns of storages
    Object deaths, streams; // dictionaries: storage -> ops that had run, number of its stream
    Object named; // the list of storages that have a name, each with the position of the name
    std::vector<Object> tensors; // the columns of tensors
  };

  explicit Tables(Python python) : python_(std::move(python)) {}

  void add_storages(const std::vector<Memory::Row>& rows, const std::vector<Memory::Death>& deaths) {
    for (const Memory::Row& row : rows) {
      const Object number = Object::of(int64_t{python_.nbytes.size()});
      append(python_.nbytes, Object::of(row.nbytes));
      append(python_.devices, device(row.device));
      append(python_.births, row.birth == NONE ? none_ : Object::of(row.birth));
      if (row.stream != NONE)
        set(python_.streams, number, Object::of(row.stream));
      if (row.named != NONE) {
        append(python_.named, number);
        append(python_.named, Object::of(row.named));
      }
    }
    for (const auto& [row, ops] : deaths)
      set(python_.deaths, Object::of(row), Object::of(ops));
  }

  // Adds storages that Python has found, all with one birth; returns the number of the first.
  Object add_storages(const Object& nbytes, const Object& devices, const Object& birth) {
    Object first = Object::of(int64_t{python_.nbytes.size()});
    for (ssize_t i = 0; i < nbytes.size(); ++i) {
      append(python_.nbytes, nbytes.item(i));
      append(python_.devices, devices.item(i));
      append(python_.births, birth);
    }
    return first;
  }

  // The number of the next tensor.
  Object tensors() const {
    return Object::of(int64_t{python_.tensors[0].size()});
  }

  // Adds a tensor, by its values in the order of the columns; returns its number.
  template <typename... Values>
  Object add_tensor(const Values&... values) {
    Object number = tensors();
    size_t column = 0;
    (append(python_.tensors[column++], values), ...);
    return number;
  }

 private:
  static void set(const Object& dictionary, const Object& key, const Object& value) {
    if (PyDict_SetItem(dictionary.get(), key.get(), value.get()) != 0)
      throw_python_error();
  }

  const Object& device(int64_t number) {
    Object& name = devices_[number];
    if (!name)
      name = Object::of(number == CPU ? std::string("cpu") : "cuda:" + std::to_string(number));
    return name;
  }

  const Python python_;
  const Object none_ = Object::none();
  std::unordered_map<int64_t, Object> devices_;
};

} // namespace actmem
