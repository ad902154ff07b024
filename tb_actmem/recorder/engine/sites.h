// The running line of the user's source. All of it needs the GIL.

#pragma once

#include <torch/csrc/utils/pybind.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <utility>

namespace actmem {

// Holds the GIL; pybind11's own guard is much slower.
class Interpreter {
 public:
  ~Interpreter() {
    PyGILState_Release(state_);
  }

 private:
  const PyGILState_STATE state_ = PyGILState_Ensure();
};

// Calls Python. A Python error becomes a C++ error with the name of its type. Ctrl-C is raised
// again in the program, as soon as it runs on.
template <typename... Args>
py::object ask(const py::object& question, const Args&... args) {
  if (!question)
    throw std::runtime_error("closed");
  try {
    if constexpr (sizeof...(args) == 0) { // without a tuple, because every op calls this
      PyObject* const answer = PyObject_CallNoArgs(question.ptr());
      if (answer == nullptr)
        throw py::error_already_set();
      return py::reinterpret_steal<py::object>(answer);
    } else {
      return question(args...);
    }
  } catch (py::error_already_set& error) {
    if (!error.matches(PyExc_Exception)) {
      const auto raise = [](void* kept) {
        std::unique_ptr<py::error_already_set>(static_cast<py::error_already_set*>(kept))->restore();
        return -1;
      };
      auto kept = std::make_unique<py::error_already_set>(error);
      if (Py_AddPendingCall(raise, kept.get()) == 0)
        kept.release();
    }
    throw std::runtime_error(error.type().attr("__name__").cast<std::string>());
  }
}

class Sites {
 public:
  // `is_library(frame)`: whether no user wrote the frame's code.
  explicit Sites(py::object is_library) : is_library_(std::move(is_library)) {}

  // (code, instruction) of the innermost line that a user wrote; this object keeps the code alive.
  std::pair<PyObject*, int> current() {
    auto frame = py::reinterpret_steal<py::object>(
        reinterpret_cast<PyObject*>(PyThreadState_GetFrame(PyThreadState_Get())));
    while (frame) {
      auto* const raw = reinterpret_cast<PyFrameObject*>(frame.ptr());
      auto code = py::reinterpret_steal<py::object>(
          reinterpret_cast<PyObject*>(PyFrame_GetCode(raw)));
      PyObject* const key = code.ptr();
      auto known = known_.find(key);
      if (known == known_.end()) {
        const bool is_library = ask(is_library_, frame).template cast<bool>();
        known = known_.emplace(key, std::make_pair(std::move(code), is_library)).first;
      }
      if (!known->second.second)
        return {key, instruction(frame)};
      frame = py::reinterpret_steal<py::object>(reinterpret_cast<PyObject*>(PyFrame_GetBack(raw)));
    }
    return {nullptr, 0};
  }

 private:
  static int instruction(const py::object& frame) {
#if PY_VERSION_HEX >= 0x030B0000
    return PyFrame_GetLasti(reinterpret_cast<PyFrameObject*>(frame.ptr()));
#else
    return frame.attr("f_lasti").cast<int>();
#endif
  }

  py::object is_library_;
  std::unordered_map<PyObject*, std::pair<py::object, bool>> known_; // code, which lives as long
};

} // namespace actmem
