"""The list of what the backward keeps: a row per storage, with who keeps it and why."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.dtype_copies import copies
from tb_actmem.analysis.names import op_name, torch_op
from tb_actmem.analysis.reasons import kept_reason
from tb_actmem.analysis.rows import charges
from tb_actmem.analysis.storages import checkpoint_caches, saves_by_storage
from tb_actmem.model import Holder, Recording

ASIDE = Holder.CHECKPOINT_CACHE.value
"""Stands for a slot where a checkpoint keeps what no save refers to."""


class KeptRow(NamedTuple):
    """A storage that the backward keeps alive, and who does it."""

    storage: int
    nbytes: int
    saves: tuple[int, ...]
    """The saves that keep it, the charged one first; none for what a checkpoint keeps aside."""
    tensor: int | None
    """Of the charged save, or what its op returned."""
    node: int | None
    op: str
    """The op that keeps it, or of what a checkpoint keeps aside the op that made it."""
    slot: str
    module: int | None
    frame: int | None
    reason: str


def kept_storages(recording: Recording) -> list[int]:
    """The storages that the backward keeps, largest first, parameters and buffers left out."""
    kept = [*charges(recording), *checkpoint_caches(recording)]
    return sorted(kept, key=lambda storage: (-recording.storages[storage].nbytes, storage))


def kept_rows(recording: Recording, limit: int | None = None) -> list[KeptRow]:
    """Who keeps the largest of `kept_storages`, and why; ``limit`` is how many at most."""
    by_storage, copied = saves_by_storage(recording), copies(recording)
    rows = []
    for storage in kept_storages(recording)[:limit]:
        saves = by_storage[storage]
        row = _saved(recording, storage, saves) if saves else _kept_aside(recording, storage)
        if storage in copied:
            row = row._replace(reason=f"{row.reason}; the same data is there in another dtype")
        rows.append(row)
    return rows


def _saved(recording: Recording, storage: int, saves: list[int]) -> KeptRow:
    _, slot, _, tensor, _ = save = recording.saves[saves[0]]
    node = recording.nodes[save.node]
    return KeptRow(
        storage,
        recording.storages[storage].nbytes,
        tuple(saves),
        tensor,
        save.node,
        op_name(recording, save.node),
        slot,
        node.module,
        node.frame,
        kept_reason(recording, saves),
    )


def _kept_aside(recording: Recording, storage: int) -> KeptRow:
    nbytes, birth = recording.storages[storage].nbytes, recording.storages[storage].birth
    op = None if birth is None else recording.ops[birth]
    if op is None or op.region is None:
        reason = "a checkpoint keeps it aside, for the backward of its region"
        return KeptRow(storage, nbytes, (), None, None, "checkpoint", ASIDE, None, None, reason)
    outputs = (tensor for tensor in op.outputs if recording.tensors[tensor].storage == storage)
    name = torch_op(op)
    return KeptRow(
        storage,
        nbytes,
        (),
        next(outputs, None),
        op.node,
        name,
        ASIDE,
        op.module,
        op.frame,
        f"a selective checkpoint keeps what {name} made, which the backward need not compute again",
    )
