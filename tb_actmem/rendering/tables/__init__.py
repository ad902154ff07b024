"""A recording as rows and columns; here the table itself, as Markdown, HTML, CSV and rows."""

from __future__ import annotations

import csv
import enum
import io
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

from tb_actmem.analysis.index import NUMBER, Index, common_name, starred
from tb_actmem.analysis.index.devices import nbytes_by_device, saved_by_device
from tb_actmem.analysis.index.storages import attributions
from tb_actmem.analysis.totals.saved_tensors import saved_at_once
from tb_actmem.errors import RenderError, printable
from tb_actmem.text import nbytes_text, share_text, sums_text
from tb_actmem.text.notes import sentences
from tb_actmem.text.reasons import layers_text


class Fold(enum.Enum):
    """How a column is combined when rows of equal layers are shown as one."""

    SAME = "same"
    """Only rows with equal values are combined."""
    SUM = "sum"
    """Only rows with equal values are combined; their sum is shown."""
    NAME = "name"
    """Values may differ in the number of the layer: ``h.*.attn ×12``."""
    FIRST = "first"
    """Values may differ; the first one is shown."""


class Column(NamedTuple):
    """One column of a table."""

    key: str
    """Its name for programs; "" for a column that only readers see."""
    heading: str
    """Its heading for readers; "" for a column that only programs see."""
    show: Callable[[Any], str] = str
    """Converts a value to text for readers."""
    right: bool = False
    """Aligned on the right, for numbers."""
    own_line: bool = False
    """A sentence: in a terminal it is printed below its row."""
    wraps: bool = False
    """A sentence that is wrapped in a narrow terminal; other texts are shortened."""
    spare: bool = False
    """Left out in a narrow terminal."""
    fold: Fold = Fold.SAME


class Grid(NamedTuple):
    """A table, independent of its format."""

    columns: Sequence[Column]
    rows: Sequence[Sequence[Any]]
    below: Sequence[str] = ()
    """Sentences below the table, for readers."""
    order: Callable[[Sequence[Any]], Any] | None = None
    """The sort key; None: by the first column with sums, largest first."""


def as_markdown(grid: Grid) -> str:
    """Format a table as GitHub Markdown."""
    columns, body = shown(grid)
    lines = [
        [column.heading for column in columns],
        ["---:" if column.right else "---" for column in columns],
        *([_escaped(cell) for cell in cells] for cells in body),
    ]
    text = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([*text, "", *(_escaped(printable(line)) for line in grid.below)]).rstrip()


def as_html(grid: Grid) -> str:
    """Format a table as HTML, with the sentences below it as paragraphs."""
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
    """Return a row for a sentence, indented by one column."""
    return f'<tr><td></td><td colspan="{columns}">{escape(sentence)}</td></tr>'


def as_csv(grid: Grid) -> str:
    """Format a table as CSV with exact numbers and a header; None is an empty field.

    Texts are safe in spreadsheets: control characters become ``?``, and a text that looks like a
    formula starts with an apostrophe.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    named = [position for position, column in enumerate(grid.columns) if column.key]
    writer.writerow(grid.columns[position].key for position in named)
    writer.writerows([_csv_cell(row[position]) for position in named] for row in grid.rows)
    return out.getvalue()


_FORMULA_STARTS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""First characters of a formula, which may run programs in a spreadsheet."""


def _csv_cell(value: Any) -> Any:
    """Return a value that a spreadsheet shows unchanged; a shape is ``3x8``."""
    if isinstance(value, str):
        text = printable(value)
        return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
    return "x".join(map(str, value)) if isinstance(value, tuple) else value


def as_rows(grid: Grid) -> list[dict[str, Any]]:
    """Return a dictionary of exact values for each row, by the columns' names for programs."""
    keys = [column.key for column in grid.columns]
    return [{key: value for key, value in zip(keys, row, strict=True) if key} for row in grid.rows]


def shown(grid: Grid) -> tuple[list[Column], list[list[str]]]:
    """Return the visible columns, and their cells as text."""
    headed = [position for position, column in enumerate(grid.columns) if column.heading]
    columns = [grid.columns[position] for position in headed]
    body = [
        [printable(grid.columns[position].show(row[position])) for position in headed]
        for row in grid.rows
    ]
    return columns, body


