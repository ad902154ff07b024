"""Predicts whether a step fits on a GPU, with torch's allocator."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import lacks_optimizer_step
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.totals.ranges import peak_range
from tb_actmem.arguments import need_recordings
from tb_actmem.errors import PredictError, printable
from tb_actmem.model import Note, Recording
from tb_actmem.predict.capacity.continued import beside, continued
from tb_actmem.predict.capacity.kernels import Kernel, as_on_cuda, other_kernels, saved_by
from tb_actmem.predict.capacity.replay import Served, Unknown, served
from tb_actmem.predict.fake_cuda.gpus import Gpu, described, gpu, names
from tb_actmem.text import nbytes_text, parse_nbytes
from tb_actmem.text.notes import sentence, words

OUTSIDE_BYTES = 512 * 2**20
"""Assumed memory of CUDA's context outside of torch's allocator: 300 to 800 MiB in practice."""
_SEGMENT_BYTES = 20 * 2**20
"""Minimum margin for reserved memory, because the order of requests varies."""
_PAGES_BYTES = 3 * 20 * 2**20
"""The same from the first step on with expandable segments: three pages were measured."""
_SHARE = 0.02
"""The largest error that was measured: ops allocate memory internally, too."""
_LIBRARIES = 0.12
"""Margin for workspaces of cuDNN and others, which a dry run does not know. They added at most
10.6 % in five networks with convolutions on an H200. A CPU does not know those of any kernel."""

_HIDDEN = "hidden-memory"
_NOT_CUDA = "not-cuda"

_ANSWERS = [
    *itertools.starmap(Unknown, itertools.product((False, True), repeat=3)),
    Unknown(is_rising=True),
]
"""The facts of `Unknown`. Rising addresses are tried alone, because they change little."""


@dataclass(frozen=True, slots=True)
class Fits:
    """A step's use of a GPU's memory, in bytes; true if it fits.

    As a condition it raises PredictError if ``fits`` is None.
    """

    gpu: str
    total_bytes: int
    """The GPU's memory, as CUDA reports it to programs."""
    allocated_bytes: int
    """Peak allocated memory of torch's allocator, in blocks, including cuBLAS workspaces."""
    reserved_bytes: int
    """Peak reserved memory: allocated blocks, and the free memory between them.

    If the recording has the blocks of torch's allocator, the training continues from them, with all
    memory of the process. Otherwise it begins with this step: optimizers make their states in it.
    """
    least_reserved_bytes: int
    """The lowest possible reserved memory, because a recording does not know everything.

    The driver may place segments in another order, and ops allocate memory internally, in an order
    of their own. Without the blocks of torch's allocator, optimizer states may have been loaded
    before the first step, and building the model may have left gaps. Notes of a prediction may
    lower its peak, too (`peak_range`).
    """
    most_reserved_bytes: int
    """The highest possible reserved memory, with the bytes that notes add to the peak.

    Without the compiled observer, memory that ops allocate internally is missing; a note says so.
    """
    workspace_bytes: int
    """Part of the allocated memory at its peak: cuBLAS workspaces.

    Since torch 2.15 it is that of one product, or 0: each product frees its own.
    """
    outside_bytes: int
    """Assumed memory outside of torch's allocator: CUDA's context, and NCCL if ``outside`` has it.

    The context depends on the driver and the loaded libraries.
    """
    graph_pool_bytes: int
    """Reserved by the pools of CUDA graphs that were captured before the recorded block."""
    notes: tuple[Note, ...]
    """Facts that are not known."""

    @property
    def needed_bytes(self) -> int:
        """The memory that the step needs: reserved, in pools of CUDA graphs, and outside."""
        return self.reserved_bytes + self.graph_pool_bytes + self.outside_bytes

    @property
    def sufficient_bytes(self) -> int:
        """The memory with which `fits` is true: ``needed_bytes``.

        Of a recording of the CPU, the same with the highest possible reserved memory.
        """
        if not self._is_range:
            return self.needed_bytes
        return self.needed_bytes - self.reserved_bytes + self.most_reserved_bytes

    @property
    def margin_bytes(self) -> int:
        """The remaining memory; negative: the missing memory."""
        return self.total_bytes - self.needed_bytes

    @property
    def outside_text(self) -> str:
        """The assumed memory outside of torch's allocator, in sentences."""
        said = f"In addition, {nbytes_text(self.outside_bytes)} are assumed "
        if self.outside_bytes == OUTSIDE_BYTES:
            said += "for CUDA itself; NCCL's memory is not counted. `outside` changes this."
        else:
            said += "outside of torch's allocator, for CUDA itself, NCCL and others."
        if self.graph_pool_bytes:
            pools = nbytes_text(self.graph_pool_bytes)
            said += f" Pools of CUDA graphs from before the block reserve {pools} more."
        return said

    @property
    def fits(self) -> bool | None:
        """Whether the step fits. None: a recording of the CPU does not know.

        Then the lowest and the highest possible reserved memory have different answers. The note
        ``not-cuda`` names functions with other kernels on CUDA, and the bytes that the CPU saved.
        """
        if self.sufficient_bytes <= self.total_bytes:
            return True
        return None if self._is_range and self._most_left >= 0 else False

    @property
    def _is_range(self) -> bool:
        """Whether the kernels of CUDA may need more or less than those of the recording."""
        return any(note.code == _NOT_CUDA for note in self.notes)

    @property
    def _most_left(self) -> int:
        """The remaining memory with the lowest possible reserved memory."""
        return self.margin_bytes + self.reserved_bytes - self.least_reserved_bytes

    def __bool__(self) -> bool:
        if self.fits is None:
            raise PredictError(self._verdict, code="fits-unknown")
        return self.fits

    @property
    def _of_kernels(self) -> str:
        """The functions whose kernels are not known, with the bytes that the CPU saved."""
        found = (dict(note.values) for note in self.notes if note.code == _NOT_CUDA)
        named = next((values.get("unknown") for values in found), None)
        return f" for {', '.join(named)}" if isinstance(named, tuple) else ""

    @property
    def verdict(self) -> list[str]:
        """Whether it fits, and the functions that have other kernels on CUDA, in sentences."""
        named = [note for note in self.notes if note.code == _NOT_CUDA and len(note.values) > 1]
        return [self._verdict, *map(words, named)]

    @property
    def _verdict(self) -> str:
        """Whether it fits, in a sentence."""
        total = nbytes_text(self.total_bytes)
        if self.fits is not None:
            word = "fits" if self.fits else "does not fit"
            return f"{self.gpu}: {word}, {_left(self.margin_bytes)} of {total}."
        first, last = map(_left, (self._most_left, self.total_bytes - self.sufficient_bytes))
        return (
            f"{self.gpu}: not known whether it fits, {first} to {last} of {total}, depending on "
            f"CUDA's kernels{self._of_kernels}. Record it with them: tb-actmem dry-run train.py."
        )

    def __str__(self) -> str:
        hides = any(note.code == _HIDDEN for note in self.notes)
        lines = [
            self._verdict,
            f"Reserved {nbytes_text(self.reserved_bytes)}, of which allocated "
            f"{nbytes_text(self.allocated_bytes)}, including {nbytes_text(self.workspace_bytes)} "
            "for cuBLAS.",
            self.outside_text,
            "Depending on facts that the recording does not know, reserved is between "
            f"{nbytes_text(self.least_reserved_bytes)} and "
            f"{nbytes_text(self.most_reserved_bytes)}"
            f"{', without memory that ops allocate internally' if hides else ''}.",
            *map(sentence, self.notes),
        ]
        return "\n".join(map(printable, lines))


