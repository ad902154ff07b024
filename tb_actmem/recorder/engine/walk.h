// Reads the autograd graph through torch's own node classes: nothing is unpacked, no hook runs.
//
// nodes.inc, written by `node_table.py`, lists the saved members of torch's generated classes.

#pragma once

#include <ATen/core/ivalue.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/csrc/autograd/functions/accumulate_grad.h>
#include <torch/csrc/autograd/functions/tensor.h>
#include <torch/csrc/autograd/generated/Functions.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <typeindex>
#include <unordered_map>

#include "python.h"

namespace actmem {

using torch::autograd::Node;
using torch::autograd::SavedVariable;
using NodePtr = decltype(torch::autograd::Edge::function);

} // namespace actmem

namespace torch::autograd {
PyObject* functionToPyObject(const actmem::NodePtr&); // in torch's library for Python
}

namespace actmem {

// Pointers to private members: an explicit instantiation may name them.
template <typename Tag, typename Tag::Pointer member>
struct Private {
  friend typename Tag::Pointer pointer_of(Tag) {
    return member;
  }
};
#define ACTMEM_PRIVATE(tag, owner, member, ...) \
  struct tag {                                  \
    using Pointer = __VA_ARGS__ owner::*;       \
    friend Pointer pointer_of(tag);             \
  };                                            \
  template struct Private<tag, &owner::member>;
ACTMEM_PRIVATE(Data, SavedVariable, data_, at::Tensor)
ACTMEM_PRIVATE(IsLeaf, SavedVariable, is_leaf_, bool)
ACTMEM_PRIVATE(IsNone, SavedVariable, was_default_constructed_, bool)
ACTMEM_PRIVATE(Lock, Node, mutex_, std::mutex)
ACTMEM_PRIVATE(Inside, c10::SafePyObject, data_, PyObject*)
using torch::autograd::AutogradContext;
ACTMEM_PRIVATE(OfContext, AutogradContext, saved_variables_, std::vector<SavedVariable>)
ACTMEM_PRIVATE(IsReleased, AutogradContext, has_freed_buffers_, bool)
#undef ACTMEM_PRIVATE

class Walk;
using Visit = void (*)(const Node&, Walk&);

// Holds the nodes and tensors that it has found.
class Walk {
 public:
  struct Limits {
    uint64_t since; // older nodes are left out,
    std::vector<std::pair<uint64_t, uint64_t>> elsewhere; // except those with these numbers
    size_t most; // as are nodes after so many
  };

  explicit Walk(Limits limits) : limits_(std::move(limits)) {}

  // Visits the graphs of some tensors, each as far as the ones before do not reach.
  void visit(const std::vector<at::Tensor>& tensors) {
    for (const at::Tensor& tensor : tensors) {
      const NodePtr root = node_of(tensor);
      const bool is_read = root && !is_left_out(*root) && !is_input_saver(*root);
      roots_.push_back(is_read ? add(root) : NONE);
      while (visited_ < nodes_.size())
        read(visited_++);
    }
  }

  // (kinds, kind of each node, numbers, links, roots, leaves, objects, saves, freed, wrapped, beyond)
  Object result() {
    List beyond;
    for (const NodePtr& node : beyond_)
      beyond.append(object_of(node));
    return tuple(
        kinds_.list(),
        kind_of_.list(),
        numbers_.list(),
        links_.list(),
        tuple_of(roots_, [](int64_t root) { return or_none(root); }),
        leaves_,
        objects_,
        saves_,
        freed_.list(),
        wrapped_.list(),
        beyond.list());
  }

  // The saved tensor with a number.
  const at::Tensor& tensor(int64_t number) const {
    return tensors_.at(static_cast<size_t>(number));
  }

