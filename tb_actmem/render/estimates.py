"""An estimate of a training step as a table for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tb_actmem.estimate import Line
from tb_actmem.render.grid import Column, Grid, as_text
from tb_actmem.render.units import exact_nbytes_text, nbytes_text, share_text

_BELOW = (
    "An upper bound: gradients fill up while activations are freed. Not in it: gradients of",
    "activations, libraries, the device's context, and what the allocator rounds up.",
)


def estimate_text(lines: Sequence[Line]) -> str:
    """Write an estimate as aligned text: bytes, share of the total, what it is, its formula."""
    total = sum(line.nbytes for line in lines if line.level == 0)
    columns = (
        Column("nbytes", "bytes", nbytes_text, right=True),
        Column("", "share", _share, right=True),
        Column("what", "on each device"),
        Column("formula", "formula"),
    )
    rows: list[tuple[Any, ...]] = [
        (line.nbytes, (line.nbytes, total), "  " * line.level + line.what, line.formula)
        for line in lines
    ]
    rows.append((total, (total, total), "total", ""))
    return as_text(Grid(columns, rows, [f"{exact_nbytes_text(total)} in all.", *_BELOW]))


def _share(parts: tuple[int, int]) -> str:
    return share_text(*parts)
