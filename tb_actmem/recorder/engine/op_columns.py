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
        self._ends += (begin + end for end in ends)

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
        self._funcs: list[str] = []
        self._numbers: list[int] = []
        self._sites: list[Any] = []
        self._regions: list[int | None] = []
        self._inputs, self._outputs = Lists(), Lists()
        self._backward_of: list[int | None] = []

    def add(self, found: Sequence[Any], tensors: int) -> None:
        """Add the columns of the library; ``tensors`` is the number of the first output."""
        names, name_of, numbers, sites, site_of, regions, inputs, input_ends, output_ends, nodes = (
            numbers_of(column) if type(column) is bytes else column for column in found
        )
        self._funcs += of_each(list(names), name_of)
        self._numbers += numbers.tolist()
        self._sites += of_each([*sites, None], site_of)  # the last one is for `NONE`
        self._regions += or_none(regions)
        self._inputs.add(inputs.tolist(), input_ends.tolist())
        ends = output_ends.tolist()
        self._outputs.add(range(tensors, tensors + ends[-1] if ends else tensors), ends)
        self._backward_of += or_none(nodes)

    @property
    def columns(self) -> tuple[Sequence[Any], ...]:
        """The columns, in the order of the fields of `OpFact`."""
        return (
            self._funcs,
            self._numbers,
            self._sites,
            self._regions,
            self._inputs,
            self._outputs,
            self._backward_of,
        )

    def __len__(self) -> int:
        return len(self._funcs)

    def __iter__(self) -> Iterator[OpFact]:
        return map(tuple.__new__, repeat(OpFact), zip(*self.columns, strict=True))

    def __getitem__(self, position: int) -> OpFact:
        at = range(len(self))[position]
        return OpFact(*(column[at] for column in self.columns))
