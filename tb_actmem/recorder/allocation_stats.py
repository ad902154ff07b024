"""`allocation_stats`: what torch's CUDA caching allocator says of a block of code."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import NamedTuple

import torch

from tb_actmem.errors import RecordError


class AllocatedBytes(NamedTuple):
    """The allocator's counts of one device, or how a block of code changed them, in bytes.

    All but the last are bytes of blocks: requests are rounded up to 512, and a block that would
    leave a small rest is given whole.
    """

    allocated: int
    """Handed out: in a reading since the process began, in a change within the block."""
    current: int
    """Alive at the time of a reading; in a change what the block left more than it found."""
    freed: int
    """Given back."""
    peak: int | None
    """The most that was alive at once; in a change, above what was alive when the block began.

    None in a change: the block stayed below an earlier peak, and the allocator remembers one.
    """
    requested: int
    """Like ``current``, before rounding: the bytes that tensors asked for."""


def allocation_stats(
    device: torch.device | str | int | None = None, *, reset_peak: bool = False
) -> AllocationStats:
    """Read the CUDA allocator's counts before and after a ``with`` block.

    ``device`` is the current one if nothing is said. The libraries that load at the first matrix
    product are loaded before the first reading. ``reset_peak`` forgets the peak of what ran before,
    so that the block's own is always known; ``torch.cuda.max_memory_allocated()`` then counts from
    here too, which is why it is not done unasked.

    Entering raises RecordError where there is no CUDA device: no allocator of torch keeps counts
    for the CPU. There ``record()`` around the block and ``totals()`` of its recording give made,
    freed, retained and peak bytes, from the ops themselves.
    """
    return AllocationStats(device, reset_peak=reset_peak)


class AllocationStats:
    """The context that `allocation_stats` returns.

    ``before``, ``after`` and ``delta`` are known when the block has ended.
    """

    before: AllocatedBytes
    after: AllocatedBytes
    delta: AllocatedBytes

    def __init__(self, device: torch.device | str | int | None, *, reset_peak: bool) -> None:
        self._device = device
        self._reset_peak = reset_peak

    def __enter__(self) -> AllocationStats:
        _check(self._device)
        with torch.cuda.device(self._device):
            torch.cuda.current_blas_handle()  # type: ignore[no-untyped-call]  # torch leaves it untyped
        if self._reset_peak:
            torch.cuda.reset_peak_memory_stats(self._device)
        self.before = _reading(self._device)
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.after = _reading(self._device)
        self.delta = _delta(self.before, self.after)


def _check(device: torch.device | str | int | None) -> None:
    if not torch.cuda.is_available():
        cause = (
            "torch finds no CUDA device"
            if torch.version.cuda or torch.version.hip
            else "this torch is built without CUDA"
        )
        raise RecordError(
            f"allocation_stats() reads the CUDA allocator, and {cause}: on a CPU wrap the block "
            "in tb_actmem.record() and take tb_actmem.totals() of the recording."
        )
    if device is not None and not isinstance(device, int) and torch.device(device).type != "cuda":
        raise RecordError(
            f"allocation_stats() reads the CUDA allocator, not the memory of {device}: "
            "give a CUDA device, or none."
        )


def _reading(device: torch.device | str | int | None) -> AllocatedBytes:
    return allocated_bytes(torch.cuda.memory_stats(device))


def allocated_bytes(stats: Mapping[str, int]) -> AllocatedBytes:
    """The counts in what torch says of a device."""
    blocks = "allocated_bytes.all"
    return AllocatedBytes(
        allocated=stats[f"{blocks}.allocated"],
        current=stats[f"{blocks}.current"],
        freed=stats[f"{blocks}.freed"],
        peak=stats[f"{blocks}.peak"],
        requested=stats["requested_bytes.all.current"],
    )


def _delta(before: AllocatedBytes, after: AllocatedBytes) -> AllocatedBytes:
    assert before.peak is not None and after.peak is not None
    return AllocatedBytes(
        after.allocated - before.allocated,
        after.current - before.current,
        after.freed - before.freed,
        own_peak(before.current, before.peak, after.peak),
        after.requested - before.requested,
    )


def own_peak(current: int, before: int, after: int) -> int | None:
    """How far a block went above what was alive at its begin, from the peaks before and after it.

    None: it stayed below an earlier peak, and the allocator remembers one.
    """
    return after - current if after > before or before == current else None
