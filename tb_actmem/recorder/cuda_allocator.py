"""The reports of torch's CUDA caching allocator: its counters, and its blocks.

`allocation_stats` reads the counters for a block of code, and `device_readings` for a recording.
`found_blocks` reads the blocks when a recording begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, groupby
from types import TracebackType
from typing import Any, NamedTuple

import torch

from tb_actmem.errors import RecordError
from tb_actmem.model import AllocatorBlock, AllocatorReading
from tb_actmem.recorder.torch_private import compiled_graphs


class AllocatedBytes(NamedTuple):
    """The allocator's counters of one device, or their change in a block of code, in bytes.

    All but the last count bytes of allocator blocks: requests are rounded up to 512, and a block is
    not split if the rest would be small.
    """

    allocated: int
    """Allocated: since the process began or, in a change, within the block."""
    current: int
    """Alive at the time of a reading; in a change, the growth within the block."""
    freed: int
    """Freed."""
    peak: int | None
    """The peak of the bytes alive; in a change, above the bytes alive when the block began.

    None in a change: the block stayed below an earlier peak, which hides its own.
    """
    requested: int
    """Like ``current``, before rounding: the bytes that were requested."""


def allocation_stats(
    device: torch.device | str | int | None = None, *, reset_peak: bool = False
) -> AllocationStats:
    """Read the CUDA allocator's counters before and after a ``with`` block.

    ``device`` defaults to the current one. cuBLAS is loaded before the first reading.
    ``reset_peak`` resets torch's peak counter, so that the block's own peak is always known. This
    also changes ``torch.cuda.max_memory_allocated()``, so it is off by default.

    Entering raises RecordError without a CUDA device, because torch keeps no counters for the CPU.
    There, use ``record()`` around the block and ``totals()`` of its recording. They give the bytes
    made, freed, alive after the forward and at the peak, from the ops themselves.
    """
    return AllocationStats(device, reset_peak=reset_peak)


class AllocationStats:
    """The context that `allocation_stats` returns.

    ``before``, ``after`` and ``delta`` exist when the block has ended.
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
            f"allocation_stats() needs a CUDA device, but {cause}. On a CPU, wrap the block in "
            "tb_actmem.record() and call tb_actmem.totals(recording)."
        )
    if device is not None and not isinstance(device, int) and torch.device(device).type != "cuda":
        raise RecordError(
            f"allocation_stats() reads the CUDA allocator, not the memory of {device}. "
            "Pass a CUDA device, or no device."
        )


def _reading(device: torch.device | str | int | None) -> AllocatedBytes:
    return allocated_bytes(torch.cuda.memory_stats(device))


def allocated_bytes(stats: Mapping[str, int]) -> AllocatedBytes:
    """Select the counters from torch's statistics of a device."""
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
    """Return a block's peak above the bytes alive at its begin, from the peaks around it.

    None: it stayed below an earlier peak, which hides its own.
    """
    return after - current if after > before or before == current else None


def is_in_use() -> bool:
    """Whether the process uses CUDA."""
    return bool(torch.cuda.is_initialized())  # type: ignore[no-untyped-call]  # torch's own


class Reading(NamedTuple):
    """The counters of one device's allocator at one moment."""

    blocks: AllocatedBytes
    requested_peak: int
    """The peak of the bytes that tensors and ops requested, before rounding."""
    graph_pools: int = 0
    """Reserved by private pools; only read if the process captured CUDA graphs."""


EMPTY = Reading(AllocatedBytes(0, 0, 0, 0, 0), 0)
"""A reading before the first allocation."""


def device_readings() -> dict[str, Reading]:
    """Read every CUDA device if the process uses one; return its name → the reading."""
    if not is_in_use():
        return {}
    pools = _graph_pools() if captured_graphs() else {}
    readings = {}
    for number in range(torch.cuda.device_count()):
        stats = torch.cuda.memory_stats(number)
        blocks, peak = allocated_bytes(stats), stats["requested_bytes.all.peak"]
        readings[f"cuda:{number}"] = Reading(blocks, peak, pools.get(number, 0))
    return readings


def segments() -> list[Any]:
    """List the segments of all CUDA devices with their blocks, as torch describes them."""
    found: list[Any] = torch.cuda.memory_snapshot(include_traces=False)  # type: ignore[no-untyped-call]  # torch's own
    return found


SHARED_POOL = (0, 0)
"""The id of the pool that all allocations outside of private pools use."""


def _graph_pools() -> Counter[int]:
    """Return the bytes that private pools reserve, by number of the device."""
    pools = Counter[int]()
    for segment in segments():
        if segment["segment_pool_id"] != SHARED_POOL:
            pools[segment["device"]] += segment["total_size"]
    return pools


def captured_graphs() -> bool:
    """Whether this process has captured a CUDA graph, itself or for torch.compile."""
    return torch.cuda.graphs.graph.default_capture_stream is not None or compiled_graphs()


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


_USED = "active_allocated"


class UnknownBlocksError(Exception):
    """Torch's allocator cannot list its blocks; the message is its name."""


class Found(NamedTuple):
    """A block, or several free ones next to each other."""

    device: int
    segment: int
    address: int
    nbytes: int
    requested: int
    """0: free. So is a block that its stream may still use."""
    stream: int
    """Its address; 0: the default stream."""
    is_expandable: bool = False
    """Whether its segment is."""


def found_blocks() -> list[Found]:
    """Read all blocks if the process uses CUDA, by device and address.

    Segments of CUDA graphs are left out. Raises UnknownBlocksError for an allocator without
    segments, such as cudaMallocAsync.
    """
    if not is_in_use():
        return []
    try:
        rows = segments()
    except RuntimeError as error:
        raise UnknownBlocksError(torch.cuda.get_allocator_backend()) from error
    own = [one for one in rows if one["segment_pool_id"] == SHARED_POOL]
    own.sort(key=lambda one: (one["device"], one["address"]))
    return [*chain.from_iterable(map(_blocks, range(len(own)), own))]


def _blocks(number: int, segment: Mapping[str, Any]) -> Iterator[Found]:
    begin, device, stream = segment["address"], segment["device"], segment["stream"]
    used = ((one, one["state"] == _USED) for one in segment["blocks"])
    for is_used, same in groupby(used, lambda pair: pair[1]):
        sizes = [(one["size"], one["requested_size"]) for one, _ in same]
        if not is_used:
            sizes = [(sum(nbytes for nbytes, _ in sizes), 0)]
        for nbytes, requested in sizes:
            yield Found(device, number, begin, nbytes, requested, stream, segment["is_expandable"])
            begin += nbytes


def block_rows(
    found: list[Found], deaths: Mapping[tuple[int, int], int], streams: Mapping[int, int]
) -> tuple[AllocatorBlock, ...]:
    """Make rows of blocks.

    ``deaths`` are those of blocks that were freed since: (device, address) → ops before it.
    ``streams`` are the known streams: address → number. Others get the next numbers.
    """
    numbers = dict(streams)
    return tuple(
        AllocatorBlock(
            device=f"cuda:{one.device}",
            nbytes=one.nbytes,
            segment=one.segment,
            requested=one.requested,
            death=deaths.get((one.device, one.address)) if one.requested else None,
            stream=numbers.setdefault(one.stream, len(numbers) + 1) if one.stream else None,
        )
        for one in found
    )
