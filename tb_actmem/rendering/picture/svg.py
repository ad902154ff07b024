"""A picture as SVG text that looks the same with any fonts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.sax.saxutils import escape, quoteattr

from tb_actmem.rendering.picture import (
    FAMILY,
    Anchor,
    Group,
    Item,
    Point,
    Run,
    Scene,
    Shape,
    Text,
    printable,
    text_width,
)


def svg_text(scene: Scene, scale: float = 1, *, title: str = "", background: str = "") -> str:
    """Write a picture as SVG, scaled.

    Each text has a length, to which browsers fit other fonts. Programs that ignore it still have
    room for the widest font.
    """
    size = f'width="{_n(scene.width * scale)}pt" height="{_n(scene.height * scale)}pt"'
    box = f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="group"'
        f' font-family="{FAMILY}" xml:space="preserve">',
        *([f"<title>{_escaped(title)}</title>"] if title else []),
        *([f'<rect width="100%" height="100%" fill="{background}"/>'] if background else []),
        *(line for group in scene.groups for line in _group(group)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _group(group: Group) -> Iterator[str]:
    items = [_text(item) if isinstance(item, Text) else _shape(item) for item in group.items]
    if not group.id:
        yield from items
        return
    yield f'<g id={quoteattr(group.id)} class={quoteattr(group.classes)} role="img">'
    if group.title:
        yield f"<title>{_escaped(group.title)}</title>"
    if group.description:
        yield f"<desc>{_escaped(group.description)}</desc>"
    yield from items
    yield "</g>"


def _text(text: Text) -> str:
    anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
    length = f'textLength="{_n(text.width)}" lengthAdjust="spacingAndGlyphs"'
    if len(text.runs) == 1:
        inside, look = _escaped(text.runs[0].text), f" {_look(text.runs[0])}"
    else:
        runs = (f"<tspan {_look(run)}>{_escaped(run.text)}</tspan>" for run in text.runs)
        inside, look = "".join(runs), ""
    return f'<text x="{_n(text.x)}" y="{_n(text.y)}"{anchor} {length}{look}>{inside}</text>'


def _escaped(text: str) -> str:
    return escape(printable(text))


def _look(run: Run) -> str:
    weight = ' font-weight="bold"' if run.bold else ""
    return f'font-size="{_n(run.size)}"{weight} fill="{run.color}"'


def _shape(shape: Shape) -> str:
    look = f'fill="{shape.fill or "none"}"'
    if shape.stroke:
        look += f' stroke="{shape.stroke}"'
        look += "" if shape.width == 1 else f' stroke-width="{_n(shape.width)}"'
        look += f' stroke-dasharray="{",".join(map(_n, shape.dash))}"' if shape.dash else ""
    return f'<path {look} d="{_path(shape)}"/>'


def _path(shape: Shape) -> str:
    letters = {1: "L", 3: "C"}
    steps = (letters[len(step)] + " ".join(map(_pair, step)) for step in shape.steps)
    return f"M{_pair(shape.start)}{''.join(steps)}{'Z' if shape.closed else ''}"


def _pair(point: Point) -> str:
    return f"{_n(point.x)},{_n(point.y)}"


def _n(number: float) -> str:
    """Format a number to the hundredth, as short as possible."""
    return f"{round(number, 2) + 0:.7g}"


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
            yield _read_shape(element, start, tuple((p,) for p in rest), closed=tag == "polygon")
        elif tag == "path":
            path = element.attrib["d"]
            start, *rest = self._points(path)
            curves = tuple(tuple(rest[i : i + 3]) for i in range(0, len(rest), 3))
            is_edge = element.attrib.get("fill") == "none"
            ends = [start, *(curve[-1] for curve in curves)]
            if is_edge:
                curves = tuple(map(_without_hook, ends, curves))
            yield _read_shape(element, start, curves, closed=not is_edge)
        elif tag == "ellipse":
            yield _read_shape(element, *self._ellipse(element), closed=True)

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


def _without_hook(start: Point, curve: tuple[Point, ...]) -> tuple[Point, ...]:
    """Keep the control points of a curve between its ends, in the direction of its longer side.

    Graphviz sometimes fits a curve that first runs back past its start.
    """
    end = curve[-1]
    axis = "y" if abs(end.y - start.y) >= abs(end.x - start.x) else "x"
    least, most = sorted((getattr(start, axis), getattr(end, axis)))
    return tuple(p._replace(**{axis: min(max(getattr(p, axis), least), most)}) for p in curve)


def _without_margins(text: Text) -> Text:
    """Return a text without outer spaces, because programs treat those differently."""
    (run,) = text.runs
    bare = run._replace(text=run.text.strip())
    if bare == run:
        return text
    before = run.text[: len(run.text) - len(run.text.lstrip())]
    start = text.x - text.width * {"start": 0, "middle": 0.5, "end": 1}[text.anchor]
    return Text(start + text_width(before, run.size, run.bold), text.y, "start", (bare,))


def _read_shape(
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
