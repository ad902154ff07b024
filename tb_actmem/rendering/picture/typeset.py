"""Place texts so that fonts of other widths fit: in boxes, clear of edges, in lines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from itertools import chain, groupby, pairwise
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
    polyline,
    rect_of,
    room_for,
)

_APART = 3  # points between a title and a passing edge
_SPACE = 5  # points: smaller gaps are between words of one text
_PEN = 1.2  # points: half of the widest line
_INDENT = 8  # points between a cluster's border and its title


class _Obstacle(NamedTuple):
    """A part of an edge."""

    rect: Rect
    points: tuple[Point, ...]
    """The points of a line; empty for a text."""


def centred(scene: Scene) -> Scene:
    """Write each line of a box as one centred text.

    Graphviz positions text for its own font, so a wider font would leave the box.
    """
    groups = (_centred(group) if group.kind == "node" else group for group in scene.groups)
    return scene._replace(groups=tuple(groups))


def _centred(group: Group) -> Group:
    shapes = tuple(item for item in group.items if isinstance(item, Shape))
    texts = [item for item in group.items if isinstance(item, Text)]
    box = bounds(shapes)
    lines = [_line([*line], box) for _, line in groupby(texts, key=lambda text: text.y)]
    return group._replace(items=(*shapes, *lines))


def _line(texts: list[Text], box: Rect | None) -> Text:
    first, last = texts[0], texts[-1]
    right = last.x + last.width
    middle = (first.x + right) / 2 if box is None else (box.left + box.right) / 2
    return Text(middle, first.y, "middle", tuple(_spaced(text.runs[0] for text in texts)))


def with_lines_joined(group: Group) -> Group:
    """Join consecutive parts of a line into one text, so that any font fits.

    Graphviz positions each part with a different look separately.
    """
    items: list[Item] = []
    for item in group.items:
        last = items[-1] if items else None
        if isinstance(item, Text) and isinstance(last, Text) and _follows(last, item):
            items[-1] = last._replace(runs=(*last.runs, *_spaced([last.runs[0], *item.runs])[1:]))
        else:
            items.append(item)
    return group._replace(items=tuple(items))


def _follows(first: Text, second: Text) -> bool:
    gap = second.x - first.x - first.width
    return first.y == second.y and first.anchor == second.anchor == "start" and 0 < gap < _SPACE


def _spaced(runs: Iterable[Run]) -> list[Run]:
    """Return the runs with a space before each except the first."""
    return [run._replace(text=f" {run.text}") if n else run for n, run in enumerate(runs)]


def titles_clear(scene: Scene) -> tuple[Scene, dict[str, float]]:
    """Move cluster titles to places without edges, and return the titles without a place.

    The result maps ids to the title width that the next layout needs to leave a gap between edges.
    """
    obstacles = _obstacles(scene.groups)
    groups, homeless = [], {}
    for group in scene.groups:
        if group.kind == "cluster":
            place = _place(group, obstacles)
            if place is None:
                homeless[group.id] = _enough(group, obstacles)
            else:
                group = _with_title_at(group, place)
        groups.append(group)
    return scene._replace(groups=tuple(groups)), homeless


def titles_shortened(scene: Scene, ids: Iterable[str]) -> Scene:
    """Shorten titles without a place until they fit; the cluster's description is complete."""
    wanted, obstacles = {*ids}, _obstacles(scene.groups)
    groups = [_shortened(g, obstacles) if g.id in wanted else g for g in scene.groups]
    return scene._replace(groups=tuple(groups))


def _shortened(group: Group, obstacles: list[_Obstacle]) -> Group:
    while any(isinstance(item, Text) for item in group.items):
        place = _place(group, obstacles)
        if place is not None:
            return _with_title_at(group, place)
        longest = max(_texts(group), key=lambda text: text.room)
        items = (_cut(item) if item is longest else item for item in group.items)
        group = group._replace(items=tuple(item for item in items if item is not None))
    return group


def _cut(text: Item) -> Item | None:
    assert isinstance(text, Text)
    (run,) = text.runs
    name, _, size = run.text.partition(", ")
    if run.bold:  # a module's name, which differs from its siblings' at the end
        letters = run.text.removeprefix("…")[1:].lstrip(".")
        short = f"…{letters}"
    elif size:
        letters = name.removesuffix("…")[:-1]
        short = f"{letters}…, {size}" if letters else size
    else:  # a part of a number would be another number
        letters = "" if name[:1].isdigit() else name.removesuffix("…")[:-1]
        short = f"{letters}…"
    return text._replace(runs=(run._replace(text=short),)) if letters or size else None


def _texts(group: Group) -> list[Text]:
    return [item for item in group.items if isinstance(item, Text)]


def _outline(cluster: Group) -> Rect | None:
    return bounds(item for item in cluster.items if isinstance(item, Shape))


def _strip(group: Group) -> Rect | None:
    """Return the strip of a cluster at the height of its title; None without a title."""
    texts, outline = bounds(_texts(group)), _outline(group)
    if texts is None or outline is None:
        return None
    return Rect(outline.left + _INDENT, texts.top, outline.right - _INDENT, texts.bottom)


def _place(group: Group, obstacles: list[_Obstacle]) -> float | None:
    """Return where a title can begin without touching an edge; None if nowhere."""
    strip = _strip(group)
    if strip is None:
        return 0
    width = max(text.room for text in _texts(group))
    taken = sorted(_taken(strip, obstacles))
    start = strip.left
    for left, right in [*taken, (strip.right + _APART, strip.right)]:
        if left - _APART - start >= width:
            return start
        start = max(start, right + _APART)
    return None


