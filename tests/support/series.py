"""Recordings of a training run: steps that differ only in time."""

from __future__ import annotations

from dataclasses import replace

from tb_actmem.model import Category, Recording

SECOND = 1_000_000_000
NODES = 710
"""The number of nodes in a training step of GPT-2, forward and backward."""


def later(recording: Recording, steps: int = 1) -> Recording:
    """The same recording some steps later, with a later time and sequence numbers."""
    meta = recording.meta._replace(created_ns=recording.meta.created_ns + steps * SECOND)
    nodes = tuple(
        node
        if node.sequence_nr is None
        else node._replace(sequence_nr=node.sequence_nr + steps * NODES)
        for node in recording.nodes
    )
    return replace(recording, meta=meta, nodes=nodes)


def grown(recording: Recording, nbytes: int = 8) -> Recording:
    """The same recording with larger activations."""
    ours = [row.category is Category.ACTIVATION for row in recording.storages]
    rows = (
        row._replace(nbytes=row.nbytes + nbytes * one)
        for row, one in zip(recording.storages, ours, strict=True)
    )
    return replace(recording, storages=tuple(rows))
