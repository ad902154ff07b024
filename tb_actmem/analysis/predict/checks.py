"""Which module calls a checkpoint could not run, or would run with another result."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import fqn
from tb_actmem.analysis.operators import operator, written
from tb_actmem.analysis.predict.backward import backwards
from tb_actmem.analysis.storages import OWN
from tb_actmem.errors import PredictError
from tb_actmem.model import NodeKind, Recording, Save, SaveKind


def check_call(index: Index, call: int, nodes: frozenset[int], saves: Sequence[Save]) -> None:
    """Refuse a call that a checkpoint could not run, or would run with another result."""
    recording = index.recording
    row, name = recording.modules[call], fqn(recording, call)
    inside = range(row.first_op, row.end_op)
    if runs_in_checkpoint(recording, call, nodes):
        raise PredictError(f"{name} runs inside of a checkpoint already: name what is around it.")
    if any(save.kind is SaveKind.PACKED for save in saves):
        raise PredictError(
            f"{name} keeps what a pack hook made, and a checkpoint would replace the hook: "
            "record the step without the hook."
        )
    if any(phase.first_op in inside for phase in backwards(index)):
        raise PredictError(
            f"{name} runs a backward inside of its forward, for which a checkpoint would run it "
            "again there: name modules inside of it."
        )
    for op in (recording.ops[position] for position in inside):
        if any(is_from_outside(index, storage, row.first_op) for storage in written(recording, op)):
            raise PredictError(
                f"{name} writes into its input ({operator(op.name).name}), which a checkpoint "
                "would run on again: give it a copy."
            )


def runs_in_checkpoint(recording: Recording, call: int, nodes: Collection[int]) -> bool:
    """Tell a call, which made these nodes, that is inside of a checkpoint as a whole."""
    row = recording.modules[call]
    inner = {
        recording.nodes[node].region
        for node in nodes
        if recording.nodes[node].kind is NodeKind.CHECKPOINT
    }
    ops = recording.ops[row.first_op : row.end_op]
    around = {op.region for op in ops if op.node is not None}
    return bool(around - {None} - inner) or (len(around) == 1 and around != {None})


def is_from_outside(index: Index, storage: int, op: int) -> bool:
    """Tell memory that neither the model nor an op from this one on has made."""
    row = index.recording.storages[storage]
    return row.category not in OWN and (row.birth is None or row.birth < op)
