"""Split a tall graph into columns, like text in a newspaper."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from tb_actmem.rendering.picture import (
    Group,
    Item,
    Point,
    Rect,
    Run,
    Scene,
    Shape,
    Text,
    bounds,
    moved,
    polyline,
    rect_of,
)

GAP = 18
"""Points between two columns."""

_MARK = 7  # radius of the number at which an edge continues
_ROOM = 2 * _MARK + 6  # points of a column beyond a cut, for these numbers
_CLEAR = 4.0  # points between a cut and the next box
_TIGHT = 0.0  # the same where boxes lie close
_CROSSING = 40  # points that a cut may move to cut one edge fewer
_TRIED = 12  # positions tried for each cut

_Segments = list[tuple[Point, Point]]
"""The straight pieces of an edge."""


class Crossing(NamedTuple):
    """The point at which an edge is cut, and its number on both sides."""

    x: float
    y: float
    name: str


def in_columns(scene: Scene, count: int, *, tight: bool = False) -> list[Scene] | None:
    """Cut a picture between its rows into ``count`` pieces of about the same height.

    A cut edge ends in a number, and continues from the same number in the next column. ``tight``
    allows cuts next to a box. Returns None if there are not enough heights without a box.
    """
    if count == 1:
        return [scene]
    edges = [_segments(group) for group in scene.groups if group.kind == "edge"]
    cuts = _cuts(_free(scene, _TIGHT if tight else _CLEAR), scene.height, count, edges)
    if cuts is None:
        return None
    crossings = [*_crossings(cuts, edges)]
    ends = [-math.inf, *cuts, math.inf]
    return [_column(scene, top, bottom, crossings) for top, bottom in pairwise(ends)]


def _cuts(
    places: list[float], height: float, count: int, edges: list[_Segments]
) -> list[float] | None:
    chosen: list[float] = []
    for number in range(1, count):
        wanted = height * number / count
        after = chosen[-1] if chosen else 0
        left = sorted((y for y in places if y > after), key=lambda y: abs(y - wanted))[:_TRIED]
        if not left:
            return None
        cost = {y: abs(y - wanted) + _CROSSING * len(_crossed(edges, y)) for y in left}
        chosen.append(min(left, key=lambda y: cost[y]))
    return chosen


def _free(scene: Scene, clear: float) -> list[float]:
    """Return the heights without a box or a text, between the first and the last."""
    taken: list[tuple[float, float]] = []
    for group in scene.groups:
        whole = bounds(group.items) if group.kind == "node" else None
        rects = [rect_of(i) for i in group.items if _is_whole(i, group.kind)]
        rects = rects if whole is None else [whole]
        below = clear if group.kind == "node" else _CLEAR  # the tip of an arrow stays at its box
        taken += [(rect.top - clear, rect.bottom + below) for rect in rects]
    taken.sort()
    ends = accumulate((bottom for _, bottom in taken), max)
    return [(end + top) / 2 for end, (top, _) in zip(ends, taken[1:], strict=False) if top > end]


def _is_whole(item: Item, kind: str) -> bool:
    """Return whether an item must not be cut, such as a text or an arrow head."""
    return isinstance(item, Text) or (kind == "edge" and item.closed)


def _segments(edge: Group) -> _Segments:
    lines = (item for item in edge.items if isinstance(item, Shape))
    return [pair for line in lines for pair in pairwise(polyline(line, 16))]


def _crossed(edges: Iterable[_Segments], y: float) -> list[float]:
    """Return where edges cross a height; for a double line, the middle."""
    crossings = []
    for segments in edges:
        places = [
            start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
            for start, end in segments
            if min(start.y, end.y) <= y < max(start.y, end.y)
        ]
        if places:
            crossings.append(math.fsum(places) / len(places))
    return sorted(crossings)


def _crossings(cuts: Iterable[float], edges: list[_Segments]) -> Iterator[Crossing]:
    places = ((x, y) for y in cuts for x in _crossed(edges, y))
    for number, (x, y) in enumerate(places, start=1):
        yield Crossing(x, y, str(number))


def _column(scene: Scene, top: float, bottom: float, crossings: Sequence[Crossing]) -> Scene:
    window = Rect(0, top, scene.width, bottom)
    groups = [piece for group in scene.groups for piece in _pieces(group, window)]
    marks = [
        *(_mark(c, top - _MARK - 1) for c in crossings if c.y == top),
        *(_mark(c, bottom + _MARK + 1) for c in crossings if c.y == bottom),
    ]
    groups += [Group("", "continued", tuple(mark)) for mark in marks]
    return cropped(Scene(scene.width, scene.height, tuple(groups)))


def cropped(scene: Scene) -> Scene:
    """Return a picture without its empty margins."""
    rect = bounds(item for group in scene.groups for item in group.items)
    if rect is None:
        return scene
    groups = tuple(moved(group, -rect.left, -rect.top) for group in scene.groups)
    return Scene(rect.width, rect.height, groups)


def _pieces(group: Group, window: Rect) -> Iterator[Group]:
    items: list[Item] = []
    for item in group.items:
        rect = rect_of(item)
        if rect.bottom < window.top or rect.top > window.bottom:
            continue
        if isinstance(item, Text) or (rect.top >= window.top and rect.bottom <= window.bottom):
            items.append(item)
        elif group.kind == "cluster":
            items += _open_box(item, rect, window)
        else:
            items += _clipped(item, window)
    if items:
        yield group._replace(id=_id(group, window), items=tuple(items))


def _id(group: Group, window: Rect) -> str:
    """Return the group's id for its first piece, and a derived id for the others."""
    begins_here = all(rect_of(item).top >= window.top for item in group.items)
    return group.id if begins_here or not group.id else f"{group.id}-{window.top:.0f}"


