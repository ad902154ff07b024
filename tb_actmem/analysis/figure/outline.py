"""The outline of a figure, and an estimate of its layout time."""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.figure.boxes import Box, BoxKind, Cluster, place
from tb_actmem.analysis.figure.contents import Contents, TensorPaths, find_contents, tensor_paths
from tb_actmem.analysis.figure.edges import BoxEdge, connect
from tb_actmem.analysis.figure.folding import MOST_BOXES, Choice, opened
from tb_actmem.analysis.index import Index, derived
from tb_actmem.gc_pause import collector_paused

_BOX = 4e-4
_EDGE = 7e-7
"""Seconds, as ``python -m benchmarks layouts`` measures them."""


def layout_seconds(figure: Outline) -> float:
    """Estimate the layout time of a figure in seconds of one core, within a factor of 3.

    A box costs little. An edge across many rows of boxes costs a lot, because Graphviz reserves
    space for it in each row, sorts it among the other edges, and routes it.
    """
    lengths, widest = _lengths(figure)
    return _BOX * len(figure.boxes) + _EDGE * widest * sum(length**2 for length in lengths)


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
"""The default number of boxes: as many as fit on a page."""


class Outline(NamedTuple):
    """The folded graph that a figure shows."""

    boxes: tuple[Box, ...]
    """In forward order; those of inputs, parameters and outputs last."""
    clusters: tuple[Cluster, ...]
    """In forward order, outer before inner."""
    edges: tuple[BoxEdge, ...]
    open_calls: tuple[int, ...]
    """The open module calls, in order of entry."""
    within: int | None
    """Only the inside of this module call is drawn; None: everything."""
    box_of: tuple[int, ...]
    """For every node, the position of its box; -1: hidden, or outside the figure."""
    hidden_bytes: int = 0
    """Bytes attributed to boxes that were left out."""


class Scene(NamedTuple):
    """What all figures of a recording share, independent of the open modules."""

    contents: Contents
    paths: TensorPaths


@derived
def scene(index: Index) -> Scene:
    """Find the nodes to draw, without those that only create a view and save nothing."""
    return _scene(index, views=False)


@derived
def scene_with_views(index: Index) -> Scene:
    """Find the nodes to draw, including all views except those of parameters."""
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
    """Fold every module call that is not open, and add up the contents of each box.

    ``open_calls`` are the module calls to open if their parents are open; None opens the heaviest,
    as many as fit on a page. The other arguments are those of `outline_of`; the default ``limit``
    is the maximum number of boxes.
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
    """Return an outline in which the chosen calls are open, the heaviest first.

    A call stays folded if more than ``limit`` boxes would show. ``within`` draws only the inside of
    one module call. ``views`` also draws nodes that only create a view and save nothing,
    ``parameters`` the parameters of nodes.
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
    """Return the outline of a scene, with the arguments of `outline_of`."""
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
    """Return the first call and the number of calls of each box of several equal calls."""
    boxes = (box for box in figure.boxes if box.kind is BoxKind.MODULE and len(box.rows) > 1)
    return [(box.rows[0], len(box.rows)) for box in boxes]
