"""Two clocks: the ops of a recording, and those of the same step with more ops in its backward."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from tb_actmem.analysis.predict.again import Again


class Clock:
    """Turns positions of ops into those that they have between recomputations."""

    def __init__(self, recomputations: Sequence[Again]) -> None:
        self._before = [again.before for again in recomputations]
        self._count = [0, *accumulate(len(again.ops) for again in recomputations)]

    def op(self, position: int) -> int:
        """Where an op stands: behind what is recomputed before it."""
        return position + self._count[bisect_right(self._before, position)]

    def moment(self, ran: int) -> int:
        """How many ops have run when so many had: what dies now died before a recomputation."""
        return ran + self._count[bisect_left(self._before, ran)]

    def begin(self, number: int) -> int:
        """Where the first op of a recomputation stands."""
        return self._before[number] + self._count[number]
