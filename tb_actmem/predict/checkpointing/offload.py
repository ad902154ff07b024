"""Predicts the recording of a step whose calls save on the host."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from tb_actmem.analysis.index.devices import HOST, tensor_nbytes, unknown_blocks
from tb_actmem.model import Basis, Category, Holder, Op, Recording, Save, SaveKind, Storage, Tensor
from tb_actmem.predict.checkpointing import Clock
from tb_actmem.predict.checkpointing.checks import check_given_once
from tb_actmem.predict.checkpointing.lifetimes import deaths_without
from tb_actmem.predict.checkpointing.step import Step
from tb_actmem.predict.checkpointing.transfers import (
    Return,
    Transfer,
    packed_saves,
    transfers,
)

_COPY = "aten::_to_copy"


class _Copy(NamedTuple):
    """A save on its way to or from the host."""

    trip: Transfer
    back: Return | None
    """The backward for which it comes back; None: it goes to the host."""

    @property
    def before(self) -> float:
        return self.trip.packed if self.back is None else self.back.before


def offloaded(step: Step, calls: Collection[int]) -> Recording:
    """Return the recording that the step would give with each call inside ``save_on_cpu()``.

    Each save goes as a separate copy, even of a parameter, and comes back as another copy when its
    node runs. Memory that is already on the host stays as it is, and the hook holds it. Raises
    PredictError for a checkpointed attention that would get three tensors back for one.
    """
    recording = step.recording
    packed, going = frozenset(packed_saves(step, calls)), transfers(step, calls)
    moving = dict.fromkeys(recording.saves[trip.save].node for trip in going)
    check_given_once(step, "save_on_cpu()", moving, copies=True)
    copies = [_Copy(trip, back) for trip in going for back in (None, *trip.returns)]
    copies.sort(key=lambda copy: copy.before)
    clock = Clock([(copy.before, 1) for copy in copies])
    storages, tensors = _known(step, packed, going, clock), list(recording.tensors)
    saves = [_packed(save) if at in packed else save for at, save in enumerate(recording.saves)]
    new: dict[int, Op] = {}
    used: defaultdict[int, defaultdict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, copy in enumerate(copies):
        at, (trip, back) = clock.begin(number), copy
        given = trip.storage if back is None else _storage(tensors, saves[trip.save])
        tensors.append(_window(recording, trip.save, len(storages)))
        new[at] = _op(recording, copy, given, len(tensors) - 1)
        storages.append(_storage_row(recording, copy, at, clock))
        if back is None:
            saves[trip.save] = saves[trip.save]._replace(tensor=len(tensors) - 1)
        else:
            for op in back.ops:
                used[op][trip.storage].append(len(storages) - 1)
    for position, row in enumerate(recording.ops):
        new[clock.op(position)] = _using(row, used.get(position, {}), tensors)
    return replace(
        recording,
        modules=tuple(map(clock.around, recording.modules)),
        storages=tuple(storages),
        tensors=tuple(tensors),
        saves=tuple(saves),
        ops=tuple(new[position] for position in range(len(new))),
        phases=tuple(map(clock.around, recording.phases)),
        allocators=(),
        blocks=tuple(map(clock.freed, unknown_blocks(step.index))),
    )


def _known(
    step: Step, packed: Collection[int], going: Sequence[Transfer], clock: Clock
) -> list[Storage]:
    """Return the storages of a recording; offloaded ones die after the forward's last use."""
    changed = deaths_without(step, {trip.save for trip in going})
    stay = {step.saved[save] for save in {*packed} - {trip.save for trip in going}}
    found = []
    for position, row in enumerate(step.recording.storages):
        is_hooked = position in stay and row.holder is not Holder.CTX
        row = clock.moved(row._replace(death=changed.get(position, row.death)))
        found.append(row._replace(holder=Holder.PACK_HOOK if is_hooked else row.holder))
    return found


def _packed(save: Save) -> Save:
    """Return a save as the second value that ``save_on_cpu`` returns, after the device."""
    return save._replace(kind=SaveKind.PACKED, slot=f"{save.slot}[1]")


def _storage(tensors: Sequence[Tensor], save: Save) -> int:
    tensor = save.tensor
    storage = None if tensor is None else tensors[tensor].storage
    assert storage is not None
    return storage


def _window(recording: Recording, save: int, storage: int) -> Tensor:
    """Return a view of a whole copy, whose memory layout is not known."""
    tensor = recording.saves[save].tensor
    assert tensor is not None
    return recording.tensors[tensor]._replace(storage=storage, stride=None, offset=0)


def _op(recording: Recording, copy: _Copy, given: int, made: int) -> Op:
    trip, back = copy
    node = recording.nodes[recording.saves[trip.save].node]
    return Op(
        name=_COPY,
        module=node.module if back is None else None,
        node=None,
        frame=node.frame if back is None else None,
        region=None,
        inputs=(given,),
        outputs=(made,),
        backward_of=None if back is None else recording.ops[back.before].backward_of,
    )


def _storage_row(recording: Recording, copy: _Copy, birth: int, clock: Clock) -> Storage:
    trip, back = copy
    end = trip.release if back is None else back.end
    return Storage(
        device=HOST if back is None else recording.storages[trip.storage].device,
        nbytes=tensor_nbytes(recording, recording.saves[trip.save].tensor),
        category=Category.ACTIVATION,
        name=None,
        birth=birth,
        death=clock.death(end),
        holder=Holder.PACK_HOOK if back is None else None,
        basis=Basis.CREATED,
    )


def _using(op: Op, copies: Mapping[int, Sequence[int]], tensors: list[Tensor]) -> Op:
    """Return an op of a backward that uses the returned copy, and returns views of it."""
    if not copies:
        return op
    outputs = []
    for tensor in op.outputs:
        storage = tensors[tensor].storage
        if storage is not None and storage in copies:
            tensors.append(tensors[tensor]._replace(storage=copies[storage][0]))
            tensor = len(tensors) - 1
        outputs.append(tensor)
    inputs = [new for old in op.inputs for new in copies.get(old, (old,))]
    return op._replace(inputs=tuple(inputs), outputs=tuple(outputs))
