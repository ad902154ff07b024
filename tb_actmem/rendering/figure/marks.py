"""Boxes, clusters and edges of a figure as DOT statements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from graphviz import Digraph
from graphviz.quoting import quote

from tb_actmem.analysis.figure import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.rendering.figure.labels import cluster_label
from tb_actmem.rendering.figure.lines import Line, beside_line, box_width, label, title_width
from tb_actmem.rendering.figure.themes import LINE, class_of, shade
from tb_actmem.replies.box import DrawnReply, box_reply, edge_reply

Look = Mapping[str, str]
"""DOT attributes besides the common ones."""


class Mark(NamedTuple):
    """The text and look of a box or a cluster."""

    lines: list[Line]
    tooltip: str
    classes: tuple[str, ...]
    look: Look


class EdgeMark(NamedTuple):
    """The text and look of an edge."""

    label: str
    tooltip: str
    kind: str
    """Its class in the picture."""
    look: Look


class Marking(NamedTuple):
    """How a figure marks its parts."""

    box: Callable[[int, Box], Mark]
    """The arguments are a box's position and the box."""
    cluster: Callable[[Cluster], Mark]
    edge: Callable[[BoxEdge], EdgeMark]


class _Canvas(NamedTuple):
    """The drawing, and the context of all its parts."""

    graph: Digraph
    marking: Marking
    ids: list[str]
    """The ids of the boxes."""
    title_room: Mapping[int, float]


def draw(
    graph: Digraph,
    marking: Marking,
    figure: Outline,
    *,
    title_room: Mapping[int, float] | None = None,
    is_stacked: bool = False,
) -> None:
    """Write the boxes of a figure, each inside its clusters, and its edges.

    ``title_room`` is the width reserved for each cluster's title, in points by call. The default is
    twice the title's width, so that an edge in the middle seldom covers it. ``is_stacked`` places
    each box below the one that ran before it, and tensors above the nodes that use them.
    """
    canvas = _Canvas(graph, marking, box_ids(figure), {} if title_room is None else title_room)
    _draw_boxes(canvas, figure)
    for edge in figure.edges:
        _draw_edge(canvas, edge)
    for above, below in pairwise(_stack(figure)) if is_stacked else ():
        graph.edge(canvas.ids[above], canvas.ids[below], style="invis", weight="0")


def _stack(figure: Outline) -> list[int]:
    """Return the boxes from top to bottom: inputs first, parameters before their first user.

    An outline lists both behind all nodes. Below its users a tensor would have edges that go up.
    """
    user: dict[int, int] = {}
    for edge in figure.edges:
        user[edge.producer] = min(edge.consumer, user.get(edge.producer, edge.consumer))

    def place(position: int) -> float:
        kind = figure.boxes[position].kind
        if kind is BoxKind.LEAF:
            return -1
        return user.get(position, position) - 0.5 if kind is BoxKind.PARAMETER else position

    return sorted(range(len(figure.boxes)), key=place)


def _draw_boxes(canvas: _Canvas, figure: Outline) -> None:
    """Write boxes in the order of their clusters, and open and close clusters in between."""
    clusters = {cluster.call: cluster for cluster in figure.clusters}
    inside: list[int] = []
    for position, box in enumerate(figure.boxes):
        around = _around(clusters, box.cluster)
        while inside != around[: len(inside)]:
            inside.pop()
            canvas.graph.body.append("}\n")
        for call in around[len(inside) :]:
            inside.append(call)
            _open_cluster(canvas, clusters[call], len(inside))
        _draw_box(canvas, box, position)
    canvas.graph.body += ["}\n"] * len(inside)


def _around(clusters: Mapping[int, Cluster], call: int | None) -> list[int]:
    """Return the clusters around a box, outermost first."""
    around = []
    while call is not None:
        around.append(call)
        call = clusters[call].parent
    return around[::-1]


def _open_cluster(canvas: _Canvas, cluster: Cluster, depth: int) -> None:
    lines, tooltip, classes, look = canvas.marking.cluster(cluster)
    room = canvas.title_room.get(cluster.call, 2 * title_width(lines))
    canvas.graph.body.append(f"subgraph cluster_m{cluster.call} {{\n")
    canvas.graph.attr(
        id=f"m{cluster.call}",
        label=cluster_label(lines, room),
        labeljust="l",
        color=LINE,
        fillcolor=shade(depth),
        tooltip=tooltip,
        **{"class": " ".join(("cluster", *classes)), "style": "rounded,filled", **look},
    )


