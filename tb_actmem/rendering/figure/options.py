"""What a caller can ask of a figure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.themes import BACKGROUNDS, Theme
from tb_actmem.wording.units import Units

Direction = Literal["TB", "LR"]

_UNITS = {"pt": 1.0, "in": 72.0, "mm": 72 / 25.4, "cm": 720 / 25.4, "px": 0.75}


class FigureOptions(NamedTuple):
    """What a figure shows and how it looks; `tb_actmem.render` says what each option means."""

    open: tuple[str, ...] = ()
    module: str | None = None
    depth: int | None = None
    hide: tuple[str, ...] = ()
    fold: tuple[str, ...] = ()
    views: bool = False
    parameters: bool = False
    title: str | None = None
    legend: bool = True
    labels: bool = True
    direction: Direction = "TB"
    theme: Theme = "paper"
    background: str | None = None
    width: str | None = None
    units: Units = "MiB"
    dims: Mapping[str, int] = {}
    engine: str | None = None


def points(length: str) -> float:
    """A length in points: ``178mm``, ``8.5cm``, ``3.5in``, ``252pt``, ``640px``."""
    found = re.fullmatch(r"\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in|pt|px)\s*", length)
    if found is None or float(found[1]) <= 0:
        raise RenderError(f"A figure's width is such as '178mm' or '3.5in', not {length!r}")
    return float(found[1]) * _UNITS[found[2]]


def painted_background(options: FigureOptions) -> str:
    """The colour below a figure; "" where there is none."""
    if options.background is None:
        return BACKGROUNDS.get(options.theme, "")
    if not re.fullmatch("none|#[0-9a-fA-F]{6}", options.background):
        raise RenderError(
            f"A background is such as '#ffffff', or 'none', not {options.background!r}"
        )
    return "" if options.background == "none" else options.background
