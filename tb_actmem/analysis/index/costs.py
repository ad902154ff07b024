"""What each op costs, as an estimate: floating point operations, and bytes that it moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index.flops import Windows, flops_of, written
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.modules import with_insides
from tb_actmem.model import PhaseKind


class Cost(NamedTuple):
    """What ops cost. It is an estimate: an op that runs as fast as memory allows has no FLOPs."""

    flops: int
    """As torch's counter has them: two for each multiplication that is added up."""
    moved_bytes: int
    """Of the storages that are read and of those that are written."""


@derived
def costs(index: Index) -> list[Cost]:
    """For every op what it costs."""
    recording = index.recording
    windows: Windows = {}
    made = {tensor for op in recording.ops for tensor in op.outputs}
    for position, tensor in enumerate(recording.tensors):
        if position not in made and tensor.storage is not None:
            windows.setdefault(tensor.storage, {})[tensor.shape] = None
    found = []
    for position, op in enumerate(recording.ops):
        outputs = [recording.tensors[tensor] for tensor in op.outputs]
        flops = flops_of(recording, op, windows)
        found.append(Cost(flops, _moved_bytes(index, position)))
        for tensor in outputs:
            if tensor.storage is not None:
                shapes = windows.setdefault(tensor.storage, {})
                shapes.pop(tensor.shape, None)
                shapes[tensor.shape] = None  # the last one stands last
    return found


def _moved_bytes(index: Index, position: int) -> int:
    """Bytes read and written; a view, which makes no memory and writes none, moves nothing."""
    recording = index.recording
    op = recording.ops[position]
    found = {recording.tensors[tensor].storage for tensor in op.outputs}
    returned = {storage for storage in found if storage is not None}
    if returned <= set(op.inputs) and not written(recording, op):
        return 0
    touched = [*set(op.inputs), *returned]
    return sum(recording.storages[storage].nbytes for storage in touched)


def cost_of(index: Index, ops: Iterable[int]) -> Cost:
    """What some ops cost together."""
    known = costs(index)
    rows = [known[op] for op in ops]
    return Cost(sum(row.flops for row in rows), sum(row.moved_bytes for row in rows))


def forward_ops(index: Index) -> Iterator[int]:
    """The ops of the forwards, without what checkpoints run again already."""
    for phase in index.recording.phases:
        if phase.kind is PhaseKind.FORWARD:
            yield from range(phase.first_op, phase.end_op)


@derived
def forward_flops(index: Index) -> int:
    """The FLOPs of the forwards."""
    return sum(costs(index)[op].flops for op in forward_ops(index))


@derived
def node_flops(index: Index) -> list[int]:
    """For every node the FLOPs of the ops of its forward."""
    return _summed(index, len(index.recording.nodes), [op.node for op in index.recording.ops])


@derived
def module_flops(index: Index) -> list[int]:
    """For every module call the FLOPs of the ops that ran inside, children's included."""
    own = _summed(index, len(index.recording.modules), [op.module for op in index.recording.ops])
    return with_insides(index, own)


def _summed(index: Index, rows: int, row_of_op: Iterable[int | None]) -> list[int]:
    """For every row of a table the FLOPs of the ops that belong to it."""
    found = [0] * rows
    for row, cost in zip(row_of_op, costs(index), strict=True):
        if row is not None:
            found[row] += cost.flops
    return found
