"""The memory that grew, by origin: from step to step, or between the ends of two snapshots."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import NamedTuple

from tb_actmem.model import Frame
from tb_actmem.snapshot.explain import Explanation, Group, Kind
from tb_actmem.snapshot.stacks import Place


class Growth(NamedTuple):
    """Blocks that each step left behind, by origin."""

    nbytes: int
    """The bytes at the end of the last step."""
    per_step: int
    steps: int
    place: Place


_LEAST_STEPS = 3
"""Steps that must have grown: the first one makes states that stay."""


def growths(one: Explanation) -> list[Growth]:
    """Return the origins whose memory grew in every step, the largest first."""
    ends = one.step_ends[:-1]  # the last step may not have ended
    if len(ends) < _LEAST_STEPS:
        return []
    sums: dict[tuple[Hashable, ...], list[int]] = {}
    places: dict[tuple[Hashable, ...], Place] = {}
    for life in one.replay.lives:
        place = one.places[life.stack]
        if life.born is None or not life.stack:
            continue
        key = place.op, place.line, place.node
        places[key] = place
        row = sums.setdefault(key, [0] * len(ends))
        for step, end in enumerate(ends):
            if life.born < end and (life.freed is None or life.freed >= end):
                row[step] += life.nbytes
    grown = [
        Growth(row[-1], (row[-1] - row[0]) // (len(row) - 1), len(row), places[key])
        for key, row in sums.items()
        if all(before < after for before, after in pairwise(row))
    ]
    return sorted(grown, key=lambda growth: -growth.nbytes)


class Change(NamedTuple):
    """Memory of one origin at the end of two snapshots."""

    before: int
    after: int
    blocks_before: int
    blocks_after: int
    kind: Kind
    place: Place

    @property
    def nbytes(self) -> int:
        """The growth in bytes; negative: it shrank."""
        return self.after - self.before


_Origin = tuple[Kind, str, Frame | None, str, str]


def changes(before: Explanation, after: Explanation) -> list[Change]:
    """Return the origins whose memory differs, the largest change first."""
    old, new = _by_origin(before.end_groups), _by_origin(after.end_groups)
    found = []
    for origin in {**old, **new}:
        was, now = old.get(origin, ()), new.get(origin, ())
        change = Change(
            before=sum(group.nbytes for group in was),
            after=sum(group.nbytes for group in now),
            blocks_before=sum(group.blocks for group in was),
            blocks_after=sum(group.blocks for group in now),
            kind=origin[0],
            place=(*now, *was)[0].place,
        )
        if change.nbytes or change.blocks_before != change.blocks_after:
            found.append(change)
    return sorted(found, key=lambda change: -abs(change.nbytes))


def _by_origin(groups: Sequence[Group]) -> dict[_Origin, list[Group]]:
    found: dict[_Origin, list[Group]] = {}
    for group in groups:
        place = group.place
        origin = group.kind, place.op, place.line, place.node, place.module
        found.setdefault(origin, []).append(group)
    return found
