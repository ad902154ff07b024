"""Facts in words: sentences, names and numbers, the same in every view.

Here are bytes and shares as text. The front end's ``units.ts`` returns the same strings.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from fractions import Fraction
from numbers import Rational, Real
from typing import Any, Literal

from tb_actmem.arguments import whole
from tb_actmem.errors import PredictError

Units = Literal["MiB", "MB"]
"""Binary units (1 KiB = 1,024 B) or decimal units (1 kB = 1,000 B)."""

_BINARY = ("KiB", "MiB", "GiB", "TiB", "PiB", "EiB")
_UNITS = {"MiB": (1024, _BINARY), "MB": (1000, ("kB", "MB", "GB", "TB", "PB", "EB"))}
_FACTORS = {"": 1, "B": 1, "KB": 1000} | {
    name: base**power for base, names in _UNITS.values() for power, name in enumerate(names, 1)
}


def nbytes_text(nbytes: int, units: Units = "MiB") -> str:
    """Return a number of bytes in a suitable unit: ``328 B``, ``82.0 MiB``, ``1.03 GiB``.

    KiB = 1024 B. A number without a decimal point is exact: ``82 MiB`` is 85,983,232 bytes, and
    ``82.0 MiB`` is rounded. GiB and larger units have two decimals, because a tenth of a GiB
    matters. Halves are rounded up, and a positive number is never rounded to 0.
    """
    if nbytes < 0:
        return f"-{nbytes_text(-nbytes, units)}"
    base, names = _UNITS[units]
    if nbytes < base:
        return f"{nbytes} B"
    for power, unit in enumerate(names, start=1):
        size = base**power
        digits = 1 if power < 3 else 2
        parts = (nbytes * 10**digits + size // 2) // size
        if parts < base * 10**digits or unit == names[-1]:
            break
    whole, rest = divmod(parts, 10**digits)
    decimals = f".{rest:0{digits}}" if nbytes % size else ""
    return f"{whole}{decimals} {unit}"


def tick_text(nbytes: int, units: Units = "MiB") -> str:
    """Return the bytes beside an axis exactly: ``512 MiB``, ``2.75 GiB``.

    Rounded values would look unevenly spaced.
    """
    base, names = _UNITS[units]
    if nbytes < base:
        return f"{nbytes} B"
    power = next(power for power in range(len(names), 0, -1) if nbytes >= base**power)
    return f"{nbytes / base**power:.12g} {names[power - 1]}"


def nbytes_of(text: str) -> int:
    """Parse a number of bytes such as ``2GiB``, ``1.5 GB`` or ``328``.

    KiB = 1,024 B, and KB or kB = 1,000 B. Raises ValueError for anything else.
    """
    match = re.fullmatch(r"(\d{1,20}(?:\.\d{1,9})?) ?([A-Za-z]*)", text.strip(), re.ASCII)
    if match is None or match[2] not in _FACTORS:
        raise ValueError(
            f"{text!r} is not a number of bytes: write 2GiB (1,024 MiB), 2GB (1,000 MB) or 328"
        )
    return int(Fraction(match[1]) * _FACTORS[match[2]])


def share_of(text: str) -> Fraction:
    """Parse a share such as ``1%``, ``0.5%`` or ``0.01``.

    Raises ValueError for anything else, and for 1 or more without ``%``: ``1`` is ambiguous.
    """
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?%?", text, re.ASCII):
        raise ValueError(f"{text!r} is not a share: write 1% or 0.01")
    share = Fraction(text.rstrip("%"))
    if text.endswith("%"):
        return share / 100
    if share >= 1:
        raise ValueError(
            f"{text} is ambiguous ({text}% or {text} times): write {text}% for {text} percent"
        )
    return share


def sums_text(by_device: Mapping[str, int]) -> str:
    """Return the bytes on each device: ``82 MiB on cuda:0 and 1 KiB on cpu``.

    A single device is not named: ``82 MiB``. Devices with 0 bytes are left out.
    """
    sums = [f"{nbytes_text(nbytes)} on {device}" for device, nbytes in by_device.items() if nbytes]
    if len(by_device) < 2 or not sums:
        return nbytes_text(sum(by_device.values()))
    return " and ".join(filter(None, (", ".join(sums[:-1]), sums[-1])))


def flops_text(flops: int) -> str:
    """Write a number of FLOPs in a fitting unit: ``1.2 TFLOPs``."""
    for power, prefix in ((15, "P"), (12, "T"), (9, "G"), (6, "M"), (3, "k")):
        if flops >= 10**power:
            return f"{flops / 10**power:.1f} {prefix}FLOPs"
    return f"{flops} FLOPs"


def milliseconds_text(milliseconds: float) -> str:
    """Write a time with two significant digits: ``0.0015 ms``, ``1.2 ms``, ``120 ms``."""
    if milliseconds <= 0:
        return "0 ms"
    digits = max(0, 1 - math.floor(math.log10(milliseconds)))
    return f"{milliseconds:,.{digits}f} ms"


def exact_nbytes_text(nbytes: int) -> str:
    """Return the exact number of bytes: ``83,886,080 bytes``."""
    return f"{nbytes:,} byte{'' if abs(nbytes) == 1 else 's'}"


def share_text(part: int, whole: int) -> str:
    """Return a part as a percentage of the whole: ``12.5%``.

    ``0%`` and ``100%`` are exact; smaller and larger shares are ``<0.1%`` and ``>99.9%``. A part
    larger than the whole is rounded to percents, at least ``101%``. The share of 0 bytes is ``-``.
    """
    if whole == 0:
        return "-"
    if part in (0, whole):
        return "100%" if part else "0%"
    if part > whole:
        return f"{max(101, (part * 200 + whole) // (2 * whole))}%"
    tenths = (part * 2000 + whole) // (2 * whole)
    if tenths < 1:
        return "<0.1%"
    return f"{tenths // 10}.{tenths % 10}%" if tenths < 1000 else ">99.9%"


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
        raise PredictError(f"{name}: {error}.") from None


def parse_share(name: str, given: Any) -> Fraction:
    """Parse a share, ``0.5`` or ``"50%"``.

    Raises PredictError for anything else.
    """
    if isinstance(given, str):
        try:
            return share_of(given)
        except ValueError as error:
            raise PredictError(f"{name}: {error}.") from None
    is_number = isinstance(given, Real) and not isinstance(given, bool)
    if not is_number or not math.isfinite(given) or given < 0:
        raise PredictError(f"{name} must be a share such as 0.5 or '50%', not {given!r}.")
    share = Fraction(given) if isinstance(given, Rational) else Fraction(float(given))
    return share.limit_denominator(10**9)
