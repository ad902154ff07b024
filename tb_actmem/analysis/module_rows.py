"""The table of modules: a row per module call."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.modules import common_call, with_insides
from tb_actmem.analysis.node_saves import goes_with_its_savers
from tb_actmem.analysis.storages import (
    OWN,
    State,
    made_in_forward,
    save_modules,
    saves_by_storage,
    storage_states,
)
from tb_actmem.model import NodeKind

_DEAD = (State.FREED, State.RECOMPUTED)
_LEAF = NodeKind.ACCUMULATE_GRAD


class ModuleRow(NamedTuple):
    """What one module call keeps."""

    module: int
    nodes: int
    """Autograd nodes made inside, children included."""
    self_bytes: int
    """Charged to saves that it made itself."""
    total_bytes: int
    """Charged to saves made inside it, children included."""
    exclusive_bytes: int
    """Kept by nobody outside of it."""
    freed_bytes: int
    """Made inside, children included, and dead when the forward ended."""


@derived
def module_rows(index: Index) -> list[ModuleRow]:
    """A row for every module call, in order of entry."""
    own, exclusive = _kept(index)
    nodes, total = with_insides(index, _nodes(index)), with_insides(index, own)
    exclusive, freed = with_insides(index, exclusive), with_insides(index, _freed(index))
    return [
        ModuleRow(
            module=module,
            nodes=nodes[module],
            self_bytes=own[module],
            total_bytes=total[module],
            exclusive_bytes=exclusive[module],
            freed_bytes=freed[module],
        )
        for module in range(len(index.recording.modules))
    ]


def _nodes(index: Index) -> list[int]:
    """For every module call the nodes that it made itself."""
    nodes = [0] * len(index.recording.modules)
    for node in index.recording.nodes:
        if node.module is not None and node.kind is not _LEAF:
            nodes[node.module] += 1
    return nodes


def _kept(index: Index) -> tuple[list[int], list[int]]:
    """For every module call what its own nodes are charged, and what all keepers have it around."""
    recording = index.recording
    own, exclusive = ([0] * len(recording.modules) for _ in range(2))
    module_of = save_modules(index)
    for storage, saves in enumerate(saves_by_storage(index)):
        row = recording.storages[storage]
        if not saves or row.category in OWN:
            continue
        first = module_of[saves[0]]
        if first is not None:
            own[first] += row.nbytes
        keepers = {module_of[save] for save in saves}
        common = first if len(keepers) == 1 else common_call(index, keepers)
        if common is not None and goes_with_its_savers(row):
            exclusive[common] += row.nbytes
    return own, exclusive


def _freed(index: Index) -> list[int]:
    """For every module call what its own ops made and the forward's end found dead."""
    recording, states, made = index.recording, storage_states(index), made_in_forward(index)
    freed = [0] * len(recording.modules)
    for position, storage in enumerate(recording.storages):
        if storage.birth is not None and made[position] and states[position] in _DEAD:
            module = recording.ops[storage.birth].module
            if module is not None:
                freed[module] += storage.nbytes
    return freed
