"""Compare the ends of two snapshots: the memory that grew, by origin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.model import Frame
from tb_actmem.snapshot.explain import Explanation, Group, Kind
from tb_actmem.snapshot.stacks import Place


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
