"""The width of text in the font of pictures and in its substitutes."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import NamedTuple

FONTS = Path(__file__).parent / "fonts"
FAMILY = "Arimo, 'Liberation Sans', Helvetica, Arial, sans-serif"
"""Fonts with the same letter widths, then any font."""

_UNKNOWN = 1000  # a character that the fonts lack: as wide as East Asian ones


class Face(NamedTuple):
    """One weight of the font, by character."""

    widths: dict[str, int]
    """Widths in thousandths of the size."""
    wide: dict[str, int]
    """Widths in the widest substitute font."""
    glyphs: dict[str, int]
    """Positions in the font file."""


# The same words occur many times in a picture.
@functools.lru_cache(maxsize=4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return the width of text in Arimo, Liberation Sans, Helvetica and Arial."""
    widths = face(bold).widths
    return sum(widths.get(letter, _UNKNOWN) for letter in text) * size / 1000


@functools.lru_cache(maxsize=4096)
def room_for(text: str, size: float, bold: bool = False) -> float:
    """Return the maximum width of text in any common font."""
    here = face(bold)
    pairs = ((here.widths.get(c, _UNKNOWN), here.wide.get(c, _UNKNOWN)) for c in text)
    return sum(max(pair) for pair in pairs) * size / 1000


def printable(text: str) -> str:
    """Replace characters that picture files cannot contain by question marks."""
    return _UNPRINTABLE.sub("?", text)


_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def face(bold: bool) -> Face:
    """Return a weight of the font."""
    return _faces()[bold]


@functools.cache
def _faces() -> tuple[Face, Face]:
    data = json.loads((FONTS / "metrics.json").read_text("utf-8"))
    letters = data["characters"]

    def read(weight: str) -> Face:
        columns = (data[weight][name] for name in ("widths", "wide", "glyphs"))
        return Face(*(dict(zip(letters, column, strict=True)) for column in columns))

    return read("regular"), read("bold")


def font_file(bold: bool) -> Path:
    """Return the file of a weight."""
    return FONTS / f"Arimo-{'Bold' if bold else 'Regular'}.ttf"
