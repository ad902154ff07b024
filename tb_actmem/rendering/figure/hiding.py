"""Boxes left out of a figure, with what goes through them still going on."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from tb_actmem.analysis.figure.boxes import Box, BoxKind
from tb_actmem.analysis.figure.edges import BoxEdge, merged
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.node_saves import node_bytes
from tb_actmem.analysis.storages import State
from tb_actmem.model import Recording


def without(index: Index, figure: Outline, calls: Collection[int]) -> Outline:
    """Leave out the boxes of module calls: what leads into one leads on to whatever it leads to.

    But not a parameter, which is left out with the last who uses it.
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
    """Leave out the nodes that keep nothing and of whose results nothing was alive at the end."""
    kept = node_bytes(index)
    leaving: dict[int, set[State]] = {}
    for edge in figure.edges:
        leaving.setdefault(edge.producer, set()).add(edge.state)
    hidden = {
        position
        for position, box in enumerate(figure.boxes)
        if box.kind is BoxKind.NODE
        and not kept.charged[box.rows[0]] + kept.shared[box.rows[0]]
        and leaving.get(position) == {State.FREED}
    }
    return _without_boxes(index, figure, hidden)


def _without_boxes(index: Index, figure: Outline, hidden: Collection[int]) -> Outline:
    edges = merged(index, _led_past(figure.edges, hidden))
    ends = {end for edge in edges for end in (edge.producer, edge.consumer)}
    kept = [
        position
        for position, box in enumerate(figure.boxes)
        if position not in hidden and (box.nodes or position in ends)
    ]
    moved = {position: new for new, position in enumerate(kept)}
    return figure._replace(
        boxes=tuple(figure.boxes[position] for position in kept),
        edges=tuple(
            edge._replace(producer=moved[edge.producer], consumer=moved[edge.consumer])
            for edge in edges
        ),
        hidden_bytes=sum(figure.boxes[position].charged_bytes for position in hidden),
        box_of=tuple(moved.get(box, -1) for box in figure.box_of),
    )


def _is_in(recording: Recording, box: Box, calls: Collection[int]) -> bool:
    if box.kind is BoxKind.MODULE:
        return all(call in calls for call in box.rows)
    if box.kind is BoxKind.STRETCH:
        return box.cluster in calls
    return box.kind is BoxKind.NODE and recording.nodes[box.rows[0]].module in calls


def _led_past(edges: Collection[BoxEdge], hidden: Collection[int]) -> Iterator[BoxEdge]:
    """The edges without those of hidden boxes, around which the ones that enter are led."""
    into: dict[int, list[int]] = {}
    for edge in edges:
        into.setdefault(edge.consumer, []).append(edge.producer)

    def makers(box: int) -> list[int]:
        found, waiting = {}, [box]
        while waiting:
            here = waiting.pop()
            if here in hidden:
                waiting += [p for p in into.get(here, ()) if p not in found]
            found[here] = here not in hidden
        return [maker for maker, is_shown in found.items() if is_shown]

    for edge in edges:
        if edge.consumer not in hidden:
            for maker in makers(edge.producer):
                if maker == edge.producer:
                    yield edge
                elif maker != edge.consumer:
                    yield edge._replace(producer=maker, edge=None)
