"""The totals of a recording, each defined once and for one device."""

from __future__ import annotations

from typing import Any, NamedTuple

from tb_actmem.analysis.index.devices import nbytes_by_device, storages_by_device
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.totals.dtype_copies import copies
from tb_actmem.analysis.totals.model_states import model_totals, peak_totals
from tb_actmem.analysis.totals.parts import allocator_totals, forward_totals, reference_totals
from tb_actmem.analysis.totals.pending_graphs import forward_bytes, saved_spans
from tb_actmem.analysis.totals.saved_tensors import saved_totals
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
    """Cached, and made in the forward."""
    input_bytes: int
    """Cached, and older than the forward."""
    unknown_bytes: int
    """Cached; without an op stream it is unknown whether activation or input."""
    ctx_bytes: int
    """Tensors on the ``ctx`` of custom Functions that no slot refers to."""
    packed_bytes: int
    """Results of pack hooks."""
    checkpoint_cache_bytes: int
    """What checkpoints keep for the backward besides their inputs."""
    made_bytes: int | None
    """Made in the forward: the sum of cached, freed, recomputed and held."""
    made_cached_bytes: int | None
    """Made in the forward and saved by a node."""
    freed_bytes: int | None
    """Made in the forward and freed before it ended."""
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
    """Leaves made in the forward, which the ends of the graph refer to."""
    held_python_bytes: int | None
    """Tensors that the program can still reach."""
    unexplained_bytes: int | None
    """Alive, but no holder was found."""
    forward_peak_bytes: int | None
    """Forward peak: the largest sum of live storages made in the forward."""
    step_peak_bytes: int | None
    """Step peak: the same for the whole step, gradients included; None without a backward."""
    alive_after_forward_bytes: int | None
    """Made in the forward and alive when it ended: made_cached_bytes + held_bytes."""
    model_bytes: int | None
    """Model states when the block ended: the sum of the next four, as far as known."""
    model_parameter_bytes: int | None
    """The model's parameters, whether or not the graph refers to them; tied ones count once."""
    model_buffer_bytes: int | None
    """The model's buffers."""
    gradient_bytes: int | None
    """The ``.grad`` of the model's parameters."""
    optimizer_bytes: int | None
    """Optimizer states of the model's parameters; None if no optimizer was found."""
    total_peak_bytes: int | None
    """Total peak: the largest sum of model states and of what the block made or saved.

    The sum of the next five and of ``peak_transient_bytes``.
    """
    peak_parameter_bytes: int | None
    """At the total peak: parameters of the model."""
    peak_buffer_bytes: int | None
    """At the total peak: buffers of the model."""
    peak_gradient_bytes: int | None
    """At the total peak: gradients, including those that the block made."""
    peak_optimizer_bytes: int | None
    """At the total peak: optimizer states; None, and not in the sum, if no optimizer was found."""
    peak_saved_bytes: int | None
    """At the total peak: saved for a backward, inputs included; the sum of the next six."""
    peak_activation_bytes: int | None
    """Saved at the total peak: tensors that the block made."""
    peak_input_bytes: int | None
    """Saved at the total peak: tensors older than the forward."""
    peak_unknown_bytes: int | None
    """Saved at the total peak: tensors that may be either."""
    peak_ctx_bytes: int | None
    """Saved at the total peak: tensors on the ``ctx`` of custom Functions."""
    peak_packed_bytes: int | None
    """Saved at the total peak: results of pack hooks."""
    peak_checkpoint_cache_bytes: int | None
    """Saved at the total peak: what checkpoints keep besides their inputs."""
    peak_transient_bytes: int | None
    """At the total peak: the rest of what the block made, mostly needed for a moment."""
    parameter_bytes: int
    """Parameters that the graph refers to; they exist with or without it."""
    buffer_bytes: int
    """Buffers that the graph refers to."""
    allocator_bytes: int | None
    """Growth of the CUDA allocator's blocks; None without a CUDA device."""
    allocator_storage_bytes: int | None
    """Of that growth: living storages that the forward made."""
    allocator_rounding_bytes: int | None
    """Of that growth: rounding up to blocks of 512 bytes."""
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
    """Bytes that each backward of the block released; under None what was saved at its end."""
    all_forwards_bytes: int
    """Saved by all forwards of the block together, which were not all in flight at once."""


def totals(recording: Recording) -> Totals:
    """Add a recording up, each device by itself.

    The totals are those of the device with the model, an accelerator before the host; ``others``
    has those of the other devices. `tb_actmem.model` defines the words.
    """
    return totals_of(Index(recording))


@derived
def totals_of(index: Index) -> Totals:
    """The `totals` of a recording that has an index."""
    saved = nbytes_by_device(index, saved_spans(index))
    copied = nbytes_by_device(index, copies(index))
    first, *others = (
        Totals(
            device=device,
            others=(),
            forwards=forward_bytes(index)[device],
            all_forwards_bytes=saved[device],
            copied_bytes=copied[device],
            **_saved(index, device),
            **reference_totals(index, device)._asdict(),
            **_forward(index, device),
            **_allocator(index, device),
            **_model(index, device),
            **_peak(index, device),
        )
        for device in storages_by_device(index)
    )
    return first._replace(others=tuple(others))


def _saved(index: Index, device: str) -> dict[str, Any]:
    parts = saved_totals(index, device)
    cached = parts.activation_bytes + parts.input_bytes + parts.unknown_bytes
    return {"saved_bytes": sum(parts), "cached_bytes": cached, **parts._asdict()}


def _forward(index: Index, device: str) -> dict[str, Any]:
    """Unknown without an op stream."""
    found = forward_totals(index, device)
    if found is None:
        return dict.fromkeys(_FORWARD)
    held = found.held
    values = (
        *(found.made_bytes, found.cached_bytes, found.freed_bytes, found.recomputed_bytes),
        *(sum(held), *held),
        *(found.peak_bytes, found.step_peak_bytes, found.alive_after_forward_bytes),
    )
    return dict(zip(_FORWARD, values, strict=True))


def _allocator(index: Index, device: str) -> dict[str, Any]:
    """Unknown without a CUDA device."""
    found = allocator_totals(index, device)
    return dict(zip(_ALLOCATOR, found or [None] * len(_ALLOCATOR), strict=True))


def _model(index: Index, device: str) -> dict[str, Any]:
    """Unknown without a model, in a capture, and in an old file."""
    found = model_totals(index, device)
    values = [None] * len(_MODEL) if found is None else [sum(filter(None, found)), *found]
    return dict(zip(_MODEL, values, strict=True))


def _peak(index: Index, device: str) -> dict[str, Any]:
    """Unknown like the model states, and without an op stream."""
    found = peak_totals(index, device)
    if found is None:
        return dict.fromkeys(_PEAK)
    states = found.parameter_bytes, found.buffer_bytes, found.gradient_bytes, found.optimizer_bytes
    values = found.nbytes, *states, sum(found.kept), *found.kept, found.transient_bytes
    return dict(zip(_PEAK, values, strict=True))


def _between(first: str, last: str) -> tuple[str, ...]:
    fields = Totals._fields
    return fields[fields.index(first) : fields.index(last) + 1]


_FORWARD = _between("made_bytes", "alive_after_forward_bytes")
_ALLOCATOR = _between("allocator_bytes", "allocator_unexplained_bytes")
_MODEL = _between("model_bytes", "optimizer_bytes")
_PEAK = _between("total_peak_bytes", "peak_transient_bytes")
