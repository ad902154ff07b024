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
_BY_HOLDER = tuple(_KEEPERS.values())


def kept_totals(index: Index, device: str) -> KeptTotals:
    """Add up what the backward will use, at the moment at which that was most."""
    then, paid, rows = busiest(index)[device], charges(index), index.recording.storages
    if not then.is_all:
        return sums_of_kept(index, then.storages)
    here = storages_by_device(index)[device]
    return sums_of_kept(index, (each for each in here if each in paid or _is_bound(rows[each])))


def _is_bound(row: Storage) -> bool:
    """Whether one is kept by no save, but by what a checkpoint's function has bound, say."""
    return row.holder in _BY_HOLDER and row.category not in OWN


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
