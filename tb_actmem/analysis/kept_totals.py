"""What is kept for the backward, by what it is: saved tensors by category, the rest by keeper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tb_actmem.analysis.devices import storages_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.storages import charges
from tb_actmem.analysis.waiting import busiest
from tb_actmem.model import Category, SaveKind


class KeptTotals(NamedTuple):
    """What is kept for the backward, parameters and buffers left out."""

    activation_bytes: int
    input_bytes: int
    unknown_bytes: int
    ctx_bytes: int
    packed_bytes: int
    checkpoint_cache_bytes: int


def kept_totals(index: Index, device: str) -> KeptTotals:
    """Add up what the backward will use, at the moment at which that was most."""
    then = busiest(index)[device]
    kept = (each for each in storages_by_device(index)[device] if each in charges(index))
    return sums_of_kept(index, kept if then.is_all else then.storages)


def sums_of_kept(index: Index, storages: Iterable[int]) -> KeptTotals:
    """Add up some storages that are kept, each as that by which it is charged."""
    recording, paid = index.recording, charges(index)
    total: dict[Category | SaveKind, int] = dict.fromkeys((*Category, *SaveKind), 0)
    for storage in storages:
        row, kind = recording.storages[storage], recording.saves[paid[storage]].kind
        total[row.category if kind is SaveKind.SAVED else kind] += row.nbytes
    return KeptTotals(
        activation_bytes=total[Category.ACTIVATION],
        input_bytes=total[Category.INPUT],
        unknown_bytes=total[Category.UNKNOWN],
        ctx_bytes=total[SaveKind.CTX],
        packed_bytes=total[SaveKind.PACKED],
        checkpoint_cache_bytes=total[SaveKind.CACHE],
    )