def _open_box(shape: Shape, rect: Rect, window: Rect) -> Iterator[Shape]:
    """Return a cluster's outline, open on the side where it continues."""
    half = shape.width / 2
    left, right = rect.left + half, rect.right - half
    top = max(rect.top + half, window.top - _ROOM)
    bottom = min(rect.bottom - half, window.bottom + _ROOM)
    corners = [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
    start, *rest = corners
    yield Shape(start, tuple((p,) for p in rest), shape.fill, None, closed=True)
    sides: list[tuple[Point, ...]] = []
    if rect.top >= window.top:
        sides.append((Point(left, bottom), corners[0], corners[1], Point(right, bottom)))
    elif rect.bottom <= window.bottom:
        sides.append((corners[0], corners[3], corners[2], corners[1]))
    else:
        sides += [(corners[0], corners[3]), (corners[1], corners[2])]
    for start, *others in sides:
        steps = tuple((point,) for point in others)
        yield Shape(start, steps, None, shape.stroke, shape.width, shape.dash)


def _clipped(shape: Shape, window: Rect) -> Iterator[Shape]:
    """Return the parts of a line between two heights."""
    part: list[Point] = []
    for start, end in pairwise(polyline(shape, 16)):
        inside = [*_between(start, end, window.top, window.bottom)]
        if not inside:
            continue
        if part and part[-1] != inside[0]:
            yield _line(shape, part)
            part = []
        part += inside if not part else inside[1:]
    if len(part) > 1:
        yield _line(shape, part)


def _line(shape: Shape, points: list[Point]) -> Shape:
    start, *rest = points
    return shape._replace(start=start, steps=tuple((point,) for point in rest), closed=False)


def _between(start: Point, end: Point, top: float, bottom: float) -> Iterator[Point]:
    if max(start.y, end.y) < top or min(start.y, end.y) > bottom or start == end:
        return
    for point in (start, end):
        y = min(max(point.y, top), bottom)
        rise = end.y - start.y
        x = point.x if y == point.y else start.x + (end.x - start.x) * (y - start.y) / rise
        yield Point(x, y)


_GREY = "#555555"


def _mark(crossing: Crossing, y: float) -> Iterator[Item]:
    """A number in a circle."""
    x, r, k = crossing.x, _MARK, _MARK * 0.5522847
    start = Point(x + r, y)
    steps = (
        (Point(x + r, y + k), Point(x + k, y + r), Point(x, y + r)),
        (Point(x - k, y + r), Point(x - r, y + k), Point(x - r, y)),
        (Point(x - r, y - k), Point(x - k, y - r), Point(x, y - r)),
        (Point(x + k, y - r), Point(x + r, y - k), start),
    )
    yield Shape(start, steps, "#ffffff", _GREY, closed=True)
    yield Text(x, y + 3.6, "middle", (Run(crossing.name, 10, _GREY),))
