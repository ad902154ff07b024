// Reads the autograd graph through torch's own node classes: nothing is unpacked, no hook runs.
//
// nodes.inc, written by `node_table.py`, lists the saved members of torch's generated classes.

#pragma once

#include <ATen/core/ivalue.h>
#include <c10/util/flat_hash_map.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/csrc/autograd/functions/accumulate_grad.h>
#include <torch/csrc/autograd/functions/tensor.h>
#include <torch/csrc/autograd/generated/Functions.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <tuple>
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

// The node that made a tensor; torch refuses for some views.
inline NodePtr node_of(const at::Tensor& tensor) {
  try {
    return tensor.grad_fn();
  } catch (const std::exception&) {
    return {};
  }
}

inline bool is_python(const Node& node) {
  return std::strstr(typeid(node).name(), "6PyNode") != nullptr;
}

inline Object object_of(const NodePtr& node) {
  return Object::take(torch::autograd::functionToPyObject(node));
}

// (sequence number, name) of a node. A Python object of a C++ node would be kept by the node; those of
// custom Functions exist, and stand in place of the name.
inline Object description_of(const NodePtr& node) {
  return tuple(
      Object::take(PyLong_FromUnsignedLongLong(node->sequence_nr())),
      is_python(*node) ? object_of(node) : Object::of(node->name()));
}

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

  // The columns of the tables as bytes, and the lists that their numbers refer to.
  Object result() {
    List beyond;
    for (const NodePtr& node : beyond_)
      beyond.append(object_of(node));
    const Object found = Object::take(PyDict_New());
    const auto put = [&](const char* name, const Object& value) {
      PyDict_SetItemString(found.get(), name, value.get());
    };
#define ACTMEM_PUT(name, value) put(#name, value);
    ACTMEM_PUT(kinds, kinds_.list())
    ACTMEM_PUT(slots, slots_.list())
    ACTMEM_PUT(dtypes, dtypes_.list())
    ACTMEM_PUT(shapes, tuples_.list())
    ACTMEM_PUT(devices, devices_.list())
    ACTMEM_PUT(variables, variables_.list())
    ACTMEM_PUT(others, others_.list())
    ACTMEM_PUT(objects, objects_)
    ACTMEM_PUT(freed, freed_.list())
    ACTMEM_PUT(python_numbers, wrapped_.list())
    ACTMEM_PUT(beyond, beyond.list())
    ACTMEM_PUT(roots, tuple_of(roots_, [](int64_t root) { return or_none(root); }))
#undef ACTMEM_PUT
    for (const auto& [name, column] : columns())
      put(name, bytes_of(*column));
    return found;
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
      note(tensor, slot, index, saved.*pointer_of(IsLeaf()));
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
    const auto [known, is_new] = positions_.emplace(node.get(), NONE);
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
    numbers_.push_back(static_cast<int64_t>(node->sequence_nr())); // -1: none
    for (const torch::autograd::Edge& edge : node->next_edges()) {
      producers_.push_back(edge.function ? add(edge.function) : NONE);
      output_nrs_.push_back(int64_t{edge.input_nr});
    }
    edges_.push_back(static_cast<int64_t>(producers_.size()));
    const Type& type = type_of(*node);
    if (type.is_leaf) {
      const auto& leaf = static_cast<const torch::autograd::AccumulateGrad&>(*node);
      const bool is_dense = is_plain(*leaf.variable.unsafeGetTensorImpl());
      kind_of_.push_back(type.kind);
      leaf_windows_.push_back(
          is_dense ? window(leaf.variable, ~static_cast<int64_t>(leaf_nodes_.size())) : NONE);
      leaf_nodes_.push_back(own_);
      variables_.append(Object::of(leaf.variable));
    } else if (type.is_python) {
      kind_of_.push_back(NONE);
      set(objects_, object_of(node));
    } else if (type.is_write) {
      read_write(static_cast<const torch::autograd::CopySlices&>(*node));
    } else {
      kind_of_.push_back(type.kind);
      visit(*node, type.visit);
    }
  }

  // Reads a write into a view; the node inside it keeps the tensors.
  void read_write(const torch::autograd::CopySlices& write) {
    const NodePtr& inner = write.fn;
    const Kind& known = kind(write, inner.get());
    kind_of_.push_back(known.first);
    if (!inner)
      note_freed(); // a backward consumed the write
    else if (is_python(*inner))
      set(objects_, object_of(inner));
    else
      visit(*inner, known.second);
  }

  void visit(const Node& node, Visit visit) {
    if (visit == nullptr)
      return;
    auto& own = const_cast<Node&>(node);
    const std::unique_lock<std::mutex> lock(own.*pointer_of(Lock()), std::try_to_lock);
    if (lock.owns_lock())
      visit(node, *this);
    else
      note_freed(); // a backward runs it in another thread
  }

  // What all nodes of a class share.
  struct Type {
    int64_t kind;
    Visit visit;
    bool is_leaf, is_write, is_python;
  };

  const Type& type_of(const Node& node) {
    const std::type_info* const key = &typeid(node);
    const auto known = types_.find(key);
    if (known != types_.end())
      return known->second;
    Type type{NONE, nullptr, false, false, is_python(node)};
    type.is_leaf = dynamic_cast<const torch::autograd::AccumulateGrad*>(&node) != nullptr;
    type.is_write = dynamic_cast<const torch::autograd::CopySlices*>(&node) != nullptr;
    if (!type.is_write && !type.is_python)
      std::tie(type.kind, type.visit) = kind(node, nullptr);
    return types_.emplace(key, type).first->second;
  }

  using Kind = std::pair<int64_t, Visit>; // its number

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

  // Saves a tensor that is not dense, or has a hook: its row is one of the others.
  void save(const Object& row) {
    save_nodes_.push_back(own_);
    save_slots_.push_back(NONE);
    save_windows_.push_back(NONE);
    save_leaves_.push_back(0);
    others_.append(row);
  }

  void note_freed() {
    freed_.append(own());
  }

  static int64_t key_of(const c10::TensorImpl& impl) {
    return static_cast<int64_t>(reinterpret_cast<intptr_t>(impl.unsafe_storage().unsafeGetStorageImpl()));
  }

  // Adds a view of a tensor with own memory. `through`: the number of the saved tensor, or
  // ~(position of the leaf).
  int64_t window(const at::Tensor& tensor, int64_t through) {
    const auto& impl = *tensor.unsafeGetTensorImpl();
    const int64_t key = key_of(impl);
    const auto [storage, is_new] =
        storages_.emplace(key, static_cast<int64_t>(storage_keys_.size()));
    if (is_new) {
      storage_keys_.push_back(key);
      storage_nbytes_.push_back(
          static_cast<int64_t>(impl.unsafe_storage().unsafeGetStorageImpl()->nbytes()));
      storage_devices_.push_back(device(tensor.device()));
      storage_firsts_.push_back(through);
    }
    window_storages_.push_back(storage->second);
    window_dtypes_.push_back(dtype(tensor.scalar_type()));
    window_shapes_.push_back(tuples_.position(impl.sizes()));
    window_strides_.push_back(tuples_.position(impl.strides()));
    window_offsets_.push_back(impl.storage_offset());
    return static_cast<int64_t>(window_storages_.size()) - 1;
  }

  int64_t device(const c10::Device& device) {
    const auto [known, is_new] = device_positions_.try_emplace(
        {static_cast<int>(device.type()), device.index()}, device_positions_.size());
    if (is_new)
      devices_.append(Object::of(device.str()));
    return known->second;
  }

  int64_t dtype(c10::ScalarType type) {
    const auto [known, is_new] = dtype_positions_.try_emplace(type, dtype_positions_.size());
    if (is_new)
      dtypes_.append(dtype_name(type));
    return known->second;
  }

  int64_t slot(const char* name, int64_t index) {
    const auto [known, is_new] =
        slot_positions_.try_emplace({name, index}, slot_positions_.size());
    if (is_new)
      slots_.append(this->name(name, index));
    return known->second;
  }

  void note(const at::Tensor& tensor, const char* slot, int64_t index, bool is_leaf) {
    const auto& impl = *tensor.unsafeGetTensorImpl();
    if (!is_plain(impl)) {
      save(tuple(own(), name(slot, index), Object::of(tensor)));
    } else if (impl.is_wrapped_number()) {
      wrapped_.append(Object::of(key_of(impl)));
    } else {
      const auto saved = static_cast<int64_t>(tensors_.size());
      tensors_.push_back(tensor);
      save_nodes_.push_back(own_);
      save_slots_.push_back(this->slot(slot, index));
      save_windows_.push_back(window(tensor, saved));
      save_leaves_.push_back(is_leaf);
    }
  }

