"""Whole numbers and names that people ask with."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from typing import Any

from tb_actmem.errors import PredictError


def whole(name: str, given: Any) -> int:
    """Read a whole number as Python's own: a product of NumPy's integers overflows in silence.

    Raises PredictError for anything else.
    """
    try:
        if isinstance(given, bool):
            raise TypeError
        return operator.index(given)
    except TypeError:
        raise PredictError(f"{name} is a whole number, not {given!r}.") from None


def asked_names(argument: str, given: Any) -> tuple[str, ...]:
    """Read names or patterns: one string is one of them, and several are several strings.

    Raises TypeError, which names the argument, for anything else.
    """
    if isinstance(given, str):
        return (given,)
    is_several = isinstance(given, Iterable) and not isinstance(given, (bytes, Mapping))
    names = tuple(given) if is_several else ()
    if is_several and all(isinstance(name, str) for name in names):
        return names
    raise TypeError(f"{argument} must be a string or several strings, not {given!r:.100}")
