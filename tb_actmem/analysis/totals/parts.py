"""The parts of a device's totals."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import (
    block_nbytes,
    first_device,
    storages_by_device,
    tensor_sizes,
)
from tb_actmem.analysis.index.storages import (
    State,
    cached_storages,
    forward_ends,
    made_in_forward,
    saved_storages,
    state_at,
    storage_states,
)
from tb_actmem.analysis.totals.pending_graphs import busiest, judged_at
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Category, Holder, PhaseKind, SaveKind

_SAVED, _HELD = SaveKind.SAVED, State.HELD
_UNKNOWN = Category.UNKNOWN


class ReferenceTotals(NamedTuple):
    """Storages that slots of the graph refer to, parameters and buffers included."""

    parameter_bytes: int
    buffer_bytes: int
    storage_bytes: int
    tensor_bytes: int
    saves: int
    storages: int


class HeldTotals(NamedTuple):
    """Storages held at the end of their forward, by holder."""

    saved_bytes: int
    output_bytes: int
    gradient_bytes: int
    module_bytes: int
    autocast_bytes: int
    leaf_bytes: int
    python_bytes: int
    unexplained_bytes: int


class ForwardTotals(NamedTuple):
    """Storages created in the forward, by their state, and their peaks."""

    made_bytes: int
    cached_bytes: int
    freed_bytes: int
    recomputed_bytes: int
    held: HeldTotals
    peak_bytes: int
    step_peak_bytes: int | None
    alive_after_forward_bytes: int


class AllocatorTotals(NamedTuple):
    """Growth of the CUDA allocator's blocks, and the part that storages explain."""

    change_bytes: int
    storage_bytes: int
    rounding_bytes: int
    unexplained_bytes: int


def reference_totals(index: Index, device: str) -> ReferenceTotals:
    """Add up the storages that slots refer to."""
    storages = index.recording.storages
    is_cached = cached_storages(index)
    referred = [each for each in storages_by_device(index)[device] if each in is_cached]
    cached = dict.fromkeys(Category, 0)
    for storage in referred:
        cached[storages[storage].category] += storages[storage].nbytes
    saved, sizes = _saved_tensors(index)[device], tensor_sizes(index)
    return ReferenceTotals(
        parameter_bytes=cached[Category.PARAMETER],
        buffer_bytes=cached[Category.BUFFER],
        storage_bytes=sum(cached.values()),
        tensor_bytes=sum(sizes[tensor] for tensor in saved if tensor is not None),
        saves=len(saved),
        storages=len(referred),
    )


@derived
def _saved_tensors(index: Index) -> dict[str, list[int | None]]:
    """Return the tensors in slots by device; unknown ones count on the first device."""
    rows, first = index.recording.storages, first_device(index)
    tensors: dict[str, list[int | None]] = {device: [] for device in storages_by_device(index)}
    columns = index.column("saves", "kind"), index.column("saves", "tensor")
    for kind, tensor, storage in zip(*columns, saved_storages(index), strict=True):
        if kind is _SAVED:
            tensors[first if storage is None else rows[storage].device].append(tensor)
    return tensors


def forward_totals(index: Index, device: str) -> ForwardTotals | None:
    """Add up the forward's storages; None without recorded ops, or if some were missed."""
    recording, storages = index.recording, storages_by_device(index)[device]
    if not recording.meta.has_ops or any(
        recording.storages[storage].category is _UNKNOWN for storage in storages
    ):
        return None
    total = dict.fromkeys(State, 0)
    held: dict[Holder | None, int] = dict.fromkeys((*Holder, None), 0)
    saved, judged = busiest(index)[device].storages, judged_at(index)
    for position in storages:
        end = judged.get(position)
        if end is None:
            continue
        storage, state = recording.storages[position], state_at(index, position, saved, end)
        total[state] += storage.nbytes
        if state is _HELD:
            held[storage.holder] += storage.nbytes
    curve = live_bytes(index)[device]
    has_backward = any(phase.kind is PhaseKind.BACKWARD for phase in recording.phases)
    return ForwardTotals(
        made_bytes=sum(total.values()),
        cached_bytes=total[State.CACHED],
        freed_bytes=total[State.FREED],
        recomputed_bytes=total[State.RECOMPUTED],
        held=_held_totals(held),
        peak_bytes=curve.peak_bytes,
        step_peak_bytes=curve.step_peak_bytes if has_backward else None,
        alive_after_forward_bytes=curve.alive_after_forward_bytes,
    )


