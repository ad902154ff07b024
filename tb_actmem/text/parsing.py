"""Parse numbers of bytes and shares that users pass, with clear errors."""

from __future__ import annotations

import math
from fractions import Fraction
from numbers import Rational, Real
from typing import Any

from tb_actmem.arguments import whole
from tb_actmem.errors import PredictError
from tb_actmem.text.units import nbytes_of, share_of


def parse_nbytes(name: str, given: Any) -> int:
    """Parse a number of bytes, or a text such as ``"20 GiB"``.

    Raises PredictError for anything else.
    """
    if not isinstance(given, str):
        nbytes = whole(f"{name} in bytes", given)
        if nbytes < 0:
            raise PredictError(f"{name} must be 0 bytes or more, not {given!r}.")
        return nbytes
    try:
        return nbytes_of(given)
    except ValueError as error:
        raise PredictError(f"{error}.") from None


def parse_share(name: str, given: Any) -> Fraction:
    """Parse a share, ``0.5`` or ``"50%"``.

    Raises PredictError for anything else.
    """
    if isinstance(given, str):
        try:
            return share_of(given)
        except ValueError as error:
            raise PredictError(f"{error}.") from None
    is_number = isinstance(given, Real) and not isinstance(given, bool)
    if not is_number or not math.isfinite(given) or given < 0:
        raise PredictError(f"{name} must be a share such as 0.5 or '50%', not {given!r}.")
    share = Fraction(given) if isinstance(given, Rational) else Fraction(float(given))
    return share.limit_denominator(10**9)
