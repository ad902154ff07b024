"""The totals of a totals by their names."""

from __future__ import annotations

from tb_actmem.analysis.totals.totals import Totals, totals
from tb_actmem.model import Recording


def totals_by_key(totals: Totals) -> dict[str, int | None]:
    """The bytes of every total; None where the recording cannot know."""
    return {
        "saved_bytes": totals.saved_bytes,
        "cached_bytes": totals.cached_bytes,
        "activation_bytes": totals.activation_bytes,
        "input_bytes": totals.input_bytes,
        "unknown_bytes": totals.unknown_bytes,
        "ctx_bytes": totals.ctx_bytes,
        "packed_bytes": totals.packed_bytes,
        "checkpoint_cache_bytes": totals.checkpoint_cache_bytes,
        "made_bytes": totals.made_bytes,
        "made_cached_bytes": totals.made_cached_bytes,
        "freed_bytes": totals.freed_bytes,
        "recomputed_bytes": totals.recomputed_bytes,
        "held_bytes": totals.held_bytes,
        "held_saved_bytes": totals.held_saved_bytes,
        "held_output_bytes": totals.held_output_bytes,
        "held_gradient_bytes": totals.held_gradient_bytes,
        "held_module_bytes": totals.held_module_bytes,
        "held_autocast_bytes": totals.held_autocast_bytes,
        "held_leaf_bytes": totals.held_leaf_bytes,
        "held_python_bytes": totals.held_python_bytes,
        "unexplained_bytes": totals.unexplained_bytes,
        "peak_bytes": totals.peak_bytes,
        "step_peak_bytes": totals.step_peak_bytes,
        "alive_after_forward_bytes": totals.alive_after_forward_bytes,
        "model_bytes": totals.model_bytes,
        "model_parameter_bytes": totals.model_parameter_bytes,
        "model_buffer_bytes": totals.model_buffer_bytes,
        "gradient_bytes": totals.gradient_bytes,
        "optimizer_bytes": totals.optimizer_bytes,
        "total_peak_bytes": totals.total_peak_bytes,
        "peak_parameter_bytes": totals.peak_parameter_bytes,
        "peak_buffer_bytes": totals.peak_buffer_bytes,
        "peak_gradient_bytes": totals.peak_gradient_bytes,
        "peak_optimizer_bytes": totals.peak_optimizer_bytes,
        "peak_saved_bytes": totals.peak_saved_bytes,
        "peak_activation_bytes": totals.peak_activation_bytes,
        "peak_input_bytes": totals.peak_input_bytes,
        "peak_unknown_bytes": totals.peak_unknown_bytes,
        "peak_ctx_bytes": totals.peak_ctx_bytes,
        "peak_packed_bytes": totals.peak_packed_bytes,
        "peak_checkpoint_cache_bytes": totals.peak_checkpoint_cache_bytes,
        "peak_transient_bytes": totals.peak_transient_bytes,
        "parameter_bytes": totals.parameter_bytes,
        "buffer_bytes": totals.buffer_bytes,
        "allocator_bytes": totals.allocator_bytes,
        "allocator_storage_bytes": totals.allocator_storage_bytes,
        "allocator_rounding_bytes": totals.allocator_rounding_bytes,
        "allocator_unexplained_bytes": totals.allocator_unexplained_bytes,
        "copied_bytes": totals.copied_bytes,
        "storage_bytes": totals.storage_bytes,
        "tensor_bytes": totals.tensor_bytes,
    }


KEYS = (
    "saved_bytes",
    "cached_bytes",
    "activation_bytes",
    "input_bytes",
    "freed_bytes",
    "recomputed_bytes",
    "held_bytes",
    "peak_bytes",
    "step_peak_bytes",
    "alive_after_forward_bytes",
    "gradient_bytes",
    "optimizer_bytes",
    "total_peak_bytes",
)


def scalars(recording: Recording) -> dict[str, int]:
    """Return the totals of a recording in bytes, by their names in a `Totals`, for any logger.

    ``wandb.log(scalars(recording))`` takes them as they are. What the recording does not know is
    left out, as the peak without an op stream, and so are devices other than the first.
    """
    return scalars_of(totals(recording))


def scalars_of(found: Totals) -> dict[str, int]:
    """The `scalars` of a recording whose totals is there."""
    totals = totals_by_key(found)
    unknown = ("activation_bytes", "input_bytes") if totals["unknown_bytes"] else ()
    return {
        key: nbytes for key in KEYS if key not in unknown and (nbytes := totals[key]) is not None
    }
