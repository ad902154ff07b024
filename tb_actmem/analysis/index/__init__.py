"""A recording with the values that several analyses derive from it; each is computed once."""

from __future__ import annotations

import functools
from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording

Value = TypeVar("Value")


class Index:
    """A recording and a cache of the values that analyses derived from it. Thread-safe.

    Values are added on first use and never change.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._values: dict[Callable[[Index], Any], Any] = {}
        # One lock for all values, because values are derived from each other.
        self._lock = RLock()

    def derive(self, derive: Callable[[Index], Value]) -> Value:
        """Return a function's value for this index, calling the function only once."""
        with self._lock:
            if derive not in self._values:
                with collector_paused():
                    self._values[derive] = derive(self)
        value: Value = self._values[derive]
        return value


def derived(derive: Callable[[Index], Value]) -> Callable[[Index], Value]:
    """Cache a function's result in its index; callers must not change the result."""

    @functools.wraps(derive)
    def known(index: Index) -> Value:
        try:  # some callers call this for every row
            value: Value = index._values[derive]
        except KeyError:
            return index.derive(derive)
        return value

    return known


_ROW, _ENTRY = 400, 40
"""Bytes of a row of a recording with all that is derived from it, and of an entry of a list."""


def memory_bytes(index: Index) -> int:
    """Estimate the memory of a recording, with all that is derived from it."""
    recording = index.recording
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
