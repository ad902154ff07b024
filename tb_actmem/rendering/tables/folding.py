"""The rows of equal layers as one, and the largest rows of a table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from tb_actmem.analysis.names import NUMBER, common_name, starred
from tb_actmem.rendering.tables.cells import Share
from tb_actmem.rendering.tables.grid import Fold, Grid
from tb_actmem.wording.layers import layers_text


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
