"""Sums over a trace equal those of the allocator that wrote it."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tb_actmem.predict.capacity import Block, CachingAllocator
from tb_actmem.snapshot import snapshot_of
from tb_actmem.snapshot.replay import Replay, replay
from tests.support.arbitrary import examples
from tests.support.snapshots import MIB, block, event, freed, segment, snapshot

BASE = 2**40


def replayed(*arguments: Any) -> Replay:
    [device] = snapshot_of(snapshot(*arguments)).devices
    return replay(device)


def test_large_block_keeps_a_small_rest():
    """19.5 MiB of a segment of 20 MiB: torch does not split off 0.5 MiB."""
    events = [
        event("segment_alloc", BASE, 20 * MIB),
        event("alloc", BASE, 19 * MIB + MIB // 2),
        *freed(BASE, 19 * MIB + MIB // 2),
        event("alloc", BASE, 5 * MIB + 1),
    ]
    end = [block(BASE, 5 * MIB + 512, 5 * MIB + 1), block(BASE + 5 * MIB + 512, 15 * MIB - 512)]
    found = replayed([segment(BASE, end)], events)

    assert [sums.allocated for sums in found.sums] == [
        *(0, 0, 20 * MIB, 0, 0),
        5 * MIB + 512,
    ]
    assert [sums.reserved for sums in found.sums] == [0, *[20 * MIB] * 5]
    assert found.sums[found.peak].requested == 19 * MIB + MIB // 2
    assert found.peak == 2


def test_block_from_before_the_trace_is_counted_until_its_free():
    events = [*freed(BASE + 6 * MIB, 4 * MIB), event("alloc", BASE + 6 * MIB, 2 * MIB)]
    end = [
        block(BASE, 6 * MIB, 6 * MIB - 100),
        block(BASE + 6 * MIB, 2 * MIB, 2 * MIB),
        block(BASE + 8 * MIB, 12 * MIB),
    ]
    found = replayed([segment(BASE, end)], events)

    assert [sums.allocated // MIB for sums in found.sums] == [10, 6, 6, 8]
    assert found.peak == 0
    assert found.unsure == 1  # the freed block may have kept a rest
    assert sorted((life.address - BASE, life.born, life.freed) for life in found.lives[:2]) == [
        (0, None, None),
        (6 * MIB, None, 0),
    ]


def test_freed_segment_was_reserved_before():
    events = [event("segment_free", BASE + 2**30, 40 * MIB)]
    found = replayed([segment(BASE, [block(BASE, 2 * MIB)], segment_type="small")], events)

    assert [sums.reserved // MIB for sums in found.sums] == [42, 2]


def test_mapped_pages_of_an_expandable_segment_are_reserved():
    events = [
        event("segment_map", BASE, 20 * MIB),
        event("alloc", BASE, 20 * MIB - 512),
        event("segment_map", BASE + 20 * MIB, 20 * MIB),
        event("alloc", BASE + 20 * MIB - 512, 3 * MIB),
    ]
    end = [
        block(BASE, 20 * MIB - 512, 20 * MIB - 512),
        block(BASE + 20 * MIB - 512, 3 * MIB, 3 * MIB),
        block(BASE + 23 * MIB - 512, 17 * MIB + 512),
    ]
    found = replayed([segment(BASE, end, is_expandable=True)], events)

    assert [sums.reserved // MIB for sums in found.sums] == [0, 20, 20, 40, 40]
    assert found.sums[-1].allocated == 23 * MIB - 512


def test_memory_waiting_for_a_stream_is_no_longer_allocated():
    """A freed block stays where it is until ``free_completed``, so it borders its neighbour."""
    events = [
        event("segment_alloc", BASE, 20 * MIB),
        event("alloc", BASE, 8 * MIB),
        event("alloc", BASE + 8 * MIB, 8 * MIB),
        event("free_requested", BASE + 8 * MIB, 8 * MIB),
        *freed(BASE, 8 * MIB),
        event("alloc", BASE, 7 * MIB + MIB // 2),
    ]
    end = [block(BASE, 8 * MIB, 7 * MIB + MIB // 2), block(BASE + 8 * MIB, 12 * MIB)]
    found = replayed([segment(BASE, end)], events)

    assert [sums.allocated // MIB for sums in found.sums] == [0, 0, 8, 16, 8, 0, 0, 8]


class Traced:
    """A model of torch's allocator that writes a trace."""

    def __init__(self) -> None:
        self.allocator = CachingAllocator()
        self.events: list[dict[str, Any]] = []
        self.allocated: list[int] = [0]
        self.segments: list[tuple[int, int]] = []
        self.alive: dict[int, tuple[Block, int]] = {}

    def note(self, *events: dict[str, Any]) -> None:
        self.events += events
        self.allocated += [self.allocator.allocated] * len(events)

    def take(self, nbytes: int) -> None:
        before, base = self.allocator.reserved, self.allocator._next
        found = self.allocator.take(nbytes)
        if grown := self.allocator.reserved - before:
            self.segments.append((base, grown))
            self.events.append(event("segment_alloc", BASE + base, grown))
            self.allocated.append(self.allocated[-1])
        self.alive[found.address] = found, nbytes
        self.note(event("alloc", BASE + found.address, nbytes))

    def give_back(self, address: int) -> None:
        found, nbytes = self.alive.pop(address)
        self.allocator.give_back(found)
        self.note(*freed(BASE + address, nbytes))

    def rows(self) -> list[dict[str, Any]]:
        """The segments at the end."""
        rows = []
        for begin, size in self.segments:
            blocks, at = [], begin
            for address in sorted(a for a in self.alive if begin <= a < begin + size):
                found, nbytes = self.alive[address]
                if at < address:
                    blocks.append(block(BASE + at, address - at))
                blocks.append(block(BASE + address, found.nbytes, nbytes))
                at = address + found.nbytes
            if at < begin + size:
                blocks.append(block(BASE + at, begin + size - at))
            kind = "small" if size == 2 * MIB else "large"
            rows.append(segment(BASE + begin, blocks, segment_type=kind))
        return rows


SIZES = st.integers(1, 5000) | st.integers(1, 3 * MIB) | st.integers(MIB, 60 * MIB)


@settings(max_examples=examples(300))
@given(
    st.lists(st.tuples(SIZES, st.none() | st.integers(0, 50)), min_size=1, max_size=60), st.data()
)
def test_random_trace_has_the_allocators_sums(steps: Any, data: st.DataObject):
    traced = Traced()
    for nbytes, free in steps:
        traced.take(nbytes)
        if free is not None:
            traced.give_back(sorted(traced.alive)[free % len(traced.alive)])
    whole = replayed(traced.rows(), traced.events)

    assert [sums.allocated for sums in whole.sums] == traced.allocated
    assert whole.sums[-1].reserved == traced.allocator.reserved

    cut = data.draw(st.integers(0, len(traced.events)))
    part = replayed(traced.rows(), traced.events[cut:])
    off = [
        mine.allocated - real for mine, real in zip(part.sums, traced.allocated[cut:], strict=True)
    ]
    assert all(-part.unsure * MIB <= each <= 0 for each in off)
    assert off[-1] == 0
