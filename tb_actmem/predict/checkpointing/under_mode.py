"""Ops of attention as they run under the dispatch mode of a selective checkpoint."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from tb_actmem.model import Op, Recording


def under_mode(recording: Recording, calls: Iterable[int]) -> Recording:
    """Return the recording with the sums that some calls then write into memory of their own.

    Attention without a fused kernel adds its mask in place. Under a dispatch mode it does not.
    """
    for call in calls:
        row = recording.modules[call]
        for position in range(row.first_op, row.end_op - 1):
            if _is_masked(*recording.ops[position : position + 2]):
                recording = _apart(recording, position)
    return recording


def _is_masked(op: Op, following: Op) -> bool:
    """Whether an op adds attention's mask. Only attention calls this softmax."""
    return (
        op.name == "aten::add_.Tensor"
        and following.name == "aten::_safe_softmax"
        and following.inputs[:1] == op.inputs[:1]
    )


def _apart(recording: Recording, position: int) -> Recording:
    """Let one sum have its own storage, which all later ops and views use."""
    op = recording.ops[position]
    (output,), old, new = op.outputs, op.inputs[0], len(recording.storages)
    storages = [*recording.storages, recording.storages[old]._replace(birth=position)]
    storages[old] = storages[old]._replace(death=position + 1)
    tensors = (
        row._replace(storage=new) if number >= output and row.storage == old else row
        for number, row in enumerate(recording.tensors)
    )
    ops = [*recording.ops]
    ops[position] = op._replace(name="aten::add.Tensor")
    for later in range(position + 1, len(ops)):
        if old in ops[later].inputs:
            inputs = tuple(new if one == old else one for one in ops[later].inputs)
            ops[later] = ops[later]._replace(inputs=inputs)
    return replace(recording, ops=tuple(ops), storages=tuple(storages), tensors=tuple(tensors))
