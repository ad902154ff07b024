"""Storages that are alive after an op, and storages freed after it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, common_name, derived, fqn, source, starred
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import OWN, State, attributions, state_at
from tb_actmem.analysis.totals.model_states import Part, lifetimes_with_model
from tb_actmem.analysis.totals.pending_graphs import busiest, judged_at
from tb_actmem.model import Holder, Recording, Storage


class Lifespan(NamedTuple):
    """The lifetime of a storage created since the recording began."""

    storage: int
    nbytes: int
    born: int
    """The op that created it."""
    last_used: int
    """The last op that used or created it."""
    ended: int | None
    """The last op after which it was alive; None: alive at the end of the recording."""


def alive_after(index: Index, op: int) -> list[Lifespan]:
    """Return the storages alive after an op, largest first; they add up to `live_bytes` there.

    Like `freed_after`, this covers only the first device, whose timeline is drawn.
    """
    return [life for life in lifespans(index) if _lives(life, op)]


class Older(NamedTuple):
    """A model state or input that counts in the total peak, but was not created by the step."""

    storage: int
    nbytes: int
    part: Part | State
    """The part of the total peak; ``State.INPUT`` for an input."""
    born: int
    """The first op after which it counts."""
    ended: int | None
    """The last op after which it counts; None: it counts until the end of the recording."""


@derived
def older(index: Index) -> list[Older]:
    """Return the model states and inputs that `lifespans` lacks, largest first.

    Both lists add up to the live bytes with the model. Empty if model states were not recorded.
    """
    recording = index.recording
    if recording.meta.optimizers is None:
        return []
    listed = {life.storage for life in lifespans(index)}
    ops, device = len(recording.ops), first_device(index)
    rows: list[Older] = []
    for position, part, (begin, end, nbytes) in lifetimes_with_model(index, device):
        if position in listed or not nbytes:
            continue
        ended = None if end is None or end >= ops else end - 1
        kind = State.INPUT if part in (Part.SAVED, Part.OTHER_INPUTS) else part
        last = rows[-1] if rows and rows[-1].storage == position else None
        if last is not None and last.ended == begin - 1:  # it was saved, or is from now on
            rows[-1] = last._replace(ended=ended)
        else:
            rows.append(Older(position, nbytes, kind, begin, ended))
    return sorted(rows, key=lambda each: (-each.nbytes, each.storage))


def older_after(index: Index, op: int) -> list[Older]:
    """Return the `older` storages that count after an op."""
    return [each for each in older(index) if _lives(each, op)]


def _lives(each: Lifespan | Older, op: int) -> bool:
    return each.born <= op and (each.ended is None or op <= each.ended)


def freed_after(index: Index, op: int) -> list[Lifespan]:
    """Return the storages freed between an op and the next one, largest first."""
    return [life for life in lifespans(index) if life.ended == op]


@derived
def releases(index: Index) -> dict[int, list[Lifespan]]:
    """Return for every node the storages freed after an op of its backward, largest first."""
    freed: dict[int, list[Lifespan]] = {}
    for life in lifespans(index):
        node = None if life.ended is None else index.recording.ops[life.ended].backward_of
        if node is not None:
            freed.setdefault(node, []).append(life)
    return freed


@derived
def lifespans(index: Index) -> list[Lifespan]:
    """Return the storages created since the recording began, largest first."""
    lives = []
    for position in storages_by_device(index)[first_device(index)]:
        storage = index.recording.storages[position]
        if storage.birth is None or storage.category in OWN or storage.nbytes == 0:
            continue
        lives.append(
            Lifespan(
                storage=position,
                nbytes=storage.nbytes,
                born=storage.birth,
                last_used=last_uses(index).get(position, storage.birth),
                ended=_end(storage),
            )
        )
    return sorted(lives, key=lambda life: (-life.nbytes, life.storage))


def _end(storage: Storage) -> int | None:
    """Return the last op before a storage's death, but at least its own op."""
    if storage.death is None or storage.birth is None:
        return None
    return max(storage.death, storage.birth + 1) - 1


@derived
def last_uses(index: Index) -> dict[int, int]:
    """Return for every storage the last op that used or returned it."""
    uses: dict[int, int] = {}
    tensors = index.recording.tensors
    for position, op in enumerate(index.recording.ops):
        for storage in op.inputs:
            uses[storage] = position
        for tensor in op.outputs:
            made = tensors[tensor].storage
            if made is not None:
                uses[made] = position
    return uses


class Held(NamedTuple):
    """Storages alive at the end of the forward that nothing uses later, in equal layers."""

    nbytes: int
    storages: tuple[int, ...]
    op: str
    """The op that created them, in torch's words."""
    module: str
    """``h.*.mlp``, or the name of a single module; "" outside any module."""
    source: str
    """``file.py:12``; "" if unknown."""
    device: str
    holder: Holder | None
    """PYTHON, or None if no holder was found."""
    is_tensor: bool
    """False: a library that the op called keeps the memory, such as cuBLAS its workspace."""
    node: int | None
    """The node of the first one."""
    call: int | None
    """The module call of the first one."""


def held_for_nothing(index: Index) -> list[Held]:
    """Group storages that are alive after the forward for no use, by op, line and module."""
    recording = index.recording
    groups: dict[Hashable, list[int]] = defaultdict(list)
    for position in _held_storages(index):
        storage = recording.storages[position]
        op = recording.ops[storage.birth or 0]
        module = starred(fqn(recording, op.module))
        has_tensor = is_tensor(recording, position)
        place = (op.name, op.frame, module, storage.holder, storage.device, has_tensor)
        groups[place].append(position)
    return [_together(recording, positions) for positions in groups.values()]


def _together(recording: Recording, positions: Sequence[int]) -> Held:
    """Combine storages that equal layers hold in the same way."""
    rows = [recording.storages[position] for position in positions]
    ops = [recording.ops[row.birth or 0] for row in rows]
    return Held(
        nbytes=sum(row.nbytes for row in rows),
        storages=tuple(positions),
        op=operator(ops[0].name).name,
        module=common_name(fqn(recording, op.module) for op in ops),
        source=source(recording, ops[0].frame),
        device=rows[0].device,
        holder=rows[0].holder,
        is_tensor=is_tensor(recording, positions[0]),
        node=ops[0].node,
        call=ops[0].module,
    )


def is_tensor(recording: Recording, position: int) -> bool:
    """Whether the op that created a storage returned it: it is not the memory of a library."""
    made_by = recording.ops[recording.storages[position].birth or 0]
    return any(recording.tensors[tensor].storage == position for tensor in made_by.outputs)


def _held_storages(index: Index) -> list[int]:
    """Return held storages without a known use: held by Python objects, or without a holder."""
    recording, used = index.recording, last_uses(index)
    if not any(op.inputs for op in recording.ops):  # made from a snapshot: uses are unknown
        return []
    held: list[int] = []
    for position, end in judged_at(index).items():
        storage = recording.storages[position]
        saved = busiest(index)[storage.device].storages
        if (
            storage.holder in (Holder.PYTHON, None)
            and storage.model_state is None
            and position not in attributions(index)
            and used.get(position, 0) < end
            and state_at(index, position, saved, end) is State.HELD
        ):
            held.append(position)
    return held
