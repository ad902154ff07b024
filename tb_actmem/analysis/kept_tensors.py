"""The list of what the backward keeps: a row per storage, with who keeps it and why."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.dtype_copies import copies
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.names import op_name, torch_op
from tb_actmem.analysis.reasons import kept_reason
from tb_actmem.analysis.storages import charges, checkpoint_caches, saves_by_storage
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


@derived
def kept_storages(index: Index) -> list[int]:
    """The storages that the backward keeps, largest first, parameters and buffers left out."""
    storages = index.recording.storages
    kept = [*charges(index), *checkpoint_caches(index)]
    return sorted(kept, key=lambda storage: (-storages[storage].nbytes, storage))


def kept_rows(index: Index, limit: int | None = None) -> list[KeptRow]:
    """Who keeps the largest of `kept_storages`, and why; ``limit`` is how many at most."""
    by_storage, copied = saves_by_storage(index), copies(index)
    recording = index.recording
    rows = []
    for storage in kept_storages(index)[:limit]:
        saves = by_storage[storage]
        row = _saved(recording, storage, saves) if saves else _kept_aside(recording, storage)
        if storage in copied:
            row = row._replace(reason=f"{row.reason}; the same data is there in another dtype")
        rows.append(row)
    return rows


def _saved(recording: Recording, storage: int, saves: list[int]) -> KeptRow:
    save = recording.saves[saves[0]]
    node = recording.nodes[save.node]
    return KeptRow(
        storage=storage,
        nbytes=recording.storages[storage].nbytes,
        saves=tuple(saves),
        tensor=save.tensor,
        node=save.node,
        op=op_name(recording, save.node),
        slot=save.slot,
        module=node.module,
        frame=node.frame,
        reason=kept_reason(recording, saves),
    )


def _kept_aside(recording: Recording, storage: int) -> KeptRow:
    nbytes, birth = recording.storages[storage].nbytes, recording.storages[storage].birth
    op = None if birth is None else recording.ops[birth]
    if op is None or op.region is None:
        return KeptRow(
            storage=storage,
            nbytes=nbytes,
            saves=(),
            tensor=None,
            node=None,
            op="checkpoint",
            slot=ASIDE,
            module=None,
            frame=None,
            reason="a checkpoint keeps it aside, for the backward of its region",
        )
    outputs = (tensor for tensor in op.outputs if recording.tensors[tensor].storage == storage)
    name = torch_op(op)
    return KeptRow(
        storage=storage,
        nbytes=nbytes,
        saves=(),
        tensor=next(outputs, None),
        node=op.node,
        op=name,
        slot=ASIDE,
        module=op.module,
        frame=op.frame,
        reason=f"a selective checkpoint keeps what {name} made, "
        "which the backward need not compute again",
    )
