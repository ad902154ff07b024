"""When the nodes of a forward save: at which op a pack hook around them receives each tensor."""

from __future__ import annotations

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.nodes import last_op_of_nodes
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.model import Node, NodeKind, Op, Recording, Save, SaveKind

_SAVED, _CHECKPOINT, _CUSTOM = SaveKind.SAVED, NodeKind.CHECKPOINT, NodeKind.CUSTOM_FUNCTION


def is_packed(recording: Recording, save: Save) -> bool:
    """Tell whether a pack hook around its node would receive this save.

    The inputs of a checkpoint inside another one are not packed.
    """
    is_nested = save.slot.count("[") > 1
    inner = recording.nodes[save.node].kind is _CHECKPOINT
    return save.kind is _SAVED and not (inner and is_nested)


def packed_at(index: Index, position: int) -> float:
    """Return the op before which a save is packed; half an op more: after the op before.

    An input of an op is packed before the op runs, an output after it.
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
    """Return where a checkpoint begins: all of its ops may belong to inner checkpoints."""
    module = checkpoint.module
    first = region_end if module is None else index.recording.modules[module].first_op
    return _first_ops(index).get(checkpoint.region, first)


@derived
def _first_ops(index: Index) -> dict[int | None, int]:
    """Map each checkpointed region to its first op."""
    ops = index.recording.ops
    return {op.region: at for at, op in reversed([*enumerate(ops)])}


def custom_end(index: Index, node: int) -> int:
    """Return the latest end of a custom Function's forward; 0: it ran no op.

    Its node exists before its ops run, and packs its saves after them.
    """
    ops, first = index.recording.ops, last_op_of_nodes(index).get(node)
    if first is None:
        return 0
    after = range(first + 1, len(ops))
    return next((op for op in after if _is_behind(ops[op], ops[first])), len(ops))


def _is_behind(op: Op, first: Op) -> bool:
    return op.node is not None or op.module != first.module


def is_result(index: Index, position: int, op: int) -> bool:
    """Tell whether a node saves an output of its op, not an input."""
    save, storage = index.recording.saves[position], saved_storages(index)[position]
    made_here = storage is not None and index.recording.storages[storage].birth == op
    return made_here or save.slot.startswith("result")
