"""The numbers of one step's recordings at several sizes, as polynomials of these sizes."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import accumulate, zip_longest
from typing import Any, NamedTuple

from tb_actmem.analysis.index import fqn, latest
from tb_actmem.analysis.totals import totals
from tb_actmem.model import Note, Op, Recording, Tensor
from tb_actmem.predict.formulas import (
    Exponents,
    Point,
    Polynomial,
    Solver,
    polynomial,
    solver,
)


class Solved(NamedTuple):
    """A number as a polynomial."""

    polynomial: Polynomial
    is_met: bool
    """It predicts all recordings, including those used as proof."""


@dataclass(frozen=True)
class Fitted:
    """Recordings of equal rows, and the monomials of their numbers."""

    variables: tuple[str, ...]
    recordings: dict[Point, Recording]
    """The recordings that determine the formulas come first; the others prove them."""
    monomials: tuple[Exponents, ...]
    notes: tuple[Note, ...] = ()
    """Which sizes were left out, and why."""

    @property
    def first(self) -> Recording:
        """The recording whose rows the predictions have."""
        return next(iter(self.recordings.values()))

    @property
    def last(self) -> Recording:
        """The recording at the largest sizes."""
        return [*self.recordings.values()][-1]

    @property
    def held_back(self) -> int:
        """The number of recordings that the formulas did not need, and that prove them."""
        return len(self._solver.checking)

    @cached_property
    def numbers(self) -> list[Solved]:
        """All `numbers` of the recordings as polynomials."""
        return self.solved(numbers)

    @property
    def storages(self) -> list[Solved]:
        """The bytes of every storage."""
        return self.numbers[: len(self.first.storages)]

    @cached_property
    def unmet(self) -> list[int]:
        """The storages whose bytes follow no formula; beyond `holds` they grow in proportion to
        each size."""
        return [at for at, solved in enumerate(self.storages) if not solved.is_met]

    @cached_property
    def holds(self) -> tuple[range, ...] | None:
        """The sizes of each variable at which the formulas of all storages hold.

        None if no recording proves the formulas.
        """
        met = [
            point
            for point, recording in self.recordings.items()
            if all(
                recording.storages[at].nbytes == self.storages[at].polynomial.at(point)
                for at in self.unmet
            )
        ]
        if len(met) <= len(self.monomials):
            return None
        return tuple(range(min(axis), max(axis) + 1) for axis in zip(*met, strict=True))

    def is_held(self, point: Point) -> bool:
        """Tell whether the formulas of all storages hold at these sizes."""
        return self.holds is not None and all(map(range.__contains__, self.holds, point))

    def growth(self, point: Point) -> Fraction:
        """Return the factor by which proportional bytes grow."""
        return Fraction(math.prod(point), math.prod([*self.recordings][-1]))

    @cached_property
    def _unmet_apart(self) -> tuple[list[int], list[int]]:
        """The unmet storages with tensors, and those that ops allocate and free internally."""
        known = {row.storage for row in self.first.tensors}
        return [s for s in self.unmet if s in known], [s for s in self.unmet if s not in known]

    @cached_property
    def missed_share(self) -> float:
        """The largest error of proportional bytes in a recording, as a share of its peak.

        Memory that ops allocate and free internally is left out, because kernels choose it.
        """
        shares = [0.0]
        of, _ = self._unmet_apart
        for point, recording in self.recordings.items() if of else ():
            off, recorded = self._off(point), totals(recording)
            nbytes = sum(abs(off[at]) for at in of)
            shares.append(float(nbytes / max(1, recorded.step_peak_bytes or recorded.saved_bytes)))
        return max(shares)

    def _off(self, point: Point) -> dict[int, Fraction]:
        """Return by how many bytes unmet storages exceed proportional ones in a recording."""
        rows, last, growth = self.recordings[point].storages, self.last.storages, self.growth(point)
        return {at: rows[at].nbytes - last[at].nbytes * growth for at in self.unmet}

    def missed_at(self, point: Point) -> dict[int, int]:
        """Return by how many bytes each storage may exceed its prediction, by the recordings.

        A recorded step tells itself. Others may exceed it as much as a recorded one did in
        proportion. Memory that ops allocate and free internally may be as large as any recorded.
        """
        if self.is_held(point):
            return {}
        of, inside = self._unmet_apart
        if point in self.recordings:
            more = self._off(point)
        else:
            growth, rows = self.growth(point), [one.storages for one in self.recordings.values()]
            shares = [(growth / self.growth(known), self._off(known)) for known in self.recordings]
            more = {at: max(abs(off[at]) * share for share, off in shares) for at in of}
            for at in inside:
                most = max(row[at].nbytes for row in rows)
                more[at] = most - self.last.storages[at].nbytes * growth
        return {at: math.ceil(nbytes) for at, nbytes in more.items() if nbytes > 0}

    def missed_at_once(self, point: Point) -> int:
        """Return the largest sum of these bytes of storages that are alive at the same time."""
        changes, rows = Counter[int](), self.first.storages
        for at, nbytes in self.missed_at(point).items():
            birth, death = rows[at].birth or 0, latest(self.deaths[at])
            changes[birth] += nbytes
            if death is not None:
                changes[max(death, birth + 1)] -= nbytes
        return max(accumulate(changes[at] for at in sorted(changes)), default=0)

    @cached_property
    def deaths(self) -> list[set[int | None]]:
        """The death of each storage, if all recordings agree."""
        rows = ([row.death for row in recording.storages] for recording in self.recordings.values())
        return [set(deaths) for deaths in zip(*rows, strict=True)]

    def solved(self, figures: Callable[[Recording], Sequence[int]]) -> list[Solved]:
        """Return any numbers of the recordings as polynomials of the sizes."""
        columns = list(zip(*map(figures, self.recordings.values()), strict=True))
        solve = self._solver
        solutions = {
            values: Solved(polynomial(self.variables, solve.factors(values)), solve.is_met(values))
            for values in set(columns)
        }
        return [solutions[values] for values in columns]

    @cached_property
    def _solver(self) -> Solver:
        return solver([*self.recordings], self.monomials)


def numbers(recording: Recording) -> list[int]:
    """Return the bytes of every storage, then the shape, stride and offset of every tensor."""
    values = [row.nbytes for row in recording.storages]
    for row in recording.tensors:
        values += (*row.shape, *(row.stride or ()), row.offset)
    return values


def with_numbers(recording: Recording, given: Sequence[int]) -> Recording:
    """Return the recording with other `numbers`; if those of tensors are missing, they stay."""
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
    """Name the object that one of the `numbers` belongs to."""
    if position < len(recording.storages):
        return storage_place(recording, position)
    left = position - len(recording.storages)
    for number, row in enumerate(recording.tensors):
        left -= len(row.shape) + len(row.stride or ()) + 1
        if left < 0:
            return f"a shape of {_tensor_place(recording, number)}"
    raise IndexError(position)


def storage_place(recording: Recording, storage: int) -> str:
    """Name a storage: by its own name, or by the op that made it."""
    row = recording.storages[storage]
    if row.name is not None or row.birth is None:
        return f"the {row.category.value} {row.name or f'of storage {storage}'}"
    return f"what {op_place(recording, row.birth)} made"


def _tensor_place(recording: Recording, tensor: int) -> str:
    storage = recording.tensors[tensor].storage
    return f"tensor {tensor}" if storage is None else storage_place(recording, storage)


def op_place(recording: Recording, op: int) -> str:
    """Name an op, and its module."""
    row = recording.ops[op]
    module = fqn(recording, row.module)
    return f"{row.name} (op {op})" + (f" in {module}" if module else "")


def first_difference(one: Recording, other: Recording) -> str | None:
    """Describe the first difference of another recording, except `numbers` and deaths; None: equal.

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
                return f"row {position} of its {table} differs{_row_place(other, table, position)}"
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
    """Return the rows of a table without values that depend on sizes or on earlier steps."""
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
