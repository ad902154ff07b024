"""A step of more layers than ran: two recordings determine a layer, which is repeated.

Every number in a row of an inner layer (a position in another table, a birth, a death) changes in
equal steps with the layer and with the number of layers. One layer more in the second recording
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
from tb_actmem.predict.formulas.layers import (
    TABLES,
    Names,
    Part,
    Row,
    in_order,
    joined_rows,
    parts,
    split_rows,
)

MARGINS = (1, 2)
"""How many layers at each end may differ from the inner ones: one, and those that refer to it."""
_ROWS = (ModuleCall, Node, Edge, Output, Storage, Tensor, Save, Op, Phase, Argument)


class NotRepeatedError(PredictError):
    """Two recordings are not the same step with a layer more; the message says why."""

    def __init__(self, where: str) -> None:
        super().__init__(f"No layer is like the others: {where}")


@dataclass(frozen=True, slots=True)
class _Moving:
    """A row, and how its numbers change with the layer and with the number of layers."""

    row: Row
    by_layer: Any
    by_count: Any

    def at(self, layers: int, count: int) -> Row:
        """Return the row this many layers, and this many additional layers, further."""
        row: Row = _moved(_moved(self.row, self.by_layer, layers), self.by_count, count)
        return row


@dataclass(frozen=True, slots=True)
class _Stretch:
    """A part of a table: fixed rows, or the rows of a layer, repeated for each inner layer."""

    rows: tuple[_Moving, ...]
    is_of_layers: bool
    is_ascending: bool


@dataclass(frozen=True, slots=True)
class Repeated:
    """A step with any number of layers."""

    names: Names
    count: int
    """The number of layers in the first recording."""
    margin: int
    first: Recording
    tables: dict[str, list[_Stretch]]
    blocks: tuple[_Moving, ...]
    """The memory beside the step."""

    def at(self, count: int) -> Recording:
        """Return the recording with this many layers, at least as many as the first has."""
        rows = {
            table: joined_rows(table, [*self._rows(table, count - self.count)]) for table in TABLES
        }
        made = {
            table: tuple(kind(*row) for row in rows[table])
            for table, kind in zip(TABLES, _ROWS, strict=True)
        }
        blocks = tuple(AllocatorBlock(*row.at(0, count - self.count)) for row in self.blocks)
        return replace(self.first, **made, allocators=(), blocks=blocks)  # type: ignore[arg-type]

    def _rows(self, table: str, more: int) -> Iterator[Row]:
        for stretch in self.tables[table]:
            layers = range(self.count + more - 2 * self.margin) if stretch.is_of_layers else (0,)
            for layer in layers if stretch.is_ascending else reversed(layers):
                for row in stretch.rows:
                    yield row.at(layer, more)


def repeated(one: Recording, other: Recording, names: Names, margin: int) -> Repeated:
    """Learn from two recordings, the second with a layer more, what any layer adds.

    Raises NotRepeatedError if that layer is not like the others.
    """
    one, other = in_order(one), in_order(other)
    if one.frames != other.frames:
        raise NotRepeatedError("other lines of source ran")
    rows = [split_rows(recording, names) for recording in (one, other)]
    of_parts = [parts(recording, names, margin) for recording in (one, other)]
    tables = {}
    for table in TABLES:
        pairs = [*zip_longest(of_parts[0][table], of_parts[1][table])]
        tables[table] = [_stretch(table, rows[0][table], rows[1][table], *pair) for pair in pairs]
    return Repeated(names, names.count(one), margin, one, tables, _blocks(one, other))


def _blocks(one: Recording, other: Recording) -> tuple[_Moving, ...]:
    """Return the blocks with their changes; if they are not alike, the first ones without."""
    try:
        pairs = [*zip(one.blocks, other.blocks, strict=True)]
        return tuple(_Moving(mine, None, _step(mine, more)) for mine, more in pairs)
    except ValueError:
        return tuple(_Moving(row, None, None) for row in one.blocks)


def _stretch(
    table: str, rows: Sequence[Row], others: Sequence[Row], one: Part | None, other: Part | None
) -> _Stretch:
    if one is None or other is None or one.length != other.length or one.length < 0:
        raise NotRepeatedError(f"its {table} are not those of one additional layer")
    if bool(one.layers) != bool(other.layers) or (one.layers and not _is_one_more(one, other)):
        raise NotRepeatedError(f"its {table} are not in the order of its layers")
    moving = []
    is_ascending = len(other.layers) < 2 or other.layers[0] < other.layers[1]
    for offset in range(one.length):
        mine = rows[_place(one, is_ascending, 0) + offset]
        more = others[_place(other, is_ascending, 0) + offset]
        by_layer: Any = None
        try:
            if other.layers:
                next_one = others[_place(other, is_ascending, 1) + offset]
                by_layer = _step(more, next_one)
            moving.append(_Moving(mine, by_layer, _step(mine, more)))
        except ValueError:
            place = one.first + offset
            raise NotRepeatedError(f"row {place} of its {table} differs") from None
    return _Stretch(tuple(moving), bool(one.layers), is_ascending)


def _is_one_more(one: Part, other: Part) -> bool:
    layers = [*other.layers]
    return len(layers) == len(one.layers) + 1 and layers in (sorted(layers), sorted(layers)[::-1])


def _place(part: Part, is_ascending: bool, layer: int) -> int:
    """Return where the rows of an inner layer begin."""
    if not part.layers:
        return part.first
    return part.first + part.length * (layer if is_ascending else len(part.layers) - 1 - layer)


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


def difference(one: Recording, other: Recording, names: Names) -> str | None:
    """Describe the first row in which two recordings differ; None: none."""
    rows = [split_rows(in_order(recording), names) for recording in (one, other)]
    for table in TABLES:
        for position, (mine, theirs) in enumerate(zip_longest(rows[0][table], rows[1][table])):
            if mine != theirs:
                return f"row {position} of its {table} differs"
    return None
