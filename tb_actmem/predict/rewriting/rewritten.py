"""Predicts the recording of a step in which modules call torch's functions, or run in place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index, latest
from tb_actmem.analysis.index.devices import unknown_blocks
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.model import Op, Recording, Save, SaveKind, Storage
from tb_actmem.predict.rewriting.groups import Group, group_of, mixed
from tb_actmem.predict.rewriting.in_place import overwritten, results
from tb_actmem.predict.rewriting.rewrites import AS_FUNCTION, Rewrite, RewriteKind
from tb_actmem.predict.rewriting.without import without


def rewritten(index: Index, rewrites: Sequence[Rewrite]) -> Recording:
    """Return the recording that the step would give with these functions.

    Such a function allocates its result and what it saves, and its backward the gradients. Raises
    PredictError for a function whose intermediate tensors have other users.
    """
    groups = [group_of(index, each) for each in rewrites if each.kind in AS_FUNCTION]
    gone = {storage: group for group in groups for storage in group.gone}
    _check_apart(index, groups, gone)
    in_place = [each for each in rewrites if each.kind is RewriteKind.IN_PLACE]
    return without(
        overwritten(index, _replaced(index, groups), in_place),
        ops={op for group in groups for op in group.gone_ops},
        nodes={node for group in groups for node in group.nodes[:-1]},
        storages={*gone, *results(index, in_place)},
    )


def _check_apart(index: Index, groups: Sequence[Group], gone: Mapping[int, Group]) -> None:
    """Raise PredictError unless others use only the result of a group, and its gradients."""
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
            raise mixed(gone[storage].name)
    leaving = [(edge.producer, of_nodes.get(edge.consumer)) for edge in recording.edges]
    leaving += [(output.node, None) for output in recording.outputs]
    for node, user in leaving:
        group = of_nodes.get(node)
        if group is not None and group is not user and node != group.nodes[-1]:
            raise mixed(group.name)


def _replaced(index: Index, groups: Sequence[Group]) -> Recording:
    """Put each function in the place of the last op and node of its group, and of one op of the
    backward."""
    recording = index.recording
    nodes, ops, storages = list(recording.nodes), list(recording.ops), list(recording.storages)
    fused = {node for group in groups for node in group.nodes}
    edges = [edge for edge in recording.edges if edge.consumer not in fused]
    saves = [save for save in recording.saves if save.node not in fused]
    for group in groups:
        node, function = group.nodes[-1], group.function
        own = [save for each in group.nodes for save in saves_of(index, each)]
        edges += [
            edge._replace(consumer=node, input_nr=number)
            for number, edge in enumerate(group.entering)
        ]
        saves += [
            Save(node, slot, SaveKind.SAVED, tensor, function.formula)
            for slot, tensor in zip(function.saves, group.saved, strict=True)
        ]
        freed = latest([recording.nodes[recording.saves[save].node].backward for save in own])
        nodes[node] = nodes[node]._replace(name=function.node, backward=freed)
        saved = (saved_storages(index)[save] for save in own)
        _extend(storages, group.memory, [storages[one].death for one in saved if one in group.gone])
        made = [group.result, *group.numbers]
        for storage in made:
            storages[storage] = storages[storage]._replace(birth=group.last)
        row = ops[group.last]
        ops[group.last] = row._replace(
            name=function.op,
            inputs=(group.memory, *group.weights),
            outputs=(*row.outputs, *group.saved[1 + len(group.weights) :]),
        )
        _replace_backward(group, storages, ops)
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


def _replace_backward(group: Group, storages: list[Storage], ops: list[Op]) -> None:
    """Let one op compute all gradients, and then free the saved tensors."""
    backward = group.backward
    if backward is None:
        return
    at, end = backward.at, backward.ops[-1] + 1
    for storage in backward.gradients:
        storages[storage] = storages[storage]._replace(birth=at)
    for storage in (backward.given, group.memory):
        _extend(storages, storage, [at + 1])
    for storage in (group.memory, *group.numbers):
        death = storages[storage].death
        if death is not None and at < death <= end:
            storages[storage] = storages[storage]._replace(death=at + 1)
    inputs = (backward.given, group.memory, *group.numbers, *group.weights)
    ops[at] = ops[at]._replace(
        name=group.function.backward, inputs=inputs, backward_of=group.nodes[-1]
    )
    if backward.sums:
        first, last = backward.sums[0], backward.sums[-1]
        (other,) = {*ops[first].inputs} - backward.partial
        _extend(storages, other, [storages[other].death and last + 1])
        ops[last] = ops[last]._replace(inputs=(other, backward.gradients[0]))


def _extend(storages: list[Storage], storage: int, ends: Iterable[int | None]) -> None:
    """Let a storage live at least so long."""
    row = storages[storage]
    storages[storage] = row._replace(death=latest([row.death, *ends]))