_LETTERS = {
    BoxKind.NODE: "n",
    BoxKind.MODULE: "m",
    BoxKind.STRETCH: "s",
    BoxKind.LEAF: "t",
    BoxKind.PARAMETER: "t",
    BoxKind.OUTPUT: "o",
}


def box_ids(figure: Outline) -> list[str]:
    """Return the id of each box in the picture."""
    return [_id(position, box) for position, box in enumerate(figure.boxes)]


def _id(position: int, box: Box) -> str:
    letter = _LETTERS[box.kind]
    return f"{letter}{box.rows[0]}" if box.rows else f"{letter}_{position}"


def edge_id(ids: Sequence[str], edge: BoxEdge) -> str:
    """Return the id of an edge in the picture, from the ids of the boxes."""
    if edge.edge is not None:
        return f"e{edge.edge}"
    return f"{ids[edge.producer]}-{ids[edge.consumer]}-{class_of(edge.state)}"


_CLASSES = {
    BoxKind.NODE: "op",
    BoxKind.MODULE: "module",
    BoxKind.STRETCH: "stretch",
    BoxKind.LEAF: "leaf",
    BoxKind.PARAMETER: "leaf parameter",
    BoxKind.OUTPUT: "leaf output",
}


def _draw_box(canvas: _Canvas, box: Box, position: int) -> None:
    name, (lines, tooltip, classes, look) = canvas.ids[position], canvas.marking.box(position, box)
    look = {
        "id": name,
        "tooltip": tooltip,
        "width": f"{box_width(lines) / 72:.2f}",
        "class": " ".join((_CLASSES[box.kind], *classes)),
        **look,
    }
    _write(canvas, _quoted(name), label(lines), look)


def _draw_edge(canvas: _Canvas, edge: BoxEdge) -> None:
    text, tooltip, kind, look = canvas.marking.edge(edge)
    ends = [_quoted(canvas.ids[box]) for box in (edge.producer, edge.consumer)]
    look = {
        "id": edge_id(canvas.ids, edge),
        "tooltip": tooltip,
        "class": f"edge {kind}",
        **look,
    }
    _write(canvas, " -> ".join(ends), beside_line(text) if text else None, look)


def _write(canvas: _Canvas, what: str, text: str | None, look: Look) -> None:
    """Write a statement like Digraph's `node` and `edge`, in half the time.

    Those also quote attribute names, and do not cache quoted values.
    """
    labelled = [] if text is None else [f"label={quote(text)}"]
    attributes = [f"{name}={_quoted(value)}" for name, value in sorted(look.items())]
    canvas.graph.body.append(f"\t{what} [{' '.join(labelled + attributes)}]\n")


_quoted = lru_cache(maxsize=4096)(quote)


class Part(NamedTuple):
    """A box, or an edge with its two boxes, independent of its position."""

    id: str
    boxes: tuple[tuple[str, Box], ...]
    """The box, or both ends of the edge, with their ids."""
    edge: BoxEdge | None
    """Its ends are positions in ``boxes``."""

    @property
    def is_row(self) -> bool:
        """True if it is one node or one module call, and so one row of the recording."""
        box = self.boxes[0][1]
        return self.edge is None and len(box.rows) == 1 and box.kind in _ROWS


_ROWS = (BoxKind.NODE, BoxKind.MODULE)


def parts(figure: Outline) -> Iterator[Part]:
    """Yield all boxes and edges of a figure."""
    ids = box_ids(figure)
    boxes = [*zip(ids, figure.boxes, strict=True)]
    for name, box in boxes:
        yield Part(name, ((name, box),), None)
    for edge in figure.edges:
        ends = (boxes[edge.producer], boxes[edge.consumer])
        yield Part(edge_id(ids, edge), ends, edge._replace(producer=0, consumer=1))


def part_reply(index: Index, part: Part) -> DrawnReply:
    """Return the reply for a box or an edge."""
    if part.edge is None:
        return box_reply(index, part.boxes[0][1], part.id)
    return edge_reply(index, part.edge, part.id, part.boxes)
