"""Walk an existing autograd graph: its nodes and their edges."""

from __future__ import annotations

import ctypes
import heapq
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tb_actmem.recorder.torch_private import sequence_nr

PIECE = 1_000
"""Nodes that are freed in one recursion: 250 kB of stack; threads may have only 512 kB."""
_KEY = "tb_actmem"
"""The key of a node's `_Cut` in its metadata."""
_PATIENCE = 0.001
"""Seconds between two looks at nodes that something else still refers to."""
_LOOKS = 100
"""Number of looks after which the program must be the one that refers to them."""


class _Held:
    """A node behind a cut, and the number of cuts in front of it."""

    __slots__ = ("cuts", "node")

    def __init__(self, node: Any) -> None:
        self.node = node
        self.cuts = 0


_held: dict[int, _Held] = {}
"""By identity of the node."""
_is_freeing = threading.Lock()
# Never freed, not even at the end of the process: that would recurse too.
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_held))


class _Cut:
    """Lives as long as a node, and notices its death."""

    __slots__ = ("behind",)

    def __init__(self, behind: Sequence[Any]) -> None:
        self.behind = [id(node) for node in behind]
        for node in behind:
            _held.setdefault(id(node), _Held(node)).cuts += 1

    def __del__(
        self,
        held: dict[int, _Held] = _held,
        is_freeing: Any = _is_freeing,
        is_over: Any = sys.is_finalizing,
    ) -> None:
        # Runs inside the recursion: anything released here would continue it.
        for key in self.behind:
            held[key].cuts -= 1
        if not is_over() and is_freeing.acquire(blocking=False):
            try:
                threading.Thread(target=_free, name="tb_actmem frees a deep graph").start()
            except RuntimeError:  # no more threads: the next cut tries again
                is_freeing.release()


def _after_fork() -> None:
    """The freeing thread does not exist in the child: the next cut starts another."""
    if _is_freeing.locked():
        _is_freeing.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def cut(node: Any) -> None:
    """Stop the recursion that frees a node from reaching its next functions."""
    if _KEY not in node.metadata:
        followers = [one for one, _ in node.next_functions if one is not None]
        node.metadata[_KEY] = _Cut([one for one in followers if one.next_functions])


def _free() -> None:
    """Release the nodes that are cut off, until none is left."""
    while True:
        try:
            _let_go()
        finally:
            _is_freeing.release()
        if not _loose() or not _is_freeing.acquire(blocking=False):
            return


def _loose() -> list[int]:
    return [key for key, held in list(_held.items()) if not held.cuts]


def _let_go() -> None:
    looks = 0
    while loose := _loose():
        # Two references: the row's and the call's. Others belong to a node that is about to die,
        # or to the program.
        is_over = looks == _LOOKS
        free = [key for key in loose if is_over or sys.getrefcount(_held[key].node) == 2]
        for key in free:
            del _held[key]
        looks = 0 if free else looks + 1
        if not free:
            time.sleep(_PATIENCE)


NO_SEQUENCE_NR = 2**64 - 1
CAREFREE = 10_000
"""Nodes that are read without a cut: a graph this small cannot be too deep."""

Value = tuple[int, int]
"""(node, output number): autograd's name of a tensor."""
Inputs = Sequence[Value | None]
"""The value behind each of a node's next functions; None: there is none, or it was not read."""


class Graph(NamedTuple):
    """The nodes that some roots reach; a node is a position in each list."""

    nodes: list[Any]
    inputs: list[Inputs]
    beyond: list[Any]
    """Nodes that they lead to, but that were left out."""


def walk(
    roots: Callable[[], Iterator[Any]],
    since: int = 0,
    *,
    elsewhere: Sequence[range] = (),
    most: float = float("inf"),
) -> Graph:
    """Visit every node that the roots reach, without recursion.

    ``roots`` starts again at each call, with the newest. Three kinds of nodes are left out: those
    with a sequence number below ``since`` that is not in ``elsewhere``, those after the first
    ``most``, and those that only such nodes reach. Nodes that are left out may be read earlier or
    later: graphs that are read in parts are freed in parts too.
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
            inputs: list[Value | None] = []
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
                inputs.append(None if position is None else (position, output_nr))
            links.append(inputs)
            if is_edge:
                cut(own)
            if len(nodes) > CAREFREE:
                # Start again: in this order, the depth of a node is unknown. The longest path to a
                # node is known when every node that leads to it has been visited. The nodes
                # touched so far are too few to be too deep.
                return _walk_in_pieces(roots(), since, elsewhere)
    return Graph(nodes, links, beyond)


def is_older(node: Any, since: int, elsewhere: Sequence[range]) -> bool:
    """Whether a node has a number below ``since`` that is not in ``elsewhere``."""
    number = sequence_nr(node)
    return number < since and not any(number in numbers for numbers in elsewhere)


def _walk_in_pieces(roots: Iterator[Any], since: int, elsewhere: Sequence[range]) -> Graph:
    """Visit in order of sequence numbers, newest first, so that each node's depth is known.

    A path that is too long to be freed in one recursion is cut before its end is touched.
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
    """The part of a graph that was found so far, and the depths of its paths."""

    def __init__(self, since: int, elsewhere: Sequence[range]) -> None:
        self.nodes: list[Any] = []
        self.links: list[Inputs] = []
        self.positions: dict[Any, int] = {}
        self.beyond: dict[Any, None] = {}
        self.heap: list[tuple[int, int]] = []
        self._since, self._elsewhere = since, elsewhere
        self._depths: list[int] = []
        """Length of the longest path to each node since the last cut."""
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
        """Find the next functions of a node; every node that leads to it has been visited."""
        node, depth = self.nodes[own], self._depths[own]
        edges = [(self._position(one), output_nr) for one, output_nr in node.next_functions]
        self.links[own] = [None if at is None or at < 0 else (at, nr) for at, nr in edges]
        self._visited.add(own)
        # A visited node is out of order: its depth can no longer be known.
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
"""The position of a node that is left out."""


def _order(node: Any) -> int:
    number = sequence_nr(node)
    return -1 if number >= NO_SEQUENCE_NR else number
