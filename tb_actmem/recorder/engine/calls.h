// Module calls: their arguments, and the results that the caller holds meanwhile. It does what
// `Arguments` does in Python, and asks it about arguments that are neither tensors nor plain values.
// All of it needs the GIL.

#pragma once

#include <ATen/PythonTorchFunctionTLS.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

#include "attributes.h"
#include "kinds.h"
#include "other_random.h"
#include "python.h"

namespace actmem {

// While it lives, no mode and no subclass of the program hears of our calls.
class Unasked {
  using Tls = at::impl::PythonTorchFunctionTLS;

 public:
  Unasked() {
    Tls::set_disabled_state(at::impl::TorchFunctionDisabledState::ALL_DISABLED);
  }
  Unasked(const Unasked&) = delete;
  Unasked& operator=(const Unasked&) = delete;
  ~Unasked() {
    Tls::set_disabled_state(before_);
  }

 private:
  const at::impl::TorchFunctionDisabledState before_ = Tls::get_disabled_state();
};

class Calls {
 public:
  struct Python {
    Object names; // identity of a module -> its name
    Object rows; // the list to which the values of calls are added
    Object alive; // the list of weak references to results
    Object tensor; // torch's class
    Object stored; // the list of results that calls stored: (weak reference, arguments, rows)
    Object attributes, values; // the list of attributes that changed, and the classes of their values
    Object plain; // classes of values without tensors
    Object take_apart, add, results, references, changed; // functions: see `NativeObserver.begin`
    Object addresses, look; // see `OtherRandom`
  };
  struct Clock {
    Object site;
    int64_t number, ops;
    bool in_backward;
  };
  // Adds a row for a tensor of a known storage; returns its number or an empty object.
  using AddRow = std::function<Object(const at::Tensor&)>;
  using WeakTensor = c10::weak_intrusive_ptr<c10::TensorImpl, c10::UndefinedTensorImpl>;
  // Returns the results of ops since it was called last.
  using TakeMade = std::function<std::vector<WeakTensor>()>;

  Calls(Python python, AddRow add_row, TakeMade take_made)
      : python_(std::move(python)), add_row_(std::move(add_row)), take_made_(std::move(take_made)) {
    for (ssize_t i = 0; i < python_.plain.size(); ++i)
      plain_.insert(python_.plain.item(i).get());
    levels_.emplace_back();
  }

  void enter(PyObject* module, PyObject* args, PyObject* kwargs, const Clock& clock) {
    random_.look();
    const Object type = type_of(module);
    Object& type_name = type_names_[type];
    if (!type_name)
      type_name = type.attribute("__name__");
    const Object key = Object::of(static_cast<int64_t>(reinterpret_cast<intptr_t>(module)));
    PyObject* const known = PyDict_GetItem(python_.names.get(), key.get());
    const Object name = known == nullptr ? type_name : Object::share(known);
    const Object given = clock.in_backward ? nothing_ : arguments(args, kwargs);
    if (known != nullptr && !clock.in_backward)
      attributes_.read(module, name);
    add_call(name, type_name, clock, given, nothing_);
  }

  void exit(PyObject* result, const Clock& clock) {
    random_.look();
    Object refs, kept;
    if (is_tensor(result)) {
      List one;
      one.append(reference(result));
      refs = kept = without_cycles(one.list());
    } else {
      const Object found = ask(python_.results, Object::share(result));
      refs = found.item(0);
      kept = found.item(1);
    }
    if (clock.in_backward) {
      add_call(empty_, empty_, clock, nothing_, kept.is_none() ? kept : List().list());
      return;
    }
    add_call(empty_, empty_, clock, nothing_, kept);
    for (ssize_t i = 0; i < refs.size(); ++i)
      append(python_.alive, refs.item(i));
    if (levels_.size() < 2)
      throw std::runtime_error("the begin of the call is unknown");
    try {
      if (const Object objects = levels_.back().objects)
        ask(python_.changed, objects, levels_[levels_.size() - 2].last.list());
      note_stored(refs, Object::share(result).is_none());
    } catch (...) {
      leave(refs);
      throw;
    }
    leave(refs);
  }

