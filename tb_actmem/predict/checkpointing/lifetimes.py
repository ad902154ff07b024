"""When storages of the forward would die, if checkpoints kept less of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.storages import KEPT_KINDS, OWN, forward_ends, saved_storages
from tb_actmem.model import Category, Holder, NodeKind, PhaseKind
from tb_actmem.predict.checkpointing.backward import latest, releases
from tb_actmem.predict.checkpointing.packing import custom_end, is_packed
from tb_actmem.predict.checkpointing.regions import Region, is_kept_aside

_CUSTOM = NodeKind.CUSTOM_FUNCTION


def deaths(index: Index, regions: Sequence[Region]) -> dict[int, int | None]:
    """For each storage that checkpoints touch: after how many ops it would die; None: never.

    Each lives as long as the last one who would keep it: nodes outside of the regions, regions of
    which it is an argument, or the program, which in the forward lets go after the last use.
    """
    recording = index.recording
    nodes = frozenset[int]().union(*(region.nodes for region in regions))
    packed = {
        position
        for position, save in enumerate(recording.saves)
        if save.node in nodes and is_packed(recording, save)
    }
    given = [
        (storage, region.release)
        for region in regions
        for storage in argument_storages(index, region)
    ]
    return deaths_without(index, packed, given)


def deaths_without(
    index: Index, packed: Collection[int], given: Sequence[tuple[int, int | None]] = ()
) -> dict[int, int | None]:
    """For each storage of some saves: after how many ops it would die without them; None: never.

    ``given``: (storage, release) of what somebody else keeps until then.
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
    """Return the memory of what a region is given, or only what is kept aside, each once."""
    tensors = index.recording.tensors
    found = (
        tensors[argument.tensor].storage
        for argument in region.arguments
        if not kept_aside or is_kept_aside(argument)
    )
    return list(dict.fromkeys(storage for storage in found if storage is not None))


def unkept(index: Index, storage: int, is_released: bool) -> int | None:
    """When a storage would die if only those kept it who are not asked here."""
    row = index.recording.storages[storage]
    if not is_released or row.birth is None or row.holder is not None:
        return row.death
    if is_cast(index, storage):
        return cast_end(index, storage)
    used = _let_go(index)[storage]
    return used if row.death is None else min(used, row.death)


@derived
def _let_go(index: Index) -> dict[int, int]:
    """For every storage after how many ops the program's forward lets go of it.

    That is after the last op that uses it, and not before a module call ends that was given it:
    whoever calls holds the arguments until then. What a variable holds beside the last of the calls
    in a module stays there until the module's own call ends.
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
        # Whatever a custom Function saves it keeps on its ctx until its forward has ended.
        if recording.nodes[save.node].kind is _CUSTOM:
            found[storage] = max(custom_end(index, save.node), found.get(storage, 0))
    return {storage: ran for storage, ran in found.items() if storage is not None}


def is_cast(index: Index, storage: int) -> bool:
    """Tell a copy of a parameter in another dtype."""
    row = index.recording.storages[storage]
    return row.category is Category.ACTIVATION and row.name is not None


def is_cached_at(index: Index, storage: int, op: int) -> bool:
    """Tell a copy that autocast still has before an op, and so does not make again."""
    if not is_cast(index, storage):
        return False
    if index.recording.storages[storage].holder is Holder.AUTOCAST_CACHE:
        return True
    end = cast_end(index, storage)
    return end is None or end > op


def cast_end(index: Index, storage: int) -> int | None:
    """After how many ops autocast let go of a copy; None: not before the end of the recording.

    The copies that nobody saved, of biases, die with the cache; without one it is taken to end
    with the forward.
    """
    end = forward_ends(index)[storage]
    deaths = _deaths_of_unsaved(index).get(end)
    if not deaths:
        return end
    return None if None in deaths else max(death for death in deaths if death is not None)


@derived
def _deaths_of_unsaved(index: Index) -> dict[int | None, list[int | None]]:
    """End of a forward → the deaths of the copies that it made and nobody saved."""
    saved, ends = set(saved_storages(index)), forward_ends(index)
    found: dict[int | None, list[int | None]] = defaultdict(list)
    for storage, row in enumerate(index.recording.storages):
        if storage not in saved and is_cast(index, storage):
            found[ends[storage]].append(row.death)
    return found
