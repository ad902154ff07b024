"""Decide which storages are cached, freed, held or recomputed, and who saves them."""

from __future__ import annotations

import enum
import re
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, positions_by, source, unwrapped
from tb_actmem.analysis.index.flops import operator
from tb_actmem.model import Category, Edge, Node, NodeKind, Phase, PhaseKind, Recording, SaveKind


class State(enum.Enum):
    """The state of a storage at the end of the forward; an edge has its storage's state."""

    CACHED = "cached"
    FREED = "freed"
    HELD = "held"
    PARAMETER = "parameter"
    """A parameter or a buffer: it exists with or without the forward."""
    INPUT = "input"
    """Existed before the forward, and no save refers to it."""
    RECOMPUTED = "recomputed"
    NOT_CACHED = "not cached"
    """Freed or held: without recorded ops the two cannot be distinguished."""

    __hash__ = object.__hash__  # the inherited one costs a Python call per row


KEPT_KINDS = (SaveKind.SAVED, SaveKind.CTX, SaveKind.PACKED, SaveKind.CACHE)
"""The kinds of saves that keep memory alive."""

OWN = (Category.PARAMETER, Category.BUFFER)
"""The categories that never count as activation memory."""

# Looking up an enum member takes longer than all other work on a row.
_SAVED, _INPUT = SaveKind.SAVED, Category.INPUT
_CACHED, _FREED, _HELD, _RECOMPUTED = State.CACHED, State.FREED, State.HELD, State.RECOMPUTED
_OF_PARAMETER, _OF_INPUT, _NOT_CACHED = State.PARAMETER, State.INPUT, State.NOT_CACHED


@derived
def tensor_storages(index: Index) -> Sequence[int | None]:
    """Return the storage of every tensor."""
    return index.column("tensors", "storage")


@derived
def saved_storages(index: Index) -> list[int | None]:
    """Return the storage of every save's tensor."""
    storages, tensors = tensor_storages(index), index.column("saves", "tensor")
    return [None if tensor is None else storages[tensor] for tensor in tensors]


@derived
def saves_by_storage(index: Index) -> list[list[int]]:
    """For every storage, list the saves that keep it alive, in forward order of their nodes.

    Saves in slots (SAVED) come first, because the graph itself keeps the storage. Saves on a
    ``ctx``, by a pack hook or by a checkpoint follow.
    """
    savers: list[list[int]] = [[] for _ in index.recording.storages]
    others: list[tuple[int, int]] = []
    rows = zip(index.column("saves", "kind"), saved_storages(index), strict=True)
    for position, (kind, storage) in enumerate(rows):
        if storage is None:
            continue
        if kind is _SAVED:
            savers[storage].append(position)
        elif kind in KEPT_KINDS:
            others.append((storage, position))
    for storage, position in others:
        savers[storage].append(position)
    return savers


@derived
def save_modules(index: Index) -> list[int | None]:
    """Return the module call of every save: its own, or else its node's."""
    nodes = index.recording.nodes
    return [
        nodes[save.node].module if save.module is None else save.module
        for save in index.recording.saves
    ]


@derived
def attributions(index: Index) -> dict[int, int]:
    """Return the save to which each saved storage is attributed: storage → save.

    This is the first saver in forward order. Parameters and buffers are not attributed.
    """
    storages = index.recording.storages
    return {
        storage: saves[0]
        for storage, saves in enumerate(saves_by_storage(index))
        if saves and storages[storage].category not in OWN
    }


def sharers(index: Index, storage: int, node: int) -> list[int]:
    """Return one save of a storage for each other node that saves it."""
    saves = index.recording.saves
    first = {saves[save].node: save for save in reversed(saves_by_storage(index)[storage])}
    return [first[other] for other in sorted(first) if other != node]


@derived
def cached_storages(index: Index) -> set[int]:
    """Return the storages that slots of the graph refer to, parameters and buffers included."""
    rows = zip(saved_storages(index), index.column("saves", "kind"), strict=True)
    return {storage for storage, kind in rows if storage is not None and kind is _SAVED}


@derived
def forward_ends(index: Index) -> list[int | None]:
    """For every storage, return the end of the forward that created it; None: created later.

    A storage that existed before the step belongs to the first forward.
    """
    forward = PhaseKind.FORWARD
    phases = index.recording.phases
    first = next((phase.end_op for phase in phases if phase.kind is forward), 0)
    return [
        first if phase is None else phase.end_op if phase.kind is forward else None
        for phase in _birth_phases(index)
    ]


@derived
def made_by_ops(index: Index) -> dict[int, list[int]]:
    """Return the storages that each op created."""
    return positions_by(storage.birth for storage in index.recording.storages)


@derived
def made_in(index: Index) -> list[PhaseKind | None]:
    """For every storage, return the phase that created it; None: it is older or the model's."""
    return [
        None if phase is None or storage.category in OWN else phase.kind
        for storage, phase in zip(index.recording.storages, _birth_phases(index), strict=True)
    ]


