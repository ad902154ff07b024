"""Note the holders of storages at the end of a forward; `classify` selects one."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.model import Holder
from tb_actmem.recorder.evidence.find_tensors import tensors_in
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.tensors import OWN, is_held_by_program
from tb_actmem.recorder.evidence.values import key_of
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.torch_private import BUFFERS, is_of_compiler, parameters


def living(refs: Sequence[weakref.ref[Tensor]]) -> list[tuple[Tensor, bool]]:
    """Return the living tensors, the last one first, and whether the program holds each.

    Only C++ refers to the others.
    """
    found: list[tuple[Tensor, bool]] = []
    seen: set[int] = set()
    for ref in reversed(refs):
        tensor = ref()
        # Several modules may return one tensor; our own list already refers to it then.
        if tensor is None or id(tensor) in seen:
            continue
        seen.add(id(tensor))
        is_held = is_held_by_program(sys.getrefcount(tensor) - OWN, tensor)
        found.append((tensor, is_held))
    return found


def reachable() -> Iterator[Tensor]:
    """Find all tensors with a graph through Python's garbage collector.

    Without an op stream, nothing else leads to tensors computed after the last module, such as a
    loss. The collector does not know objects from before a ``gc.freeze()``.
    """
    for thing in gc.get_objects():
        if not issubclass(type(thing), Tensor) or is_of_compiler(thing):
            continue
        if thing.requires_grad and not thing.is_leaf:
            yield thing


def note_holders(
    held: Iterable[Tensor], modules: Iterable[tuple[str, Module]], storages: Storages
) -> None:
    """Note holders: the program, gradients, attributes of modules."""
    claim, known = storages.evidence.claim, storages.seen_ids
    for tensor in held:
        claim(known(tensor), Holder.PYTHON)
    for _, module in modules:
        for _, value in attributes_of(module):
            for _, tensor in filter(None, tensors_in(value)):
                claim(known(tensor), Holder.MODULE)
        for parameter in filter(_is_there, parameters(module).values()):
            # Sharding puts views into modules, and torch warns when a view's gradient is read.
            has_own = parameter.is_leaf or parameter.retains_grad
            if has_own and parameter.grad is not None:
                claim(known(parameter.grad), Holder.GRADIENT)


def attributes_of(module: Module) -> Iterator[tuple[str, Any]]:
    """Yield the attributes of a module that can hold tensors without being noted elsewhere."""
    attributes = vars(module)
    for name in attributes.keys() - _OF_EVERY_MODULE:
        value = attributes[name]
        if type(value) not in _SCALARS:
            yield name, value


def _is_there(tensor: Tensor | None) -> bool:
    return tensor is not None


_OF_EVERY_MODULE = frozenset(vars(Module())) - {BUFFERS}
"""Attributes of every module; only its buffers hold tensors that are not noted elsewhere."""
_SCALARS = frozenset({bool, int, float, str, type(None)})
"""Types of most other attributes, which need no search."""


def note_autocast(storages: Storages) -> None:
    """Note whether autocast, and so its cache of casts, is on for any device of the block."""
    kinds = {device.partition(":")[0] for device in storages.device} - {"meta"}
    storages.evidence.autocast = any(torch.is_autocast_enabled(kind) for kind in kinds)


def note_outputs(facts: GraphFacts, found: Mapping[int, int], storages: Storages) -> None:
    """Note the caller as the holder of outputs that no node consumed."""
    links = facts.links()
    made = np.array([key_of(node, output_nr) for node, output_nr, _ in facts.outputs], np.int64)
    consumed = np.isin(made, key_of(links.producers, links.output_nrs))
    for key in made[~consumed].tolist():
        tensor = found.get(key)
        if tensor is not None:
            storages.claim(tensor, Holder.OUTPUT)
