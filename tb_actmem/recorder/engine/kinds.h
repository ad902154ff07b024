// Properties of an operator, and whether a call of it does the work itself.

#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/record_function.h>
#include <c10/core/impl/LocalDispatchKeySet.h>
#include <c10/core/impl/TorchDispatchModeTLS.h>

#include <algorithm>
#include <span>
#include <string>
#include <unordered_map>

namespace actmem {

struct Kind {
  std::string name;
  bool is_composite; // made of other ops, or does nothing: autograd itself detaches in place
  bool has_autograd; // its autograd kernel may run other ops beside the op itself
  bool has_autocast; // its autocast kernel calls the op with other tensors
  bool is_random; // it may get a generator
  size_t inputs, outputs;
};

// The last values of a stack, which may contain more than an op's arguments or results.
template <typename Stack>
std::span<const c10::IValue> last(const Stack& stack, size_t count) {
  return std::span(stack.data(), stack.size()).last(std::min(count, stack.size()));
}

class Kinds {
 public:
  // The kind of the called operator; nullptr: it is a named range, not an operator.
  const Kind* of(const at::RecordFunction& function) {
    const auto known = known_.find(function.name()); // an operator's own copy of its name
    if (known != known_.end())
      return &known->second;
    const auto name = function.operator_name();
    const auto op = name ? c10::Dispatcher::singleton().findOp(*name) : std::nullopt;
    if (!op)
      return nullptr;
    using c10::DispatchKey;
    const auto has = [&](DispatchKey key) { return op->hasKernelForDispatchKey(key); };
    const Kind kind{
        c10::toString(*name),
        // An op that also has its own kernel, such as silu_backward, uses it on the CPU.
        (has(DispatchKey::CompositeImplicitAutograd) && !has(DispatchKey::CPU)) ||
            name->name == "aten::detach_",
        has(DispatchKey::Autograd) || has(DispatchKey::AutogradCPU),
        has(DispatchKey::AutocastCPU),
        takes_generator(op->schema()),
        op->schema().arguments().size(),
        op->schema().returns().size()};
    return &known_.emplace(function.name(), kind).first->second;
  }

 private:
  static bool takes_generator(const c10::FunctionSchema& schema) {
    const auto& given = schema.arguments();
    return std::any_of(given.begin(), given.end(), [](const c10::Argument& one) {
      return one.type()->str().find("Generator") != std::string::npos;
    });
  }

  std::unordered_map<const char*, Kind> known_;
};

inline bool is_excluded(c10::DispatchKey key) {
  return c10::impl::tls_is_dispatch_key_excluded(key);
}

inline bool is_included(c10::DispatchKey key) {
  return c10::impl::tls_is_dispatch_key_included(key) && !is_excluded(key);
}

inline bool is_below_autograd() {
  return is_excluded(c10::DispatchKey::AutogradFunctionality);
}

// Whether to note a call: no other kernel will call this op or others instead of it, and the call
// is not hidden from Python.
inline bool does_the_work(const Kind& kind) {
  using c10::DispatchKey;
  return !kind.is_composite && !is_excluded(DispatchKey::Python) &&
      !c10::impl::TorchDispatchModeTLS::any_modes_set() &&
      (!kind.has_autocast || is_excluded(DispatchKey::AutocastCPU)) &&
      !is_included(DispatchKey::FuncTorchDynamicLayerFrontMode) &&
      !is_included(DispatchKey::FuncTorchDynamicLayerBackMode);
}

} // namespace actmem
