"""Lines of text in boxes: as DOT, and their width in any font."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from tb_actmem.rendering.figure.themes import FAINT, INK
from tb_actmem.rendering.picture.scene import room_for, text_width

LONGEST = 40
"""The maximum number of characters of a word in a box."""

EDGE_SIZE = 10
"""The size of edge labels, in points."""

_PADDING = 17.28  # on both sides of text in the measured font: Graphviz's margin of 0.12 in
_LEAST = 6  # on both sides of text in a wider font

Weight = Literal["title", "text", "small"]


class Word(NamedTuple):
    """Text of one look."""

    text: str
    weight: Weight = "text"


Line = Sequence[Word]


class _Look(NamedTuple):
    size: int
    color: str
    bold: bool
    html: str


_LOOKS = {
    "title": _Look(12, INK, True, "<b>{}</b>"),
    "text": _Look(11, INK, False, '<font point-size="11">{}</font>'),
    "small": _Look(10, FAINT, False, f'<font point-size="10" color="{FAINT}">{{}}</font>'),
}


@lru_cache(maxsize=4096)
def markup(text: str) -> str:
    """Encode text for a label or a tooltip: ASCII, with entities for special characters.

    Graphviz measures text byte by byte. Characters that SVG cannot contain become question marks.
    A backslash becomes a slash, because Graphviz reads it as an escape, sometimes twice.
    """
    text = re.sub("[\x00-\x1f\x7f\ud800-\udfff\ufffe\uffff]", "?", text).replace("\\", "/")
    return html.escape(text).encode("ascii", "xmlcharrefreplace").decode()


def short(text: str, longest: int = LONGEST) -> str:
    """Shorten long text in the middle."""
    half = (longest - 3) // 2
    return text if len(text) <= longest else f"{text[:half]}...{text[-half:]}"


def label(lines: Iterable[Line]) -> str:
    """Return an HTML-like label of lines."""
    return f"<{'<br/>'.join(map(marked_up, lines))}>"


def marked_up(line: Line) -> str:
    """Return a line as Graphviz markup."""
    return " ".join(_LOOKS[word.weight].html.format(markup(word.text)) for word in line)


def box_width(lines: Iterable[Line]) -> float:
    """Return the minimum width of a box around these lines in any font, in points."""
    return max((max(_width(line) + _PADDING, _room(line) + _LEAST) for line in lines), default=0)


def title_width(lines: Iterable[Line]) -> float:
    """Return the maximum width of lines in any font, in points, without a box."""
    return max(map(_room, lines), default=0)


def measured(lines: Iterable[Line]) -> float:
    """Return the width of lines as measured by Graphviz, in points."""
    return max(map(_width, lines), default=0)


def beside_line(text: str) -> str:
    """Return an edge label with distance from the edge, and with space for a wider font."""
    wider = room_for(text, EDGE_SIZE) - text_width(text, EDGE_SIZE)
    spaces = math.ceil(wider / text_width(" ", EDGE_SIZE))
    return f"&#160;{text}{'&#160;' * spaces}"


def _width(line: Line) -> float:
    return math.fsum(text_width(text, look.size, look.bold) for text, look in _looks(line))


def _room(line: Line) -> float:
    return math.fsum(room_for(text, look.size, look.bold) for text, look in _looks(line))


def _looks(line: Line) -> list[tuple[str, _Look]]:
    """Return the words of a line with their looks, including the spaces between them."""
    words = [(word.text, _LOOKS[word.weight]) for word in line]
    return [*words, (" " * (len(words) - 1), _LOOKS["title"])]
