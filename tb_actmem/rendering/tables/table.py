"""The tables of a recording: ops, modules, kept tensors and totals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.totals import totals_of
from tb_actmem.arguments import need_recordings
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.rendering.tables.grid import (
    Column,
    Grid,
    as_csv,
    as_html,
    as_markdown,
    as_rows,
    bytes_text,
    check_limit,
    folded,
    largest,
)
from tb_actmem.rendering.tables.ops import edges_grid, modules_grid, ops_grid
from tb_actmem.rendering.tables.saved_tensors import saved_grid, saves_grid
from tb_actmem.rendering.tables.terms import terms_grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.text.totals import main_lines, totals_lines

By = Literal["op", "module", "storage", "saved_tensor", "edge", "totals", "term"]
Format = Literal["text", "md", "html", "csv"]

_ROWS = 25  # of a table for people, if nobody says how many


def table(
    recording: Recording, by: By = "op", format: Format = "text", *, limit: int | None = None
) -> str:
    """Write a recording as a table.

    ``by`` says what a row is: "op" an autograd node, "storage" a storage that the backward keeps
    alive, "saved_tensor" a tensor that a node keeps in a slot and "edge" one that goes from node
    to node, all largest first; "module" a module call, in order of entry; "totals" a total;
    "term" a term of a transformer layer's formula, beside what is kept for it.
    ``format`` is "text", "md" (Markdown), "html" or "csv", whose numbers are exact and in bytes.
    ``limit`` is how many rows there are at most, the largest; None is 25, of totals and in CSV all.
    Raises RenderError for another ``by`` or ``format``, and for a ``limit`` below 0.
    """
    need_recordings(recording)
    return table_of(Index(recording), by, format, limit=limit)


@collector_paused()
def table_of(
    index: Index, by: By = "op", format: Format = "text", *, limit: int | None = None
) -> str:
    """The `table` of a recording of which more may be asked."""
    _check(by)
    if format not in _FORMATS:
        raise RenderError(f"There is no table format {format!r}: choose {', '.join(_FORMATS)}")
    check_limit(limit)
    if limit is None and format != "csv" and by != "totals":
        limit = _ROWS
    return _FORMATS[format](_GRIDS[by](index, limit))


def rows(recording: Recording, by: By = "op") -> list[dict[str, Any]]:
    """Return the rows of a table as dictionaries with exact values, for programs.

    ``by`` is that of `table`; all rows are there. What is not known is None, and names are those of
    the columns in CSV: ``pandas.DataFrame(rows(recording, by="saved_tensor"))`` takes them.
    Raises RenderError for another ``by``.
    """
    need_recordings(recording)
    return rows_of(Index(recording), by)


@collector_paused()
def rows_of(index: Index, by: By = "op") -> list[dict[str, Any]]:
    """The `rows` of a recording of which more may be asked."""
    _check(by)
    if by == "totals":
        return [line._asdict() for line in totals_lines(totals_of(index))]
    return as_rows(_GRIDS[by](index, None))


@collector_paused()
def layers_grid(index: Index, by: By, limit: int | None = None) -> Grid:
    """The `table` before it has a format, in which equal layers stand once, as one row."""
    if by in ("totals", "term"):
        return _GRIDS[by](index, limit)
    return largest(folded(_GRIDS[by](index, None)), limit)


def _check(by: str) -> None:
    if by not in _GRIDS:
        raise RenderError(f"There is no table by {by!r}: choose {', '.join(_GRIDS)}")


def _ledger(index: Index, limit: int | None) -> Grid:
    columns = (
        Column("key", ""),
        Column("", "total"),
        Column("nbytes", "bytes", bytes_text, right=True),
        Column("", "meaning", wraps=True),
    )
    rows = [
        (line.key, f"{'  ' * line.level}{line.label} {line.where}".rstrip(), line.nbytes, line.help)
        for line in main_lines(totals_of(index))
    ]
    return Grid(columns, rows[:limit], index.recording.meta.notes)


_GRIDS: dict[str, Callable[[Index, int | None], Grid]] = {
    "op": ops_grid,
    "module": modules_grid,
    "storage": saved_grid,
    "saved_tensor": saves_grid,
    "edge": edges_grid,
    "totals": _ledger,
    "term": terms_grid,
}
_FORMATS: dict[str, Callable[[Grid], str]] = {
    "text": as_text,
    "md": as_markdown,
    "html": as_html,
    "csv": as_csv,
}
