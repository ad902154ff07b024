"""Whether a step fits on a GPU.

Here is a model of torch's CUDA caching allocator: its requests to the device, and its reuse of
blocks. The rules and their numbers are those of ``CUDACachingAllocator.cpp`` with its default
settings. A block serves only the stream of its segment. The allocator takes the smallest free block
that is large enough, the lowest address of several. It splits off the rest if that is large enough,
and merges free neighbours. With expandable segments, a stream has one segment for small blocks and
one for large ones, which grow at their ends.
"""

from __future__ import annotations

import itertools
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from tb_actmem.model import AllocatorBlock

_MIB = 2**20
_LEAST = 512
"""Every size is a multiple of this."""
_SMALL = _MIB
"""The largest small size: small blocks have segments of their own."""
_SMALL_SEGMENT = 2 * _MIB
_LARGE_SEGMENT = 20 * _MIB
"""The segment for requests between 1 and 10 MiB."""
_WHOLE = 10 * _MIB
"""From here on a segment is as large as the request, rounded up."""
_ROUND = 2 * _MIB
_APART = 2**60
"""The distance between the segments of pools, if segments are expandable."""

Value = TypeVar("Value", bound=tuple[Any, ...])

_LONGEST_PART = 1024
"""A longer part is cut in two."""


class Ordered(Generic[Value]):
    """Different tuples in order. They lie in parts, so that no change moves all of them."""

    def __init__(self) -> None:
        self._parts: list[list[Value]] = []
        self._lasts: list[Value] = []
        """The last value of each part."""

    def add(self, value: Value) -> None:
        """Add a value."""
        if not self._parts:
            self._parts, self._lasts = [[value]], [value]
            return
        at = min(bisect_left(self._lasts, value), len(self._parts) - 1)
        part = self._parts[at]
        insort(part, value)
        if len(part) > _LONGEST_PART:
            half = len(part) // 2
            self._parts[at : at + 1] = part[:half], part[half:]
            self._lasts[at : at + 1] = part[half - 1], part[-1]
        else:
            self._lasts[at] = part[-1]

    def remove(self, value: Value) -> None:
        """Remove a value."""
        at = bisect_left(self._lasts, value)
        part = self._parts[at]
        del part[bisect_left(part, value)]
        if part:
            self._lasts[at] = part[-1]
        else:
            del self._parts[at], self._lasts[at]

    def following(self, begin: tuple[Any, ...]) -> Iterator[Value]:
        """Yield the values from the first one that is not below ``begin``."""
        at = bisect_left(self._lasts, begin)
        if at < len(self._parts):
            first = self._parts[at]
            for number in range(bisect_left(first, begin), len(first)):
                yield first[number]
            for part in self._parts[at + 1 :]:
                yield from part


class Pool(NamedTuple):
    """The blocks that may serve a request."""

    stream: int | None
    is_small: bool

    @property
    def number(self) -> int:
        """A number of its own."""
        return 2 * (self.stream or 0) + (not self.is_small)


@dataclass(eq=False, slots=True)
class Block:
    """A piece of a segment."""

    address: int
    nbytes: int
    pool: Pool
    is_free: bool = False
    before: Block | None = None
    behind: Block | None = None


