"""What stands inside of what: the nodes that a figure draws, by the module calls that made them."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.modules import with_insides
from tb_actmem.analysis.node_saves import node_bytes
from tb_actmem.analysis.storages import OWN, tensor_storages
from tb_actmem.model import Node, NodeKind, Recording

_VIEW = re.compile(
    r"(Alias|AsStrided|Conj|Diagonal|Expand|NegView|Permute|ReshapeAlias|Select|Slice|Split"
    r"|SplitWithSizes|Squeeze|T|Transpose|Unbind|Unfold|Unsqueeze|UnsafeSplit"
    r"|UnsafeSplitWithSizes|UnsafeView|View|ViewAsComplex|ViewAsReal)Backward\d+"
)
"""The nodes whose output is a window on the storage of their input."""

MOST_BOXES = 1500
"""Boxes that one figure may have. More can be neither laid out in seconds nor read."""

_MANY_EQUAL = 4
"""How many equal sibling calls in a row become one box: the q, k and v of an attention stay three.
"""

_STRETCHES = 100  # into which a scope without module calls is cut when it is too long to draw


class Contents(NamedTuple):
    """The drawn nodes of a recording and the module calls around them.

    An *item* is one number, for there may be 100,000 of them: a node, or below zero ``~call`` for a
    module call.
    """

    drawn: list[int]
    """The nodes that a figure shows, in forward order."""
    source: list[int]
    """For every node whose tensor it hands on: its own, or that of a hidden view's base."""
    handed: list[int | None]
    """For every hidden view the tensor that it is a view of, where that is known."""
    parameters: set[int]
    """The nodes at which the graph ends in a parameter."""
    charged: list[int]
    """Bytes that each node is charged."""
    inside: dict[int | None, list[int]]
    """The items directly inside a call, in forward order; under None those outside of any."""
    nodes: list[int]
    """For every call the drawn nodes inside, children's included."""
    nbytes: list[int]
    """For every call the bytes charged to nodes inside, children's included."""
    recomputed: list[int]
    """For every call the drawn nodes inside that a checkpoint will make again."""
    structure: list[int]
    """For every call a number; equal for calls of one type with the same nodes and bytes inside."""


def find_contents(index: Index, *, views: bool) -> Contents:
    """Find the nodes to draw and put each into the module call that made it.

    Never drawn are `AccumulateGrad` and the views of a parameter; other views that keep nothing
    are drawn when asked. What is not drawn is charged nothing, so no bytes are lost.
    """
    recording, charged = index.recording, node_bytes(index).charged
    parameters = _parameters(index)
    source, handed = _sources(recording, parameters, views)
    drawn = [
        node
        for node, row in enumerate(recording.nodes)
        if source[node] == node and row.kind is not NodeKind.ACCUMULATE_GRAD
    ]
    nodes, nbytes, recomputed = ([0] * len(recording.modules) for _ in range(3))
    for node in drawn:
        row = recording.nodes[node]
        if row.module is not None:
            nodes[row.module] += 1
            nbytes[row.module] += charged[node]
            recomputed[row.module] += is_recomputed(row)
    inside = _inside(recording, drawn)
    return Contents(
        drawn=drawn,
        source=source,
        handed=handed,
        parameters=parameters,
        charged=charged,
        inside=inside,
        nodes=with_insides(index, nodes),
        nbytes=with_insides(index, nbytes),
        recomputed=with_insides(index, recomputed),
        structure=_structure(recording, inside, charged),
    )


def _sources(
    recording: Recording, parameters: set[int], views: bool
) -> tuple[list[int], list[int | None]]:
    into = _into_views(recording)
    source = list(range(len(recording.nodes)))
    handed: list[int | None] = [None] * len(source)
    for node, edge in sorted(into.items()):  # a base comes before its views
        origin = source[recording.edges[edge].producer]
        if views and origin not in parameters:
            continue
        source[node] = origin
        tensor = recording.edges[edge].tensor
        known = tensor is not None and recording.tensors[tensor].storage is not None
        handed[node] = tensor if known else handed[recording.edges[edge].producer]
    return source, handed


def is_recomputed(node: Node) -> bool:
    """Whether a checkpoint will make a node again."""
    return node.region is not None and node.kind is not NodeKind.CHECKPOINT


def _parameters(index: Index) -> set[int]:
    recording, storages = index.recording, tensor_storages(index)
    return {
        node
        for node, row in enumerate(recording.nodes)
        if row.kind is NodeKind.ACCUMULATE_GRAD
        and row.variable is not None
        and (storage := storages[row.variable]) is not None
        and recording.storages[storage].category in OWN
    }


