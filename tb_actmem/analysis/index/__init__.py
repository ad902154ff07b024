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
