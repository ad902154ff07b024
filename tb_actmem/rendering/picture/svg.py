"""A picture as SVG text that looks the same with any fonts."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from tb_actmem.rendering.picture.metrics import FAMILY, printable
from tb_actmem.rendering.picture.scene import Group, Point, Run, Scene, Shape, Text


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
