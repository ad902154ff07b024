"""Which saves of a compiled region keep the memory that another recording keeps in ordinary slots.

A compiled region is one node, and its saves stand in no slot of the program's ops. But the same
memory was made by the same op of the same module, in the same line, with the region and without.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import source, unwrapped
from tb_actmem.analysis.operators import operator
from tb_actmem.model import NodeKind, Recording

_REGION = "CompiledFunction"
"""Torch's name of a compiled region's node."""
_SLOT = re.compile(r"\[\d+\] (?P<name>\S+?)(_\d+)?( of (?P<op>\S+))?")
"""A slot of a region: the compiler's node, and the op that it is a part of."""

Numbered = tuple[int, int]
"""A save and the storage of its tensor."""


class _Maker(NamedTuple):
    module: str
    op: str
    line: str


def is_of_region(recording: Recording, save: int) -> bool:
    """Tell whether a compiled region keeps a save."""
    node = recording.nodes[recording.saves[save].node]
    return node.kind is NodeKind.CUSTOM_FUNCTION and node.name == _REGION


def traced_op(recording: Recording, save: int) -> str | None:
    """The op that made what a compiled region keeps, as its slot says; None of all other saves."""
    traced = _SLOT.fullmatch(recording.saves[save].slot)
    if traced is None or not is_of_region(recording, save):
        return None
    return traced["op"] or traced["name"]


def pairs(
    regions: Index, kept: Iterable[Numbered], others: Index, kept_by_others: Iterable[Numbered]
) -> Iterator[tuple[int, int]]:
    """Pair saves of compiled regions with saves of another recording: (one, the other).

    Of several results of one op, or of one line, those of the same bytes belong together, or else
    the first ones.
    """
    waiting: dict[_Maker, list[Numbered]] = {}
    seen = set()
    for save, storage in kept_by_others:
        if storage not in seen and not is_of_region(others.recording, save):
            seen.add(storage)
            maker = _maker(others.recording, save, storage)
            waiting.setdefault(maker, []).append((save, storage))
    for save, storage in kept:
        if is_of_region(regions.recording, save):
            found = waiting.get(_maker(regions.recording, save, storage))
            if found:
                nbytes = regions.recording.storages[storage].nbytes
                sizes = [others.recording.storages[other].nbytes for _, other in found]
                yield save, found.pop(sizes.index(nbytes) if nbytes in sizes else 0)[0]


def _maker(recording: Recording, save: int, storage: int) -> _Maker:
    row = recording.saves[save]
    traced = traced_op(recording, save)
    if traced is not None:
        return _place(recording, row.module, traced, row.frame)
    birth = recording.storages[storage].birth
    if birth is None:
        return _Maker("", "", "")
    made = recording.ops[birth]
    return _place(recording, made.module, operator(made.name).name, made.frame)


def _place(recording: Recording, module: int | None, op: str, frame: int | None) -> _Maker:
    name = "" if module is None else unwrapped(recording.modules[module].fqn)
    return _Maker(name, op, source(recording, frame))