#define ACTMEM_COLUMN(name) {#name, &name##_}
  std::vector<std::pair<const char*, const Column*>> columns() const {
    return {
        ACTMEM_COLUMN(kind_of),
        ACTMEM_COLUMN(numbers),
        ACTMEM_COLUMN(edges),
        ACTMEM_COLUMN(producers),
        ACTMEM_COLUMN(output_nrs),
        ACTMEM_COLUMN(save_nodes),
        ACTMEM_COLUMN(save_slots),
        ACTMEM_COLUMN(save_windows),
        ACTMEM_COLUMN(save_leaves),
        ACTMEM_COLUMN(leaf_nodes),
        ACTMEM_COLUMN(leaf_windows),
        ACTMEM_COLUMN(window_storages),
        ACTMEM_COLUMN(window_dtypes),
        ACTMEM_COLUMN(window_shapes),
        ACTMEM_COLUMN(window_strides),
        ACTMEM_COLUMN(window_offsets),
        ACTMEM_COLUMN(storage_keys),
        ACTMEM_COLUMN(storage_nbytes),
        ACTMEM_COLUMN(storage_devices),
        ACTMEM_COLUMN(storage_firsts),
    };
  }
#undef ACTMEM_COLUMN

  const Limits limits_;
  std::vector<NodePtr> nodes_;
  std::vector<NodePtr> beyond_;
  std::vector<int64_t> roots_;
  std::vector<at::Tensor> tensors_;
  ska::flat_hash_map<const Node*, int64_t> positions_;
  ska::flat_hash_map<int64_t, int64_t> storages_; // key -> position
  std::map<std::pair<int, int>, int64_t> device_positions_;
  std::map<c10::ScalarType, int64_t> dtype_positions_;
  std::map<std::pair<const char*, int64_t>, int64_t> slot_positions_;
  std::unordered_map<const char*, Object> names_;
  std::map<std::pair<std::type_index, std::type_index>, Kind> known_;
  ska::flat_hash_map<const std::type_info*, Type> types_;
  Tuples tuples_;
  size_t visited_ = 0;
  int64_t own_ = NONE;
  Column kind_of_, numbers_, edges_, producers_, output_nrs_;
  Column save_nodes_, save_slots_, save_windows_, save_leaves_, leaf_nodes_, leaf_windows_;
  Column window_storages_, window_dtypes_, window_shapes_, window_strides_, window_offsets_;
  Column storage_keys_, storage_nbytes_, storage_devices_, storage_firsts_;
  List kinds_, slots_, dtypes_, devices_, variables_, others_, freed_, wrapped_;
  Object objects_ = Object::take(PyDict_New());
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
  const auto number = static_cast<int64_t>(known_.size());
  kinds_.append(tuple(
      Object::of(node.name()),
      Object::of(inner == nullptr ? std::string() : inner->name()),
      Object::of(visit != nullptr || is_asked)));
  return known_.emplace(key, Kind(number, visit)).first->second;
}

} // namespace actmem
