"""Walk an autograd graph that exists already: its nodes, and which of them follow on which."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tb_actmem.recorder.graph.deep_graphs import PIECE, cut
from tb_actmem.recorder.torch_private import sequence_nr

NO_SEQUENCE_NR = 2**64 - 1
CAREFREE = 10_000
"""Nodes that are read without a cut: so few cannot be too deep."""

Value = tuple[int, int]
"""(node, output number): a tensor as autograd names it."""
Inputs = Sequence[Value | None]
"""What each of a node's next functions stands for; None: there is none, or it was not read."""


class Graph(NamedTuple):
    """The nodes that some roots reach; a node is a position in each list."""

    nodes: list[Any]
    inputs: list[Inputs]
    beyond: list[Any]
    """Nodes that they lead to and that were left out."""


def walk(
    roots: Callable[[], Iterator[Any]],
    since: int = 0,
    *,
    elsewhere: Sequence[range] = (),
    most: float = float("inf"),
) -> Graph:
    """Visit every node that the roots reach, without recursion.

    ``roots`` begins anew each time it is called, with the newest. Left out are nodes with a
    sequence number below ``since`` that is none of ``elsewhere``, those that follow when ``most``
    are found, and what only such nodes reach. What was left out may have been read before, or be
    read later: graphs that are read in parts are freed in parts too.
    """
    nodes: list[Any] = []
    positions: dict[Any, int | None] = {None: None}
    links: list[Inputs] = []
    beyond: list[Any] = []
    for root in roots():
        if root not in positions:
            if len(nodes) >= most:
                beyond.append(root)
                break
            positions[root] = len(nodes)
            nodes.append(root)
        while len(links) < len(nodes):
            own = nodes[len(links)]
            found: list[Value | None] = []
            is_edge = False
            for follower, output_nr in own.next_functions:
                if follower in positions:
                    position = positions[follower]
                elif len(nodes) >= most or (since and is_older(follower, since, elsewhere)):
                    position = positions[follower] = None
                    beyond.append(follower)
                else:
                    position = positions[follower] = len(nodes)
                    nodes.append(follower)
                is_edge = is_edge or (position is None and follower is not None)
                found.append(None if position is None else (position, output_nr))
            links.append(found)
            if is_edge:
                cut(own)
            if len(nodes) > CAREFREE:
                # Anew, because nodes in the order of this visit have no known depth: the longest
                # path to one is known when everything that leads to it has been visited. Those
                # that this visit has touched are too few to be too deep.
                return _walk_in_pieces(roots(), since, elsewhere)
    return Graph(nodes, links, beyond)


def is_older(node: Any, since: int, elsewhere: Sequence[range]) -> bool:
    """Tell whether a node was made before the number ``since``, and by no thread elsewhere."""
    number = sequence_nr(node)
    return number < since and not any(number in numbers for numbers in elsewhere)


def _walk_in_pieces(roots: Iterator[Any], since: int, elsewhere: Sequence[range]) -> Graph:
    """Visit in order of sequence numbers, newest first, so that each node's depth is known.

    Where a path has become too long to be freed at once it is cut, before its end is touched.
    """
    pieces = _Pieces(since, elsewhere)
    root = next(roots, None)
    while pieces.heap or root is not None:
        if root is not None and (not pieces.heap or _order(root) >= -pieces.heap[0][0]):
            if root not in pieces.positions:
                pieces.add(root, _order(root))
            root = next(roots, None)
        else:
            pieces.visit(heapq.heappop(pieces.heap)[1])
    return Graph(pieces.nodes, pieces.links, list(pieces.beyond))


class _Pieces:
    """What was found so far of a graph, and where its paths are cut."""

    def __init__(self, since: int, elsewhere: Sequence[range]) -> None:
        self.nodes: list[Any] = []
        self.links: list[Inputs] = []
        self.positions: dict[Any, int] = {}
        self.beyond: dict[Any, None] = {}
        self.heap: list[tuple[int, int]] = []
        self._since, self._elsewhere = since, elsewhere
        self._depths: list[int] = []
        """Of the longest path to a node since the last cut."""
        self._visited: set[int] = set()

    def add(self, node: Any, number: int) -> int:
        """Add a node that will be visited in its turn."""
        position = self.positions[node] = len(self.nodes)
        self.nodes.append(node)
        self._depths.append(0)
        self.links.append(())
        heapq.heappush(self.heap, (-number, position))
        return position

    def visit(self, own: int) -> None:
        """Find what follows on a node; everything that leads to it has been visited."""
        node, depth = self.nodes[own], self._depths[own]
        edges = [(self._position(one), output_nr) for one, output_nr in node.next_functions]
        self.links[own] = [None if at is None or at < 0 else (at, nr) for at, nr in edges]
        self._visited.add(own)
        # One that was visited stands out of order: its depth cannot be known any more.
        is_end = any(at == _BEYOND or at in self._visited for at, _ in edges)
        if is_end or depth >= PIECE:
            cut(node)
            return
        for at, _ in edges:
            if at is not None:
                self._depths[at] = max(self._depths[at], depth + 1)

    def _position(self, node: Any) -> int | None:
        if node is None:
            return None
        position = self.positions.get(node)
        if position is None:
            number = _order(node)
            if number >= 0 and is_older(node, self._since, self._elsewhere):
                self.beyond[node] = None
                return _BEYOND
            position = self.add(node, number)
        return position


_BEYOND = -1
"""Stands for the position of a node that is left out."""


def _order(node: Any) -> int:
    number = sequence_nr(node)
    return -1 if number >= NO_SEQUENCE_NR else number
