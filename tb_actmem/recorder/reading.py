"""Turn live graphs into facts that hold no torch object, one read after another."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from torch import Tensor
from torch.nn import Parameter

from tb_actmem.model import Category, Holder, NodeKind, SaveKind
from tb_actmem.recorder.checkpoints import Regions, cache
from tb_actmem.recorder.graph import (
    MAX_DEPTH,
    NodeType,
    SaveFact,
    checkpoint_frame,
    checkpoint_saves,
    is_consumed,
    node_type,
    saves,
    walk,
)
from tb_actmem.recorder.storages import Storages, row

Value = tuple[int, int]
"""(node, output number): a tensor as autograd names it."""


class NodeFact(NamedTuple):
    """A node before the final order."""

    type: NodeType
    sequence_nr: int | None
    variable: int | None
    saves: list[SaveFact]
    inputs: list[Value | None]
    """What each of its next functions stands for; None where there is none, or it was not read."""
    region: int | None = None


@dataclass(slots=True)
class GraphFacts:
    """What reads of graphs have found; ids are positions in the order of finding."""

    nodes: list[NodeFact] = field(default_factory=list)
    outputs: list[tuple[int, int, int | None]] = field(default_factory=list)
    """(node, output number, tensor)."""
    notes: list[str] = field(default_factory=list)
    by_sequence_nr: dict[int, int] = field(default_factory=dict)
    """Sequence number → node; numbers are counted per thread, so two nodes can share one."""
    ambiguous: set[int] = field(default_factory=set)
    """Sequence numbers that two nodes share."""
    leaves: dict[int, int] = field(default_factory=dict)
    """Key of a leaf tensor → its node."""
    regions: Regions = field(default_factory=Regions)
    checkpoints: set[int] = field(default_factory=set)
    """Regions whose checkpoint has been read."""


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
    outputs: Iterable[Tensor],
    storages: Storages,
    facts: GraphFacts,
    *,
    since: int = 0,
    inner: Iterable[Tensor] = (),
) -> int:
    """Read what the tensors' graphs keep into the facts; return the number of consumed nodes.

    The graphs of ``inner`` tensors are read too, but they are no outputs. Nodes that an earlier
    read has seen, and nodes older than ``since``, are not read again.
    """
    roots = [(t, t.grad_fn, t.output_nr) for t in outputs if t.grad_fn is not None]
    starts = [node for _, node, _ in roots]
    starts += [t.grad_fn for t in inner if t.grad_fn is not None]
    if since:
        starts = [node for node in starts if node._sequence_nr() >= since]
    order, links, complete = walk(starts, since)
    if not complete:
        facts.notes.append(
            f"The graph is deeper than {MAX_DEPTH:,} nodes; what lies deeper was not read, because "
            "freeing a chain that long after Python has touched it ends the process."
        )
    ids, consumed = _read_nodes(order, links, storages, facts)
    for tensor, node, output_nr in roots:
        known = ids.get(node)
        if known is not None:
            parts = storages.windows(tensor)
            facts.outputs.append((known, output_nr, parts[0][1] if parts else None))
    return consumed


def _read_nodes(
    order: Iterable[Any], links: Iterable[Any], storages: Storages, facts: GraphFacts
) -> tuple[dict[Any, int], int]:
    """Read each node once: (node → id, how many a backward has consumed)."""
    nodes, by_number, leaves = facts.nodes, facts.by_sequence_nr, facts.leaves
    earlier = dict(by_number)
    ids: dict[Any, int] = {}
    fresh: list[tuple[list[Value | None], Any]] = []
    consumed = 0
    for node, after in zip(order, links, strict=True):
        kind = node_type(node)
        known: int | None
        if kind.kind is NodeKind.ACCUMULATE_GRAD:
            variable = node.variable
            known = ids[node] = leaves.setdefault(variable._cdata, len(nodes))
            if known == len(nodes):
                nodes.append(NodeFact(kind, None, _leaf(variable, storages), [], []))
            continue
        number = node._sequence_nr()
        known = earlier.get(number)
        if known is None:
            kept = saves(node, kind, storages) if kind.slots else []
            region = None
            if kept and kept[0][1] is SaveKind.RECOMPUTED:
                region = _region(node, kind, storages, facts)
            consumed += bool(kind.slots) and not kept and is_consumed(node, kind)
            known = len(nodes)
            if by_number.setdefault(number, known) != known:
                facts.ambiguous.add(number)
            inputs: list[Value | None] = []
            fresh.append((inputs, after))
            nodes.append(row(NodeFact, (kind, number, None, kept, inputs, region)))
        ids[node] = known
    for inputs, after in fresh:
        for follower, output_nr in after:
            producer = ids.get(follower)
            inputs.append(None if producer is None else (producer, output_nr))
    return ids, consumed


_CHECKPOINT = NodeType("checkpoint", NodeKind.CHECKPOINT, (), None)


def _region(node: Any, kind: NodeType, storages: Storages, facts: GraphFacts) -> int | None:
    """Number the checkpointed region of a node; the first time, add what its checkpoint keeps."""
    frame = checkpoint_frame(node, kind)
    if frame is None:
        return None
    region, _ = facts.regions.number(frame)
    if region not in facts.checkpoints:
        facts.checkpoints.add(region)
        kept = checkpoint_saves(frame, storages)
        facts.nodes.append(NodeFact(_CHECKPOINT, None, None, kept, [], region))
        for tensor in cache(frame):
            for storage in storages.of(tensor):
                storages.holder[storage] = Holder.CHECKPOINT_CACHE
    return region


def _leaf(variable: Tensor, storages: Storages) -> int | None:
    """Add the leaf at the end of the graph: a named parameter, any other one, or an input."""
    parts = storages.windows(variable)
    for _, tensor in parts:
        storage = storages.tensors[tensor].storage
        if storage is None or storages.category[storage] is not None:
            continue
        if isinstance(variable, Parameter):
            storages.category[storage] = Category.PARAMETER
        elif storages.birth[storage] is None:
            storages.category[storage] = Category.INPUT
        else:
            storages.holder.setdefault(storage, Holder.LEAF)
    return parts[0][1] if parts else None
