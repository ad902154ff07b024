"""Replay a trace: the lifetime of each block, and the sums after each event.

A trace has only the last events. The blocks before it follow from the blocks at its end. A free
names the requested size; a block's own size follows from torch's rule to split blocks, and
from the addresses of its neighbours.
"""

from __future__ import annotations

import bisect
from dataclasses import dataclass, field
from typing import NamedTuple

from tb_actmem.snapshot import Block, DeviceMemory, Event, Segment

_LEAST = 512
"""Torch rounds requests up to a multiple of it."""
_SMALL = 2**20
"""Torch leaves the rest of a large block to it, if the rest is at most as large."""
_SMALL_SEGMENT = 2**21
"""The size of a segment for requests of at most 1 MiB."""


class Life(NamedTuple):
    """The lifetime of a block."""

    address: int
    nbytes: int
    """Its size in the allocator."""
    requested: int
    """The requested size."""
    born: int | None
    """The event that allocated it; None: it is older than the trace."""
    freed: int | None
    """The event that freed it; None: alive at the end."""
    stack: int
    """Where it was allocated; 0 if that is unknown."""
    label: str
    category: str


class Sums(NamedTuple):
    """Bytes at one moment."""

    allocated: int
    """In blocks of the program: torch's ``memory_allocated``."""
    requested: int
    """Requested by the program: the bytes of its storages."""
    reserved: int
    """In segments: torch's ``memory_reserved``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """The blocks of a device, and the sums over time."""

    lives: tuple[Life, ...]
    """Older ones first, then in order of allocation."""
    sums: tuple[Sums, ...]
    """At the begin of the trace, then after each event."""
    peak: int
    """The position in ``sums`` of the first largest sum of allocated bytes."""
    unsure: int
    """Number of older blocks that may be up to 1 MiB larger than counted."""

    def alive_at(self, position: int) -> list[Life]:
        """Return the blocks that are alive at a position in ``sums``."""
        return [self.lives[at] for at in self.positions_at(position)]

    def positions_at(self, position: int) -> list[int]:
        """Return the positions of these blocks in ``lives``."""
        return [
            at
            for at, life in enumerate(self.lives)
            if (life.born is None or life.born < position)
            and (life.freed is None or life.freed >= position)
        ]


def replay(device: DeviceMemory, *, is_exported: bool = False) -> Replay:
    """Replay the trace of a device.

    Blocks of an exported snapshot have the sizes of storages, and their frees name the stacks of
    their allocations.
    """
    state = _before(device, is_exported)
    state.begin()
    for position, event in enumerate(device.events):
        state.handle(position, event)
    for row in state.alive.values():
        state.lives.append(row)
    born = sorted(state.lives, key=lambda life: -1 if life.born is None else life.born)
    sums = state.sums
    peak = max(range(len(sums)), key=lambda position: sums[position].allocated)
    return Replay(lives=tuple(born), sums=tuple(sums), peak=peak, unsure=state.unsure)


@dataclass(slots=True)
class _State:
    """The allocator at one moment of the replay."""

    segments: dict[int, tuple[int, bool]]
    """Address → size, and whether its blocks are split to the last byte."""
    alive: dict[int, Life]
    """Address → the program's blocks."""
    exact: dict[int, int]
    """Event → the size of the block that it allocated, if that is alive at the end."""
    reserved: int
    is_exported: bool
    starts: list[int] = field(default_factory=list)
    """The sorted addresses of blocks that cannot be reused."""
    borders: list[int] = field(default_factory=list)
    """The sorted addresses of segments."""
    lives: list[Life] = field(default_factory=list)
    """Blocks that have been freed."""
    sums: list[Sums] = field(default_factory=list)
    unsure: int = 0

    def begin(self) -> None:
        """Size the older blocks, and add up the first sums."""
        self.starts, self.borders = sorted(self.alive), sorted(self.segments)
        for address, life in self.alive.items():
            if not life.nbytes:
                nbytes, is_sure = self._nbytes(address, life.requested)
                self.unsure += not is_sure
                self.alive[address] = life._replace(nbytes=nbytes)
        rows = self.alive.values()
        allocated, requested = sum(row.nbytes for row in rows), sum(row.requested for row in rows)
        self.sums = [Sums(allocated, requested, self.reserved)]

    def handle(self, position: int, event: Event) -> None:
        """Apply an event."""
        allocated, requested, reserved = self.sums[-1]
        if event.action == "alloc":
            life = self._allocated(position, event)
            allocated, requested = allocated + life.nbytes, requested + life.requested
        elif event.action == "free_requested":
            if (freed := self.alive.pop(event.address, None)) is not None:
                self.lives.append(freed._replace(freed=position))
                allocated, requested = allocated - freed.nbytes, requested - freed.requested
        elif event.action == "free_completed":
            at = bisect.bisect_left(self.starts, event.address)
            if self.starts[at : at + 1] == [event.address] and event.address not in self.alive:
                del self.starts[at]
        elif event.action in _GROWS:
            self._grow(event)
            reserved += event.nbytes
        elif event.action in _SHRINKS:
            self.segments.pop(event.address, None)
            self.borders = sorted(self.segments)
            reserved -= event.nbytes
        self.sums.append(Sums(allocated, requested, reserved))

    def _grow(self, event: Event) -> None:
        is_split = event.action == "segment_map" or event.nbytes <= _SMALL_SEGMENT
        self.segments[event.address] = event.nbytes, is_split
        bisect.insort(self.borders, event.address)

    def _allocated(self, position: int, event: Event) -> Life:
        nbytes = self.exact.get(position) or self._nbytes(event.address, event.nbytes)[0]
        life = Life(
            address=event.address,
            nbytes=nbytes,
            requested=event.nbytes,
            born=position,
            freed=None,
            stack=event.stack,
            label=event.label,
            category=event.category,
        )
        if event.address in self.alive:  # its free is missing in the trace
            self.lives.append(self.alive[event.address]._replace(freed=position))
        self.alive[event.address] = life
        bisect.insort(self.starts, event.address)
        return life

    def _nbytes(self, address: int, requested: int) -> tuple[int, bool]:
        """Return the size of a block at this moment, and whether it is certain.

        A large block keeps a rest of at most 1 MiB. It reaches up to the next block or to the end
        of its segment then.
        """
        if self.is_exported:
            return requested, True
        rounded = max(-(-requested // _LEAST), 1) * _LEAST
        at = bisect.bisect_right(self.borders, address) - 1
        begin = self.borders[at] if at >= 0 else 0
        size, is_split = self.segments.get(begin, (0, True))
        if is_split or address >= begin + size:
            return rounded, True
        behind = bisect.bisect_right(self.starts, address)
        end = min([begin + size, *self.starts[behind : behind + 1]])
        rest = end - address - rounded
        return (end - address, True) if 0 <= rest <= _SMALL else (rounded, rest < 0)


_GROWS = frozenset({"segment_alloc", "segment_map"})
_SHRINKS = frozenset({"segment_free", "segment_unmap"})


def _before(device: DeviceMemory, is_exported: bool) -> _State:
    """Return the state at the begin of the trace, by undoing its events from the end."""
    blocks = (block for segment in device.segments for block in segment.blocks)
    alive = {block.address: _older(block) for block in blocks if block.is_allocated}
    segments = {row.address: (row.nbytes, _is_split(row)) for row in device.segments}
    reserved = sum(row.nbytes for row in device.segments)
    exact: dict[int, int] = {}
    for position, event in reversed([*enumerate(device.events)]):
        if event.action == "alloc":
            if (life := alive.pop(event.address, None)) is not None:
                exact[position] = life.nbytes  # 0 if it is freed in the trace
        elif event.action == "free_requested":
            # Torch gives the stack of the free. The size follows from the neighbours.
            stack = event.stack if is_exported else 0
            alive[event.address] = Life(
                event.address, 0, event.nbytes, None, None, stack, event.label, event.category
            )
        elif event.action in _GROWS:
            segments.pop(event.address, None)
            reserved -= event.nbytes
        elif event.action in _SHRINKS:
            is_split = event.action == "segment_unmap" or event.nbytes <= _SMALL_SEGMENT
            segments[event.address] = event.nbytes, is_split
            reserved += event.nbytes
    return _State(segments, alive, exact, reserved, is_exported)


def _older(block: Block) -> Life:
    return Life(block.address, block.nbytes, block.requested, None, None, block.stack, "", "")


def _is_split(segment: Segment) -> bool:
    return segment.is_small or segment.is_expandable
