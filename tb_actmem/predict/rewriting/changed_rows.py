"""Changes to the rows of a recording: some are left out, and results move into their inputs."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import TypeVar

from tb_actmem.analysis.index import Index, latest
from tb_actmem.analysis.index.nodes import last_op_of_nodes, output_tensors
from tb_actmem.analysis.index.storages import tensor_storages
from tb_actmem.model import ModuleCall, Op, Phase, Recording, Save, Storage
from tb_actmem.predict.rewriting import Rewrite

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


def results(index: Index, rewrites: Sequence[Rewrite]) -> dict[int, int]:
    """Map the storage of each result to that of the input, into which it would be written."""
    found: dict[int, int] = {}
    for each in rewrites:
        (node,) = each.nodes
        assert each.given is not None
        made, given = (
            tensor_storages(index)[tensor] for tensor in (output_tensors(index)[node], each.given)
        )
        assert made is not None and given is not None
        found[made] = given
    return found


def overwritten(index: Index, step: Recording, rewrites: Sequence[Rewrite]) -> Recording:
    """Return a step in which some activations run in place.

    ``step`` has the nodes, ops, tensors and storages of the index in the same order. No row refers
    to the storages of the results any more.
    """
    into = results(index, rewrites)
    nodes, ops, storages = list(step.nodes), list(step.ops), list(step.storages)
    own = {node for each in rewrites for node in each.nodes}
    for node in own:
        nodes[node] = nodes[node]._replace(name=re.sub(r"\d*$", "1", nodes[node].name, count=1))
        op = last_op_of_nodes(index)[node]
        ops[op] = ops[op]._replace(name=re.sub(r"(?=\.|$)", "_", ops[op].name, count=1))
    for result, memory in into.items():
        storages[memory] = _both(storages[memory], storages[result])
    return replace(
        step,
        nodes=tuple(nodes),
        ops=tuple(_using(op, into) for op in ops),
        storages=tuple(storages),
        tensors=tuple(
            row if row.storage is None else row._replace(storage=into.get(row.storage, row.storage))
            for row in step.tensors
        ),
        saves=tuple(
            _saving_result(save, output_tensors(index)) if save.node in own else save
            for save in step.saves
        ),
    )


def _both(given: Storage, result: Storage) -> Storage:
    """Return the storage of an input that holds the result, too."""
    return given._replace(death=latest((given.death, result.death)), holder=result.holder)


def _using(op: Op, into: Mapping[int, int]) -> Op:
    if into.keys().isdisjoint(op.inputs):
        return op
    return op._replace(inputs=tuple(into.get(storage, storage) for storage in op.inputs))


def _saving_result(save: Save, outputs: Mapping[int, int]) -> Save:
    """Return a save of torch's in-place variant: of the result, and not of the input."""
    formula = save.formula and re.sub(r"\bself\b(?!:)", "result", save.formula)
    save = save._replace(formula=formula and formula.replace("false", "true"))
    return save._replace(slot="result", tensor=outputs[save.node]) if save.slot == "self" else save
