// What there is to know of an operator, and whether a call of it is the one that does the work.

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
  bool is_composite; // made of other ops, or of nothing: autograd itself detaches in place
  bool has_autograd; // its autograd kernel may run ops of its own, beside the op itself
  bool has_autocast; // its autocast kernel calls it again, with other tensors
  size_t inputs, outputs;
};

// The last values of a stack, on which there may be more than an op takes or returns.
template <typename Stack>
std::span<const c10::IValue> last(const Stack& stack, size_t count) {
  return std::span(stack.data(), stack.size()).last(std::min(count, stack.size()));
}

class Kinds {
 public:
  // Of the operator that is called; nullptr: it is no operator, but a range that somebody named.
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
        // What has a kernel of its own as well, as silu_backward, takes that on the CPU.
        (has(DispatchKey::CompositeImplicitAutograd) && !has(DispatchKey::CPU)) ||
            name->name == "aten::detach_",
        has(DispatchKey::Autograd) || has(DispatchKey::AutogradCPU),
        has(DispatchKey::AutocastCPU),
        op->schema().arguments().size(),
        op->schema().returns().size()};
    return &known_.emplace(function.name(), kind).first->second;
  }

 private:
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

// Whether a call is to be noted: nobody stands between it and the work, who will call this op or
// others again, and nobody has asked that what Python could see be kept from it.
inline bool does_the_work(const Kind& kind) {
  using c10::DispatchKey;
  return !kind.is_composite && !is_excluded(DispatchKey::Python) &&
      !c10::impl::TorchDispatchModeTLS::any_modes_set() &&
      (!kind.has_autocast || is_excluded(DispatchKey::AutocastCPU)) &&
      !is_included(DispatchKey::FuncTorchDynamicLayerFrontMode) &&
      !is_included(DispatchKey::FuncTorchDynamicLayerBackMode);
}

} // namespace actmem
