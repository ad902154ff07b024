"""Predicts the recording of a step in which modules call torch's functions, or run in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tb_actmem.analysis.index import Index, fqn, latest
from tb_actmem.analysis.index.devices import unknown_blocks
from tb_actmem.analysis.index.nodes import backward_ops_of_nodes, ops_of_nodes, saves_of
from tb_actmem.analysis.index.storages import made_by_ops, saved_storages, tensor_storages
from tb_actmem.errors import PredictError
from tb_actmem.model import Edge, Recording, Save, SaveKind, Storage
from tb_actmem.predict.rewriting.in_place import overwritten, results
from tb_actmem.predict.rewriting.rewrites import OF_INPUT, Rewrite, RewriteKind, edges_into
from tb_actmem.predict.rewriting.without import without


class _Function(NamedTuple):
    """Torch's names of an elementwise function that saves only its input."""

    op: str
    node: str
    backward: str
    formula: str


_FUNCTIONS = {
    "gelu": _Function(
        "aten::gelu",
        "GeluBackward0",
        "aten::gelu_backward",
        "self: gelu_backward(grad, self, approximate)",
    ),
    "silu": _Function(
        "aten::silu",
        "SiluBackward0",
        "aten::silu_backward",
        "self: GradMode::is_enabled() ? infinitely_differentiable_silu_backward(grad, self) : "
        "silu_backward(grad, self)",
    ),
}


class _Group(NamedTuple):
    """Ops and nodes that become one op, one node, and one op of the backward: their last ones."""

    name: str
    """The module's."""
    function: _Function
    nodes: range
    forward: range
    backward: range
    """Empty: no backward was recorded."""
    entering: Edge
    """An edge from the node that made the input."""
    given: int
    """The input tensor."""
    memory: int
    """Its storage."""
    result: int
    """The storage of the result."""
    gradient: int | None
    """The storage of the input's gradient; None without a backward."""
    gone: frozenset[int]
    """The storages that the group makes for itself."""


def rewritten(index: Index, rewrites: Sequence[Rewrite]) -> Recording:
    """Return the recording that the step would give with these functions.

    Such a function allocates its result, and its backward the gradient of its input. Raises
    PredictError for a function whose intermediate tensors have other users.
    """
    groups = [_group(index, each) for each in rewrites if each.kind in OF_INPUT]
    gone = {storage: group for group in groups for storage in group.gone}
    _check_apart(index, groups, gone)
    in_place = [each for each in rewrites if each.kind is RewriteKind.IN_PLACE]
    return without(
        overwritten(index, _replaced(index, groups), in_place),
        ops={op for group in groups for op in (*group.forward[:-1], *group.backward[:-1])},
        nodes={node for group in groups for node in group.nodes[:-1]},
        storages={*gone, *results(index, in_place)},
    )


def _group(index: Index, rewrite: Rewrite) -> _Group:
    name, nodes = fqn(index.recording, rewrite.call), sorted(rewrite.nodes)
    edges = (edge for node in nodes for edge in edges_into(index).get(node, ()))
    given = rewrite.given
    memory = None if given is None else tensor_storages(index)[given]
    forward = _around(index, _of(ops_of_nodes(index), nodes), name)
    backward = _around(index, _of(backward_ops_of_nodes(index), nodes), name)
    if given is None or memory is None or not forward:
        raise _mixed(name)
    made = {storage for op in (*forward, *backward) for storage in made_by_ops(index).get(op, ())}
    result = _result(index, forward, name)
    gradient = _result(index, backward, name) if backward else None
    return _Group(
        name=name,
        function=_FUNCTIONS[rewrite.function.partition("(")[0].rpartition(".")[2]],
        nodes=range(nodes[0], nodes[-1] + 1),
        forward=forward,
        backward=backward,
        entering=next(edge for edge in edges if edge.producer not in rewrite.nodes),
        given=given,
        memory=memory,
        result=result,
        gradient=gradient,
        gone=frozenset(made - {result, gradient}),
    )


def _of(ops: Mapping[int, Sequence[int]], nodes: Iterable[int]) -> list[int]:
    return [op for node in nodes for op in ops.get(node, ())]


def _around(index: Index, own: Collection[int], name: str) -> range:
    """Return the ops from the first to the last of some nodes.

    Raises PredictError if others in between make memory, or are of other nodes. Views of saved
    results, as the dispatch mode sees them, are of none.
    """
    found = range(min(own, default=0), max(own, default=-1) + 1)
    for op in {*found}.difference(own):
        row = index.recording.ops[op]
        if op in made_by_ops(index) or row.node is not None or row.backward_of is not None:
            raise _mixed(name)
    return found


