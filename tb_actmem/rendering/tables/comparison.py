"""What two recordings keep, side by side, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.comparison import Change, ComparisonRow, Kept, compare, totals
from tb_actmem.analysis.devices import nbytes_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import layers_name
from tb_actmem.analysis.storages import charges
from tb_actmem.model import Recording, Tensor
from tb_actmem.rendering.tables.grid import Column, Grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.wording.layers import layers_text
from tb_actmem.wording.tensors import tensor_text
from tb_actmem.wording.units import nbytes_text, sums_text

_ROWS = 25


class _Line(NamedTuple):
    """What the rows of repeated layers have in common."""

    change: str
    module: str
    op: str
    slot: str
    tensor: str


def comparison_text(before: Recording, after: Recording, *, limit: int | None = None) -> str:
    """Write what changed from one recording to the other as aligned text, largest change first.

    The same save of repeated layers is one line (``h.*.attn ×12``) with the bytes of all. What
    did not change is left out and counted below. ``limit`` is how many lines there are at most;
    None is 25.
    """
    shown = _ROWS if limit is None else limit
    return as_text(comparison_grid(before, after, compare(before, after), shown))


def comparison_grid(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow], limit: int | None = None
) -> Grid:
    """The rows of `compare` that changed, those of repeated layers as one, largest change first."""
    lines = _lines(before, after, rows)
    largest = sorted(lines.items(), key=lambda item: -_weight(item[1]))
    shown = largest[:limit]
    body = [_cells(line, found) for line, found in shown]
    kept = [_kept_text(recording) for recording in (before, after)]
    return Grid(_COLUMNS, body, _below(rows, kept, len(lines), len(shown)))


def _kept_text(recording: Recording) -> str:
    index = Index(recording)
    return sums_text(nbytes_by_device(index, charges(index)))


def added_grid(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow], limit: int | None = None
) -> Grid:
    """The same of what is kept more than before."""
    added = [row for row in rows if row.after_bytes > row.before_bytes]
    grid = comparison_grid(before, after, added, limit)
    more = nbytes_text(totals(added).added_bytes)
    return grid._replace(below=[f"{more} more in {len(added):,} saves.", *grid.below[1:]])


def _lines(
    before: Recording, after: Recording, rows: Sequence[ComparisonRow]
) -> dict[_Line, list[ComparisonRow]]:
    """The rows that changed, by what those of repeated layers have in common."""
    lines: dict[_Line, list[ComparisonRow]] = {}
    for row in rows:
        if row.before_bytes != row.after_bytes or _moved([row]):
            lines.setdefault(_line(before, after, row), []).append(row)
    return lines


_COLUMNS = (
    Column("change", "change"),
    Column("before_bytes", "before", nbytes_text, right=True),
    Column("after_bytes", "after", nbytes_text, right=True),
    Column("difference_bytes", "difference", nbytes_text, right=True),
    Column("tensor", "tensor"),
    Column("op", "op"),
    Column("slot", "slot"),
    Column("", "module"),
    Column("modules", ""),
    Column("saves", ""),
)


def _line(before: Recording, after: Recording, row: ComparisonRow) -> _Line:
    keeper = row.keeper
    tensor = _arrow(_tensor(before, row.before), _tensor(after, row.after))
    return _Line(
        change=row.change.value,
        module=layers_name(keeper.module),
        op=keeper.op,
        slot=keeper.slot,
        tensor=tensor,
    )


def _tensor(recording: Recording, kept: Kept | None) -> Tensor | None:
    if kept is None:
        return None
    tensor = recording.saves[kept.save].tensor
    return None if tensor is None else recording.tensors[tensor]


def _arrow(before: Tensor | None, after: Tensor | None) -> str:
    """``float32 → float16 [3, 8]``, or what there is of the two."""
    if before is None or after is None:
        there = before or after
        return "" if there is None else tensor_text(there)
    if before.shape != after.shape:
        return f"{tensor_text(before)} → {tensor_text(after)}"
    dtype = "" if before.dtype == after.dtype else f"{before.dtype} → "
    return f"{dtype}{tensor_text(after)}"


def _cells(line: _Line, rows: Sequence[ComparisonRow]) -> Sequence[Any]:
    before, _, _, after = totals(rows)
    names = [row.keeper.module for row in rows]
    sizes = (before, after, after - before)
    what = (line.tensor, line.op, line.slot, layers_text(line.module, names))
    return (line.change, *sizes, *what, list(dict.fromkeys(names)), len(rows))


def _weight(rows: Sequence[ComparisonRow]) -> int:
    before, _, _, after = totals(rows)
    return max(abs(after - before), _moved(rows))


def _moved(rows: Sequence[ComparisonRow]) -> int:
    """Bytes that are on another device."""
    return sum(row.after_bytes for row in rows if row.change is Change.MOVED)


def _below(rows: Sequence[ComparisonRow], kept: Sequence[str], count: int, shown: int) -> list[str]:
    _, released, added, _ = totals(rows)
    moved = f"{nbytes_text(_moved(rows))} on another device, " if _moved(rows) else ""
    same = [row for row in rows if row.change is Change.SAME]
    text = [
        f"{kept[0]} kept before, {kept[1]} after: {nbytes_text(released)} less in some places, "
        f"{nbytes_text(added)} more in others, {moved}the same in {len(same):,} "
        f"{'save' if len(same) == 1 else 'saves'} of {nbytes_text(totals(same).before_bytes)}."
    ]
    if shown < count:
        text.append(f"The {shown} largest of {count} lines are listed.")
    return text
