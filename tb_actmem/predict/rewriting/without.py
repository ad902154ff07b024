"""Leaves rows out of a recording, and renumbers the others."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from itertools import accumulate
from typing import TypeVar

from tb_actmem.model import ModuleCall, Phase, Recording

Ops = TypeVar("Ops", ModuleCall, Phase)


class _Numbers:
    """The new numbers of a table's rows, of which some go."""

    def __init__(self, count: int, gone: Collection[int]) -> None:
        self._before = [0, *accumulate(position not in gone for position in range(count))]
        self._gone = gone

    def before(self, position: int) -> int:
        """Return the number of rows that stay before a position: the new number of that row."""
        return self._before[position]

    def __call__(self, position: int | None) -> int | None:
        """Return the new number of a row; None for None, or if the row goes."""
        return None if position is None or position in self._gone else self._before[position]


def without(
    recording: Recording, *, ops: Collection[int], nodes: Collection[int], storages: Collection[int]
) -> Recording:
    """Return a recording without some rows, and without the tensors of these storages.

    The rows that stay may refer to none of them, except ranges of ops, and arguments, which go.
    """
    tensors = {at for at, row in enumerate(recording.tensors) if row.storage in storages}
    op, node = _Numbers(len(recording.ops), ops), _Numbers(len(recording.nodes), nodes)
    storage = _Numbers(len(recording.storages), storages)
    tensor = _Numbers(len(recording.tensors), tensors)

    def kept(positions: Iterable[int], numbers: _Numbers) -> tuple[int, ...]:
        return tuple(new for old in positions if (new := numbers(old)) is not None)

    def around(row: Ops) -> Ops:
        return row._replace(first_op=op.before(row.first_op), end_op=op.before(row.end_op))

    def ran(death: int | None) -> int | None:
        return None if death is None else op.before(death)

    return replace(
        recording,
        modules=tuple(map(around, recording.modules)),
        phases=tuple(map(around, recording.phases)),
        nodes=tuple(
            row._replace(variable=tensor(row.variable))
            for at, row in enumerate(recording.nodes)
            if at not in nodes
        ),
        edges=tuple(
            row._replace(
                producer=node.before(row.producer),
                consumer=node.before(row.consumer),
                tensor=tensor(row.tensor),
            )
            for row in recording.edges
        ),
        outputs=tuple(
            row._replace(node=node.before(row.node), tensor=tensor(row.tensor))
            for row in recording.outputs
        ),
        storages=tuple(
            row._replace(birth=op(row.birth), death=ran(row.death))
            for at, row in enumerate(recording.storages)
            if at not in storages
        ),
        tensors=tuple(
            row._replace(storage=storage(row.storage))
            for at, row in enumerate(recording.tensors)
            if at not in tensors
        ),
        saves=tuple(
            row._replace(node=node.before(row.node), tensor=tensor(row.tensor))
            for row in recording.saves
        ),
        ops=tuple(
            row._replace(
                node=node(row.node),
                inputs=kept(row.inputs, storage),
                outputs=kept(row.outputs, tensor),
                backward_of=node(row.backward_of),
            )
            for at, row in enumerate(recording.ops)
            if at not in ops
        ),
        arguments=tuple(
            row._replace(tensor=new)
            for row in recording.arguments
            if (new := tensor(row.tensor)) is not None
        ),
        blocks=tuple(row._replace(death=ran(row.death)) for row in recording.blocks),
    )
