"""Rows and columns to aligned text, to Markdown, to HTML and to CSV."""

from __future__ import annotations

import csv
import enum
import io
import re
from collections.abc import Callable, Hashable, Sequence
from html import escape
from typing import Any, NamedTuple

from tb_actmem.analysis.index.devices import nbytes_by_device, saved_by_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import NUMBER, common_name, starred
from tb_actmem.analysis.index.storages import attributions
from tb_actmem.errors import RenderError
from tb_actmem.printable import printable
from tb_actmem.text.tensors import layers_text
from tb_actmem.text.units import nbytes_text, share_text, sums_text


class Fold(enum.Enum):
    """What becomes of a column where the rows of equal layers are shown as one."""

    SAME = "same"
    """Rows are only one where they are equal in it."""
    SUM = "sum"
    """Likewise; the sum of all is shown."""
    NAME = "name"
    """Likewise but for the number of the layer: ``h.*.attn ×12``."""
    FIRST = "first"
    """They may differ in it; what the first one has is shown."""


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
    wraps: bool = False
    """A sentence that takes more lines where the terminal is too narrow; names are shortened."""
    spare: bool = False
    """Left out where the terminal is too narrow."""
    fold: Fold = Fold.SAME


class Grid(NamedTuple):
    """A table before it has a format."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Any]]
    below: Sequence[str] = ()
    """Sentences that people read below it."""
    order: Callable[[Sequence[Any]], Any] | None = None
    """What rows are sorted by; None: the first column of which the sum is shown, largest first."""


def as_markdown(grid: Grid) -> str:
    """A table of GitHub's Markdown."""
    columns, body = shown(grid)
    lines = [
        [column.heading for column in columns],
        ["---:" if column.right else "---" for column in columns],
        *([_escaped(cell) for cell in cells] for cells in body),
    ]
    text = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([*text, "", *(_escaped(printable(line)) for line in grid.below)]).rstrip()


def as_html(grid: Grid) -> str:
    """A table of HTML, with what stands below it as paragraphs."""
    columns, body = shown(grid)
    lines = [_html_row("th", columns, [column.heading for column in columns])]
    for cells in body:
        lines.append(_html_row("td", columns, cells))
        own = [cell for column, cell in zip(columns, cells, strict=True) if column.own_line]
        lines += (_html_sentence(cell, len(columns) - len(own) - 1) for cell in own)
    below = (f"<p>{escape(printable(sentence))}</p>" for sentence in grid.below)
    return "\n".join(["<table>", *lines, "</table>", *below])


def _html_row(tag: str, columns: Sequence[Column], cells: Sequence[str]) -> str:
    shown = (
        f'<{tag} style="text-align:{"right" if column.right else "left"};white-space:pre">'
        f"{escape(cell)}</{tag}>"
        for column, cell in zip(columns, cells, strict=True)
        if not column.own_line
    )
    return f"<tr>{''.join(shown)}</tr>"


def _html_sentence(sentence: str, columns: int) -> str:
    """A row below that of a sentence, behind its first column."""
    return f'<tr><td></td><td colspan="{columns}">{escape(sentence)}</td></tr>'


def as_csv(grid: Grid) -> str:
    """Comma-separated values with exact numbers and a row of names; None is an empty field.

    Texts are safe in spreadsheets: what would steer one is printed as ``?``, and what would be a
    formula stands behind an apostrophe.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    named = [position for position, column in enumerate(grid.columns) if column.key]
    writer.writerow(grid.columns[position].key for position in named)
    writer.writerows([_csv_cell(row[position]) for position in named] for row in grid.rows)
    return out.getvalue()


_STEERS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""What makes a spreadsheet take a text for a formula, which may run programs."""


def _csv_cell(value: Any) -> Any:
    """A value of which no spreadsheet makes anything else; a shape is ``3x8``."""
    if isinstance(value, str):
        text = printable(value)
        return f"'{text}" if text.startswith(_STEERS) else text
    return "x".join(map(str, value)) if isinstance(value, tuple) else value


def as_rows(grid: Grid) -> list[dict[str, Any]]:
    """A dictionary for each row, with exact values, by the names of the columns for programs."""
    keys = [column.key for column in grid.columns]
    return [{key: value for key, value in zip(keys, row, strict=True) if key} for row in grid.rows]


def shown(grid: Grid) -> tuple[list[Column], list[list[str]]]:
    """The columns that people see, and their cells as text."""
    headed = [position for position, column in enumerate(grid.columns) if column.heading]
    columns = [grid.columns[position] for position in headed]
    body = [
        [printable(grid.columns[position].show(row[position])) for position in headed]
        for row in grid.rows
    ]
    return columns, body


def _escaped(cell: str) -> str:
    """A text that Markdown shows as it is."""
    text = cell.lstrip(" ")
    indent = "&nbsp;" * (len(cell) - len(text))
    return indent + _SIGNS.sub(r"\\\g<0>", _ENTITY.sub("&amp;", text).translate(_HTML))


