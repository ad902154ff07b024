"""Whether a recorded or predicted step fits on a GPU, as torch's allocator would serve it."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.arguments import need_recordings
from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.replay import Unknown, served
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.printable import printable
from tb_actmem.text.units import nbytes_text

CONTEXT_BYTES = 512 * 2**20
"""What a process takes for CUDA beside torch's allocator: from 300 to 700 MiB, by what it loads."""
_SEGMENT_BYTES = 20 * 2**20
"""The least by which what is reserved can be off, where an order of requests is another one."""
_SHARE = 0.02
"""The most by which it was off where it was measured: ops take memory inside of themselves, too."""


@dataclass(frozen=True, slots=True)
class Fits:
    """What a step takes of a GPU's memory, in bytes; true where that is no more than there is."""

    gpu: str
    total_bytes: int
    """The GPU's memory, as CUDA reports it to programs."""
    allocated_bytes: int
    """The most that torch's allocator gives out at once, in blocks, workspaces of cuBLAS too."""
    reserved_bytes: int
    """The most that it takes from the device: allocated, and what lies free between.

    In a training that began with such a step: optimizers made their states in it.
    """
    least_reserved_bytes: int
    """The least that may be, by what a recording does not tell.

    Optimizer states may have been read before the first step, building the model may have left
    gaps, and ops take memory inside of themselves, in an order of their own.
    """
    most_reserved_bytes: int
    """The most that may be."""
    workspace_bytes: int
    """Of the allocated: what cuBLAS keeps; from torch 2.15 on it gives back what it works in."""
    context_bytes: int
    """Assumed for CUDA itself, whatever it is by the driver and what is loaded."""
    notes: tuple[str, ...]
    """What is not known."""

    @property
    def needed_bytes(self) -> int:
        """The memory that the step needs: reserved, and CUDA's own context."""
        return self.reserved_bytes + self.context_bytes

    @property
    def margin_bytes(self) -> int:
        """What is left, or below 0 what is missing."""
        return self.total_bytes - self.needed_bytes

    def __bool__(self) -> bool:
        return self.margin_bytes >= 0

    def __str__(self) -> str:
        said = f"{nbytes_text(abs(self.margin_bytes))} {'left' if self else 'too much'}"
        lines = [
            f"{self.gpu}: {'fits' if self else 'does not fit'}, {said} of "
            f"{nbytes_text(self.total_bytes)}.",
            f"Reserved {nbytes_text(self.reserved_bytes)}, of which allocated "
            f"{nbytes_text(self.allocated_bytes)}, {nbytes_text(self.workspace_bytes)} of that for "
            f"cuBLAS; beside it {nbytes_text(self.context_bytes)} assumed for CUDA itself.",
            f"By how the training began, reserved is between "
            f"{nbytes_text(self.least_reserved_bytes)} and "
            f"{nbytes_text(self.most_reserved_bytes)}.",
            *self.notes,
        ]
        return "\n".join(map(printable, lines))


def fits(recording: Recording, on: str, *, expandable_segments: bool = False) -> Fits:
    """Tell whether a step fits on a GPU: ``fits(recording, "H100")``.

    All that is on the first device of the recording counts, the model and its training as far as
    the block had them. Torch's caching allocator serves it on paper three times in a row, the first
    time as the first step of a training, with its default settings or with
    ``expandable_segments:True``; and again by what is not known of it. Raises PredictError for an
    unknown GPU, and for a recording without ops.
    """
    need_recordings(recording)
    card, index = gpu(on), Index(recording)
    if not recording.ops:
        raise PredictError(
            "Without ops nothing tells what is there at once: record the step with ops=True."
        )
    device = first_device(index)
    ways = [
        served(
            index,
            device,
            workspace_bytes=card.workspace_bytes,
            is_expandable=expandable_segments,
            unknown=Unknown(*answers),
        )
        for answers in itertools.product((False, True), repeat=len(Unknown._fields))
    ]
    found, reserved = ways[0], [way.reserved_bytes for way in ways]
    margin = max(_SEGMENT_BYTES, int(_SHARE * found.reserved_bytes))
    return Fits(
        gpu=card.name,
        total_bytes=card.nbytes,
        allocated_bytes=found.allocated_bytes,
        reserved_bytes=found.reserved_bytes,
        least_reserved_bytes=max(min(reserved) - margin, found.allocated_bytes),
        most_reserved_bytes=max(reserved) + margin,
        workspace_bytes=found.workspace_bytes,
        context_bytes=CONTEXT_BYTES,
        notes=tuple(_notes(recording, device)),
    )


def _notes(recording: Recording, device: str) -> list[str]:
    found = [*recording.meta.notes]
    if not device.startswith("cuda"):
        found.append(
            f"It was recorded on {device}: some kernels of CUDA keep other tensors. A dry run has "
            "CUDA's own: tb-actmem dry-run train.py."
        )
    if recording.meta.optimizers is None:
        found.append("Of the model only what the step used is known: record it with its model.")
    elif not recording.meta.optimizers:
        found.append("No optimizer was seen, so none of its states counts.")
    return found
