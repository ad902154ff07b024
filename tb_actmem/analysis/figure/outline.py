"""The outline of a figure, and the same with boxes hidden."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure import Box, BoxKind, Cluster, place
from tb_actmem.analysis.figure.contents import Contents, TensorPaths, find_contents, tensor_paths
from tb_actmem.analysis.figure.edges import BoxEdge, connect, merged
from tb_actmem.analysis.figure.folding import MOST_BOXES, Choice, opened
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.nodes import node_bytes
from tb_actmem.analysis.index.storages import State
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording

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
    "without",
    "without_freed",
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
    placed = place(index, contents, within, chosen, choice.most(limit))
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


def without(index: Index, figure: Outline, calls: Collection[int]) -> Outline:
    """Hide the boxes of module calls, and connect their producers with their consumers.

    A parameter is hidden with its last user.
    """
    if not calls:
        return figure
    recording, boxes = index.recording, figure.boxes
    parents = {cluster.call: cluster.parent for cluster in figure.clusters}
    hidden = {position for position, box in enumerate(boxes) if _is_in(recording, box, calls)}

    def around(cluster: int | None) -> int | None:
        while cluster is not None and cluster in calls:
            cluster = parents[cluster]
        return cluster

    edges = (
        edge
        for edge in figure.edges
        if edge.consumer not in hidden or boxes[edge.producer].kind is not BoxKind.PARAMETER
    )
    outside = (box._replace(cluster=around(box.cluster)) for box in boxes)
    figure = figure._replace(boxes=tuple(outside), edges=tuple(edges))
    return _without_boxes(index, figure, hidden)


def without_freed(index: Index, figure: Outline) -> Outline:
    """Hide nodes that save nothing and whose results were all freed in the forward."""
    saved = node_bytes(index)
    leaving: dict[int, set[State]] = {}
    for edge in figure.edges:
        leaving.setdefault(edge.producer, set()).add(edge.state)
    hidden = {
        position
        for position, box in enumerate(figure.boxes)
        if box.kind is BoxKind.NODE
        and not saved.attributed[box.rows[0]] + saved.shared[box.rows[0]]
        and leaving.get(position) == {State.FREED}
    }
    return _without_boxes(index, figure, hidden)


def _without_boxes(index: Index, figure: Outline, hidden: Collection[int]) -> Outline:
    edges = merged(index, _redirected(figure.edges, hidden))
    ends = {end for edge in edges for end in (edge.producer, edge.consumer)}
    shown = [
        position
        for position, box in enumerate(figure.boxes)
        if position not in hidden and (box.nodes or position in ends)
    ]
    moved = {position: new for new, position in enumerate(shown)}
    return figure._replace(
        boxes=tuple(figure.boxes[position] for position in shown),
        edges=tuple(
            edge._replace(producer=moved[edge.producer], consumer=moved[edge.consumer])
            for edge in edges
        ),
        hidden_bytes=sum(figure.boxes[position].attributed_bytes for position in hidden),
        box_of=tuple(moved.get(box, -1) for box in figure.box_of),
    )


def _is_in(recording: Recording, box: Box, calls: Collection[int]) -> bool:
    if box.kind is BoxKind.MODULE:
        return all(call in calls for call in box.rows)
    if box.kind is BoxKind.STRETCH:
        return box.cluster in calls
    return box.kind is BoxKind.NODE and recording.nodes[box.rows[0]].module in calls


def _redirected(edges: Collection[BoxEdge], hidden: Collection[int]) -> Iterator[BoxEdge]:
    """Yield the edges, with edges through hidden boxes connected past them."""
    into: dict[int, list[int]] = {}
    for edge in edges:
        into.setdefault(edge.consumer, []).append(edge.producer)

    def makers(box: int) -> list[int]:
        seen, pending = {}, [box]
        while pending:
            here = pending.pop()
            if here in hidden:
                pending += [p for p in into.get(here, ()) if p not in seen]
            seen[here] = here not in hidden
        return [maker for maker, is_shown in seen.items() if is_shown]

    for edge in edges:
        if edge.consumer not in hidden:
            for maker in makers(edge.producer):
                if maker == edge.producer:
                    yield edge
                elif maker != edge.consumer:
                    yield edge._replace(producer=maker, edge=None)
