"""A recording as a graph: DOT text, and pictures made of it.

Here are the options of a figure, and the module calls that they open, fold or hide.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Literal, NamedTuple

from tb_actmem.analysis.figure.outline import BUDGET, MOST_BOXES, Choice
from tb_actmem.analysis.index import Index, fqn
from tb_actmem.analysis.index.modules import calls_around, calls_inside, module_depths
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.themes import BACKGROUNDS, Theme
from tb_actmem.text import Units


class Selection(NamedTuple):
    """The module calls that a figure shows, opens and hides."""

    within: int | None
    """Only the inside of this module call is drawn; None: everything."""
    choice: Choice
    limit: int | None
    """The maximum number of boxes; None: as many as fit on a page."""
    hidden: frozenset[int]
    """Module calls that are not drawn."""


def select(index: Index, options: FigureOptions) -> Selection:
    """Find module calls by the names of their modules; ``*`` matches any characters.

    ``module`` draws only the inside of its first call. ``open`` opens modules, and ``depth`` opens
    that many levels, counted from the module shown. Without both, the heaviest modules are opened
    until the page is full. ``fold`` keeps modules folded, ``hide`` leaves them out. Raises
    RenderError for a depth below 0, and for a name that matches no module, with similar names.
    """
    recording, module, depth = index.recording, options.module, options.depth
    if depth is not None and depth < 0:
        raise RenderError(f"depth must be 0 or more, not {depth}")
    within = None if module is None else calls_named(recording, module)[0]
    wanted = {
        outer for call in _all(recording, options.open) for outer in calls_around(index, call)
    }
    if depth is not None:
        depths = module_depths(index)
        first = 0 if within is None else depths[within]
        wanted |= {call for call, level in enumerate(depths) if level - first < depth}
    shut = {*_all(recording, options.fold)}
    hidden = {
        inner for call in _all(recording, options.hide) for inner in calls_inside(index, call)
    }
    is_free = not wanted and depth is None
    return Selection(
        within=within,
        choice=Choice(wanted - shut, more=is_free, shut=shut, singles=True, loops=is_free),
        limit=None if is_free else MOST_BOXES,
        hidden=frozenset(hidden),
    )


def _all(recording: Recording, names: Sequence[str]) -> list[int]:
    return [call for name in names for call in calls_named(recording, name)]


def calls_named(recording: Recording, name: str) -> list[int]:
    """Return the calls of a module or of a pattern's modules; RenderError if there are none."""
    names = [fqn(recording, call) for call in range(len(recording.modules))]
    calls = [call for call, known in enumerate(names) if known == name]
    calls = calls or [call for call, known in enumerate(names) if fnmatchcase(known, name)]
    if calls:
        return calls
    near = _near(name, [*dict.fromkeys(names)])
    hint = f" Did you mean {' or '.join(near)}?" if near else ""
    raise RenderError(f"No module call matches {name!r}.{hint}", code="no-match")


def _near(name: str, names: Sequence[str]) -> list[str]:
    """Return three modules whose names end like this, or else similar names."""
    ends = [known for known in names if known.endswith(f".{name}")]
    return ends[:3] or difflib.get_close_matches(name, names)


LIMITS = (BUDGET, 32, 26, 22, 18, 15, 13, 11, 9, 7, 5, 3)
"""Numbers of boxes to try, until the figure fits on its page."""


Direction = Literal["TB", "LR"]
Chart = Literal["timeline", "breakdown", "modules"]
"""The charts of one recording."""
ChartOfMany = Literal["steps", "ranks"]
"""The charts of several recordings."""

_UNITS = {"pt": 1.0, "in": 72.0, "mm": 72 / 25.4, "cm": 720 / 25.4, "px": 0.75}


class FigureOptions(NamedTuple):
    """The content and look of a figure; see `tb_actmem.render` for each option."""

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
    """Convert a length to points: ``178mm``, ``8.5cm``, ``3.5in``, ``252pt``, ``640px``."""
    match = re.fullmatch(r"\s*(\d+(?:\.\d*)?|\.\d+)\s*(mm|cm|in|pt|px)\s*", length)
    if match is None or float(match[1]) <= 0:
        raise RenderError(f"width must be a length such as '178mm' or '3.5in', not {length!r}")
    return float(match[1]) * _UNITS[match[2]]


def painted_background(options: FigureOptions) -> str:
    """Return the background colour of a figure; "" for none."""
    if options.background is None:
        return BACKGROUNDS.get(options.theme, "")
    if not re.fullmatch("none|#[0-9a-fA-F]{6}", options.background):
        raise RenderError(
            f"background must be a colour such as '#ffffff', or 'none', not {options.background!r}"
        )
    return "" if options.background == "none" else options.background