def _left(margin_bytes: int) -> str:
    return f"{nbytes_text(abs(margin_bytes))} {'left' if margin_bytes >= 0 else 'too much'}"


def fits(
    recording: Recording,
    device: str,
    *,
    expandable_segments: bool | None = None,
    outside: int | str | None = None,
) -> Fits:
    """Predict whether a step fits on a GPU: ``fits(recording, "H100")``.

    Everything on the first device of the recording counts: the model and its training as far as the
    block had them. The step is replayed three times through a model of torch's caching allocator,
    with default settings or with ``expandable_segments:True``. None is the setting of the
    recording. The replay begins with the blocks that torch's allocator had when the recording
    began, if the setting and the compute capability are the same. Otherwise, and for a prediction,
    it begins with the memory in them that the recording does not know, as the first step of a
    training. It is repeated for each fact that the recording does not know. That of a CPU
    recording has CUDA's kernels where they are known; otherwise the range covers both.
    ``outside`` is the memory outside of the recording, in bytes or as ``"2 GiB"``: that of CUDA
    itself, of NCCL, and of CUDA graphs that the recording does not know. By default 512 MiB are
    assumed, for CUDA itself. Raises PredictError for an unknown GPU, and for a recording without
    ops.
    """
    need_recordings(recording)
    card, index = gpu(device), Index(recording)
    if not recording.ops:
        raise PredictError(
            "A recording without ops does not know which tensors are alive at the same time. "
            "Record the step with ops=True.",
            code="no-ops",
        )
    place = first_device(index)
    had = recording.meta.expandable_segments
    is_expandable = had if expandable_segments is None else expandable_segments
    already = _already_reserved(recording, place, card) if is_expandable == had else 0
    is_cuda = place.startswith("cuda")
    kernels = [] if is_cuda else other_kernels(index)
    begun = partial(_begun, device=place, card=card, is_expandable=is_expandable)
    if already:
        ways = _continued(index, place, card)
    elif is_cuda:
        ways = begun(index)
    else:
        ways = [way for one in as_on_cuda(recording, kernels) for way in begun(Index(one))]
    typical, reserved = ways[0], [way.reserved_bytes for way in ways]
    least_margin = _PAGES_BYTES if is_expandable and not already else _SEGMENT_BYTES
    margin = max(least_margin, int(_SHARE * typical.reserved_bytes))
    is_noted = any(note.code == "dry-run-workspaces" for note in recording.meta.notes)
    libraries = _LIBRARIES if is_noted or not is_cuda else 0
    more = int(libraries * max(reserved)) + sum(kernel.more_bytes for kernel in kernels)
    # A dry run's driver may have placed segments otherwise than that of the GPU.
    floor = 0 if recording.meta.predicted else already
    noted = peak_range(recording)
    allocated = min(way.allocated_bytes for way in ways) - noted.lower_bytes
    least = max(min(reserved) - margin - noted.lower_bytes, allocated, floor)
    return Fits(
        gpu=card.name,
        total_bytes=card.nbytes,
        allocated_bytes=typical.allocated_bytes,
        reserved_bytes=typical.reserved_bytes,
        least_reserved_bytes=least,
        most_reserved_bytes=max(reserved) + margin + more + noted.higher_bytes,
        workspace_bytes=typical.workspace_bytes,
        outside_bytes=outside_bytes(outside, device),
        graph_pool_bytes=_graph_pool_bytes(recording, place),
        notes=tuple(_notes(recording, place, kernels)),
    )


