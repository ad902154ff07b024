"""A recording as DOT text, and its layout: graph, legend and title as separate pictures."""

from __future__ import annotations

import re
import textwrap
import threading
from collections.abc import Callable
from concurrent import futures
from itertools import accumulate
from types import ModuleType

from graphviz import Digraph

from tb_actmem.analysis.figure import BoxKind
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.errors import RenderError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.figure import Direction, FigureOptions
from tb_actmem.rendering.figure.labels import Wording, wording_of
from tb_actmem.rendering.figure.legend import head, legend_dot, legend_rows, memory_marking
from tb_actmem.rendering.figure.lines import EDGE_SIZE, Notation
from tb_actmem.rendering.figure.marks import draw
from tb_actmem.rendering.figure.themes import FAINT, FILLS, INK
from tb_actmem.rendering.picture import Group, Run, Scene, Text, printable, room_for
from tb_actmem.rendering.picture.columns import cropped
from tb_actmem.rendering.picture.svg import scene_of
from tb_actmem.rendering.picture.typeset import (
    centred,
    labels_clear,
    titles_clear,
    titles_shortened,
    with_lines_joined,
)
from tb_actmem.text.reasons import node_reasons_text

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
) -> str:
    """Draw an outline of a recording as DOT text.

    ``legend`` adds totals, the meaning of the colours, and notes below the title. ``sizes`` is that
    of `memory_marking`. ``direction`` is "TB" (top to bottom) or "LR" (left to right). Every
    picture keeps the ids: ``n12`` is a node, ``m5`` a folded module call or the cluster of an open
    one, ``t7`` a leaf tensor, ``e3`` an edge.
    """
    graph = digraph(direction)
    wording = wording_of(index, figure, notation or Notation())
    rows = legend_rows(wording, figure) if legend else []
    if title or rows:
        graph.attr(label=head(title, rows), labelloc="t", labeljust="l")
    draw(graph, memory_marking(wording, figure, sizes=sizes), figure)
    return str(graph.source)


def digraph(direction: Direction = "TB", tight: bool = False, is_stacked: bool = False) -> Digraph:
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
        # A stack is long: it needs room for a cut between a box and the arrow below it.
        "ranksep": ("0.17" if is_stacked else "0.12") if tight else "0.25",
    }
    return Digraph(graph_attr=look, node_attr=_NODE, edge_attr=_EDGE)


LayOut = Callable[[str], str]
"""A function from DOT text to Graphviz's SVG text."""

TRIES = 5  # maximum number of layouts, each with more room for cluster titles
_TITLE = 15  # size of the title, in points


def graph_scene(
    wording: Wording,
    figure: Outline,
    options: FigureOptions,
    lay_out: LayOut,
    *,
    tight: bool = False,
    is_stacked: bool = False,
    tries: int = TRIES,
) -> Scene:
    """Lay out the graph, with cluster titles where no edge passes.

    Each of the ``tries`` gives titles more room. Then titles that have none are shortened.
    ``tight`` halves the space between boxes, and ``is_stacked`` places one box in each row.
    """
    marking = memory_marking(wording, figure, sizes=options.labels)
    room: dict[int, float] = {cluster.call: 0 for cluster in figure.clusters}
    for _ in range(tries):
        graph = digraph(options.direction, tight, is_stacked)
        draw(graph, marking, figure, title_room=room, is_stacked=is_stacked)
        scene, homeless = titles_clear(centred(scene_of(lay_out(str(graph.source)))))
        if not homeless:
            break
        room |= {int(name.removeprefix("m")): width for name, width in homeless.items()}
    scene = labels_clear(titles_shortened(scene, homeless))
    return cropped(_described(wording.of, figure, scene))


def legend_scene(wording: Wording, figure: Outline, lay_out: LayOut) -> Scene:
    """Lay out the legend as a separate picture."""
    scene = scene_of(lay_out(legend_dot(wording, figure)))
    items = tuple(item for group in scene.groups for item in group.items)
    legend = with_lines_joined(Group("legend", "legend", items, title="Legend"))
    return cropped(scene._replace(groups=(legend,)))


def title_scene(title: str, width: float) -> Scene:
    """Return the title as a picture, wrapped to the width."""
    letters = max(8, int(width / room_for("n", _TITLE, bold=True)))
    lines = textwrap.wrap(printable(title), letters) or [""]
    texts = (
        Text(0, 0.8 * _TITLE + line * 1.2 * _TITLE, "start", (Run(words, _TITLE, INK, bold=True),))
        for line, words in enumerate(lines)
    )
    return Scene(width, 1.2 * _TITLE * len(lines), (Group("", "title", tuple(texts)),))