@dataclass(slots=True)
class CachingAllocator:
    """The allocated and reserved bytes, current and peak."""

    is_expandable: bool = False
    is_sinking: bool = False
    """New segments lie below the others, as drivers for Linux mostly place them."""
    allocated: int = 0
    reserved: int = 0
    most_allocated: int = 0
    most_reserved: int = 0
    _next: int = 0
    """The address of the next segment, or the negative end of it."""
    _last: dict[Pool, Block] = field(default_factory=dict)
    """The last block of each pool; an expandable segment grows there."""
    _free: dict[Pool, Ordered[tuple[int, int, Block]]] = field(
        default_factory=lambda: defaultdict(Ordered)
    )
    """The free blocks of each pool, ordered by size and address."""

    def begin(self, rows: Iterable[AllocatorBlock]) -> list[Block]:
        """Begin with the blocks of a recording instead of nothing; return those that are in use.

        New segments lie below or above all of them, or expandable ones grow at their ends.
        """
        used, end = [], 0
        for _, same in itertools.groupby(rows, lambda row: row.segment):
            segment = [*same]
            nbytes = sum(row.nbytes for row in segment)
            pool, before = Pool(segment[0].stream, self._is_small(segment)), None
            if self.is_expandable:
                last = self._last.get(pool)
                end = last.address + last.nbytes if last else pool.number * _APART
            for row in segment:
                block = Block(end, row.nbytes, pool, not row.requested, before)
                if before is not None:
                    before.behind = block
                before, end = block, end + row.nbytes
                if block.is_free:
                    self._keep(block)
                else:
                    used.append(block)
                    self.allocated += block.nbytes
            if before is not None:
                self._last[pool] = before
            self._reserve(nbytes)
        self.most_allocated = self.allocated
        if not self.is_sinking:
            self._next = end
        return used

    def _is_small(self, segment: Sequence[AllocatorBlock]) -> bool:
        """Tell whether a segment has small blocks."""
        nbytes = sum(row.nbytes for row in segment)
        if not self.is_expandable:
            return nbytes == _SMALL_SEGMENT
        used = next((row.requested for row in segment if row.requested), None)
        return nbytes % _LARGE_SEGMENT > 0 if used is None else used <= _SMALL

    def take(self, nbytes: int, stream: int | None = None) -> Block:
        """Allocate a block for so many bytes, at least one."""
        size = -(-nbytes // _LEAST) * _LEAST
        pool = Pool(stream, size <= _SMALL)
        block = self._found(size, pool) or self._segment(size, pool)
        rest = block.nbytes - size
        if rest >= _LEAST if pool.is_small or self.is_expandable else rest > _SMALL:
            self._split(block, size)
        block.is_free = False
        self.allocated += block.nbytes
        self.most_allocated = max(self.most_allocated, self.allocated)
        return block

    def give_back(self, block: Block) -> None:
        """Free a block, and merge it with free neighbours."""
        self.allocated -= block.nbytes
        block.is_free = True
        for one in (block.before, block.behind):
            if one is not None and one.is_free:
                self._forget(one)
                block = _joined(block, one)
        if block.behind is None:
            self._last[block.pool] = block
        self._keep(block)

    def _found(self, size: int, pool: Pool) -> Block | None:
        larger = self._free[pool].following((size,))
        block = next(larger, (0, 0, None))[2]
        # The last block can grow: use it if nothing else fits.
        if self.is_expandable and block is not None and block.behind is None:
            block = next(larger, (0, 0, block))[2]
        if block is not None:
            self._forget(block)
        return block

    def _segment(self, size: int, pool: Pool) -> Block:
        if self.is_expandable:
            return self._grown(size, pool)
        if pool.is_small:
            nbytes = _SMALL_SEGMENT
        elif size < _WHOLE:
            nbytes = _LARGE_SEGMENT
        else:
            nbytes = -(-size // _ROUND) * _ROUND
        block = Block(self._next, nbytes, pool)
        self._next += nbytes
        if self.is_sinking:
            block.address = -self._next
        self._reserve(nbytes)
        return block

    def _grown(self, size: int, pool: Pool) -> Block:
        """Grow the segment of a pool by the missing pages."""
        page = _SMALL_SEGMENT if pool.is_small else _LARGE_SEGMENT
        last = self._last.get(pool)
        if last is not None and last.is_free:
            self._forget(last)
        else:
            address = last.address + last.nbytes if last else pool.number * _APART
            new = Block(address, 0, pool, before=last)
            if last is not None:
                last.behind = new
            last = self._last[pool] = new
        nbytes = -(-(size - last.nbytes) // page) * page
        last.nbytes += nbytes
        self._reserve(nbytes)
        return last

    def _reserve(self, nbytes: int) -> None:
        self.reserved += nbytes
        self.most_reserved = max(self.most_reserved, self.reserved)

    def _split(self, block: Block, size: int) -> None:
        rest = Block(
            block.address + size,
            block.nbytes - size,
            block.pool,
            is_free=True,
            before=block,
            behind=block.behind,
        )
        if block.behind is not None:
            block.behind.before = rest
        else:
            self._last[block.pool] = rest
        block.nbytes, block.behind = size, rest
        self._keep(rest)

    def _keep(self, block: Block) -> None:
        self._free[block.pool].add((block.nbytes, block.address, block))

    def _forget(self, block: Block) -> None:
        self._free[block.pool].remove((block.nbytes, block.address, block))


def _joined(block: Block, other: Block) -> Block:
    """Merge a block with a free neighbour; the result begins at the lower address."""
    first, last = (block, other) if block.address < other.address else (other, block)
    block.address, block.nbytes = first.address, first.nbytes + last.nbytes
    block.before, block.behind = first.before, last.behind
    if block.before is not None:
        block.before.behind = block
    if block.behind is not None:
        block.behind.before = block
    return block
