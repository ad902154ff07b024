"""The ops that the compiled observer has noted, in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any

from tb_actmem.recorder.engine.library import numbers_of
from tb_actmem.recorder.graph.columns import of_each, or_none
from tb_actmem.recorder.watch.source import OpFact


class Lists(Sequence[tuple[int, ...]]):
    """A list of numbers for each op; a tuple is made each time it is read."""

    def __init__(self) -> None:
        self._values: list[int] = []
        self._ends = [0]

    def add(self, values: Sequence[int], ends: Sequence[int]) -> None:
        """Add lists; ``ends`` are their ends in ``values``."""
        begin = len(self._values)
        self._values += values
        self._ends += map(begin.__add__, ends)

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, position: Any) -> Any:
        return tuple(self._values[self._ends[position] : self._ends[position + 1]])

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        parts = map(slice, self._ends, self._ends[1:])
        return map(tuple, map(self._values.__getitem__, parts))


class OpColumns:
    """The ops of a block; a row is made each time it is read.

    Python's collector would scan rows in the user's step, and again in the next one.
    """

    def __init__(self) -> None:
        self.taken: list[tuple[Sequence[Any], int]] = []
        """Pairs of the columns that the library returned, and the number of the first output.

        Appending never fails, so no op is lost.
        """
        self._read: tuple[int, tuple[Sequence[Any], ...]] = (0, _columns([]))

    @property
    def columns(self) -> tuple[Sequence[Any], ...]:
        """The columns, in the order of the fields of `OpFact`."""
        if self._read[0] != len(self.taken):
            taken = self.taken[:]
            self._read = len(taken), _columns(taken)
        return self._read[1]

    def __len__(self) -> int:
        return sum(len(found[1]) for found, _ in self.taken) // _SIZE

    def __iter__(self) -> Iterator[OpFact]:
        return map(tuple.__new__, repeat(OpFact), zip(*self.columns, strict=True))

    def __getitem__(self, position: int) -> OpFact:
        at = range(len(self))[position]
        return OpFact(*(column[at] for column in self.columns))


_SIZE = 8
"""Bytes of a number."""


def _columns(taken: Sequence[tuple[Sequence[Any], int]]) -> tuple[Sequence[Any], ...]:
    funcs, own, places, around, running = (list[Any]() for _ in range(5))
    all_inputs, all_outputs = Lists(), Lists()
    for found, tensors in taken:
        names, name_of, numbers, sites, site_of, regions, inputs, input_ends, output_ends, nodes = (
            numbers_of(column) if type(column) is bytes else column for column in found
        )
        funcs += of_each(list(names), name_of)
        own += numbers.tolist()
        places += of_each([*sites, None], site_of)  # the last one is for `NONE`
        around += or_none(regions)
        all_inputs.add(inputs.tolist(), input_ends.tolist())
        ends = output_ends.tolist()
        all_outputs.add(range(tensors, tensors + ends[-1] if ends else tensors), ends)
        running += or_none(nodes)
    return funcs, own, places, around, all_inputs, all_outputs, running
