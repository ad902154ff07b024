"""Units and size names of a figure, and the letters that mark shared storages."""

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

_MOST = 16  # largest multiple of a named size: 4d is an MLP width, 1234d is not useful
_LEAST = 16  # smallest size with named multiples: not every even size is 2b


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
            (times * size, f"{times}{name}") for name, size in sized.items() if size >= _LEAST
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
