"""Storages saved at the same time when several forwards of a step wait for their backward.

Micro-batches, the two losses of a GAN and the stages of a pipeline run several forwards and
backwards in one step. Their saved tensors exist together only while both are pending. The graph is
read before each backward and at the end of the step. Nothing is freed between two readings, so the
largest sum is at one of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import accumulate, chain
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.storages import (
    attributions,
    forward_ends,
    made_in_forward,
    saves_by_storage,
)
from tb_actmem.model import Node, NodeKind, PhaseKind

Span = tuple[int, int]
"""The first and the last reading at which a storage was saved."""
Spans = tuple[Span, ...]
"""Disjoint spans, in order."""


class Busiest(NamedTuple):
    """The reading with the largest sum of saved bytes on a device."""

    reading: int
    storages: frozenset[int]
    """The storages saved at that reading."""
    is_all: bool
    """No other storage was saved there at any other reading."""
    op: int | None
    """The number of ops before that reading; None without recorded ops."""


@derived
def busiest(index: Index) -> dict[str, Busiest]:
    """Find each device's reading with the most saved bytes; among equals, the first."""
    spans = saved_spans(index)
    return {
        device: _busiest(index, {each: spans[each] for each in storages if each in spans})
        for device, storages in storages_by_device(index).items()
    }


def _busiest(index: Index, spans: dict[int, Spans]) -> Busiest:
    rows = index.recording.storages
    alike: dict[Spans, list[int]] = {}  # many storages share few spans
    for storage, ranges in spans.items():
        alike.setdefault(ranges, []).append(storage)
    changes: dict[int, int] = {}
    for ranges, storages in alike.items():
        nbytes = sum(rows[storage].nbytes for storage in storages)
        for first, last in ranges:
            changes[first] = changes.get(first, 0) + nbytes
            changes[last + 1] = changes.get(last + 1, 0) - nbytes
    readings = sorted(changes)
    sums = dict(zip(readings, accumulate(changes[reading] for reading in readings), strict=True))
    reading = max(readings, key=sums.__getitem__, default=0)
    saved_then = frozenset(
        storage
        for ranges, storages in alike.items()
        if any(first <= reading <= last for first, last in ranges)
        for storage in storages
    )
    return Busiest(reading, saved_then, len(saved_then) == len(spans), _op_of(index, reading))


@derived
def saved_spans(index: Index) -> dict[int, Spans]:
    """Return when each storage was saved."""
    by_storage, of_nodes = saves_by_storage(index), _node_spans(index)
    of_saves = [of_nodes[node] for node in index.column("saves", "node")]
    all_spans = {*of_saves}
    if len(all_spans) == 1:  # as in most steps: one forward, and its backward
        return dict.fromkeys(attributions(index), (*all_spans,))
    return {
        storage: _merged({of_saves[save] for save in by_storage[storage]})
        for storage in attributions(index)
    }


@derived
def _node_spans(index: Index) -> list[Span]:
    """Return the first and the last reading at which the saves of each node existed."""
    forwards, backwards = index.column("nodes", "forward"), index.column("nodes", "backward")
    last = max(chain((0,), forwards, filter(None, backwards)))
    return [
        (first, last if end is None else end)
        for first, end in zip(forwards, backwards, strict=True)
    ]


@derived
def forward_bytes(index: Index) -> dict[str, dict[int | None, int]]:
    """Return the bytes that each backward freed, per device; None: saved when the step ended.

    Storages that several backwards need count in each of them.
    """
    storages, by_storage = index.recording.storages, saves_by_storage(index)
    of_nodes = index.column("nodes", "backward")
    backwards = [of_nodes[node] for node in index.column("saves", "node")]
    needed: defaultdict[tuple[str, int | None], int] = defaultdict(int)
    for storage in attributions(index):
        row = storages[storage]
        for backward in {backwards[save] for save in by_storage[storage]}:
            needed[row.device, backward] += row.nbytes
    by_device: dict[str, dict[int | None, int]] = {
        device: {} for device in storages_by_device(index)
    }
    for device, backward in sorted(needed, key=lambda key: (key[1] is None, key[1] or 0)):
        by_device[device][backward] = needed[device, backward]
    return by_device


