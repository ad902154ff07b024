"""The memory of FSDP: gathered parameters, gradients before their reduction, and buffers.

FSDP has ops of its own, whose arguments say what each storage is for.
"""

from __future__ import annotations

from collections.abc import Iterable

from tb_actmem.model import ModelState, Op
from tb_actmem.recorder.evidence.storages import Storages

GATHER = "fsdp::all_gather_copy_in"
"""Copies shards into the buffer of an all-gather."""
SPLIT = "fsdp::split_with_sizes_copy"
"""Copies a gathered buffer, its first argument, into the unsharded parameters."""
JOIN = "fsdp::chunk_cat"
"""Copies unsharded gradients into the buffer of a reduce-scatter, its last argument.

From torch 2.15 on, there is also ``fsdp::chunk_cat_mixed_dtype``.
"""
REDUCE = "c10d::_reduce_scatter_base_"
"""Reduces a buffer, its second argument, into the first."""

_ALL_GATHER, _REDUCE_SCATTER = ModelState.ALL_GATHER, ModelState.REDUCE_SCATTER


def note_sharding(storages: Storages, ops: Iterable[Op]) -> None:
    """Note what FSDP uses storages for.

    A model's parameters without a name are gathered ones: FSDP of version 1 has no ops of its own.
    """
    if storages.is_sharded:
        evidence = storages.evidence
        found = dict.fromkeys(evidence.parameters, ModelState.UNSHARDED_PARAMETER) | _purposes(ops)
        evidence.sharding = {one: found[one] for one in found.keys() - evidence.names.keys()}


def _purposes(ops: Iterable[Op]) -> dict[int, ModelState]:
    """Tell what FSDP uses storages for: storage → its purpose."""
    found: dict[int, ModelState] = {}
    for op in ops:
        if op.name == GATHER:
            found.update(dict.fromkeys(op.inputs, _ALL_GATHER))
        elif op.name == SPLIT:
            found[op.inputs[0]] = _ALL_GATHER
            found.update(dict.fromkeys(op.inputs[1:], ModelState.UNSHARDED_PARAMETER))
        elif op.name.startswith(JOIN):
            found.update(dict.fromkeys(op.inputs[:-1], ModelState.UNSHARDED_GRADIENT))
            found[op.inputs[-1]] = _REDUCE_SCATTER
        elif op.name == REDUCE and found.get(op.inputs[1]) is _REDUCE_SCATTER:
            found[op.inputs[0]] = _REDUCE_SCATTER
    return found
