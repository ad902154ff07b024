"""The totals of a recording, each defined once."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.dtype_copies import copies
from tb_actmem.analysis.reconcile import reconcile
from tb_actmem.analysis.sizes import tensor_nbytes
from tb_actmem.analysis.storages import State, cached_storages, made_in_forward, storage_states
from tb_actmem.analysis.timeline import live_bytes
from tb_actmem.model import Category, Holder, PhaseKind, Recording, SaveKind

_SAVED, _HELD, _COUNTED = SaveKind.SAVED, State.HELD, (State.CACHED, State.PARAMETER)


class Ledger(NamedTuple):
    """Totals in bytes; None where the recording cannot know."""

    kept_bytes: int
    """Kept for the backward: the headline. The sum of the next four."""
    cached_bytes: int
    """Saved storages that are neither parameters nor buffers, each once."""
    ctx_bytes: int
    """Tensors on the ``ctx`` of custom Functions that no slot refers to."""
    packed_bytes: int
    """What pack hooks made of saved tensors."""
    checkpoint_cache_bytes: int
    """What selective checkpoints keep for the backward."""
    activation_bytes: int
    """Of the cached bytes: made in the forward."""
    input_bytes: int
    """Of the cached bytes: existed before the forward."""
    unknown_bytes: int
    """Of the cached bytes: input or activation, not known without an op stream."""
    parameter_bytes: int
    """Parameters that the graph refers to; they exist with or without it."""
    buffer_bytes: int
    """Buffers that the graph refers to."""
    made_bytes: int | None
    """Everything that the forward made: the sum of cached, freed, recomputed and held."""
    made_cached_bytes: int | None
    """Of it: saved by a node."""
    freed_bytes: int | None
    recomputed_bytes: int | None
    """Freed inside checkpointed regions; the backward makes it again."""
    held_bytes: int | None
    """Alive at the end of the forward though no save refers to it; the sum of the next eight."""
    held_kept_bytes: int | None
    """Counted as kept: on ``ctx``, packed, or in a checkpoint's cache."""
    held_output_bytes: int | None
    """Tensors that the recorded code returned."""
    held_gradient_bytes: int | None
    held_module_bytes: int | None
    """New attributes and buffers of recorded modules."""
    held_autocast_bytes: int | None
    """Autocast's low-precision copies of parameters that no node saves."""
    held_leaf_bytes: int | None
    """Leaves made in the forward, which the ends of the graph refer to."""
    held_python_bytes: int | None
    """Tensors that the program can still reach."""
    unexplained_bytes: int | None
    """Alive, and nobody was found who keeps it."""
    peak_bytes: int | None
    """The largest sum of live storages made in the forward, while it ran."""
    step_peak_bytes: int | None
    """The same with the backward, gradients included; None when the block had no backward."""
    retained_bytes: int | None
    """What of the made bytes was alive when the forward ended."""
    allocator_bytes: int | None
    """What the CUDA allocator's count of blocks grew by; None without a CUDA device."""
    allocator_storage_bytes: int | None
    """Of it: living storages that the forward made."""
    allocator_rounding_bytes: int | None
    """Of it: rounding them up to blocks of 512 bytes."""
    allocator_unexplained_bytes: int | None
    """The rest: workspaces of libraries and blocks given whole."""
    copied_bytes: int
    """Kept in a second dtype: copies of memory that is there as well (`copies.copies`)."""
    tensor_bytes: int
    """Sum over the saves of the bytes of their windows: what naive tools report."""
    storage_bytes: int
    """All storages that the graph refers to, parameters included, each once."""
    saves: int
    storages: int


def ledger(recording: Recording) -> Ledger:
    """Add a recording up.

    Definitions are those of `tb_actmem.model`. What the forward made is cached, freed, recomputed
    or held, and what is held has one holder each, so the lines close: ``retained_bytes`` =
    ``made_cached_bytes`` + ``held_bytes``.
    """
    states, slots = storage_states(recording), cached_storages(recording)
    cached = dict.fromkeys(Category, 0)
    for storage in slots:
        cached[recording.storages[storage].category] += recording.storages[storage].nbytes
    held = _held_by_holder(recording, states)
    cached_bytes = sum(cached[c] for c in (Category.INPUT, Category.ACTIVATION, Category.UNKNOWN))
    other = (held[Holder.CTX], held[Holder.PACK_HOOK], held[Holder.CHECKPOINT_CACHE])
    saved = [save.tensor for save in recording.saves if save.kind is _SAVED]
    return Ledger._make(
        (
            cached_bytes + sum(other),
            cached_bytes,
            *other,
            cached[Category.ACTIVATION],
            cached[Category.INPUT],
            cached[Category.UNKNOWN],
            cached[Category.PARAMETER],
            cached[Category.BUFFER],
            *_forward_totals(recording, states),
            *_allocator_totals(recording),
            sum(recording.storages[copy].nbytes for copy in copies(recording)),
            sum(tensor_nbytes(recording, tensor) for tensor in saved),
            sum(cached.values()),
            len(saved),
            len(slots),
        )
    )


def _held_by_holder(recording: Recording, states: list[State]) -> dict[Holder, int]:
    """Bytes kept though no slot refers to them, parameters and buffers left out."""
    held = dict.fromkeys(Holder, 0)
    for state, storage in zip(states, recording.storages, strict=True):
        if storage.holder is not None and state not in _COUNTED:
            held[storage.holder] += storage.nbytes
    return held


def _forward_totals(recording: Recording, states: list[State]) -> tuple[int | None, ...]:
    if not recording.meta.has_ops:
        return (None,) * 16
    total = dict.fromkeys(State, 0)
    held: dict[Holder | None, int] = dict.fromkeys((*Holder, None), 0)
    for made, state, storage in zip(
        made_in_forward(recording), states, recording.storages, strict=True
    ):
        if made:
            total[state] += storage.nbytes
            if state is _HELD:
                held[storage.holder] += storage.nbytes
    curve = live_bytes(recording)
    has_backward = any(phase.kind is PhaseKind.BACKWARD for phase in recording.phases)
    return (
        sum(total.values()),
        total[State.CACHED],
        total[State.FREED],
        total[State.RECOMPUTED],
        total[State.HELD],
        held[Holder.CTX] + held[Holder.PACK_HOOK] + held[Holder.CHECKPOINT_CACHE],
        held[Holder.OUTPUT],
        held[Holder.GRADIENT],
        held[Holder.MODULE],
        held[Holder.AUTOCAST_CACHE],
        held[Holder.LEAF],
        held[Holder.PYTHON],
        held[None],
        curve.peak_bytes,
        curve.step_peak_bytes if has_backward else None,
        curve.retained_bytes,
    )


def _allocator_totals(recording: Recording) -> tuple[int | None, ...]:
    rows = reconcile(recording)
    if not rows:
        return (None,) * 4
    return tuple(sum(column) for column in list(zip(*rows, strict=True))[1:])
