"""From facts to a Recording: order the nodes, give each edge its tensor, place each storage."""

from __future__ import annotations

import heapq
from collections.abc import Mapping, Sequence
from operator import itemgetter

from tb_actmem.model import Category, Edge, Holder, Node, NodeKind, Output, Save, SaveKind
from tb_actmem.recorder.reading import GraphFacts
from tb_actmem.recorder.storages import Storages

Value = tuple[int, int]
"""(node, output number): a tensor as autograd names it."""


def forward_order(facts: GraphFacts) -> list[int]:
    """Return node ids such that every producer comes before its consumers.

    Sequence numbers are that order within one thread; a leaf comes just before its first
    consumer. Where they are not (several threads), the order is sorted topologically.
    """
    key = [-1.0 if n.sequence_nr is None else float(n.sequence_nr) for n in facts.nodes]
    first = first_of_regions(facts)
    for node, fact in enumerate(facts.nodes):
        if fact.type.kind is NodeKind.CHECKPOINT and fact.region is not None:
            key[node] = first.get(fact.region, 0) - 0.75
    for edge in facts.edges:
        if facts.nodes[edge.producer].type.kind is NodeKind.ACCUMULATE_GRAD:
            before = key[edge.consumer] - 0.5
            if key[edge.producer] < 0 or before < key[edge.producer]:
                key[edge.producer] = before
    order = sorted(range(len(key)), key=lambda node: (key[node], node))
    rank = [0] * len(order)
    for position, node in enumerate(order):
        rank[node] = position
    if all(rank[edge.producer] < rank[edge.consumer] for edge in facts.edges):
        return order
    return _topological(facts, rank)


def first_of_regions(facts: GraphFacts) -> dict[int, int]:
    """For every checkpointed region the sequence number of its first node."""
    first: dict[int, int] = {}
    for fact in facts.nodes:
        if fact.region is not None and fact.sequence_nr is not None:
            first[fact.region] = min(fact.sequence_nr, first.get(fact.region, fact.sequence_nr))
    return first


def _topological(facts: GraphFacts, rank: Sequence[int]) -> list[int]:
    waiting = [0] * len(facts.nodes)
    after: list[list[int]] = [[] for _ in facts.nodes]
    for edge in facts.edges:
        waiting[edge.consumer] += 1
        after[edge.producer].append(edge.consumer)
    heap = [(rank[node], node) for node, count in enumerate(waiting) if not count]
    heapq.heapify(heap)
    order = []
    while heap:
        _, node = heapq.heappop(heap)
        order.append(node)
        for consumer in after[node]:
            waiting[consumer] -= 1
            if not waiting[consumer]:
                heapq.heappush(heap, (rank[consumer], consumer))
    return order


def values(facts: GraphFacts, order: Sequence[int], known: Mapping[Value, int]) -> dict[Value, int]:
    """Find the tensor behind each (node, output number), as far as something proves it.

    ``known`` are the outputs of ops. Then a save proves it: a slot named after an argument holds
    the producer's output, one named after a result the node's own. A view has its input's memory.
    """
    found: dict[Value, int] = dict(known)
    inputs: dict[Value, Value] = {}
    for edge in facts.edges:
        inputs[edge.consumer, edge.input_nr] = (edge.producer, edge.output_nr)
    for node, fact in enumerate(facts.nodes):
        if fact.variable is not None:
            found[node, 0] = fact.variable
    _from_slots(facts, inputs, found)
    _through_views(facts, order, inputs, found)
    for node, output_nr, tensor in facts.outputs:
        if tensor is not None:
            found.setdefault((node, output_nr), tensor)
    return found


