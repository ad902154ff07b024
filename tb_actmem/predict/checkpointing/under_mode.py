"""Ops as they run under the dispatch mode of a selective checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import NamedTuple

from tb_actmem.model import Op, Recording

_PLAIN_ALIAS, _UNDER_MODE_ALIAS = "aten::_reshape_alias", "aten::view"


def under_mode(recording: Recording, calls: Iterable[int]) -> Recording:
    """Return the recording with the ops that torch runs in some calls under a dispatch mode.

    There ``reshape`` calls another op. Attention without a fused kernel adds its mask into new
    memory, and so does ``linear`` its bias.
    """
    inside = {
        at
        for call in calls
        for at in range(recording.modules[call].first_op, recording.modules[call].end_op)
    }
    sums = {at for at in inside if _adds_apart(recording, at)}
    aliases = {at for at in inside if recording.ops[at].name == _PLAIN_ALIAS}
    if aliases:
        ops = [*recording.ops]
        for at in aliases:
            ops[at] = ops[at]._replace(name=_UNDER_MODE_ALIAS)
        recording = replace(recording, ops=tuple(ops))
    return _apart(recording, sums) if sums else recording


def is_known(recording: Recording) -> bool:
    """Tell whether `under_mode` knows the ops that run instead of all those of a recording."""
    return not any(op.name.partition(".")[0] in _UNKNOWN for op in recording.ops)


_UNKNOWN = {"aten::_fft_c2r", "aten::_ctc_loss", "aten::_linalg_svd"}
"""Of torch's functions, only those that run these ops also run others there."""


def _adds_apart(recording: Recording, at: int) -> bool:
    """Tell whether an op in place would return memory of its own under a dispatch mode."""
    ops = recording.ops
    if ops[at].name != "aten::add_.Tensor":
        return False
    return _is_bias(recording, at) or (at + 1 < len(ops) and _is_mask(*ops[at : at + 2]))


def _is_mask(op: Op, following: Op) -> bool:
    """Tell whether an op adds attention's mask. Only attention calls this softmax."""
    return following.name == "aten::_safe_softmax" and following.inputs[:1] == op.inputs[:1]


def _is_bias(recording: Recording, at: int) -> bool:
    """Tell whether an op adds the bias of ``linear``: directly after the product, in its line."""
    product, op = recording.ops[at - 1 : at + 1] if at else (None, recording.ops[at])
    if product is None or product.name != "aten::_unsafe_view":
        return False
    made = [recording.tensors[tensor].storage for tensor in product.outputs]
    if made != [*op.inputs[:1]]:
        return False
    if op.frame is None:
        call = None if op.module is None else recording.modules[op.module]
        return call is not None and call.type_name == "Linear" and call.end_op == at + 1
    return op.frame == product.frame


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
