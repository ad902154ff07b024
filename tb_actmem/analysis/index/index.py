"""A recording with what was derived from it: each thing once, whoever asks first."""

from __future__ import annotations

import functools
from collections.abc import Callable
from threading import RLock
from typing import Any, TypeVar

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording

Value = TypeVar("Value")


class Index:
    """A recording, and all that analyses found out about it so far. Safe in threads.

    It grows with what it is asked and never changes: what an analysis says of one recording is
    always the same.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self._values: dict[Callable[[Index], Any], Any] = {}
        # One for all: what is derived is derived from other things, in an order of its own.
        self._lock = RLock()

    def derive(self, derive: Callable[[Index], Value]) -> Value:
        """What a function of this index returns: called once, however many threads ask."""
        with self._lock:
            if derive not in self._values:
                with collector_paused():
                    self._values[derive] = derive(self)
        value: Value = self._values[derive]
        return value


def derived(derive: Callable[[Index], Value]) -> Callable[[Index], Value]:
    """Make a function of an index one that is computed once for each; nobody changes its result."""

    @functools.wraps(derive)
    def known(index: Index) -> Value:
        try:  # some ask for every row
            value: Value = index._values[derive]
        except KeyError:
            return index.derive(derive)
        return value

    return known