  // Notes a slot. `index`: its position in a list of tensors, or NONE.
  void note(const SavedVariable& saved, const char* slot, int64_t index = NONE) {
    if (saved.has_hooks()) {
      Object hook = Object::none(), packed = Object::none(); // those of C++ hooks are unknown
      try {
        if (const auto found = saved.retrieve_unpack_hook_data()) {
          hook = shared(found->first);
          packed = shared(found->second);
        }
      } catch (const c10::Error&) {
      }
      save(tuple(own(), name(slot, index), std::move(hook), std::move(packed)));
      return;
    }
    const at::Tensor& tensor = saved.*pointer_of(Data());
    if (tensor.defined())
      note(tensor, name(slot, index), saved.*pointer_of(IsLeaf()));
    else if (!(saved.*pointer_of(IsNone())))
      note_freed();
  }

  void note(const std::vector<SavedVariable>& saved, bool is_released, const char* slot) {
    if (is_released)
      note_freed();
    int64_t index = 0;
    for (const SavedVariable& one : saved)
      note(one, slot, index++);
  }

  // Notes the values that a C++ Function put on its ctx.
  void note(const c10::IValue& value, const std::string& path) {
    if (value.isTensor() && value.toTensor().defined()) {
      save(tuple(own(), Object::of(path), Object::of(value.toTensor()), Object::none(), Object::none()));
    } else if (value.isList() || value.isTuple()) {
      int64_t index = 0;
      const auto items = value.isList() ? value.toListRef() : value.toTupleRef().elements();
      for (const c10::IValue& item : items)
        note(item, path + "[" + std::to_string(index++) + "]");
    } else if (value.isGenericDict()) {
      for (const auto& item : value.toGenericDict())
        note(item.value(), path + "[...]");
    }
  }

 private:
  static Object or_none(int64_t number) {
    return number == NONE ? Object::none() : Object::of(number);
  }

  static Object shared(const c10::SafePyObject& object) {
    PyObject* const inside = object.*pointer_of(Inside());
    return inside == nullptr ? Object::none() : Object::share(inside);
  }

  static Object object_of(const NodePtr& node) {
    return Object::take(torch::autograd::functionToPyObject(node));
  }

  // The node that made a tensor; torch refuses for some views.
  static NodePtr node_of(const at::Tensor& tensor) {
    try {
      return tensor.grad_fn();
    } catch (const std::exception&) {
      return {};
    }
  }

  static bool is_python(const Node& node) {
    return std::strstr(typeid(node).name(), "6PyNode") != nullptr;
  }

  bool is_left_out(const Node& node) const {
    const uint64_t number = node.sequence_nr();
    if (number >= limits_.since)
      return false;
    return std::none_of(limits_.elsewhere.begin(), limits_.elsewhere.end(), [&](const auto& range) {
      return range.first <= number && number < range.second;
    });
  }

  // The position of a node; NONE: it is left out.
  int64_t add(const NodePtr& node) {
    const auto [known, is_new] = positions_.try_emplace(node.get(), NONE);
    if (!is_new)
      return known->second;
    if (nodes_.size() >= limits_.most || is_left_out(*node)) {
      beyond_.push_back(node);
      return NONE;
    }
    known->second = static_cast<int64_t>(nodes_.size());
    nodes_.push_back(node);
    return known->second;
  }

  // Whether it is torch 2.11's keeper of a checkpoint's inputs, which are read from the checkpoint.
  static bool is_input_saver(const Node& node) {
    return is_python(node) && node.name() == "_NoopSaveInputsBackward";
  }

