"""Torch's CUDA caching allocator on paper: what it asks the device for, and gives out again.

The rules and their numbers are those of ``CUDACachingAllocator.cpp`` with its default settings, for
one stream: the smallest free block that is large enough, the lowest of several; a rest is split off
where it is worth it; and neighbours that are free are one again. With its expandable segments small
blocks have one segment, which grows at its end, and large blocks another.
"""

from __future__ import annotations

import bisect
from dataclasses import dataclass, field

_MIB = 2**20
_LEAST = 512
"""Every size is a multiple of this."""
_SMALL = _MIB
"""The largest size that is small: such blocks have segments of their own."""
_SMALL_SEGMENT = 2 * _MIB
_LARGE_SEGMENT = 20 * _MIB
"""What is asked for in place of more than 1 and less than 10 MiB."""
_WHOLE = 10 * _MIB
"""From here on a segment is as large as what is asked for, rounded up."""
_ROUND = 2 * _MIB
_LARGE_ADDRESS = 2**60
"""Where the segment of large blocks begins, if there is one of each."""


@dataclass(eq=False, slots=True)
class Block:
    """A piece of a segment."""

    address: int
    nbytes: int
    is_small: bool
    is_free: bool = False
    before: Block | None = None
    behind: Block | None = None


@dataclass(slots=True)
class CachingAllocator:
    """What is given out and what is reserved, at one moment and at most, in bytes."""

    is_expandable: bool = False
    allocated: int = 0
    reserved: int = 0
    most_allocated: int = 0
    most_reserved: int = 0
    _next: int = 0
    """The address of the next segment."""
    _last: dict[bool, Block] = field(default_factory=dict)
    """Of small and of large blocks one at an end; where segments grow, it is that end."""
    _free: dict[bool, list[tuple[int, int, Block]]] = field(
        default_factory=lambda: {True: [], False: []}
    )
    """Of small and of large blocks those that are free, in the order of sizes and addresses."""

    def take(self, nbytes: int) -> Block:
        """Give out a block for so many bytes, one or more."""
        size = -(-nbytes // _LEAST) * _LEAST
        is_small = size <= _SMALL
        block = self._found(size, is_small) or self._segment(size, is_small)
        rest = block.nbytes - size
        if rest >= _LEAST if is_small or self.is_expandable else rest > _SMALL:
            self._split(block, size)
        block.is_free = False
        self.allocated += block.nbytes
        self.most_allocated = max(self.most_allocated, self.allocated)
        return block

    def give_back(self, block: Block) -> None:
        """Take a block back, and make it one with free ones beside it."""
        self.allocated -= block.nbytes
        block.is_free = True
        for one in (block.before, block.behind):
            if one is not None and one.is_free:
                self._forget(one)
                block = _joined(block, one)
        if block.behind is None:
            self._last[block.is_small] = block
        self._keep(block)

    def _found(self, size: int, is_small: bool) -> Block | None:
        free = self._free[is_small]
        at = bisect.bisect_left(free, (size,))
        # The last block can grow, and is taken where nothing else fits.
        if self.is_expandable and at + 1 < len(free) and free[at][2].behind is None:
            at += 1
        return free.pop(at)[2] if at < len(free) else None

    def _segment(self, size: int, is_small: bool) -> Block:
        if self.is_expandable:
            return self._grown(size, is_small)
        if is_small:
            nbytes = _SMALL_SEGMENT
        elif size < _WHOLE:
            nbytes = _LARGE_SEGMENT
        else:
            nbytes = -(-size // _ROUND) * _ROUND
        block = Block(self._next, nbytes, is_small)
        self._next += nbytes
        self._reserve(nbytes)
        return block

    def _grown(self, size: int, is_small: bool) -> Block:
        """Let the segment of small or of large blocks grow by as many pages as are missing."""
        page = _SMALL_SEGMENT if is_small else _LARGE_SEGMENT
        last = self._last.get(is_small)
        if last is not None and last.is_free:
            self._forget(last)
        else:
            address = last.address + last.nbytes if last else (0 if is_small else _LARGE_ADDRESS)
            new = Block(address, 0, is_small, before=last)
            if last is not None:
                last.behind = new
            last = self._last[is_small] = new
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
            block.is_small,
            is_free=True,
            before=block,
            behind=block.behind,
        )
        if block.behind is not None:
            block.behind.before = rest
        else:
            self._last[block.is_small] = rest
        block.nbytes, block.behind = size, rest
        self._keep(rest)

    def _keep(self, block: Block) -> None:
        bisect.insort(self._free[block.is_small], (block.nbytes, block.address, block))

    def _forget(self, block: Block) -> None:
        free = self._free[block.is_small]
        del free[bisect.bisect_left(free, (block.nbytes, block.address))]


def _joined(block: Block, other: Block) -> Block:
    """Make a block and a free one beside it one, which begins where the first of both does."""
    first, last = (block, other) if block.address < other.address else (other, block)
    block.address, block.nbytes = first.address, first.nbytes + last.nbytes
    block.before, block.behind = first.before, last.behind
    if block.before is not None:
        block.before.behind = block
    if block.behind is not None:
        block.behind.before = block
    return block
