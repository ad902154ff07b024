"""Patterns of thin lines, by which areas differ without colours."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from tb_actmem.rendering.picture.scene import Point, Shape

Hatch = Literal["", "/", "\\", "|", "-", ".", "+", "x"]
"""The direction of the lines; "." are dots, and "" is plain."""

_SPACING = 3.4
_WIDTH = 0.3
_LINES: dict[Hatch, Hatch] = {".": "-"}
_PAIRS: dict[Hatch, tuple[Hatch, Hatch]] = {"+": ("|", "-"), "x": ("/", "\\")}
_SLOPES: dict[Hatch, float] = {"/": -1, "\\": 1, "-": 0}


class Column(NamedTuple):
    """A part of an area: y is smaller at the top."""

    left: float
    right: float
    top: float
    bottom: float


def hatched(columns: Sequence[Column], hatch: Hatch, color: str) -> Iterator[Shape]:
    """Yield the lines of a pattern within columns that are in order from left to right."""
    dash = (0.5, _SPACING - 0.5) if hatch == "." else ()
    for direction in _PAIRS.get(hatch, (_LINES.get(hatch, hatch),)):
        lines = _vertical(columns) if direction == "|" else _sloped(columns, direction)
        for start, end in lines:
            yield Shape(start, ((end,),), None, color, _WIDTH, dash)


def _vertical(columns: Sequence[Column]) -> Iterator[tuple[Point, Point]]:
    for left, right, top, bottom in columns:
        for at in range(math.ceil(left / _SPACING), math.ceil(right / _SPACING)):
            if bottom > top:
                yield Point(at * _SPACING, top), Point(at * _SPACING, bottom)


def _sloped(columns: Sequence[Column], direction: Hatch) -> Iterator[tuple[Point, Point]]:
    """Yield the lines y = slope * x + number * spacing, cut at the borders of the area."""
    if direction not in _SLOPES:
        return
    slope = _SLOPES[direction]
    spacing = _SPACING * math.hypot(1, slope)
    open_lines: dict[int, tuple[Point, Point]] = {}
    for left, right, top, bottom in columns:
        ends = [y - slope * x for x in (left, right) for y in (top, bottom)]
        ongoing: dict[int, tuple[Point, Point]] = {}
        numbers = range(math.ceil(min(ends) / spacing), math.floor(max(ends) / spacing) + 1)
        for number in numbers if bottom > top else ():
            line = _cut(Column(left, right, top, bottom), slope, number * spacing)
            if line is None:
                continue
            before = open_lines.get(number)
            is_longer = before is not None and math.dist(before[1], line[0]) < 1e-6
            ongoing[number] = (before[0], line[1]) if before and is_longer else line
            if is_longer:
                del open_lines[number]
        yield from open_lines.values()
        open_lines = ongoing
    yield from open_lines.values()


def _cut(column: Column, slope: float, offset: float) -> tuple[Point, Point] | None:
    """Return the part of a line within a column, from left to right."""
    left, right, top, bottom = column
    if slope:
        crossings = sorted(((top - offset) / slope, (bottom - offset) / slope))
        left, right = max(left, crossings[0]), min(right, crossings[1])
    elif not top < offset < bottom:
        return None
    if right <= left:
        return None
    return Point(left, slope * left + offset), Point(right, slope * right + offset)
