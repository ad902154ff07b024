"""When storages of the forward would die if checkpoints saved less of them."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from tb_actmem.analysis.index import Index, derived, latest
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import KEPT_KINDS, OWN, forward_ends, saved_storages
from tb_actmem.model import Category, Holder, NodeKind, PhaseKind, Recording
from tb_actmem.predict.checkpointing.node_times import (
    backwards,
    custom_end,
    is_packed,
    releases,
)
from tb_actmem.predict.checkpointing.regions import Region, is_kept_aside

_CUSTOM = NodeKind.CUSTOM_FUNCTION


def deaths(index: Index, regions: Sequence[Region]) -> dict[int, int | None]:
    """Map each storage that checkpoints touch to the number of ops after which it would die; None:
    never.

    Each storage lives as long as its last owner: nodes outside the regions, regions whose argument
    it is, or the program, which releases it in the forward after the last use.
    """
    recording = index.recording
    nodes = frozenset[int]().union(*(region.nodes for region in regions))
    packed = {
        position
        for position, save in enumerate(recording.saves)
        if save.node in nodes and is_packed(recording, save)
    }
    given = [
        (storage, _argument_until(index, region, storage))
        for region in regions
        for storage in argument_storages(index, region)
    ]
    return deaths_without(index, packed, given)


def _argument_until(index: Index, region: Region, storage: int) -> int | None:
    """Return after how many ops a region releases an argument.

    Compiled regions drop it early, and use it in their own backward until it died there.
    """
    last, death = region.release, index.recording.storages[storage].death
    if region.dropped is None or region.dropped == last:
        return last
    saved = saved_storages(index)
    if all(saved[save] != storage for node in region.asking for save in saves_of(index, node)):
        return region.dropped
    is_own = death is not None and last is not None and region.dropped < death < last
    return death if is_own else last


def deaths_without(
    index: Index, packed: Collection[int], given: Sequence[tuple[int, int | None]] = ()
) -> dict[int, int | None]:
    """Map each storage of some saves to the number of ops after which it would die without them;
    None: never.

    ``given``: (storage, release) of memory that another owner holds until then.
    """
    recording = index.recording
    released: set[int] = set()
    keepers: dict[int, list[int | None]] = defaultdict(list)
    for position, storage in enumerate(saved_storages(index)):
        save = recording.saves[position]
        if storage is not None and save.kind in KEPT_KINDS:
            if position in packed:
                released.add(storage)
            else:
                keepers[storage].append(releases(index)[save.node])
    for storage, release in given:
        keepers[storage].append(release)
    touched = released | {storage for storage, _ in given}
    return {
        storage: latest([unkept(index, storage, storage in released), *keepers[storage]])
        for storage in touched
        if recording.storages[storage].category not in OWN
    }


def argument_storages(index: Index, region: Region, *, kept_aside: bool = False) -> list[int]:
    """Return the storages of a region's arguments, or only those kept aside, each once."""
    tensors = index.recording.tensors
    found = (
        tensors[argument.tensor].storage
        for argument in region.arguments
        if not kept_aside or is_kept_aside(argument)
    )
    return list(dict.fromkeys(storage for storage in found if storage is not None))


def unkept(index: Index, storage: int, is_released: bool) -> int | None:
    """Return when a storage would die if only the other owners held it.

    FSDP frees gathered parameters itself. A node of the forward may have saved a view of memory
    that the backward gathers again.
    """
    row = index.recording.storages[storage]
    is_held = row.holder is not None or row.category in OWN or storage in _outliving(index)
    if not is_released or row.birth is None or is_held:
        return row.death
    if is_cast(index, storage):
        return cast_end(index, storage)
    used = _let_go(index)[storage]
    return used if row.death is None else min(used, row.death)


@derived
def _outliving(index: Index) -> set[int]:
    """Return the storages that outlive the last backward of all nodes that saved them.

    Something else holds them, such as a variable of the program's own loop or a graph in a cache.
    """
    last: dict[int, list[int | None]] = defaultdict(list)
    for save, storage in zip(index.recording.saves, saved_storages(index), strict=True):
        if storage is not None and save.kind in KEPT_KINDS:
            last[storage].append(releases(index)[save.node])
    ends = [phase.end_op for phase in backwards(index)]
    found = set[int]()
    for storage, moments in last.items():
        death, released = index.recording.storages[storage].death, latest(moments)
        at = len(ends) if released is None else bisect_left(ends, released)
        if at < len(ends) and (death is None or death > ends[at]):
            found.add(storage)
    return found


