"""Who keeps a storage alive at the end of a forward where no save does."""

from __future__ import annotations

import sys
import weakref
from collections.abc import Iterable, Mapping, Sequence

import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Category, Holder
from tb_actmem.recorder.graph_read import GraphFacts
from tb_actmem.recorder.storages import Storages
from tb_actmem.recorder.tensors import tensors_in

_WEAK = (None, Holder.PYTHON, Holder.LEAF)
"""What a more telling holder replaces."""


def living(refs: Sequence[weakref.ref[Tensor]]) -> list[tuple[Tensor, bool]]:
    """Return the living tensors, the last one first, and whether the program can reach it.

    Of the others only C++ keeps hold.
    """
    found: list[tuple[Tensor, bool]] = []
    seen: set[int] = set()
    for ref in reversed(refs):
        tensor = ref()
        # A tensor that several modules returned: our own list refers to it since the first time.
        if tensor is None or id(tensor) in seen:
            continue
        seen.add(id(tensor))
        # Less this function's variable and the argument of getrefcount.
        is_held = _held_by_program(sys.getrefcount(tensor) - 2, tensor)
        found.append((tensor, is_held))
    return found


def _held_by_program(references: int, tensor: Tensor) -> bool:
    """Tell a tensor that the program refers to from one that only the graph keeps.

    As long as C++ uses a tensor too, torch itself holds one of the Python references (torch 2.13;
    where that differs the answer is True more often than it should).
    """
    uses: int = tensor._use_count()  # type: ignore[attr-defined]  # missing in torch's stubs
    return references - (uses > 1) > 0


def note_holders(
    held: Iterable[Tensor], modules: Iterable[tuple[str, Module]], storages: Storages
) -> None:
    """Name the holders that can be asked: the program, gradients, attributes of modules."""
    for tensor in held:
        _hold(storages, tensor, Holder.PYTHON)
    for _, module in modules:
        attributes = vars(module)
        for name in attributes.keys() - _OF_EVERY_MODULE:
            value = attributes[name]
            if type(value) not in _SCALARS:
                for _, tensor in tensors_in(value):
                    _hold(storages, tensor, Holder.MODULE)
        for parameter in module._parameters.values():
            if parameter is not None and parameter.grad is not None:
                _hold(storages, parameter.grad, Holder.GRADIENT)


_OF_EVERY_MODULE = frozenset(vars(Module())) - {"_buffers"}
"""Attributes that torch gives to every module; of them only buffers are tensors of their own."""
_SCALARS = frozenset({bool, int, float, str, type(None)})
"""Types of most of the others, in which no search is needed."""


def _hold(storages: Storages, tensor: Tensor, holder: Holder) -> None:
    for storage in storages.known(tensor):
        if storages.holder.get(storage) in _WEAK:
            storages.holder[storage] = holder


def autocast_is_on(storages: Storages) -> bool:
    """Tell whether autocast, and so its cache of casts, is active for any device seen."""
    kinds = {device.partition(":")[0] for device in storages.device} - {"meta"}
    return any(torch.is_autocast_enabled(kind) for kind in kinds)


def place_holders(
    facts: GraphFacts, found: Mapping[tuple[int, int], int], storages: Storages, *, autocast: bool
) -> None:
    """Name the holders that the whole graph tells: the caller of the code, and autocast."""
    consumed = {value for inputs in facts.inputs for value in inputs}
    for node, output_nr, _ in facts.outputs:
        tensor = found.get((node, output_nr))
        storage = None if tensor is None else storages.tensors[tensor].storage
        if storage is None or (node, output_nr) in consumed:
            continue
        if storages.holder.get(storage) in _WEAK:
            storages.holder[storage] = Holder.OUTPUT
    for storage in storages.name if autocast else ():
        if storages.category[storage] is Category.ACTIVATION:
            storages.holder.setdefault(storage, Holder.AUTOCAST_CACHE)
