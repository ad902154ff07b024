"""What changed between two recordings, with the same save of repeated layers as one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import NamedTuple

from tb_actmem.analysis.comparison import Change, ComparisonRow, Kept, totals
from tb_actmem.analysis.names import common_name, starred
from tb_actmem.model import Recording, Tensor


class ChangeGroup(NamedTuple):
    """Rows that differ in nothing but the numbers in their module's name, and its call."""

    change: Change
    module: str
    """What their modules have in common: ``h.*.attn``."""
    op: str
    slot: str
    before: Tensor | None
    """Of the first row; the same dtype and shape in all. None where it is not known."""
    after: Tensor | None
    rows: tuple[ComparisonRow, ...]

    @property
    def before_bytes(self) -> int:
        """Charged in the first recording."""
        return totals(self.rows).before_bytes

    @property
    def after_bytes(self) -> int:
        """Charged in the second recording."""
        return totals(self.rows).after_bytes

    @property
    def weight_bytes(self) -> int:
        """What it is sorted by: the difference, or what is on another device."""
        return max(abs(self.after_bytes - self.before_bytes), moved_bytes(self.rows))


def change_groups(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow]
) -> list[ChangeGroup]:
    """Group the rows of `compare` that changed, the largest change first."""
    groups: dict[Hashable, list[ComparisonRow]] = {}
    for row in rows:
        if row.before_bytes != row.after_bytes or moved_bytes([row]):
            groups.setdefault(_key(before, after, row), []).append(row)
    found = [_group(before, after, group) for group in groups.values()]
    return sorted(found, key=lambda group: -group.weight_bytes)


def moved_bytes(rows: Iterable[ComparisonRow]) -> int:
    """Bytes that are on another device."""
    return sum(row.after_bytes for row in rows if row.change is Change.MOVED)


def _key(before: Recording, after: Recording, row: ComparisonRow) -> Hashable:
    keeper = row.keeper
    tensors = (_tensor(before, row.before), _tensor(after, row.after))
    types = tuple(tensor and (tensor.dtype, tensor.shape) for tensor in tensors)
    return (row.change, starred(keeper.module), keeper.op, keeper.slot, types)


def _group(before: Recording, after: Recording, rows: Sequence[ComparisonRow]) -> ChangeGroup:
    first = rows[0]
    return ChangeGroup(
        change=first.change,
        module=common_name(row.keeper.module for row in rows),
        op=first.keeper.op,
        slot=first.keeper.slot,
        before=_tensor(before, first.before),
        after=_tensor(after, first.after),
        rows=tuple(rows),
    )


def _tensor(recording: Recording, kept: Kept | None) -> Tensor | None:
    if kept is None:
        return None
    tensor = recording.saves[kept.save].tensor
    return None if tensor is None else recording.tensors[tensor]
