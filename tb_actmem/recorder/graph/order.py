"""The order of the nodes of a graph: as the forward made them."""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence

import numpy as np

from tb_actmem.model import NodeKind
from tb_actmem.recorder.graph import NONE, GraphFacts, Numbers

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
    has_number = facts.sequence_nrs() != NONE
    key = np.where(has_number, facts.sequence_nrs(), math.inf)
    first = _first_of_regions(facts)
    for node, region in facts.region_of.items():
        if facts.types[node].kind is _CHECKPOINT:
            key[node] = first.get(region, 0) + _BEFORE_REGION
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
