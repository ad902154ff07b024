"""Prevent a C stack overflow when a deep graph is freed that Python has touched.

A node that Python has touched keeps its Python object, and that object keeps the node. Torch frees
a chain of such nodes by recursion: 40,000 of them end the process (torch 2.13, a stack of 8 MiB).
So long chains are cut in pieces. A node at the end of a piece gets a `_Cut`, which dies with it.
The nodes behind it are held here until then, and until nothing else refers to them. A thread
releases them when the piece before is gone, so the recursion ends with each piece.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Sequence
from typing import Any

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