def _described(index: Index, figure: Outline, scene: Scene) -> Scene:
    """Add the reasons for saved tensors to each box of a node."""
    nodes = {f"n{box.rows[0]}": box.rows[0] for box in figure.boxes if box.kind is BoxKind.NODE}
    groups = (
        group._replace(description=node_reasons_text(index, nodes[group.id]))
        if group.id in nodes
        else group
        for group in scene.groups
    )
    return scene._replace(groups=tuple(groups))


TIME_LIMIT_S = 60.0
"""Maximum seconds for one layout; 3,000 nodes need two."""

_STACK_SIZE = 8 << 20  # of the layout's thread; WebAssembly uses 2 MiB of it
_ONE_AT_A_TIME = threading.Lock()
_HELVETICA = re.compile('font-family="Helvetica[^"]*"')


def svg(dot: str, *, limit_s: float = TIME_LIMIT_S) -> str:
    """Lay out DOT text and return the picture as SVG text.

    The picture is the same on every machine, because neither its fonts nor its Graphviz are used.
    Ids and classes of the DOT text are in the SVG. Thread-safe; Ctrl-C stops it. Raises RenderError
    with Graphviz's message if the DOT text is invalid, or if the layout takes more than ``limit_s``
    seconds or 1 GiB.
    """
    with _ONE_AT_A_TIME:
        return _with_web_fonts(_lay_out(dot, limit_s))


def _with_web_fonts(text: str) -> str:
    """Add fallback fonts, because few machines have Helvetica."""
    return _HELVETICA.sub(r'font-family="Helvetica,Arial,sans-serif"', text)


def _lay_out(dot: str, limit_s: float) -> str:
    """Lay out in a thread, so that a time limit and Ctrl-C work."""
    graphviz = _import_webassembly().start()
    try:
        with futures.ThreadPoolExecutor(max_workers=1) as pool:
            try:
                return _submit(pool, graphviz.svg, dot).result(limit_s)
            finally:
                graphviz.stop()
    except futures.TimeoutError:
        message = f"The layout takes more than {limit_s:g} s: fold modules to draw fewer nodes"
        raise RenderError(message) from None
    finally:
        graphviz.close()


def _submit(
    pool: futures.Executor, function: Callable[[str], str], dot: str
) -> futures.Future[str]:
    """Start the thread with a large enough stack on every platform."""
    before = threading.stack_size(_STACK_SIZE)
    try:
        return pool.submit(function, dot)
    finally:
        threading.stack_size(before)


def _import_webassembly() -> ModuleType:
    try:
        from tb_actmem.rendering.figure import webassembly
    except (ImportError, OSError, RuntimeError) as error:  # the last two: a wheel for another CPU
        message = f"Figures need wasmtime, which cannot be imported ({error}): pip install wasmtime"
        raise RenderError(message) from error
    return webassembly


_BOX_SECONDS = 4e-4
_EDGE_SECONDS = 7e-7
"""As ``python -m benchmarks layouts`` measures them."""


def layout_seconds(figure: Outline) -> float:
    """Estimate the layout time of a figure in seconds of one core, within a factor of 3.

    A box costs little. An edge across many rows of boxes costs a lot, because Graphviz reserves
    space for it in each row, sorts it among the other edges, and routes it.
    """
    lengths, widest = _lengths(figure)
    edges = widest * sum(length**2 for length in lengths)
    return _BOX_SECONDS * len(figure.boxes) + _EDGE_SECONDS * edges


def _lengths(figure: Outline) -> tuple[list[int], int]:
    """Return the number of rows that each edge spans, and the maximum edges between two rows."""
    rows = _rows(figure)
    # Folded modules may use each other's results in a cycle; such an edge goes up.
    spans = [sorted((rows[edge.producer], rows[edge.consumer])) for edge in figure.edges]
    starts = [0] * (max(rows, default=0) + 2)
    for top, bottom in spans:
        starts[top] += 1
        starts[bottom] -= 1
    return [bottom - top for top, bottom in spans], max(accumulate(starts))


def _rows(figure: Outline) -> list[int]:
    """Return the row of each box: below its producers, or just above its users if not longer.

    Graphviz minimizes the total length of all edges; these rows approximate that.
    """
    into = [0] * len(figure.boxes)
    users: list[list[int]] = [[] for _ in figure.boxes]
    for edge in figure.edges:
        into[edge.consumer] += 1
        users[edge.producer].append(edge.consumer)
    makers = [*into]
    rows, order = [0] * len(figure.boxes), []
    pending = [box for box, count in enumerate(into) if not count]
    while pending:
        box = pending.pop()
        order.append(box)
        for user in users[box]:
            rows[user] = max(rows[user], rows[box] + 1)
            into[user] -= 1
            if not into[user]:
                pending.append(user)
    for box in reversed(order):
        if users[box] and makers[box] <= len(users[box]):
            rows[box] = max(rows[box], min(rows[user] for user in users[box]) - 1)
    return rows
