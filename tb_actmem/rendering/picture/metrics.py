"""How wide text is, in the font that pictures name and in those that may stand in for it."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import NamedTuple

FONTS = Path(__file__).parent / "fonts"
FAMILY = "Arimo, 'Liberation Sans', Helvetica, Arial, sans-serif"
"""Fonts with letters of the same widths, then whatever there is."""

_UNKNOWN = 1000  # a character that the fonts lack: as wide as those of East Asia are


class Face(NamedTuple):
    """One weight of the font, by character."""

    widths: dict[str, int]
    """In thousandths of the size."""
    wide: dict[str, int]
    """Of the widest font that may stand in for it."""
    glyphs: dict[str, int]
    """Positions in the font's file."""


# A picture says the same words many times.
@functools.lru_cache(maxsize=4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """The width of text in Arimo, Liberation Sans, Helvetica and Arial."""
    widths = face(bold).widths
    return sum(widths.get(letter, _UNKNOWN) for letter in text) * size / 1000


@functools.lru_cache(maxsize=4096)
def room_for(text: str, size: float, bold: bool = False) -> float:
    """The width that text takes at most, whichever common font a machine has."""
    here = face(bold)
    pairs = ((here.widths.get(c, _UNKNOWN), here.wide.get(c, _UNKNOWN)) for c in text)
    return sum(max(pair) for pair in pairs) * size / 1000


def printable(text: str) -> str:
    """Text with a question mark for each character that no file of a picture can hold."""
    return _UNPRINTABLE.sub("?", text)


_UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def face(bold: bool) -> Face:
    """A weight of the font."""
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
    """The file of a weight."""
    return FONTS / f"Arimo-{'Bold' if bold else 'Regular'}.ttf"
