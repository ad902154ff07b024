"""The modules of a model, with the names of their parameters and buffers.

Models have thousands, so lists are read at once where that is possible.
"""

from __future__ import annotations

import contextlib
import weakref
from collections.abc import Callable, Iterable, Sequence
from itertools import chain, compress
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Category
from tb_actmem.recorder.evidence.tensors import PLAIN, dense_parts
from tb_actmem.recorder.torch_private import (
    cdata,
    children,
    fsdp_parameters,
    is_lazy,
    parameters_and_buffers,
    sharded_parameter,
    unsharded_parameter,
)

Modules = Iterable[tuple[str, Module]]
"""The modules of a model by name."""


def named(model: Module | None) -> list[tuple[str, Module]]:
    """List every module once, with its first name, parents first.

    Torch's own ``named_modules`` does the same with one generator per level.
    """
    pairs: list[tuple[str, Module]] = []
    seen: set[int] = set()
    todo: list[tuple[str, Module]] = [] if model is None else [("", model)]
    while todo:
        name, module = todo.pop()
        if id(module) in seen:
            continue
        seen.add(id(module))
        pairs.append((name, module))
        if inside := children(module):
            dot = f"{name}." if name else name
            own = [(dot + key, child) for key, child in inside.items() if child is not None]
            todo += own[::-1]
    return pairs


# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_CATEGORIES = (Category.PARAMETER, Category.BUFFER)


Table = tuple[str, Category, dict[str, Tensor | None]]
"""The name of a module, and its parameters or its buffers if it has any."""


def tables_of(modules: Modules) -> list[Table]:
    """List the parameters and the buffers of each module, in the order of the modules."""
    pairs = [*modules]
    tables = [*chain.from_iterable(map(parameters_and_buffers, (one for _, one in pairs)))]
    present = compress(range(len(tables)), tables)
    return [(pairs[at // 2][0], _CATEGORIES[at % 2], tables[at]) for at in present]


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
    pairs, sharded = [*modules], dict[int, Tensor]()
    with contextlib.suppress(AttributeError):  # the reading of model states notes that
        sharded = sharded_of(fsdp_parameters(module for _, module in pairs))
    places: list[Name] = []
    tensors: list[Tensor] = []
    for prefix, category, own in tables_of(pairs):
        dot = f"{prefix}." if prefix else ""
        places += [(category, dot + name) for name, one in own.items() if one is not None]
        tensors += [one for one in own.values() if one is not None]
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
