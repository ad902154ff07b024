"""Changes between two recordings, with equal changes of repeated layers grouped."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from tb_actmem.analysis.compare.comparison import Change, ComparisonRow, SavedMemory, changed_bytes
from tb_actmem.analysis.index.devices import TensorType, common_type, tensor_type
from tb_actmem.analysis.index.names import common_name, starred
from tb_actmem.model import Recording


class ChangeGroup(NamedTuple):
    """Rows that differ only in the numbers in their module's name, its call and a size.

    The first size of their shapes may differ: experts get different numbers of tokens.
    """

    change: Change
    module: str
    """The common name of their modules: ``h.*.attn``."""
    op: str
    slot: str
    before: TensorType | None
    """The type in all rows; None if unknown."""
    after: TensorType | None
    rows: tuple[ComparisonRow, ...]

    @property
    def before_bytes(self) -> int:
        """Attributed in the first recording."""
        return changed_bytes(self.rows).before_bytes

    @property
    def after_bytes(self) -> int:
        """Attributed in the second recording."""
        return changed_bytes(self.rows).after_bytes

    @property
    def weight_bytes(self) -> int:
        """The sort key: the difference, or the bytes on another device."""
        return max(abs(self.after_bytes - self.before_bytes), moved_bytes(self.rows))


def change_groups(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow]
) -> list[ChangeGroup]:
    """Group the rows of `compare` that changed, the largest change first."""
    groups: dict[Hashable, list[ComparisonRow]] = {}
    for row in rows:
        if row.before_bytes != row.after_bytes or moved_bytes([row]):
            groups.setdefault(_key(before, after, row), []).append(row)
    grouped = [_group(before, after, group) for group in groups.values()]
    return sorted(grouped, key=lambda group: -group.weight_bytes)


def moved_bytes(rows: Iterable[ComparisonRow]) -> int:
    """Return the bytes that moved to another device."""
    return sum(row.after_bytes for row in rows if row.change is Change.MOVED)


def _key(before: Recording, after: Recording, row: ComparisonRow) -> Hashable:
    saver = row.saver
    types = (_type(before, row.before), _type(after, row.after))
    alike = tuple(each and each.alike for each in types)
    return (row.change, starred(saver.module), saver.op, saver.slot, alike)


def _group(before: Recording, after: Recording, rows: Sequence[ComparisonRow]) -> ChangeGroup:
    first = rows[0]
    return ChangeGroup(
        change=first.change,
        module=common_name(row.saver.module for row in rows),
        op=first.saver.op,
        slot=first.saver.slot,
        before=common_type(_type(before, row.before) for row in rows),
        after=common_type(_type(after, row.after) for row in rows),
        rows=tuple(rows),
    )


def _type(recording: Recording, saved: SavedMemory | None) -> TensorType | None:
    return None if saved is None else tensor_type(recording, saved.save)