  void read(size_t position) {
    const NodePtr node = nodes_[position];
    own_ = static_cast<int64_t>(position);
    numbers_.append(Object::take(PyLong_FromUnsignedLongLong(node->sequence_nr())));
    links_.append(tuple_of(node->next_edges(), [&](const torch::autograd::Edge& edge) {
      const int64_t at = edge.function ? add(edge.function) : NONE;
      return at == NONE ? Object::none()
                        : tuple(Object::of(at), Object::of(int64_t{edge.input_nr}));
    }));
    const auto* const leaf = dynamic_cast<const torch::autograd::AccumulateGrad*>(node.get());
    if (leaf != nullptr) {
      kind_of_.append(kind(*node, nullptr).first);
      set(leaves_, tuple(Object::of(leaf->variable), window(leaf->variable)));
      return;
    }
    const auto* const write = dynamic_cast<const torch::autograd::CopySlices*>(node.get());
    const NodePtr inner = write == nullptr ? node : write->fn;
    if (is_python(*node))
      kind_of_.append(Object::of(NONE));
    else
      kind_of_.append(kind(*node, write == nullptr ? nullptr : inner.get()).first);
    if (!inner) {
      note_freed(); // a backward consumed the write
    } else if (is_python(*inner)) {
      set(objects_, object_of(inner));
    } else if (const Visit visit = kind(*node, write == nullptr ? nullptr : inner.get()).second) {
      const std::unique_lock<std::mutex> lock((*inner).*pointer_of(Lock()), std::try_to_lock);
      if (lock.owns_lock())
        visit(*inner, *this);
      else
        note_freed(); // a backward runs it in another thread
    }
  }

  using Kind = std::pair<Object, Visit>; // its number

  // The kind of a node; `inner`: the node of the write inside it.
  const Kind& kind(const Node& node, const Node* inner);

  void set(const Object& dict, const Object& value) {
    if (PyDict_SetItem(dict.get(), own().get(), value.get()) != 0)
      throw_python_error();
  }

  Object own() const {
    return Object::of(own_);
  }

  Object name(const char* slot, int64_t index) {
    if (index != NONE)
      return Object::of(std::string(slot) + "[" + std::to_string(index) + "]");
    Object& known = names_[slot];
    if (!known)
      known = Object::of(std::string(slot));
    return known;
  }

  void save(Object row) {
    if (last_ != own_) {
      last_ = own_;
      kept_ = List();
      set(saves_, kept_.list());
    }
    kept_.append(row);
  }

  void note_freed() {
    freed_.append(own());
  }

  static bool is_plain(const c10::TensorImpl& impl) {
    const auto keys = impl.key_set();
    return typeid(impl) == typeid(c10::TensorImpl) && impl.has_storage() &&
        !impl.has_symbolic_sizes_strides() && !keys.has(c10::DispatchKey::Python) &&
        !keys.has(c10::DispatchKey::ZeroTensor);
  }

  static Object key_of(const c10::TensorImpl& impl) {
    const auto* const storage = impl.unsafe_storage().unsafeGetStorageImpl();
    return Object::of(static_cast<int64_t>(reinterpret_cast<intptr_t>(storage)));
  }

  // (key and bytes of the storage, device, dtype, shape, stride, offset) of a tensor with own memory;
  // None: it has none, or it is a wrapper.
  Object window(const at::Tensor& tensor) {
    const auto& impl = *tensor.unsafeGetTensorImpl();
    if (!is_plain(impl))
      return Object::none();
    const auto number = [](int64_t size) { return Object::of(size); };
    const auto nbytes = impl.unsafe_storage().unsafeGetStorageImpl()->nbytes();
    return tuple(
        key_of(impl),
        Object::of(static_cast<int64_t>(nbytes)),
        device(tensor.device()),
        Object::share(torch::getTHPDtype(tensor.scalar_type())),
        tuple_of(impl.sizes(), number),
        tuple_of(impl.strides(), number),
        Object::of(impl.storage_offset()));
  }

  Object device(const c10::Device& device) {
    Object& known = devices_[{static_cast<int>(device.type()), device.index()}];
    if (!known)
      known = Object::of(device.str());
    return known;
  }

  void note(const at::Tensor& tensor, Object slot, bool is_leaf) {
    const auto& impl = *tensor.unsafeGetTensorImpl();
    if (!is_plain(impl)) {
      save(tuple(own(), std::move(slot), Object::of(tensor)));
    } else if (impl.is_wrapped_number()) {
      wrapped_.append(key_of(impl));
    } else {
      const auto saved = static_cast<int64_t>(tensors_.size());
      tensors_.push_back(tensor);
      save(tuple(
          own(),
          std::move(slot),
          window(tensor),
          Object::of(saved),
          Object::of(is_leaf),
          Object::none()));
    }
  }

