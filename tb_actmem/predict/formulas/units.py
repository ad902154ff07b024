"""Splits the tables of a recording into its equal units: its layers, or its micro-batches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple, Protocol

from tb_actmem.model import Node, Note, Recording, Storage

Row = tuple[Any, ...]
TABLES = (
    "modules", "nodes", "edges", "outputs", "storages", "tensors", "saves", "ops", "phases",
    "arguments",
)  # fmt: skip
"""The tables that may have other rows if there are more units."""
OUTSIDE = -1
"""The label of rows that belong to no unit, although the rows around them may."""
Labels = Mapping[str, list[int | None]]
"""For each table, the unit of each row; None: the row does not determine it."""


class Units(Protocol):
    """Equal parts of a step: the layers of its model, or its micro-batches."""

    @property
    def noun(self) -> str:
        """The word for one of them: ``layer``."""

    @property
    def text(self) -> str:
        """All of them: ``layers transformer.h.*``."""

    def split(self, name: str | None) -> str | Row | None:
        """Split the name of a module or a storage if it contains the number of its unit."""

    def count(self, recording: Recording) -> int:
        """Count the units that ran."""

    def labels(self, recording: Recording) -> Labels:
        """Return the unit of each row, if the row determines one."""

    def noted(self, **values: str | None) -> Note:
        """Say that they are repeated, from which steps, and how that was proved."""


class Part(NamedTuple):
    """Consecutive rows of a table: those outside the units, or those of consecutive units."""

    first: int
    length: int
    """The rows of one unit, or all rows outside the units."""
    units: tuple[int, ...]
    """Ascending as in a forward, descending as in a backward; empty: outside the units."""


def split_rows(recording: Recording, units: Units) -> dict[str, list[Row]]:
    """Split the names in the rows of every table, with units as numbers."""
    rows = {table: [tuple(row) for row in getattr(recording, table)] for table in TABLES}
    rows["modules"] = [(units.split(call.fqn), *call[1:]) for call in recording.modules]
    rows["storages"] = [
        tuple(row._replace(name=units.split(row.name)))  # type: ignore[arg-type]
        for row in recording.storages
    ]
    first = min((nr for node in recording.nodes if (nr := node.sequence_nr) is not None), default=0)
    rows["nodes"] = [tuple(_begun_at(node, first)) for node in recording.nodes]
    return rows


def joined_rows(table: str, rows: Sequence[Row]) -> list[Row]:
    """Return the same rows with names as texts."""
    if table == "modules":
        return [(_joined(row[0]), *row[1:]) for row in rows]
    if table == "storages":
        at = Storage._fields.index("name")
        return [(*row[:at], _joined(row[at]), *row[at + 1 :]) for row in rows]
    return [*rows]


def _joined(name: str | Row | None) -> str | None:
    return "".join(map(str, name)) if isinstance(name, tuple) else name


def _begun_at(node: Node, first: int) -> Node:
    """The count of ops before the block does not depend on the step."""
    return node if node.sequence_nr is None else node._replace(sequence_nr=node.sequence_nr - first)


class Labelled(NamedTuple):
    """The unit of each row of a recording.

    The outermost units count as outside: they are next to rows outside the units, and may differ
    from the others.
    """

    noun: str
    """The word for a unit."""
    labels: Labels
    inner: range

    def parts(self, table: str) -> list[Part]:
        """Return the parts of a table."""
        return [*_parts(self.labels[table], self.inner)]

    def parts_of_list(self, table: str, elements: Sequence[int]) -> list[Part]:
        """Return the parts of a list of row numbers."""
        return [*_parts([self.labels[table][at] for at in elements], self.inner)]


def labelled(recording: Recording, units: Units, margin: int) -> Labelled:
    """Assign each row to a unit; ``margin`` units at each end count as outside."""
    labels = _all_filled(units.labels(recording))
    return Labelled(units.noun, labels, range(margin, units.count(recording) - margin))


def filled(labels: Sequence[int | None]) -> list[int | None]:
    """Assign a row without a unit to the unit of the row before it."""
    last: int | None = None
    return [last := label if label is not None else last for label in labels]


def first_known(labels: Sequence[int | None]) -> int | None:
    """Return the first label that is known."""
    return next((label for label in labels if label is not None), None)


def looked_up(labels: Sequence[int | None]) -> Callable[[int | None], int | None]:
    """Return a function from a row, or None, to its label."""
    return lambda at: None if at is None else labels[at]


def users_of(recording: Recording) -> dict[int, int]:
    """Map storages to the first op that received them."""
    users: dict[int, int] = {}
    for position, op in enumerate(recording.ops):
        for storage in op.inputs:
            users.setdefault(storage, position)
    return users


def with_tensors(
    recording: Recording, labels: Labels, known: Mapping[int | None, int | None]
) -> Labels:
    """Add the labels of tensors, in the order of `in_order`: those of the rows that refer to them.

    ``known`` has labels by storage that come before those.
    """
    all_filled = _all_filled(labels)
    tensors = dict[int, int | None]()
    for table, row, tensor in _windows(recording):
        storage = recording.tensors[tensor].storage
        label = known[storage] if storage in known else all_filled[table][row]
        tensors.setdefault(tensor, label)
    return {**labels, "tensors": [*tensors.values()]}


def _all_filled(labels: Labels) -> Labels:
    return {table: filled(found) for table, found in labels.items()}


def _parts(labels: Sequence[int | None], inner: range) -> Iterator[Part]:
    at = 0
    for is_inner, group in groupby(labels, lambda label: label in inner):
        rows = [*group]
        units, length = _stack(rows) if is_inner else ((), len(rows))
        yield Part(at, length, units)
        at += len(rows)


def _stack(rows: Sequence[int | None]) -> tuple[tuple[int, ...], int]:
    """Return consecutive units and the number of rows of each; they must be equally long."""
    runs = [(unit or 0, len([*same])) for unit, same in groupby(rows)]
    lengths = {length for _, length in runs}
    return tuple(unit for unit, _ in runs), lengths.pop() if len(lengths) == 1 else -len(rows)


def _windows(recording: Recording) -> Iterator[tuple[str, int, int]]:
    """Return every reference to a tensor: the table, the row in it, and the tensor."""
    for at, op in enumerate(recording.ops):
        yield from (("ops", at, tensor) for tensor in op.outputs)
    for table, column in _COLUMNS:
        for at, row in enumerate(getattr(recording, table)):
            tensor = getattr(row, column)
            if tensor is not None:
                yield table, at, tensor


_COLUMNS = (
    ("nodes", "variable"),
    ("saves", "tensor"),
    ("edges", "tensor"),
    ("outputs", "tensor"),
    ("arguments", "tensor"),
)


def in_order(recording: Recording) -> Recording:
    """Return the same recording with its tensors in the order in which its rows refer to them."""
    order = [*dict.fromkeys(tensor for _, _, tensor in _windows(recording))]
    number = {old: new for new, old in enumerate(order)}
    moved: dict[str, Any] = {
        table: tuple(
            row
            if getattr(row, column) is None
            else row._replace(**{column: number[getattr(row, column)]})
            for row in getattr(recording, table)
        )
        for table, column in _COLUMNS
    }
    ops = tuple(
        op._replace(outputs=tuple(number[tensor] for tensor in op.outputs)) for op in recording.ops
    )
    tensors = tuple(recording.tensors[old] for old in order)
    return replace(recording, ops=ops, tensors=tensors, **moved)