_SIGNS = re.compile(r"[\\`*|]|](?=[(\[:])|(?<![^\W_])_|_(?![^\W_])")
"""Where they mean something: an underscore inside of a word is one."""
_ENTITY = re.compile(r"&(?=#?\w+;)")
_HTML = str.maketrans({"<": "&lt;", "~": "&#126;"})


def check_limit(limit: int | None) -> None:
    """Raise RenderError where a table cannot have so many rows."""
    if limit is not None and limit < 0:
        raise RenderError(f"A table has 0 rows or more, not {limit}")


class Share(NamedTuple):
    """A part of a whole, in bytes."""

    part: int
    whole: int


def bytes_text(nbytes: int | None) -> str:
    """Bytes for people; None is not known."""
    return "?" if nbytes is None else nbytes_text(nbytes)


def _share(share: Share) -> str:
    return share_text(*share)


SHARE = Column("", "share", _share, right=True, fold=Fold.SUM)


def device_column(index: Index) -> Column:
    """Where a row's bytes are, which people ask if that is not the same for all."""
    return Column("device", "device" if len(saved_by_device(index)) > 1 else "")


def share_on(index: Index, nbytes: int, devices: list[str]) -> tuple[Share, str]:
    """The share and the device of a row: of bytes on several devices nothing is the whole."""
    kept = saved_by_device(index)
    whole = kept.get(devices[0], 0) if len(devices) == 1 else 0 if devices else sum(kept.values())
    return Share(nbytes, whole), " + ".join(devices)


def kept_below(index: Index, count: int, listed: int, things: str) -> list[str]:
    """What stands below a table of what is kept: the totals, what is not listed or was not seen."""
    shown = f"; the {listed} largest are listed" if listed < count else ""
    total = sums_text(nbytes_by_device(index, attributions(index)))
    return [f"{total} in {count:,} {things}{shown}", *index.recording.meta.notes]


def folded(grid: Grid) -> Grid:
    """The same with the rows of equal layers as one, in the place of the first.

    Only rows of modules with a number in their name are of a layer. Where rows stand inside of
    others, those that become one are inside of the same.
    """
    names = [position for position, column in enumerate(grid.columns) if column.fold is Fold.NAME]
    shown = [position for position, column in enumerate(grid.columns) if column.heading]
    parent = next((at for at, column in enumerate(grid.columns) if column.key == "parent"), None)
    numbers: dict[Hashable, int] = {}
    groups: list[list[Sequence[Any]]] = []
    group_of: dict[Any, int] = {}
    for row in grid.rows:
        outer = None if parent is None else group_of.get(row[parent])
        alone = None if any(NUMBER.search(row[position]) for position in names) else row[0]
        cells = (_key(grid.columns[position].fold, row[position]) for position in shown)
        group = numbers.setdefault((outer, alone, *cells), len(groups))
        if group == len(groups):
            groups.append([])
        group_of[row[0]] = group
        groups[group].append(row)
    return grid._replace(rows=[_one(grid, rows) for rows in groups])


def largest(grid: Grid, limit: int | None) -> Grid:
    """The largest rows, in their order where they stand inside of others.

    There a row has at least the bytes of those inside, so that it stays if one of them does.
    """
    size = next(at for at, column in enumerate(grid.columns) if column.fold is Fold.SUM)
    by = grid.order or (lambda row: -(row[size] or 0))
    order = sorted(range(len(grid.rows)), key=lambda at: by(grid.rows[at]))[:limit]
    if any(column.key == "parent" for column in grid.columns):
        order.sort()
    below = list(grid.below)
    if len(order) < len(grid.rows):
        below[0] += f"; the {len(order)} largest are listed"
    return grid._replace(rows=[grid.rows[at] for at in order], below=below)


def _key(fold: Fold, value: Any) -> Hashable:
    if fold is Fold.FIRST:
        return None
    return starred(value) if fold is Fold.NAME else value


def _one(grid: Grid, rows: Sequence[Sequence[Any]]) -> Sequence[Any]:
    columns = zip(grid.columns, zip(*rows, strict=True), strict=True)
    return [_value(column.fold, values) for column, values in columns]


def _value(fold: Fold, values: Sequence[Any]) -> Any:
    first = values[0]
    match fold:
        case Fold.NAME:
            indent = first[: len(first) - len(first.lstrip())]
            names = [name.strip() for name in values]
            return f"{indent}{layers_text(common_name(names), names)}"
        case Fold.SUM if isinstance(first, Share):
            return Share(first.part * len(values), first.whole)
        case Fold.SUM if first is not None:
            return first * len(values)
        case Fold.FIRST if isinstance(first, str):
            is_same = all(value and starred(value) == starred(first) for value in values)
            return common_name(values) if is_same else first
    return first
