// The running line of the user's source. All of it needs the GIL.

#pragma once

#include <unordered_map>

#include "python.h"

namespace actmem {

class Sites {
 public:
  // `is_library(frame)`: whether no user wrote the frame's code.
  explicit Sites(Object is_library) : is_library_(std::move(is_library)) {}

  // (code, instruction) of the innermost line that a user wrote; this object keeps the code alive.
  std::pair<PyObject*, int> current() {
    PyObject* raw = PyThreadState_GetFrame(PyThreadState_Get());
    while (raw != nullptr) {
      const Object frame = Object::take(raw);
      Object code = Object::take(PyFrame_GetCode(raw));
      PyObject* const key = code.get();
      auto known = known_.find(key);
      if (known == known_.end()) {
        const bool is_library = ask(is_library_, frame).is_true();
        known = known_.emplace(key, std::make_pair(std::move(code), is_library)).first;
      }
      if (!known->second.second)
        return {key, instruction(frame)};
      raw = PyFrame_GetBack(raw);
    }
    return {nullptr, 0};
  }

 private:
  static int instruction(const Object& frame) {
    if (PyFrame_GetLasti != nullptr)
      return PyFrame_GetLasti(frame.get());
    return static_cast<int>(frame.attribute("f_lasti").number());
  }

  Object is_library_;
  std::unordered_map<PyObject*, std::pair<Object, bool>> known_; // code, which lives as long
};

} // namespace actmem