def _from_slots(facts: GraphFacts, inputs: Mapping[Value, Value], found: dict[Value, int]) -> None:
    """A slot's name tells which input or output of its node the saved tensor is."""
    for node, fact in enumerate(facts.nodes):
        why = fact.type.derivative
        for save in fact.saves if why is not None else ():
            if why is None or save.kind is not SaveKind.SAVED or save.tensor is None:
                continue
            result = why.output_nr(save.slot)
            position = None if result is not None else why.input_nr(save.slot, fact.edges)
            value = (node, result) if result is not None else inputs.get((node, position or 0))
            if value is not None and (result is not None or position is not None):
                found.setdefault(value, save.tensor)


def _through_views(
    facts: GraphFacts,
    order: Sequence[int],
    inputs: Mapping[Value, Value],
    found: dict[Value, int],
) -> None:
    """A view's output is its input's memory: carry what is known forward, then back."""
    views = []
    for node in order:
        why = facts.nodes[node].type.derivative
        if why is not None and why.aliases is not None:
            value = inputs.get((node, why.inputs.index(why.aliases)))
            if value is not None:
                views.append((value, (node, 0)))
    for source, view in views:
        if source in found:
            found.setdefault(view, found[source])
    for source, view in reversed(views):
        if view in found:
            found.setdefault(source, found[view])


def place(facts: GraphFacts, found: Mapping[Value, int], storages: Storages) -> None:
    """Give each storage the category that is proved: made by a node is an activation."""
    for (node, _), tensor in found.items():
        storage = storages.tensors[tensor].storage
        if storage is None or storages.category[storage] is not None:
            continue
        if facts.nodes[node].type.kind is not NodeKind.ACCUMULATE_GRAD:
            storages.category[storage] = Category.ACTIVATION
    _name_casts(facts, found, storages)
    for fact in facts.nodes:
        for save in fact.saves:
            if save.tensor is None or save.kind in (SaveKind.SAVED, SaveKind.RECOMPUTED):
                continue
            storage = storages.tensors[save.tensor].storage
            if storage is not None:
                ctx = save.kind is SaveKind.CTX
                storages.holder[storage] = Holder.CTX if ctx else Holder.PACK_HOOK


def _name_casts(facts: GraphFacts, found: Mapping[Value, int], storages: Storages) -> None:
    """Name the low-precision copies of parameters after the parameter."""
    for edge in facts.edges:
        if facts.nodes[edge.consumer].type.name != "ToCopyBackward0":
            continue
        tensors = found.get((edge.producer, edge.output_nr)), found.get((edge.consumer, 0))
        if tensors[0] is None or tensors[1] is None:
            continue
        source, copy = (storages.tensors[t].storage for t in tensors if t is not None)
        if source is None or copy is None or storages.category[source] is not Category.PARAMETER:
            continue
        if copy != source and copy not in storages.name and source in storages.name:
            storages.name[copy] = storages.name[source]


def tables(
    facts: GraphFacts,
    order: Sequence[int],
    found: Mapping[Value, int],
    places: Mapping[int, tuple[int | None, int | None, int | None]],
) -> tuple[tuple[Node, ...], tuple[Edge, ...], tuple[Output, ...], tuple[Save, ...]]:
    """Freeze nodes, edges, outputs and saves; ``places``: node → (module, frame, region)."""
    rank = [0] * len(order)
    for position, node in enumerate(order):
        rank[node] = position
    nowhere = (None, None, None)
    nodes = []
    saves = []
    for position, node in enumerate(order):
        fact = facts.nodes[node]
        module, frame, region = places.get(node, nowhere)
        region = fact.region if region is None else region
        nodes.append(
            Node(
                fact.type.name,
                fact.type.kind,
                fact.sequence_nr,
                module,
                frame,
                fact.variable,
                region,
            )
        )
        saves += [Save(position, *save) for save in fact.saves]
    edges = [
        Edge(rank[p], output_nr, rank[c], input_nr, found.get((p, output_nr)))
        for p, output_nr, c, input_nr in facts.edges
    ]
    edges.sort(key=itemgetter(2, 3))
    outputs = [Output(rank[node], output_nr, tensor) for node, output_nr, tensor in facts.outputs]
    return tuple(nodes), tuple(edges), tuple(outputs), tuple(saves)
