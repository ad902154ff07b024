"""Whole numbers that people ask with."""

from __future__ import annotations

import operator
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
