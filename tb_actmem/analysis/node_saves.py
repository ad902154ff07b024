"""What each node keeps: its saves, and the bytes that it is charged, shares and keeps alone."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.storages import OWN, saves_by_storage
from tb_actmem.model import Category, SaveKind, Storage

_INPUT, _RECOMPUTED = Category.INPUT, SaveKind.RECOMPUTED


class NodeBytes(NamedTuple):
    """Bytes for every node."""

    charged: list[int]
    """Storages of which it is the first keeper, parameters and buffers left out."""
    shared: list[int]
    """Storages that it keeps as well, charged to an earlier node."""
    exclusive: list[int]
    """What would go if it alone stopped keeping: storages that nobody else keeps."""


@derived
def node_bytes(index: Index) -> NodeBytes:
    """Hand the bytes of every kept storage to the nodes that keep it."""
    recording = index.recording
    charged, shared, exclusive = ([0] * len(recording.nodes) for _ in range(3))
    node_of = [save.node for save in recording.saves]
    for storage, saves in enumerate(saves_by_storage(index)):
        row = recording.storages[storage]
        if not saves or row.category in OWN:
            continue
        first = node_of[saves[0]]
        charged[first] += row.nbytes
        others = {node_of[save] for save in saves} - {first} if len(saves) > 1 else ()
        for node in others:
            shared[node] += row.nbytes
        if not others and goes_with_its_savers(row):
            exclusive[first] += row.nbytes
    return NodeBytes(charged=charged, shared=shared, exclusive=exclusive)


def goes_with_its_savers(storage: Storage) -> bool:
    """Whether nothing but saves keeps it: inputs exist anyway, and held memory has its holder."""
    return storage.holder is None and storage.category is not _INPUT


def saves_of(index: Index, node: int) -> range:
    """The saves of a node: they stand together, in the order of nodes."""
    starts = _save_starts(index)
    return range(starts[node], starts[node + 1])


@derived
def _save_starts(index: Index) -> list[int]:
    """For every node, and behind the last one, the position of its first save."""
    counts = [0] * len(index.recording.nodes)
    for save in index.recording.saves:
        counts[save.node] += 1
    return list(accumulate(counts, initial=0))


@derived
def recomputed_nodes(index: Index) -> set[int]:
    """The nodes that a checkpoint will make again, or whose saves it will."""
    return {
        position for position, node in enumerate(index.recording.nodes) if node.region is not None
    } | {save.node for save in index.recording.saves if save.kind is _RECOMPUTED}
