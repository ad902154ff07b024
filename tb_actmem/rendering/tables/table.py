"""The tables of a recording by their names, and those of the ranks and steps of a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import (
    TOTALS,
    RankPeak,
    RankRow,
    UnequalModule,
    place_text,
    spread,
    unequal_modules,
)
from tb_actmem.analysis.totals.totals import totals_of
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
from tb_actmem.rendering.tables.saved_tensors import saved_grid, saves_grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.replies.series import TOTALS as STEP_TOTALS
from tb_actmem.replies.series import StepSummary
from tb_actmem.text.notes import sentences, words
from tb_actmem.text.totals import LABEL, SHORT, main_lines, totals_lines
from tb_actmem.text.units import nbytes_text

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


_EQUAL = "Every module saves the same on all ranks."


def rank_tables(rows: Sequence[RankRow], limit: int) -> tuple[str, str]:
    """Return the totals of each rank, and at most ``limit`` modules that differ."""
    totals, modules = rank_grids(rows, limit)
    return as_text(totals), as_text(modules) if modules.rows else _EQUAL


def rank_grids(rows: Sequence[RankRow], limit: int | None) -> tuple[Grid, Grid]:
    """Return the same tables without a format; ``limit`` None lists all modules."""
    read = [(row, row.summary) for row in rows if row.summary is not None]
    unequal = unequal_modules([summary for _, summary in read])
    modules = _modules(unequal[:limit], [row.rank for row, _ in read], len(unequal))
    known = [summary.peak for _, summary in read if summary.peak is not None]
    if not known or len(known) < len(read):
        return _ranks(rows), modules
    peaks = peaks_grid(known)
    return peaks._replace(below=[_missing(row) for row in rows if row.summary is None]), modules


def _ranks(rows: Sequence[RankRow]) -> Grid:
    figures = [Column(key, SHORT[key], _bytes, right=True) for key in TOTALS]
    columns = (Column("rank", "rank", right=True), *figures, Column("run", "run"))
    unknown: tuple[int | None, ...] = (None,) * len(TOTALS)
    totals = [unknown if row.summary is None else row.summary.totals for row in rows]
    saved = spread([row[0] for row in totals])
    below = [] if saved is None else [f"Rank {rows[saved.most].rank} saves the most."]
    below += [_missing(row) for row in rows if row.summary is None]
    listed = [
        (row.rank, *row_totals, row.run) for row, row_totals in zip(rows, totals, strict=True)
    ]
    return Grid(columns, listed, below)


def peaks_grid(rows: Sequence[RankPeak]) -> Grid:
    """List the parts of each rank's total peak, the rank with the least memory left first."""
    has_device = any(row.left_bytes is not None for row in rows)
    columns = (
        Column("rank", "rank", right=True),
        Column("place", "place" if any(row.mesh for row in rows) else "", wraps=True),
        Column("ranks", "represents" if any(row.ranks > 1 for row in rows) else "", right=True),
        Column("model_bytes", "model states", _bytes, right=True),
        Column("gathered_bytes", "gathered", _bytes, right=True),
        Column("saved_bytes", "saved", _bytes, right=True),
        Column("in_flight", "in flight", right=True),
        Column("temporary_bytes", "temporary", _bytes, right=True),
        Column("total_peak_bytes", "total peak", _bytes, right=True),
        Column("gpu", ""),
        Column("reserved_bytes", "reserved" if has_device else "", _bytes, right=True),
        Column("left_bytes", "left" if has_device else "", _signed, right=True),
    )

    def left(row: RankPeak) -> int:
        return -row.total_peak_bytes if row.left_bytes is None else row.left_bytes

    worst_first = [(row.rank, place_text(row.mesh), *row[2:]) for row in sorted(rows, key=left)]
    return Grid(columns, worst_first, [])


def _signed(nbytes: int | None) -> str:
    return f"−{nbytes_text(-nbytes)}" if nbytes is not None and nbytes < 0 else _bytes(nbytes)


def _missing(row: RankRow) -> str:
    return f"Rank {row.rank}: {row.problem}."


def _modules(listed: Sequence[UnequalModule], ranks: Sequence[int], count: int) -> Grid:
    columns = (
        Column("module", "module"),
        Column("type", "type"),
        Column("times", "times", right=True),
        Column("", "smallest", right=True),
        Column("", "largest", right=True),
        Column("nbytes", ""),
    )
    cut = (
        [f"The {len(listed)} largest differences of {count:,} are listed."]
        if len(listed) < count
        else []
    )
    return Grid(columns, [_module(module, ranks) for module in listed], cut)


def _module(module: UnequalModule, ranks: Sequence[int]) -> Sequence[Any]:
    ends = spread([nbytes or 0 for nbytes in module.nbytes])
    assert ends is not None, "an unequal module has two different values"
    name = module.name or ("the model itself" if module.type_name else "(no module)")
    shown = (_end(module, end, ranks) for end in ends)
    return (name, module.type_name, module.times, *shown, module.nbytes)


def _end(module: UnequalModule, position: int, ranks: Sequence[int]) -> str:
    nbytes = module.nbytes[position]
    if nbytes is None:
        return f"not on rank {ranks[position]}"
    return f"{nbytes_text(nbytes)} on rank {ranks[position]}"


def _bytes(nbytes: int | None) -> str:
    return "?" if nbytes is None else nbytes_text(nbytes)


def steps_grid(run: str, rows: Iterable[StepSummary]) -> Grid:
    """Return the totals of each step; None for a step that was not read, or cannot be."""
    figures = [Column(key, LABEL[key], bytes_text, right=True) for key in STEP_TOTALS]
    columns = (Column("run", "run"), Column("step", "step", right=True), *figures)
    unknown = (None,) * len(STEP_TOTALS)
    cells = [(run, row.step, *(row.totals or unknown), row.problem) for row in rows]
    return Grid((*columns, Column("problem", "problem")), cells)
