"""A figure laid out: its graph, its legend and its title, each as a picture of its own."""

from __future__ import annotations

import textwrap
from collections.abc import Callable

from tb_actmem.analysis.figure.boxes import BoxKind
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.rendering.figure.dot import dot_of
from tb_actmem.rendering.figure.legend import legend_dot
from tb_actmem.rendering.figure.notation import Notation
from tb_actmem.rendering.figure.options import FigureOptions
from tb_actmem.rendering.figure.palette import INK
from tb_actmem.rendering.picture.columns import cropped
from tb_actmem.rendering.picture.metrics import printable, room_for
from tb_actmem.rendering.picture.reading import scene_of
from tb_actmem.rendering.picture.scene import Group, Run, Scene, Text
from tb_actmem.rendering.picture.typeset import (
    centred,
    titles_clear,
    titles_shortened,
    with_lines_joined,
)
from tb_actmem.wording.reasons import node_reasons_text

Draw = Callable[[str], str]
"""From DOT text to the SVG text of Graphviz."""

_TRIES = 5  # layouts in which the titles of clusters get more room
_TITLE = 15  # size of the title, in points


def graph_scene(
    index: Index, figure: Outline, options: FigureOptions, notation: Notation, draw: Draw
) -> Scene:
    """Lay the graph out, with the titles of its clusters where no edge passes."""
    room: dict[int, float] = {cluster.call: 0 for cluster in figure.clusters}
    for _ in range(_TRIES):
        dot = dot_of(
            index,
            figure,
            legend=False,
            sizes=options.labels,
            direction=options.direction,
            notation=notation,
            title_room=room,
        )
        scene, homeless = titles_clear(centred(scene_of(draw(dot))))
        if not homeless:
            break
        room |= {int(name.removeprefix("m")): width for name, width in homeless.items()}
    scene = titles_shortened(scene, homeless)
    return cropped(_described(index, figure, scene))


def legend_scene(index: Index, figure: Outline, notation: Notation, draw: Draw) -> Scene:
    """Lay the legend out, as a picture of its own."""
    scene = scene_of(draw(legend_dot(index, figure, notation)))
    items = tuple(item for group in scene.groups for item in group.items)
    legend = with_lines_joined(Group("legend", "legend", items, title="Legend"))
    return cropped(scene._replace(groups=(legend,)))


def title_scene(title: str, width: float) -> Scene:
    """The title in as many lines as it needs."""
    letters = max(8, int(width / room_for("n", _TITLE, bold=True)))
    lines = textwrap.wrap(printable(title), letters) or [""]
    texts = (
        Text(0, 0.8 * _TITLE + line * 1.2 * _TITLE, "start", (Run(words, _TITLE, INK, bold=True),))
        for line, words in enumerate(lines)
    )
    return Scene(width, 1.2 * _TITLE * len(lines), (Group("", "title", tuple(texts)),))


def _described(index: Index, figure: Outline, scene: Scene) -> Scene:
    """Let each box of a node say why it keeps what it keeps."""
    nodes = {f"n{box.rows[0]}": box.rows[0] for box in figure.boxes if box.kind is BoxKind.NODE}
    groups = (
        group._replace(description=node_reasons_text(index, nodes[group.id]))
        if group.id in nodes
        else group
        for group in scene.groups
    )
    return scene._replace(groups=tuple(groups))
