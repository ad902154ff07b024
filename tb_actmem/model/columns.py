"""Tables by columns: a field of a million rows is one sequence, and no row needs to be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # else a circle
    from tb_actmem.model import Recording


class Columns(NamedTuple):
    """A table by columns: its rows are made when somebody asks for them."""

    row: type[Any]
    """The type of its rows."""
    columns: tuple[Callable[[], Iterable[Any]] | Iterable[Any], ...]
    """The values of each field, or what makes them."""

    def values(self, field: str) -> Sequence[Any]:
        """Make the values of a field."""
        one = self.columns[self.row._fields.index(field)]
        values = one() if callable(one) else one
        return values if isinstance(values, (list, tuple)) else [*values]

    def rows(self) -> tuple[Any, ...]:
        """Make the rows."""
        values = (one() if callable(one) else one for one in self.columns)
        return tuple(map(tuple.__new__, repeat(self.row), zip(*values, strict=True)))


class Values:
    """The columns of a recording's tables, each made once.

    A recording has up to millions of rows, so whole columns are checked and written, without a line
    of Python for each row.
    """

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._columns: dict[str, Columns] = getattr(recording, "_columns", {})
        self._made: dict[tuple[str, str], Sequence[Any]] = {}

    def get(self, table: str, field: str) -> Sequence[Any]:
        """Return the values of a field, without making rows."""
        found = self._made.get((table, field))
        if found is None:
            columns = self._columns.get(table)
            if columns is None:
                found = [*map(attrgetter(field), getattr(self._recording, table))]
            else:
                found = columns.values(field)
            self._made[table, field] = found
        return found

    def count(self, table: str) -> int:
        """Return the number of rows of a table."""
        columns = self._columns.get(table)
        if columns is None:
            return len(getattr(self._recording, table))
        return len(self.get(table, columns.row._fields[0]))