def _mixed(name: str) -> PredictError:
    return PredictError(
        f"The function in {name} cannot be predicted, because its ops or its gradient are not by "
        "themselves: change the code, and record the step again."
    )


def _check_apart(index: Index, groups: Sequence[_Group], gone: Mapping[int, _Group]) -> None:
    """Raise PredictError unless others use only the result of a group, and its gradient."""
    recording = index.recording
    of_ops = {op: group for group in groups for op in (*group.forward, *group.backward)}
    of_nodes = {node: group for group in groups for node in group.nodes}
    used = [
        (storage, of_ops.get(at)) for at, op in enumerate(recording.ops) for storage in op.inputs
    ]
    for save, saved in zip(recording.saves, saved_storages(index), strict=True):
        used += [] if saved is None else [(saved, of_nodes.get(save.node))]
    for storage, user in used:
        if storage in gone and user is not gone[storage]:
            raise _mixed(gone[storage].name)
    leaving = [(edge.producer, of_nodes.get(edge.consumer)) for edge in recording.edges]
    leaving += [(output.node, None) for output in recording.outputs]
    for node, user in leaving:
        group = of_nodes.get(node)
        if group is not None and group is not user and node != group.nodes[-1]:
            raise _mixed(group.name)
    _check_first(recording, groups)


def _check_first(recording: Recording, groups: Sequence[_Group]) -> None:
    """Raise PredictError if other consumers of an input run before in the backward.

    Autograd would add the gradient to theirs.
    """
    sources: dict[tuple[int, int], _Group] = {}
    for group in groups:
        sources.setdefault((group.entering.producer, group.entering.output_nr), group)
    for edge in recording.edges:
        first = sources.get((edge.producer, edge.output_nr))
        if first is not None and edge.consumer > first.nodes[-1]:
            raise _mixed(first.name)


def _result(index: Index, ops: range, name: str) -> int:
    """Return the storage that the last op returns, which the ops made."""
    outputs = index.recording.ops[ops[-1]].outputs
    storage = tensor_storages(index)[outputs[0]] if len(outputs) == 1 else None
    birth = None if storage is None else index.recording.storages[storage].birth
    if storage is None or birth is None or birth not in ops:
        raise _mixed(name)
    return storage


def _replaced(index: Index, groups: Sequence[_Group]) -> Recording:
    """Put each function in the place of the last op, node and op of the backward of its group."""
    recording = index.recording
    nodes, ops, storages = list(recording.nodes), list(recording.ops), list(recording.storages)
    fused = {node for group in groups for node in group.nodes}
    edges = [edge for edge in recording.edges if edge.consumer not in fused]
    saves = [save for save in recording.saves if save.node not in fused]
    for group in groups:
        node, function, memory = group.nodes[-1], group.function, group.memory
        own = [save for each in group.nodes for save in saves_of(index, each)]
        edges.append(group.entering._replace(consumer=node, input_nr=0))
        saves.append(Save(node, "self", SaveKind.SAVED, group.given, function.formula))
        freed = latest([recording.nodes[recording.saves[save].node].backward for save in own])
        nodes[node] = nodes[node]._replace(name=function.node, backward=freed)
        saved = (saved_storages(index)[save] for save in own)
        _extend(storages, memory, [storages[one].death for one in saved if one in group.gone])
        last = group.forward[-1]
        storages[group.result] = storages[group.result]._replace(birth=last)
        ops[last] = ops[last]._replace(name=function.op, inputs=(memory,))
        if group.gradient is not None:
            last, given = group.backward[-1], _gradient(index, group)
            storages[group.gradient] = storages[group.gradient]._replace(birth=last)
            for storage in (given, memory):
                _extend(storages, storage, [last + 1])
            ops[last] = ops[last]._replace(
                name=function.backward, inputs=(given, memory), backward_of=node
            )
    return replace(
        recording,
        nodes=tuple(nodes),
        edges=tuple(sorted(edges, key=lambda edge: edge.consumer)),
        storages=tuple(storages),
        saves=tuple(sorted(saves, key=lambda save: save.node)),
        ops=tuple(ops),
        allocators=(),
        blocks=unknown_blocks(index),
    )


def _extend(storages: list[Storage], storage: int, ends: Iterable[int | None]) -> None:
    """Let a storage live at least so long."""
    row = storages[storage]
    storages[storage] = row._replace(death=latest([row.death, *ends]))


def _gradient(index: Index, group: _Group) -> int:
    """Return the storage with the gradient of the result, which the backward receives."""
    given = {storage for op in group.backward for storage in index.recording.ops[op].inputs}
    given -= {*group.gone, group.memory, group.result, group.gradient}
    if len(given) != 1:
        raise _mixed(group.name)
    return given.pop()
