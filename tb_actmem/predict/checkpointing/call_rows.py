"""Two clocks: the ops of a recording, and those of the same step with more ops in between."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.model import ModuleCall, Recording
from tb_actmem.predict.checkpointing.recompute import Again


class Clock:
    """Turns positions of ops into those that they have among others.

    ``more``: (before which op, how many) of each group of others, in order. Half an op more in the
    first is behind the op before, which belongs to what that op does.
    """

    def __init__(self, more: Sequence[tuple[float, int]]) -> None:
        self._before = [before for before, _ in more]
        self._count = [0, *accumulate(count for _, count in more)]

    def op(self, position: float) -> int:
        """Where an op stands: behind those that stand before it."""
        return math.ceil(position) + self._count[bisect_right(self._before, position)]

    def moment(self, ran: int) -> int:
        """How many ops have run when so many had: what dies now died before others run."""
        return ran + self._count[bisect_left(self._before, ran)]

    def span(self, entry: float, end: int) -> tuple[int, int]:
        """Where a range of ops stands: (its first op, its end). An empty one is one moment.

        ``entry`` is its first op. For an empty range behind the op before, what stands between the
        two comes later; half an op less says so.
        """
        first = self.op(entry)
        return first, first if entry >= end - 0.5 else self.moment(end)

    def begin(self, number: int) -> int:
        """Where the first op of a group stands."""
        return math.ceil(self._before[number]) + self._count[number]


class CallRows(NamedTuple):
    """The table, and where the calls went."""

    rows: tuple[ModuleCall, ...]
    moved: tuple[int, ...]
    """Call of the recording → its row."""
    again: tuple[dict[int, int], ...]
    """For each recomputation: call of the recording → the row of the call that runs again."""


def call_rows(recording: Recording, recomputations: Sequence[Again], clock: Clock) -> CallRows:
    """Put calls that run again behind all that were entered before them, and number all anew."""
    modules = recording.modules
    entries = _entries(modules)
    rows: list[ModuleCall] = []
    moved: list[int] = []
    again: list[dict[int, int]] = []
    for number, part in enumerate(recomputations):
        upto = bisect_left(entries, part.before)
        _move(recording, entries, upto, clock, rows, moved)
        again.append(_entered(recording, part, clock.begin(number), rows))
    _move(recording, entries, len(modules), clock, rows, moved)
    counts: Counter[str] = Counter()
    for position, row in enumerate(rows):
        rows[position] = row._replace(call=counts[row.fqn])
        counts[row.fqn] += 1
    return CallRows(tuple(rows), tuple(moved), tuple(again))


def _entries(modules: Sequence[ModuleCall]) -> list[float]:
    """Before which op each call is entered; half an op less: in a call that ends there."""
    found: list[float] = []
    for call in modules:
        entry: float = call.first_op
        if call.parent is not None and modules[call.parent].end_op == call.first_op:
            entry -= 0.5 * (found[call.parent] < call.first_op)
        found.append(entry)
    return found


def _move(
    recording: Recording,
    entries: Sequence[float],
    upto: int,
    clock: Clock,
    rows: list[ModuleCall],
    moved: list[int],
) -> None:
    for number in range(len(moved), upto):
        call = recording.modules[number]
        first, end = clock.span(entries[number], call.end_op)
        parent = None if call.parent is None else moved[call.parent]
        moved.append(len(rows))
        rows.append(call._replace(parent=parent, first_op=first, end_op=end))


def _entered(
    recording: Recording, again: Again, begin: int, rows: list[ModuleCall]
) -> dict[int, int]:
    """Add the calls that a recomputation enters before it stops: call → its row."""
    found: dict[int, int] = {}
    for call in sorted(again.region.calls):
        row = recording.modules[call]
        if row.first_op > again.region.last_op:
            break
        found[call] = len(rows)
        rows.append(
            row._replace(
                parent=None if row.parent is None else found.get(row.parent),
                first_op=begin + again.ran(row.first_op),
                end_op=begin + again.ran(row.end_op),
            )
        )
    return found
