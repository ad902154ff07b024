"""The blocks of torch's CUDA caching allocator when a recording begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, groupby
from typing import Any, NamedTuple

import torch

from tb_actmem.model import AllocatorBlock
from tb_actmem.recorder.allocation_stats import SHARED_POOL, is_in_use, segments

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
