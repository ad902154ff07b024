"""A step of more layers, or micro-batches, than ran: a unit of two recordings is repeated.

Every number in a row of an inner unit (a position in another table, a birth, a death) changes in
equal steps with the unit and with the number of units. One unit more in the second recording
determines both steps. Further recordings prove them, row by row.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any

from tb_actmem.errors import PredictError
from tb_actmem.model import (
    AllocatorBlock,
    Argument,
    Edge,
    ModuleCall,
    Node,
    Op,
    Output,
    Phase,
    Recording,
    Save,
    Storage,
    Tensor,
)
from tb_actmem.predict.formulas.units import (
    TABLES,
    Labelled,
    Part,
    Row,
    Units,
    in_order,
    joined_rows,
    labelled,
    split_rows,
)

MARGINS = (1, 2)
"""How many units at each end may differ from the inner ones: one, and those that refer to it."""
_LISTS = {Op._fields.index("inputs"): "storages", Op._fields.index("outputs"): "tensors"}
"""Columns of an op whose lists may have tensors of all units, and the table of their elements."""
_Pair = Sequence[Sequence[Any]]
"""The rows of both recordings."""
_ROWS = (ModuleCall, Node, Edge, Output, Storage, Tensor, Save, Op, Phase, Argument)


class NotRepeatedError(PredictError):
    """Two recordings are not the same step with a unit more; the message says why."""

    def __init__(self, noun: str, where: str) -> None:
        super().__init__(f"No {noun} is like the others: {where}")


@dataclass(frozen=True, slots=True)
class _Moving:
    """A row, and how its numbers change with the unit and with the number of units."""

    row: Any
    by_unit: Any
    by_count: Any
    lists: tuple[tuple[int, tuple[_Stretch, ...]], ...] = ()
    """Columns with tensors of all units, which get longer with each."""

    def at(self, units: int, count: int) -> Any:
        """Return the row this many units, and this many additional units, further."""
        row = _moved(_moved(self.row, self.by_unit, units), self.by_count, count)
        for column, stretches in self.lists:
            row = _with(row, column, tuple(_rows_of(stretches, count)))
        return row


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A part of a table, or of a list: fixed rows, or those of a unit, repeated for each."""

    rows: tuple[_Moving, ...]
    units: int
    """How many units the first recording has of them; 0: the rows are fixed."""
    is_ascending: bool


@dataclass(frozen=True, slots=True)
class Repeated:
    """A step with any number of units."""

    units: Units
    count: int
    """The number of units in the first recording."""
    margin: int
    first: Recording
    tables: dict[str, tuple[_Stretch, ...]]
    blocks: tuple[_Moving, ...]
    """The memory beside the step."""

    def at(self, count: int) -> Recording:
        """Return the recording with this many units, at least as many as the first has."""
        rows = {
            table: joined_rows(table, [*_rows_of(self.tables[table], count - self.count)])
            for table in TABLES
        }
        made = {
            table: tuple(kind(*row) for row in rows[table])
            for table, kind in zip(TABLES, _ROWS, strict=True)
        }
        blocks = tuple(AllocatorBlock(*row.at(0, count - self.count)) for row in self.blocks)
        return replace(self.first, **made, allocators=(), blocks=blocks)  # type: ignore[arg-type]


def _rows_of(stretches: Sequence[_Stretch], more: int) -> Iterator[Any]:
    """Return the rows of this many additional units."""
    for stretch in stretches:
        units = range(stretch.units + more if stretch.units else 1)
        for unit in units if stretch.is_ascending else reversed(units):
            for row in stretch.rows:
                yield row.at(unit, more)


def repeated(one: Recording, other: Recording, units: Units, margin: int) -> Repeated:
    """Learn from two recordings, the second with a unit more, what any unit adds.

    Raises NotRepeatedError if that unit is not like the others.
    """
    one, other = in_order(one), in_order(other)
    if one.frames != other.frames:
        raise NotRepeatedError(units.noun, "other lines of source ran")
    rows = [split_rows(recording, units) for recording in (one, other)]
    both = [labelled(recording, units, margin) for recording in (one, other)]
    tables = {
        table: _stretches(
            table, [of[table] for of in rows], [side.parts(table) for side in both], both
        )
        for table in TABLES
    }
    return Repeated(units, units.count(one), margin, one, tables, _blocks(one, other))


