"""Colours for paper, for a screen, and for a dark one."""

from __future__ import annotations

import colorsys
from typing import Literal

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.palette import FAINT, INK, LINE
from tb_actmem.rendering.picture.scene import Group, Scene, Shape, Text

Theme = Literal["paper", "light", "dark"]
BACKGROUNDS = {"paper": "#ffffff", "light": "#ffffff", "dark": "#16181a"}

_EXACT: dict[Theme, dict[str, str]] = {
    "paper": {INK: "#000000", FAINT: "#333333", LINE: "#777777"},
    "light": {FAINT: "#444444"},
    "dark": {FAINT: "#c8c8c8"},
}
"""Ink is blacker on paper, with greys that a copier still shows; text of lesser weight can be read
on the fullest box."""


def in_theme(scene: Scene, theme: Theme) -> Scene:
    """A picture in the colours of a theme; RenderError if there is no such one."""
    if theme not in BACKGROUNDS:
        raise RenderError(f"There is no theme {theme!r}: choose {', '.join(BACKGROUNDS)}")
    return scene._replace(groups=tuple(_recoloured(group, theme) for group in scene.groups))


def _recoloured(group: Group, theme: Theme) -> Group:
    return group._replace(items=tuple(_item(item, theme) for item in group.items))


def _item(item: Shape | Text, theme: Theme) -> Shape | Text:
    if isinstance(item, Text):
        runs = (run._replace(color=_color(run.color, theme)) for run in item.runs)
        return item._replace(runs=tuple(runs))
    is_area = item.fill != item.stroke  # and no arrow head, which has the colour of its line
    fill = None if item.fill is None else _color(item.fill, theme, is_area)
    stroke = None if item.stroke is None else _color(item.stroke, theme)
    return item._replace(fill=fill, stroke=stroke)


def _color(value: str, theme: Theme, is_area: bool = False) -> str:
    if value in _EXACT[theme]:
        return _EXACT[theme][value]
    return _dark(value, 0.6 if is_area else 0.85) if theme == "dark" else value


def _dark(value: str, most: float) -> str:
    """The same hue with its lightness turned around, from the background up."""
    red, green, blue = (int(value[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, strength = colorsys.rgb_to_hls(red, green, blue)
    light = 0.1 + most * (1 - light)
    back = colorsys.hls_to_rgb(hue, light, strength * 0.8)
    return "#" + "".join(f"{round(part * 255):02x}" for part in back)
