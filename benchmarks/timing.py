"""Time two things against each other on a noisy machine: interleaved, in CPU time, as ratios."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple


class Spread(NamedTuple):
    """The middle of some measurements, and the quartiles around it."""

    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.median:.2f} ({self.low:.2f}–{self.high:.2f})"


class Pair(NamedTuple):
    """One thing measured against another, A B A B."""

    forward: Spread | None
    """How many times as long the forward itself took; None where the tool runs it for us."""
    total: Spread
    """The same with entering, leaving and reading the result."""
    bare_ms: float
    pairs: int


class Stopwatch:
    """Wraps a forward, and adds up how long it ran."""

    def __init__(self, forward: Callable[[], Any]) -> None:
        self.seconds = 0.0
        self._forward = forward

    def __call__(self) -> Any:
        """Run the forward."""
        begin = time.process_time()
        try:
            return self._forward()
        finally:
            self.seconds += time.process_time() - begin


def spread(values: list[float]) -> Spread:
    if len(values) < 2:
        return Spread(values[0], values[0], values[0])
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return Spread(middle, low, high)


def compare(
    forward: Callable[[], Any],
    tool: Callable[[Callable[[], Any]], Any],
    *,
    pairs: int,
    seconds: float,
) -> Pair:
    """Run ``forward`` and ``tool(forward)`` in turns: at most ``pairs`` times, and no more than
    five times once ``seconds`` are over.

    Python's collector stays on, as it is where people train; what it has to do for earlier runs
    it does between the measurements. What a run returns is dropped outside of the clock.
    """
    for _ in range(2):
        forward()
        tool(forward)
    bare: list[float] = []
    totals: list[float] = []
    forwards: list[float] = []
    end = time.monotonic() + seconds
    while len(bare) < pairs and (len(bare) < min(5, pairs) or time.monotonic() < end):
        watch = Stopwatch(forward)
        bare.append(_seconds(forward))
        total = _seconds(partial(tool, watch))
        totals.append(total / bare[-1])
        forwards.append(watch.seconds / bare[-1])
    runs_it = any(forwards)
    return Pair(
        spread(forwards) if runs_it else None,
        spread(totals),
        statistics.median(bare) * 1e3,
        len(bare),
    )


def _seconds(run: Callable[[], Any]) -> float:
    gc.collect()
    begin = time.process_time()
    result = run()
    seconds = time.process_time() - begin
    del result
    return seconds
