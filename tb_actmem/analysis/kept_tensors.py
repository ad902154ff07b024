"""The list of what the backward keeps: a row per storage, with who keeps it and why."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.dtype_copies import copies
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.names import op_name, torch_op
from tb_actmem.analysis.reasons import Reason, reason
from tb_actmem.analysis.storages import charges, checkpoint_caches, saves_by_storage
from tb_actmem.model import Holder, Recording

ASIDE = Holder.CHECKPOINT_CACHE.value
"""Stands for a slot where a checkpoint keeps what no save refers to."""


class Aside(NamedTuple):
    """What a checkpoint keeps aside: a selective one the result of an op, or random state."""

    op: str | None
    """The op whose result a selective checkpoint need not compute again."""


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
    reason: Reason | Aside
    """That of the charged save."""
    is_copy: bool
    """The same data is there in another dtype."""


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
        saves, is_copy = by_storage[storage], storage in copied
        if saves:
            rows.append(_saved(recording, storage, saves, is_copy=is_copy))
        else:
            rows.append(_kept_aside(recording, storage, is_copy=is_copy))
    return rows


def _saved(recording: Recording, storage: int, saves: list[int], *, is_copy: bool) -> KeptRow:
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
        reason=reason(recording, saves[0], saves),
        is_copy=is_copy,
    )


def _kept_aside(recording: Recording, storage: int, *, is_copy: bool) -> KeptRow:
    birth = recording.storages[storage].birth
    op = None if birth is None else recording.ops[birth]
    if op is not None and op.region is None:
        op = None
    outputs = () if op is None else op.outputs
    made = (tensor for tensor in outputs if recording.tensors[tensor].storage == storage)
    name = None if op is None else torch_op(op)
    return KeptRow(
        storage=storage,
        nbytes=recording.storages[storage].nbytes,
        saves=(),
        tensor=next(made, None),
        node=op and op.node,
        op="checkpoint" if name is None else name,
        slot=ASIDE,
        module=op and op.module,
        frame=op and op.frame,
        reason=Aside(name),
        is_copy=is_copy,
    )
