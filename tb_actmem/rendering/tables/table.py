"""The tables of a recording by their names, and that of the steps of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals_of
from tb_actmem.analysis.totals.logged import STEP_TOTALS, StepSummary
from tb_actmem.arguments import need_recordings
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Meta, Recording
from tb_actmem.rendering.tables import (
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
from tb_actmem.rendering.tables.formulas import terms_grid
from tb_actmem.rendering.tables.ops import edges_grid, modules_grid, ops_grid
from tb_actmem.rendering.tables.saved_tensors import saved_grid, saved_layers_grid, saves_grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.text.notes import sentences, words
from tb_actmem.text.totals import LABEL, main_lines, totals_lines

By = Literal["op", "module", "storage", "saved_tensor", "edge", "totals", "term"]
Format = Literal["text", "md", "html", "csv"]

_ROWS = 25  # the default for readers


def table(
    recording: Recording, by: By = "op", format: Format = "text", *, limit: int | None = None
) -> str:
    """Write a recording as a table.

    ``by`` selects the rows: "op" (autograd nodes), "storage" (storages saved for backward),
    "saved_tensor" (slots of nodes) and "edge" (tensors between nodes), all largest first; "module"
    (module calls, in order of entry); "totals"; "term" (terms of a transformer layer's formula, and
    the saved bytes). ``format`` is "text", "md" (Markdown), "html" or "csv" with exact bytes.
    ``limit`` is the maximum number of rows, the largest ones. The default is 25; totals and CSV
    have all rows. Raises RenderError for an unknown ``by`` or ``format``, and for a ``limit`` below
    0.
    """
    need_recordings(recording)
    return table_of(Index(recording), by, format, limit=limit)


@collector_paused()
def table_of(
    index: Index, by: By = "op", format: Format = "text", *, limit: int | None = None
) -> str:
    """Write an indexed recording as a `table`."""
    _check(by)
    if format not in [*_FORMATS]:
        raise RenderError(f"Unknown table format {format!r}: choose {', '.join(_FORMATS)}")
    check_limit(limit)
    if limit is None and format != "csv" and by != "totals":
        limit = _ROWS
    return _FORMATS[format](_GRIDS[by](index, limit))


def rows(recording: Recording, by: By = "op") -> list[dict[str, Any]]:
    """Return the rows of a table as dictionaries with exact values, for programs.

    ``by`` is that of `table`; all rows are returned. Unknown values are None, and names are those
    of the columns in CSV: ``pandas.DataFrame(rows(recording, by="saved_tensor"))``. Raises
    RenderError for an unknown ``by``.
    """
    need_recordings(recording)
    return rows_of(Index(recording), by)


@collector_paused()
def rows_of(index: Index, by: By = "op") -> list[dict[str, Any]]:
    """Return the `rows` of an indexed recording."""
    _check(by)
    if by == "totals":
        return [line._asdict() for line in totals_lines(totals_of(index))]
    return as_rows(_GRIDS[by](index, None))


def meta_fields(meta: Meta) -> dict[str, Any]:
    """Return meta data for JSON; each note has its words beside its code and values."""
    notes = [
        {"code": note.code, "values": dict(note.values), "text": words(note)} for note in meta.notes
    ]
    mesh = [axis._asdict() for axis in meta.mesh]
    return {**meta._asdict(), "notes": notes, "mesh": mesh}


@collector_paused()
def layers_grid(index: Index, by: By, limit: int | None = None) -> Grid:
    """Return a `table` without a format, with equal layers combined."""
    if by in ("totals", "term"):
        return _GRIDS[by](index, limit)
    if by == "storage":
        return saved_layers_grid(index, limit)
    return largest(folded(_GRIDS[by](index, None)), limit)


def _check(by: str) -> None:
    if by not in [*_GRIDS]:  # a list has no hash
        raise RenderError(f"Unknown table by={by!r}: choose {', '.join(_GRIDS)}")


def _totals(index: Index, limit: int | None) -> Grid:
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
    return Grid(columns, rows[:limit], sentences(index.recording))


_GRIDS: dict[str, Callable[[Index, int | None], Grid]] = {
    "op": ops_grid,
    "module": modules_grid,
    "storage": saved_grid,
    "saved_tensor": saves_grid,
    "edge": edges_grid,
    "totals": _totals,
    "term": terms_grid,
}
_FORMATS: dict[str, Callable[[Grid], str]] = {
    "text": as_text,
    "md": as_markdown,
    "html": as_html,
    "csv": as_csv,
}


def steps_grid(run: str, rows: Iterable[StepSummary]) -> Grid:
    """Return the totals of each step; None for a step that was not read, or cannot be."""
    figures = [Column(key, LABEL[key], bytes_text, right=True) for key in STEP_TOTALS]
    columns = (Column("run", "run"), Column("step", "step", right=True), *figures)
    unknown = (None,) * len(STEP_TOTALS)
    cells = [(run, row.step, *(row.totals or unknown), row.problem) for row in rows]
    return Grid((*columns, Column("problem", "problem")), cells)
