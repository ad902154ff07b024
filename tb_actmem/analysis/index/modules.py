"""The tree of module calls: what ran inside of what.

Calls of several threads may stand between each other, so a call's inside is found by parents and
not by position: in `_Order` the calls inside of one follow it without a gap.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.nodes import goes_with_its_savers
from tb_actmem.analysis.index.storages import (
    OWN,
    State,
    made_in_forward,
    save_modules,
    saves_by_storage,
    storage_states,
)
from tb_actmem.model import NodeKind


class _Order(NamedTuple):
    """The module calls, each before those inside of it and these before the next one beside it."""

    calls: list[int]
    starts: list[int]
    """For every call its position in ``calls``."""
    ends: list[int]
    """For every call the position behind the last one inside."""


@derived
def module_depths(index: Index) -> list[int]:
    """For every module call how many calls stand around it."""
    depths: list[int] = []
    for call in index.recording.modules:
        depths.append(0 if call.parent is None else depths[call.parent] + 1)
    return depths


@derived
def _order(index: Index) -> _Order:
    modules = index.recording.modules
    sizes = with_insides(index, [1] * len(modules))
    starts: list[int] = []
    free = dict.fromkeys((None, *range(len(modules))), 0)
    for position, call in enumerate(modules):  # a parent stands before its children
        start = free[call.parent]
        free[call.parent] += sizes[position]
        free[position] = start + 1
        starts.append(start)
    calls = sorted(range(len(modules)), key=starts.__getitem__)
    ends = [start + size for start, size in zip(starts, sizes, strict=True)]
    return _Order(calls, starts, ends)


def calls_inside(index: Index, call: int) -> list[int]:
    """A module call and all that ran inside of it."""
    order = _order(index)
    return order.calls[order.starts[call] : order.ends[call]]


def outermost(index: Index, calls: Collection[int]) -> list[int]:
    """Those of some calls that are not inside of another one of them."""
    order = _order(index)
    found, end = [], 0
    for call in sorted(calls, key=order.starts.__getitem__):
        if order.starts[call] >= end:
            found.append(call)
            end = order.ends[call]
    return found


def is_inside(index: Index, inner: int | None, outer: int) -> bool:
    """Whether a module call is another one or ran inside of it; None ran outside of all."""
    order = _order(index)
    return inner is not None and order.starts[outer] <= order.starts[inner] < order.ends[outer]


def calls_around(index: Index, call: int | None) -> Iterator[int]:
    """A module call and those around it, the innermost first; nothing for None."""
    while call is not None:
        yield call
        call = index.recording.modules[call].parent


def common_call(index: Index, calls: Collection[int | None]) -> int | None:
    """The innermost module call that encloses all of them; None: no call does."""
    if None in calls:
        return None
    seen = {call for call in calls if call is not None}
    deepest_first = [-call for call in seen]
    heapify(deepest_first)
    while len(deepest_first) > 1:
        parent = index.recording.modules[-heappop(deepest_first)].parent
        if parent is None:
            return None
        if parent not in seen:
            seen.add(parent)
            heappush(deepest_first, -parent)
    return -deepest_first[0] if deepest_first else None


def with_insides(index: Index, own: Sequence[int]) -> list[int]:
    """For every module call the sum of its own number and of those of all calls inside."""
    total = list(own)
    for call in range(len(total) - 1, -1, -1):
        parent = index.recording.modules[call].parent
        if parent is not None:
            total[parent] += total[call]
    return total


def handed_down(index: Index, given: Mapping[int, int]) -> list[int | None]:
    """For every module call what it was given, or else the call around it; None: neither was."""
    found: list[int | None] = []
    for call, row in enumerate(index.recording.modules):
        outer = None if row.parent is None else found[row.parent]
        found.append(given.get(call, outer))
    return found


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
    """Return the bytes attributed to each module call's own nodes, and those it saves alone."""
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