def _continued(index: Index, device: str, card: Gpu) -> list[Served]:
    """Replay from the blocks of torch's allocator, for each fact that the recording lacks."""
    replay = partial(continued, index, device, workspace_bytes=card.workspace_bytes)
    ways = [replay(), replay(is_reversed=True), replay(is_rising=True)]
    if not index.recording.meta.sees_memory:
        ways.append(replay(is_emptied=True))
    return ways


def _begun(index: Index, device: str, card: Gpu, *, is_expandable: bool) -> list[Served]:
    """Replay from the first step of a training on, for each fact that the recording lacks."""
    others = beside(index, device)
    replay = partial(
        served,
        index,
        device,
        workspace_bytes=card.workspace_bytes,
        is_expandable=is_expandable,
    )
    ways = replay(unknown=_ANSWERS, beside=others)
    if others and not index.recording.meta.sees_memory:
        ways += replay()
    return ways


def _already_reserved(recording: Recording, device: str, card: Gpu) -> int:
    """Return the bytes of segments at the begin of a recording of a step on such a GPU.

    0: unknown, as in a prediction, or another GPU, which has other kernels or too little memory for
    these segments.
    """
    found = described(recording.meta.device)
    if found is None or found.capability != card.capability:
        return 0
    own = [row for row in recording.blocks if row.device == device]
    if any(row.segment is None for row in own):
        return 0
    nbytes = sum(row.nbytes for row in own)
    return nbytes if nbytes <= card.nbytes else 0


def outside_bytes(outside: int | str | None, device: str | None) -> int:
    """Return the assumed memory of a device outside of torch's allocator."""
    if outside is not None and device is None:
        raise PredictError("outside= is memory of a GPU: give device=, too.")
    return OUTSIDE_BYTES if outside is None else parse_nbytes("outside", outside)


def _graph_pool_bytes(recording: Recording, device: str) -> int:
    found = (dict(note.values) for note in recording.meta.notes if note.code == "cuda-graphs")
    pools = (values.get("nbytes") for values in found if values.get("device") == device)
    return sum(nbytes for nbytes in pools if isinstance(nbytes, int))


def fits_of_plan(
    recording: Recording, on: str | None = None, outside: int | None = None
) -> Fits | None:
    """Predict the same for a rank of a planned job, on another GPU than that of its dry run.

    None for other recordings, and for a plan without CUDA's kernels.
    """
    meta = recording.meta
    if meta.represents is None or not recording.ops or meta.device not in names():
        return None
    return fits(recording, on or meta.device, outside=outside)


def _notes(recording: Recording, device: str, kernels: Sequence[Kernel]) -> list[Note]:
    notes = [*recording.meta.notes]
    if not recording.meta.sees_memory:
        notes.append(Note.of(_HIDDEN))
    if not device.startswith("cuda"):
        known, unknown = saved_by(kernels, is_known=True), saved_by(kernels, is_known=False)
        said = {"known": known or None, "unknown": unknown or None}
        notes.append(Note.of(_NOT_CUDA, device=device, **said))
    if recording.meta.optimizers is None:
        notes.append(Note.of("model-unknown"))
    elif not recording.meta.optimizers:
        notes.append(Note.of("no-optimizer"))
    elif lacks_optimizer_step(recording):
        notes.append(Note.of("no-optimizer-step"))
    return [*dict.fromkeys(notes)]
