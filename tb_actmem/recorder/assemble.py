"""From facts to a Recording: order the nodes, give each edge its tensor, place each storage."""

from __future__ import annotations

import functools
import heapq
import math
from collections.abc import Mapping, Sequence

from tb_actmem.model import Category, Edge, Holder, Node, NodeKind, Output, Save, SaveKind
from tb_actmem.recorder.derivatives import derivative
from tb_actmem.recorder.graph_read import GraphFacts
from tb_actmem.recorder.graph_walk import Value
from tb_actmem.recorder.storages import Storages, row

# To look a member up in its enum takes longer than what else is done with a row.
_SAVED, _RECOMPUTED = SaveKind.SAVED, SaveKind.RECOMPUTED
_LEAF, _CHECKPOINT, _ACTIVATION = (
    NodeKind.ACCUMULATE_GRAD,
    NodeKind.CHECKPOINT,
    Category.ACTIVATION,
)


def forward_order(facts: GraphFacts) -> list[int]:
    """Return node ids such that every producer comes before its consumers.

    Sequence numbers are that order within one thread; a leaf comes just before its first
    consumer. Where they are not (several threads), the order is sorted topologically.
    """
    key = [math.inf if number is None else float(number) for number in facts.numbers]
    first = first_of_regions(facts)
    for node, region in facts.region_of.items():
        if facts.types[node].kind is _CHECKPOINT:
            key[node] = first.get(region, 0) - 0.75
    for node, inputs in enumerate(facts.inputs):
        before = key[node] - 0.5
        for value in inputs:
            if value is not None and before < key[value[0]] and facts.numbers[value[0]] is None:
                key[value[0]] = before
    order = sorted(range(len(key)), key=key.__getitem__)
    ranks = rank(order)
    for node, inputs in enumerate(facts.inputs):
        own = ranks[node]
        for value in inputs:
            if value is not None and ranks[value[0]] >= own:
                return _topological(facts, ranks)
    return order


def rank(order: Sequence[int]) -> list[int]:
    """Turn an order of nodes round: node → position."""
    ranks = [0] * len(order)
    for position, node in enumerate(order):
        ranks[node] = position
    return ranks


def first_of_regions(facts: GraphFacts) -> dict[int, int]:
    """For every checkpointed region the sequence number of its first node."""
    first: dict[int, int] = {}
    for node, region in facts.region_of.items():
        number = facts.numbers[node]
        if number is not None:
            first[region] = min(number, first.get(region, number))
    return first


def _topological(facts: GraphFacts, ranks: Sequence[int]) -> list[int]:
    waiting = [0] * len(ranks)
    after: list[list[int]] = [[] for _ in ranks]
    for consumer, inputs in enumerate(facts.inputs):
        for producer, _ in filter(None, inputs):
            waiting[consumer] += 1
            after[producer].append(consumer)
    heap = [(ranks[node], node) for node, count in enumerate(waiting) if not count]
    heapq.heapify(heap)
    order = []
    while heap:
        _, node = heapq.heappop(heap)
        order.append(node)
        for consumer in after[node]:
            waiting[consumer] -= 1
            if not waiting[consumer]:
                heapq.heappush(heap, (ranks[consumer], consumer))
    return order


def values(facts: GraphFacts, order: Sequence[int], known: Mapping[Value, int]) -> dict[Value, int]:
    """Find the tensor behind each (node, output number), as far as something proves it.

    ``known`` are the outputs of ops. Then a save proves it: a slot named after an argument holds
    the producer's output, one named after a result the node's own. A view has its input's memory.
    """
    found: dict[Value, int] = dict(known)
    for node, tensor in facts.variables.items():
        found[node, 0] = tensor
    _from_slots(facts, found)
    _through_views(facts, order, found)
    for node, output_nr, output in facts.outputs:
        if output is not None:
            found.setdefault((node, output_nr), output)
    return found


def _from_slots(facts: GraphFacts, found: dict[Value, int]) -> None:
    """A slot's name tells which input or output of its node the saved tensor is."""
    for node, kept in facts.saves.items():
        inputs, name = facts.inputs[node], facts.types[node].name
        for slot, kind, tensor, _ in kept:
            if kind is not _SAVED or tensor is None:
                continue
            output_nr, input_nr = _place_of_slot(name, slot, len(inputs))
            if output_nr is not None:
                found.setdefault((node, output_nr), tensor)
            elif input_nr is not None:
                value = inputs[input_nr]
                if value is not None:
                    found.setdefault(value, tensor)


@functools.lru_cache(maxsize=10_000)
def _place_of_slot(node_name: str, slot: str, edges: int) -> tuple[int | None, int | None]:
    """Which output of its node, or else which input, the tensor in a slot is."""
    why = derivative(node_name)
    if why is None:
        return None, None
    output_nr = why.output_nr(slot)
    return output_nr, None if output_nr is not None else why.input_nr(slot, edges)


def _through_views(facts: GraphFacts, order: Sequence[int], found: dict[Value, int]) -> None:
    """A view's output is its input's memory: carry what is known forward, then back."""
    views = []
    for node in order:
        view_of = facts.types[node].view_of
        if view_of is not None and view_of < len(facts.inputs[node]):
            value = facts.inputs[node][view_of]
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
    category = storages.category
    for (node, _), tensor in found.items():
        storage = storages.tensors[tensor].storage
        if storage is None or category[storage] is not None:
            continue
        if facts.types[node].kind is not _LEAF:
            category[storage] = _ACTIVATION
    _name_casts(facts, found, storages)
    for kept in facts.saves.values():
        for _, kind, saved, _ in kept:
            if saved is None or kind is _SAVED or kind is _RECOMPUTED:
                continue
            storage = storages.tensors[saved].storage
            if storage is not None:
                ctx = kind is SaveKind.CTX
                storages.holder[storage] = Holder.CTX if ctx else Holder.PACK_HOOK


def _name_casts(facts: GraphFacts, found: Mapping[Value, int], storages: Storages) -> None:
    """Name the low-precision copies of parameters after the parameter."""
    for node, kind in enumerate(facts.types):
        if kind.name != "ToCopyBackward0":
            continue
        source_value = facts.inputs[node][0]
        tensors = None if source_value is None else found.get(source_value), found.get((node, 0))
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
    types, numbers, inputs, kept = facts.types, facts.numbers, facts.inputs, facts.saves
    ranks = rank(order)
    nowhere = (None, None, None)
    nodes: list[Node] = []
    for node in order:
        module, frame, region = places.get(node, nowhere)
        if region is None:
            region = facts.region_of.get(node)
        name, kind = types[node].name, types[node].kind
        variable = facts.variables.get(node)
        nodes.append(row(Node, (name, kind, numbers[node], module, frame, variable, region)))
    saves: list[Save] = [
        row(Save, (position, *save))
        for position, node in enumerate(order)
        for save in kept.get(node, ())
    ]
    edges: list[Edge] = [
        row(Edge, (ranks[value[0]], value[1], position, input_nr, found.get(value)))
        for position, node in enumerate(order)
        for input_nr, value in enumerate(inputs[node])
        if value is not None
    ]
    outputs = [Output(ranks[node], output_nr, tensor) for node, output_nr, tensor in facts.outputs]
    return tuple(nodes), tuple(edges), tuple(outputs), tuple(saves)
