"""Storages: their identity, category and holder, and the evidence for them.

Here are tensors of every kind, those with own memory and wrappers of others, and the modules of a
model with the names of their parameters and buffers. Models have thousands of modules, so lists are
read at once where that is possible.
"""

from __future__ import annotations

import contextlib
import sys
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, compress
from operator import attrgetter
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import Module, Parameter
from torch.utils.dlpack import from_dlpack

from tb_actmem.model import Category
from tb_actmem.recorder.torch_private import (
    below_autograd,
    cdata,
    children,
    fsdp_parameters,
    has_storage,
    is_functorch_wrapper,
    is_lazy,
    methods_of_parts,
    parameters_and_buffers,
    sharded_parameter,
    unsharded_parameter,
    unwrapped,
    use_count,
)

# No op makes them: the modes that are active at the first import are the program's.
_FLOAT = from_dlpack(np.ones((), np.float32))
_INT = from_dlpack(np.ones((), np.int32))

PLAIN = frozenset({Tensor, Parameter})
"""The types of tensors that are not wrappers."""
is_leaf: Callable[[Tensor], bool] = attrgetter("is_leaf")
_gradient: Callable[[Tensor], Tensor | None] = attrgetter("grad")


def present_gradients(tensors: Iterable[Tensor]) -> list[Tensor]:
    """Return the gradients of some tensors; torch warns about views, which retain none."""
    return [one for one in map(_gradient, tensors) if one is not None]


def node_of(tensor: Tensor) -> Any | None:
    """Return the node that made a tensor; None: there is none, or torch refuses.

    Torch refuses for a view made under `no_grad` whose base was modified outside of it.
    """
    try:
        return tensor.grad_fn
    except RuntimeError:
        return None


