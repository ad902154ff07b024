"""What the totals of a recording are made of: each part is added up once, by itself."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.reconcile import reconcile
from tb_actmem.analysis.sizes import tensor_nbytes
from tb_actmem.analysis.storages import State, cached_storages, state_at, storage_states
from tb_actmem.analysis.timeline import live_bytes
from tb_actmem.analysis.waiting import busiest, judged_at
from tb_actmem.model import Category, Holder, PhaseKind, SaveKind

_SAVED, _HELD = SaveKind.SAVED, State.HELD
_UNKNOWN = Category.UNKNOWN


class KeptTotals(NamedTuple):
    """What is kept for the backward, parameters and buffers left out."""

    activation_bytes: int
    input_bytes: int
    unknown_bytes: int
    ctx_bytes: int
    packed_bytes: int
    checkpoint_cache_bytes: int


class ReferenceTotals(NamedTuple):
    """What the slots of the graph refer to, parameters and buffers included."""

    parameter_bytes: int
    buffer_bytes: int
    storage_bytes: int
    tensor_bytes: int
    saves: int
    storages: int


class HeldTotals(NamedTuple):
    """What was alive at the end of the forward that made it, by who holds it."""

    kept_bytes: int
    output_bytes: int
    gradient_bytes: int
    module_bytes: int
    autocast_bytes: int
    leaf_bytes: int
    python_bytes: int
    unexplained_bytes: int


class ForwardTotals(NamedTuple):
    """What the forward made, by what became of it, and how much of it there was at once."""

    made_bytes: int
    cached_bytes: int
    freed_bytes: int
    recomputed_bytes: int
    held: HeldTotals
    peak_bytes: int
    step_peak_bytes: int | None
    retained_bytes: int


class AllocatorTotals(NamedTuple):
    """What the CUDA allocator's count of blocks grew by, and how far storages explain it."""

    change_bytes: int
    storage_bytes: int
    rounding_bytes: int
    unexplained_bytes: int


def kept_totals(index: Index) -> KeptTotals:
    """Add up what the backward will use, at the moment at which that was most."""
    cached, held = dict.fromkeys(Category, 0), dict.fromkeys(Holder, 0)
    states, then = storage_states(index), busiest(index)
    for position, storage in enumerate(index.recording.storages):
        if not (then.is_all or position in then.storages):
            continue
        if states[position] is State.CACHED:
            cached[storage.category] += storage.nbytes
        elif storage.holder is not None and states[position] is not State.PARAMETER:
            held[storage.holder] += storage.nbytes
    return KeptTotals(
        activation_bytes=cached[Category.ACTIVATION],
        input_bytes=cached[Category.INPUT],
        unknown_bytes=cached[Category.UNKNOWN],
        ctx_bytes=held[Holder.CTX],
        packed_bytes=held[Holder.PACK_HOOK],
        checkpoint_cache_bytes=held[Holder.CHECKPOINT_CACHE],
    )


def reference_totals(index: Index) -> ReferenceTotals:
    """Add up what slots refer to."""
    recording, cached = index.recording, _cached_bytes(index)
    saved = [save.tensor for save in recording.saves if save.kind is _SAVED]
    return ReferenceTotals(
        parameter_bytes=cached[Category.PARAMETER],
        buffer_bytes=cached[Category.BUFFER],
        storage_bytes=sum(cached.values()),
        tensor_bytes=sum(tensor_nbytes(recording, tensor) for tensor in saved),
        saves=len(saved),
        storages=len(cached_storages(index)),
    )


@derived
def _cached_bytes(index: Index) -> dict[Category, int]:
    cached = dict.fromkeys(Category, 0)
    for storage in cached_storages(index):
        row = index.recording.storages[storage]
        cached[row.category] += row.nbytes
    return cached


def forward_totals(index: Index) -> ForwardTotals | None:
    """Add up what the forward made; None without an op stream, or if some was made unseen."""
    recording = index.recording
    if not recording.meta.has_ops or any(
        storage.category is _UNKNOWN for storage in recording.storages
    ):
        return None
    total = dict.fromkeys(State, 0)
    held: dict[Holder | None, int] = dict.fromkeys((*Holder, None), 0)
    kept = busiest(index).storages
    for position, end in judged_at(index).items():
        storage, state = recording.storages[position], state_at(index, position, kept, end)
        total[state] += storage.nbytes
        if state is _HELD:
            held[storage.holder] += storage.nbytes
    curve = live_bytes(index)
    has_backward = any(phase.kind is PhaseKind.BACKWARD for phase in recording.phases)
    return ForwardTotals(
        made_bytes=sum(total.values()),
        cached_bytes=total[State.CACHED],
        freed_bytes=total[State.FREED],
        recomputed_bytes=total[State.RECOMPUTED],
        held=_held_totals(held),
        peak_bytes=curve.peak_bytes,
        step_peak_bytes=curve.step_peak_bytes if has_backward else None,
        retained_bytes=curve.retained_bytes,
    )


def _held_totals(held: dict[Holder | None, int]) -> HeldTotals:
    return HeldTotals(
        kept_bytes=held[Holder.CTX] + held[Holder.PACK_HOOK] + held[Holder.CHECKPOINT_CACHE],
        output_bytes=held[Holder.OUTPUT],
        gradient_bytes=held[Holder.GRADIENT],
        module_bytes=held[Holder.MODULE],
        autocast_bytes=held[Holder.AUTOCAST_CACHE],
        leaf_bytes=held[Holder.LEAF],
        python_bytes=held[Holder.PYTHON],
        unexplained_bytes=held[None],
    )


def allocator_totals(index: Index) -> AllocatorTotals | None:
    """Add the devices up; None without a CUDA device."""
    rows = reconcile(index)
    if not rows:
        return None
    return AllocatorTotals(
        change_bytes=sum(row.change_bytes for row in rows),
        storage_bytes=sum(row.storage_bytes for row in rows),
        rounding_bytes=sum(row.rounding_bytes for row in rows),
        unexplained_bytes=sum(row.unexplained_bytes for row in rows),
    )
