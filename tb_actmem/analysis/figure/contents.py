"""The nodes that a figure draws, in their module calls, and the paths of tensors between them."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import with_insides
from tb_actmem.analysis.index.nodes import node_bytes
from tb_actmem.analysis.index.storages import OWN, saved_storages, tensor_storages
from tb_actmem.model import Category, Node, NodeKind, Recording

_VIEW = re.compile(
    r"(Alias|AsStrided|Conj|Diagonal|Expand|NegView|Permute|ReshapeAlias|Select|Slice|Split"
    r"|SplitWithSizes|Squeeze|T|Transpose|Unbind|Unfold|Unsqueeze|UnsafeSplit"
    r"|UnsafeSplitWithSizes|UnsafeView|View|ViewAsComplex|ViewAsReal)Backward\d+"
)
"""Nodes whose output is a view of their input's storage."""


class Contents(NamedTuple):
    """The drawn nodes of a recording and the module calls around them.

    An *item* is one number, because there may be 100,000 of them: a node, or ``~call`` (negative)
    for a module call.
    """

    drawn: list[int]
    """The nodes that a figure shows, in forward order."""
    source: list[int]
    """For every node, the node that created its tensor: itself, or a hidden view's base."""
    handed: list[int | None]
    """For every hidden view, the tensor that it is a view of, if known."""
    parameters: set[int]
    """The nodes at which the graph ends in a parameter."""
    attributed: list[int]
    """Bytes attributed to each node."""
    inside: dict[int | None, list[int]]
    """The items directly inside a call, in forward order; None: outside all calls."""
    nodes: list[int]
    """The number of drawn nodes inside every call, children included."""
    nbytes: list[int]
    """The bytes attributed to nodes inside every call, children included."""
    recomputed: list[int]
    """The number of drawn nodes inside every call that a checkpoint recomputes."""
    structure: list[int]
    """A number for every call; equal for calls of one type with the same nodes inside."""
    names: Sequence[str]
    """The name of each node."""


def find_contents(index: Index, *, views: bool, traits: Sequence[Hashable] = ()) -> Contents:
    """Find the nodes to draw, and put each into its module call.

    `AccumulateGrad` and views of a parameter are never drawn. Other views that save nothing are
    drawn if ``views`` is true. Hidden nodes have no attributed bytes, so none are lost. ``traits``
    distinguish nodes of the same name.
    """
    recording, attributed = index.recording, node_bytes(index).attributed
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
            nbytes[row.module] += attributed[node]
            recomputed[row.module] += is_recomputed(row)
    inside = _inside(recording, drawn)
    return Contents(
        drawn=drawn,
        source=source,
        handed=handed,
        parameters=parameters,
        attributed=attributed,
        inside=inside,
        nodes=with_insides(index, nodes),
        nbytes=with_insides(index, nbytes),
        recomputed=with_insides(index, recomputed),
        structure=_structure(recording, inside, traits or [None] * len(recording.nodes)),
        names=[node.name for node in recording.nodes],
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
    """Return whether a checkpoint recomputes a node."""
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
    """Return the edge from the base of every node that creates a view and saves nothing."""
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
    recording: Recording, inside: dict[int | None, list[int]], traits: Sequence[Hashable]
) -> list[int]:
    structure = [0] * len(recording.modules)
    numbers: dict[object, int] = {}
    for call in range(len(recording.modules) - 1, -1, -1):  # children follow their parents
        parts: list[object] = [recording.modules[call].type_name]
        for item in inside.get(call, ()):
            if item >= 0:
                row = recording.nodes[item]
                parts.append((row.name, is_recomputed(row), traits[item]))
            else:
                parts.append(structure[~item])
        structure[call] = numbers.setdefault(tuple(parts), len(numbers))
    return structure


_INPUT, _CHECKPOINT = Category.INPUT, NodeKind.CHECKPOINT


class CheckpointPath(NamedTuple):
    """A tensor that a checkpoint saves, for which torch has no edge."""

    maker: int
    """The node that created it."""
    keeper: int
    """The checkpoint's node."""
    storage: int
    tensor: int


class TensorPaths(NamedTuple):
    """The paths of tensors between nodes; a figure shows those between boxes."""

    edges: list[int]
    """The recorded edges that do not end in a hidden view."""
    origins: list[int]
    """For each of these edges, the node whose tensor it carries, through hidden views."""
    consumers: list[int]
    """For each of these edges, its consumer node."""
    used: set[int]
    """The origins."""
    checkpoints: list[CheckpointPath]
    given: dict[tuple[int, int], int]
    """The tensor by which a node uses an input's storage: (node, storage) → tensor."""


def tensor_paths(index: Index, contents: Contents) -> TensorPaths:
    """Find every path of a tensor to a drawn node."""
    recording, source = index.recording, contents.source
    edges = [
        position
        for position, edge in enumerate(recording.edges)
        if source[edge.consumer] == edge.consumer
    ]
    origins = [source[recording.edges[position].producer] for position in edges]
    consumers = [recording.edges[position].consumer for position in edges]
    return TensorPaths(
        edges=edges,
        origins=origins,
        consumers=consumers,
        used={*origins},
        checkpoints=_checkpoints(index, source),
        given=_given(index),
    )


def _checkpoints(index: Index, source: list[int]) -> list[CheckpointPath]:
    recording = index.recording
    checkpoints = {n for n, node in enumerate(recording.nodes) if node.kind is _CHECKPOINT}
    if not checkpoints:
        return []
    tensors = {
        (save.node, storage): save.tensor
        for save, storage in zip(recording.saves, saved_storages(index), strict=True)
        if save.node in checkpoints and save.tensor is not None and storage is not None
    }
    wanted, storages = {storage for _, storage in tensors}, tensor_storages(index)
    makers: dict[int, int] = {}
    for edge in recording.edges:
        storage = None if edge.tensor is None else storages[edge.tensor]
        if storage is not None and storage in wanted:
            makers.setdefault(storage, source[edge.producer])
    return [
        CheckpointPath(maker=makers[storage], keeper=node, storage=storage, tensor=tensor)
        for (node, storage), tensor in tensors.items()
        if storage in makers
    ]


def _given(index: Index) -> dict[tuple[int, int], int]:
    inputs = {
        position
        for position, storage in enumerate(index.recording.storages)
        if storage.category is _INPUT and storage.nbytes
    }
    given: dict[tuple[int, int], int] = {}
    for node, storage, tensor in _uses(index, inputs) if inputs else ():
        given.setdefault((node, storage), tensor)
    return given


def _uses(index: Index, inputs: set[int]) -> Iterator[tuple[int, int, int]]:
    """Yield the nodes that save or use one of these storages, with the tensor."""
    views: dict[int, int] = {}
    for position, storage in enumerate(tensor_storages(index)):
        if storage is not None and storage in inputs:
            views.setdefault(storage, position)
    for save, storage in zip(index.recording.saves, saved_storages(index), strict=True):
        if save.tensor is not None and storage is not None and storage in views:
            yield save.node, storage, save.tensor
    for op in index.recording.ops:
        if op.node is not None and not views.keys().isdisjoint(op.inputs):
            for used in op.inputs:
                if used in views:
                    yield op.node, used, views[used]
