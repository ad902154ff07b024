"""The tables of an explained memory snapshot."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Literal

from tb_actmem.rendering.tables.grid import SHARE, Column, Grid, Share, bytes_text
from tb_actmem.snapshot.compare import changes
from tb_actmem.snapshot.explain import Explanation, Group
from tb_actmem.snapshot.read import Snapshot
from tb_actmem.text.snapshot import callers_text, line_text, op_text
from tb_actmem.text.units import nbytes_text

GroupBy = Literal["place", "op", "line"]

_KEYS: dict[GroupBy, Callable[[Group], Hashable]] = {
    "place": lambda group: id(group),
    "op": lambda group: (group.place.op, group.place.node),
    "line": lambda group: group.place.line,
}


def kinds_grid(one: Explanation) -> Grid:
    """Return the bytes of each kind at the moment, the largest first."""
    columns = (
        Column("kind", "memory"),
        Column("nbytes", "bytes", bytes_text, right=True),
        SHARE,
    )
    total = sum(one.kinds.values())
    kinds = sorted(one.kinds.items(), key=lambda item: -item[1])
    return Grid(columns, [(kind.value, nbytes, Share(nbytes, total)) for kind, nbytes in kinds])


def groups_grid(
    snapshot: Snapshot, one: Explanation, by: GroupBy = "place", limit: int | None = None
) -> Grid:
    """Return the blocks alive at the moment, by op and line, the largest first."""
    is_place = by == "place"
    has_labels = any(group.label or group.place.module for group in one.groups)
    columns = (
        Column("nbytes", "bytes", bytes_text, right=True),
        SHARE,
        Column("requested_bytes", ""),
        Column("blocks", "blocks", right=True),
        Column("kind", "memory" if is_place else ""),
        Column("op", "op" if by != "line" else ""),
        Column("line", "line" if by != "op" else ""),
        Column("module", "module" if has_labels and is_place else ""),
        Column("file", ""),
        Column("label", "label" if has_labels and is_place else "", spare=True),
        Column("callers", "callers" if is_place else "", own_line=True),
    )
    merged: dict[Hashable, list[Group]] = {}
    for group in one.groups:
        merged.setdefault(_KEYS[by](group), []).append(group)
    total = sum(group.nbytes for group in one.groups)
    ordered = sorted(merged.values(), key=lambda rows: -sum(group.nbytes for group in rows))
    rows = [_cells(snapshot, rows, by, total) for rows in ordered[:limit]]
    below = f"{bytes_text(total)} in {sum(group.blocks for group in one.groups):,} blocks"
    if len(rows) < len(ordered):
        below += f"; the {len(rows)} largest of {len(ordered):,} groups are listed"
    return Grid(columns, rows, [below])


def changes_grid(before: Explanation, after: Explanation, limit: int | None = None) -> Grid:
    """Return the memory that grew or shrank between the ends of two snapshots."""
    columns = (
        Column("change_bytes", "change", _signed, right=True),
        Column("before_bytes", "before", bytes_text, right=True),
        Column("after_bytes", "after", bytes_text, right=True),
        Column("blocks_before", ""),
        Column("blocks_after", "blocks", right=True),
        Column("kind", "memory"),
        Column("op", "op"),
        Column("line", "line"),
        Column("file", ""),
    )
    found = changes(before, after)
    rows = [
        (
            change.nbytes,
            change.before,
            change.after,
            change.blocks_before,
            change.blocks_after,
            change.kind.value,
            op_text(change.place) or "?",
            line_text(change.place.line) or "?",
            change.place.line.file if change.place.line else None,
        )
        for change in found[:limit]
    ]
    total = sum(change.nbytes for change in found)
    below = f"{_signed(total)} in total"
    if len(rows) < len(found):
        below += f"; the {len(rows)} largest of {len(found):,} changes are listed"
    return Grid(columns, rows, [below])


def _signed(nbytes: int) -> str:
    return f"+{nbytes_text(nbytes)}" if nbytes > 0 else nbytes_text(nbytes)


def _cells(snapshot: Snapshot, rows: list[Group], by: GroupBy, total: int) -> tuple[Any, ...]:
    nbytes, first = sum(group.nbytes for group in rows), rows[0]
    place = first.place
    kinds = dict.fromkeys(group.kind.value for group in rows)
    return (
        nbytes,
        Share(nbytes, total),
        sum(group.requested for group in rows),
        sum(group.blocks for group in rows),
        ", ".join(kinds),
        "" if by == "line" else op_text(place) or "?",
        "" if by == "op" else line_text(place.line) or "?",
        place.module,
        place.line.file if place.line is not None and by != "op" else None,
        first.label,
        callers_text(snapshot.stacks[first.stack]) if by == "place" else "",
    )
