"""A recording as DOT text, for the tab, files and notebooks."""

from __future__ import annotations

from collections.abc import Mapping

from graphviz import Digraph

from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.figure.labels import Wording
from tb_actmem.rendering.figure.legend import head, legend_rows, memory_marking
from tb_actmem.rendering.figure.letters import Notation, letters_of
from tb_actmem.rendering.figure.lines import EDGE_SIZE
from tb_actmem.rendering.figure.marks import draw
from tb_actmem.rendering.figure.options import Direction
from tb_actmem.rendering.figure.themes import FAINT, FILLS, INK

_FONT = "Helvetica"  # the WebAssembly engine has its metrics; for a list it uses Times
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
_EDGE = {"arrowsize": "0.7", "fontname": _FONT, "fontsize": f"{EDGE_SIZE}", "fontcolor": FAINT}


@collector_paused()
def dot_of(
    index: Index,
    figure: Outline,
    *,
    title: str = "",
    legend: bool = True,
    sizes: bool = True,
    direction: Direction = "TB",
    notation: Notation | None = None,
    title_room: Mapping[int, float] | None = None,
    tight: bool = False,
) -> str:
    """Draw an outline of a recording as DOT text.

    ``legend`` adds totals, the meaning of the colours, and notes below the title. ``sizes`` is that
    of `memory_marking`, ``title_room`` that of `draw`. ``tight`` halves the space between boxes.
    ``direction`` is "TB" (top to bottom) or "LR" (left to right). Every picture keeps the ids:
    ``n12`` is a node, ``m5`` a folded module call or the cluster of an open one, ``t7`` a leaf
    tensor, ``e3`` an edge.
    """
    graph = digraph(direction, tight)
    notation = notation or Notation()
    letters = letters_of(index, figure)
    rows = legend_rows(index, figure, notation, letters) if legend else []
    if title or rows:
        graph.attr(label=head(title, rows), labelloc="t", labeljust="l")
    wording = Wording(index, letters, notation)
    draw(graph, memory_marking(wording, figure, sizes=sizes), figure, title_room=title_room)
    return str(graph.source)


def digraph(direction: Direction = "TB", tight: bool = False) -> Digraph:
    """Return an empty figure; RenderError for an unknown direction."""
    if direction not in ("TB", "LR"):
        raise RenderError(f"direction must be 'TB' or 'LR', not {direction!r}")
    # No nslimit: it is a third faster for 1,300 boxes, but edges bend three times as much.
    look = {
        "rankdir": direction,
        "bgcolor": "transparent",
        "fontname": _FONT,
        "fontsize": "12",
        "fontcolor": INK,
        "nodesep": "0.1" if tight else "0.2",
        "ranksep": "0.12" if tight else "0.25",
    }
    return Digraph(graph_attr=look, node_attr=_NODE, edge_attr=_EDGE)
