"""Checkpoints that save as much as the step would save without them."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from tb_actmem.analysis.index import Index, common_name, derived, fqn, starred
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.nodes import ops_of_nodes, saves_of
from tb_actmem.analysis.index.storages import OWN, made_by_ops, saved_storages, saves_by_storage
from tb_actmem.model import HIDDEN, Category, NodeKind, PhaseKind, SaveKind


class IdleCheckpoint(NamedTuple):
    """A checkpoint, or equal layers of them, that saves as much as its region would without it."""

    nbytes: int
    """Bytes that its region makes and the backward recomputes."""
    regions: int
    """The number of regions."""
    module: str
    saved_bytes: int
    """Bytes that only the checkpoint saves."""
    otherwise_bytes: int
    """The most bytes that its region alone would save without it."""
    node: int
    """The first checkpoint's node."""
    call: int | None


_ARGUMENTS = {
    *("self", "input", "other", "mat", "mat1", "mat2", "vec", "batch1", "batch2", "weight"),
    *("tensor1", "tensor2", "query", "key", "value", "target", "index", "mask"),
}
"""Slots that hold an input of the op; slots of other names may hold an output."""


def idle_checkpoints(index: Index) -> list[IdleCheckpoint]:
    """Find checkpoints whose regions would save no more without them, equal layers together."""
    recording = index.recording
    groups: dict[str, list[IdleCheckpoint]] = defaultdict(list)
    for position, node in enumerate(recording.nodes):
        if node.kind is NodeKind.CHECKPOINT:
            idle = _checkpoint(index, position)
            if idle is not None and idle.otherwise_bytes <= idle.saved_bytes:
                groups[starred(idle.module)].append(idle)
    return [
        rows[0]._replace(
            nbytes=sum(row.nbytes for row in rows),
            regions=len(rows),
            module=common_name(fqn(recording, row.call) for row in rows),
            saved_bytes=sum(row.saved_bytes for row in rows),
            otherwise_bytes=sum(row.otherwise_bytes for row in rows),
        )
        for rows in groups.values()
    ]


def _checkpoint(index: Index, checkpoint: int) -> IdleCheckpoint | None:
    """Return the bytes that a checkpoint saves, and an upper bound for its region; None: unknown.

    The recording has no tensor for a recomputed save, but its slot says whether the tensor was an
    input or an output of the op. So it is one of a few, and all of them are counted.
    """
    recording, row = index.recording, index.recording.nodes[checkpoint]
    if row.region is None or row.region not in _ops_of_regions(index):
        return None
    ops = _ops_of_regions(index)[row.region]
    is_nested = any(
        recording.saves[save].kind is SaveKind.RECOMPUTED for save in saves_of(index, checkpoint)
    )
    if is_nested or any(
        recording.ops[op].region != row.region for op in range(ops[0], ops[-1] + 1)
    ):
        return None
    nodes = [node for node in _nodes_of_regions(index)[row.region] if node != checkpoint]
    asked = [_asked(index, node) for node in nodes]
    if any(each is None for each in asked):
        return None
    otherwise = {storage for each in asked for storage in each or ()}
    made = {storage for op in ops for storage in made_by_ops(index).get(op, ())}
    keepers = {checkpoint, *nodes}
    saved = {
        storage
        for node in keepers
        for save in saves_of(index, node)
        if (storage := saved_storages(index)[save]) is not None
    }
    return IdleCheckpoint(
        nbytes=_nbytes(index, made - saved),
        regions=1,
        module=fqn(recording, row.module),
        saved_bytes=_nbytes(index, _alone(index, saved, keepers)),
        otherwise_bytes=_nbytes(index, _alone(index, otherwise, keepers)),
        node=checkpoint,
        call=row.module,
    )


def _asked(index: Index, node: int) -> set[int] | None:
    """Return storages that include every save of a region's nodes; None: unknown."""
    recording, row = index.recording, index.recording.nodes[node]
    slots = {
        recording.saves[save].slot
        for save in saves_of(index, node)
        if recording.saves[save].kind is SaveKind.RECOMPUTED
    }
    if row.kind not in (NodeKind.FUNCTION, NodeKind.ACCUMULATE_GRAD):
        return None
    if not slots:
        return set()
    ops = ops_of_nodes(index).get(node)
    # An op that works in place saves a copy of its input, which no op made.
    if not ops or any(slot.startswith((HIDDEN, "original_")) for slot in slots):
        return None
    inputs: set[int] = set()
    for op in ops:
        if not all(slot.startswith("result") for slot in slots):
            inputs |= {*recording.ops[op].inputs}
        if not slots <= _ARGUMENTS:
            returned = {recording.tensors[tensor].storage for tensor in recording.ops[op].outputs}
            inputs |= {storage for storage in returned if storage is not None}
    return inputs


def _alone(index: Index, storages: set[int], keepers: set[int]) -> set[int]:
    """Return the storages without other owners; memory from before the forward stays anyway."""
    recording, by_storage = index.recording, saves_by_storage(index)
    return {
        storage
        for storage in storages
        if recording.storages[storage].category not in (*OWN, Category.INPUT)
        and all(recording.saves[save].node in keepers for save in by_storage[storage])
    }


def _nbytes(index: Index, storages: set[int]) -> int:
    """Return the bytes on the first device: a random state is on the host."""
    rows, device = index.recording.storages, first_device(index)
    return sum(rows[each].nbytes for each in storages if rows[each].device == device)


@derived
def _ops_of_regions(index: Index) -> dict[int, list[int]]:
    """Map every checkpointed region to the ops of forwards that ran in it."""
    recording = index.recording
    ops: dict[int, list[int]] = {}
    for phase in recording.phases:
        if phase.kind is PhaseKind.FORWARD:
            for op in range(phase.first_op, phase.end_op):
                region = recording.ops[op].region
                if region is not None:
                    ops.setdefault(region, []).append(op)
    return ops


@derived
def _nodes_of_regions(index: Index) -> dict[int, list[int]]:
    nodes: dict[int, list[int]] = {}
    for position, node in enumerate(index.recording.nodes):
        if node.region is not None:
            nodes.setdefault(node.region, []).append(position)
    return nodes