  Attributes& attributes() {
    return attributes_;
  }

  bool is_open() const {
    return levels_.size() > 1;
  }

  // The block is over, whichever calls are open.
  void end() {
    for (Level& level : levels_)
      level.end();
  }

 private:
  // Results of the calls in one open call, or outside of all calls. Weak references identify them:
  // there is one per tensor, as long as it is kept.
  struct Held {
    Object ref, rows;
  };
  struct Level {
    List last; // the arguments of the call that began last
    std::vector<Object> fresh; // results that nobody was seen to hold beside that call
    std::vector<Held> held; // results that were held beside it, and their rows
    Object objects; // the arguments of the open call that it can change, or nothing
    std::vector<WeakTensor> made; // results of ops in the open call

    void let_go(const Held& one) {
      for (ssize_t i = 0; i < one.rows.size(); ++i)
        last.append(one.rows.item(i));
    }
    void end() {
      for (const Held& one : held)
        let_go(one);
      held.clear();
    }
  };

  static Object type_of(PyObject* object) {
    return Object::take(PyObject_Type(object));
  }

  bool is_tensor(PyObject* object) const {
    return type_of(object).get() == python_.tensor.get();
  }

  bool is_plain(PyObject* object) const {
    return plain_.count(type_of(object).get()) > 0;
  }

  static Object reference(PyObject* object) {
    return Object::take(PyWeakref_NewRef(object, nullptr));
  }

  void add_call(
      const Object& name, const Object& type_name, const Clock& clock, const Object& given,
      const Object& results) {
    for (const Object& value :
         {name, type_name, Object::of(clock.number), Object::of(clock.ops), clock.site,
          Object::of(clock.in_backward), given, results})
      append(python_.rows, value);
  }

  // (name, tensor) of the tensors that a call is given.
  Object arguments(PyObject* args, PyObject* kwargs) {
    List found;
    std::vector<PyObject*> values; // borrowed from the caller's
    Object objects;
    const ssize_t count = PyTuple_Size(args);
    bool is_simple = true;
    for (ssize_t i = 0; i < count; ++i) {
      values.push_back(PyTuple_GetItem(args, i));
      is_simple = is_simple && (is_tensor(values.back()) || is_plain(values.back()));
    }
    std::vector<PyObject*> names;
    PyObject *name = nullptr, *value = nullptr;
    for (ssize_t at = 0; PyDict_Next(kwargs, &at, &name, &value) != 0;) {
      names.push_back(name);
      values.push_back(value);
      is_simple = is_simple && (is_tensor(value) || is_plain(value) || is_pair(value));
    }
    if (is_simple) {
      for (ssize_t i = 0; i < count; ++i)
        if (is_tensor(values[static_cast<size_t>(i)]))
          add(position(static_cast<size_t>(i)), values[static_cast<size_t>(i)], found);
      add_named(names, std::span(values).subspan(static_cast<size_t>(count)), found);
    } else {
      objects = ask(python_.take_apart, Object::share(args), Object::share(kwargs), found.list());
    }
    Level& level = levels_.back();
    if (!level.held.empty() || !level.fresh.empty())
      beside(values, level);
    level.last = found;
    take_made(level);
    levels_.emplace_back();
    levels_.back().objects = objects;
    return is_simple ? without_cycles(found.list()) : found.list();
  }

  // Whether it is a tuple of tensors and plain values.
  bool is_pair(PyObject* value) const {
    if (type_of(value).get() != tuple_type_.get())
      return false;
    for (ssize_t i = 0; i < PyTuple_Size(value); ++i)
      if (PyObject* const item = PyTuple_GetItem(value, i); !is_tensor(item) && !is_plain(item))
        return false;
    return true;
  }

