"""The recording that a step would give under checkpoints or with saved tensors on the CPU.

Here are its two clocks: the ops of a recording, and those of the same step with more in between.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, TypeVar

from tb_actmem.model import AllocatorBlock, ModuleCall, Phase, Recording, Storage
from tb_actmem.predict.checkpointing.recompute import Recomputation

Ops = TypeVar("Ops", ModuleCall, Phase)


class Clock:
    """Translates positions of ops into positions among additional ops.

    ``more``: (before which op, how many) of each group of additional ops, in order. Half an op more
    means directly after the op before, which the group belongs to.
    """

    def __init__(self, more: Sequence[tuple[float, int]]) -> None:
        self._before = [before for before, _ in more]
        self._count = [0, *accumulate(count for _, count in more)]

    def op(self, position: float) -> int:
        """Return the new position of an op: after the groups inserted before it."""
        return math.ceil(position) + self._count[bisect_right(self._before, position)]

    def death(self, ran: int | None) -> int | None:
        """Return the new death of a storage that died after so many ops: before inserted ops."""
        return None if ran is None else self._ran(ran)

    def moved(self, row: Storage) -> Storage:
        """Return a storage of the recording with its new birth and death."""
        birth = None if row.birth is None else self.op(row.birth)
        return row._replace(birth=birth, death=self.death(row.death))

    def freed(self, block: AllocatorBlock) -> AllocatorBlock:
        """Return a block of torch's allocator with its new death."""
        return block._replace(death=self.death(block.death))

    def around(self, row: Ops) -> Ops:
        """Return a range of ops, with those inserted directly before it."""
        return row._replace(first_op=self._ran(row.first_op), end_op=self._ran(row.end_op))

    def _ran(self, ran: int) -> int:
        return ran + self._count[bisect_left(self._before, ran)]

    def span(self, entry: float, end: int) -> tuple[int, int]:
        """Return the new range of some ops: (first op, end). An empty range is one moment.

        ``entry`` is its first op. Half an op less means that an empty range follows the op before,
        and that ops inserted between the two come later.
        """
        first = self.op(entry)
        return first, first if entry >= end - 0.5 else self._ran(end)

    def begin(self, number: int) -> int:
        """Return the position of a group's first op."""
        return math.ceil(self._before[number]) + self._count[number]


class CallRows(NamedTuple):
    """The table of calls, and the new rows of the recorded ones."""

    rows: tuple[ModuleCall, ...]
    moved: tuple[int, ...]
    """Call of the recording → its row."""
    again: tuple[dict[int, int], ...]
    """For each recomputation: call of the recording → the row of the recomputed call."""


def call_rows(
    recording: Recording, recomputations: Sequence[Recomputation], clock: Clock
) -> CallRows:
    """Put recomputed calls after all that were entered before them, and number all calls again."""
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
    """Return before which op each call begins; half an op less: inside a call that ends there."""
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
    recording: Recording, again: Recomputation, begin: int, rows: list[ModuleCall]
) -> dict[int, int]:
    """Add the calls that a recomputation enters before it stops: call → its row."""
    found: dict[int, int] = {}
    for call in sorted(again.region.calls):
        row = recording.modules[call]
        if row.first_op > again.region.last_op:
            break
        found[call] = len(rows)
        ran = len(again.ops) if call == again.region.call else again.ran(row.end_op)
        rows.append(
            row._replace(
                parent=None if row.parent is None else found.get(row.parent),
                first_op=begin + again.ran(row.first_op),
                end_op=begin + ran,
            )
        )
    return found
