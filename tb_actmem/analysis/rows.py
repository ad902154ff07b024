"""The tables: a row per op (autograd node) and per module call, and who is charged for what."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from tb_actmem.analysis.names import op_name
from tb_actmem.analysis.storages import (
    OWN,
    State,
    edge_state,
    made_in_forward,
    saves_by_storage,
    storage_states,
)
from tb_actmem.model import Category, Edge, NodeKind, Recording, SaveKind, Storage

_DEAD = (State.FREED, State.RECOMPUTED)
_LEAF, _INPUT, _RECOMPUTED = NodeKind.ACCUMULATE_GRAD, Category.INPUT, SaveKind.RECOMPUTED


class OpRow(NamedTuple):
    """What one autograd node keeps."""

    node: int
    op: str
    saves: int
    charged_bytes: int
    """Storages of which it is the first keeper, parameters and buffers left out."""
    shared_bytes: int
    """Storages that it keeps as well, charged to an earlier node."""
    exclusive_bytes: int
    """What would go if it alone stopped keeping: storages that nobody else keeps."""
    output_bytes: int | None
    """Bytes of the storages its outputs live in; None: not known."""
    output_state: State | None


class ModuleRow(NamedTuple):
    """What one module call keeps."""

    module: int
    nodes: int
    """Autograd nodes made inside, children included."""
    self_bytes: int
    """Charged to nodes that it made itself."""
    total_bytes: int
    """Charged to nodes made inside it, children included."""
    exclusive_bytes: int
    """Kept by nobody outside of it."""
    freed_bytes: int
    """Made inside, children included, and dead when the forward ended."""


def charges(recording: Recording) -> dict[int, int]:
    """The save to which each kept storage is charged: storage → save.

    The first keeper in forward order; parameters and buffers are charged to nobody.
    """
    return {
        storage: saves[0]
        for storage, saves in enumerate(saves_by_storage(recording))
        if saves and recording.storages[storage].category not in OWN
    }


def op_rows(recording: Recording) -> list[OpRow]:
    """A row for every node except `AccumulateGrad`, in forward order."""
    count = [0] * len(recording.nodes)
    for save in recording.saves:
        count[save.node] += 1
    charged, shared, exclusive = _node_bytes(recording)
    output = _outputs(recording)
    return [
        OpRow(
            node,
            op_name(recording, node),
            count[node],
            charged[node],
            shared[node],
            exclusive[node],
            *output.get(node, (None, None)),
        )
        for node, row in enumerate(recording.nodes)
        if row.kind is not _LEAF
    ]


def _node_bytes(recording: Recording) -> tuple[list[int], list[int], list[int]]:
    charged, shared, exclusive = ([0] * len(recording.nodes) for _ in range(3))
    node_of = [save.node for save in recording.saves]
    for storage, saves in enumerate(saves_by_storage(recording)):
        row = recording.storages[storage]
        if not saves or row.category in OWN:
            continue
        first = node_of[saves[0]]
        charged[first] += row.nbytes
        others = {node_of[save] for save in saves} - {first} if len(saves) > 1 else ()
        for node in others:
            shared[node] += row.nbytes
        if not others and _goes_with_its_savers(row):
            exclusive[first] += row.nbytes
    return charged, shared, exclusive


def _goes_with_its_savers(storage: Storage) -> bool:
    """Whether nothing but saves keeps it: inputs exist anyway, and held memory has its holder."""
    return storage.holder is None and storage.category is not _INPUT


def _outputs(recording: Recording) -> dict[int, tuple[int, State]]:
    """For every node the bytes and the state of what it hands on, the heaviest output first."""
    states, sizes = storage_states(recording), [row.nbytes for row in recording.storages]
    storages = [tensor.storage for tensor in recording.tensors]
    heaviest: dict[int, tuple[int, Edge]] = {}
    for edge in recording.edges:
        if edge.tensor is None:
            continue
        storage = storages[edge.tensor]
        nbytes = 0 if storage is None else sizes[storage]
        if edge.producer not in heaviest or heaviest[edge.producer][0] < nbytes:
            heaviest[edge.producer] = nbytes, edge
    found = {
        node: (nbytes, edge_state(recording, edge, states))
        for node, (nbytes, edge) in heaviest.items()
    }
    for out in recording.outputs:
        if out.tensor is None or out.node in found:
            continue
        storage = storages[out.tensor]
        if storage is not None:
            found[out.node] = sizes[storage], states[storage]
    return found


def module_rows(recording: Recording) -> list[ModuleRow]:
    """A row for every module call, in order of entry."""
    modules = recording.modules
    nodes, own, exclusive, freed = ([0] * len(modules) for _ in range(4))
    for node in recording.nodes:
        if node.module is not None and node.kind is not _LEAF:
            nodes[node.module] += 1
    module_of = [recording.nodes[save.node].module for save in recording.saves]
    for storage, saves in enumerate(saves_by_storage(recording)):
        row = recording.storages[storage]
        if not saves or row.category in OWN:
            continue
        first = module_of[saves[0]]
        if first is not None:
            own[first] += row.nbytes
        makers = {module_of[save] for save in saves}
        common = first if len(makers) == 1 else _common_call(recording, makers)
        if common is not None and _goes_with_its_savers(row):
            exclusive[common] += row.nbytes
    for storage, nbytes in _freed(recording):
        birth = recording.storages[storage].birth
        module = None if birth is None else recording.ops[birth].module
        if module is not None:
            freed[module] += nbytes
    total = list(own)
    for column in (nodes, total, exclusive, freed):
        _add_to_parents(recording, column)
    return [
        ModuleRow(position, *columns)
        for position, columns in enumerate(zip(nodes, own, total, exclusive, freed, strict=True))
    ]


def _freed(recording: Recording) -> list[tuple[int, int]]:
    states, made = storage_states(recording), made_in_forward(recording)
    return [
        (position, storage.nbytes)
        for position, storage in enumerate(recording.storages)
        if made[position] and states[position] in _DEAD
    ]


def _common_call(recording: Recording, calls: Collection[int | None]) -> int | None:
    """The innermost module call that encloses all of them; None: no call does."""
    if None in calls:
        return None
    seen = {call for call in calls if call is not None}
    deepest_first = [-call for call in seen]
    heapify(deepest_first)
    while len(deepest_first) > 1:
        parent = recording.modules[-heappop(deepest_first)].parent
        if parent is None:
            return None
        if parent not in seen:
            seen.add(parent)
            heappush(deepest_first, -parent)
    return -deepest_first[0] if deepest_first else None


def _add_to_parents(recording: Recording, column: list[int]) -> None:
    for position in range(len(column) - 1, -1, -1):
        parent = recording.modules[position].parent
        if parent is not None:
            column[parent] += column[position]


def recomputed_nodes(recording: Recording) -> set[int]:
    """The nodes that a checkpoint will make again, or whose saves it will."""
    return {
        position for position, node in enumerate(recording.nodes) if node.region is not None
    } | {save.node for save in recording.saves if save.kind is _RECOMPUTED}


def sharers(recording: Recording, saves: Sequence[int], node: int) -> list[int]:
    """Of a storage's saves one for each node other than this one."""
    first = {recording.saves[save].node: save for save in reversed(saves)}
    return [first[other] for other in sorted(first) if other != node]
