"""The look of each state: a colour, and a second sign for readers who cannot see the colour.

The colours are those of Okabe and Ito, which are distinct for all types of colour vision. In black
and white, states differ by line style, line width and arrow head.
"""

from __future__ import annotations

import colorsys
from typing import Literal, NamedTuple

from tb_actmem.analysis.compare import Change
from tb_actmem.analysis.index.storages import State
from tb_actmem.errors import RenderError
from tb_actmem.rendering.picture import Group, Scene, Shape, Text

INK = "#222222"
"""Text, and the borders of boxes."""
FAINT = "#555555"
"""Secondary text."""
LINE = "#999999"
"""The borders of clusters."""
FILLS = ("#ffffff", "#fdf0e7", "#fad9c1", "#f6bd94", "#f2a06a")
"""From no attributed bytes to about as many as in the heaviest box."""


class Stroke(NamedTuple):
    """The look of the edges of one state, and their meaning."""

    color: str
    style: str
    """Graphviz's style, or ``double`` for two parallel lines."""
    arrowhead: str
    meaning: str
    """A few words for the legend of a figure."""
    help: str
    """A sentence for a tooltip."""


STROKES = {
    State.CACHED: Stroke(
        "#d55e00",
        "solid",
        "normal",
        "saved for backward",
        "Saved for backward: at least one saved tensor uses its memory.",
    ),
    State.FREED: Stroke(
        "#0072b2",
        "dashed",
        "empty",
        "freed during the forward",
        "Allocated in the forward pass and freed by its end.",
    ),
    State.HELD: Stroke(
        "#b0558c",
        "double",
        "diamond",
        "alive, but saved by no node",
        "Alive after the forward pass, though no saved tensor uses it.",
    ),
    State.RECOMPUTED: Stroke(
        "#009e73",
        "dotted",
        "vee",
        "recomputed in the backward",
        "Allocated in a checkpointed region: the backward pass recomputes it.",
    ),
    State.INPUT: Stroke(
        "#56b4e9",
        "solid",
        "vee",
        "an input that no node saves",
        "Alive before the forward pass, and not saved.",
    ),
    State.PARAMETER: Stroke(
        "#888888",
        "dotted",
        "none",
        "a parameter",
        "A parameter or buffer: alive with or without the forward pass.",
    ),
    State.NOT_CACHED: Stroke(
        "#777777",
        "dashed",
        "vee",
        "freed or held (unknown)",
        "Freed or held: without recorded ops the two cannot be distinguished.",
    ),
}
"""In the order of the legend. `make messages` writes them for the tab."""


class Tint(NamedTuple):
    """The look of a change between two recordings, with a sign besides the colour."""

    sign: str
    fill: str
    color: str
    style: str


TINTS = {
    Change.RELEASED: Tint("−", "#bfe3d7", "#009e73", "dashed"),
    Change.ADDED: Tint("+", "#fad9c1", "#d55e00", "bold"),
    Change.RESIZED: Tint("±", "#e3c3d7", "#b0558c", "solid"),
    Change.MOVED: Tint("→", "#cfe3f0", "#0072b2", "solid"),
    Change.SAME: Tint("=", FILLS[0], "#777777", "solid"),
}


def shade(depth: int) -> str:
    """Return the fill of a cluster: darker at greater depth; 1 is the outermost."""
    grey = max(0xD0, 0xFF - 6 * depth)
    return f"#{grey:02x}{grey:02x}{grey:02x}"


def class_of(state: State) -> str:
    """Return the CSS class of a state: ``not-cached`` for "not cached"."""
    return state.value.replace(" ", "-")


def fill_step(nbytes: int, heaviest: int) -> int:
    """Return the fill of a box from 0 to 4; each step is four times the bytes of the previous."""
    if nbytes <= 0:
        return 0
    return next((4 - step for step in range(3) if nbytes * 4 ** (step + 1) > heaviest), 1)


def pen_width(nbytes: int, heaviest: int) -> float:
    """Return an edge's width, 1 to 2.2; each step is eight times the bytes of the previous."""
    step = next((3 - step for step in range(3) if nbytes * 8 ** (step + 1) > heaviest), 0)
    return round(1 + 0.4 * (step if nbytes else 0), 1)


Theme = Literal["paper", "light", "dark"]
BACKGROUNDS = {"paper": "#ffffff", "light": "#ffffff", "dark": "#16181a"}

_EXACT: dict[Theme, dict[str, str]] = {
    "paper": {INK: "#000000", FAINT: "#333333", LINE: "#777777"},
    "light": {FAINT: "#444444"},
    "dark": {FAINT: "#c8c8c8"},
}
"""Ink is blacker on paper, and greys survive a photocopier. Secondary text is readable on the
darkest fill."""


def in_theme(scene: Scene, theme: Theme) -> Scene:
    """Return a picture in the colours of a theme; RenderError if the theme is unknown."""
    if theme not in BACKGROUNDS:
        raise RenderError(f"Unknown theme {theme!r}: choose {', '.join(BACKGROUNDS)}")
    return scene._replace(groups=tuple(_recoloured(group, theme) for group in scene.groups))


def _recoloured(group: Group, theme: Theme) -> Group:
    return group._replace(items=tuple(_item(item, theme) for item in group.items))


def _item(item: Shape | Text, theme: Theme) -> Shape | Text:
    if isinstance(item, Text):
        runs = (run._replace(color=_color(run.color, theme)) for run in item.runs)
        return item._replace(runs=tuple(runs))
    is_area = item.fill != item.stroke  # an arrow head has the colour of its line
    fill = None if item.fill is None else _color(item.fill, theme, is_area)
    stroke = None if item.stroke is None else _color(item.stroke, theme)
    return item._replace(fill=fill, stroke=stroke)


def _color(value: str, theme: Theme, is_area: bool = False) -> str:
    if value in _EXACT[theme]:
        return _EXACT[theme][value]
    return _dark(value, 0.6 if is_area else 0.85) if theme == "dark" else value


def _dark(value: str, most: float) -> str:
    """Return the same hue with inverted lightness, for a dark background."""
    red, green, blue = (int(value[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, strength = colorsys.rgb_to_hls(red, green, blue)
    light = 0.1 + most * (1 - light)
    back = colorsys.hls_to_rgb(hue, light, strength * 0.8)
    return "#" + "".join(f"{round(part * 255):02x}" for part in back)
