"""Predicts the recording of a step in which modules call torch's functions, or run in place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tb_actmem.analysis.index import Index, latest
from tb_actmem.analysis.index.devices import unknown_blocks
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.errors import PredictError
from tb_actmem.model import Op, Recording, Save, SaveKind, Storage
from tb_actmem.predict.rewriting import (
    AS_FUNCTION,
    Rewrite,
    RewriteKind,
    apart,
    in_place,
    unfused_attentions,
)
from tb_actmem.predict.rewriting.changed_rows import overwritten, results, without
from tb_actmem.predict.rewriting.groups import Group, group_of, mixed
from tb_actmem.predict.rewriting.written_functions import written_functions, written_losses
from tb_actmem.predict.rewriting.written_norms import written_norms


class Rewrites(NamedTuple):
    """The rewrites of a prediction."""

    chosen: tuple[Rewrite, ...]
    left_out: Mapping[str, tuple[str, ...]]
    """The modules that match a pattern but do not change, by cause: a value of the note."""


_UNKNOWN = {
    RewriteKind.NORM: "copied",
    RewriteKind.IN_PLACE: "views",
    RewriteKind.ATTENTION: "around",
    RewriteKind.LOSS: "around",
}
_MIXED, _OTHERWISE = "mixed", "otherwise"
_WHY = {
    "copied": "torch's kernel may copy tensors",
    "views": "autograd may copy gradients of a view",
    "around": "the tensors around torch's function change, too",
}


def predictable(index: Index, matches: Mapping[str, Collection[str]]) -> Rewrites:
    """Return the rewrites of matching modules that are predicted; ``matches`` has their names by
    pattern.

    Raises PredictError for a pattern without one, and for a name without ``*`` that is left out.
    """
    if not matches:
        return Rewrites((), {})
    found = [rewrite for find in _FINDERS for rewrite in find(index)]
    names = frozenset(name for of in matches.values() for name in of)
    known = apart(index, (each for each in found if each.nodes))
    chosen = [each for each in known if _module(index, each) in names]
    is_known = {_module(index, each) for each in chosen}
    causes = {
        name: _UNKNOWN[each.kind]
        for each in found
        if not each.nodes
        and each.fewer_bytes(index) > 0
        and (name := _module(index, each)) in names - is_known
    }
    causes |= dict.fromkeys(_called_otherwise(index, chosen), _OTHERWISE)
    causes |= {_module(index, each): _MIXED for each in _mixed(index, chosen)}
    for pattern, of in matches.items():
        _check_any(pattern, is_known, of, causes)
    return Rewrites(
        tuple(each for each in chosen if _module(index, each) not in causes),
        {
            cause: tuple(sorted(name for name, why in causes.items() if why == cause))
            for cause in sorted({*causes.values()})
        },
    )


def _module(index: Index, rewrite: Rewrite) -> str:
    return index.recording.modules[rewrite.call].fqn


_FINDERS = written_functions, written_norms, in_place, unfused_attentions, written_losses


def _check_any(
    pattern: str, is_known: Collection[str], matching: Collection[str], causes: Mapping[str, str]
) -> None:
    """Raise PredictError if a pattern has no known module without a cause, or a name has one."""
    known = {name for name in matching if name in is_known}
    if not known:
        why = next((_WHY[causes[name]] for name in sorted(matching) if name in causes), None)
        said = f"because {why}" if why else "such as torch's GELU for one that is written out"
        raise PredictError(
            f"No rewrite of {pattern!r} can be predicted, {said}: `tb-actmem show` lists all "
            "suggestions. Record the step again with the change, or predict it by a dry run."
        )
    refused = sorted(causes.keys() & known)
    if not refused or ("*" in pattern and len(refused) < len(known)):
        return
    if causes[refused[0]] == _MIXED:
        raise mixed(refused[0])
    raise PredictError(
        f"{refused[0]} is also called without a graph, or in another way, which is not "
        "predicted: change the code, and record the step again."
    )


def _called_otherwise(index: Index, rewrites: Iterable[Rewrite]) -> set[str]:
    """Return the modules that also ran in another way: their other calls would change, too."""
    recording, rewritten = index.recording, {each.call for each in rewrites}
    names = {recording.modules[call].fqn for call in rewritten}
    return {
        row.fqn
        for call, row in enumerate(recording.modules)
        if row.fqn in names and call not in rewritten and row.first_op < row.end_op
    }


def rewritten(index: Index, rewrites: Sequence[Rewrite]) -> Recording:
    """Return the recording that the step would give with these rewrites, found by `predictable`.

    Such a function allocates its result and what it saves, and its backward the gradients.
    """
    groups = [group_of(index, each) for each in rewrites if each.kind in AS_FUNCTION]
    gone = {storage for group in groups for storage in group.gone}
    in_place = [each for each in rewrites if each.kind is RewriteKind.IN_PLACE]
    return without(
        overwritten(index, _replaced(index, groups), in_place),
        ops={op for group in groups for op in group.gone_ops},
        nodes={node for group in groups for node in group.nodes[:-1]},
        storages={*gone, *results(index, in_place)},
    )


def _mixed(index: Index, rewrites: Iterable[Rewrite]) -> list[Rewrite]:
    """Return the functions whose ops, gradients or intermediate tensors others use."""
    found: list[Rewrite] = []
    groups: list[tuple[Rewrite, Group]] = []
    for each in rewrites:
        if each.kind in AS_FUNCTION:
            try:
                groups.append((each, group_of(index, each)))
            except PredictError:
                found.append(each)
    used = _with_other_users(index, [group for _, group in groups])
    return [*found, *(each for each, group in groups if group in used)]


def _with_other_users(index: Index, groups: Sequence[Group]) -> list[Group]:
    """Return the groups of which others use more than the result, and its gradients."""
    recording = index.recording
    gone = {storage: group for group in groups for storage in group.gone}
    of_ops = {op: group for group in groups for op in group.ops}
    of_nodes = {node: group for group in groups for node in group.nodes}
    used = [
        (storage, of_ops.get(at)) for at, op in enumerate(recording.ops) for storage in op.inputs
    ]
    for save, saved in zip(recording.saves, saved_storages(index), strict=True):
        used += [] if saved is None else [(saved, of_nodes.get(save.node))]
    found = [gone[storage] for storage, user in used if gone.get(storage, user) is not user]
    leaving = [(edge.producer, of_nodes.get(edge.consumer)) for edge in recording.edges]
    leaving += [(output.node, None) for output in recording.outputs]
    for node, user in leaving:
        group = of_nodes.get(node)
        if group is not None and group is not user and node != group.nodes[-1]:
            found.append(group)
    return found


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
