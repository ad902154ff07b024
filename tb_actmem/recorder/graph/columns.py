"""The nodes, edges and saved tensors of a block as columns, which numpy works on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tb_actmem.model import SaveKind
from tb_actmem.recorder.graph.saves import NodeType, SaveFact
from tb_actmem.recorder.graph.walk import Inputs

Numbers = NDArray[np.int64]
NONE = -1
"""A missing number."""


class Links(NamedTuple):
    """The values that nodes consume."""

    ends: Numbers
    """Node → the end of its inputs in the other columns."""
    producers: Numbers
    """The node of each value; `NONE`: there is none, or it was not read."""
    output_nrs: Numbers

    def rows(self) -> list[Inputs]:
        """Return the values that each node consumes."""
        values = [
            None if producer == NONE else (producer, output_nr)
            for producer, output_nr in zip(
                self.producers.tolist(), self.output_nrs.tolist(), strict=True
            )
        ]
        ends = self.ends.tolist()
        return [values[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]

    @property
    def begins(self) -> Numbers:
        """Node → the begin of its inputs."""
        return np.concatenate((np.zeros(1, np.int64), self.ends[:-1]))

    @property
    def counts(self) -> Numbers:
        """Node → the number of its inputs."""
        return np.diff(self.ends, prepend=0)


class Saved(NamedTuple):
    """The saved tensors of nodes, those of one node together."""

    nodes: Numbers
    slots: Numbers
    """The position of each slot's name in `names`."""
    names: list[str]
    kinds: Sequence[SaveKind]
    tensors: Numbers
    formulas: Sequence[str | None]

    def by_node(self) -> dict[int, list[SaveFact]]:
        """Return the rows of each node."""
        rows: dict[int, list[SaveFact]] = {}
        for node, slot, kind, tensor, formula in zip(
            self.nodes.tolist(),
            self.slots.tolist(),
            self.kinds,
            self.tensors.tolist(),
            self.formulas,
            strict=True,
        ):
            fact = (self.names[slot], kind, None if tensor == NONE else tensor, formula)
            rows.setdefault(node, []).append(fact)
        return rows


def links_of(inputs: Sequence[Inputs]) -> Links:
    """Make columns of rows."""
    values = [value or (NONE, 0) for one in inputs for value in one]
    both = np.array(values, np.int64).reshape(-1, 2)
    return Links(np.cumsum([len(one) for one in inputs], dtype=np.int64), both[:, 0], both[:, 1])


def saved_of(rows: Mapping[int, Sequence[SaveFact]]) -> Saved:
    """Make columns of rows."""
    positions: dict[str, int] = {}
    flat = [(node, *fact) for node, kept in rows.items() for fact in kept]
    nodes, slots, kinds, tensors, formulas = zip(*flat, strict=True) if flat else ((),) * 5
    return Saved(
        nodes=np.array(nodes, np.int64),
        slots=np.array([positions.setdefault(slot, len(positions)) for slot in slots], np.int64),
        names=list(positions),
        kinds=kinds,
        tensors=np.array([NONE if one is None else one for one in tensors], np.int64),
        formulas=formulas,
    )


def kinds_of(types: Sequence[NodeType]) -> tuple[list[NodeType], Numbers]:
    """Return the different types, and the position of each node's type."""
    known: dict[int, int] = {}
    different: list[NodeType] = []
    kind_of = []
    for one in types:
        found = known.setdefault(id(one), len(different))
        if found == len(different):
            different.append(one)
        kind_of.append(found)
    return different, np.array(kind_of, np.int64)


def of_each(values: Sequence[Any], positions: Numbers) -> list[Any]:
    """Return the value at each position."""
    return list(map(values.__getitem__, positions.tolist()))


def or_none(numbers: Numbers) -> list[int | None]:
    """Return numbers, with None instead of `NONE`."""
    found: list[int | None] = numbers.tolist()
    for position in np.flatnonzero(numbers == NONE).tolist():
        found[position] = None
    return found
