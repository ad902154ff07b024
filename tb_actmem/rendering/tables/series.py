"""The ranks of a job and the steps of a run, as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tb_actmem.analysis.totals.ranks import TOTALS, RankRow, UnequalModule, spread, unequal_modules
from tb_actmem.rendering.tables.grid import Column, Grid, bytes_text
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.replies.series import TOTALS as STEP_TOTALS
from tb_actmem.replies.series import StepSummary
from tb_actmem.text.totals import LABEL, SHORT
from tb_actmem.text.units import nbytes_text

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
    return _totals(rows), modules


def _totals(rows: Sequence[RankRow]) -> Grid:
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
