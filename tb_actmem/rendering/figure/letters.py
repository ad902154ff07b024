"""How a figure writes numbers: the units of bytes, and names for sizes that the caller gave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.storages import attributions, saves_by_storage, tensor_storages
from tb_actmem.errors import RenderError
from tb_actmem.text.units import Units, nbytes_text

_MOST = 16  # times a named size: 4d is the width of a perceptron, 1234d is nothing
_LEAST = 16  # the smallest size of which multiples are taken for such: not every even one is 2b's


class Notation(NamedTuple):
    """The units of bytes, and what sizes are called."""

    units: Units = "MiB"
    names: tuple[tuple[int, str], ...] = ()
    """Sizes, products of two and multiples among them, each with the one word that it can mean."""

    def nbytes(self, nbytes: int) -> str:
        """Bytes in the unit that fits."""
        return nbytes_text(nbytes, self.units)

    def shape(self, shape: Sequence[int]) -> str:
        """``2×64×768``, or ``b·s·d`` where sizes have names."""
        if not shape:
            return "scalar"
        names = dict(self.names)
        words = [names.get(size, str(size)) for size in shape]
        return ("·" if any(not word.isdigit() for word in words) else "×").join(words)


def notation(units: Units = "MiB", dims: Mapping[str, int] | None = None) -> Notation:
    """Make a notation; raises RenderError for other units, and for a size that is none."""
    if units not in ("MiB", "MB"):
        raise RenderError(f"A figure's units are 'MiB' or 'MB', not {units!r}")
    for name, size in (dims or {}).items():
        if not isinstance(size, int) or size < 1:
            raise RenderError(f"The size {name!r} is {size}: it must be a number, 1 or more")
    return Notation(units, tuple(_symbol_names(dims or {})))


def _symbol_names(dims: Mapping[str, int]) -> Iterator[tuple[int, str]]:
    """The sizes that one word alone can mean; of several words it is not known which is meant.

    A product of two different sizes, and a multiple of one, say how a flattened or a widened
    dimension was made. No power is taken for one: a dimension of s² is hardly ever that.
    """
    sized = {name: size for name, size in dims.items() if size > 1}
    words = [(size, name) for name, size in sized.items()]
    words += [(n * m, f"{one}{other}") for (one, n), (other, m) in combinations(sized.items(), 2)]
    for times in range(2, _MOST + 1):
        words += [
            (times * size, f"{times}{name}") for name, size in sized.items() if size >= _LEAST
        ]
    meanings = Counter(size for size, _ in words)
    powers = {size * size for size in sized.values()}
    # A caller who names a size means it, unless another name has the same one.
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
    """For a box those whose bytes are counted there, and those counted in another one."""


def letters_of(index: Index, figure: Outline) -> Letters:
    """Give each storage a letter that more than one box keeps, or that takes more than one way.

    They go in the order of its first keeper.
    """
    saves, attributed = index.recording.saves, attributions(index)
    by_storage, ways = saves_by_storage(index), _ways(index, figure)
    shared = []
    for storage, first in attributed.items():
        boxes = dict.fromkeys(figure.box_of[saves[save].node] for save in by_storage[storage])
        boxes.pop(-1, None)
        if len(boxes) > 1 or (boxes and ways[storage] > 1):
            home = figure.box_of[saves[first].node]
            shared.append((saves[first].node, storage, home, boxes))
    names = _names()
    of_storages: dict[int, str] = {}
    of_boxes: dict[int, tuple[list[str], list[str]]] = {}
    for _, storage, home, keepers in sorted(shared, key=lambda row: row[:2]):
        of_storages[storage] = next(names)
        for box in keepers:
            of_boxes.setdefault(box, ([], []))[box != home].append(of_storages[storage])
    return Letters(of_storages, {box: _frozen(pair) for box, pair in of_boxes.items()})


def storage_of(index: Index, edge: BoxEdge) -> int | None:
    """The one storage that goes along an edge; None where there are several, or it is not known."""
    if len(edge.tensors) != 1 or edge.unknown:
        return None
    return tensor_storages(index)[edge.tensors[0]]


def _ways(index: Index, figure: Outline) -> Counter[int | None]:
    return Counter(storage_of(index, edge) for edge in figure.edges)


def _frozen(pair: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    inside, outside = pair
    return tuple(inside), tuple(outside)


def _names() -> Iterator[str]:
    """A to Z, then AA to ZZ, and so on."""
    before = [""]
    while True:
        before = [name + letter for name in before for letter in _ALPHABET]
        yield from before