@derived
def _birth_phases(index: Index) -> list[Phase | None]:
    """For every storage, return the phase that created it; None: it is older."""
    phases = index.recording.phases
    starts = [phase.first_op for phase in phases]
    return [
        None if storage.birth is None else phases[bisect_right(starts, storage.birth) - 1]
        for storage in index.recording.storages
    ]


@derived
def made_in_forward(index: Index) -> list[bool]:
    """Return which storages a forward phase created, without parameters of a new model."""
    forward = PhaseKind.FORWARD
    return [kind is forward for kind in made_in(index)]


@derived
def storage_states(index: Index) -> list[State]:
    """Return the state of every storage at the end of its forward."""
    cached, ends = cached_storages(index), forward_ends(index)
    return [
        state_at(index, storage, cached, ends[storage])
        for storage in range(len(index.recording.storages))
    ]


def state_at(index: Index, position: int, kept: Collection[int], end: int | None) -> State:
    """Return a storage's state after ``end`` ops, when nodes saved ``kept``; None: at the end."""
    recording = index.recording
    storage = recording.storages[position]
    if storage.category in OWN:
        return _OF_PARAMETER
    if position in kept and position in cached_storages(index):
        return _CACHED
    if storage.category is _INPUT:
        return _OF_INPUT
    if not recording.meta.has_ops:
        return _NOT_CACHED
    if storage.death is None or (end is not None and storage.death > end):
        return _HELD
    region = None if storage.birth is None else recording.ops[storage.birth].region
    return _FREED if region is None else _RECOMPUTED


def edge_state(index: Index, edge: Edge) -> State:
    """Return the state of the tensor on an edge.

    If the storage is unknown and both ends are in one checkpointed region, the tensor is
    recomputed. Any other unknown storage is *not cached*, because no save refers to it.
    """
    recording = index.recording
    storage = None if edge.tensor is None else recording.tensors[edge.tensor].storage
    if storage is not None:
        return storage_states(index)[storage]
    producer, consumer = recording.nodes[edge.producer], recording.nodes[edge.consumer]
    if producer.region is not None and producer.region == consumer.region:
        return _RECOMPUTED
    return _NOT_CACHED


_REGION = "CompiledFunction"
"""Torch's name for a compiled region's node."""
_SLOT = re.compile(r"\[\d+\] (?P<name>\S+?)(_\d+)?( of (?P<op>\S+))?")
"""A slot of a region: the compiler's node, and the op that it belongs to."""

Numbered = tuple[int, int]
"""A save and the storage of its tensor."""


class _Maker(NamedTuple):
    module: str
    op: str
    line: str


def is_of_region(recording: Recording, save: int) -> bool:
    """Return whether a save belongs to a compiled region."""
    return is_region(recording.nodes[recording.saves[save].node])


def is_region(node: Node) -> bool:
    """Return whether a node is a compiled region."""
    return node.kind is NodeKind.CUSTOM_FUNCTION and node.name == _REGION


def traced_op(recording: Recording, save: int) -> str | None:
    """Return the op that created a compiled region's saved tensor; None for other saves."""
    traced = _SLOT.fullmatch(recording.saves[save].slot)
    if traced is None or not is_of_region(recording, save):
        return None
    return traced["op"] or traced["name"]


def pairs(
    regions: Index, kept: Iterable[Numbered], others: Index, kept_by_others: Iterable[Numbered]
) -> Iterator[tuple[int, int]]:
    """Pair saves of compiled regions with saves of another recording: (one, the other).

    If one op or one line has several results, those with equal bytes are paired, else the first.
    """
    unpaired: dict[_Maker, list[Numbered]] = {}
    seen = set()
    for save, storage in kept_by_others:
        if storage not in seen and not is_of_region(others.recording, save):
            seen.add(storage)
            maker = _maker(others.recording, save, storage)
            unpaired.setdefault(maker, []).append((save, storage))
    for save, storage in kept:
        if is_of_region(regions.recording, save):
            matches = unpaired.get(_maker(regions.recording, save, storage))
            if matches:
                nbytes = regions.recording.storages[storage].nbytes
                sizes = [others.recording.storages[other].nbytes for _, other in matches]
                yield save, matches.pop(sizes.index(nbytes) if nbytes in sizes else 0)[0]


def _maker(recording: Recording, save: int, storage: int) -> _Maker:
    row = recording.saves[save]
    traced = traced_op(recording, save)
    if traced is not None:
        return _place(recording, row.module, traced, row.frame)
    birth = recording.storages[storage].birth
    if birth is None:
        return _Maker("", "", "")
    made = recording.ops[birth]
    return _place(recording, made.module, operator(made.name).name, made.frame)


def _place(recording: Recording, module: int | None, op: str, frame: int | None) -> _Maker:
    name = "" if module is None else unwrapped(recording.modules[module].fqn)
    return _Maker(name, op, source(recording, frame))