def _into_views(recording: Recording) -> dict[int, int]:
    """For every node that only makes a view, and keeps nothing, the edge from its base."""
    names = {row.name for row in recording.nodes}
    names = {name for name in names if _VIEW.fullmatch(name)}
    views = [row.name in names and row.kind is NodeKind.FUNCTION for row in recording.nodes]
    for save in recording.saves:
        views[save.node] = False
    return {
        edge.consumer: position
        for position, edge in enumerate(recording.edges)
        if views[edge.consumer]
    }


def _inside(recording: Recording, drawn: Sequence[int]) -> dict[int | None, list[int]]:
    inside: dict[int | None, list[int]] = {None: []}
    for node in drawn:
        item, call = node, recording.nodes[node].module
        while call is not None and call not in inside:
            inside[call] = [item]
            item, call = ~call, recording.modules[call].parent
        inside[call].append(item)
    return inside


def _structure(
    recording: Recording, inside: dict[int | None, list[int]], charged: list[int]
) -> list[int]:
    structure = [0] * len(recording.modules)
    numbers: dict[object, int] = {}
    for call in range(len(recording.modules) - 1, -1, -1):  # children stand behind their parents
        parts: list[object] = [recording.modules[call].type_name]
        for item in inside.get(call, ()):
            if item >= 0:
                row = recording.nodes[item]
                parts.append((row.name, charged[item], is_recomputed(row)))
            else:
                parts.append(structure[~item])
        structure[call] = numbers.setdefault(tuple(parts), len(numbers))
    return structure


def groups(contents: Contents, scope: int | None, apart: Collection[int]) -> list[list[int]]:
    """Put the items of a scope into groups, one for each box.

    Most groups are one item. Four or more equal sibling calls in a row are one group, and where
    there are too many groups to draw, neighbours of any kind are. Calls in ``apart`` stay alone.
    """
    items = contents.inside.get(scope, [])
    starts = _starts(contents, items, apart)
    if len(starts) > MOST_BOXES:
        starts = _stretches(items, starts, apart)
    return [items[start:end] for start, end in pairwise([*starts, len(items)])]


def _starts(contents: Contents, items: Sequence[int], apart: Collection[int]) -> list[int]:
    """Where among the items a group begins."""
    starts: list[int] = []
    before, length = None, 0
    for position, item in enumerate(items):
        equal = None if item >= 0 or ~item in apart else contents.structure[~item]
        length = length + 1 if equal is not None and equal == before else 1
        if length < _MANY_EQUAL:
            starts.append(position)
        elif length == _MANY_EQUAL:
            del starts[2 - length :]  # all of the equal ones join the first
        before = equal
    return starts


def _stretches(items: Sequence[int], starts: list[int], apart: Collection[int]) -> list[int]:
    """Join neighbours until about a hundred groups are left."""
    length = -(-len(starts) // _STRETCHES)
    joined: list[int] = []
    room = 0
    for start in starts:
        alone = items[start] < 0 and ~items[start] in apart
        if alone or not room:
            joined.append(start)
            room = 0 if alone else length
        room = max(0, room - 1)
    return joined


def are_equal(contents: Contents, group: Sequence[int]) -> bool:
    """Whether a group is one module call, or several equal ones."""
    return max(group) < 0 and len({contents.structure[~item] for item in group}) == 1


def opened(
    contents: Contents, scope: int | None, wanted: Collection[int] | None, limit: int
) -> set[int]:
    """Choose the module calls that stand open, outermost first, while at most ``limit`` boxes show.

    Open are the ``wanted`` ones whose parents are open; None wants all, and of many equal siblings
    the first. What does not fit stays folded.
    """
    chosen: set[int] = set()
    first = _wanted(contents, scope, wanted)
    boxes = len(groups(contents, scope, first))
    queue = deque([first])
    while queue:
        for call in queue.popleft():
            for inner in (_wanted(contents, call, wanted), {}):
                more = len(groups(contents, call, inner)) - 1
                if boxes + more <= limit or not more:
                    boxes += more
                    chosen.add(call)
                    queue.append(inner)
                    break
    return chosen


def _wanted(
    contents: Contents, scope: int | None, wanted: Collection[int] | None
) -> dict[int, None]:
    """Of the calls directly inside a scope those that should stand open, if there is room."""
    if wanted is not None:
        items = contents.inside.get(scope, ())
        return {~item: None for item in items if item < 0 and ~item in wanted}
    alone = [group for group in groups(contents, scope, ()) if are_equal(contents, group)]
    calls = [~group[0] for group in alone if len(group) == 1 or contents.nodes[~group[0]] > 1]
    return dict.fromkeys(calls)
