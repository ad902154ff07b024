"""How the figure of a recording marks its parts: the fuller a box, the more bytes it is charged."""

from __future__ import annotations

from functools import partial

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster
from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.rendering.figure.labels import Wording, box_lines, cluster_lines, edge_label
from tb_actmem.rendering.figure.marks import EdgeMark, Look, Mark, Marking
from tb_actmem.rendering.figure.palette import (
    FILLS,
    STROKES,
    Stroke,
    class_of,
    fill_step,
    pen_width,
)
from tb_actmem.rendering.figure.tooltips import box_tooltip, cluster_tooltip, edge_tooltip


def memory_marking(wording: Wording, figure: Outline, *, sizes: bool = True) -> Marking:
    """Mark what each part of a figure keeps; ``sizes`` writes bytes beside the edges."""
    fullest = max(map(bytes_of_one, figure.boxes), default=0)
    widest = max((edge.nbytes for edge in figure.edges), default=0)
    return Marking(
        box=partial(_box, wording, fullest),
        cluster=partial(_cluster, wording),
        edge=partial(_edge, wording, widest, sizes),
    )


def _cluster(wording: Wording, cluster: Cluster) -> Mark:
    again, lines = cluster.recomputed, cluster_lines(wording, cluster)
    look = {"style": "rounded,filled,dashed"} if again else {}
    return Mark(lines, cluster_tooltip(wording.of, cluster), ("recomputed",) if again else (), look)


def bytes_of_one(box: Box) -> int:
    """Bytes charged, of several equal calls to one."""
    return box.charged_bytes // (len(box.rows) if box.kind is BoxKind.MODULE else 1)


def _box(wording: Wording, fullest: int, position: int, box: Box) -> Mark:
    step = fill_step(bytes_of_one(box), fullest)
    classes = [
        *([f"bytes-{step}"] if box.nodes else []),
        *(["repeated"] if is_repeated(box) else []),
        *(["recomputed"] if box.recomputed else []),
    ]
    fill = {} if step == 0 else {"fillcolor": FILLS[step]}
    return Mark(
        lines=box_lines(wording, position, box),
        tooltip=box_tooltip(wording, position, box),
        classes=tuple(classes),
        look=shape(box, fill),
    )


def is_repeated(box: Box) -> bool:
    """Whether it stands for several equal module calls."""
    return box.kind is BoxKind.MODULE and len(box.rows) > 1


def shape(box: Box, fill: Look) -> Look:
    """How a box differs from the plain one of a node."""
    if not box.nodes:
        return {"shape": "none", "style": "", "margin": "0.06,0.07", "height": "0.1"}
    corners = "rounded" if box.kind is BoxKind.NODE else ""
    styles = ["filled", corners, "dashed" if box.recomputed else ""]
    look = {**fill}
    if box.recomputed or not corners:
        look["style"] = ",".join(filter(None, styles))
    if not corners:
        look["penwidth"] = "1.5"
    return {**look, "peripheries": "2"} if is_repeated(box) else look


def _edge(wording: Wording, widest: int, sizes: bool, edge: BoxEdge) -> EdgeMark:
    return EdgeMark(
        label=edge_label(wording, edge) if sizes else "",
        tooltip=edge_tooltip(wording.of.recording, edge),
        kind=class_of(edge.state),
        look=_line(STROKES[edge.state], pen_width(edge.nbytes, widest)),
    )


def _line(stroke: Stroke, width: float) -> Look:
    if stroke.style == "double":  # thin: Graphviz sets the two lines two points apart
        look = {"color": f"{stroke.color}:{stroke.color}", "penwidth": "1"}
    else:
        look = {"color": stroke.color, "style": stroke.style, "penwidth": f"{width:g}"}
    return {**look, "arrowhead": stroke.arrowhead}
