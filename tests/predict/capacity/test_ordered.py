"""Values in order, compared with a sorted list."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tb_actmem.predict.capacity.caching import Ordered


@pytest.mark.parametrize(("seed", "share"), [(0, 0.5), (1, 0.9), (2, 0.3)])
def test_values_are_in_order(seed: int, share: float) -> None:
    """Thousands of values need several parts, which empty again at the end."""
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
