"""The forward of a step: when nodes save, random states, and workspaces of ops.

A node saves at the op before which a pack hook around it would receive the tensor.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.nodes import output_tensors
from tb_actmem.analysis.index.storages import (
    is_region,
)
from tb_actmem.model import (
    COPY_SLICES,
    Holder,
    NodeKind,
    Op,
    PhaseKind,
    Recording,
    SaveKind,
    Storage,
)

_SAVED, _RECOMPUTED, _FORWARD = SaveKind.SAVED, SaveKind.RECOMPUTED, PhaseKind.FORWARD
_LEAF, _CHECKPOINT = NodeKind.ACCUMULATE_GRAD, NodeKind.CHECKPOINT
_CUSTOM = NodeKind.CUSTOM_FUNCTION


def forward_calls(recording: Recording) -> list[int]:
    """Return the module calls that ran in a forward, in order."""
    forwards = (phase for phase in recording.phases if phase.kind is _FORWARD)
    is_forward = within((phase.first_op, phase.end_op) for phase in forwards)
    return [
        position for position, call in enumerate(recording.modules) if is_forward(call.first_op)
    ]


def within(spans: Iterable[tuple[int, int]]) -> Callable[[int], bool]:
    """Return a function that tells whether an op is in one of some spans: (first op, end)."""
    ordered = sorted(spans)
    begins = [begin for begin, _ in ordered]
    ends = [0, *accumulate((end for _, end in ordered), max)]
    return lambda op: op < ends[bisect_right(begins, op)]


def packed_saves(recording: Recording) -> frozenset[int]:
    """Return the saves that a pack hook around their node would receive."""
    inner = {node for node, row in enumerate(recording.nodes) if row.kind is _CHECKPOINT}
    return frozenset(
        position
        for position, save in enumerate(recording.saves)
        if save.kind is _SAVED and not (save.node in inner and save.slot.count("[") > 1)
    )


def ops_of_writes(
    recording: Recording,
    last_op: Mapping[int, int],
    written: Mapping[int, Sequence[int]],
    grown: frozenset[int | None],
) -> dict[int, int]:
    """Map each CopySlices to its op, which works in place on a view.

    Recordings know no node for it. It is one of the first such ops between those of the nodes
    around.
    ``written``: op → the storages that it writes into, in the order of the ops. ``grown``: the
    storages of tensors that require grad.
    """
    numbers = {
        row.sequence_nr: node
        for node, row in enumerate(recording.nodes)
        if row.sequence_nr is not None and (node in last_op or row.name == COPY_SLICES)
    }
    ops = recording.ops
    others = [at for at in written if ops[at].node is None is ops[at].backward_of]
    ends = [phase.first_op for phase in recording.phases if phase.kind is PhaseKind.BACKWARD]
    ends.append(len(ops))
    found: dict[int, int] = {}
    before, waiting = -1, list[int]()
    for _, node in (*sorted(numbers.items()), (0, None)):
        if node is not None and node not in last_op:
            waiting.append(node)
            continue
        behind = len(ops) if node is None else last_op[node]
        end = min(behind, ends[bisect_right(ends, before)])
        between = others[bisect_right(others, before) : bisect_left(others, end)]
        writes = [at for at in between if not grown.isdisjoint(written[at])]
        # Memory that only views were written into may not be known to require grad.
        found |= zip(waiting, writes if len(writes) >= len(waiting) else between, strict=False)
        waiting, before = [], max(before, behind)
    return found


def saved_results(
    recording: Recording, saved: Sequence[int | None], last_op: Mapping[int, int]
) -> frozenset[int]:
    """Return the saves of an output of their node's op."""
    births = [row.birth for row in recording.storages]
    return frozenset(
        position
        for position, (save, storage) in enumerate(zip(recording.saves, saved, strict=True))
        if save.slot.startswith("result")
        or (storage is not None and births[storage] == last_op.get(save.node, -1))
    )