  // Numbers keyword arguments: tensors first, then those in tuples.
  void add_named(
      const std::vector<PyObject*>& names, std::span<PyObject* const> values, List& found) {
    std::set<PyObject*> seen;
    for (size_t i = 0; i < names.size(); ++i)
      if (is_tensor(values[i]) && seen.insert(values[i]).second)
        add(Object::take(PyUnicode_FromObject(names[i])), values[i], found); // a plain string
    for (size_t i = 0; i < names.size(); ++i) {
      if (is_tensor(values[i]) || is_plain(values[i]) || !seen.insert(values[i]).second)
        continue;
      const std::string name = Object::share(names[i]).text();
      for (ssize_t at = 0; at < PyTuple_Size(values[i]); ++at) {
        PyObject* const item = PyTuple_GetItem(values[i], at);
        if (is_tensor(item) && seen.insert(item).second)
          add(Object::of(name + position(static_cast<size_t>(at)).text()), item, found);
      }
    }
  }

  const Object& position(size_t at) {
    while (positions_.size() <= at)
      positions_.push_back(Object::of("[" + std::to_string(positions_.size()) + "]"));
    return positions_[at];
  }

  // Numbers a tensor, or the dense parts of one that has no memory of its own.
  void add(const Object& name, PyObject* tensor, List& found) {
    Object number; // Python adds the transform of torch.func in which the call runs to the name
    if (!is_included(c10::DispatchKey::FuncTorchDynamicLayerFrontMode))
      number = add_row_(tensor_at(Object::take(PyObject_GetAttr(tensor, cdata_.get())).number()));
    if (number)
      found.append(without_cycles(tuple(name, std::move(number))));
    else
      ask(python_.add, name, Object::share(tensor), found.list());
  }

  // Numbers the results that are held beside a call with some values.
  void beside(const std::vector<PyObject*>& values, Level& level) {
    std::vector<Object> given;
    for (PyObject* const value : values) {
      if (is_tensor(value) || PyType_IsSubtype(type_of(value).get(), python_.tensor.get()) != 0)
        given.push_back(reference(value));
    }
    const auto is_given = [&](const Object& ref) { return contains(given, ref); };
    for (const Object& ref : given) {
      const auto is_it = [&](const Held& one) { return one.ref.get() == ref.get(); };
      const auto at = std::find_if(level.held.begin(), level.held.end(), is_it);
      if (at == level.held.end())
        continue;
      level.let_go(*at);
      level.held.erase(at);
      if (!contains(level.fresh, ref))
        level.fresh.push_back(ref);
    }
    ask_again(level);
    std::vector<Object> left;
    for (const Object& ref : std::exchange(level.fresh, {})) {
      if (is_given(ref))
        left.push_back(ref);
      else if (is_alive_and_held(ref))
        level.held.push_back({ref, rows_of(ref)});
    }
    level.fresh = std::move(left);
  }

  // Finds which results are still held; if there are many, they take turns.
  void ask_again(Level& level) {
    constexpr size_t most = 256;
    const std::vector<Held> all = std::exchange(level.held, {});
    const size_t asked = std::min(most, all.size());
    size_t left = all.size();
    std::vector<Held> asked_last;
    for (size_t i = 0; i < asked; ++i) {
      if (!is_alive_and_held(all[i].ref)) {
        level.let_go(all[i]);
        --left;
      } else {
        (left > most ? asked_last : level.held).push_back(all[i]);
      }
    }
    level.held.insert(level.held.end(), all.begin() + static_cast<ssize_t>(asked), all.end());
    level.held.insert(level.held.end(), asked_last.begin(), asked_last.end());
  }

  // Whether the program holds a tensor, as `is_held` finds out in Python. While C++ also uses it, torch
  // itself holds one of the references.
  bool is_alive_and_held(const Object& ref) const {
    const Object tensor = ask(ref);
    return !tensor.is_none() && is_held(tensor);
  }
  bool is_held(const Object& tensor) const {
    auto* const impl = reinterpret_cast<c10::TensorImpl*>(
        Object::take(PyObject_GetAttr(tensor.get(), cdata_.get())).number());
    const bool is_in_use = c10::raw::intrusive_ptr::use_count(impl) > 1;
    return ask(python_.references, tensor).number() - own_references_ - int64_t{is_in_use} > 0;
  }

