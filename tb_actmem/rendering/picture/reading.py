"""Read Graphviz's SVG text as a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tb_actmem.rendering.picture.metrics import text_width
from tb_actmem.rendering.picture.scene import Anchor, Group, Item, Point, Run, Scene, Shape, Text

_SVG = "{http://www.w3.org/2000/svg}"
_TITLE = "{http://www.w3.org/1999/xlink}title"
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
_ANCHORS: dict[str | None, Anchor] = {"middle": "middle", "end": "end"}
_CURVE = 0.5522847  # distance of the control point for a quarter circle


def scene_of(svg: str) -> Scene:
    """Read Graphviz's picture: one group for each node, edge and cluster."""
    root = ElementTree.fromstring(svg)
    *_, width, height = map(float, root.attrib["viewBox"].split())
    graph = root.find(f"{_SVG}g")
    assert graph is not None
    *_, right, down = map(float, _NUMBER.findall(graph.attrib["transform"]))
    reader = _Reader(right, down)
    own = Group("", "", tuple(item for part in graph for item in reader.item(part)))
    inner = (reader.group(part) for part in graph if part.tag == f"{_SVG}g")
    return Scene(width, height, tuple(group for group in (own, *inner) if group.items))


class _Reader:
    """Reads elements, all translated by the same offset."""

    def __init__(self, right: float, down: float) -> None:
        self._right, self._down = right, down

    def group(self, element: Element) -> Group:
        link = next(element.iter(f"{_SVG}a"), None)
        return Group(
            id=element.attrib.get("id", ""),
            classes=element.attrib.get("class", ""),
            items=tuple(item for part in element.iter() for item in self.item(part)),
            title="" if link is None else link.attrib.get(_TITLE, ""),
        )

    def item(self, element: Element) -> Iterator[Item]:
        tag = element.tag.removeprefix(_SVG)
        if tag == "text":
            if (element.text or "").strip("\xa0 "):
                yield self._text(element)
        elif tag in ("polygon", "polyline"):
            start, *rest = self._points(element.attrib["points"])
            yield _shape(element, start, tuple((p,) for p in rest), closed=tag == "polygon")
        elif tag == "path":
            path = element.attrib["d"]
            start, *rest = self._points(path)
            curves = tuple(tuple(rest[i : i + 3]) for i in range(0, len(rest), 3))
            yield _shape(element, start, curves, closed=element.attrib.get("fill") != "none")
        elif tag == "ellipse":
            yield _shape(element, *self._ellipse(element), closed=True)

    def _text(self, element: Element) -> Text:
        style = element.attrib
        text = (element.text or "").replace("\xa0", " ")
        run = Run(
            text=text,
            size=float(style["font-size"]),
            color=style.get("fill", "#000000"),
            bold=style.get("font-weight") == "bold",
        )
        anchor = _ANCHORS.get(style.get("text-anchor"), "start")
        x, y = float(style["x"]) + self._right, float(style["y"]) + self._down
        return _without_margins(Text(x, y, anchor, (run,)))

    def _points(self, text: str) -> list[Point]:
        numbers = [float(number) for number in _NUMBER.findall(text)]
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        return [Point(x + self._right, y + self._down) for x, y in pairs]

    def _ellipse(self, element: Element) -> tuple[Point, tuple[tuple[Point, ...], ...]]:
        x, y, rx, ry = (float(element.attrib[name]) for name in ("cx", "cy", "rx", "ry"))
        x, y = x + self._right, y + self._down
        dx, dy = rx * _CURVE, ry * _CURVE
        return Point(x + rx, y), (
            (Point(x + rx, y + dy), Point(x + dx, y + ry), Point(x, y + ry)),
            (Point(x - dx, y + ry), Point(x - rx, y + dy), Point(x - rx, y)),
            (Point(x - rx, y - dy), Point(x - dx, y - ry), Point(x, y - ry)),
            (Point(x + dx, y - ry), Point(x + rx, y - dy), Point(x + rx, y)),
        )


def _without_margins(text: Text) -> Text:
    """Return a text without outer spaces, because programs treat those differently."""
    (run,) = text.runs
    bare = run._replace(text=run.text.strip())
    if bare == run:
        return text
    before = run.text[: len(run.text) - len(run.text.lstrip())]
    start = text.x - text.width * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
    return Text(start + text_width(before, run.size, run.bold), text.y, "start", (bare,))


def _shape(
    element: Element, start: Point, steps: tuple[tuple[Point, ...], ...], *, closed: bool
) -> Shape:
    style = element.attrib
    return Shape(
        start=start,
        steps=steps,
        fill=_color(style.get("fill")),
        stroke=_color(style.get("stroke")),
        width=float(style.get("stroke-width", "1")),
        dash=tuple(map(float, _NUMBER.findall(style.get("stroke-dasharray", "")))),
        closed=closed,
    )


def _color(value: str | None) -> str | None:
    """Return a colour as six digits; Graphviz uses only these names."""
    names: dict[str | None, str | None] = {
        "none": None,
        "transparent": None,
        "black": "#000000",
        "white": "#ffffff",
    }
    return names.get(value, value)
