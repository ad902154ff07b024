"""A recording: its tables together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import TYPE_CHECKING, Any, NamedTuple

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model.check import check
from tb_actmem.model.rows import (
    AllocatorBlock,
    AllocatorReading,
    Argument,
    Edge,
    Frame,
    Meta,
    ModuleCall,
    Node,
    Op,
    Output,
    Phase,
    Save,
    Storage,
    Tensor,
)


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


class _Tables:
    """Makes the rows of a table at its first use."""

    __slots__ = ("_columns",)
    _columns: dict[str, Columns]

    if not TYPE_CHECKING:  # else every attribute would exist

        def __getattr__(self, name: str) -> tuple[Any, ...]:
            columns = None if name not in _TABLES else self._columns.get(name)
            if columns is None:  # none, or another thread has made the rows meanwhile
                found: tuple[Any, ...] = object.__getattribute__(self, name)
                return found
            with collector_paused():
                rows = columns.rows()
            object.__setattr__(self, name, rows)
            self._columns.pop(name, None)
            return rows


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Recording(_Tables):
    """One recorded step: nodes, saved tensors, and their memory.

    A recording holds no torch object; it can be compared, pickled, written and read anywhere.
    """

    meta: Meta
    modules: tuple[ModuleCall, ...] = ()
    frames: tuple[Frame, ...] = ()
    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()
    outputs: tuple[Output, ...] = ()
    storages: tuple[Storage, ...] = ()
    tensors: tuple[Tensor, ...] = ()
    saves: tuple[Save, ...] = ()
    ops: tuple[Op, ...] = ()
    phases: tuple[Phase, ...] = ()
    allocators: tuple[AllocatorReading, ...] = ()
    arguments: tuple[Argument, ...] = ()
    """In the order of their module calls; empty: not recorded."""
    blocks: tuple[AllocatorBlock, ...] = ()
    """The blocks of torch's CUDA allocator when the recording began, in the order of addresses.

    Blocks of one segment follow each other. Private pools are left out. A prediction has only
    blocks in use that are none of its storages. Empty: not recorded, such as without CUDA.
    """

    @classmethod
    def of(cls, meta: Meta, columns: dict[str, Columns], **tables: tuple[Any, ...]) -> Recording:
        """Make a recording whose tables in ``columns`` get their rows at their first use."""
        made = cls(meta=meta, **tables)
        for name in columns:
            object.__delattr__(made, name)
        object.__setattr__(made, "_columns", columns)
        return made

    def __repr__(self) -> str:
        label = f"{self.meta.label!r}, " if self.meta.label else ""
        return (
            f"Recording({label}{len(self.nodes)} nodes, {len(self.saves)} saves, "
            f"{len(self.storages)} storages, {len(self.ops)} ops)"
        )

    def check(self) -> Recording:
        """Check every reference and order, and return the recording.

        Raises ValueError that names the first wrong row. Recordings from the recorder and from
        files pass the same check.
        """
        check(self)
        return self


_TABLES = frozenset(Recording.__dataclass_fields__)
