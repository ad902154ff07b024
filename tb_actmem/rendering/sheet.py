"""A sheet for a chart: a title, axes of bytes, shapes and hatched areas on them, and a legend."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure import FigureOptions, painted_background, points
from tb_actmem.rendering.figure.compose import Drawn
from tb_actmem.rendering.figure.lines import notation
from tb_actmem.rendering.figure.themes import FAINT, INK, LINE, in_theme
from tb_actmem.rendering.picture import (
    Anchor,
    Group,
    Item,
    Point,
    Rect,
    Run,
    Scene,
    Shape,
    Text,
    room_for,
)
from tb_actmem.rendering.picture.typeset import shortened, wrapped
from tb_actmem.text import Units, tick_text

SIZE, _HEADING = 7.0, 8.5  # text, in points on the page
GAP = 4.0
_WIDTH = "178mm"
_LEAST_WIDTH = points("60mm")


class Axes(NamedTuple):
    """The area of a chart, and the largest values on its axes."""

    area: Rect
    end: int
    top: float
    begin: int = 0

    def at(self, op: float, nbytes: float) -> Point:
        """Return the place of a value."""
        x = self.area.left + self.area.width * (op - self.begin) / max(1, self.end - self.begin)
        return Point(x, self.area.bottom - self.area.height * nbytes / self.top)


class Entry(NamedTuple):
    """A part of a legend: a sample of an area, or of a line where `fill` is empty."""

    fill: str
    line: str
    dash: tuple[float, ...]
    name: str
    hatch: Hatch = ""
    mark: int | None = None
    """The number of a `marker` on the line."""


class Sheet:
    """Collects the items of a chart from top to bottom."""

    def __init__(self, options: FigureOptions, title: str) -> None:
        notation(options.units)  # report errors before the work
        self.background = painted_background(options)
        self.options, self.title = options, title
        self.width = points(options.width or _WIDTH)
        if self.width < _LEAST_WIDTH:
            raise RenderError(f"A chart needs a width of 60mm or more, not {options.width}")
        self.items: list[Item] = []
        self.bottom = GAP
        for line in wrapped(title, _HEADING, self.width, bold=True):
            self.bottom += _HEADING
            self.add(line_of(line, 0, self.bottom, size=_HEADING, bold=True))
            self.bottom += GAP

    def add(self, *items: Item) -> None:
        """Draw over the present items."""
        self.items += items

    def axes(
        self,
        end: int,
        most: int,
        title: str,
        *,
        unit: str = "",
        bytes_title: str = "live memory",
        begin: int = 0,
        flatness: float = 0.42,
        most_height: str = "75mm",
    ) -> Axes:
        """Draw axes up to an op, or a number of some unit, and for so many bytes."""
        ticks = _ticks(most, self.options.units)
        labels = [tick_text(tick, self.options.units) for tick in ticks]
        left = max(room_for(label, SIZE) for label in labels) + GAP
        top = self.bottom + 2.7 * SIZE
        height = min(flatness * self.width, points(most_height))
        area = Rect(left, top, self.width - 3, top + height)
        axes = Axes(area, end, max(1, ticks[-1], most * 1.08), begin)
        self.add(line_of(bytes_title, 0, self.bottom + 0.8 * SIZE, color=FAINT))
        for tick, label in zip(ticks, labels, strict=True):
            y = axes.at(0, tick).y
            self.add(
                shape([Point(area.left, y), Point(area.right, y)], stroke=LINE, width=0.3),
                line_of(label, left - GAP, y + 0.36 * SIZE, "end", color=FAINT),
            )
        foot = area.bottom + SIZE + 2
        step = _round_step(max(1, end - begin), 2 + self.width / 90)
        for at in range(-(-begin // step) * step, end + 1, step):
            label, x = f"{at:,}{unit}", axes.at(at, 0).x
            is_last = x + room_for(label, SIZE) / 2 > self.width
            self.add(line_of(label, x, foot, "end" if is_last else "middle", color=FAINT))
        self.add(line_of(title, area.right, foot + SIZE + 2, "end", color=FAINT))
        self.bottom = foot + SIZE + GAP
        return axes

    def drawn(self, legend: Sequence[Entry]) -> Drawn:
        """Finish with a legend."""
        x = start = 1.0
        for entry in legend if self.options.legend else ():
            name = shortened(entry.name, SIZE, self.width - 18)
            room = 16 + room_for(name, SIZE)
            if x > start and x + room > self.width:
                x, self.bottom = start, self.bottom + SIZE + GAP
            y = self.bottom + SIZE
            self.add(*_sample(entry, x, y), line_of(name, x + 14, y))
            x += room + 10
        height = self.bottom + (SIZE + GAP if x > start else 0)
        scene = Scene(self.width, height, (Group("", "", tuple(self.items)),))
        return Drawn(in_theme(scene, self.options.theme), 1.0, self.title, self.background)


def _sample(entry: Entry, x: float, y: float) -> Iterator[Shape]:
    if entry.fill:
        corners = [Point(x, y - 6), Point(x + 10, y - 6), Point(x + 10, y), Point(x, y)]
        yield shape(corners, fill=entry.fill, stroke=entry.line, width=0.5, closed=True)
        yield from hatched([Column(x, x + 10, y - 6, y)], entry.hatch, entry.line)
        return
    line = [Point(x, y - 2.5), Point(x + 12, y - 2.5)]
    yield shape(line, stroke=entry.line, width=1.2, dash=entry.dash)
    if entry.mark is not None:
        yield marker(Point(x + 6, y - 2.5), entry.mark, entry.line)


def steps(
    axes: Axes, op: Sequence[float], values: Sequence[int], end: float | None = None
) -> Iterator[Point]:
    """Each value holds until the next op, the last one until ``end`` or that of the axis."""
    last = float(axes.end) if end is None else end
    for (at, value), (next_at, _) in pairwise([*zip(op, values, strict=True), (last, 0)]):
        yield axes.at(at, value)
        yield axes.at(next_at, value)


def dot(middle: Point, color: str) -> Shape:
    """Return a small disc."""
    turns = (turn / 8 * math.pi for turn in range(16))
    around = [Point(middle.x + 1.8 * math.cos(a), middle.y + 1.8 * math.sin(a)) for a in turns]
    return shape(around, fill=color, stroke=color, width=0.3, closed=True)


_MARKS = ((16, 0.0, 1.8), (4, 0.5, 2.4), (3, -0.75, 2.4), (4, 0.0, 2.4))
"""The corners, turn and size of markers: a disc, a square, a triangle and a diamond."""


def marker(middle: Point, number: int, color: str) -> Shape:
    """Return one of eight signs for the points of a line, filled ones first."""
    corners, turn, size = _MARKS[number % len(_MARKS)]
    angles = (2 * math.pi * (corner + turn) / corners for corner in range(corners))
    around = [Point(middle.x + size * math.cos(a), middle.y + size * math.sin(a)) for a in angles]
    fill = color if number % (2 * len(_MARKS)) < len(_MARKS) else "#ffffff"
    return shape(around, fill=fill, stroke=color, width=0.5, closed=True)


def _ticks(most: int, units: Units) -> list[int]:
    """Return 0 and three to five more values, at whole units."""
    if units == "MB":
        step = _round_step(most, 5)
    else:
        step = 2 ** max(0, math.ceil(math.log2(max(1, most) / 5)))
    return [*range(0, most + 1, step)]


def _round_step(most: int, count: float) -> int:
    """Return 1, 2 or 5 times a power of ten, for at most so many steps."""
    least = max(1.0, most / count)
    power = 10 ** math.floor(math.log10(least))
    return int(next(times * power for times in (1, 2, 5, 10) if times * power >= least))


def line_of(
    text: str, x: float, y: float, anchor: Anchor = "start",
    *, color: str = INK, size: float = SIZE, bold: bool = False,
) -> Text:  # fmt: skip
    """Return one line of text."""
    return Text(x, y, anchor, (Run(text, size, color, bold),))


def shape(
    line: Sequence[Point], *, fill: str | None = None, stroke: str | None = None,
    width: float = 1, dash: tuple[float, ...] = (), closed: bool = False,
) -> Shape:  # fmt: skip
    """Return straight lines, or an area."""
    return Shape(
        line[0], tuple((each,) for each in _turns(line)), fill, stroke, width, dash, closed
    )


def _is_between(start: Point, point: Point, end: Point) -> bool:
    """Tell whether a point is on the level or upright line between two others."""
    level = start.y == point.y == end.y and sorted((start.x, point.x, end.x))[1] == point.x
    upright = start.x == point.x == end.x and sorted((start.y, point.y, end.y))[1] == point.y
    return level or upright


def _turns(line: Sequence[Point]) -> Iterator[Point]:
    """Yield the points after the first, without those inside a level or an upright line."""
    last = line[0]
    for each, following in pairwise(line[1:]):
        if each != last and not _is_between(last, each, following):
            yield each
            last = each
    yield from line[-1:] if len(line) > 1 else ()


Hatch = Literal["", "/", "\\", "|", "-", ".", "+", "x"]
"""The direction of the lines; "." are dots, and "" is plain."""

_SPACING = 3.4
_THIN = 0.3
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
            yield Shape(start, ((end,),), None, color, _THIN, dash)


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
