"""The paths of tensors between nodes, independent of the open modules of a figure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure.contents import Contents
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.storages import saved_storages, tensor_storages
from tb_actmem.model import Category, NodeKind

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