def _held_totals(held: dict[Holder | None, int]) -> HeldTotals:
    return HeldTotals(
        saved_bytes=held[Holder.CTX] + held[Holder.PACK_HOOK] + held[Holder.CHECKPOINT_CACHE],
        output_bytes=held[Holder.OUTPUT],
        gradient_bytes=held[Holder.GRADIENT],
        module_bytes=held[Holder.MODULE],
        autocast_bytes=held[Holder.AUTOCAST_CACHE],
        leaf_bytes=held[Holder.LEAF],
        python_bytes=held[Holder.PYTHON],
        unexplained_bytes=held[None],
    )


def allocator_totals(index: Index, device: str) -> AllocatorTotals | None:
    """Return the allocator's totals of a device; None if there are no readings."""
    rows = [row for row in reconcile(index) if row.device == device]
    if not rows:
        return None
    return AllocatorTotals(
        change_bytes=sum(row.change_bytes for row in rows),
        storage_bytes=sum(row.storage_bytes for row in rows),
        rounding_bytes=sum(row.rounding_bytes for row in rows),
        unexplained_bytes=sum(row.unexplained_bytes for row in rows),
    )


class Reconciliation(NamedTuple):
    """Growth of one device's allocated blocks, and the part that live storages explain."""

    device: str
    change_bytes: int
    """Growth of allocated blocks during the first forward, apart from older ones that it freed."""
    storage_bytes: int
    """Storages that the forward created and that were alive when it ended."""
    rounding_bytes: int
    """Bytes added by rounding each storage up to a block."""
    unexplained_bytes: int
    """The rest: workspaces of libraries, blocks that were not split, and memory outside ops."""


@derived
def reconcile(index: Index) -> list[Reconciliation]:
    """Compare live storages with the allocator's readings on each device.

    The second reading is that at the end of the first forward.
    """
    recording = index.recording
    if not recording.allocators:
        return []
    states, made, ends = storage_states(index), made_in_forward(index), forward_ends(index)
    first = min((end for end in ends if end is not None), default=None)
    storages: dict[str, int] = {}
    blocks: dict[str, int] = {}
    for position, row in enumerate(recording.storages):
        is_of_first = made[position] and ends[position] == first
        if is_of_first and states[position] in (State.CACHED, State.HELD):
            storages[row.device] = storages.get(row.device, 0) + row.nbytes
            blocks[row.device] = blocks.get(row.device, 0) + block_nbytes(row.nbytes)
    rows, freed = [], _older_freed(index, first)
    for reading in recording.allocators:
        change = reading.after - reading.before + freed[reading.device]
        held, rounded = storages.get(reading.device, 0), blocks.get(reading.device, 0)
        rows.append(
            Reconciliation(
                device=reading.device,
                change_bytes=change,
                storage_bytes=held,
                rounding_bytes=rounded - held,
                unexplained_bytes=change - rounded,
            )
        )
    return rows


def _older_freed(index: Index, end: int | None) -> Counter[str]:
    """Return the bytes of older blocks that each device freed before an op.

    Without the compiled observer the deaths of blocks are unknown, and those of storages count.
    """
    recording, freed = index.recording, Counter[str]()
    rows: list[tuple[str, int, int | None]]
    if recording.blocks and recording.meta.sees_memory:
        rows = [(row.device, row.nbytes, row.death) for row in recording.blocks if row.requested]
    else:
        older = (row for row in recording.storages if row.birth is None)
        rows = [(row.device, block_nbytes(row.nbytes), row.death) for row in older]
    for device, nbytes, death in rows:
        if death is not None and end is not None and death <= end:
            freed[device] += nbytes
    return freed
