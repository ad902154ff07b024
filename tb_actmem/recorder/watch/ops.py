"""The ops of a block in columns for numpy, as the compiled engine hands them over."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import chain, repeat
from typing import Any, NamedTuple, TypeVar

import numpy as np

from tb_actmem.recorder.graph import LARGEST, NONE, Numbers, numbers_or_none, of_each, or_none
from tb_actmem.recorder.watch import OpFact, Ops, Site

Thing = TypeVar("Thing", bound=Hashable)


class Lists(Sequence[tuple[int, ...]]):
    """A list of numbers for each op; a tuple is made each time it is read."""

    def __init__(self, values: Numbers, ends: Numbers) -> None:
        """``ends`` are the ends of the lists in ``values``."""
        self.values, self.ends = values, ends

    def __len__(self) -> int:
        return len(self.ends)

    def __getitem__(self, position: Any) -> Any:
        begin = self.ends[position - 1] if position else 0
        return tuple(self.values[begin : self.ends[position]].tolist())

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        values, ends = self.values.tolist(), self.ends.tolist()
        return map(tuple, map(values.__getitem__, map(slice, [0, *ends], ends)))

    def of(self, positions: Numbers) -> tuple[Numbers, Numbers]:
        """Return the numbers of some lists, one after the other, and how many each has."""
        counts = np.diff(self.ends, prepend=0)[positions]
        begins = self.ends[positions] - counts
        skipped = np.repeat(begins - (np.cumsum(counts) - counts), counts)
        return self.values[skipped + np.arange(len(skipped))], counts


class OpTable(NamedTuple):
    """The ops of a block; `NONE` represents a missing number."""

    funcs: Sequence[Any]
    """The different functions, or names of ops."""
    func_of: Numbers
    """The position of each op's function."""
    numbers: Numbers
    """Sequence numbers, as in `OpFact`."""
    sites: Sequence[Site]
    """The different lines, in the order of their first ops."""
    site_of: Numbers
    regions: Numbers
    inputs: Lists
    outputs: Lists
    backward_of: Numbers

    def rows(self) -> Iterator[OpFact]:
        """Make a row for each op."""
        columns = (
            of_each(self.funcs, self.func_of),
            self.numbers.tolist(),
            of_each([*self.sites, None], self.site_of),  # the last one is for `NONE`
            or_none(self.regions),
            self.inputs,
            self.outputs,
            or_none(self.backward_of),
        )
        return map(tuple.__new__, repeat(OpFact), zip(*columns, strict=True))

    def row(self, position: int) -> OpFact:
        """Make the row of one op."""
        site, region, running = (
            None if column[position] == NONE else int(column[position])
            for column in (self.site_of, self.regions, self.backward_of)
        )
        return OpFact(
            self.funcs[self.func_of[position]],
            int(self.numbers[position]),
            None if site is None else self.sites[site],
            region,
            self.inputs[position],
            self.outputs[position],
            running,
        )


def table_of(ops: Ops) -> OpTable:
    """Return the columns of ops."""
    table: OpTable | None = getattr(ops, "table", None)
    if table is not None:
        return table
    columns = zip(*ops, strict=True) if len(ops) else [()] * len(OpFact._fields)
    funcs, numbers, sites, regions, inputs, outputs, backward_of = columns
    different, func_of = _numbered(funcs)
    lines, site_of = _numbered(sites)
    return OpTable(
        funcs=different,
        func_of=func_of,
        numbers=np.array(numbers, np.int64),
        sites=lines,
        site_of=site_of,
        regions=numbers_or_none(regions),
        inputs=_lists(inputs),
        outputs=_lists(outputs),
        backward_of=numbers_or_none(
            None if number is None or number > LARGEST else number for number in backward_of
        ),
    )


def _numbered(things: Iterable[Thing | None]) -> tuple[list[Thing], Numbers]:
    """Return the different things in order, and the position of each; `NONE` for None."""
    known: dict[Thing, int] = {}
    own = [NONE if one is None else known.setdefault(one, len(known)) for one in things]
    return [*known], np.array(own, np.int64)


def _lists(rows: Sequence[Sequence[int]]) -> Lists:
    values = np.fromiter(chain.from_iterable(rows), np.int64)
    return Lists(values, np.cumsum([*map(len, rows)], dtype=np.int64))
