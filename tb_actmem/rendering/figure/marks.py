"""What a figure is drawn with: boxes, clusters and edges as statements of DOT."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from graphviz import Digraph

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.rendering.figure.labels import (
    Wording,
    box_lines,
    cluster_label,
    cluster_lines,
    edge_label,
)
from tb_actmem.rendering.figure.lines import beside_line, box_width, label, title_width
from tb_actmem.rendering.figure.palette import (
    FILLS,
    LINE,
    STROKES,
    Stroke,
    class_of,
    fill_step,
    pen_width,
    shade,
)
from tb_actmem.rendering.figure.tooltips import box_tooltip, cluster_tooltip, edge_tooltip


class _Canvas(NamedTuple):
    """What is drawn on, and what all marks need to know."""

    graph: Digraph
    wording: Wording
    ids: list[str]
    """Of the boxes."""
    fullest: int
    """Bytes charged to the box that is filled most strongly."""
    widest: int
    """Bytes of the edge that is drawn with the widest pen."""
    sizes: bool
    title_room: Mapping[int, float]


def draw(
    graph: Digraph,
    wording: Wording,
    figure: Outline,
    *,
    sizes: bool = True,
    title_room: Mapping[int, float] | None = None,
) -> None:
    """Write the boxes of a figure, each inside of its clusters, and its edges.

    ``sizes`` writes bytes beside the edges. ``title_room`` are points, by call, that the title of
    a cluster shall have for itself; without them each has twice what it needs, so that an edge
    which enters in the middle seldom covers it.
    """
    ids = box_ids(figure)
    fullest = max(map(_bytes_of_one, figure.boxes), default=0)
    widest = max((edge.nbytes for edge in figure.edges), default=0)
    canvas = _Canvas(
        graph=graph,
        wording=wording,
        ids=ids,
        fullest=fullest,
        widest=widest,
        sizes=sizes,
        title_room={} if title_room is None else title_room,
    )
    _draw_boxes(canvas, figure)
    for edge in figure.edges:
        _draw_edge(canvas, edge)


def _draw_boxes(canvas: _Canvas, figure: Outline) -> None:
    """Boxes stand in the order of their clusters, which are opened and closed on the way."""
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
    """The clusters around a box, the outermost first."""
    around = []
    while call is not None:
        around.append(call)
        call = clusters[call].parent
    return around[::-1]


def _open_cluster(canvas: _Canvas, cluster: Cluster, depth: int) -> None:
    again, lines = cluster.recomputed, cluster_lines(canvas.wording, cluster)
    room = canvas.title_room.get(cluster.call, 2 * title_width(lines))
    canvas.graph.body.append(f"subgraph cluster_m{cluster.call} {{\n")
    canvas.graph.attr(
        id=f"m{cluster.call}",
        label=cluster_label(lines, room),
        labeljust="l",
        style="rounded,filled,dashed" if again else "rounded,filled",
        color=LINE,
        fillcolor=shade(depth),
        tooltip=cluster_tooltip(canvas.wording.of, cluster),
        **{"class": "cluster recomputed" if again else "cluster"},
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
    """What each box is called in the picture."""
    return [_id(position, box) for position, box in enumerate(figure.boxes)]


def _id(position: int, box: Box) -> str:
    letter = _LETTERS[box.kind]
    return f"{letter}{box.rows[0]}" if box.rows else f"{letter}_{position}"


def edge_id(ids: Sequence[str], edge: BoxEdge) -> str:
    """What an edge is called in the picture, among boxes that are called so."""
    if edge.edge is not None:
        return f"e{edge.edge}"
    return f"{ids[edge.producer]}-{ids[edge.consumer]}-{class_of(edge.state)}"


def _bytes_of_one(box: Box) -> int:
    """Bytes charged, of several equal calls to one."""
    return box.charged_bytes // (len(box.rows) if box.kind is BoxKind.MODULE else 1)


_CLASSES = {
    BoxKind.NODE: "op",
    BoxKind.MODULE: "module",
    BoxKind.STRETCH: "stretch",
    BoxKind.LEAF: "leaf",
    BoxKind.PARAMETER: "leaf parameter",
    BoxKind.OUTPUT: "leaf output",
}


def _draw_box(canvas: _Canvas, box: Box, position: int) -> None:
    name, lines = canvas.ids[position], box_lines(canvas.wording, position, box)
    step = fill_step(_bytes_of_one(box), canvas.fullest)
    repeated = box.kind is BoxKind.MODULE and len(box.rows) > 1
    classes = [
        _CLASSES[box.kind],
        *([f"bytes-{step}"] if box.nodes else []),
        *(["repeated"] if repeated else []),
        *(["recomputed"] if box.recomputed else []),
    ]
    canvas.graph.node(
        name,
        label(lines),
        id=name,
        tooltip=box_tooltip(canvas.wording, position, box),
        width=f"{box_width(lines) / 72:.2f}",
        **{"class": " ".join(classes)},
        **_shape(box, step, repeated),
    )


def _shape(box: Box, step: int, repeated: bool) -> dict[str, str]:
    """How a box differs from the plain one of a node that is charged nothing."""
    if not box.nodes:
        return {"shape": "none", "style": "", "margin": "0.06,0.07", "height": "0.1"}
    corners = "rounded" if box.kind is BoxKind.NODE else ""
    styles = ["filled", corners, "dashed" if box.recomputed else ""]
    shape = {} if step == 0 else {"fillcolor": FILLS[step]}
    if box.recomputed or not corners:
        shape["style"] = ",".join(filter(None, styles))
    if not corners:
        shape["penwidth"] = "1.5"
    return {**shape, "peripheries": "2"} if repeated else shape


def _draw_edge(canvas: _Canvas, edge: BoxEdge) -> None:
    tail, head = canvas.ids[edge.producer], canvas.ids[edge.consumer]
    state = class_of(edge.state)
    label = edge_label(canvas.wording, edge) if canvas.sizes else ""
    canvas.graph.edge(
        tail,
        head,
        id=edge_id(canvas.ids, edge),
        tooltip=edge_tooltip(canvas.wording.of.recording, edge),
        **({"label": beside_line(label)} if label else {}),
        **{"class": f"edge {state}"},
        **_line(STROKES[edge.state], pen_width(edge.nbytes, canvas.widest)),
    )


def _line(stroke: Stroke, width: float) -> dict[str, str]:
    if stroke.style == "double":  # thin: Graphviz sets the two lines two points apart
        look = {"color": f"{stroke.color}:{stroke.color}", "penwidth": "1"}
    else:
        look = {"color": stroke.color, "style": stroke.style, "penwidth": f"{width:g}"}
    return {**look, "arrowhead": stroke.arrowhead}