def _enough(group: Group, obstacles: list[_Obstacle]) -> float:
    strip = _strip(group)
    assert strip is not None
    taken = [*_taken(strip, obstacles)]
    passing = math.fsum(right - left + 2 * _APART for left, right in taken)
    width = max(text.room for text in _texts(group))
    return max(1.05 * strip.width, 1.04 * (passing + (len(taken) + 1) * width) + 4)


def _obstacles(groups: Iterable[Group]) -> list[_Obstacle]:
    """Return the obstacles: edges and their labels."""
    items = (item for group in groups if group.kind == "edge" for item in group.items)
    return [
        _Obstacle(rect_of(item), () if isinstance(item, Text) else tuple(polyline(item, 16)))
        for item in items
    ]


def _taken(strip: Rect, obstacles: Iterable[_Obstacle]) -> Iterator[tuple[float, float]]:
    """Return the horizontal range in which an item crosses a strip."""
    for rect, points in obstacles:
        if not rect.overlaps(strip):
            continue
        if not points:
            yield rect.left, rect.right
            continue
        inside = [
            x
            for start, end in pairwise(points)
            for x in _within(start, end, strip.top - _PEN, strip.bottom + _PEN)
        ]
        if inside and max(inside) > strip.left - _PEN and min(inside) < strip.right + _PEN:
            yield min(inside) - _PEN, max(inside) + _PEN


def _within(start: Point, end: Point, top: float, bottom: float) -> Iterator[float]:
    """Return the horizontal range of a line between two heights."""
    if max(start.y, end.y) < top or min(start.y, end.y) > bottom:
        return
    for point in (start, end):
        y = min(max(point.y, top), bottom)
        rise = end.y - start.y
        yield point.x if y == point.y else start.x + (end.x - start.x) * (y - start.y) / rise


def _with_title_at(group: Group, place: float) -> Group:
    items = (i._replace(x=place) if isinstance(i, Text) else i for i in group.items)
    return group._replace(items=tuple(items))


def labels_clear(scene: Scene) -> Scene:
    """Move edge labels that cross a cluster's border to a free place beside their edge, if any.

    Graphviz reserves space for a label, but not on one side of a border.
    """
    clusters = [_outline(group) for group in scene.groups if group.kind == "cluster"]
    borders = [rect for rect in clusters if rect is not None]
    groups = [*scene.groups]
    cut = [
        position
        for position, group in enumerate(groups)
        if group.kind == "edge" and any(_is_cut(rect_of(text), borders) for text in _texts(group))
    ]
    edges = [_obstacles([group]) for group in groups] if cut else []
    boxes = [rect_of(item) for group in groups for item in _readable(group)] if cut else []
    for position in cut:
        others = [*chain.from_iterable(edges[:position] + edges[position + 1 :])]
        groups[position] = _with_label_clear(groups[position], boxes, others, borders)
        edges[position] = _obstacles([groups[position]])
    return scene._replace(groups=tuple(groups))


def _is_cut(rect: Rect, borders: Iterable[Rect]) -> bool:
    """Return whether a border crosses a rectangle."""
    return any(rect.overlaps(one) and not one.contains(rect) for one in borders)


def _readable(group: Group) -> Iterable[Item]:
    """Return the items that an edge label must not cover: boxes, and titles of clusters."""
    if group.kind == "edge":
        return ()
    return _texts(group) if group.kind == "cluster" else group.items


def _with_label_clear(
    group: Group, boxes: list[Rect], edges: list[_Obstacle], borders: list[Rect]
) -> Group:
    """Move a label to the nearest place that touches nothing."""
    (label,) = _texts(group)
    before = rect_of(label)
    for rect in sorted(_places(group, before), key=lambda one: _distance(one, before)):
        clear = rect._replace(left=rect.left - _SPACE, right=rect.right + _SPACE)
        is_taken = any(map(clear.overlaps, boxes)) or any(True for _ in _taken(clear, edges))
        if not is_taken and not _is_cut(clear, borders):
            x, y = label.x + rect.left - before.left, label.y + rect.top - before.top
            moved = label._replace(x=x, y=y)
            return group._replace(items=tuple(moved if i is label else i for i in group.items))
    return group


def _places(edge: Group, label: Rect) -> Iterator[Rect]:
    """Yield the places for a label on both sides of its edge."""
    lines = _obstacles([edge._replace(items=tuple(i for i in edge.items if isinstance(i, Shape)))])
    tops = {point.y - label.height / 2 for line in lines for point in line.points}
    for top in sorted(tops):
        bottom = top + label.height
        taken = [*_taken(Rect(-math.inf, top, math.inf, bottom), lines)]
        for left in (
            max(right for _, right in taken) + _APART,
            min(left for left, _ in taken) - _APART - label.width,
        ):
            yield Rect(left, top, left + label.width, bottom)


def _distance(one: Rect, other: Rect) -> float:
    return math.hypot(one.left - other.left, one.top - other.top)


def shortened(text: str, size: float, width: float) -> str:
    """Return a text that fits in any font; its middle is left out if it is too long."""
    if room_for(text, size) <= width:
        return text
    for letters in range(len(text), 0, -1):
        short = f"{text[: letters // 2]}…{text[len(text) - letters + letters // 2 :]}"
        if room_for(short, size) <= width:
            return short
    return "…"


def wrapped(text: str, size: float, width: float, *, bold: bool) -> Iterator[str]:
    """Break a text between words, so that each line fits in any font."""
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and room_for(longer, size, bold) > width:
            yield line
            longer = word
        while room_for(longer, size, bold) > width:
            fitting = next(
                n
                for n in range(len(longer), 0, -1)
                if n == 1 or room_for(longer[:n], size, bold) <= width
            )
            yield longer[:fitting]
            longer = longer[fitting:]
        line = longer
    if line:
        yield line
