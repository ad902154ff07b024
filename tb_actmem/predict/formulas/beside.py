"""Memory of the program that a step's recordings do not know, at other sizes."""

from __future__ import annotations

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
    return [one.polynomial for one in solved] if all(one.is_met for one in solved) else None


def _at(
    last: tuple[AllocatorBlock, ...], formulas: list[Polynomial] | None, point: Point
) -> tuple[AllocatorBlock, ...]:
    values = None if formulas is None else [one.at(point) for one in formulas]
    if values is None or any(value < 1 or value.denominator > 1 for value in values):
        return last
    return tuple(_resized(row, int(value)) for row, value in zip(last, values, strict=True))


def _resized(row: AllocatorBlock, requested: int) -> AllocatorBlock:
    """Return a block for another request."""
    return row._replace(requested=requested, nbytes=-(-requested // _ROUNDED) * _ROUNDED)


def _in_order(recording: Recording) -> tuple[AllocatorBlock, ...]:
    """Return such blocks in an order that does not depend on their addresses."""
    rows = (_resized(row, row.requested) for row in unknown_blocks(Index(recording)))
    return tuple(sorted(rows, key=lambda row: (*_kind(row), row.requested)))


def _kind(row: AllocatorBlock) -> tuple[str, int, int]:
    return row.device, row.stream or 0, -1 if row.death is None else row.death


def _are_alike(recorded: Sequence[Sequence[AllocatorBlock]]) -> bool:
    """Tell whether the recordings have equally many blocks of each stream and death."""
    return len({tuple(map(_kind, rows)) for rows in recorded}) == 1
