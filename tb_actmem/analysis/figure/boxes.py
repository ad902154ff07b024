"""The boxes and the clusters of a figure: which nodes and module calls stand together in one."""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.figure.folding import Contents, are_equal, groups, is_recomputed
from tb_actmem.model import Recording


class BoxKind(enum.Enum):
    """What a box stands for."""

    NODE = "node"
    MODULE = "module"
    """A folded module call, or several equal ones in a row."""
    STRETCH = "stretch"
    """Neighbours of any kind, where there are too many to draw."""
    LEAF = "leaf"
    """A tensor that comes from outside."""
    PARAMETER = "parameter"
    OUTPUT = "output"
    """The tensors of one maker that leave what is drawn."""


class Box(NamedTuple):
    """One box of a figure."""

    kind: BoxKind
    rows: tuple[int, ...]
    """NODE: the node. MODULE: the calls. STRETCH: the first and the last node. LEAF and PARAMETER:
    the tensor, where it is known. OUTPUT: one tensor for each storage that is known."""
    cluster: int | None = None
    """The open module call in which it stands."""
    alone_in: int | None = None
    """NODE: the innermost open call that has no other node inside, and therefore no cluster."""
    nodes: int = 0
    """Drawn nodes that it stands for."""
    charged_bytes: int = 0
    recomputed: bool = False
    """A checkpoint will make all of it again."""


class Cluster(NamedTuple):
    """An open module call with more than one node inside."""

    call: int
    parent: int | None
    """The module call of the cluster around it."""
    nodes: int
    """Drawn nodes inside, children's included."""
    charged_bytes: int
    recomputed: bool


class Placed(NamedTuple):
    """The boxes of nodes and module calls, and where each node is found."""

    boxes: list[Box]
    """In forward order."""
    clusters: list[Cluster]
    """In forward order, outer before inner."""
    box_of: list[int]
    """For every node the position of its box; -1: it is not drawn, or outside of what is drawn."""


def place(
    recording: Recording, found: Contents, within: int | None, open_calls: Collection[int]
) -> Placed:
    """Make a box of everything in sight: of all, or of what stands inside of one module call."""
    boxes: list[Box] = []
    clusters: list[Cluster] = []
    box_of = [-1] * len(recording.nodes)
    folded: dict[int, int] = {}
    outer = groups(found, None, open_calls) if within is None else [[~within]]
    waiting: list[tuple[list[int], int | None, int | None]] = [(g, None, None) for g in outer[::-1]]
    while waiting:
        group, cluster, alone_in = waiting.pop()
        call = ~group[0]
        if call >= 0 and call in open_calls:
            alone = found.nodes[call] == 1
            if not alone:
                clusters.append(_cluster(found, call, cluster))
                cluster = call
            inner = groups(found, call, open_calls)
            waiting += [(g, cluster, call if alone else None) for g in inner[::-1]]
            continue
        for item in group:
            if item >= 0:
                box_of[item] = len(boxes)
            else:
                folded[~item] = len(boxes)
        boxes.append(_box(recording, found, group, cluster, alone_in))
    _place_folded(recording, found, folded, box_of)
    return Placed(boxes, clusters, box_of)


def _cluster(found: Contents, call: int, parent: int | None) -> Cluster:
    recomputed = found.recomputed[call] == found.nodes[call]
    return Cluster(call, parent, found.nodes[call], found.nbytes[call], recomputed)


def _box(
    recording: Recording,
    found: Contents,
    group: list[int],
    cluster: int | None,
    alone_in: int | None,
) -> Box:
    nodes = [item for item in group if item >= 0]
    calls = [~item for item in group if item < 0]
    count = len(nodes) + sum(found.nodes[call] for call in calls)
    charged = sum(found.charged[n] for n in nodes) + sum(found.nbytes[call] for call in calls)
    again = sum(is_recomputed(recording.nodes[node]) for node in nodes)
    again += sum(found.recomputed[call] for call in calls)
    if are_equal(found, group):
        kind, rows, alone_in = BoxKind.MODULE, tuple(calls), None
    elif len(group) == 1:
        kind, rows = BoxKind.NODE, (group[0],)
    else:
        kind, rows = BoxKind.STRETCH, (_end(found, group[0], 0), _end(found, group[-1], -1))
    return Box(kind, rows, cluster, alone_in, count, charged, again == count)


def _end(found: Contents, item: int, which: int) -> int:
    """The first (0) or the last (-1) node of an item."""
    while item < 0:
        item = found.inside[~item][which]
    return item


def _place_folded(
    recording: Recording, found: Contents, folded: dict[int, int], box_of: list[int]
) -> None:
    """Put the nodes of folded module calls into the boxes of these."""
    box_of_call = [-1] * len(recording.modules)
    for call, row in enumerate(recording.modules):
        if call in folded:
            box_of_call[call] = folded[call]
        elif row.parent is not None:
            box_of_call[call] = box_of_call[row.parent]
    for node in found.drawn:
        call_of_node = recording.nodes[node].module
        if call_of_node is not None and box_of_call[call_of_node] >= 0:
            box_of[node] = box_of_call[call_of_node]
