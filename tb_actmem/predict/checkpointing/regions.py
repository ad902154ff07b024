"""The region that a module call would become under a checkpoint: its nodes, arguments and ops."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, latest, positions_by
from tb_actmem.errors import PredictError
from tb_actmem.model import Argument, NodeKind, SaveKind
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.predict.checkpointing.checks import (
    check_arguments,
    check_cached,
    check_call,
    check_given_once,
    check_objects,
    check_received,
    is_from_outside,
    is_one_checkpoint,
)
from tb_actmem.predict.checkpointing.step import Step
from tb_actmem.predict.checkpointing.transforms import check_transforms
from tb_actmem.predict.checkpointing.values import check_parameters, check_unchanged

_RECOMPUTED = SaveKind.RECOMPUTED
_NONE: Mapping[int, int] = MappingProxyType({})
_NO_SAVES: Mapping[int, Collection[str]] = MappingProxyType({})


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
    """The nodes whose backward can run only after the region was recomputed.

    A checkpoint inside it without tensors as arguments recomputes without it.
    """
    ops: range
    """The ops of its call in the forward, including those after the stop."""
    last_op: int
    """The op at which torch stops the recomputation, because everything saved is there."""
    end_op: int
    """The recomputed ops end before this one."""
    arguments: tuple[Argument, ...]
    given: tuple[int, ...]
    """The storages of its arguments, each once."""
    is_whole: bool
    """A checkpoint of the program has all its nodes, and nothing else."""
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
    views: Mapping[int, int] = _NONE
    """Recomputed storage → the first op whose kept result is a view of it in the forward.

    From there on a recomputation uses the storage of the forward, if it uses the view alone.
    """

    @property
    def inputs(self) -> tuple[Argument, ...]:
        """The arguments that its checkpoint saves in slots."""
        return tuple(one for one in self.arguments if one.name.startswith("["))

    @property
    def aside(self) -> tuple[Argument, ...]:
        """The others: they came by name, or are inside an object."""
        return tuple(one for one in self.arguments if not one.name.startswith("["))


def regions(
    step: Step,
    calls: Sequence[int],
    idle: Mapping[int, int] = _NONE,
    *,
    saves: Mapping[int, Collection[str]] = _NO_SAVES,
    are_checked: bool = False,
) -> list[Region]:
    """Return a region for each of some calls that do not contain each other.

    Calls that save nothing are left out, because a checkpoint changes nothing there. ``idle`` maps
    such calls inside others to the `idle_depths` of their checkpoints, which pack their arguments
    and then forget them. ``saves`` maps calls to the names of the ops whose results their
    checkpoints keep. Raises PredictError, with the name of the module, for a call that no
    checkpoint could run.
    """
    found = []
    for region in possible_regions(step, calls, saves, are_checked=are_checked):
        if isinstance(region, PredictError):
            raise region
        found.append(region)
    saving = [region for region in found if region.savers]
    return [_up_to(step, region, idle) for region in saving] if idle else saving


def _up_to(step: Step, region: Region, idle: Mapping[int, int]) -> Region:
    """Return the region that stops no earlier than checkpoints of its idle calls pack their
    arguments.

    It stops there, or runs the calls and stops at the op after them.
    """
    packing: dict[int, int] = {}
    for call in region.calls & idle.keys():
        if any(_is_packed(argument) for argument in step.arguments.get(call, ())):
            first = step.recording.modules[call].first_op
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


def _is_packed(argument: Argument) -> bool:
    """Tell whether a pack hook around a checkpoint receives an argument of it: none in a list."""
    return argument.name.startswith("[") and argument.name.count("[") == 1


def idle_depths(step: Step, idle: Collection[int], chosen: Collection[int]) -> dict[int, int]:
    """Map calls that save nothing to the number of checkpoints that begin there, one in another.

    Chosen calls between two of them would have a region.
    """
    modules = step.recording.modules
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
    step: Step,
    calls: Sequence[int],
    saves: Mapping[int, Collection[str]] = _NO_SAVES,
    *,
    are_checked: bool = False,
) -> list[Region | PredictError]:
    """Return a region or an error for each of some calls that do not contain each other.

    A region without savers keeps nothing that a checkpoint could release. ``are_checked``: the
    calls passed `check_call` before checkpoints inside them were predicted.
    """
    around = outer_calls(step, calls)
    inside, nodes = positions_by(around), nodes_inside(step, around)
    return [
        (_region if are_checked else _region_or_why)(
            step, call, frozenset(inside[call]), frozenset(nodes.get(call, ())), saves.get(call, ())
        )
        for call in calls
    ]


def _region_or_why(
    step: Step, call: int, calls: frozenset[int], nodes: frozenset[int], save: Collection[str]
) -> Region | PredictError:
    try:
        check_call(step, call, nodes, kept_ops(step, call, save))
        return _region(step, call, calls, nodes, save)
    except PredictError as error:
        return error


def outer_calls(step: Step, calls: Collection[int]) -> list[int | None]:
    """Map every module call to the chosen call that it is, or that contains it."""
    calls = frozenset(calls)
    found: list[int | None] = []
    for position, call in enumerate(step.recording.modules):
        inside = None if call.parent is None else found[call.parent]
        found.append(position if position in calls else inside)
    return found


def nodes_inside(step: Step, around: Sequence[int | None]) -> dict[int, list[int]]:
    """Map each chosen call to the nodes that it made, if any. ``around`` is of `outer_calls`."""
    modules = (node.module for node in step.recording.nodes)
    return positions_by(None if module is None else around[module] for module in modules)


def _region(
    step: Step, call: int, calls: frozenset[int], nodes: frozenset[int], save: Collection[str]
) -> Region:
    recording = step.recording
    row = recording.modules[call]
    saves = [save for node in nodes for save in step.saves[node]]
    saving = {recording.saves[save].node for save in step.packed.intersection(saves)}
    savers = tuple(sorted(saving))
    last, end, stops_inside = _stop(step, row.end_op, savers)
    asking = _asking(step, nodes, saves)
    arguments = (
        tuple(
            one
            for one in step.arguments.get(call, ())
            if one.name and not one.name.startswith(PUT_INTO)
        )
        if recording.arguments
        else _guessed_arguments(step, call)
    )
    check_transforms(step, call, calls)
    check_cached(step, call, calls)
    check_objects(step, call, step.arguments.get(call, ()))
    check_given_once(step, step.names[call], nodes)
    given = [recording.tensors[argument.tensor].storage for argument in arguments]
    if asking:
        check_arguments(step, call, asking, arguments)
        kept = kept_ops(step, call, save)
        check_unchanged(step, call, asking, range(row.first_op, end), nodes, kept)
    if asking and recording.arguments:
        check_parameters(step, calls, range(row.first_op, end), given)
        check_received(step, call, range(row.first_op, end), given)
    region = Region(
        call=call,
        calls=calls,
        nodes=nodes,
        savers=savers,
        asking=asking,
        ops=range(row.first_op, row.end_op),
        last_op=last,
        end_op=end,
        arguments=arguments,
        given=tuple(dict.fromkeys(one for one in given if one is not None)),
        is_whole=is_one_checkpoint(step, call, nodes),
        release=latest([step.releases[node] for node in asking]),
        dropped=latest([step.drops[node] for node in asking]),
        stops_inside=stops_inside,
    )
    return keeping(step, region, save) if save else region


def _asking(step: Step, nodes: Collection[int], saves: Iterable[int]) -> frozenset[int]:
    """Return those of a region's nodes that ask for its recomputation.

    A checkpoint inside it that packs no argument recomputes without it, and so do those inside
    that one: they pack into it.
    """
    rows = step.recording.saves
    recomputed = {rows[save].node for save in saves if rows[save].kind is _RECOMPUTED}
    asked = recomputed | {rows[save].node for save in step.packed.intersection(saves)}
    made = {node: step.recording.nodes[node] for node in nodes}
    inner = {node for node, row in made.items() if row.kind is NodeKind.CHECKPOINT}
    alone = inner - asked
    within = {node for one in alone for node in step.deeper.get(one, ())}
    apart = {made[node].region for node in alone | (within & inner)}
    return frozenset(node for node in asked if made[node].region not in apart)


def _stop(step: Step, region_end: int, savers: Sequence[int]) -> tuple[int, int, bool]:
    """Find where torch stops a recomputation: (the op at which it stops, the end of the ops that
    run, whether an inner checkpoint begins there).

    It stops where the last of all saves is packed. An input of an op is packed before the op runs,
    an output after it.
    """
    stops = [(0, 0)]
    at_inner = set[int]()
    for node in savers:
        kind, first = step.recording.nodes[node].kind, step.last_op.get(node)
        if kind is NodeKind.CHECKPOINT:
            begin = step.begins.get(node, region_end)
            stops.append((begin - 1, begin))  # it packs before it calls the module in it
            at_inner.add(step.begins.get(node, 0))
        elif first is None:
            stops.append((region_end - 1, region_end))
        elif kind is NodeKind.CUSTOM_FUNCTION:
            end = min(step.custom_ends[node], region_end)
            stops.append((end - 1, end))
        else:
            keeps_result = not step.results.isdisjoint(step.saves[node])
            stops.append((first, first + keeps_result))
    last, end = max(stops, key=lambda stop: (stop[1], stop[0]))
    return last, end, end < region_end and end in at_inner


def given_growing_lists(step: Step) -> dict[int, tuple[int, int]]:
    """Map calls given a list of tensors that grows between calls beside each other to the bytes in
    it: at the call, and at most at the end.
    """
    modules, tensors = step.recording.modules, step.recording.tensors
    chains = defaultdict[tuple[int | None, str], list[tuple[int, set[int | None]]]](list)
    for call, arguments in sorted(step.arguments.items()):
        lists: dict[str, set[int | None]] = defaultdict(set)
        for argument in arguments:
            name, _, inner = argument.name.rpartition("[")  # "[0][1]" and "features[1]"
            if name and inner.endswith("]"):
                lists[name].add(tensors[argument.tensor].storage)
        for name, now in lists.items():
            chains[modules[call].parent, name].append((call, now))
    found: dict[int, tuple[int, int]] = {}
    for chain in chains.values():
        growing = {
            one
            for (before, some), (call, more) in pairwise(chain)
            for one in (before, call)
            if some < more
        }
        # The last call's result may be in it, too.
        last, _ = chain[-1]
        ops = range(modules[last].first_op, modules[last].end_op)
        in_end = set[int | None]().union(*(some for _, some in chain))
        in_end |= {storage for op in ops for storage in step.made.get(op, ())}
        for call, now in chain:
            if call in growing:
                found[call] = _nbytes(step, now), _nbytes(step, in_end)
    return found


def _nbytes(step: Step, storages: Iterable[int | None]) -> int:
    return sum(step.recording.storages[one].nbytes for one in storages if one is not None)


def _guessed_arguments(step: Step, call: int) -> tuple[Argument, ...]:
    """Guess the arguments of a call: the tensors that its ops use and that neither it nor the model
    made."""
    recording = step.recording
    row = recording.modules[call]
    windows = _windows(step.index)
    used = dict.fromkeys(
        storage
        for op in recording.ops[row.first_op : row.end_op]
        for storage in op.inputs
        if recording.storages[storage].name is None
        and is_from_outside(step, storage, row.first_op)
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


def name_and_period(name: str) -> tuple[str, int]:
    """Split ``aten::mm/2``: its checkpoint keeps the result of every second ``aten::mm``."""
    op, _, period = name.partition("/")
    return op, int(period or 1)


def kept_ops(step: Step, call: int, names: Collection[str]) -> frozenset[int]:
    """Return the ops of a call whose results its selective checkpoint keeps.

    Each call counts its ops anew, and keeps the first result of a period.
    """
    row, ops = step.recording.modules[call], step.recording.ops
    periods = dict(map(name_and_period, names))
    found, seen = [], Counter[str]()
    for op in range(row.first_op, row.end_op) if names else ():
        name = ops[op].name
        if name in periods:
            found += [op] if seen[name] % periods[name] == 0 else []
            seen[name] += 1
    return frozenset(found)


def keeping(step: Step, region: Region, names: Collection[str]) -> Region:
    """Return the same region with a checkpoint that keeps the results of ops of these names."""
    recording, keeps = step.recording, kept_ops(step, region.call, names)
    views: dict[int, int] = {}
    for op in sorted(keeps):
        for tensor in recording.ops[op].outputs:
            storage = recording.tensors[tensor].storage
            birth = None if storage is None else recording.storages[storage].birth
            is_view = birth is not None and region.ops.start <= birth < op
            if storage is not None and is_view and birth not in keeps:
                views.setdefault(storage, op)
    return region._replace(keeps=keeps, views=views)
