"""Lines of text in boxes, as DOT and their width, with units, names of sizes and letters."""

from __future__ import annotations

import html
import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import attributions, saves_by_storage, tensor_storages
from tb_actmem.errors import RenderError
from tb_actmem.rendering.figure.themes import FAINT, INK
from tb_actmem.rendering.picture import room_for, text_width
from tb_actmem.text import Units, nbytes_text

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


_MOST = 16  # largest multiple of a named size: 4d is an MLP width, 1234d is not useful
_LEAST_NAMED = 16  # smallest size with named multiples: not every even size is 2b


class Notation(NamedTuple):
    """The units of bytes, and the names of sizes."""

    units: Units = "MiB"
    names: tuple[tuple[int, str], ...] = ()
    """Sizes, including products of two and multiples, each with its unique name."""

    def nbytes(self, nbytes: int) -> str:
        """Return bytes in a suitable unit."""
        return nbytes_text(nbytes, self.units)

    def shape(self, shape: Sequence[int]) -> str:
        """Return ``2×64×768``, or ``b·s·d`` if the sizes have names."""
        if not shape:
            return "scalar"
        names = dict(self.names)
        words = [names.get(size, str(size)) for size in shape]
        return ("·" if any(not word.isdigit() for word in words) else "×").join(words)


def named_sizes(text: str) -> dict[str, int]:
    """Read ``b=8,s=1024``; raises RenderError for anything else."""
    pairs = [pair.strip().partition("=") for pair in text.split(",")]
    if not all(name and size.isdecimal() for name, _, size in pairs):
        raise RenderError(f"{text!r} is not like b=8,s=1024")
    return {name: int(size) for name, _, size in pairs}


def notation(units: Units = "MiB", dims: Mapping[str, int] | None = None) -> Notation:
    """Make a notation; raises RenderError for unknown units and invalid sizes."""
    if units not in ("MiB", "MB"):
        raise RenderError(f"units must be 'MiB' or 'MB', not {units!r}")
    for name, size in (dims or {}).items():
        if not isinstance(size, int) or size < 1:
            raise RenderError(f"dims[{name!r}] must be a whole number from 1, not {size!r}")
    return Notation(units, tuple(_symbol_names(dims or {})))


def _symbol_names(dims: Mapping[str, int]) -> Iterator[tuple[int, str]]:
    """Yield the sizes that have exactly one name.

    A product of two sizes is a flattened dimension, and a multiple of one is a widened dimension.
    Powers are not named, because a dimension is rarely s².
    """
    sized = {name: size for name, size in dims.items() if size > 1}
    words = [(size, name) for name, size in sized.items()]
    words += [(n * m, f"{one}{other}") for (one, n), (other, m) in combinations(sized.items(), 2)]
    for times in range(2, _MOST + 1):
        words += [
            (times * size, f"{times}{name}") for name, size in sized.items() if size >= _LEAST_NAMED
        ]
    meanings = Counter(size for size, _ in words)
    powers = {size * size for size in sized.values()}
    # A size named by the caller has this name, unless two names have the same size.
    named = Counter(sized.values())
    for size, word in words:
        is_named = word in sized
        if named[size] == 1 if is_named else meanings[size] == 1 and size not in powers:
            yield size, word


_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Letters(NamedTuple):
    """The letters of a figure."""

    of_storages: dict[int, str]
    of_boxes: dict[int, tuple[tuple[str, ...], tuple[str, ...]]]
    """For every box, the letters of storages attributed there, and of others."""


def letters_of(index: Index, figure: Outline) -> Letters:
    """Assign a letter to each storage that several boxes save, or that is on several edges.

    The letters follow the order of first savers.
    """
    saves, attributed = index.recording.saves, attributions(index)
    by_storage, edges = saves_by_storage(index), _edge_counts(index, figure)
    shared = []
    for storage, first in attributed.items():
        boxes = dict.fromkeys(figure.box_of[saves[save].node] for save in by_storage[storage])
        boxes.pop(-1, None)
        if len(boxes) > 1 or (boxes and edges[storage] > 1):
            home = figure.box_of[saves[first].node]
            shared.append((saves[first].node, storage, home, boxes))
    names = _names()
    of_storages: dict[int, str] = {}
    of_boxes: dict[int, tuple[list[str], list[str]]] = {}
    for _, storage, home, savers in sorted(shared, key=lambda row: row[:2]):
        of_storages[storage] = next(names)
        for box in savers:
            of_boxes.setdefault(box, ([], []))[box != home].append(of_storages[storage])
    return Letters(of_storages, {box: _frozen(pair) for box, pair in of_boxes.items()})


def storage_of(index: Index, edge: BoxEdge) -> int | None:
    """Return the only storage of an edge; None if there are several, or it is unknown."""
    if len(edge.tensors) != 1 or edge.unknown:
        return None
    return tensor_storages(index)[edge.tensors[0]]


def _edge_counts(index: Index, figure: Outline) -> Counter[int | None]:
    return Counter(storage_of(index, edge) for edge in figure.edges)


def _frozen(pair: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    inside, outside = pair
    return tuple(inside), tuple(outside)


def _names() -> Iterator[str]:
    """Yield A to Z, then AA to ZZ, and so on."""
    before = [""]
    while True:
        before = [name + letter for name in before for letter in _ALPHABET]
        yield from before
