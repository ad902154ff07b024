"""What two recordings keep, side by side, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tb_actmem.analysis.comparison import Change, ComparisonRow, Kept, compare, totals
from tb_actmem.analysis.names import NUMBER
from tb_actmem.model import Recording, Tensor
from tb_actmem.rendering.tables.grid import Column, Grid, as_text
from tb_actmem.wording.tensors import tensor_text
from tb_actmem.wording.units import nbytes_text

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
    rows = compare(before, after)
    lines: dict[_Line, list[ComparisonRow]] = {}
    for row in rows:
        if row.before_bytes != row.after_bytes:
            lines.setdefault(_line(before, after, row), []).append(row)
    largest = sorted(lines.items(), key=lambda item: -abs(_difference(item[1])))
    shown = largest[: _ROWS if limit is None else limit]
    body = [_cells(line, found) for line, found in shown]
    return as_text(Grid(_COLUMNS, body, _below(rows, len(lines), len(shown))))


_COLUMNS = (
    Column("change", "change"),
    Column("before", "before", nbytes_text, right=True),
    Column("after", "after", nbytes_text, right=True),
    Column("difference", "difference", nbytes_text, right=True),
    Column("tensor", "tensor"),
    Column("op", "op"),
    Column("slot", "slot"),
    Column("module", "module"),
)


def _line(before: Recording, after: Recording, row: ComparisonRow) -> _Line:
    keeper = row.keeper
    tensor = _arrow(_tensor(before, row.before), _tensor(after, row.after))
    module = NUMBER.sub("*", keeper.module, count=1)
    return _Line(
        change=row.change.value, module=module, op=keeper.op, slot=keeper.slot, tensor=tensor
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
    times = f" ×{len(rows)}" if len(rows) > 1 else ""
    module = f"{line.module}{times}".lstrip()
    return (line.change, before, after, after - before, line.tensor, line.op, line.slot, module)


def _difference(rows: Sequence[ComparisonRow]) -> int:
    before, _, _, after = totals(rows)
    return after - before


def _below(rows: Sequence[ComparisonRow], count: int, shown: int) -> list[str]:
    before, released, added, after = totals(rows)
    same = [row for row in rows if row.change is Change.SAME]
    text = [
        f"{nbytes_text(before)} kept before, {nbytes_text(after)} after: {nbytes_text(released)} "
        f"less in some places, {nbytes_text(added)} more in others, the same in {len(same):,} "
        f"saves of {nbytes_text(totals(same).before_bytes)}."
    ]
    if shown < count:
        text.append(f"The {shown} largest of {count} lines are listed.")
    return text
