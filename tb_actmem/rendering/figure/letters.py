"""One letter for each memory that several boxes of a figure keep, or that takes several ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tb_actmem.analysis.figure.edges import BoxEdge
from tb_actmem.analysis.figure.outline import Outline
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.storages import charges, saves_by_storage, tensor_storages

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
    saves, charged = index.recording.saves, charges(index)
    by_storage, ways = saves_by_storage(index), _ways(index, figure)
    shared = []
    for storage, first in charged.items():
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