def forwards_in_flight(index: Index) -> int:
    """Return the largest number of forwards that wait for their backward at once.

    One graph is one forward, however many backwards free it: schedules of a pipeline may compute
    the gradients of inputs and of weights apart. Graphs that one backward frees are one forward,
    and so are all graphs that no backward freed.
    """
    nodes, of_nodes = index.recording.nodes, _node_spans(index)
    graphs, saving = _graphs(index), {save.node for save in index.recording.saves}
    freed = {graphs[node] for node in saving if nodes[node].backward is not None}
    spans: dict[int | None, Span] = {}
    for node in saving:
        graph = graphs[node] if graphs[node] in freed else None
        begin, end = of_nodes[node]
        first, final = spans.get(graph, (begin, end))
        spans[graph] = min(first, begin), max(final, end)
    # The number grows only where a forward begins.
    return max(
        (
            sum(first <= at <= final for first, final in spans.values())
            for at in {first for first, _ in spans.values()}
        ),
        default=0,
    )


def _graphs(index: Index) -> list[int]:
    """Return a node of its graph for each node; equal for graphs that one backward frees.

    Leaves connect no graphs: all forwards use the same parameters.
    """
    nodes = index.recording.nodes
    graphs = list(range(len(nodes)))

    def graph_of(node: int) -> int:
        while graphs[node] != node:
            graphs[node] = node = graphs[graphs[node]]
        return node

    for edge in index.recording.edges:
        if nodes[edge.producer].kind is not NodeKind.ACCUMULATE_GRAD:
            graphs[graph_of(edge.producer)] = graph_of(edge.consumer)
    freed: dict[int, int] = {}
    for node in {save.node for save in index.recording.saves}:
        backward = nodes[node].backward
        if backward is not None:
            graphs[graph_of(node)] = graph_of(freed.setdefault(backward, node))
    return [graph_of(node) for node in range(len(nodes))]


@derived
def judged_at(index: Index) -> dict[int, int]:
    """Return the storages in the forward's totals: storage → the op at which its state counts.

    Usually these are all storages that a forward created, at the end of that forward. If the saved
    storages of a device did not all exist at once, these are the storages of the forwards that
    were pending at the busiest reading, at that moment.
    """
    judged: dict[int, int] = {}
    for device, then in busiest(index).items():
        judged |= _judged_at(index, storages_by_device(index)[device], then)
    return judged


def _judged_at(index: Index, storages: Sequence[int], then: Busiest) -> dict[int, int]:
    made, ends = made_in_forward(index), forward_ends(index)
    if then.is_all or then.op is None:
        return {
            storage: end
            for storage in storages
            if (end := ends[storage]) is not None and made[storage]
        }
    nodes, saves = index.recording.nodes, index.recording.saves
    pending = {
        nodes[saves[save].node].forward
        for storage in then.storages
        for save in saves_by_storage(index)[storage]
        if _is_pending(nodes[saves[save].node], then.reading)
    }
    births = [(storage, index.recording.storages[storage].birth) for storage in storages]
    return {
        storage: then.op
        for storage, birth in births
        if made[storage] and birth is not None and reading_of(index, birth) in pending
    }


def _is_pending(node: Node, reading: int) -> bool:
    return node.forward <= reading and (node.backward is None or reading <= node.backward)


def reading_of(index: Index, op: int) -> int:
    """Return the first reading after an op."""
    return bisect_right(_backward_begins(index), op)


@derived
def _backward_begins(index: Index) -> list[int]:
    backward = PhaseKind.BACKWARD
    return [phase.first_op for phase in index.recording.phases if phase.kind is backward]


def _op_of(index: Index, reading: int) -> int | None:
    """Return the number of ops before a reading."""
    if not index.recording.meta.has_ops:
        return None
    begins = _backward_begins(index)
    return begins[reading] if reading < len(begins) else len(index.recording.ops)


def _merged(spans: Collection[Span]) -> Spans:
    merged: list[Span] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1] + 1:
            merged[-1] = merged[-1][0], max(last, merged[-1][1])
        else:
            merged.append((first, last))
    return tuple(merged)