def dense_parts(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Split a tensor into dense tensors with a storage: (suffix, part).

    A sparse tensor has indices and values; a strided nested one has values, sizes and strides. A
    wrapper subclass (jagged nested tensor, DTensor, quantized tensor) has inner tensors; they are
    searched in its attributes if it does not list them. Tensors that cannot be split, and
    uninitialized parameters of lazy modules, have no parts.
    """
    if is_lazy(tensor):
        return
    if is_functorch_wrapper(tensor):
        yield from dense_parts(unwrapped(tensor))
        return
    inside = None if type(tensor) in PLAIN else _inside(tensor)
    if inside is not None:
        for name in inside:
            part = getattr(tensor, name)
            # A DTensor also lists its device mesh here.
            for suffix, dense in dense_parts(part) if isinstance(part, Tensor) else ():
                yield f".{name}{suffix}", dense
        return
    methods = methods_of_parts(tensor)
    for name in methods:
        # Torch holds the lock of a nested leaf while it makes its node, and runs ops meanwhile.
        with below_autograd():  # not around the yield: an error in the caller would leave it on
            part = getattr(tensor, name)()
        yield f".{name.strip('_')}", part
    if not methods and tensor.layout is torch.strided and has_storage(tensor):
        yield "", tensor


def inner_tensors(tensor: Tensor) -> list[Tensor]:
    """Return the tensors to which a wrapper refers."""
    if is_functorch_wrapper(tensor):  # it has no Python references to them
        return []
    inside = (getattr(tensor, name) for name in _inside(tensor) or ())
    return [one for one in inside if isinstance(one, Tensor)]


def _inside(tensor: Tensor) -> Sequence[str] | None:
    """Name the attributes that hold a wrapper's tensors; None: it is not a wrapper."""
    if hasattr(tensor, "__tensor_flatten__"):
        names: Sequence[str] = tensor.__tensor_flatten__()[0]
        return names
    is_one = tensor.layout is torch.strided and has_storage(tensor) and _is_hollow(tensor)
    return [*vars(tensor)] if is_one else None


def _is_hollow(tensor: Tensor) -> bool:
    """Whether a tensor is a wrapper: its storage has a size, but no memory."""
    memory = tensor.untyped_storage()
    if memory.device.type == "meta":
        return False
    try:
        memory.data_ptr()
    except RuntimeError:
        return True
    return False


def is_wrapped_number(tensor: Tensor) -> bool:
    """Whether a 0-dim tensor is a Python number that torch wrapped.

    ``x * 3.0`` saves a 0-dim double without allocated memory. Unlike a real tensor, a wrapped
    number does not take part in type promotion.
    """
    if tensor.dim() or tensor.device.type != "cpu":
        return False
    if tensor.dtype is torch.float64 or tensor.dtype is torch.complex128:
        return torch.result_type(tensor, _FLOAT) is not tensor.dtype
    return tensor.dtype is torch.int64 and torch.result_type(tensor, _INT) is not tensor.dtype


def references_of_program(references: int, tensor: Tensor) -> int:
    """Return how many of Python's references to a tensor are the program's, not the graph's.

    While C++ also uses a tensor, torch itself holds one of the Python references (torch 2.13; in
    other versions the number may be too large).
    """
    return references - (use_count(tensor) > 1)


def _references_of_a_variable() -> int:
    thing = object()
    return sys.getrefcount(thing)


OWN = _references_of_a_variable()
"""References of the caller's variable; before Python 3.14 also getrefcount's argument."""


Modules = Iterable[tuple[str, Module]]
"""The modules of a model by name."""


def named(model: Module | None) -> list[tuple[str, Module]]:
    """List every module once, with its first name, parents first.

    Torch's own ``named_modules`` does the same with one generator per level.
    """
    pairs: dict[int, tuple[str, Module]] = {}
    todo: list[tuple[str, Module]] = [] if model is None else [("", model)]
    while todo:
        pair = name, module = todo.pop()
        if id(module) in pairs:
            continue
        pairs[id(module)] = pair
        if inside := children(module):
            dot = f"{name}." if name else name
            own = [(dot + key, child) for key, child in inside.items() if child is not None]
            todo += own[::-1]
    return [*pairs.values()]


# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_CATEGORIES = (Category.PARAMETER, Category.BUFFER)


def present(tables: Callable[[Module], dict[str, Any]], modules: Iterable[Module]) -> list[Tensor]:
    """List the parameters or the buffers of some modules, tied ones several times."""
    found = filter(None, map(tables, modules))
    return [one for own in found for one in own.values() if one is not None]


def sharded_of(records: Iterable[Any]) -> dict[int, Tensor]:
    """Return the sharded parameter for the ``id`` of each unsharded one in FSDP2's records.

    Modules have one or the other. Only the sharded one is always there, and optimized.
    """
    pairs = [(unsharded_parameter(one), sharded_parameter(one)) for one in records]
    return {id(whole): sharded for whole, sharded in pairs if whole is not None}


Name = tuple[Category, str]
"""The category and name of a parameter or buffer in the recorded model."""
Names = dict[int, Name]
"""Key of a storage → its name."""
Lazy = tuple[weakref.ref[Tensor], Category, str]
"""A parameter or buffer of a lazy module that is not initialized yet, and its name."""


class Dense(NamedTuple):
    """The dense parameters and buffers, as columns."""

    keys: Sequence[int]
    storages: Sequence[torch.UntypedStorage]
    tensors: Sequence[Tensor]


def names_of(modules: Modules) -> tuple[Names, list[Lazy], Dense]:
    """Name every parameter's and buffer's storage; the first name of a tied one wins."""
    prefixes, sharded = [prefix for prefix, _ in modules], dict[int, Tensor]()
    each = [module for _, module in modules]
    with contextlib.suppress(AttributeError):  # the reading of model states notes that
        sharded = sharded_of(fsdp_parameters(each))
    places: list[Name] = []
    tensors: list[Tensor] = []
    tables = [*chain.from_iterable(map(parameters_and_buffers, each))]
    for at in compress(range(len(tables)), tables):
        prefix, category = prefixes[at // 2], _CATEGORIES[at % 2]
        for name, one in tables[at].items():
            if one is not None:
                places.append((category, f"{prefix}.{name}" if prefix else name))
                tensors.append(one)
    if sharded:
        tensors = [sharded.get(id(one), one) for one in tensors]
    if PLAIN.issuperset(map(type, tensors)):
        with contextlib.suppress(RuntimeError):  # one is sparse, or a wrapper of torch.func
            storages = [*map(Tensor.untyped_storage, tensors)]
            keys = [*map(cdata, storages)]
            names = dict(zip(reversed(keys), reversed(places), strict=True))
            return names, [], Dense(keys, storages, tensors)
    return _names_of_any(places, tensors)


def _names_of_any(
    places: Iterable[Name], tensors: Iterable[Tensor]
) -> tuple[Names, list[Lazy], Dense]:
    """Name the storages of tensors of any kind."""
    names: Names = {}
    lazy: list[Lazy] = []
    dense: list[tuple[int, torch.UntypedStorage, Tensor]] = []
    for (category, name), tensor in zip(places, tensors, strict=True):
        if is_lazy(tensor):
            lazy.append((weakref.ref(tensor), category, name))
            continue
        parts = [*dense_parts(tensor)]
        for suffix, part in parts:
            storage = part.untyped_storage()
            key = cdata(storage)
            names.setdefault(key, (category, name + (suffix if len(parts) > 1 else "")))
            if part is tensor and type(tensor) in PLAIN:
                dense.append((key, storage, tensor))
    return names, lazy, Dense(*zip(*dense, strict=True)) if dense else Dense((), (), ())
