"""The totals of a run over its steps, as a table."""

from __future__ import annotations

from collections.abc import Iterable

from tb_actmem.rendering.tables.grid import Column, Grid, bytes_text
from tb_actmem.replies.steps import TOTALS, StepSummary
from tb_actmem.text.totals import LABEL


def steps_grid(run: str, rows: Iterable[StepSummary]) -> Grid:
    """Return the totals of each step; None for a step that was not read, or cannot be."""
    figures = [Column(key, LABEL[key], bytes_text, right=True) for key in TOTALS]
    columns = (Column("run", "run"), Column("step", "step", right=True), *figures)
    unknown = (None,) * len(TOTALS)
    cells = [(run, row.step, *(row.totals or unknown), row.problem) for row in rows]
    return Grid((*columns, Column("problem", "problem")), cells)
