"""Walk an autograd graph that exists already: its nodes, and which of them follow on which."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tb_actmem.recorder.torch_private import sequence_nr

NO_SEQUENCE_NR = 2**64 - 1
MAX_DEPTH = 25_000
"""Nodes on one path beyond which no node is read.

Freeing a chain of 40,000 nodes that Python has touched overflows the C stack and ends the process
(measured with torch 2.13 and a stack of 8 MiB; 36,000 pass).
"""
_CAREFREE = 10_000
"""Nodes that are read before depth is watched: so few cannot be too deep."""

Value = tuple[int, int]
"""(node, output number): a tensor as autograd names it."""
Inputs = Sequence[Value | None]
"""What each of a node's next functions stands for; None: there is none, or it was not read."""


class Graph(NamedTuple):
    """The nodes that some roots reach; a node is a position in each list."""

    nodes: list[Any]
    inputs: list[Inputs]
    is_complete: bool
    """False: what lies deeper than `MAX_DEPTH` was left out."""


def walk(roots: Callable[[], Iterator[Any]], since: int = 0) -> Graph:
    """Visit every node that the roots reach, without recursion.

    ``roots`` begins anew each time it is called, with the newest; the next one is asked for when
    all that those before it reach is visited, so that what is too deep is never touched. Nodes
    with a sequence number below ``since`` are left out, and so is what only they reach.
    """
    nodes: list[Any] = []
    positions: dict[Any, int | None] = {None: None}
    links: list[Inputs] = []
    for root in roots():
        if root not in positions:
            positions[root] = len(nodes)
            nodes.append(root)
        while len(links) < len(nodes):
            found: list[Value | None] = []
            for follower, output_nr in nodes[len(links)].next_functions:
                if follower in positions:
                    position = positions[follower]
                elif since and sequence_nr(follower) < since:
                    position = None
                else:
                    position = positions[follower] = len(nodes)
                    nodes.append(follower)
                found.append(None if position is None else (position, output_nr))
            links.append(found)
            if len(nodes) > _CAREFREE:
                # Anew, because nodes in the order of this visit have no known depth: the longest
                # path to one is known when everything that leads to it has been visited. Those
                # that this visit has touched are too few to be too deep.
                return _walk_watching_depth(roots(), since)
    return Graph(nodes, links, True)


def _walk_watching_depth(roots: Iterator[Any], since: int) -> Graph:
    """Visit in order of sequence numbers, newest first, so that each node's depth is known."""
    nodes: list[Any] = []
    positions: dict[Any, int] = {}
    depths: list[int] = []
    links: list[Inputs] = []
    heap: list[tuple[int, int]] = []

    def add(node: Any, number: int, depth: int) -> int:
        position = positions[node] = len(nodes)
        nodes.append(node)
        depths.append(depth)
        links.append(())
        heapq.heappush(heap, (-number, position))
        return position

    is_complete = True
    root = next(roots, None)
    while heap or root is not None:
        if root is not None and (not heap or _order(root) >= -heap[0][0]):
            if root not in positions:
                add(root, _order(root), 0)
            root = next(roots, None)
            continue
        _, own = heapq.heappop(heap)
        below = depths[own] + 1
        found: list[Value | None] = []
        for follower, output_nr in nodes[own].next_functions:
            position = None if follower is None else positions.get(follower)
            if position is not None:
                depths[position] = max(depths[position], below)
            elif follower is not None:
                number = _order(follower)
                if 0 <= number < since:
                    pass
                elif below < MAX_DEPTH:
                    position = add(follower, number, below)
                else:
                    is_complete, root = False, None
            found.append(None if position is None else (position, output_nr))
        links[own] = found
    return Graph(nodes, links, is_complete)


def _order(node: Any) -> int:
    number = sequence_nr(node)
    return -1 if number >= NO_SEQUENCE_NR else number
