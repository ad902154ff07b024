"""Read an autograd graph: its nodes, their saved tensors, and the derivatives behind them.

Here are nodes, edges and saved tensors as columns for numpy, and the order of nodes.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tb_actmem.model import NodeKind, SaveKind
from tb_actmem.recorder.graph.saves import NodeType, SaveFact
from tb_actmem.recorder.graph.walk import Inputs

if TYPE_CHECKING:
    from tb_actmem.recorder.graph.read import GraphFacts

Numbers = NDArray[np.int64]
NONE = -1
"""A missing number."""


class Links(NamedTuple):
    """The values that nodes consume."""

    ends: Numbers
    """Node → the end of its inputs in the other columns."""
    producers: Numbers
    """The node of each value; `NONE`: there is none, or it was not read."""
    output_nrs: Numbers

    def rows(self) -> list[Inputs]:
        """Return the values that each node consumes."""
        values = [
            None if producer == NONE else (producer, output_nr)
            for producer, output_nr in zip(
                self.producers.tolist(), self.output_nrs.tolist(), strict=True
            )
        ]
        ends = self.ends.tolist()
        return [values[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]

    @property
    def begins(self) -> Numbers:
        """Node → the begin of its inputs."""
        return np.concatenate((np.zeros(1, np.int64), self.ends[:-1]))

    @property
    def counts(self) -> Numbers:
        """Node → the number of its inputs."""
        return np.diff(self.ends, prepend=0)


class Saved(NamedTuple):
    """The saved tensors of nodes, those of one node together."""

    nodes: Numbers
    slots: Numbers
    """The position of each slot's name in `names`."""
    names: list[str]
    kinds: Sequence[SaveKind]
    tensors: Numbers
    formulas: Sequence[str | None]

    def by_node(self) -> dict[int, list[SaveFact]]:
        """Return the rows of each node."""
        rows: dict[int, list[SaveFact]] = {}
        for node, slot, kind, tensor, formula in zip(
            self.nodes.tolist(),
            self.slots.tolist(),
            self.kinds,
            self.tensors.tolist(),
            self.formulas,
            strict=True,
        ):
            fact = (self.names[slot], kind, None if tensor == NONE else tensor, formula)
            rows.setdefault(node, []).append(fact)
        return rows


def links_of(inputs: Sequence[Inputs]) -> Links:
    """Make columns of rows."""
    values = [value or (NONE, 0) for one in inputs for value in one]
    both = np.array(values, np.int64).reshape(-1, 2)
    return Links(np.cumsum([len(one) for one in inputs], dtype=np.int64), both[:, 0], both[:, 1])


def saved_of(rows: Mapping[int, Sequence[SaveFact]]) -> Saved:
    """Make columns of rows."""
    positions: dict[str, int] = {}
    flat = [(node, *fact) for node, kept in rows.items() for fact in kept]
    nodes, slots, kinds, tensors, formulas = zip(*flat, strict=True) if flat else ((),) * 5
    return Saved(
        nodes=np.array(nodes, np.int64),
        slots=np.array([positions.setdefault(slot, len(positions)) for slot in slots], np.int64),
        names=list(positions),
        kinds=kinds,
        tensors=np.array([NONE if one is None else one for one in tensors], np.int64),
        formulas=formulas,
    )


def kinds_of(types: Sequence[NodeType]) -> tuple[list[NodeType], Numbers]:
    """Return the different types, and the position of each node's type."""
    known: dict[int, int] = {}
    different: list[NodeType] = []
    kind_of = []
    for one in types:
        found = known.setdefault(id(one), len(different))
        if found == len(different):
            different.append(one)
        kind_of.append(found)
    return different, np.array(kind_of, np.int64)


def of_each(values: Sequence[Any], positions: Numbers) -> list[Any]:
    """Return the value at each position."""
    return list(map(values.__getitem__, positions.tolist()))


def or_none(numbers: Numbers) -> list[int | None]:
    """Return numbers, with None instead of `NONE`."""
    found: list[int | None] = numbers.tolist()
    for position in np.flatnonzero(numbers == NONE).tolist():
        found[position] = None
    return found


# To look a member up in its enum takes longer than what else is done with a node.
_CHECKPOINT = NodeKind.CHECKPOINT

_BEFORE_REGION = -0.75
_BEFORE_CONSUMER = -0.5
"""The position of a node without a number, relative to the node that it must precede.

Less than one, so that it follows the node with the previous number. A checkpoint must precede its
region's first node, and the leaves that this node consumes. Then a storage that both keep is
attributed to the checkpoint: its inputs exist before anything in the region runs.
"""
_BEFORE_INNER = 2**-10
"""The begin of a region without own nodes, relative to the first node of an inner region."""


def forward_order(facts: GraphFacts) -> Numbers:
    """Return node ids such that every producer comes before its consumers.

    Sequence numbers are that order within one thread; a leaf comes just before its first
    consumer. With several threads this may fail; then the order is sorted topologically.
    """
    key = np.array([math.inf if number is None else number for number in facts.numbers], float)
    first = _first_of_regions(facts)
    for node, region in facts.region_of.items():
        if facts.types[node].kind is _CHECKPOINT:
            key[node] = first.get(region, 0) + _BEFORE_REGION
    has_number = np.array([number is not None for number in facts.numbers], bool)
    links = facts.links()
    consumers = np.repeat(np.arange(len(key)), links.counts)
    is_there = links.producers != NONE
    producers, consumers = links.producers[is_there], consumers[is_there]
    is_leaf = ~has_number[producers]
    np.minimum.at(key, producers[is_leaf], key[consumers[is_leaf]] + _BEFORE_CONSUMER)
    order = np.argsort(key, kind="stable")
    ranks = rank(order)
    if (ranks[producers] >= ranks[consumers]).any():
        return np.array(_topological(producers.tolist(), consumers.tolist(), ranks.tolist()))
    return order


def rank(order: Numbers) -> Numbers:
    """Invert an order of nodes: node → position."""
    ranks = np.empty_like(order)
    ranks[order] = np.arange(len(order))
    return ranks


def _first_of_regions(facts: GraphFacts) -> dict[int, float]:
    """Return the sequence number of the first node of every checkpointed region.

    A region that has only nodes of inner regions begins slightly before the first of them.
    """
    first: dict[int, float] = {}
    for node, region in facts.region_of.items():
        number = facts.numbers[node]
        if number is not None:
            first[region] = min(number, first.get(region, number))
    inside = dict(first)
    for inner, outer in reversed(facts.around.items()):
        if outer not in inside and inner in first:
            before = first[inner] - _BEFORE_INNER
            first[outer] = min(before, first.get(outer, before))
    return first


def _topological(
    producers: Sequence[int], consumers: Sequence[int], ranks: Sequence[int]
) -> list[int]:
    waiting = [0] * len(ranks)
    after: list[list[int]] = [[] for _ in ranks]
    for producer, consumer in zip(producers, consumers, strict=True):
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
