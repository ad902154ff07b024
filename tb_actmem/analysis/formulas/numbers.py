"""The numbers of a recording that depend on the sizes of a step, and where all else is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from tb_actmem.analysis.names import fqn
from tb_actmem.model import Op, Recording, Tensor


def numbers(recording: Recording) -> list[int]:
    """The bytes of every storage, then the shape, stride and offset of every tensor."""
    found = [row.nbytes for row in recording.storages]
    for row in recording.tensors:
        found += (*row.shape, *(row.stride or ()), row.offset)
    return found


def with_numbers(recording: Recording, given: Sequence[int]) -> Recording:
    """The same recording with other `numbers`; without those of tensors, these stay as they are."""
    left = iter(given)
    storages = tuple(row._replace(nbytes=next(left)) for row in recording.storages)
    if len(given) == len(storages):
        return replace(recording, storages=storages)
    tensors = tuple(_resized(row, left) for row in recording.tensors)
    return replace(recording, storages=storages, tensors=tensors)


def _resized(row: Tensor, left: Iterator[int]) -> Tensor:
    shape = tuple(next(left) for _ in row.shape)
    stride = None if row.stride is None else tuple(next(left) for _ in row.stride)
    return row._replace(shape=shape, stride=stride, offset=next(left))


def number_place(recording: Recording, position: int) -> str:
    """Say what one of the `numbers` is of."""
    if position < len(recording.storages):
        return storage_place(recording, position)
    left = position - len(recording.storages)
    for number, row in enumerate(recording.tensors):
        left -= len(row.shape) + len(row.stride or ()) + 1
        if left < 0:
            return f"a shape of {_tensor_place(recording, number)}"
    raise IndexError(position)


def storage_place(recording: Recording, storage: int) -> str:
    """Say which storage it is: by its name, or by the op that made it."""
    row = recording.storages[storage]
    if row.name is not None or row.birth is None:
        return f"the {row.category.value} {row.name or f'of storage {storage}'}"
    return f"what {op_place(recording, row.birth)} made"


def _tensor_place(recording: Recording, tensor: int) -> str:
    storage = recording.tensors[tensor].storage
    return f"tensor {tensor}" if storage is None else storage_place(recording, storage)


def op_place(recording: Recording, op: int) -> str:
    """Say which op it is, and of which module."""
    row = recording.ops[op]
    module = fqn(recording, row.module)
    return f"{row.name} (op {op})" + (f" in {module}" if module else "")


def first_difference(one: Recording, other: Recording) -> str | None:
    """Say in what another recording first differs, its `numbers` and deaths apart; None: nothing.

    Ops come first, in the order in which they ran.
    """
    names = (
        [(op.name, fqn(recording, op.module)) for op in recording.ops] for recording in (one, other)
    )
    for position, (mine, theirs) in enumerate(zip_longest(*names)):
        if mine != theirs:
            return _op_difference(one, other, position)
    for table in _TABLES:
        rows, others = (_rows(recording, table) for recording in (one, other))
        for position, (mine, theirs) in enumerate(zip_longest(rows, others)):
            if mine != theirs:
                return (
                    f"row {position} of its {table} is another{_row_place(other, table, position)}"
                )
    return None


def _op_difference(one: Recording, other: Recording, position: int) -> str:
    counts = f" ({len(other.ops):,} ops, not {len(one.ops):,})"
    of_all = counts if len(one.ops) != len(other.ops) else ""
    if position >= len(other.ops):
        return f"it ends before {op_place(one, position)}{of_all}"
    if position >= len(one.ops):
        return f"it goes on with {op_place(other, position)}{of_all}"
    return f"it runs {op_place(other, position)}, not {op_place(one, position)}{of_all}"


_TABLES = (
    "ops",
    "modules",
    "nodes",
    "saves",
    "storages",
    "tensors",
    "edges",
    "outputs",
    "arguments",
    "phases",
)


def _rows(recording: Recording, table: str) -> Sequence[Any]:
    """The rows of a table without what depends on sizes or on how much ran before."""
    if table == "storages":
        return [row._replace(nbytes=0, death=None) for row in recording.storages]
    if table == "tensors":
        return [
            (row.storage, row.dtype, len(row.shape), row.stride is None)
            for row in recording.tensors
        ]
    if table == "nodes":
        return [row._replace(sequence_nr=None) for row in recording.nodes]
    rows: Sequence[Any] = getattr(recording, table)
    return rows


def _row_place(recording: Recording, table: str, position: int) -> str:
    rows = getattr(recording, table)
    if position >= len(rows):
        return ""
    row = rows[position]
    if isinstance(row, Op):
        return f": {op_place(recording, position)}"
    return f": {storage_place(recording, position)}" if table == "storages" else ""