def _escaped(cell: str) -> str:
    """Escape a text for Markdown."""
    text = cell.lstrip(" ")
    indent = "&nbsp;" * (len(cell) - len(text))
    return indent + _SIGNS.sub(r"\\\g<0>", _ENTITY.sub("&amp;", text).translate(_HTML))


_SIGNS = re.compile(r"[\\`*|]|](?=[(\[:])|(?<![^\W_])_|_(?![^\W_])")
"""Characters with a meaning in Markdown; an underscore inside a word has none."""
_ENTITY = re.compile(r"&(?=#?\w+;)")
_HTML = str.maketrans({"<": "&lt;", "~": "&#126;"})


def check_limit(limit: int | None) -> None:
    """Raise RenderError for a limit that is negative or no whole number."""
    if limit is not None and (not isinstance(limit, int) or limit < 0):
        raise RenderError(f"limit must be a whole number from 0, not {limit!r}")


class Share(NamedTuple):
    """A part of a whole, in bytes."""

    part: int
    whole: int


def bytes_text(nbytes: int | None) -> str:
    """Return bytes for readers; "?" for None."""
    return "?" if nbytes is None else nbytes_text(nbytes)


def _share(share: Share) -> str:
    return share_text(*share)


SHARE = Column("", "share", _share, right=True, fold=Fold.SUM)


def device_column(index: Index) -> Column:
    """Return the device column, visible only if there are several devices."""
    return Column("device", "device" if len(saved_by_device(index)) > 1 else "")


def share_on(
    index: Index, nbytes: int, devices: list[str], saved: Mapping[str, int] | None = None
) -> tuple[Share, str]:
    """Return a row's share and devices; bytes on several devices have no share.

    The share is of ``saved`` bytes by device, or of all that any forward saved.
    """
    saved = saved_by_device(index) if saved is None else saved
    whole = saved.get(devices[0], 0) if len(devices) == 1 else 0 if devices else sum(saved.values())
    return Share(nbytes, whole), " + ".join(devices)


def saved_below(index: Index, count: int, listed: int, things: str) -> list[str]:
    """Return the sentences below a table of saved bytes: totals, omitted rows, notes."""
    shown = f"; the {listed} largest are listed" if listed < count else ""
    total = sums_text(nbytes_by_device(index, attributions(index)))
    at_once = saved_at_once(index)
    most = (
        [f"At most {sums_text(at_once)} at once: not all forwards were in flight together."]
        if sum(at_once.values()) < sum(saved_by_device(index).values())
        else []
    )
    return [f"{total} in {count:,} {things}{shown}", *most, *sentences(index.recording)]


def folded(grid: Grid) -> Grid:
    """Combine the rows of equal layers, in the place of the first.

    Only modules with a number in their name are layers. Nested rows are combined only if they have
    the same parent.
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
    return grid._replace(rows=[as_one(grid.columns, rows) for rows in groups])


def largest(grid: Grid, limit: int | None) -> Grid:
    """Return the largest rows; nested rows keep their order.

    A parent row has at least the bytes of its children, so it stays if one of them does.
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


def as_one(columns: Sequence[Column], rows: Sequence[Sequence[Any]]) -> Sequence[Any]:
    """Combine some rows."""
    cells = zip(columns, zip(*rows, strict=True), strict=True)
    return [_value(column.fold, values) for column, values in cells]


def _value(fold: Fold, values: Sequence[Any]) -> Any:
    first = values[0]
    match fold:
        case Fold.NAME:
            indent = first[: len(first) - len(first.lstrip())]
            names = [name.strip() for name in values]
            return f"{indent}{layers_text(common_name(names), names)}"
        case Fold.SUM if isinstance(first, Share):
            return Share(sum(share.part for share in values), first.whole)
        case Fold.SUM if first is not None:
            return sum(values)
        case Fold.FIRST if isinstance(first, str):
            is_same = all(value and starred(value) == starred(first) for value in values)
            return common_name(values) if is_same else first
    return first
