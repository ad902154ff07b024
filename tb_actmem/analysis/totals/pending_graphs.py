"""What was kept at once, where several forwards of a block waited for their backward.

Micro-batches, the two losses of a GAN and the stages of a pipeline run several forwards and
backwards in one block. What they keep exists together only as far as they wait together. The graph
is read before each backward and at the end of the block: between two readings nothing is released,
so the most is kept at one of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.storages import (
    attributions,
    forward_ends,
    made_in_forward,
    saves_by_storage,
)
from tb_actmem.model import Node, PhaseKind

Span = tuple[int, int]
"""The first and the last reading at which something was kept."""


class Busiest(NamedTuple):
    """The reading at which most was kept on a device."""

    reading: int
    storages: frozenset[int]
    """What was kept there then."""
    is_all: bool
    """Nothing else was kept there at any other reading."""
    op: int | None
    """Ops that had run by then; None without an op stream."""


@derived
def busiest(index: Index) -> dict[str, Busiest]:
    """Find for each device the reading at which most was kept there, the first of several."""
    spans = saved_spans(index)
    return {
        device: _busiest(index, {kept: spans[kept] for kept in storages if kept in spans})
        for device, storages in storages_by_device(index).items()
    }


def _busiest(index: Index, spans: dict[int, list[Span]]) -> Busiest:
    changes: dict[int, int] = {}
    for storage, kept in spans.items():
        nbytes = index.recording.storages[storage].nbytes
        for first, last in kept:
            changes[first] = changes.get(first, 0) + nbytes
            changes[last + 1] = changes.get(last + 1, 0) - nbytes
    readings = sorted(changes)
    sums = dict(zip(readings, accumulate(changes[reading] for reading in readings), strict=True))
    reading = max(readings, key=sums.__getitem__, default=0)
    kept_then = frozenset(
        storage
        for storage, kept in spans.items()
        if any(first <= reading <= last for first, last in kept)
    )
    return Busiest(reading, kept_then, len(kept_then) == len(spans), _op_of(index, reading))


@derived
def saved_spans(index: Index) -> dict[int, list[Span]]:
    """When each kept storage was: storage → spans that do not touch, in order."""
    nodes, saves = index.recording.nodes, index.recording.saves
    by_storage, last = saves_by_storage(index), _last_reading(index)
    spans = {}
    for storage in attributions(index):
        keepers = {saves[save].node for save in by_storage[storage]}
        spans[storage] = _merged(_span(nodes[node], last) for node in keepers)
    return spans


def _span(node: Node, last: int) -> Span:
    return node.forward, last if node.backward is None else node.backward


@derived
def forward_bytes(index: Index) -> dict[str, dict[int | None, int]]:
    """What went with each backward, in their order; None: what was kept when the block ended.

    For each device by itself. What the backwards of several forwards need is in each of them.
    """
    nodes, saves, storages = index.recording.nodes, index.recording.saves, index.recording.storages
    found: dict[tuple[str, int | None], set[int]] = {}
    for storage in attributions(index):
        device = storages[storage].device
        for save in saves_by_storage(index)[storage]:
            found.setdefault((device, nodes[saves[save].node].backward), set()).add(storage)
    by_device: dict[str, dict[int | None, int]] = {
        device: {} for device in storages_by_device(index)
    }
    for device, backward in sorted(found, key=lambda key: (key[1] is None, key[1] or 0)):
        kept = found[device, backward]
        by_device[device][backward] = sum(storages[storage].nbytes for storage in kept)
    return by_device


@derived
def judged_at(index: Index) -> dict[int, int]:
    """What the totals of the forward count: storage → the op at which its state is asked for.

    Each storage that a forward made, at the end of that forward; where not all that was kept on its
    device was kept at once, what the forwards made that waited at the busiest reading, at that
    moment.
    """
    found: dict[int, int] = {}
    for device, then in busiest(index).items():
        found |= _judged_at(index, storages_by_device(index)[device], then)
    return found


def _judged_at(index: Index, storages: Sequence[int], then: Busiest) -> dict[int, int]:
    made, ends = made_in_forward(index), forward_ends(index)
    if then.is_all or then.op is None:
        return {
            storage: end
            for storage in storages
            if (end := ends[storage]) is not None and made[storage]
        }
    nodes, saves = index.recording.nodes, index.recording.saves
    waiting = {
        nodes[saves[save].node].forward
        for storage in then.storages
        for save in saves_by_storage(index)[storage]
        if _waits(nodes[saves[save].node], then.reading)
    }
    births = [(storage, index.recording.storages[storage].birth) for storage in storages]
    return {
        storage: then.op
        for storage, birth in births
        if made[storage] and birth is not None and reading_of(index, birth) in waiting
    }


def _waits(node: Node, reading: int) -> bool:
    return node.forward <= reading and (node.backward is None or reading <= node.backward)


def reading_of(index: Index, op: int) -> int:
    """The first reading after an op ran."""
    return bisect_right(_backward_begins(index), op)


@derived
def _backward_begins(index: Index) -> list[int]:
    backward = PhaseKind.BACKWARD
    return [phase.first_op for phase in index.recording.phases if phase.kind is backward]


def _op_of(index: Index, reading: int) -> int | None:
    """How many ops had run at a reading."""
    if not index.recording.meta.has_ops:
        return None
    begins = _backward_begins(index)
    return begins[reading] if reading < len(begins) else len(index.recording.ops)


@derived
def _last_reading(index: Index) -> int:
    """The last reading at which anything is known to have been kept."""
    nodes = index.recording.nodes
    return max((max(node.forward, node.backward or 0) for node in nodes), default=0)


def _merged(spans: Iterable[Span]) -> list[Span]:
    merged: list[Span] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = merged[-1][0], max(last, merged[-1][1])
        else:
            merged.append((first, last))
    return merged
