"""The tree of module calls.

Calls of several threads may be interleaved, so parents define what is inside a call, not
positions. In `_Order`, a call is followed directly by the calls inside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from heapq import heapify, heappop, heappush
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, op_names, unwrapped
from tb_actmem.analysis.index.nodes import goes_with_its_savers
from tb_actmem.analysis.index.storages import (
    OWN,
    State,
    is_of_region,
    made_in_forward,
    save_modules,
    saves_by_storage,
    storage_states,
)
from tb_actmem.model import NodeKind


class _Order(NamedTuple):
    """The module calls in depth-first order."""

    calls: list[int]
    starts: list[int]
    """For every call, its position in ``calls``."""
    ends: list[int]
    """For every call, the position after the last call inside it."""


@derived
def module_depths(index: Index) -> list[int]:
    """Return the number of enclosing calls for every module call."""
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
    for position, call in enumerate(modules):  # a parent precedes its children
        start = free[call.parent]
        free[call.parent] += sizes[position]
        free[position] = start + 1
        starts.append(start)
    calls = sorted(range(len(modules)), key=starts.__getitem__)
    ends = [start + size for start, size in zip(starts, sizes, strict=True)]
    return _Order(calls, starts, ends)


def calls_inside(index: Index, call: int) -> list[int]:
    """Return a module call and all calls inside it."""
    order = _order(index)
    return order.calls[order.starts[call] : order.ends[call]]


def outermost(index: Index, calls: Collection[int]) -> list[int]:
    """Return the calls that are not inside another one of the given calls."""
    order = _order(index)
    outer, end = [], 0
    for call in sorted(calls, key=order.starts.__getitem__):
        if order.starts[call] >= end:
            outer.append(call)
            end = order.ends[call]
    return outer


def is_inside(index: Index, inner: int | None, outer: int) -> bool:
    """Return whether a module call is ``outer`` or inside it; None is outside all calls."""
    order = _order(index)
    return inner is not None and order.starts[outer] <= order.starts[inner] < order.ends[outer]


def calls_around(index: Index, call: int | None) -> Iterator[int]:
    """Yield a module call and its enclosing calls, innermost first; nothing for None."""
    while call is not None:
        yield call
        call = index.recording.modules[call].parent


def common_call(index: Index, calls: Collection[int | None]) -> int | None:
    """Return the innermost module call that encloses all given calls; None if there is none."""
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
    """For every module call, add its own number and those of all calls inside it."""
    total = list(own)
    for call in range(len(total) - 1, -1, -1):
        parent = index.recording.modules[call].parent
        if parent is not None:
            total[parent] += total[call]
    return total


def handed_down(index: Index, given: Mapping[int, int]) -> list[int | None]:
    """For every module call, return its own value or the nearest enclosing call's; else None."""
    values: list[int | None] = []
    for call, row in enumerate(index.recording.modules):
        outer = None if row.parent is None else values[row.parent]
        values.append(given.get(call, outer))
    return values


_DEAD = (State.FREED, State.RECOMPUTED)
_LEAF = NodeKind.ACCUMULATE_GRAD


class ModuleRow(NamedTuple):
    """Bytes saved in one module call."""

    module: int
    nodes: int
    """Autograd nodes created inside, children included."""
    self_bytes: int
    """Attributed to saves of its own nodes."""
    total_bytes: int
    """Attributed to saves of nodes inside it, children included."""
    exclusive_bytes: int
    """Saved by no node outside it."""
    freed_bytes: int
    """Created inside, children included, and freed before the forward ended."""


@derived
def module_rows(index: Index) -> list[ModuleRow]:
    """Return a row for every module call, in order of entry."""
    own, exclusive = _attributed(index)
    nodes, total = module_nodes(index), with_insides(index, own)
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


@derived
def module_nodes(index: Index) -> list[int]:
    """For every module call, count the autograd nodes created inside, children included."""
    nodes = [0] * len(index.recording.modules)
    for node in index.recording.nodes:
        if node.module is not None and node.kind is not _LEAF:
            nodes[node.module] += 1
    return with_insides(index, nodes)


def _attributed(index: Index) -> tuple[list[int], list[int]]:
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
        savers = {module_of[save] for save in saves}
        common = first if len(savers) == 1 else common_call(index, savers)
        if common is not None and goes_with_its_savers(row):
            exclusive[common] += row.nbytes
    return own, exclusive


def _freed(index: Index) -> list[int]:
    """For every module call, add up what its own ops created and the forward freed."""
    recording, states, made = index.recording, storage_states(index), made_in_forward(index)
    freed = [0] * len(recording.modules)
    for position, storage in enumerate(recording.storages):
        if storage.birth is not None and made[position] and states[position] in _DEAD:
            module = recording.ops[storage.birth].module
            if module is not None:
                freed[module] += storage.nbytes
    return freed


NodeName = tuple[str, int, str, int]
"""A node's module, call and op, and its number among the call's ops of that name."""

_OUTSIDE = ("", 0)


@derived
def node_names(index: Index) -> list[NodeName]:
    """Return for every node a name that is the same in another recording or layer."""
    recording, ops, calls = index.recording, op_names(index), call_names(index)
    return _numbered(
        (
            *(_OUTSIDE if node.module is None else calls[node.module]),
            node.name if node.kind is NodeKind.ACCUMULATE_GRAD else ops[position],
        )
        for position, node in enumerate(recording.nodes)
    )


def _numbered(names: Iterable[tuple[str, int, str]]) -> list[NodeName]:
    """Number equal names from 0."""
    counts: Counter[tuple[str, int, str]] = Counter()
    numbered = []
    for name in names:
        numbered.append((*name, counts[name]))
        counts[name] += 1
    return numbered


@derived
def call_names(index: Index) -> list[tuple[str, int]]:
    """For every module call, return its module and its number among calls that created nodes.

    Recomputation creates no nodes, so a call has the same number with checkpoints. In a compiled
    region, a call creates saves of the region's node.
    """
    recording = index.recording
    own = [0] * len(recording.modules)
    makers = (node.module for node in recording.nodes), (save.module for save in recording.saves)
    for module in chain(*makers):
        if module is not None:
            own[module] += 1
    counts: Counter[str] = Counter()
    names = []
    for row, nodes in zip(recording.modules, with_insides(index, own), strict=True):
        names.append((unwrapped(row.fqn), counts[row.fqn]))
        counts[row.fqn] += bool(nodes)
    return names


def node_order(old: Sequence[NodeName], new: Sequence[NodeName]) -> dict[NodeName, int]:
    """Return one order for the nodes of both; a new node follows the last common one."""
    behind = {name: (position, 0) for position, name in enumerate(old)}
    last = -1
    for position, name in enumerate(new, start=1):
        last = behind.setdefault(name, (last, position))[0]
    return {name: position for position, name in enumerate(sorted(behind, key=behind.__getitem__))}


@derived
def traced_calls(index: Index) -> frozenset[int]:
    """Return the calls that the compiler traced into a region, whose ops are not recorded."""
    recording, calls = index.recording, set[int]()
    for position, save in enumerate(recording.saves):
        if is_of_region(recording, position):
            around = {*calls_around(index, recording.nodes[save.node].module)}
            calls |= {*calls_around(index, save.module)} - around
    return frozenset(calls)