  Object rows_of(const Object& ref) {
    List found;
    const Object tensor = ask(ref);
    if (!tensor.is_none())
      add(empty_, tensor.get(), found);
    const Object rows = found.list();
    List nameless;
    for (ssize_t i = 0; i < rows.size(); ++i)
      nameless.append(tuple(empty_, rows.item(i).item(1)));
    return nameless.list();
  }

  static bool contains(const std::vector<Object>& refs, const Object& ref) {
    return std::any_of(
        refs.begin(), refs.end(), [&](const Object& one) { return one.get() == ref.get(); });
  }

  void take_made(Level& level) {
    const std::vector<WeakTensor> made = take_made_();
    level.made.insert(level.made.end(), made.begin(), made.end());
  }

  // Notes the results of ops in the innermost open call that the program still holds, although the
  // call ends and does not return them. An error may end it: then its variables are still there.
  void note_stored(const Object& refs, bool may_be_error) {
    Level& ended = levels_.back();
    Level& outer = levels_[levels_.size() - 2];
    take_made(ended);
    std::vector<Object> results;
    for (ssize_t i = 0; i < refs.size(); ++i)
      results.push_back(ask(refs.item(i)));
    for (const WeakTensor& weak : ended.made) {
      const Object tensor = python_object(weak);
      if (!tensor || !is_held(tensor))
        continue;
      if (may_be_error || contains(results, tensor)) {
        if (levels_.size() > 2)
          outer.made.push_back(weak);
        continue;
      }
      const Object ref = reference(tensor.get());
      append(python_.stored, tuple(ref, outer.last.list(), rows_of(ref)));
    }
  }

  // Python's object of a tensor, if the tensor is alive and has one.
  static Object python_object(const WeakTensor& weak) {
    const auto tensor = weak.lock();
    PyObject* const found = tensor ? object_in(*tensor->pyobj_slot()) : nullptr;
    return found == nullptr ? Object() : Object::share(found);
  }

  template <typename Slot>
  static PyObject* object_in(const Slot& slot) {
    if constexpr (requires { slot.load_pyobj(); })
      return slot.load_pyobj();
    else // before torch 2.13
      return slot.check_pyobj().value_or(nullptr);
  }

  // The innermost open call ends with some results.
  void leave(const Object& refs) {
    levels_.back().end();
    levels_.pop_back();
    Level& level = levels_.back();
    for (ssize_t i = 0; i < refs.size(); ++i) {
      const Object ref = refs.item(i);
      const auto is_it = [&](const Held& one) { return one.ref.get() == ref.get(); };
      if (std::none_of(level.held.begin(), level.held.end(), is_it) && !contains(level.fresh, ref))
        level.fresh.push_back(ref);
    }
  }

  struct Hash {
    size_t operator()(const Object& object) const {
      return std::hash<PyObject*>()(object.get());
    }
  };
  struct Same {
    bool operator()(const Object& one, const Object& other) const {
      return one.get() == other.get();
    }
  };

  const Python python_;
  const AddRow add_row_;
  const TakeMade take_made_;
  const Object nothing_ = Object::take(PyTuple_New(0)), empty_ = Object::of(std::string());
  const Object cdata_ = Object::of(std::string("_cdata")), tuple_type_ = type_of(nothing_.get());
  // How many references Python counts of an object that only a variable of ours refers to.
  const int64_t own_references_ = ask(python_.references, Object::take(PyList_New(0))).number();
  std::set<PyObject*> plain_;
  Attributes attributes_{python_.attributes, python_.values};
  OtherRandom random_{python_.addresses, python_.look};
  std::unordered_map<Object, Object, Hash, Same> type_names_;
  std::vector<Object> positions_;
  std::vector<Level> levels_; // of the program, and one for each open call
};

} // namespace actmem
