"""Replacements for ops: the storages that they release, and the bytes that they save instead."""

from __future__ import annotations

import enum
from collections.abc import Collection
from typing import NamedTuple

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import OWN, saved_storages, saves_by_storage
from tb_actmem.model import Edge, Holder


class RewriteKind(enum.Enum):
    """How a replacement saves less."""

    FUNCTION = "function"
    """A function saves only its input."""
    NORM = "norm"
    """A fused kernel saves its input, and one number for each row."""
    ATTENTION = "attention"
    """A fused kernel, if torch has one, saves no weights: the bytes are a minimum."""
    LOSS = "loss"
    """The gradients of a product and its loss are saved instead of log-probabilities."""
    IN_PLACE = "in place"
    """An activation saves its output, which is saved anyway, instead of its input."""
    DTYPE = "dtype"
    """Parameters exist in one dtype instead of two: the bytes are a minimum."""


class Rewrite(NamedTuple):
    """One possible replacement in one module call."""

    call: int
    kind: RewriteKind
    function: str
    """The code to write."""
    released: frozenset[int]
    """The storages that no node would save any more."""
    relied_on: frozenset[int]
    """The storages that it would save, too, and that other nodes save anyway."""
    added_bytes: int
    """Bytes saved instead."""


_NOBODY = (None, Holder.AUTOCAST_CACHE)
"""Holders whose memory goes with its savers: autocast's cache is empty when the region ends."""


def kept_only_by(index: Index, nodes: Collection[int]) -> frozenset[int]:
    """Return the storages that go if these nodes save nothing; parameters and buffers stay."""
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
    """Return the known tensors that nodes save."""
    saves = (index.recording.saves[save] for node in nodes for save in saves_of(index, node))
    return {save.tensor for save in saves if save.tensor is not None}


def saved_tensor(index: Index, node: int, slot: str) -> int | None:
    """Return the tensor that a node saves in a slot; None: nothing, or unknown."""
    saves = (index.recording.saves[save] for save in saves_of(index, node))
    return next((save.tensor for save in saves if save.slot == slot), None)


@derived
def edges_into(index: Index) -> dict[int, list[Edge]]:
    """Map every node to the edges that lead into it."""
    found: dict[int, list[Edge]] = {}
    for edge in index.recording.edges:
        found.setdefault(edge.consumer, []).append(edge)
    return found


@derived
def consumers(index: Index) -> dict[int, list[int]]:
    """Map every node to the nodes that receive its outputs."""
    found: dict[int, list[int]] = {}
    for edge in index.recording.edges:
        found.setdefault(edge.producer, []).append(edge.consumer)
    return found
