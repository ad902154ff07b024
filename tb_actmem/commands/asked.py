"""Arguments as people write them; what is none of them ends as a wrong call."""

from __future__ import annotations

import argparse
from fractions import Fraction

from tb_actmem.wording.units import nbytes_of, share_of


def count(text: str) -> int:
    """Read an argument that is a number of things, 1 or more."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def nbytes(text: str) -> int:
    """Read an argument that is a number of bytes: ``20GiB``."""
    try:
        return nbytes_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def share(text: str) -> Fraction:
    """Read an argument that is a share: ``50%``."""
    try:
        return share_of(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
