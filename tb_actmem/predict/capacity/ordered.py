"""A list in order, to which a value is added as fast as to a short one."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

Value = TypeVar("Value", bound=tuple[Any, ...])

_LONGEST = 1024
"""A longer part is cut in two."""


class Ordered(Generic[Value]):
    """Different tuples in order. They lie in parts, so that no change moves all of them."""

    def __init__(self) -> None:
        self._parts: list[list[Value]] = []
        self._lasts: list[Value] = []
        """The last value of each part."""

    def add(self, value: Value) -> None:
        """Add a value."""
        if not self._parts:
            self._parts, self._lasts = [[value]], [value]
            return
        at = min(bisect_left(self._lasts, value), len(self._parts) - 1)
        part = self._parts[at]
        insort(part, value)
        if len(part) > _LONGEST:
            half = len(part) // 2
            self._parts[at : at + 1] = part[:half], part[half:]
            self._lasts[at : at + 1] = part[half - 1], part[-1]
        else:
            self._lasts[at] = part[-1]

    def remove(self, value: Value) -> None:
        """Remove a value."""
        at = bisect_left(self._lasts, value)
        part = self._parts[at]
        del part[bisect_left(part, value)]
        if part:
            self._lasts[at] = part[-1]
        else:
            del self._parts[at], self._lasts[at]

    def following(self, begin: tuple[Any, ...]) -> Iterator[Value]:
        """Yield the values from the first one that is not below ``begin``."""
        at = bisect_left(self._lasts, begin)
        if at < len(self._parts):
            first = self._parts[at]
            for number in range(bisect_left(first, begin), len(first)):
                yield first[number]
            for part in self._parts[at + 1 :]:
                yield from part
