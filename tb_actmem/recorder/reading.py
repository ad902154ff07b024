"""Turn live graphs into facts that hold no torch object, one read after another."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from torch import Tensor

from tb_actmem.model import Category, NodeKind
from tb_actmem.recorder.graph import (
    MAX_DEPTH,
    NO_SEQUENCE_NR,
    NodeType,
    SaveFact,
    is_consumed,
    node_type,
    saves,
    walk,
)
from tb_actmem.recorder.storages import Storages


class NodeFact(NamedTuple):
    """A node before the final order."""

    type: NodeType
    sequence_nr: int | None
    variable: int | None
    saves: list[SaveFact]
    edges: int
    """How many next functions it has."""


class EdgeFact(NamedTuple):
    """An edge before the final order."""

    producer: int
    output_nr: int
    consumer: int
    input_nr: int


@dataclass(slots=True)
class GraphFacts:
    """What reads of graphs have found; ids are positions in the order of finding."""

    nodes: list[NodeFact] = field(default_factory=list)
    edges: list[EdgeFact] = field(default_factory=list)
    outputs: list[tuple[int, int, int | None]] = field(default_factory=list)
    """(node, output number, tensor)."""
    notes: list[str] = field(default_factory=list)
    by_sequence_nr: dict[int, int] = field(default_factory=dict)
    leaves: dict[int, int] = field(default_factory=dict)
    """Key of a leaf tensor → its node."""


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keep Python's collector from scanning the growing record again and again."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def read_graph(
    tensors: Iterable[Tensor], storages: Storages, facts: GraphFacts, since: int = 0
) -> int:
    """Read what the tensors' graphs keep into the facts; return the number of consumed nodes.

    Nodes that an earlier read has seen, and nodes older than ``since``, are not read again.
    """
    roots = [(t, t.grad_fn, t.output_nr) for t in tensors if t.grad_fn is not None]
    starts = [node for _, node, _ in roots if not since or node._sequence_nr() >= since]
    order, links, complete = walk(starts, since)
    if not complete:
        facts.notes.append(
            f"The graph is deeper than {MAX_DEPTH:,} nodes; what lies deeper was not read, because "
            "freeing a chain that long after Python has touched it ends the process."
        )
    ids, fresh, consumed = _read_nodes(order, links, storages, facts)
    for consumer, after in enumerate(links):
        for input_nr, (follower, output_nr) in enumerate(after if fresh[consumer] else ()):
            producer = None if follower is None else order.get(follower)
            if producer is not None:
                facts.edges.append(EdgeFact(ids[producer], output_nr, ids[consumer], input_nr))
    for tensor, node, output_nr in roots:
        position = order.get(node)
        if position is not None:
            parts = storages.windows(tensor)
            facts.outputs.append((ids[position], output_nr, parts[0][1] if parts else None))
    return consumed


def _read_nodes(
    order: Iterable[Any], links: Iterable[Any], storages: Storages, facts: GraphFacts
) -> tuple[list[int], list[bool], int]:
    """Read each node once: (ids, which are new, how many a backward has consumed)."""
    ids: list[int] = []
    fresh: list[bool] = []
    consumed = 0
    for node, after in zip(order, links, strict=True):
        kind = node_type(node)
        number = node._sequence_nr()
        known, key = _known(facts, node, kind, number)
        fresh.append(known is None)
        if known is None:
            known = len(facts.nodes)
            fact = _fact(node, kind, number, len(after), storages)
            facts.nodes.append(fact)
            _remember(facts, kind, key, known)
            consumed += bool(kind.slots) and not fact.saves and is_consumed(node, kind)
        ids.append(known)
    return ids, fresh, consumed


def _known(facts: GraphFacts, node: Any, kind: NodeType, number: int) -> tuple[int | None, int]:
    if kind.kind is NodeKind.ACCUMULATE_GRAD:
        key: int = node.variable._cdata
        return facts.leaves.get(key), key
    return facts.by_sequence_nr.get(number), number


def _remember(facts: GraphFacts, kind: NodeType, key: int, position: int) -> None:
    table = facts.leaves if kind.kind is NodeKind.ACCUMULATE_GRAD else facts.by_sequence_nr
    table[key] = position


def _fact(node: Any, kind: NodeType, number: int, edges: int, storages: Storages) -> NodeFact:
    if kind.kind is NodeKind.ACCUMULATE_GRAD:
        return NodeFact(kind, None, _leaf(node.variable, storages), [], 0)
    sequence_nr = None if number >= NO_SEQUENCE_NR else number
    return NodeFact(kind, sequence_nr, None, saves(node, kind, storages), edges)


def _leaf(variable: Tensor, storages: Storages) -> int | None:
    """Add the leaf at the end of the graph: a named parameter, any other one, or an input."""
    parts = storages.windows(variable)
    for _, tensor in parts:
        storage = storages.tensors[tensor].storage
        if storage is None or storages.birth[storage] is not None:
            continue
        if storages.category[storage] is None:
            storages.category[storage] = Category.INPUT
    return parts[0][1] if parts else None
