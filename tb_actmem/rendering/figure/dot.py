"""A recording as DOT text: the one generator behind the tab, the files and the notebook."""

from __future__ import annotations

import difflib
from collections.abc import Collection
from typing import Literal

from graphviz import Digraph

from tb_actmem.analysis.figure.outline import Outline, outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import fqn
from tb_actmem.collector import collector_paused
from tb_actmem.errors import RenderError
from tb_actmem.model import Recording
from tb_actmem.rendering.figure.legend import head, legend_rows
from tb_actmem.rendering.figure.marks import draw
from tb_actmem.rendering.figure.palette import FAINT, FILLS, INK

Direction = Literal["TB", "LR"]

_FONT = "Helvetica"  # exactly: the WebAssembly engine has its metrics, and of a list it takes Times
_NODE = {
    "shape": "box",
    "style": "filled,rounded",
    "color": FAINT,
    "fillcolor": FILLS[0],
    "fontname": _FONT,
    "fontsize": "12",
    "fontcolor": INK,
    "margin": "0.12,0.06",
    "height": "0.3",
}
_EDGE = {"arrowsize": "0.7", "fontname": _FONT, "fontsize": "10", "fontcolor": FAINT}


def dot(
    index: Index,
    *,
    open_calls: Collection[int] | None = None,
    module: str | None = None,
    title: str | None = None,
    legend: bool = True,
    sizes: bool = True,
    direction: Direction = "TB",
    views: bool = False,
    parameters: bool = False,
) -> str:
    """Draw a recording as DOT text, from producers to consumers.

    ``open_calls``, ``views`` and ``parameters`` are those of `outline`; ``module`` draws only the
    inside of the first call of the module of that name. ``title`` is the recording's label and
    the module if it is None. ``legend``, ``sizes`` and ``direction`` are those of `dot_of`.
    Raises RenderError for a module that was not called.
    """
    recording = index.recording
    within = None if module is None else call_of(recording, module)
    figure = outline(index, open_calls, within=within, views=views, parameters=parameters)
    if title is None:
        title = ", ".join(filter(None, (recording.meta.label, module)))
    return dot_of(index, figure, title=title, legend=legend, sizes=sizes, direction=direction)


def call_of(recording: Recording, module: str) -> int:
    """Find the first call of a module by its name; raises RenderError if there is none."""
    names = [fqn(recording, call) for call in range(len(recording.modules))]
    if module in names:
        return names.index(module)
    near = difflib.get_close_matches(module, dict.fromkeys(names), n=3)
    hint = f"; there is {' and '.join(near)}" if near else ""
    raise RenderError(f"The recording has no call of a module {module!r}{hint}")


@collector_paused()
def dot_of(
    index: Index,
    figure: Outline,
    *,
    title: str = "",
    legend: bool = True,
    sizes: bool = True,
    direction: Direction = "TB",
) -> str:
    """Draw an outline of a recording as DOT text.

    ``legend`` says below the title what the colours mean, the totals, and what could not be seen.
    ``sizes`` writes bytes beside the edges. ``direction`` is "TB" from top to bottom or "LR" from
    left to right. Ids survive into every picture: ``n12`` a node, ``m5`` a folded module call or
    the cluster of an open one, ``t7`` a leaf tensor, ``e3`` an edge.
    """
    graph = Digraph(graph_attr=_graph(direction), node_attr=_NODE, edge_attr=_EDGE)
    rows = legend_rows(index, figure) if legend else []
    if title or rows:
        graph.attr(label=head(title, rows), labelloc="t", labeljust="l")
    draw(graph, index, figure, sizes)
    return str(graph.source)


def _graph(direction: Direction) -> dict[str, str]:
    if direction not in ("TB", "LR"):
        raise RenderError(f"A figure's direction is 'TB' or 'LR', not {direction!r}")
    return {
        "rankdir": direction,
        "bgcolor": "transparent",
        "fontname": _FONT,
        "fontsize": "12",
        "fontcolor": INK,
        "nodesep": "0.25",
        "ranksep": "0.35",
    }
