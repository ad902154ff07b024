"""Counters of the CUDA allocators, read at the begin and the end of a recorded block."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import torch

from tb_actmem.model import AllocatorReading, Note
from tb_actmem.recorder.allocation_stats import AllocatedBytes, allocated_bytes, own_peak
from tb_actmem.recorder.evidence.storages import Storages


def _in_use() -> bool:
    return bool(torch.cuda.is_initialized())  # type: ignore[no-untyped-call]  # torch's own


class Reading(NamedTuple):
    """The counters of one device's allocator at one moment."""

    blocks: AllocatedBytes
    requested_peak: int
    """The peak of the bytes that tensors and ops requested, before rounding."""


def device_readings() -> dict[str, Reading]:
    """Read every CUDA device if the process uses one; return its name → the reading."""
    if not _in_use():
        return {}
    found = {}
    for number in range(torch.cuda.device_count()):
        stats = torch.cuda.memory_stats(number)
        found[f"cuda:{number}"] = Reading(allocated_bytes(stats), stats["requested_bytes.all.peak"])
    return found


def note_inside(
    before: Mapping[str, Reading], after: Mapping[str, Reading], storages: Storages
) -> Iterator[Note]:
    """Report how far an allocator's peak in a block exceeds that of its storages."""
    for device, first in before.items():
        last = after.get(device, first)
        peak = own_peak(first.blocks.requested, first.requested_peak, last.requested_peak)
        inside = 0 if peak is None else peak - _most(storages, device)
        if inside > 0:
            yield Note.of("allocator-peak", device=device, nbytes=inside)


def _most(storages: Storages, device: str) -> int:
    """The peak of a device's storages, above their sum when the block began."""
    change: dict[int, int] = {}
    for storage, where in enumerate(storages.device):
        if where != device:
            continue
        nbytes, birth = storages.nbytes[storage], storages.birth[storage]
        death = storages.death.get(storage)
        if birth is not None:
            change[birth] = change.get(birth, 0) + nbytes
        if death is not None:
            end = death if birth is None else max(death, birth + 1)
            change[end] = change.get(end, 0) - nbytes
    sums = itertools.accumulate(change[op] for op in sorted(change))
    return max(sums, default=0)


def load_libraries() -> None:
    """Load cuBLAS now: its workspace would look like an activation."""
    if _in_use():
        torch.cuda.current_blas_handle()  # type: ignore[no-untyped-call]  # torch leaves it untyped


def allocator_rows(
    before: Mapping[str, Reading], after: Mapping[str, Reading]
) -> tuple[AllocatorReading, ...]:
    """Combine two readings, for the devices that are in both."""
    return tuple(
        AllocatorReading(
            device=device,
            before=first.blocks.current,
            after=after[device].blocks.current,
            peak=after[device].blocks.peak or 0,
            requested_before=first.blocks.requested,
            requested_after=after[device].blocks.requested,
        )
        for device, first in before.items()
        if device in after
    )
