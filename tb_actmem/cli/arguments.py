"""What a command answers, for people and for programs."""

from __future__ import annotations

import argparse
import enum
import json
import os
import re
import shutil
import sys
from fractions import Fraction
from typing import NamedTuple, TextIO

from tb_actmem.printable import printable_lines
from tb_actmem.text.units import nbytes_of, share_of

EXCEEDED = 3
"""How a command ends that was given a limit, where more is taken than may be."""


class Answer(NamedTuple):
    """What a command says, and how it ends."""

    said: str | bytes
    """Text for people or, in bytes, a file as it is."""
    exit_code: int = 0


def say(text: str, stream: TextIO) -> None:
    """Print text of people or files; no character of it steers the terminal, save bold headings."""
    parts = re.split(f"({_BOLD}|{_NORMAL})", text)
    print(*(_STYLES.get(part) or printable_lines(part) for part in parts), sep="", file=stream)
    stream.flush()


def json_answer(value: object, exit_code: int = 0) -> Answer:
    """Say a value as one line of JSON, in characters that every terminal has."""
    text = json.dumps(value, allow_nan=False, default=_plain)
    return Answer(text.replace("\x7f", "\\u007f"), exit_code)


_BOLD, _NORMAL = (f"<{os.urandom(8).hex()}>" for _ in range(2))
"""Where a heading begins and ends: random, so that no name holds them."""

_STYLES = {_BOLD: "\x1b[1m", _NORMAL: "\x1b[0m"}


def bold(text: str) -> str:
    """Mark a heading, which `say` prints in bold, where somebody sees it."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return text if plain or not sys.stdout.isatty() else f"{_BOLD}{text}{_NORMAL}"


def width() -> int | None:
    """The characters of a line of the terminal; None where the text goes elsewhere."""
    return shutil.get_terminal_size((0, 0)).columns or None


def _plain(value: object) -> object:
    if isinstance(value, enum.Enum):
        return value.value
    raise TypeError(f"{value!r} has no place in an answer: give JSON's own types, or an enum")


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
