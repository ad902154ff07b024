"""The list of what the backward keeps: a row per storage, with who keeps it and why."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.dtype_copies import copies
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.names import op_name
from tb_actmem.analysis.reasons import Reason, reason
from tb_actmem.analysis.storages import charges, saves_by_storage


class KeptRow(NamedTuple):
    """A storage that the backward keeps alive, and who does it."""

    storage: int
    nbytes: int
    saves: tuple[int, ...]
    """The saves that keep it, the charged one first; what follows is that one's."""
    tensor: int | None
    node: int
    op: str
    slot: str
    module: int | None
    frame: int | None
    reason: Reason
    is_copy: bool
    """The same data is there in another dtype."""


@derived
def kept_storages(index: Index) -> list[int]:
    """The storages that the backward keeps, largest first, parameters and buffers left out."""
    storages = index.recording.storages
    return sorted(charges(index), key=lambda storage: (-storages[storage].nbytes, storage))


def kept_rows(index: Index, limit: int | None = None) -> list[KeptRow]:
    """Who keeps the largest of `kept_storages`, and why; ``limit`` is how many at most."""
    return [kept_row(index, storage) for storage in kept_storages(index)[:limit]]


def kept_row(index: Index, storage: int) -> KeptRow:
    """Who keeps one of the `kept_storages`, and why."""
    recording, saves = index.recording, saves_by_storage(index)[storage]
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
        module=node.module if save.module is None else save.module,
        frame=node.frame if save.frame is None else save.frame,
        reason=reason(recording, saves[0], saves),
        is_copy=storage in copies(index),
    )
