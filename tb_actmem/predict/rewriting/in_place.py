"""Activations that write their result into their input."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index, latest
from tb_actmem.analysis.index.nodes import last_op_of_nodes, output_tensors
from tb_actmem.analysis.index.storages import tensor_storages
from tb_actmem.model import Op, Recording, Save, Storage
from tb_actmem.predict.rewriting.rewrites import Rewrite


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
