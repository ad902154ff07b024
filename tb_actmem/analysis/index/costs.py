"""The estimated cost of each op: floating point operations, and moved bytes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.flops import ViewShapes, flops_of, written
from tb_actmem.analysis.index.modules import with_insides
from tb_actmem.model import Note, PhaseKind, Recording


class Cost(NamedTuple):
    """The estimated cost of ops. Memory-bound ops, such as GELU, count no FLOPs."""

    flops: int
    """Counted as by torch: two for each multiply-add."""
    moved_bytes: int
    """Bytes of the storages that are read and written."""


@derived
def costs(index: Index) -> list[Cost]:
    """Return the cost of every op."""
    recording = index.recording
    views: ViewShapes = {}
    made = {tensor for op in recording.ops for tensor in op.outputs}
    for position, tensor in enumerate(recording.tensors):
        if position not in made and tensor.storage is not None:
            views.setdefault(tensor.storage, {})[tensor.shape] = None
    of_ops = []
    for position, op in enumerate(recording.ops):
        outputs = [recording.tensors[tensor] for tensor in op.outputs]
        flops = flops_of(recording, op, views)
        of_ops.append(Cost(flops, _moved_bytes(index, position)))
        for tensor in outputs:
            if tensor.storage is not None:
                shapes = views.setdefault(tensor.storage, {})
                shapes.pop(tensor.shape, None)
                shapes[tensor.shape] = None  # the latest shape comes last
    return of_ops


def _moved_bytes(index: Index, position: int) -> int:
    """Return the bytes read and written; a view moves 0 bytes."""
    recording = index.recording
    op = recording.ops[position]
    storages = (recording.tensors[tensor].storage for tensor in op.outputs)
    returned = {storage for storage in storages if storage is not None}
    if returned <= set(op.inputs) and not written(recording, op):
        return 0
    touched = [*set(op.inputs), *returned]
    return sum(recording.storages[storage].nbytes for storage in touched)


def cost_of(index: Index, ops: Iterable[int]) -> Cost:
    """Return the total cost of some ops."""
    wanted = [*ops]
    known = costs(index) if wanted else []
    rows = [known[op] for op in wanted]
    return Cost(sum(row.flops for row in rows), sum(row.moved_bytes for row in rows))


def forward_ops(index: Index) -> Iterator[int]:
    """Yield the ops of the forwards, without recomputation by checkpoints."""
    for phase in index.recording.phases:
        if phase.kind is PhaseKind.FORWARD:
            yield from range(phase.first_op, phase.end_op)


def lacks_backward(recording: Recording) -> bool:
    """Tell whether a model's forward was recorded with its ops, but no backward."""
    kinds = _recorded_phases(recording)
    is_training = recording.meta.optimizers is not None and bool(recording.saves)
    return is_training and PhaseKind.FORWARD in kinds and PhaseKind.BACKWARD not in kinds


def uncounted(recording: Recording) -> list[Note]:
    """Return the note of the parts of a step that a prediction lacks, because none was recorded."""
    if lacks_backward(recording):
        return [Note.of("forward-only")]
    return [Note.of("no-optimizer-step")] if lacks_optimizer_step(recording) else []


def lacks_optimizer_step(recording: Recording) -> bool:
    """Tell whether a recorded training has an optimizer, but not the optimizer's step."""
    kinds = _recorded_phases(recording)
    is_training = bool(recording.meta.optimizers) and PhaseKind.BACKWARD in kinds
    return is_training and PhaseKind.UPDATE not in kinds


def _recorded_phases(recording: Recording) -> set[PhaseKind]:
    return {phase.kind for phase in recording.phases if phase.first_op < phase.end_op}


@derived
def recomputed_ops(index: Index) -> list[int]:
    """Return the ops that checkpoints recompute in the backward.

    Such an op runs in a module call that began in the backward, or at a line of a checkpointed
    region, unless the line is that of the backward itself. Without source lines, ops of regions
    outside of module calls are not recognized.
    """
    recording = index.recording
    lines = {op.frame for op in recording.ops if op.region is not None}
    again: list[int] = []
    if all(op.region is None for op in recording.ops):
        return again
    for phase in recording.phases:
        if phase.kind is not PhaseKind.BACKWARD:
            continue
        ops = recording.ops[phase.first_op : phase.end_op]
        own = next((op.frame for op in ops if op.frame is not None), None)
        checkpointed = lines - {None, own}
        for position, op in enumerate(ops, start=phase.first_op):
            call = None if op.module is None else recording.modules[op.module]
            is_inside = call is not None and call.first_op >= phase.first_op
            if is_inside or op.frame in checkpointed:
                again.append(position)
    return again


@derived
def recomputed_cost(index: Index) -> Cost:
    """Return the cost of the recomputed ops."""
    return cost_of(index, recomputed_ops(index))


@derived
def forward_flops(index: Index) -> int:
    """Return the FLOPs of the forwards."""
    return sum(costs(index)[op].flops for op in forward_ops(index))


@derived
def node_flops(index: Index) -> list[int]:
    """Return the forward FLOPs of every node."""
    return _summed(index, len(index.recording.nodes), [op.node for op in index.recording.ops])


@derived
def module_flops(index: Index) -> list[int]:
    """Return the FLOPs inside every module call, children included."""
    own = _summed(index, len(index.recording.modules), [op.module for op in index.recording.ops])
    return with_insides(index, own)


def _summed(index: Index, rows: int, row_of_op: Iterable[int | None]) -> list[int]:
    """Add up the FLOPs of ops by the table row that they belong to."""
    sums = [0] * rows
    for row, cost in zip(row_of_op, costs(index), strict=True):
        if row is not None:
            sums[row] += cost.flops
    return sums
