"""How long Graphviz will take to lay a figure out, told before anybody waits for it."""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster, place
from tb_actmem.analysis.figure.contents import Contents, find_contents
from tb_actmem.analysis.figure.edges import BoxEdge, connect
from tb_actmem.analysis.figure.folding import MOST_BOXES, Choice, opened
from tb_actmem.analysis.figure.paths import TensorPaths, tensor_paths
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.gc_pause import collector_paused

_BOX = 4e-4
_WAY = 7e-7
"""Seconds, as ``python -m benchmarks layouts`` measures them."""


def layout_seconds(figure: Outline) -> float:
    """About how many seconds of one core the layout of a figure takes, true within a factor of 3.

    A box costs little. An edge that goes past many rows of boxes costs much: Graphviz makes room
    for it in each of them and sorts it among all that passes there, and then bends it through.
    """
    lengths, widest = _lengths(figure)
    return _BOX * len(figure.boxes) + _WAY * widest * sum(length**2 for length in lengths)


def _lengths(figure: Outline) -> tuple[list[int], int]:
    """Over how many rows each edge goes, and how many edges go at most from one row to the next."""
    rows = _rows(figure)
    # Folded modules may use each other's results in a circle: such an edge goes up.
    spans = [sorted((rows[edge.producer], rows[edge.consumer])) for edge in figure.edges]
    starts = [0] * (max(rows, default=0) + 2)
    for top, bottom in spans:
        starts[top] += 1
        starts[bottom] -= 1
    return [bottom - top for top, bottom in spans], max(accumulate(starts))


def _rows(figure: Outline) -> list[int]:
    """The row of each box: below all that leads to it, or where that is no longer, above its users.

    Graphviz's ranks make all edges together as short as they can be; these nearly do.
    """
    into = [0] * len(figure.boxes)
    users: list[list[int]] = [[] for _ in figure.boxes]
    for edge in figure.edges:
        into[edge.consumer] += 1
        users[edge.producer].append(edge.consumer)
    makers = [*into]
    rows, order = [0] * len(figure.boxes), []
    waiting = [box for box, count in enumerate(into) if not count]
    while waiting:
        box = waiting.pop()
        order.append(box)
        for user in users[box]:
            rows[user] = max(rows[user], rows[box] + 1)
            into[user] -= 1
            if not into[user]:
                waiting.append(user)
    for box in reversed(order):
        if users[box] and makers[box] <= len(users[box]):
            rows[box] = max(rows[box], min(rows[user] for user in users[box]) - 1)
    return rows


__all__ = [
    "BUDGET",
    "MOST_BOXES",
    "Box",
    "BoxEdge",
    "BoxKind",
    "Choice",
    "Cluster",
    "Outline",
    "Scene",
    "outline",
    "outline_in",
    "outline_of",
    "repeated",
]

BUDGET = 40
"""Boxes that show without being asked for: as many as fit on a page."""


class Outline(NamedTuple):
    """What a figure shows of a recording."""

    boxes: tuple[Box, ...]
    """In forward order; those of inputs, parameters and outputs last."""
    clusters: tuple[Cluster, ...]
    """In forward order, outer before inner."""
    edges: tuple[BoxEdge, ...]
    open_calls: tuple[int, ...]
    """The module calls that stand open, in order of entry."""
    within: int | None
    """The module call whose inside alone is drawn; None: everything is."""
    box_of: tuple[int, ...]
    """For every node the position of its box; -1: it is not drawn, or outside of what is drawn."""
    hidden_bytes: int = 0
    """Charged to boxes that were left out."""


class Scene(NamedTuple):
    """What all figures of a recording have in common, whatever stands open."""

    contents: Contents
    paths: TensorPaths


@derived
def scene(index: Index) -> Scene:
    """Find what there is to draw, without the nodes that only make a view and keep nothing."""
    return _scene(index, views=False)


@derived
def scene_with_views(index: Index) -> Scene:
    """Find what there is to draw, all views but those of parameters among it."""
    return _scene(index, views=True)


def _scene(index: Index, *, views: bool) -> Scene:
    contents = find_contents(index, views=views)
    return Scene(contents=contents, paths=tensor_paths(index, contents))


def outline(
    index: Index,
    open_calls: Collection[int] | None = None,
    *,
    limit: int | None = None,
    within: int | None = None,
    views: bool = False,
    parameters: bool = False,
) -> Outline:
    """Fold every module call that is not open, and add up what then stands in one box.

    ``open_calls`` are the module calls that stand open where their parents do; None stands for the
    heaviest, as many as read well. The rest is as for `outline_of`; without a ``limit`` there are
    as many boxes as a figure may have.
    """
    is_free = open_calls is None
    return outline_of(
        index,
        Choice({*(open_calls or ())}, more=is_free),
        limit=limit or (BUDGET if is_free else MOST_BOXES),
        within=within,
        views=views,
        parameters=parameters,
    )


def outline_of(
    index: Index,
    choice: Choice,
    *,
    limit: int = BUDGET,
    within: int | None = None,
    views: bool = False,
    parameters: bool = False,
) -> Outline:
    """An outline in which the calls of a choice stand open, the heaviest first.

    A call stays folded where more than ``limit`` boxes would show. ``within`` is a module call
    whose inside alone is drawn. ``views`` draws the nodes too that only make a view and keep
    nothing, ``parameters`` the parameters of nodes.
    """
    drawn = scene_with_views(index) if views else scene(index)
    return outline_in(index, drawn, choice, limit=limit, within=within, parameters=parameters)


@collector_paused()
def outline_in(
    index: Index,
    drawn: Scene,
    choice: Choice,
    *,
    limit: int,
    within: int | None = None,
    parameters: bool = False,
) -> Outline:
    """An outline as `outline_of` makes it, of what a scene has to draw."""
    contents, paths = drawn
    chosen = opened(contents, within, choice, limit)
    if within is not None:
        chosen.add(within)
    placed = place(index, contents, within, chosen)
    boxes, edges = connect(index, contents, paths, placed, parameters=parameters)
    return Outline(
        boxes=tuple(boxes),
        clusters=tuple(placed.clusters),
        edges=tuple(edges),
        open_calls=tuple(sorted(chosen)),
        within=within,
        box_of=tuple(placed.box_of),
    )


def repeated(figure: Outline) -> list[tuple[int, int]]:
    """For each box of several equal calls the first of them, and how many they are."""
    boxes = (box for box in figure.boxes if box.kind is BoxKind.MODULE and len(box.rows) > 1)
    return [(box.rows[0], len(box.rows)) for box in boxes]
