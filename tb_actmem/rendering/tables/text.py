"""Tables as text for a terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence

from tb_actmem.errors import printable
from tb_actmem.rendering.tables import Column, Grid, shown

_GAP = "  "
_LEAST = 8
"""The minimum width of a text column."""


def as_text(grid: Grid, width: int | None = None) -> str:
    """Format a table with aligned columns; ``width`` is the terminal's, None is unlimited."""
    columns, body = shown(grid)
    inline = [position for position, column in enumerate(columns) if not column.own_line]
    headings = [column.heading for column in columns]
    widths = {
        position: max(len(line[position]) for line in (headings, *body)) for position in inline
    }
    if width is not None:
        widths = _fitted(columns, widths, width)
    text = [*_row(columns, widths, headings), _GAP.join("-" * of for of in widths.values())]
    indent = " " * (widths[inline[0]] + len(_GAP))
    for line in body:
        text += _row(columns, widths, line)
        for column, cell in zip(columns, line, strict=True):
            text += wrapped(cell, width, indent) if column.own_line and cell else ()
    below = (line for sentence in grid.below for line in wrapped(sentence, width))
    return "\n".join([*text, "", *below]).rstrip()


def wrapped(sentence: str, width: int | None, indent: str = "") -> list[str]:
    """Wrap a sentence, and replace control characters. A number and its unit stay together."""
    sentence = printable(sentence)
    if width is None:
        return [f"{indent}{sentence}"]
    lines = textwrap.wrap(
        _INSIDE.sub(_JOINT, sentence),
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_on_hyphens=False,  # paths and options stay whole
    )
    return [line.replace(_JOINT, " ") for line in lines] or [""]


_INSIDE = re.compile(
    r"(?<=\d) (?=(?:[kKMGTPE]i?)?B\b|bytes\b|[kMGTP]?FLOPs\b|ms\b)|(?<=\S) (?=×\d)"
)
"""The space inside of ``96 B`` and ``h.* ×12``."""
_JOINT = "\0"
"""Stands for that space while lines are wrapped: printable text has no such character."""


def _fitted(columns: Sequence[Column], widths: Mapping[int, int], width: int) -> dict[int, int]:
    """Return column widths that fit: spare columns are dropped first, then texts shrink."""
    fitted = dict(widths)
    for position in sorted(widths, reverse=True):
        if columns[position].spare and _total(fitted) > width:
            del fitted[position]
    texts = [position for position in fitted if not columns[position].right]
    while _total(fitted) > width:
        widest = max(texts, key=fitted.__getitem__, default=None)
        if widest is None or fitted[widest] <= _LEAST:
            break
        fitted[widest] -= 1
    return fitted


def _total(widths: Mapping[int, int]) -> int:
    return sum(widths.values()) + len(_GAP) * (len(widths) - 1)


def _row(
    columns: Sequence[Column], widths: Mapping[int, int], line: Sequence[str]
) -> Iterator[str]:
    cells = {
        position: wrapped(line[position], width)
        if columns[position].wraps
        else [_shortened(line[position], width)]
        for position, width in widths.items()
    }
    for number in range(max(map(len, cells.values()))):
        parts = (
            (of[number] if number < len(of) else "", columns[position].right, widths[position])
            for position, of in cells.items()
        )
        yield _GAP.join(
            part.rjust(width) if right else part.ljust(width) for part, right, width in parts
        ).rstrip()


def _shortened(text: str, width: int) -> str:
    """Shorten a text in the middle, because the end of a module's name is most specific."""
    if len(text) <= width:
        return text
    start = (width - 1) // 3
    return f"{text[:start]}…{text[start + 1 - width :]}"
