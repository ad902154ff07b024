"""What flows from node to node, whatever stands open in a figure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tb_actmem.analysis.figure.folding import Contents
from tb_actmem.analysis.storages import State, storage_states
from tb_actmem.model import Category, NodeKind, Recording

_INPUT, _CHECKPOINT = Category.INPUT, NodeKind.CHECKPOINT


class Flows(NamedTuple):
    """The ways that tensors take from node to node, of which a figure shows those between boxes."""

    states: list[State]
    """Of the storages."""
    edges: list[int]
    """The recorded edges that do not lead into a hidden view."""
    origins: list[int]
    """For each of these the node whose tensor it carries, which a hidden view only hands on."""
    consumers: list[int]
    """For each of these the node that it leads to."""
    used: set[int]
    """The origins."""
    kept: list[tuple[int, int, int, int]]
    """What a checkpoint keeps, to which torch gives no edge: maker, node, storage, tensor."""
    given: dict[tuple[int, int], int]
    """The tensor through which a node uses the storage of an input: (node, storage) → tensor."""


def flows(recording: Recording, found: Contents) -> Flows:
    """Find every way on which a tensor comes to a node that is drawn."""
    source = found.source
    edges = [
        position
        for position, edge in enumerate(recording.edges)
        if source[edge.consumer] == edge.consumer
    ]
    origins = [source[recording.edges[position].producer] for position in edges]
    consumers = [recording.edges[position].consumer for position in edges]
    return Flows(
        storage_states(recording),
        edges,
        origins,
        consumers,
        {*origins},
        _kept(recording, source),
        _given(recording),
    )


def storage_of(recording: Recording, tensor: int | None) -> int | None:
    """The storage of a tensor; None where either is not known."""
    return None if tensor is None else recording.tensors[tensor].storage


def _kept(recording: Recording, source: list[int]) -> list[tuple[int, int, int, int]]:
    checkpoints = {n for n, node in enumerate(recording.nodes) if node.kind is _CHECKPOINT}
    if not checkpoints:
        return []
    tensors = {
        (save.node, storage): save.tensor
        for save in recording.saves
        if save.node in checkpoints
        and save.tensor is not None
        and (storage := storage_of(recording, save.tensor)) is not None
    }
    storages = {storage for _, storage in tensors}
    makers: dict[int, int] = {}
    for edge in recording.edges:
        storage = storage_of(recording, edge.tensor)
        if storage is not None and storage in storages:
            makers.setdefault(storage, source[edge.producer])
    return [
        (makers[storage], node, storage, tensor)
        for (node, storage), tensor in tensors.items()
        if storage in makers
    ]


def _given(recording: Recording) -> dict[tuple[int, int], int]:
    inputs = {
        position
        for position, storage in enumerate(recording.storages)
        if storage.category is _INPUT and storage.nbytes
    }
    given: dict[tuple[int, int], int] = {}
    for node, storage, tensor in _uses(recording, inputs) if inputs else ():
        given.setdefault((node, storage), tensor)
    return given


def _uses(recording: Recording, inputs: set[int]) -> Iterator[tuple[int, int, int]]:
    """The nodes that keep one of these storages, or whose op was given it, with the tensor."""
    window: dict[int, int] = {}
    storages = [tensor.storage for tensor in recording.tensors]
    for position, storage in enumerate(storages):
        if storage is not None and storage in inputs:
            window.setdefault(storage, position)
    for save in recording.saves:
        if save.tensor is not None:
            storage = storages[save.tensor]
            if storage is not None and storage in window:
                yield save.node, storage, save.tensor
    for op in recording.ops:
        if op.node is not None and not window.keys().isdisjoint(op.inputs):
            for used in op.inputs:
                if used in window:
                    yield op.node, used, window[used]
