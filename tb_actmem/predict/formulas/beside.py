"""Memory of the program that a step's recordings do not know, at other sizes."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import unknown_blocks
from tb_actmem.model import AllocatorBlock, Note, Recording
from tb_actmem.predict.formulas import Point, Polynomial, sizes_text
from tb_actmem.predict.formulas.numbers import Fitted

_ROUNDED = 512
"""The bytes of a block are a multiple of this."""


def beside_at(fitted: Fitted, point: Point) -> tuple[AllocatorBlock, ...]:
    """Return the blocks in use that are not storages of the step, at these sizes.

    If they follow no formula of the sizes, they are those of the largest recorded sizes.
    """
    return _at(_recorded(fitted)[-1], _formulas(fitted), point)


def beside_notes(fitted: Fitted) -> Iterator[Note]:
    """Say that the blocks of the recordings follow no formula of the sizes, if so."""
    recorded, formulas = _recorded(fitted), _formulas(fitted)
    pairs = zip(fitted.recordings, recorded, strict=True)
    if any(_at(recorded[-1], formulas, point) != rows for point, rows in pairs):
        where = sizes_text(fitted.variables, [*fitted.recordings][-1])
        yield Note.of("memory-beside", where=where)


def _recorded(fitted: Fitted) -> list[tuple[AllocatorBlock, ...]]:
    return [*map(_in_order, fitted.recordings.values())]


def _formulas(fitted: Fitted) -> list[Polynomial] | None:
    """Return a formula of the bytes of each block; None if one has none, or if none is needed."""
    recorded = _recorded(fitted)
    if all(rows == recorded[-1] for rows in recorded) or not _are_alike(recorded):
        return None
    solved = fitted.solved(lambda recording: [row.requested for row in _in_order(recording)])
    found = [one.polynomial if one.is_met else None for one in solved]
    unmet: dict[tuple[str, int, int], list[int]] = {}
    for place, one in enumerate(found):
        if one is None:
            unmet.setdefault(_kind(recorded[-1][place]), []).append(place)
    for places in unmet.values():
        columns = [[rows[place].requested for place in places] for rows in recorded]
        for place, formula in zip(places, _matched(fitted, columns), strict=False):
            found[place] = formula
    formulas = [one for one in found if one is not None]
    return formulas if len(formulas) == len(found) else None


_MOST = 4096
"""The most combinations of blocks that are tried, one block of each recording."""


def _matched(fitted: Fitted, columns: Sequence[Sequence[int]]) -> list[Polynomial]:
    """Return formulas of blocks whose order by size differs between the recordings.

    ``columns`` has the bytes of the blocks in each recording. The formulas are in the order of the
    last one; empty: there are none, or several ways to choose them.
    """
    if len(columns[0]) ** len(columns) > _MOST:
        return []
    choices = sorted({*itertools.product(*columns)})
    number = {id(recording): at for at, recording in enumerate(fitted.recordings.values())}
    solved = fitted.solved(lambda recording: [one[number[id(recording)]] for one in choices])
    met = {
        choice: one.polynomial for choice, one in zip(choices, solved, strict=True) if one.is_met
    }
    covers = [*itertools.islice(_covers([*met], [Counter(column) for column in columns]), 2)]
    if len(covers) != 1:
        return []
    return [met[choice] for choice in sorted(covers[0], key=lambda choice: choice[-1])]


def _covers(
    choices: Sequence[tuple[int, ...]], left: Sequence[Counter[int]]
) -> Iterator[list[tuple[int, ...]]]:
    """Yield each way to choose blocks so that every one is chosen once."""
    first = next(left[0].elements(), None)
    if first is None:
        yield []
        return
    for choice in choices:
        pairs = [*zip(left, choice, strict=True)]
        if choice[0] == first and all(counts[value] for counts, value in pairs):
            rest = [counts - Counter([value]) for counts, value in pairs]
            yield from ([choice, *others] for others in _covers(choices, rest))


def _at(
    last: tuple[AllocatorBlock, ...], formulas: list[Polynomial] | None, point: Point
) -> tuple[AllocatorBlock, ...]:
    values = None if formulas is None else [one.at(point) for one in formulas]
    if values is None or any(value < 1 or value.denominator > 1 for value in values):
        return last
    rows = (_resized(row, int(value)) for row, value in zip(last, values, strict=True))
    return tuple(sorted(rows, key=_order))


def _resized(row: AllocatorBlock, requested: int) -> AllocatorBlock:
    """Return a block for another request."""
    return row._replace(requested=requested, nbytes=-(-requested // _ROUNDED) * _ROUNDED)


def _in_order(recording: Recording) -> tuple[AllocatorBlock, ...]:
    """Return such blocks in an order that does not depend on their addresses."""
    rows = (_resized(row, row.requested) for row in unknown_blocks(Index(recording)))
    return tuple(sorted(rows, key=_order))


def _order(row: AllocatorBlock) -> tuple[str, int, int, int]:
    return (*_kind(row), row.requested)


def _kind(row: AllocatorBlock) -> tuple[str, int, int]:
    return row.device, row.stream or 0, -1 if row.death is None else row.death


def _are_alike(recorded: Sequence[Sequence[AllocatorBlock]]) -> bool:
    """Tell whether the recordings have equally many blocks of each stream and death."""
    return len({tuple(map(_kind, rows)) for rows in recorded}) == 1
