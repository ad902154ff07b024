"""The model of torch's caching allocator: positions of blocks, allocated and reserved memory."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tb_actmem.predict.capacity import Block, CachingAllocator, Ordered

K, M = 2**10, 2**20
LARGE = 2**60
"""The address of the expandable segment of large blocks."""


class Served:
    """Allocates and frees blocks by names, and records the position of each."""

    def __init__(self, *, is_expandable: bool = False) -> None:
        self.allocator = CachingAllocator(is_expandable=is_expandable)
        self.blocks: dict[str, Block] = {}

    def take(self, name: str, nbytes: int, stream: int | None = None) -> tuple[int, int]:
        block = self.blocks[name] = self.allocator.take(nbytes, stream)
        return block.address, block.nbytes

    def give(self, *names: str) -> None:
        for name in names:
            self.allocator.give_back(self.blocks.pop(name))

    @property
    def sums(self) -> tuple[int, int]:
        return self.allocator.allocated, self.allocator.reserved


def test_small_blocks_share_2_mib_segments():
    of = Served()

    assert of.take("a", 1) == (0, 512)
    assert of.take("b", 513) == (512, 1024)
    assert of.take("c", M) == (1536, M)
    assert of.sums == (M + 1536, 2 * M)
    assert of.take("d", M - 2048) == (M + 1536, M - 2048)
    assert of.take("e", 512) == (2 * M - 512, 512)  # the last of the segment
    assert of.sums == (2 * M, 2 * M)
    assert of.take("f", 512) == (2 * M, 512)
    assert of.sums == (2 * M + 512, 4 * M)


def test_smallest_sufficient_free_block_is_allocated():
    of = Served()
    for name, nbytes in zip("abcdefg", (2 * K, K, K, K, 4 * K, K, K), strict=True):
        of.take(name, nbytes)
    of.give("e", "c", "a")  # 4, 1 and 2 KiB free, with blocks between

    assert of.take("x", 2 * K) == (0, 2 * K)
    assert of.take("y", 3 * K) == (5 * K, 3 * K)
    assert of.take("z", 512) == (3 * K, 512)
    assert of.take("rest", 512) == (3 * K + 512, 512)
    of.give("x", "z", "rest")
    of.give("b")  # 0 to 4 KiB is merged

    assert of.take("all", 4 * K) == (0, 4 * K)


def test_free_neighbours_are_merged():
    for order in ("abc", "acb", "bac", "bca", "cab", "cba"):
        of = Served()
        for name in "abc":
            of.take(name, 512 * K)
        of.give(*order)

        assert of.sums == (0, 2 * M)
        assert of.take("x", M) == (0, M)
        assert of.take("y", M) == (M, M)
        assert of.sums == (2 * M, 2 * M)
        assert (of.allocator.most_allocated, of.allocator.most_reserved) == (2 * M, 2 * M)


def test_large_blocks_have_20_mib_or_own_segments():
    of = Served()

    assert of.take("a", M + 1) == (0, M + 512)
    assert of.take("b", 10 * M) == (M + 512, 10 * M)  # of the same 20
    assert of.sums == (11 * M + 512, 20 * M)
    assert of.take("c", 10 * M) == (20 * M, 10 * M)
    assert of.take("d", 9 * M) == (30 * M, 9 * M)  # the first one has 512 bytes too few
    assert of.sums == (30 * M + 512, 50 * M)
    assert of.take("e", 12 * M + 1) == (50 * M, 12 * M + 512)
    assert of.allocator.reserved == 64 * M


def test_large_block_wastes_at_most_1_mib():
    of = Served()

    assert of.take("a", 11 * M) == (0, 12 * M)  # 1 MiB too much
    assert of.take("b", 11 * M - 512) == (12 * M, 11 * M - 512)
    assert of.sums == (23 * M - 512, 24 * M)
    assert of.take("c", M + 1) == (23 * M - 512, M + 512)
    assert of.sums == (24 * M, 24 * M)
    of.give("a")
    assert of.sums == (12 * M, 24 * M)
    assert of.take("d", 10 * M) == (0, 10 * M)
    assert of.allocator.most_allocated == 24 * M


def test_small_and_large_blocks_never_share_segment():
    of = Served()
    of.take("large", 2 * M)

    assert of.take("small", 512) == (20 * M, 512)
    of.give("large", "small")
    assert of.take("large", M + 512) == (0, M + 512)
    assert of.sums == (M + 512, 22 * M)


@pytest.mark.parametrize("is_expandable", [False, True])
def test_free_block_serves_only_its_stream(is_expandable):
    of = Served(is_expandable=is_expandable)
    first = of.take("a", 20 * M)
    of.give("a")

    assert of.take("b", 20 * M, stream=1) != first
    assert of.sums == (20 * M, 40 * M)
    assert of.take("c", 20 * M) == first
    of.give("b")
    assert of.take("d", 20 * M, stream=2) not in (first, of.take("e", 20 * M, stream=1))
    assert of.sums == (60 * M, 60 * M)


def test_expandable_segments_grow_by_missing_pages():
    of = Served(is_expandable=True)

    assert of.take("a", 512) == (0, 512)
    assert of.take("b", M) == (512, M)
    assert of.sums == (M + 512, 2 * M)
    assert of.take("c", M) == (M + 512, M)  # 512 bytes behind the first page
    assert of.sums == (2 * M + 512, 4 * M)
    assert of.take("d", 2 * M) == (LARGE, 2 * M)
    assert of.sums == (4 * M + 512, 24 * M)
    assert of.take("e", 58 * M) == (LARGE + 2 * M, 58 * M)  # 18 are there, 40 are missing
    assert of.sums == (62 * M + 512, 64 * M)
    assert of.take("f", 21 * M) == (LARGE + 60 * M, 21 * M)  # after one that is allocated
    assert of.sums == (83 * M + 512, 104 * M)
    assert of.take("g", 18 * M + 512) == (LARGE + 81 * M, 18 * M + 512)
    assert of.take("h", M - 512) == (2 * M + 512, M - 512)  # small, unchanged


def test_end_of_expandable_segment_is_last_choice():
    of = Served(is_expandable=True)
    of.take("a", 10 * M)
    of.take("b", 2 * M)
    of.take("c", 9 * M)  # of a second page, which leaves 19
    of.give("a")

    # 10 at the front, 19 at the end: the smaller fits.
    assert of.take("x", 9 * M) == (LARGE, 9 * M)
    of.give("x")
    of.give("c")  # 28 at the end
    assert of.take("y", 11 * M) == (LARGE + 12 * M, 11 * M)
    of.give("y", "b")
    assert of.sums == (0, 40 * M)
    assert of.take("z", 40 * M) == (LARGE, 40 * M)
    of.give("z")

    # A free end is left, even if it is the smallest, if a larger block is free before it.
    for name, nbytes in (("a", 30 * M), ("b", 2 * M)):
        of.take(name, nbytes)
    of.give("a")  # 30 in front, 8 at the end
    assert of.take("x", 4 * M) == (LARGE, 4 * M)
    assert of.take("y", 27 * M) == (LARGE + 32 * M, 27 * M)  # 8 and 20 more
    assert of.sums == (33 * M, 60 * M)


def test_expandable_segment_splits_large_blocks():
    of = Served(is_expandable=True)
    of.take("a", 20 * M - 512)

    assert of.take("b", 20 * M + 512) == (LARGE + 20 * M - 512, 20 * M + 512)
    assert of.sums == (40 * M, 40 * M)
    of.give("b")
    assert of.take("c", 19 * M) == (LARGE + 20 * M - 512, 19 * M)
    of.give("a", "c")
    assert of.take("d", 41 * M) == (LARGE, 41 * M)
    assert of.sums == (41 * M, 60 * M)


def test_empty_allocator_reserves_nothing():
    fresh = CachingAllocator()

    assert (fresh.allocated, fresh.reserved, fresh.most_allocated, fresh.most_reserved) == (0,) * 4


def test_lowest_of_equal_blocks_is_in_last_sunk_segment():
    rising, sinking = CachingAllocator(), CachingAllocator(is_sinking=True)
    for allocator, wanted in ((rising, 0), (sinking, 1)):
        made = [allocator.take(12 * M) for _ in range(2)]
        addresses = [block.address for block in made]
        for block in made:
            allocator.give_back(block)

        assert allocator.take(12 * M).address == addresses[wanted] == min(addresses)


@pytest.mark.parametrize(("seed", "share"), [(0, 0.5), (1, 0.9), (2, 0.3)])
def test_values_are_in_order(seed: int, share: float) -> None:
    """As in a sorted list. Thousands of values need several parts, which empty again at the end."""
    chance = random.Random(seed)
    ordered: Ordered[tuple[int, int]] = Ordered()
    known: set[tuple[int, int]] = set()
    for step in range(9000):
        if chance.random() < share or not known:
            value = chance.randrange(100), step
            ordered.add(value)
            known.add(value)
        else:
            value = chance.choice([*islice(known, 9)])
            ordered.remove(value)
            known.remove(value)
        if step % 100 == 0:
            begin = (chance.randrange(101),)
            assert [*ordered.following(begin)] == sorted(one for one in known if one >= begin)
    for value in [*known]:
        ordered.remove(value)
    assert [*ordered.following(())] == []
