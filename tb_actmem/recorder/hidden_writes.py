"""What the node of an in-place write into a view keeps: torch puts it inside of a CopySlices.

Torch's own table tells which tensors it needs, and the op shows which these are.
"""

from __future__ import annotations

import functools
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence

from tb_actmem.model import Tensor
from tb_actmem.recorder.derivatives import Derivative, derivative_of_write
from tb_actmem.recorder.op_rows import is_in_place, op_name
from tb_actmem.recorder.source import OpFact
from tb_actmem.recorder.torch_private import arguments_of

Kept = tuple[str, int, str | None]
"""(slot, tensor, formula)."""


class Windows:
    """The tensors that are windows on each storage, in the order in which they were seen."""

    def __init__(self, tensors: Sequence[Tensor]) -> None:
        self._of: dict[int, list[int]] = defaultdict(list)
        for tensor, row in enumerate(tensors):
            if row.storage is not None:
                self._of[row.storage].append(tensor)

    def last(self, storage: int, before: int | None = None) -> int | None:
        """Return the last one, or the last one before a tensor; None: there is none."""
        found = self._of.get(storage, [])
        end = len(found) if before is None else bisect_left(found, before)
        return found[end - 1] if end else None


def last_write(ops: Sequence[OpFact]) -> int:
    """Return which of some ops is the last that works in place, or else the last."""
    found = [position for position, op in enumerate(ops) if is_in_place(op_name(op.func))]
    return found[-1] if found else len(ops) - 1


def kept_by_write(
    ops: Sequence[OpFact], has_edge: Sequence[bool], windows: Windows
) -> list[Kept] | None:
    """List what the node inside of a CopySlices keeps; None: it cannot be told.

    ``ops`` ran since the node before it was made; ``has_edge``: whether a gradient goes to each of
    its inputs.
    """
    found = [op for op in ops if is_in_place(op_name(op.func))]
    keeping = [op for op in found if _may_keep(op_name(op.func))]
    if not found or len(keeping) > 1:
        return None
    if not keeping or keeping[0].region is not None:  # in a region it will be computed again
        return []
    op = keeping[0]
    entry = _entry(op_name(op.func))
    given = _given(op, entry, windows)
    if entry is None or given is None:
        return None
    kept: list[Kept] = []
    for slot, formula in _slots(op_name(op.func), tuple(has_edge)):
        tensor = given.get(slot) if slot != entry.tensors[0] else _clone(op, ops)
        if tensor is None:
            return None
        kept.append((slot, tensor, formula))
    return kept


# A network writes thousands of times with the same few ops.
@functools.cache
def _entry(op: str) -> Derivative | None:
    return derivative_of_write(op, arguments_of(op))


@functools.cache
def _slots(op: str, has_edge: tuple[bool, ...]) -> list[tuple[str, str]]:
    entry = _entry(op)
    return [] if entry is None else entry.kept(has_edge)


def _may_keep(op: str) -> bool:
    """Tell whether a node is made for an op in place that keeps a tensor."""
    entry = _entry(op)
    if entry is None:
        return not op.startswith("aten::copy_")  # torch writes that one out
    return bool(_slots(op, (True,) * len(entry.inputs)))


def _given(op: OpFact, entry: Derivative | None, windows: Windows) -> dict[str, int | None] | None:
    """Name the tensors that an op is given and the one that it returns; None: they are others."""
    if entry is None or len(op.inputs) != len(entry.tensors) or len(op.outputs) != 1:
        return None
    result = op.outputs[0]
    tensors = [windows.last(storage, before=result) for storage in op.inputs]
    return {**dict(zip(entry.tensors, tensors, strict=True)), "result": result}


def _clone(op: OpFact, ops: Sequence[OpFact]) -> int | None:
    """Find the copy that torch keeps of what is written over."""
    for one in ops[: ops.index(op)]:
        if op_name(one.func).startswith("aten::clone") and one.inputs[:1] == op.inputs[:1]:
            (tensor,) = one.outputs
            return tensor
    return None