  const Limits limits_;
  std::vector<NodePtr> nodes_;
  std::vector<NodePtr> beyond_;
  std::vector<int64_t> roots_;
  std::vector<at::Tensor> tensors_;
  std::unordered_map<const Node*, int64_t> positions_;
  std::unordered_map<const char*, Object> names_;
  std::map<std::pair<int, int>, Object> devices_;
  std::map<std::pair<std::type_index, std::type_index>, Kind> known_;
  size_t visited_ = 0;
  int64_t own_ = NONE, last_ = NONE;
  List kinds_, kind_of_, numbers_, links_, freed_, wrapped_, kept_;
  Object leaves_ = Object::take(PyDict_New());
  Object objects_ = Object::take(PyDict_New());
  Object saves_ = Object::take(PyDict_New());
};

inline void visit_nothing(const Node&, Walk&) {}

// All C++ Functions have the same layout: a node, then the ctx.
inline void visit_function(const Node& node, Walk& walk) {
  struct Any {};
  const auto& ctx = reinterpret_cast<const torch::autograd::CppNode<Any>&>(node).ctx_;
  const bool is_released = ctx.*pointer_of(IsReleased());
  walk.note(ctx.*pointer_of(OfContext()), is_released, "");
  if (!is_released)
    for (const auto& [key, value] : ctx.saved_data)
      walk.note(value, key);
}

#define ACTMEM_ONE(member, slot) walk.note(own.member, slot);
#define ACTMEM_LIST(member, slot) walk.note(own.member, own.member##released_, slot);
#define ACTMEM_NODE(type, ...)                                        \
  {typeid(torch::autograd::generated::type),                          \
   [](const Node& node, Walk& walk) {                                 \
     const auto& own = static_cast<const torch::autograd::generated::type&>(node); \
     static_cast<void>(own);                                          \
     __VA_ARGS__                                                      \
   }},
inline Visit visit_of(const std::type_info& type) {
  static const std::unordered_map<std::type_index, Visit> visits{
#include "nodes.inc"
  };
  const auto found = visits.find(type);
  if (found != visits.end())
    return found->second;
  const char* const name = type.name();
  if (std::strncmp(name, "N5torch8autograd7CppNodeI", 25) == 0)
    return visit_function;
  // Torch's other nodes, which keep no tensor.
  for (const char* const one :
       {"AccumulateGrad", "Error", "NotImplemented", "DelayedError", "UndefinedGrad",
        "UndefinedGradBackward", "GraphRoot", "Identity", "CopyBackwards", "Scatter", "Gather"}) {
    if (name == "N5torch8autograd" + std::to_string(std::strlen(one)) + one + "E")
      return visit_nothing;
  }
  return nullptr;
}
#undef ACTMEM_ONE
#undef ACTMEM_LIST
#undef ACTMEM_NODE

inline const Walk::Kind& Walk::kind(const Node& node, const Node* inner) {
  const std::type_index own = typeid(node);
  const auto key = std::make_pair(own, inner == nullptr ? own : std::type_index(typeid(*inner)));
  const auto known = known_.find(key);
  if (known != known_.end())
    return known->second;
  const bool is_write = dynamic_cast<const torch::autograd::CopySlices*>(&node) != nullptr;
  const bool is_asked = inner != nullptr && is_python(*inner);
  const Visit visit =
      is_write && inner == nullptr ? visit_nothing : visit_of(typeid(inner ? *inner : node));
  Object number = Object::of(static_cast<int64_t>(known_.size()));
  kinds_.append(tuple(
      Object::of(node.name()),
      Object::of(inner == nullptr ? std::string() : inner->name()),
      Object::of(visit != nullptr || is_asked)));
  return known_.emplace(key, Kind(std::move(number), visit)).first->second;
}

} // namespace actmem