def custom_ends(index: Index, last_op: Mapping[int, int]) -> dict[int, int]:
    """Map nodes of custom Functions to the latest end of their forward.

    A forward may call modules, and ends after the op that made its first result.
    """
    recording, results = index.recording, output_tensors(index)
    ops, tensors, storages = recording.ops, recording.tensors, recording.storages
    found = {node: 0 for node, row in enumerate(recording.nodes) if row.kind is _CUSTOM}
    for node in found.keys() & last_op.keys():
        first, storage = last_op[node], tensors[results[node]].storage
        birth = None if storage is None else storages[storage].birth
        first = max(first, birth or 0)
        after = range(first + 1, len(ops))
        found[node] = next((op for op in after if _is_behind(ops[op], ops[first])), len(ops))
    return found


def _is_behind(op: Op, first: Op) -> bool:
    return op.node is not None or op.module != first.module


HOST_STATE = 5056
"""Bytes of the state of a random generator on the host."""


def is_host_state(row: Storage) -> bool:
    """Tell whether memory is as large as the state of a random generator on the host."""
    return (row.device, row.nbytes) == ("cpu", HOST_STATE)


def kept_states(
    recording: Recording, saves: Sequence[range], saved: Sequence[int | None]
) -> dict[int, list[int]]:
    """Map checkpoints to the random states of the host that they keep."""
    rows, cache = recording.storages, Holder.CHECKPOINT_CACHE
    return {
        node: [
            storage
            for storage in saved[saves[node].start : saves[node].stop]
            if storage is not None
            and rows[storage].holder is cache
            and is_host_state(rows[storage])
        ]
        for node, row in enumerate(recording.nodes)
        if row.kind is _CHECKPOINT
    }


def workspaces(
    recording: Recording, saved: Sequence[int | None], created: Mapping[int, Sequence[int]]
) -> dict[int, list[int]]:
    """Return the workspaces of every op: memory that no op received or returned, and that has no
    holder.

    While torch compiles a region, it keeps random states. A recomputation compiles nothing.
    """
    tensors = recording.tensors
    known: set[int | None] = {storage for op in recording.ops for storage in op.inputs}
    known.update(tensors[tensor].storage for op in recording.ops for tensor in op.outputs)
    known.update(saved)
    found = {}
    around = {node.module for node in recording.nodes if is_region(node)} - {None}
    compiled = {
        at
        for call in around
        if call is not None
        for at in range(recording.modules[call].first_op, recording.modules[call].end_op)
    }
    for op, made in created.items():
        own = [s for s in made if s not in known and recording.storages[s].holder is None]
        if op in compiled:
            own = _without_states(recording, made, own)
        if own:
            found[op] = own
    return found


def _without_states(recording: Recording, made: Sequence[int], own: Sequence[int]) -> list[int]:
    """Leave out the random states that the compiler kept before an op: two at a time.

    The recording may have the second one as the memory by which both exceed the op's results.
    """
    rows = recording.storages
    left = [storage for storage in own if not is_host_state(rows[storage])]
    is_state = len(left) < len(own) and sum(rows[one].nbytes for one in made) <= 2 * HOST_STATE
    return [] if is_state else left


def checkpoint_begins(recording: Recording, states: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Map checkpoints to the op where they begin."""
    firsts = {op.region: at for at, op in reversed([*enumerate(recording.ops)])}
    found: dict[int, int] = {}
    for node, kept in states.items():
        row = recording.nodes[node]
        if kept:
            found[node] = recording.storages[kept[0]].birth or 0
        elif row.region in firsts:
            found[node] = firsts[row.region]
        elif row.module is not None:
            found[node] = recording.modules[row.module].first_op
    return found


def touched(recording: Recording, op: Op) -> list[int | None]:
    """Return the storages that an op receives and returns."""
    return [*op.inputs, *(recording.tensors[output].storage for output in op.outputs)]


def ops_by_storage(storages: Iterable[tuple[int, Iterable[int]]]) -> dict[int, list[int]]:
    """Map storages to their ops, from the storages of each op."""
    found: dict[int, list[int]] = {}
    for op, of_op in storages:
        for storage in of_op:
            found.setdefault(storage, []).append(op)
    return found
