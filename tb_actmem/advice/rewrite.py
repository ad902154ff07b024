"""What could stand in the place of ops: which storages go, and what is kept in their place."""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import OWN, saved_storages, saves_by_storage
from tb_actmem.model import Edge, Holder


class Way(enum.Enum):
    """How less is kept."""

    FUNCTION = "function"
    """A function keeps its input alone."""
    NORM = "norm"
    """A fused kernel keeps its input, and a number for each row."""
    ATTENTION = "attention"
    """Where torch has a fused kernel it keeps no weights: by so much less at least."""
    LOSS = "loss"
    """The gradients of a product and its loss are kept in the place of log-probabilities."""
    IN_PLACE = "in place"
    """An activation keeps its output, which is kept anyway, in the place of its input."""
    DTYPE = "dtype"
    """Parameters are there in one dtype instead of two: by so much less at least."""


class Instead(NamedTuple):
    """One thing that could be done in one module call."""

    call: int
    way: Way
    function: str
    """What to write."""
    released: frozenset[int]
    """The storages that nobody would keep any more."""
    relied_on: frozenset[int]
    """Those that it would keep, too, and somebody else keeps anyway."""
    added_bytes: int
    """Kept in their place."""


_NOBODY = (None, Holder.AUTOCAST_CACHE)
"""Who holds what goes with those that keep it: autocast's cache is empty when the region ends."""


def kept_only_by(index: Index, nodes: Collection[int]) -> frozenset[int]:
    """The storages that would go if these nodes kept nothing; parameters and buffers stay."""
    recording, storages, by_storage = (
        index.recording,
        saved_storages(index),
        saves_by_storage(index),
    )
    found = {storages[save] for node in nodes for save in saves_of(index, node)}
    return frozenset(
        storage
        for storage in found
        if storage is not None
        and recording.storages[storage].category not in OWN
        and recording.storages[storage].holder in _NOBODY
        and by_storage[storage]
        and all(recording.saves[save].node in nodes for save in by_storage[storage])
    )


def saved_tensors(index: Index, nodes: Collection[int]) -> set[int]:
    """What nodes save, as far as it is known."""
    saves = (index.recording.saves[save] for node in nodes for save in saves_of(index, node))
    return {save.tensor for save in saves if save.tensor is not None}


def saved_tensor(index: Index, node: int, slot: str) -> int | None:
    """What a node saves in a slot; None: nothing, or it is not known."""
    saves = (index.recording.saves[save] for save in saves_of(index, node))
    return next((save.tensor for save in saves if save.slot == slot), None)


@derived
def edges_into(index: Index) -> dict[int, list[Edge]]:
    """For every node the edges on which it is given something."""
    found: dict[int, list[Edge]] = {}
    for edge in index.recording.edges:
        found.setdefault(edge.consumer, []).append(edge)
    return found


@derived
def consumers(index: Index) -> dict[int, list[int]]:
    """For every node those that it gives something to."""
    found: dict[int, list[int]] = {}
    for edge in index.recording.edges:
        found.setdefault(edge.producer, []).append(edge.consumer)
    return found
