"""Searches the largest size of a step that fits."""

from __future__ import annotations

from collections.abc import Callable

from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.text import exact_nbytes_text, nbytes_text

MOST = 2**50
"""The largest size that the search for the first size that does not fit tries."""


def last_within(
    peak: Callable[[int], int], limit: int, known: range, variable: str, most: int
) -> int:
    """Return the largest size, in steps from the smallest one, whose peak is within a limit."""
    least = _least_within(peak, limit, known, variable)
    low, high = 0, 1
    while peak(known.start + high * known.step) <= limit:
        low, high = high, 2 * high
        if high > most == MOST:
            if peak(known.start + low * known.step) > least:
                fits = f"{variable}={known.start + low * known.step:,}"
                raise PredictError(f"No value is too large: even {fits} has a lower total peak.")
            raise PredictError(f"The peak does not grow with {variable}: any {variable} fits.")
        if high > most:
            raise PredictError(f"More than {most // 2:,} {variable} fit: give a lower total_peak.")
    return _bisected(peak, limit, known, low, high)


def last_known_within(peak: Callable[[int], int], limit: int, known: range, variable: str) -> int:
    """Return the same below the largest known size, whose peak is above the limit."""
    _least_within(peak, limit, known, variable)
    return _bisected(peak, limit, known, 0, len(known) - 1)


def _least_within(peak: Callable[[int], int], limit: int, known: range, variable: str) -> int:
    """Return the peak of the smallest size; raise BudgetError if that is above the limit."""
    least = peak(known.start)
    if least > limit:
        raise BudgetError(
            f"Not even {variable}={known.start} fits into {nbytes_text(limit)}: the step takes "
            f"{nbytes_text(least)}, {exact_nbytes_text(least - limit)} too many.",
            least,
        )
    return least


def _bisected(peak: Callable[[int], int], limit: int, known: range, low: int, high: int) -> int:
    """Return the largest size within a limit, between one that fits and one that does not."""
    while high - low > 1:
        middle = (low + high) // 2
        if peak(known.start + middle * known.step) <= limit:
            low = middle
        else:
            high = middle
    return known.start + low * known.step