@derived
def _let_go(index: Index) -> dict[int, int]:
    """Map every storage to the number of ops after which the program's forward releases it.

    That is after the last op that uses it, and not before the end of a module call that received
    it: the caller holds the arguments until then. A local variable set after the last inner call
    lives until the module's own call ends, and one of torch's ``rms_norm`` until that returns.
    """
    recording, forward = index.recording, PhaseKind.FORWARD
    found: dict[int | None, int] = {}
    for phase in recording.phases:
        for position in range(phase.first_op, phase.end_op) if phase.kind is forward else ():
            op = recording.ops[position]
            made = (recording.tensors[tensor].storage for tensor in op.outputs)
            found.update(dict.fromkeys((*op.inputs, *made), position + 1))
    last = {call.parent: position for position, call in enumerate(recording.modules)}
    for argument in recording.arguments:
        storage = recording.tensors[argument.tensor].storage
        call = recording.modules[argument.module]
        if not argument.name and call.parent is not None and last[call.parent] == argument.module:
            call = recording.modules[call.parent]
        found[storage] = max(call.end_op, found.get(storage, 0))
    for save, storage in zip(recording.saves, saved_storages(index), strict=True):
        # A custom Function keeps everything that it saves on its ctx until its forward ends.
        if recording.nodes[save.node].kind is _CUSTOM:
            found[storage] = max(custom_end(index, save.node), found.get(storage, 0))
    for storage, end in _variables_of_rms_norms(recording):
        found[storage] = max(end, found.get(storage, 0))
    return {storage: ran for storage, ran in found.items() if storage is not None}


_RMS_NORM = (
    *("aten::pow.Tensor_Scalar", "aten::mean.dim", "aten::add_.Scalar", "aten::rsqrt"),
    "aten::mul.Tensor",
)
"""The ops of torch's ``rms_norm`` on the CPU, before that for its weight."""
_CAST = "aten::_to_copy"


def _variables_of_rms_norms(recording: Recording) -> Iterator[tuple[int, int]]:
    """Yield the memory in variables of torch's ``rms_norm``, and after how many ops they die.

    These are the input in float32, if it was cast, and the reciprocal of the norm. They die before
    the result is cast back.
    """
    ops = recording.ops
    for first in (at for at, op in enumerate(ops) if op.name == _RMS_NORM[0]):
        end = first + len(_RMS_NORM)
        if tuple(op.name for op in ops[first:end]) != _RMS_NORM:
            continue
        is_cast = first > 0 and ops[first - 1].name == _CAST and _uses_last(recording, first)
        variables = [
            *_made(recording, first + 3),
            *(_made(recording, first - 1) if is_cast else ()),
        ]
        end += end < len(ops) and ops[end].name == _RMS_NORM[-1] and _uses_last(recording, end)
        yield from ((storage, end) for storage in variables)


def _uses_last(recording: Recording, position: int) -> bool:
    """Tell whether an op uses a result of the op before, in the same line."""
    before, op = recording.ops[position - 1 : position + 1]
    is_same_line = (op.module, op.frame) == (before.module, before.frame)
    return is_same_line and not _made(recording, position - 1).isdisjoint(op.inputs)


def _made(recording: Recording, op: int) -> set[int]:
    tensors = recording.tensors
    found = (tensors[output].storage for output in recording.ops[op].outputs)
    return {storage for storage in found if storage is not None}


def is_cast(index: Index, storage: int) -> bool:
    """Tell whether a storage is a copy of a parameter that autocast keeps in its cache."""
    return storage in _casts(index)


@derived
def _casts(index: Index) -> set[int]:
    """Return the copies of parameters in another dtype, except for those of parts of them.

    Autocast keeps copies of leaves only.
    """
    recording = index.recording
    leaves = {
        position
        for position, node in enumerate(recording.nodes)
        if node.kind is NodeKind.ACCUMULATE_GRAD
    }
    of_leaves = {edge.consumer for edge in recording.edges if edge.producer in leaves}
    return {
        storage
        for storage, row in enumerate(recording.storages)
        if row.category is Category.ACTIVATION and row.name is not None and row.birth is not None
        if recording.ops[row.birth].node in of_leaves
    }


def is_cached_at(index: Index, storage: int, op: int) -> bool:
    """Tell whether autocast still caches a copy before an op, and so does not make it again."""
    if not is_cast(index, storage):
        return False
    if index.recording.storages[storage].holder is Holder.AUTOCAST_CACHE:
        return True
    end = cast_end(index, storage)
    return end is None or end > op


def cast_end(index: Index, storage: int) -> int | None:
    """Return after how many ops autocast released a copy; None: not before the end of the
    recording.

    Copies that no node saved, such as those of biases, die with the cache. Without such a copy the
    cache is assumed to end with the forward.
    """
    birth, end = index.recording.storages[storage].birth or 0, forward_ends(index)[storage]
    deaths = _deaths_of_unsaved(index).get(end, ())
    later = [death for death in deaths if death is None or death > birth]
    known = [death for death in later if death is not None]
    return min(known) if known else None if later else end


@derived
def _deaths_of_unsaved(index: Index) -> dict[int | None, list[int | None]]:
    """Map each end of a forward to the deaths of the copies that it made and no node saved."""
    saved, ends = set(saved_storages(index)), forward_ends(index)
    found: dict[int | None, list[int | None]] = defaultdict(list)
    for storage, row in enumerate(index.recording.storages):
        if storage not in saved and is_cast(index, storage):
            found[ends[storage]].append(row.death)
    return found
