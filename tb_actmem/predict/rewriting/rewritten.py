"""Predicts the recording of a step in which modules call torch's functions, or run in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, fqn
from tb_actmem.analysis.index.devices import unknown_blocks
from tb_actmem.analysis.index.nodes import ops_of_nodes, saves_of
from tb_actmem.analysis.index.storages import made_by_ops, saved_storages
from tb_actmem.errors import PredictError
from tb_actmem.model import Edge, Node, Recording, Save, SaveKind, Storage
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
    entering: tuple[Edge, ...]
    """The edges from the node that made the input."""
    given: int
    """The input tensor."""

    @property
    def ops(self) -> tuple[int, ...]:
        return *self.forward, *self.backward


def rewritten(index: Index, rewrites: Sequence[Rewrite]) -> Recording:
    """Return the recording that the step would give with these functions.

    Such a function allocates its result, and its backward the gradient of its input. Raises
    PredictError for a function whose intermediate tensors have other users.
    """
    groups = [_group(index, each) for each in rewrites if each.kind in OF_INPUT]
    gone = {storage: group for group in groups for storage in _gone(index, group)}
    _check_apart(index, groups, gone)
    in_place = [each for each in rewrites if each.kind is RewriteKind.IN_PLACE]
    return without(
        overwritten(index, _replaced(index, groups), in_place),
        ops={op for group in groups for op in (*group.forward[:-1], *group.backward[:-1])},
        nodes={node for group in groups for node in group.nodes[:-1]},
        storages={*gone, *(results(index, in_place))},
    )


def _group(index: Index, rewrite: Rewrite) -> _Group:
    name = fqn(index.recording, rewrite.call)
    nodes = sorted(rewrite.nodes)
    edges = (edge for node in nodes for edge in edges_into(index).get(node, ()))
    forward = _of(ops_of_nodes(index), nodes)
    if rewrite.given is None or not forward:
        raise _mixed(name)
    return _Group(
        name=name,
        function=_FUNCTIONS[rewrite.function.partition("(")[0].rpartition(".")[2]],
        nodes=range(nodes[0], nodes[-1] + 1),
        forward=_around(index, forward, name),
        backward=_around(index, _of(_backward_ops(index), nodes), name),
        entering=tuple(edge for edge in edges if edge.producer not in rewrite.nodes),
        given=rewrite.given,
    )


def _of(ops: Mapping[int, Sequence[int]], nodes: Iterable[int]) -> list[int]:
    return [op for node in nodes for op in ops.get(node, ())]


@derived
def _backward_ops(index: Index) -> dict[int, list[int]]:
    ops: dict[int, list[int]] = {}
    for position, op in enumerate(index.recording.ops):
        if op.backward_of is not None:
            ops.setdefault(op.backward_of, []).append(position)
    return ops


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
    of_ops = {op: group for group in groups for op in group.ops}
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
        sources.setdefault((group.entering[0].producer, group.entering[0].output_nr), group)
    for edge in recording.edges:
        first = sources.get((edge.producer, edge.output_nr))
        if first is not None and edge.consumer > first.nodes[-1]:
            raise _mixed(first.name)


def _result(recording: Recording, ops: range, name: str) -> int:
    """Return the storage that the last op returns, which the ops made."""
    outputs = recording.ops[ops[-1]].outputs
    storage = recording.tensors[outputs[0]].storage if len(outputs) == 1 else None
    birth = None if storage is None else recording.storages[storage].birth
    if storage is None or birth is None or birth not in ops:
        raise _mixed(name)
    return storage


def _results(recording: Recording, group: _Group) -> Iterator[tuple[range, int]]:
    """Yield the ops of the forward, and of the backward, each with the storage that stays."""
    for ops in filter(None, (group.forward, group.backward)):
        yield ops, _result(recording, ops, group.name)


def _gone(index: Index, group: _Group) -> set[int]:
    """Return the storages that the group makes for itself."""
    made = {storage for op in group.ops for storage in made_by_ops(index).get(op, ())}
    return made - {storage for _, storage in _results(index.recording, group)}


def _replaced(index: Index, groups: Sequence[_Group]) -> Recording:
    """Put each function in the place of the last op, node and op of the backward of its group."""
    recording = index.recording
    nodes, ops, storages = list(recording.nodes), list(recording.ops), list(recording.storages)
    fused = {node for group in groups for node in group.nodes}
    edges = [edge for edge in recording.edges if edge.consumer not in fused]
    saves = [save for save in recording.saves if save.node not in fused]
    for group in groups:
        own = [recording.saves[save] for node in group.nodes for save in saves_of(index, node)]
        node, given = group.nodes[-1], group.given
        memory = _memory(recording, given, group.name)
        edges.append(group.entering[0]._replace(consumer=node, input_nr=0))
        saves.append(Save(node, "self", SaveKind.SAVED, given, group.function.formula))
        nodes[node] = _fused(recording, nodes[node], own, group.function)
        storages[memory] = _living(storages[memory], _ends(index, group))
        for at, result in _results(recording, group):
            storages[result] = storages[result]._replace(birth=at[-1])
            is_forward = at is group.forward
            used = [memory] if is_forward else [_gradient(index, group, memory), memory]
            for storage in used:
                storages[storage] = _living(storages[storage], [at[-1] + 1])
            ops[at[-1]] = ops[at[-1]]._replace(
                name=group.function.op if is_forward else group.function.backward,
                inputs=tuple(used),
                backward_of=None if is_forward else node,
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


def _memory(recording: Recording, tensor: int, name: str) -> int:
    storage = recording.tensors[tensor].storage
    if storage is None:
        raise _mixed(name)
    return storage


def _fused(recording: Recording, node: Node, own: Iterable[Save], function: _Function) -> Node:
    """Return the node of a function, which frees its save when the last of the others did."""
    freed = [recording.nodes[save.node].backward for save in own]
    last = max((each for each in freed if each is not None), default=None)
    return node._replace(name=function.node, backward=None if None in freed else last)


def _ends(index: Index, group: _Group) -> Iterator[int | None]:
    """Yield the deaths of the storages that only the group saves."""
    gone, recording = _gone(index, group), index.recording
    for node in group.nodes:
        for save in saves_of(index, node):
            storage = saved_storages(index)[save]
            if storage is not None and storage in gone:
                yield recording.storages[storage].death


def _living(row: Storage, ends: Iterable[int | None]) -> Storage:
    """Return a storage that lives at least so long."""
    lives = [row.death, *ends]
    return row._replace(
        death=None if None in lives else max(end for end in lives if end is not None)
    )


def _gradient(index: Index, group: _Group, memory: int) -> int:
    """Return the storage with the gradient of the result, which the backward gets."""
    given = {storage for op in group.backward for storage in index.recording.ops[op].inputs}
    given -= {*_gone(index, group), memory, *(made for _, made in _results(index.recording, group))}
    if len(given) != 1:
        raise _mixed(group.name)
    return given.pop()
