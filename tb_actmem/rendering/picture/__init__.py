"""A picture as a value of texts and shapes, with the width of text; and its file formats."""

from __future__ import annotations

import functools
import json
import math
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, NamedTuple

FONTS = Path(__file__).parent / "fonts"
FAMILY = "Arimo, 'Liberation Sans', Helvetica, Arial, sans-serif"
"""Fonts with the same letter widths, then any font."""

_UNKNOWN = 1000  # a character that the fonts lack: as wide as East Asian ones


class Face(NamedTuple):
    """One weight of the font, by character."""

    widths: dict[str, int]
    """Widths in thousandths of the size."""
    wide: dict[str, int]
    """Widths in the widest substitute font."""
    glyphs: dict[str, int]
    """Positions in the font file."""


# The same words occur many times in a picture.
@functools.lru_cache(maxsize=4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return the width of text in Arimo, Liberation Sans, Helvetica and Arial."""
    widths = face(bold).widths
    return sum(widths.get(letter, _UNKNOWN) for letter in text) * size / 1000


@functools.lru_cache(maxsize=4096)
def room_for(text: str, size: float, bold: bool = False) -> float:
    """Return the maximum width of text in any common font."""
    here = face(bold)
    pairs = ((here.widths.get(c, _UNKNOWN), here.wide.get(c, _UNKNOWN)) for c in text)
    return sum(max(pair) for pair in pairs) * size / 1000


def printable(text: str) -> str:
    """Replace characters that picture files cannot contain by question marks."""
    return _UNPRINTABLE.sub("?", text)


_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def face(bold: bool) -> Face:
    """Return a weight of the font."""
    return _faces()[bold]


@functools.cache
def _faces() -> tuple[Face, Face]:
    data = json.loads((FONTS / "metrics.json").read_text("utf-8"))
    letters = data["characters"]

    def read(weight: str) -> Face:
        columns = (data[weight][name] for name in ("widths", "wide", "glyphs"))
        return Face(*(dict(zip(letters, column, strict=True)) for column in columns))

    return read("regular"), read("bold")


def font_file(bold: bool) -> Path:
    """Return the file of a weight."""
    return FONTS / f"Arimo-{'Bold' if bold else 'Regular'}.ttf"


Anchor = Literal["start", "middle", "end"]


class Point(NamedTuple):
    """A point."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle in a picture."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """The width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The height."""
        return self.bottom - self.top

    def overlaps(self, other: Rect) -> bool:
        """Return whether both share more than a border."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Rect) -> bool:
        """Return whether the other rectangle is inside."""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )


class Run(NamedTuple):
    """Text of one look."""

    text: str
    size: float
    color: str
    bold: bool = False


class Text(NamedTuple):
    """One line of consecutive runs."""

    x: float
    y: float
    """The height of the baseline."""
    anchor: Anchor
    runs: tuple[Run, ...]

    @property
    def width(self) -> float:
        """The width in the font of pictures."""
        return math.fsum(text_width(run.text, run.size, run.bold) for run in self.runs)

    @property
    def room(self) -> float:
        """The width in the widest substitute font."""
        return math.fsum(room_for(run.text, run.size, run.bold) for run in self.runs)


class Shape(NamedTuple):
    """A line, or an area with a border."""

    start: Point
    steps: tuple[tuple[Point, ...], ...]
    """One point for a straight line, three for a Bézier curve."""
    fill: str | None
    stroke: str | None
    width: float = 1
    dash: tuple[float, ...] = ()
    closed: bool = False


Item = Shape | Text


class Group(NamedTuple):
    """Items that belong together: a box, a cluster, an edge."""

    id: str
    classes: str
    items: tuple[Item, ...]
    title: str = ""
    """The tooltip."""
    description: str = ""
    """An additional text for screen readers."""

    @property
    def kind(self) -> str:
        """Graphviz's kind: ``node``, ``edge``, ``cluster``, or "" without a name."""
        return self.classes.partition(" ")[0]


class Scene(NamedTuple):
    """A picture."""

    width: float
    height: float
    groups: tuple[Group, ...]


def moved(group: Group, right: float, down: float) -> Group:
    """Move a group."""
    return mapped(group, lambda point: Point(point.x + right, point.y + down))


def mapped(group: Group, place: Callable[[Point], Point]) -> Group:
    """Transform each point of a group."""
    return group._replace(items=tuple(_mapped(item, place) for item in group.items))


def _mapped(item: Item, place: Callable[[Point], Point]) -> Item:
    if isinstance(item, Text):
        return item._replace(**place(Point(item.x, item.y))._asdict())
    steps = tuple(tuple(place(point) for point in step) for step in item.steps)
    return item._replace(start=place(item.start), steps=steps)


def polyline(shape: Shape, pieces: int = 8) -> list[Point]:
    """Return a shape as straight lines, with curves split into pieces."""
    points = [shape.start]
    for step in shape.steps:
        if len(step) == 1:
            points.append(step[0])
        else:
            points += _on((points[-1], *step), pieces)
    return [*points, shape.start] if shape.closed else points


def _on(curve: tuple[Point, ...], pieces: int) -> list[Point]:
    """Return the ends of the pieces of a curve."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = curve
    return [
        Point(
            math.fsum((a * ax, b * bx, c * cx, d * dx)), math.fsum((a * ay, b * by, c * cy, d * dy))
        )
        for a, b, c, d in _weights(pieces)
    ]


@functools.cache
def _weights(pieces: int) -> list[tuple[float, float, float, float]]:
    """Return the weights of a curve's four points at the end of each piece."""
    parts = [piece / pieces for piece in range(1, pieces + 1)]
    return [
        ((1 - part) ** 3, 3 * (1 - part) ** 2 * part, 3 * (1 - part) * part**2, part**3)
        for part in parts
    ]


def bounds(items: Iterable[Item]) -> Rect | None:
    """Return the rectangle that contains items in any font; None for no items."""
    rects = [rect_of(item) for item in items]
    if not rects:
        return None
    return Rect(
        min(rect.left for rect in rects),
        min(rect.top for rect in rects),
        max(rect.right for rect in rects),
        max(rect.bottom for rect in rects),
    )


def rect_of(item: Item) -> Rect:
    """Return the rectangle that contains an item in any font."""
    if isinstance(item, Text):
        size = max(run.size for run in item.runs)
        left = item.x - item.room * {"start": 0, "middle": 0.5, "end": 1}[item.anchor]
        return Rect(left, item.y - 0.8 * size, left + item.room, item.y + 0.22 * size)
    points = polyline(item)
    half = item.width / 2 if item.stroke else 0
    xs, ys = [point.x for point in points], [point.y for point in points]
    return Rect(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)
