"""The totals of a recording and their parts, each defined once and for one device."""

from __future__ import annotations

from typing import Any, NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import nbytes_by_device, storages_by_device
from tb_actmem.analysis.totals.model_states import (
    ModelTotals,
    PeakTotals,
    model_totals,
    peak_totals,
)
from tb_actmem.analysis.totals.parts import (
    AllocatorTotals,
    ForwardTotals,
    allocator_totals,
    forward_totals,
    reference_totals,
)
from tb_actmem.analysis.totals.pending_graphs import forward_bytes, saved_spans
from tb_actmem.analysis.totals.saved_tensors import SavedTotals, copies, saved_totals
from tb_actmem.arguments import need_recordings
from tb_actmem.model import Recording


class Totals(NamedTuple):
    """Totals of one device in bytes; None where the recording cannot know.

    Bytes on different devices are never added: offloading a tensor means saving less on the
    accelerator, and each of two accelerators runs out of memory by itself.
    """

    device: str
    """The device, as torch calls it; "" in a recording without storages."""
    others: tuple[Totals, ...]
    """The totals of the other devices that the recording has storages on; without ``others``."""
    saved_bytes: int
    """Saved for backward: the headline, and the sum of the next six.

    With several forwards in flight: the largest sum at any one time.
    """
    cached_bytes: int
    """Saved storages without parameters and buffers, each counted once: the next three."""
    activation_bytes: int
    """Cached, and created in the forward."""
    input_bytes: int
    """Cached, and older than the forward."""
    unknown_bytes: int
    """Cached; without recorded ops, activations and inputs cannot be distinguished."""
    ctx_bytes: int
    """Tensors on the ``ctx`` of custom Functions that no slot refers to."""
    packed_bytes: int
    """Results of pack hooks."""
    checkpoint_cache_bytes: int
    """What checkpoints store for the backward besides their inputs."""
    made_bytes: int | None
    """Created in the forward: the sum of cached, freed, recomputed and held."""
    made_cached_bytes: int | None
    """Created in the forward and saved by a node."""
    freed_bytes: int | None
    """Created in the forward and freed before it ended."""
    recomputed_bytes: int | None
    """Freed inside checkpointed regions; the backward recomputes it."""
    held_bytes: int | None
    """Alive when the forward ended, saved by no node; the sum of the next eight."""
    held_saved_bytes: int | None
    """Held, and part of ``saved_bytes``: on ``ctx``, packed, or in a checkpoint's cache."""
    held_output_bytes: int | None
    """Held as an output of the recorded code."""
    held_gradient_bytes: int | None
    """Held as the ``.grad`` of a leaf."""
    held_module_bytes: int | None
    """Held by new attributes and buffers of recorded modules."""
    held_autocast_bytes: int | None
    """Autocast's low-precision copies of parameters that no node saves."""
    held_leaf_bytes: int | None
    """Leaves created in the forward, which the ends of the graph refer to."""
    held_python_bytes: int | None
    """Tensors that the program can still reach."""
    unexplained_bytes: int | None
    """Alive, but no holder was found."""
    forward_peak_bytes: int | None
    """Forward peak: the largest sum of live storages created in the forward."""
    step_peak_bytes: int | None
    """Step peak: the same for the whole step, gradients included; None without a backward."""
    alive_after_forward_bytes: int | None
    """Created in the forward and alive when it ended: made_cached_bytes + held_bytes."""
    model_bytes: int | None
    """Model states when the recorded step ended: the sum of the next four, if known."""
    model_parameter_bytes: int | None
    """The model's parameters, whether or not the graph refers to them; tied ones count once."""
    model_buffer_bytes: int | None
    """The model's buffers."""
    gradient_bytes: int | None
    """The ``.grad`` of the model's parameters."""
    optimizer_bytes: int | None
    """Optimizer states of the model's parameters; None if no optimizer was found."""
    total_peak_bytes: int | None
    """Total peak: the largest sum of model states and of storages that the step created or used.

    The sum of the next nine, of ``peak_other_input_bytes`` and of ``peak_transient_bytes``.
    """
    peak_parameter_bytes: int | None
    """At the total peak: parameters of the model."""
    peak_buffer_bytes: int | None
    """At the total peak: buffers of the model."""
    peak_gradient_bytes: int | None
    """At the total peak: gradients, including those that the step created."""
    peak_optimizer_bytes: int | None
    """At the total peak: optimizer states; None, and not in the sum, if no optimizer was found."""
    peak_unsharded_parameter_bytes: int | None
    """At the total peak: parameters that FSDP has gathered."""
    peak_unsharded_gradient_bytes: int | None
    """At the total peak: gradients that FSDP has not reduced yet."""
    peak_all_gather_bytes: int | None
    """At the total peak: buffers of FSDP's all-gathers."""
    peak_reduce_scatter_bytes: int | None
    """At the total peak: buffers of FSDP's reduce-scatters."""
    peak_saved_bytes: int | None
    """At the total peak: saved for a backward, inputs included; the sum of the next six."""
    peak_activation_bytes: int | None
    """Saved at the total peak: tensors that the step created."""
    peak_input_bytes: int | None
    """Saved at the total peak: tensors older than the forward."""
    peak_unknown_bytes: int | None
    """Saved at the total peak: tensors that may be either."""
    peak_ctx_bytes: int | None
    """Saved at the total peak: tensors on the ``ctx`` of custom Functions."""
    peak_packed_bytes: int | None
    """Saved at the total peak: results of pack hooks."""
    peak_checkpoint_cache_bytes: int | None
    """Saved at the total peak: what checkpoints store besides their inputs."""
    peak_other_input_bytes: int | None
    """At the total peak: used by the step, but neither created by its ops nor saved."""
    peak_transient_bytes: int | None
    """At the total peak: all other storages that the step created, mostly short-lived."""
    parameter_bytes: int
    """Parameters that the graph refers to; they exist with or without it."""
    buffer_bytes: int
    """Buffers that the graph refers to."""
    allocator_bytes: int | None
    """Growth of the CUDA allocator's blocks; None without a CUDA device."""
    allocator_storage_bytes: int | None
    """Part of that growth: live storages that the forward created."""
    allocator_rounding_bytes: int | None
    """Part of that growth: rounding up to blocks of 512 bytes."""
    allocator_unexplained_bytes: int | None
    """The rest: workspaces of libraries and blocks that were not split."""
    copied_bytes: int
    """Saved a second time in another dtype."""
    storage_bytes: int
    """All storages that the graph refers to, parameters included, each counted once."""
    tensor_bytes: int
    """The sum over all saved tensors, as naive tools count."""
    saves: int
    """Saved tensors: slots of the graph that refer to one."""
    storages: int
    """Storages that they refer to, parameters included."""
    forwards: dict[int | None, int]
    """Bytes freed by each backward of the step; None: bytes saved at its end."""
    all_forwards_bytes: int
    """The sum over all forwards of the step, which need not be in flight at once."""


