"""An estimate of a training step as a table for the terminal."""

from __future__ import annotations

import textwrap
from typing import Any

from tb_actmem.estimate import Decoder, Run, decoder_parameters, step_lines
from tb_actmem.rendering.tables.grid import Column, Grid
from tb_actmem.rendering.tables.text import as_text
from tb_actmem.wording.units import exact_nbytes_text, nbytes_text, share_text

_BELOW = (
    "What is alive when the backward begins, gradients of parameters included. Without gradients",
    "inside the layers, libraries, the context of the device, and what the allocator rounds up.",
)


def estimate_text(decoder: Decoder, run: Run) -> str:
    """Write an estimate as aligned text: bytes, share of the total, what it is, its formula.

    Raises EstimateError where the decoder and the run do not fit.
    """
    return as_text(estimate_grid(decoder, run))


def estimate_grid(decoder: Decoder, run: Run) -> Grid:
    """An estimate line by line; a line is a part of the last one above it of a lower level."""
    lines = step_lines(decoder, run)
    total = sum(line.nbytes for line in lines if line.level == 0)
    columns = (
        Column("nbytes", "bytes", nbytes_text, right=True),
        Column("", "share", _share, right=True),
        Column("", "on each device"),
        Column("what", ""),
        Column("level", ""),
        Column("formula", "formula"),
    )
    rows: list[tuple[Any, ...]] = [
        (
            line.nbytes,
            (line.nbytes, total),
            "  " * line.level + line.what,
            line.what,
            line.level,
            line.formula,
        )
        for line in lines
    ]
    rows.append((total, (total, total), "total", "total", 0, ""))
    said = f"{exact_nbytes_text(total)} in all, for {_letters(decoder, run)}."
    below = [*textwrap.wrap(said, 96), "", *_BELOW]
    return Grid(columns, rows, below)


def _letters(decoder: Decoder, run: Run) -> str:
    """The letters of the formulas with their values."""
    parallel = run.tensor_parallel
    letters = {
        "P": decoder_parameters(decoder, parallel),
        "L": decoder.layers,
        "b": run.batch,
        "s": run.tokens,
        "h": decoder.hidden,
        "a": decoder.heads,
        "f": decoder.mlp_width,
        "v": decoder.vocabulary,
        "t": parallel,
    }
    words = (
        "parameters", "layers", "sequences", "tokens", "hidden size", "heads",
        "MLP width", "vocabulary", "devices",
    )  # fmt: skip
    return ", ".join(
        f"{letter}={value:,} ({word})"
        for (letter, value), word in zip(letters.items(), words, strict=True)
        if letter != "t" or parallel > 1
    )


def _share(parts: tuple[int, int]) -> str:
    return share_text(*parts)
