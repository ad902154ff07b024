"""The folded graph that a figure shows.

Here are its boxes and clusters, and the nodes and module calls in each.
"""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.figure.contents import Contents, is_recomputed
from tb_actmem.analysis.figure.folding import groups, rounds_of, stands_for_calls
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import handed_down
from tb_actmem.model import Recording


class BoxKind(enum.Enum):
    """The kind of a box."""

    NODE = "node"
    MODULE = "module"
    """A folded module call, or several equal ones in a row."""
    STRETCH = "stretch"
    """Neighbours of any kind, or a loop, joined because there are too many to draw."""
    LEAF = "leaf"
    """A tensor from outside."""
    PARAMETER = "parameter"
    OUTPUT = "output"
    """The tensors of one producer that leave the figure."""


class Box(NamedTuple):
    """One box of a figure."""

    kind: BoxKind
    rows: tuple[int, ...]
    """NODE: the node. MODULE: the calls. STRETCH: the first and the last node. LEAF and PARAMETER:
    the tensor, if known. OUTPUT: one tensor for each known storage."""
    cluster: int | None = None
    """The open module call that contains it."""
    alone_in: int | None = None
    """NODE: the innermost open call with no other node inside, and so without a cluster."""
    nodes: int = 0
    """The number of drawn nodes in it."""
    attributed_bytes: int = 0
    recomputed: bool = False
    """A checkpoint recomputes all of it."""
    each_bytes: tuple[int, ...] = ()
    """MODULE: bytes attributed to each of the calls."""
    rounds: int = 1
    """STRETCH: the number of equal rounds, if it is a loop."""


class Cluster(NamedTuple):
    """An open module call with more than one node inside."""

    call: int
    parent: int | None
    """The module call of the enclosing cluster."""
    nodes: int
    """The number of drawn nodes inside, children included."""
    attributed_bytes: int
    recomputed: bool


class Placed(NamedTuple):
    """The boxes of nodes and module calls, and the box of each node."""

    boxes: list[Box]
    """In forward order."""
    clusters: list[Cluster]
    """In forward order, outer before inner."""
    box_of: list[int]
    """For every node, the position of its box; -1: hidden, or outside the figure."""


def place(
    index: Index,
    contents: Contents,
    within: int | None,
    open_calls: Collection[int],
    most: int | None,
) -> Placed:
    """Make boxes for the whole recording, or for the inside of one module call.

    A module with more than ``most`` boxes has its loops joined.
    """
    boxes: list[Box] = []
    clusters: list[Cluster] = []
    recording = index.recording
    box_of = [-1] * len(recording.nodes)
    folded: dict[int, int] = {}
    outer = groups(contents, None, open_calls, most) if within is None else [[~within]]
    pending: list[tuple[list[int], int | None, int | None]] = [(g, None, None) for g in outer[::-1]]
    while pending:
        group, cluster, alone_in = pending.pop()
        call = ~group[0]
        if call >= 0 and call in open_calls:
            alone = contents.nodes[call] == 1
            if not alone:
                clusters.append(_cluster(contents, call, cluster))
                cluster = call
            inner = groups(contents, call, open_calls, most)
            pending += [(g, cluster, call if alone else None) for g in inner[::-1]]
            continue
        for item in group:
            if item >= 0:
                box_of[item] = len(boxes)
            else:
                folded[~item] = len(boxes)
        boxes.append(_box(recording, contents, group, cluster, alone_in))
    _place_folded(index, contents, folded, box_of)
    return Placed(boxes=boxes, clusters=clusters, box_of=box_of)


def _cluster(contents: Contents, call: int, parent: int | None) -> Cluster:
    recomputed = contents.recomputed[call] == contents.nodes[call]
    return Cluster(
        call=call,
        parent=parent,
        nodes=contents.nodes[call],
        attributed_bytes=contents.nbytes[call],
        recomputed=recomputed,
    )


def _box(
    recording: Recording,
    contents: Contents,
    group: list[int],
    cluster: int | None,
    alone_in: int | None,
) -> Box:
    nodes = [item for item in group if item >= 0]
    calls = [~item for item in group if item < 0]
    count = len(nodes) + sum(contents.nodes[call] for call in calls)
    attributed = sum(contents.attributed[n] for n in nodes) + sum(
        contents.nbytes[call] for call in calls
    )
    recomputed = sum(is_recomputed(recording.nodes[node]) for node in nodes)
    recomputed += sum(contents.recomputed[call] for call in calls)
    rounds = 1
    if stands_for_calls(contents, group):
        kind, rows, alone_in = BoxKind.MODULE, tuple(calls), None
    elif len(group) == 1:
        kind, rows = BoxKind.NODE, (group[0],)
    else:
        kind, rows = BoxKind.STRETCH, (_end(contents, group[0], 0), _end(contents, group[-1], -1))
        rounds = rounds_of(contents, group)
    return Box(
        kind=kind,
        rows=rows,
        cluster=cluster,
        alone_in=alone_in,
        nodes=count,
        attributed_bytes=attributed,
        recomputed=recomputed == count,
        each_bytes=tuple(_each(contents, group)) if kind is BoxKind.MODULE else (),
        rounds=rounds,
    )


def _each(contents: Contents, group: list[int]) -> list[int]:
    """Return the bytes of each call, with the nodes that follow it."""
    each: list[int] = []
    for item in group:
        if item < 0:
            each.append(contents.nbytes[~item])
        else:
            each[-1] += contents.attributed[item]
    return each


def _end(contents: Contents, item: int, which: int) -> int:
    """Return the first (0) or the last (-1) node of an item."""
    while item < 0:
        item = contents.inside[~item][which]
    return item


def _place_folded(
    index: Index, contents: Contents, folded: dict[int, int], box_of: list[int]
) -> None:
    """Put the nodes of folded module calls into the boxes of these calls."""
    box_of_call = handed_down(index, folded)
    for node in contents.drawn:
        call = index.recording.nodes[node].module
        box = None if call is None else box_of_call[call]
        if box is not None:
            box_of[node] = box
