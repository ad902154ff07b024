"""Bytes, counts and shares as text; the front end's ``units.ts`` says the same, word for word."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

Units = Literal["MiB", "MB"]
"""By which name the units go of which each is 1,024 or 1,000 of the last."""

_BINARY = ("KiB", "MiB", "GiB", "TiB", "PiB", "EiB")
_UNITS = {"MiB": (1024, _BINARY), "MB": (1000, ("kB", "MB", "GB", "TB", "PB", "EB"))}


def nbytes_text(nbytes: int, units: Units = "MiB") -> str:
    """Say a number of bytes in the unit that fits: ``328 B``, ``82.0 MiB``, ``1.03 GiB``.

    KiB = 1024 B. A number without a decimal point is exact: ``82 MiB`` is 85,983,232 bytes and
    ``82.0 MiB`` is about as many. From GiB on there are two decimals, for a tenth of one is what
    people look for. Halves are rounded up, and nothing is ever rounded to 0.
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


def nbytes_of(text: str) -> int:
    """Read a number of bytes as people write it, ``2GiB``, ``1.5 MiB`` or ``328``; KiB = 1024 B.

    Raises ValueError for anything else: ``GB`` is 10^9 to some and 2^30 to others.
    """
    found = re.fullmatch(r"(\d{1,20}(?:\.\d{1,9})?) ?([KMGTPE]iB|B)?", text.strip(), re.ASCII)
    if found is None:
        raise ValueError(f"{text!r} is no number of bytes: write it like 2GiB, 1.5 MiB or 328")
    power = _BINARY.index(found[2]) + 1 if found[2] in _BINARY else 0
    return int(Fraction(found[1]) * 1024**power)


def share_of(text: str) -> Fraction:
    """Read a share as people write it, ``1%``, ``0.5%`` or ``0.01``.

    Raises ValueError for anything else, and for a bare number from 1 on: ``1`` may mean 1 % or all.
    """
    if not re.fullmatch(r"\d{1,9}(\.\d{1,9})?%?", text, re.ASCII):
        raise ValueError(f"{text!r} is no share: write it like 1% or 0.01")
    share = Fraction(text.rstrip("%"))
    if text.endswith("%"):
        return share / 100
    if share >= 1:
        raise ValueError(
            f"{text} could mean {text}% or {text} times: write {text}% for {text} percent"
        )
    return share


def sums_text(by_device: Mapping[str, int]) -> str:
    """Say what is on each device: ``82 MiB on cuda:0 and 1 KiB on cpu``.

    Of one that is alone nobody asks the name, ``82 MiB``; one that has nothing is left out.
    """
    sums = [f"{nbytes_text(nbytes)} on {device}" for device, nbytes in by_device.items() if nbytes]
    if len(by_device) < 2 or not sums:
        return nbytes_text(sum(by_device.values()))
    return " and ".join(filter(None, (", ".join(sums[:-1]), sums[-1])))


def exact_nbytes_text(nbytes: int) -> str:
    """Say a number of bytes to the last one: ``83,886,080 bytes``."""
    return f"{nbytes:,} byte{'' if abs(nbytes) == 1 else 's'}"


def share_text(part: int, whole: int) -> str:
    """Say which share of the whole a part is, in percent: ``12.5%``.

    ``0%`` and ``100%`` are exact: what is almost nothing is ``<0.1%``, what is almost everything
    ``>99.9%``. A share of nothing is ``-``.
    """
    if whole == 0:
        return "-"
    if part in (0, whole):
        return "100%" if part else "0%"
    tenths = (part * 2000 + whole) // (2 * whole)
    if tenths < 1:
        return "<0.1%"
    return f"{tenths // 10}.{tenths % 10}%" if tenths < 1000 else ">99.9%"
