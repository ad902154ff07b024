"""Searches the largest size of a step that fits."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.text import exact_nbytes_text, nbytes_text

MOST = 2**50
"""The largest size that the search for the first size that does not fit tries."""
_WIDEST = 16
"""The search enlarges a size at most so many times: far larger steps take long to predict."""


def last_within(
    peak: Callable[[int], int], limit: int, known: range, variable: str, most: int
) -> int:
    """Return the largest size whose peak is within a limit.

    ``most``: so many steps above the smallest size the search ends.
    """
    at = _in_steps(peak, known)
    least = _least_within(at, limit, known, variable)
    low, high = 0, 1
    while at(high) <= limit:
        if high == most:
            if at(high) == least:
                raise PredictError(f"The peak does not grow with {variable}: any value fits.")
            size = known.start + high * known.step
            raise PredictError(f"Even {variable}={size:,} fits: give a lower total_peak.")
        straight = _crossing(at, limit, low, high) + 1
        low, high = high, min(max(2 * high, min(straight, _WIDEST * high)), most)
    return known.start + known.step * _last_between(at, limit, low, high)


def last_known_within(peak: Callable[[int], int], limit: int, known: range, variable: str) -> int:
    """Return the same below the largest known size, whose peak is above the limit."""
    at = _in_steps(peak, known)
    _least_within(at, limit, known, variable)
    return known.start + known.step * _last_between(at, limit, 0, len(known) - 1)


def _in_steps(peak: Callable[[int], int], known: range) -> Callable[[int], int]:
    """Return the peak by the number of steps from the smallest size, computed once each."""
    return cache(lambda steps: peak(known.start + steps * known.step))


def _least_within(at: Callable[[int], int], limit: int, known: range, variable: str) -> int:
    """Return the peak of the smallest size; raise BudgetError if that is above the limit."""
    least = at(0)
    if least > limit:
        raise BudgetError(
            f"The smallest size, {variable}={known.start}, does not fit into {nbytes_text(limit)}: "
            f"the step takes {nbytes_text(least)}, {exact_nbytes_text(least - limit)} too many.",
            least,
        )
    return least


def _last_between(at: Callable[[int], int], limit: int, low: int, high: int) -> int:
    """Return the last number of steps within a limit, between one that fits and one that does not.

    Most peaks are nearly straight lines. Every third try halves what is left, whatever the peak.
    """
    tries = 0
    while high - low > 1:
        tries += 1
        straight = (low + high) // 2 if tries % 3 == 0 else _crossing(at, limit, low, high)
        middle = min(max(straight, low + 1), high - 1)
        if at(middle) <= limit:
            low = middle
        else:
            high = middle
    return low


def _crossing(at: Callable[[int], int], limit: int, low: int, high: int) -> int:
    """Return where a straight line through two peaks reaches a limit; `MOST` if it never does."""
    growth = at(high) - at(low)
    return low + (limit - at(low)) * (high - low) // growth if growth > 0 else MOST
