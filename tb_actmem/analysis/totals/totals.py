"""The totals of a recording, each defined once and for one device."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.index.devices import nbytes_by_device, storages_by_device
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.totals.model_states import (
    ModelTotals,
    PeakTotals,
    model_totals,
    peak_totals,
)
from tb_actmem.analysis.totals.parts import (
    AllocatorTotals,
    ForwardTotals,
    HeldTotals,
    ReferenceTotals,
    allocator_totals,
    forward_totals,
    reference_totals,
)
from tb_actmem.analysis.totals.pending_graphs import forward_bytes, saved_spans
from tb_actmem.analysis.totals.precision import copies
from tb_actmem.analysis.totals.saved_tensors import SavedTotals, saved_totals
from tb_actmem.model import Recording


class Totals(NamedTuple):
    """Totals of one device in bytes; None where the recording cannot know.

    Bytes on different devices are never added: to offload a tensor is to keep less on the
    accelerator, and two accelerators run out of memory each by itself.
    """

    device: str
    """Whose totals these are: torch's name of it, "" in a recording without storages."""
    others: tuple[Totals, ...]
    """The totals of the other devices on which the recording has storages; theirs are empty."""
    kept: SavedTotals
    references: ReferenceTotals
    forwards: dict[int | None, int]
    """What went with each backward of the block, in bytes; under None what was kept at its end."""
    all_forwards_bytes: int
    """Kept by all forwards of the block together, which need not have waited at once."""
    copied_bytes: int
    """Kept in a second dtype: copies of memory that is there as well (`dtype_copies.copies`)."""
    forward: ForwardTotals | None
    """None without an op stream."""
    allocator: AllocatorTotals | None
    """None without a CUDA device."""
    model: ModelTotals | None
    """None where nobody looked: without a model, in a capture, in an old file."""
    peak: PeakTotals | None
    """None where nobody looked, and without an op stream."""

    @property
    def held(self) -> HeldTotals | None:
        """Of the forward; None without an op stream."""
        return self.forward and self.forward.held

    @property
    def saved_bytes(self) -> int:
        """Kept for the backward: the headline, and the sum of the next four.

        Where several forwards waited for their backward, the most that was kept at once.
        """
        return self.cached_bytes + self.ctx_bytes + self.packed_bytes + self.checkpoint_cache_bytes

    @property
    def cached_bytes(self) -> int:
        """Saved storages that are neither parameters nor buffers, each once."""
        return self.activation_bytes + self.input_bytes + self.unknown_bytes

    @property
    def ctx_bytes(self) -> int:
        """Tensors on the ``ctx`` of custom Functions that no slot refers to."""
        return self.kept.ctx_bytes

    @property
    def packed_bytes(self) -> int:
        """What pack hooks made of saved tensors."""
        return self.kept.packed_bytes

    @property
    def checkpoint_cache_bytes(self) -> int:
        """What checkpoints keep for the backward beside their inputs."""
        return self.kept.checkpoint_cache_bytes

    @property
    def activation_bytes(self) -> int:
        """Of the cached bytes: made in the forward."""
        return self.kept.activation_bytes

    @property
    def input_bytes(self) -> int:
        """Of the cached bytes: existed before the forward."""
        return self.kept.input_bytes

    @property
    def unknown_bytes(self) -> int:
        """Of the cached bytes: input or activation, not known without an op stream."""
        return self.kept.unknown_bytes

    @property
    def parameter_bytes(self) -> int:
        """Parameters that the graph refers to; they exist with or without it."""
        return self.references.parameter_bytes

    @property
    def buffer_bytes(self) -> int:
        """Buffers that the graph refers to."""
        return self.references.buffer_bytes

    @property
    def made_bytes(self) -> int | None:
        """Everything that the forward made: the sum of cached, freed, recomputed and held."""
        return self.forward and self.forward.made_bytes

    @property
    def made_cached_bytes(self) -> int | None:
        """Of it: saved by a node."""
        return self.forward and self.forward.cached_bytes

    @property
    def freed_bytes(self) -> int | None:
        """Of it: dead when the forward ended."""
        return self.forward and self.forward.freed_bytes

    @property
    def recomputed_bytes(self) -> int | None:
        """Freed inside checkpointed regions; the backward makes it again."""
        return self.forward and self.forward.recomputed_bytes

    @property
    def held_bytes(self) -> int | None:
        """Alive when the forward ended though no save refers to it; the sum of the next eight."""
        return None if self.held is None else sum(self.held)

    @property
    def held_saved_bytes(self) -> int | None:
        """Counted as kept: on ``ctx``, packed, or in a checkpoint's cache."""
        return self.held and self.held.saved_bytes

    @property
    def held_output_bytes(self) -> int | None:
        """Tensors that the recorded code returned."""
        return self.held and self.held.output_bytes

    @property
    def held_gradient_bytes(self) -> int | None:
        """The ``.grad`` of leaves."""
        return self.held and self.held.gradient_bytes

    @property
    def held_module_bytes(self) -> int | None:
        """New attributes and buffers of recorded modules."""
        return self.held and self.held.module_bytes

    @property
    def held_autocast_bytes(self) -> int | None:
        """Autocast's low-precision copies of parameters that no node saves."""
        return self.held and self.held.autocast_bytes

    @property
    def held_leaf_bytes(self) -> int | None:
        """Leaves made in the forward, which the ends of the graph refer to."""
        return self.held and self.held.leaf_bytes

    @property
    def held_python_bytes(self) -> int | None:
        """Tensors that the program can still reach."""
        return self.held and self.held.python_bytes

    @property
    def unexplained_bytes(self) -> int | None:
        """Alive, and nobody was found who keeps it."""
        return self.held and self.held.unexplained_bytes

    @property
    def peak_bytes(self) -> int | None:
        """The largest sum of live storages made in the forward, while it ran."""
        return self.forward and self.forward.peak_bytes

    @property
    def step_peak_bytes(self) -> int | None:
        """The same with the backward, gradients included; None when the block had no backward."""
        return self.forward and self.forward.step_peak_bytes

    @property
    def alive_after_forward_bytes(self) -> int | None:
        """What of the made bytes was alive when the forward ended."""
        return self.forward and self.forward.alive_after_forward_bytes

    @property
    def model_bytes(self) -> int | None:
        """Model states at the end of the block: the sum of the next four, as far as known."""
        return self.model and sum(filter(None, self.model))

    @property
    def model_parameter_bytes(self) -> int | None:
        """Parameters of the model, whether the graph refers to them or not; tied ones once."""
        return self.model and self.model.parameter_bytes

    @property
    def model_buffer_bytes(self) -> int | None:
        """Buffers of the model."""
        return self.model and self.model.buffer_bytes

    @property
    def gradient_bytes(self) -> int | None:
        """The ``.grad`` of the model's parameters."""
        return self.model and self.model.gradient_bytes

    @property
    def optimizer_bytes(self) -> int | None:
        """What optimizers keep for the model's parameters; None where none was found."""
        return self.model and self.model.optimizer_bytes

    @property
    def total_peak_bytes(self) -> int | None:
        """The most at once of model states and of what the block made or keeps.

        The sum of the next four, of what is kept then, and of what is transient.
        """
        return self.peak and self.peak.nbytes

    @property
    def peak_parameter_bytes(self) -> int | None:
        """Of it: parameters of the model."""
        return self.peak and self.peak.parameter_bytes

    @property
    def peak_buffer_bytes(self) -> int | None:
        """Of it: buffers of the model."""
        return self.peak and self.peak.buffer_bytes

    @property
    def peak_gradient_bytes(self) -> int | None:
        """Of it: gradients, those among them that the block made."""
        return self.peak and self.peak.gradient_bytes

    @property
    def peak_optimizer_bytes(self) -> int | None:
        """Of it: what optimizers kept; None where none was found, and not in the sum then."""
        return self.peak and self.peak.optimizer_bytes

    @property
    def peak_saved_bytes(self) -> int | None:
        """Of it: kept for a backward, inputs of the forward included; the sum of the next six."""
        return None if self.peak is None else sum(self.peak.kept)

    @property
    def peak_activation_bytes(self) -> int | None:
        """Of the kept bytes at the peak: saved tensors that the block made."""
        return self.peak and self.peak.kept.activation_bytes

    @property
    def peak_input_bytes(self) -> int | None:
        """Of the kept bytes at the peak: saved tensors that were there before the forward."""
        return self.peak and self.peak.kept.input_bytes

    @property
    def peak_unknown_bytes(self) -> int | None:
        """Of the kept bytes at the peak: saved tensors that may be either."""
        return self.peak and self.peak.kept.unknown_bytes

    @property
    def peak_ctx_bytes(self) -> int | None:
        """Of the kept bytes at the peak: on the ``ctx`` of custom Functions."""
        return self.peak and self.peak.kept.ctx_bytes

    @property
    def peak_packed_bytes(self) -> int | None:
        """Of the kept bytes at the peak: what pack hooks made of saved tensors."""
        return self.peak and self.peak.kept.packed_bytes

    @property
    def peak_checkpoint_cache_bytes(self) -> int | None:
        """Of the kept bytes at the peak: what checkpoints keep beside their inputs."""
        return self.peak and self.peak.kept.checkpoint_cache_bytes

    @property
    def peak_transient_bytes(self) -> int | None:
        """Of it: the rest of what the block made, most of which was needed for a moment."""
        return self.peak and self.peak.transient_bytes

    @property
    def allocator_bytes(self) -> int | None:
        """What the CUDA allocator's count of blocks grew by; None without a CUDA device."""
        return self.allocator and self.allocator.change_bytes

    @property
    def allocator_storage_bytes(self) -> int | None:
        """Of it: living storages that the forward made."""
        return self.allocator and self.allocator.storage_bytes

    @property
    def allocator_rounding_bytes(self) -> int | None:
        """Of it: rounding them up to blocks of 512 bytes."""
        return self.allocator and self.allocator.rounding_bytes

    @property
    def allocator_unexplained_bytes(self) -> int | None:
        """The rest: workspaces of libraries and blocks given whole."""
        return self.allocator and self.allocator.unexplained_bytes

    @property
    def tensor_bytes(self) -> int:
        """Sum over the saves of the bytes of their windows: what naive tools report."""
        return self.references.tensor_bytes

    @property
    def storage_bytes(self) -> int:
        """All storages that the graph refers to, parameters included, each once."""
        return self.references.storage_bytes

    @property
    def saves(self) -> int:
        """Slots of the graph that keep a tensor."""
        return self.references.saves

    @property
    def storages(self) -> int:
        """Storages that they refer to, parameters included."""
        return self.references.storages


def totals(recording: Recording) -> Totals:
    """Add a recording up, each device by itself.

    The totals are those of the device with the model, an accelerator before the host; ``others``
    has those of the other devices. Definitions are those of `tb_actmem.model`. What the forward
    made is cached, freed, recomputed or held, and what is held has one holder each, so the lines
    close: ``alive_after_forward_bytes`` = ``made_cached_bytes`` + ``held_bytes``.
    """
    return totals_of(Index(recording))


@derived
def totals_of(index: Index) -> Totals:
    """The `totals` of a recording of which more may be asked."""
    kept = nbytes_by_device(index, saved_spans(index))
    copied = nbytes_by_device(index, copies(index))
    first, *others = (
        Totals(
            device=device,
            others=(),
            kept=saved_totals(index, device),
            references=reference_totals(index, device),
            forwards=forward_bytes(index)[device],
            all_forwards_bytes=kept[device],
            copied_bytes=copied[device],
            forward=forward_totals(index, device),
            allocator=allocator_totals(index, device),
            model=model_totals(index, device),
            peak=peak_totals(index, device),
        )
        for device in storages_by_device(index)
    )
    return first._replace(others=tuple(others))
