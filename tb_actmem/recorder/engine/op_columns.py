"""The ops that the compiled observer has noted, in columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import Any

from tb_actmem.recorder.engine.library import numbers_of
from tb_actmem.recorder.graph.columns import of_each, or_none
from tb_actmem.recorder.watch.source import OpFact


class OpColumns:
    """The ops of a block; a row is made each time it is read.

    Python's collector would scan rows in the user's step, and again in the next one.
    """

    def __init__(self) -> None:
        self._funcs: list[str] = []
        self._numbers: list[int] = []
        self._sites: list[Any] = []
        self._regions: list[int | None] = []
        self._inputs: list[int] = []
        self._input_ends: list[int] = [0]
        self._outputs: list[range] = []
        self._backward_of: list[int | None] = []

    def add(self, columns: Sequence[Any], tensors: int) -> None:
        """Add the columns of the library; ``tensors`` is the number of the first output."""
        names, name_of, numbers, sites, site_of, regions, inputs, input_ends, output_ends, nodes = (
            numbers_of(column) if type(column) is bytes else column for column in columns
        )
        self._funcs += of_each(list(names), name_of)
        self._numbers += numbers.tolist()
        self._sites += of_each([*sites, None], site_of)  # the last one is for `NONE`
        self._regions += or_none(regions)
        self._input_ends += (input_ends + len(self._inputs)).tolist()
        self._inputs += inputs.tolist()
        ends = output_ends.tolist()
        self._outputs += map(range, [tensors, *ends], ends)
        self._backward_of += or_none(nodes)

    def __len__(self) -> int:
        return len(self._funcs)

    def __iter__(self) -> Iterator[OpFact]:
        ends = self._input_ends
        inputs = map(self._inputs.__getitem__, map(slice, ends, ends[1:]))
        columns = zip(
            self._funcs,
            self._numbers,
            self._sites,
            self._regions,
            map(tuple, inputs),
            map(tuple, self._outputs),
            self._backward_of,
            strict=True,
        )
        return map(tuple.__new__, repeat(OpFact), columns)

    def __getitem__(self, position: int) -> OpFact:
        at = range(len(self))[position]
        return OpFact(
            self._funcs[at],
            self._numbers[at],
            self._sites[at],
            self._regions[at],
            tuple(self._inputs[self._input_ends[at] : self._input_ends[at + 1]]),
            tuple(self._outputs[at]),
            self._backward_of[at],
        )
