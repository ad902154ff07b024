"""When the nodes of a forward save: what a pack hook around them gets, and at which op."""

from __future__ import annotations

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.nodes import last_op_of_nodes
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.model import Node, NodeKind, Op, Recording, Save, SaveKind

_SAVED, _CHECKPOINT, _CUSTOM = SaveKind.SAVED, NodeKind.CHECKPOINT, NodeKind.CUSTOM_FUNCTION


def is_packed(recording: Recording, save: Save) -> bool:
    """Tell a save that a pack hook around its node would get.

    A checkpoint's inputs inside of a nest are kept as they are.
    """
    is_nested = save.slot.count("[") > 1
    inner = recording.nodes[save.node].kind is _CHECKPOINT
    return save.kind is _SAVED and not (inner and is_nested)


def packed_at(index: Index, position: int) -> float:
    """Before which op a save is packed; half an op more: behind the one before.

    What an op is given is packed before it runs, what it returns after it.
    """
    recording = index.recording
    node = recording.saves[position].node
    row, first = recording.nodes[node], last_op_of_nodes(index).get(node)
    call = None if row.module is None else recording.modules[row.module]
    if row.kind is _CHECKPOINT:
        return region_begin(index, row, 0 if call is None else call.end_op)
    if first is None:
        return 0 if call is None else max(call.first_op, call.end_op - 0.5)
    if row.kind is _CUSTOM:
        return max(first, custom_end(index, node) - 0.5)
    return first + 0.5 if is_result(index, position, first) else first


def region_begin(index: Index, checkpoint: Node, region_end: int) -> int:
    """Where what is inside of a checkpoint begins: it may have no op but those of others in it."""
    module = checkpoint.module
    first = region_end if module is None else index.recording.modules[module].first_op
    return _first_ops(index).get(checkpoint.region, first)


@derived
def _first_ops(index: Index) -> dict[int | None, int]:
    """Checkpointed region → its first op."""
    ops = index.recording.ops
    return {op.region: at for at, op in reversed([*enumerate(ops)])}


def custom_end(index: Index, node: int) -> int:
    """Where the forward of a custom Function ends at the latest; 0: it ran no op.

    Its node is there before whatever it runs, and packs what it keeps after that.
    """
    ops, first = index.recording.ops, last_op_of_nodes(index).get(node)
    if first is None:
        return 0
    after = range(first + 1, len(ops))
    return next((op for op in after if _is_behind(ops[op], ops[first])), len(ops))


def _is_behind(op: Op, first: Op) -> bool:
    return op.node is not None or op.module != first.module


def is_result(index: Index, position: int, op: int) -> bool:
    """Tell a save of what an op makes or returns, not of what it is given."""
    save, storage = index.recording.saves[position], saved_storages(index)[position]
    made_here = storage is not None and index.recording.storages[storage].birth == op
    return made_here or save.slot.startswith("result")
