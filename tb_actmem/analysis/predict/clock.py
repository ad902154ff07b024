"""Two clocks: the ops of a recording, and those of the same step with more ops in between."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate


class Clock:
    """Turns positions of ops into those that they have among others.

    ``more``: (before which op, how many) of each group of others, in order. Half an op more in the
    first is behind the op before, which belongs to what that op does.
    """

    def __init__(self, more: Sequence[tuple[float, int]]) -> None:
        self._before = [before for before, _ in more]
        self._count = [0, *accumulate(count for _, count in more)]

    def op(self, position: int) -> int:
        """Where an op stands: behind those that stand before it."""
        return position + self._count[bisect_right(self._before, position)]

    def moment(self, ran: int) -> int:
        """How many ops have run when so many had: what dies now died before others run."""
        return ran + self._count[bisect_left(self._before, ran)]

    def begin(self, number: int) -> int:
        """Where the first op of a group stands."""
        return math.ceil(self._before[number]) + self._count[number]
