"""Ops of attention as they run under the dispatch mode of a selective checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from tb_actmem.model import Op, Recording


def under_mode(recording: Recording, calls: Iterable[int]) -> Recording:
    """Return the recording with the sums that some calls then write into memory of their own.

    Attention without a fused kernel adds its mask in place. Under a dispatch mode it does not.
    """
    ops = recording.ops
    rows = (recording.modules[call] for call in calls)
    positions = {at for row in rows for at in range(row.first_op, row.end_op - 1)}
    sums = {at for at in positions if _is_masked(*ops[at : at + 2])}
    return _apart(recording, sums) if sums else recording


def _is_masked(op: Op, following: Op) -> bool:
    """Whether an op adds attention's mask. Only attention calls this softmax."""
    return (
        op.name == "aten::add_.Tensor"
        and following.name == "aten::_safe_softmax"
        and following.inputs[:1] == op.inputs[:1]
    )


class _Sum(NamedTuple):
    """An addition that gets its own memory, which all later ops and views use."""

    position: int
    output: int
    storage: int


def _apart(recording: Recording, sums: Collection[int]) -> Recording:
    """Let sums have their own storages."""
    ops, storages = [*recording.ops], [*recording.storages]
    apart: dict[int, _Sum] = {}  # storage → the sum that no longer writes into it

    def now(storage: int, clock: int, of: Callable[[_Sum], int]) -> int:
        while (found := apart.get(storage)) is not None and of(found) <= clock:
            storage = found.storage
        return storage

    for position in range(min(sums), len(ops)):
        op = ops[position]
        inputs = tuple(now(one, position - 1, lambda of: of.position) for one in op.inputs)
        ops[position] = op = op._replace(inputs=inputs) if inputs != op.inputs else op
        if position in sums:
            (output,), old = op.outputs, op.inputs[0]
            apart[old] = _Sum(position, output, len(storages))
            storages.append(storages[old]._replace(birth=position))
            storages[old] = storages[old]._replace(death=position + 1)
            ops[position] = op._replace(name="aten::add.Tensor")
    tensors = (
        row
        if row.storage not in apart
        else row._replace(storage=now(row.storage, number, lambda of: of.output))
        for number, row in enumerate(recording.tensors)
    )
    return replace(recording, ops=tuple(ops), storages=tuple(storages), tensors=tuple(tensors))