def totals(recording: Recording) -> Totals:
    """Add up a recording, each device separately.

    The totals are those of the device with the model, an accelerator before the host; ``others``
    has those of the other devices. `tb_actmem.model` defines the words.
    """
    need_recordings(recording)
    return totals_of(Index(recording))


@derived
def totals_of(index: Index) -> Totals:
    """Return the `totals` of an indexed recording."""
    saved = nbytes_by_device(index, saved_spans(index))
    copied = nbytes_by_device(index, copies(index))
    first, *others = (
        Totals(
            device=device,
            others=(),
            forwards=forward_bytes(index)[device],
            all_forwards_bytes=saved[device],
            copied_bytes=copied[device],
            **_saved(saved_totals(index, device)),
            **reference_totals(index, device)._asdict(),
            **_forward(forward_totals(index, device)),
            **_allocator(allocator_totals(index, device)),
            **_model(model_totals(index, device)),
            **_peak(peak_totals(index, device)),
        )
        for device in storages_by_device(index)
    )
    return first._replace(others=tuple(others))


def _saved(parts: SavedTotals) -> dict[str, Any]:
    cached = parts.activation_bytes + parts.input_bytes + parts.unknown_bytes
    return {"saved_bytes": sum(parts), "cached_bytes": cached, **parts._asdict()}


def _forward(forward: ForwardTotals | None) -> dict[str, Any]:
    """Return None for all without recorded ops."""
    if forward is None:
        return dict.fromkeys(_FORWARD)
    held = forward.held
    values = (
        *(forward.made_bytes, forward.cached_bytes),
        *(forward.freed_bytes, forward.recomputed_bytes),
        *(sum(held), *held),
        *(forward.peak_bytes, forward.step_peak_bytes, forward.alive_after_forward_bytes),
    )
    return dict(zip(_FORWARD, values, strict=True))


def _allocator(change: AllocatorTotals | None) -> dict[str, Any]:
    """Return None for all without a CUDA device."""
    return dict(zip(_ALLOCATOR, change or [None] * len(_ALLOCATOR), strict=True))


def _model(states: ModelTotals | None) -> dict[str, Any]:
    """Return None for all without a model, for a capture, and for an old file."""
    values = [None] * len(_MODEL) if states is None else [sum(filter(None, states)), *states]
    return dict(zip(_MODEL, values, strict=True))


def _peak(peak: PeakTotals | None) -> dict[str, Any]:
    """Return None for all if model states are unknown, or without recorded ops."""
    if peak is None:
        return dict.fromkeys(_PEAK)
    *states, saved, others, transient = peak
    values = peak.nbytes, *states, sum(saved), *saved, others, transient
    return dict(zip(_PEAK, values, strict=True))


def _between(first: str, last: str) -> tuple[str, ...]:
    fields = Totals._fields
    return fields[fields.index(first) : fields.index(last) + 1]


_FORWARD = _between("made_bytes", "alive_after_forward_bytes")
_ALLOCATOR = _between("allocator_bytes", "allocator_unexplained_bytes")
_MODEL = _between("model_bytes", "optimizer_bytes")
_PEAK = _between("total_peak_bytes", "peak_transient_bytes")


def totals_by_key(totals: Totals) -> dict[str, int | None]:
    """Return the bytes of one device by the names of the totals."""
    values = totals._asdict()
    return {key: values[key] for key in _BYTES}


_BYTES = [key for key in Totals._fields if key.endswith("_bytes") and key != "all_forwards_bytes"]

KEYS = (
    "saved_bytes",
    "cached_bytes",
    "activation_bytes",
    "input_bytes",
    "freed_bytes",
    "recomputed_bytes",
    "held_bytes",
    "forward_peak_bytes",
    "step_peak_bytes",
    "alive_after_forward_bytes",
    "gradient_bytes",
    "optimizer_bytes",
    "total_peak_bytes",
)


def scalars(recording: Recording) -> dict[str, int]:
    """Return the totals of a recording in bytes, by their names in a `Totals`, for any logger.

    For example, ``wandb.log(scalars(recording))``. Unknown totals and devices other than the first
    are left out.
    """
    return scalars_of(totals(recording))


def scalars_of(totals: Totals) -> dict[str, int]:
    """Return the `scalars` of totals."""
    values = totals_by_key(totals)
    unknown = ("activation_bytes", "input_bytes") if values["unknown_bytes"] else ()
    return {
        key: nbytes for key in KEYS if key not in unknown and (nbytes := values[key]) is not None
    }
