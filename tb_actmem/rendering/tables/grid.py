"""Rows and columns to aligned text, to Markdown, to HTML and to CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from html import escape
from typing import Any, NamedTuple


class Column(NamedTuple):
    """One column of a table."""

    key: str
    """Its name for programs; "" for one that people alone see."""
    heading: str
    """Its name for people; "" for one that programs alone see."""
    show: Callable[[Any], str] = str
    """A value as text for people."""
    right: bool = False
    """Numbers stand on the right."""
    own_line: bool = False
    """A sentence: in a terminal it stands below its row, or every row would wrap."""


class Grid(NamedTuple):
    """A table before it has a format."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Any]]
    below: Sequence[str] = ()
    """Sentences that people read below it."""


def as_text(grid: Grid) -> str:
    """Columns that are aligned by spaces, for a terminal."""
    columns, body = _shown(grid)
    lines = [[column.heading for column in columns], *body]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    rule = ["-" * width for width in widths]
    text = [_text_row(columns, widths, lines[0]), _text_row(columns, widths, rule)]
    for line in body:
        text.append(_text_row(columns, widths, line))
        own = [cell for column, cell in zip(columns, line, strict=True) if column.own_line]
        text += [f"{' ' * (widths[0] + 2)}{cell}" for cell in own]
    return "\n".join([*text, "", *map(_printable, grid.below)]).rstrip()


def _text_row(columns: Sequence[Column], widths: Sequence[int], line: Sequence[str]) -> str:
    return "  ".join(
        cell.rjust(width) if column.right else cell.ljust(width)
        for column, width, cell in zip(columns, widths, line, strict=True)
        if not column.own_line
    ).rstrip()


def as_markdown(grid: Grid) -> str:
    """A table of GitHub's Markdown."""
    columns, body = _shown(grid)
    lines = [
        [column.heading for column in columns],
        ["---:" if column.right else "---" for column in columns],
        *([_escaped(cell) for cell in cells] for cells in body),
    ]
    text = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([*text, "", *map(_printable, grid.below)]).rstrip()


def as_html(grid: Grid) -> str:
    """A table of HTML, with what stands below it as paragraphs."""
    columns, body = _shown(grid)
    aligned = ["right" if column.right else "left" for column in columns]
    lines = [_html_row("th", [column.heading for column in columns], aligned)]
    lines += (_html_row("td", cells, aligned) for cells in body)
    below = (f"<p>{escape(_printable(sentence))}</p>" for sentence in grid.below)
    return "\n".join(["<table>", *lines, "</table>", *below])


def _html_row(tag: str, cells: Sequence[str], aligned: Sequence[str]) -> str:
    shown = (
        f'<{tag} style="text-align:{side};white-space:pre">{escape(cell)}</{tag}>'
        for cell, side in zip(cells, aligned, strict=True)
    )
    return f"<tr>{''.join(shown)}</tr>"


def as_csv(grid: Grid) -> str:
    """Comma-separated values with exact numbers and a row of names; None is an empty field."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    named = [position for position, column in enumerate(grid.columns) if column.key]
    writer.writerow(grid.columns[position].key for position in named)
    writer.writerows([row[position] for position in named] for row in grid.rows)
    return out.getvalue()


def _shown(grid: Grid) -> tuple[list[Column], list[list[str]]]:
    headed = [position for position, column in enumerate(grid.columns) if column.heading]
    columns = [grid.columns[position] for position in headed]
    body = [
        [_printable(grid.columns[position].show(row[position])) for position in headed]
        for row in grid.rows
    ]
    return columns, body


def _printable(text: str) -> str:
    """Without what would steer a terminal: names come from files that anybody may have written."""
    return "".join(character if character.isprintable() else "?" for character in text)


def _escaped(cell: str) -> str:
    text = cell.lstrip(" ")
    indent = "&nbsp;" * (len(cell) - len(text))
    return indent + text.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;")
