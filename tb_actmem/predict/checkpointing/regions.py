"""The region that a module call would become under a checkpoint: its nodes, arguments and ops."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, fqn, latest
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.errors import PredictError
from tb_actmem.model import Argument, Recording, Save, SaveKind
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.predict.checkpointing.choice import (
    check_arguments,
    check_call,
    check_given_once,
    check_objects,
    is_from_outside,
)
from tb_actmem.predict.checkpointing.node_times import drops, is_packed, releases, stop

_SAVED, _RECOMPUTED = SaveKind.SAVED, SaveKind.RECOMPUTED
_NO_CALLS: Mapping[int, int] = MappingProxyType({})


class Region(NamedTuple):
    """A module call that a checkpoint would recompute in the backward."""

    call: int
    calls: frozenset[int]
    """The call, and the calls inside it."""
    nodes: frozenset[int]
    """The nodes made in the region, including those of checkpoints inside it."""
    savers: tuple[int, ...]
    """The nodes whose saves the checkpoint would pack, in forward order."""
    asking: frozenset[int]
    """The nodes whose backward can run only after the region was recomputed."""
    ops: range
    """The ops of its call in the forward, including those after the stop."""
    last_op: int
    """The op at which torch stops the recomputation, because everything saved is there."""
    end_op: int
    """The recomputed ops end before this one."""
    arguments: tuple[Argument, ...]
    release: int | None
    """How many ops had run when its last node released its saves; None: one never does."""
    dropped: int | None
    """How many ops had run when its last node dropped its saves, and used them only itself."""
    keeps: frozenset[int] = frozenset()
    """The ops whose results a selective checkpoint keeps, so that it does not recompute them."""
    idle_states: int = 0
    """The random states of checkpoints that save nothing where it stops, at the same time."""
    stops_inside: bool = False
    """It stops where any inner checkpoint begins."""


def regions(
    index: Index,
    calls: Sequence[int],
    idle: Mapping[int, int] = _NO_CALLS,
    *,
    are_checked: bool = False,
) -> list[Region]:
    """Return a region for each of some calls that do not contain each other.

    Calls that save nothing are left out, because a checkpoint changes nothing there. ``idle`` maps
    such calls inside others to the `idle_depths` of their checkpoints, which pack their arguments
    and then forget them. Raises PredictError, with the name of the module, for a call that no
    checkpoint could run.
    """
    found = []
    for region in possible_regions(index, calls, are_checked=are_checked):
        if isinstance(region, PredictError):
            raise region
        found.append(region)
    saving = [region for region in found if region.savers]
    return [_up_to(index, region, idle) for region in saving] if idle else saving


def _up_to(index: Index, region: Region, idle: Mapping[int, int]) -> Region:
    """Return the region that stops no earlier than checkpoints of its idle calls pack their
    arguments.

    It stops there, or runs the calls and stops at the op after them.
    """
    packing: dict[int, int] = {}
    for call in region.calls & idle.keys():
        if any(not is_kept_aside(argument) for argument in _arguments_of(index).get(call, ())):
            first = index.recording.modules[call].first_op
            packing[first] = max(idle[call], packing.get(first, 0))
    last = max(packing, default=-1)
    if last < region.end_op:
        return region
    is_run = last == region.last_op == region.end_op
    return region._replace(
        last_op=last if is_run else last - 1,
        end_op=last,
        idle_states=packing[last] if is_run else 1,
        stops_inside=True,
    )


def idle_depths(index: Index, idle: Collection[int], chosen: Collection[int]) -> dict[int, int]:
    """Map calls that save nothing to the number of checkpoints that begin there, one in another.

    Chosen calls between two of them would have a region.
    """
    modules = index.recording.modules
    found: dict[int, int] = {}
    for call in sorted(idle):
        outermost, depth = call, 1
        around = modules[call].parent
        while around is not None and (around in idle or around not in chosen):
            if around in idle:
                outermost, depth = around, depth + 1
            around = modules[around].parent
        is_same = modules[outermost].first_op == modules[call].first_op
        found[outermost] = max(depth if is_same else 1, found.get(outermost, 1))
    return found


def possible_regions(
    index: Index, calls: Sequence[int], *, are_checked: bool = False
) -> list[Region | PredictError]:
    """Return a region or an error for each of some calls that do not contain each other.

    A region without savers keeps nothing that a checkpoint could release. ``are_checked``: the
    calls passed `check_call` before checkpoints inside them were predicted.
    """
    around = calls_around(index, frozenset(calls))
    inside: dict[int | None, list[int]] = {}
    for inner, outer in enumerate(around):
        inside.setdefault(outer, []).append(inner)
    nodes: dict[int, list[int]] = {call: [] for call in calls}
    for position, node in enumerate(index.recording.nodes):
        call = None if node.module is None else around[node.module]
        if call is not None:
            nodes[call].append(position)
    return [
        (_region if are_checked else _region_or_why)(
            index, call, frozenset(inside[call]), frozenset(nodes[call])
        )
        for call in calls
    ]


def _region_or_why(
    index: Index, call: int, calls: frozenset[int], nodes: frozenset[int]
) -> Region | PredictError:
    try:
        check_call(index, call, nodes, _saves_in(index, nodes))
        return _region(index, call, calls, nodes)
    except PredictError as error:
        return error


def calls_around(index: Index, calls: frozenset[int]) -> list[int | None]:
    """Map every module call to the chosen call that it is, or that contains it."""
    found: list[int | None] = []
    for position, call in enumerate(index.recording.modules):
        inside = None if call.parent is None else found[call.parent]
        found.append(position if position in calls else inside)
    return found


def _region(index: Index, call: int, calls: frozenset[int], nodes: frozenset[int]) -> Region:
    recording = index.recording
    row = recording.modules[call]
    saves = _saves_in(index, nodes)
    savers = tuple(dict.fromkeys(save.node for save in saves if is_packed(recording, save)))
    last, end, stops_inside = stop(index, row.end_op, savers)
    asking = frozenset(save.node for save in saves if save.kind in (_SAVED, _RECOMPUTED))
    arguments = (
        tuple(filter(_is_given, _arguments_of(index).get(call, ())))
        if recording.arguments
        else _guessed_arguments(index, call)
    )
    check_objects(index, call, _arguments_of(index).get(call, ()))
    check_given_once(index, fqn(recording, call), nodes)
    check_arguments(index, call, asking, arguments)
    return Region(
        call=call,
        calls=calls,
        nodes=nodes,
        savers=savers,
        asking=asking,
        ops=range(row.first_op, row.end_op),
        last_op=last,
        end_op=end,
        arguments=arguments,
        release=latest([releases(index)[node] for node in asking]),
        dropped=latest([drops(index)[node] for node in asking]),
        stops_inside=stops_inside,
    )


def _saves_in(index: Index, nodes: frozenset[int]) -> list[Save]:
    """Return the saves of some nodes, in forward order."""
    saves = index.recording.saves
    return [saves[save] for node in sorted(nodes) for save in saves_of(index, node)]


@derived
def _arguments_of(index: Index) -> dict[int, list[Argument]]:
    found: dict[int, list[Argument]] = {}
    for argument in index.recording.arguments:
        found.setdefault(argument.module, []).append(argument)
    return found


@derived
def given_growing_lists(index: Index) -> set[int]:
    """Return the calls given a list of tensors that grows between calls beside each other."""
    modules, tensors = index.recording.modules, index.recording.tensors
    found: set[int] = set()
    last: dict[tuple[int | None, str], tuple[int, set[int | None]]] = {}
    for call, arguments in sorted(_arguments_of(index).items()):
        lists: dict[str, set[int | None]] = defaultdict(set)
        for argument in arguments:
            name, _, inner = argument.name.rpartition("[")  # "[0][1]" and "features[1]"
            if name and inner.endswith("]"):
                lists[name].add(tensors[argument.tensor].storage)
        for name, now in lists.items():
            key = modules[call].parent, name
            beside, before = last.get(key, (call, now))
            if before < now:
                found |= {beside, call}
            last[key] = call, now
    return found


def _guessed_arguments(index: Index, call: int) -> tuple[Argument, ...]:
    """Guess the arguments of a call: the tensors that its ops use and that neither it nor the model
    made."""
    recording = index.recording
    row = recording.modules[call]
    windows = _windows(index)
    used = dict.fromkeys(
        storage
        for op in recording.ops[row.first_op : row.end_op]
        for storage in op.inputs
        if recording.storages[storage].name is None
        and is_from_outside(index, storage, row.first_op)
        and storage in windows
    )
    return tuple(
        Argument(module=call, name=f"[{position}]", tensor=windows[storage])
        for position, storage in enumerate(used)
    )


@derived
def _windows(index: Index) -> dict[int | None, int]:
    """Return the last tensor on every storage."""
    return {tensor.storage: at for at, tensor in enumerate(index.recording.tensors)}


def keeping(recording: Recording, region: Region, save: Collection[str]) -> Region:
    """Return the same region with a checkpoint that keeps the results of the ops of these names."""
    return region._replace(
        keeps=frozenset(op for op in region.ops if recording.ops[op].name in save)
    )


def _is_given(argument: Argument) -> bool:
    return bool(argument.name) and not argument.name.startswith(PUT_INTO)


def is_kept_aside(argument: Argument) -> bool:
    """Tell whether an argument came by name or is inside an object: a checkpoint saves it in no
    slot."""
    return not argument.name.startswith("[")


def is_behind(argument: Argument) -> bool:
    """Tell whether an argument is inside an object and has no name."""
    return argument.name.startswith("*")
