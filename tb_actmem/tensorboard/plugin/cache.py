"""A cache of costly values with limited size."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Generic, TypeVar

from tb_actmem.model import Recording

Value = TypeVar("Value")


class Cache(Generic[Value]):
    """Makes each value once, also for concurrent threads, and evicts the least recently used.

    The weights of all values stay within ``room``, but the newest value always stays.
    """

    def __init__(self, room: int, weigh: Callable[[Value], int]) -> None:
        self._room = room
        self._weigh = weigh
        self._lock = threading.Lock()
        self._values: OrderedDict[Hashable, Future[Value]] = OrderedDict()
        self._weights: dict[Hashable, int] = {}
        self._total = 0

    def __contains__(self, key: Hashable) -> bool:
        """Whether a value is cached, or is being made."""
        return key in self._values

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of ``key``, made now if it is not cached.

        An exception of ``make`` reaches all waiting threads, and nothing is cached.
        """
        with self._lock:
            known = self._values.get(key)
            if known is not None:
                self._values.move_to_end(key)
            else:
                made = self._values[key] = Future()
        try:
            return known.result() if known is not None else self._make(key, made, make)
        finally:
            # An exception refers to this frame, and so to the future, which refers back. This cycle
            # would hold a recording until the next garbage collection.
            known = made = None  # type: ignore[assignment]

    def _make(self, key: Hashable, made: Future[Value], make: Callable[[], Value]) -> Value:
        try:
            value = make()
        except BaseException as error:
            with self._lock:
                del self._values[key]
            made.set_exception(error)
            del made  # as in `get`
            raise
        with self._lock:
            self._weights[key] = weight = self._weigh(value)
            self._total += weight
            self._trim(key)
        made.set_result(value)
        return value

    def _trim(self, newest: Hashable) -> None:
        for key in list(self._values):
            if self._total <= self._room:
                return
            if key != newest and key in self._weights:
                self._total -= self._weights.pop(key)
                del self._values[key]


_ROW, _ENTRY = 400, 40
"""Bytes of a row of a recording with all that is derived from it, and of an entry of a list."""


def nbytes(recording: Recording) -> int:
    """Estimate the memory of a recording, with all that is derived from it."""
    tables = ("nodes", "edges", "storages", "tensors", "saves", "ops", "modules", "frames")
    rows = sum(len(getattr(recording, table)) for table in tables)
    shapes = {tensor.shape for tensor in recording.tensors}
    entries = sum(map(len, shapes)) + sum(len(op.inputs) + len(op.outputs) for op in recording.ops)
    texts: set[str | None] = {
        *(frame.file for frame in recording.frames),
        *(module.fqn for module in recording.modules),
        *(node.name for node in recording.nodes),
        *(storage.name for storage in recording.storages),
        *(save.slot for save in recording.saves),
        *(save.formula for save in recording.saves),
        *(op.name for op in recording.ops),
    }
    characters = sum(len(text) for text in (*texts, *map(str, recording.meta.notes)) if text)
    return rows * _ROW + entries * _ENTRY + characters
