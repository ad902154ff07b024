"""A recorded step, and the same again, as torch's CUDA caching allocator would serve it."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from tb_actmem.analysis.allocator.caching import Block, CachingAllocator
from tb_actmem.analysis.devices import storages_by_device
from tb_actmem.analysis.index import Index

_STEPS = 3
"""How often the step is run: what it leaves in pieces the next one finds."""


class Served(NamedTuple):
    """The most that an allocator gives out and reserves, in bytes."""

    allocated_bytes: int
    """In blocks: requests rounded up, and blocks given whole."""
    reserved_bytes: int
    """What it takes from the device, and keeps."""


class _Lives(NamedTuple):
    """The storages of a device by when they come and go."""

    before: list[int]
    """Those that were there before the first op."""
    births: dict[int, list[int]]
    """Op → those that it makes."""
    deaths: dict[int, list[int]]
    """Op → those that are gone when it runs."""


def served(
    index: Index, device: str, *, workspace_bytes: int = 0, is_expandable: bool = False
) -> Served:
    """Run a step through the allocator three times, with all that was there before.

    ``workspace_bytes`` are what cuBLAS is given at its first product, and keeps. What was there
    before a step is there again behind it, and what a step leaves is gone when the next one begins.
    """
    allocator = CachingAllocator(is_expandable=is_expandable)
    rows, lives = index.recording.storages, _lives(index, device)
    if workspace_bytes:
        allocator.take(workspace_bytes)
    blocks: dict[int, Block] = {}
    for _ in range(_STEPS):
        for storage in [storage for storage in blocks if rows[storage].birth is not None]:
            allocator.give_back(blocks.pop(storage))
        for storage in lives.before:
            if storage not in blocks:
                blocks[storage] = allocator.take(rows[storage].nbytes)
        for op in sorted({*lives.births, *lives.deaths}):
            for storage in lives.deaths.get(op, ()):
                allocator.give_back(blocks.pop(storage))
            for storage in lives.births.get(op, ()):
                blocks[storage] = allocator.take(rows[storage].nbytes)
    return Served(allocator.most_allocated, allocator.most_reserved)


def _lives(index: Index, device: str) -> _Lives:
    births: dict[int, list[int]] = defaultdict(list)
    deaths: dict[int, list[int]] = defaultdict(list)
    before = []
    for storage in storages_by_device(index)[device]:
        row = index.recording.storages[storage]
        if not row.nbytes:
            continue
        if row.birth is None:
            before.append(storage)
        else:
            births[row.birth].append(storage)
        if row.death is not None:
            deaths[row.death if row.birth is None else max(row.death, row.birth + 1)].append(
                storage
            )
    return _Lives(before, dict(births), dict(deaths))
