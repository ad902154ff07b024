"""What is kept for the backward, by what it is: saved tensors by category, the rest by keeper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tb_actmem.analysis.devices import storages_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.storages import OWN, charges
from tb_actmem.analysis.waiting import busiest
from tb_actmem.model import Category, Holder, SaveKind, Storage


class KeptTotals(NamedTuple):
    """What is kept for the backward, parameters and buffers left out."""

    activation_bytes: int
    input_bytes: int
    unknown_bytes: int
    ctx_bytes: int
    packed_bytes: int
    checkpoint_cache_bytes: int


_KEEPERS = {
    SaveKind.CTX: Holder.CTX,
    SaveKind.PACKED: Holder.PACK_HOOK,
    SaveKind.CACHE: Holder.CHECKPOINT_CACHE,
}
"""Who keeps what is in no slot."""


def kept_totals(index: Index, device: str) -> KeptTotals:
    """Add up what the backward will use, at the moment at which that was most."""
    then, here = busiest(index)[device], storages_by_device(index)[device]
    kept = (each for each in here if each in charges(index) or _is_bound(index, each))
    return sums_of_kept(index, kept if then.is_all else then.storages)


def _is_bound(index: Index, storage: int) -> bool:
    """Whether one is kept by no save, but by what a checkpoint's function has bound, say."""
    row = index.recording.storages[storage]
    return row.holder in _KEEPERS.values() and row.category not in OWN


def _what(row: Storage, kind: SaveKind | None) -> Category | Holder | None:
    """As what a storage counts, by the kind of the save that is charged with it, if any."""
    if kind is SaveKind.SAVED:
        return row.category
    return row.holder if kind is None else _KEEPERS[kind]


def sums_of_kept(index: Index, storages: Iterable[int]) -> KeptTotals:
    """Add up some storages that are kept, each as that by which it is charged."""
    recording, paid = index.recording, charges(index)
    total: dict[Category | Holder | None, int] = dict.fromkeys((*Category, *Holder), 0)
    for storage in storages:
        row, save = recording.storages[storage], paid.get(storage)
        total[_what(row, None if save is None else recording.saves[save].kind)] += row.nbytes
    return KeptTotals(
        activation_bytes=total[Category.ACTIVATION],
        input_bytes=total[Category.INPUT],
        unknown_bytes=total[Category.UNKNOWN],
        ctx_bytes=total[Holder.CTX],
        packed_bytes=total[Holder.PACK_HOOK],
        checkpoint_cache_bytes=total[Holder.CHECKPOINT_CACHE],
    )