def _blocks(one: Recording, other: Recording) -> tuple[_Moving, ...]:
    """Return the blocks with their changes; if they are not alike, the first ones without."""
    try:
        pairs = [*zip(one.blocks, other.blocks, strict=True)]
        return tuple(_Moving(mine, None, _step(mine, more)) for mine, more in pairs)
    except ValueError:
        return tuple(_Moving(row, None, None) for row in one.blocks)


def _stretches(
    table: str, rows: _Pair, found: Sequence[Sequence[Part]], both: Sequence[Labelled]
) -> tuple[_Stretch, ...]:
    """Learn from the rows of both recordings, and from their parts, how a table changes."""
    return tuple(_stretch(table, rows, one, other, both) for one, other in zip_longest(*found))


def _stretch(
    table: str, rows: _Pair, one: Part | None, other: Part | None, both: Sequence[Labelled]
) -> _Stretch:
    noun = both[0].noun
    if one is None or other is None or one.length != other.length or one.length < 0:
        raise NotRepeatedError(noun, f"its {table} are not those of one additional {noun}")
    if bool(one.units) != bool(other.units) or (one.units and not _is_one_more(one, other)):
        raise NotRepeatedError(noun, f"its {table} are not listed {noun} by {noun}")
    moving = []
    is_ascending = len(other.units) < 2 or other.units[0] < other.units[1]
    for offset in range(one.length):
        mine = rows[0][_place(one, is_ascending, 0) + offset]
        more = rows[1][_place(other, is_ascending, 0) + offset]
        try:
            if other.units:
                next_one = rows[1][_place(other, is_ascending, 1) + offset]
                moving.append(_Moving(mine, _step(more, next_one), _step(mine, more)))
            else:
                moving.append(_fixed(table, mine, more, both))
        except ValueError:
            place = one.first + offset
            raise NotRepeatedError(noun, f"row {place} of its {table} differs") from None
    return _Stretch(tuple(moving), len(one.units), is_ascending)


def _fixed(table: str, mine: Any, more: Any, both: Sequence[Labelled]) -> _Moving:
    """Learn how a row outside the units changes, whose lists may have tensors of all units."""
    lists = []
    for column, elements in _LISTS.items() if table == "ops" else ():
        pair = mine[column], more[column]
        if len(pair[0]) != len(pair[1]):
            found = [
                side.parts_of_list(elements, row) for side, row in zip(both, pair, strict=True)
            ]
            lists.append((column, _stretches(elements, pair, found, both)))
            mine, more = _with(mine, column, ()), _with(more, column, ())
    return _Moving(mine, None, _step(mine, more), tuple(lists))


def _with(row: Row, column: int, value: Any) -> Row:
    return (*row[:column], value, *row[column + 1 :])


def _is_one_more(one: Part, other: Part) -> bool:
    units = [*other.units]
    return len(units) == len(one.units) + 1 and units in (sorted(units), sorted(units)[::-1])


def _place(part: Part, is_ascending: bool, unit: int) -> int:
    """Return where the rows of an inner unit begin."""
    if not part.units:
        return part.first
    return part.first + part.length * (unit if is_ascending else len(part.units) - 1 - unit)


def _step(one: Any, other: Any) -> Any:
    """Return by how much the numbers of one value differ; None: not at all.

    Raises ValueError if anything else differs.
    """
    if type(one) is int and type(other) is int:
        return other - one or None
    if isinstance(one, tuple) and isinstance(other, tuple):
        steps = tuple(_step(a, b) for a, b in zip(one, other, strict=True))
        return None if steps.count(None) == len(steps) else steps
    if one != other:
        raise ValueError
    return None


def _moved(value: Any, step: Any, times: int) -> Any:
    if step is None or not times:
        return value
    if isinstance(step, tuple):
        return tuple(_moved(a, b, times) for a, b in zip(value, step, strict=True))
    return value + step * times


def difference(one: Recording, other: Recording, units: Units) -> str | None:
    """Describe the first row in which two recordings differ; None: none."""
    rows = [split_rows(in_order(recording), units) for recording in (one, other)]
    for table in TABLES:
        for position, (mine, theirs) in enumerate(zip_longest(rows[0][table], rows[1][table])):
            if mine != theirs:
                return f"row {position} of its {table} differs"
    return None
