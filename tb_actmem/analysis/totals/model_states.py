"""Model states of a device, and the total peak of model states and activations."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.analysis.totals.pending_graphs import Span, saved_spans
from tb_actmem.analysis.totals.saved_tensors import SavedTotals, saved_sums
from tb_actmem.analysis.totals.timeline import Lifetime, is_made, peak_of, sums_after
from tb_actmem.model import Category, ModelState, PhaseKind, Storage


class ModelTotals(NamedTuple):
    """Model states at the end of the recorded step, each storage once."""

    parameter_bytes: int
    buffer_bytes: int
    gradient_bytes: int
    """The ``.grad`` of the parameters."""
    optimizer_bytes: int | None
    """Optimizer states of the parameters; None if no optimizer was found."""


class PeakTotals(NamedTuple):
    """The total peak: the largest sum of model states and of storages created, saved or used.

    All parts belong to one moment, and each storage counts in the first part that fits. A storage
    that no op of the step created counts if it is a model state, while it is saved, and, if an op
    used it, as long as it is alive: it was there before the step.
    """

    parameter_bytes: int
    buffer_bytes: int
    gradient_bytes: int
    optimizer_bytes: int | None
    """None if no optimizer was found; then the sum excludes it."""
    unsharded_parameter_bytes: int
    """Parameters that FSDP has gathered."""
    unsharded_gradient_bytes: int
    """Gradients that FSDP has not reduced yet."""
    all_gather_bytes: int
    reduce_scatter_bytes: int
    saved: SavedTotals
    """Saved for backward."""
    other_input_bytes: int
    """Used by the step, but neither created by its ops nor saved."""
    transient_bytes: int
    """Created in the step, and alive for another reason."""

    @property
    def nbytes(self) -> int:
        """The sum of all known parts."""
        *states, saved, others, transient = self
        return sum(filter(None, states)) + sum(saved) + others + transient


class Part(enum.Enum):
    """The part of `PeakTotals` that a storage belongs to."""

    PARAMETERS = "parameters"
    BUFFERS = "buffers"
    GRADIENTS = "gradients"
    OPTIMIZERS = "optimizer state"
    UNSHARDED_PARAMETERS = "unsharded parameters"
    UNSHARDED_GRADIENTS = "unsharded gradients"
    ALL_GATHER = "all-gather buffers"
    REDUCE_SCATTER = "reduce-scatter buffers"
    SAVED = "saved"
    OTHER_INPUTS = "other inputs"
    TRANSIENT = "transient"

    __hash__ = object.__hash__  # as in `State`


_SAVED, _TRANSIENT = Part.SAVED, Part.TRANSIENT


def model_totals(index: Index, device: str) -> ModelTotals | None:
    """Add up model states alive at the end; None if they were not recorded."""
    if index.recording.meta.optimizers is None:
        return None
    total = dict.fromkeys(Part, 0)
    for position in storages_by_device(index)[device]:
        storage = index.recording.storages[position]
        part = _state(storage)
        if part is not None and storage.death is None:
            total[part] += storage.nbytes
    return ModelTotals(
        parameter_bytes=total[Part.PARAMETERS],
        buffer_bytes=total[Part.BUFFERS],
        gradient_bytes=total[Part.GRADIENTS],
        optimizer_bytes=total[Part.OPTIMIZERS] if index.recording.meta.optimizers else None,
    )


def peak_totals(index: Index, device: str) -> PeakTotals | None:
    """Find the total peak; None without ops, or if model states were not recorded."""
    recording = index.recording
    if recording.meta.optimizers is None or not recording.ops:
        return None
    total, saved = dict.fromkeys(Part, 0), []
    for position, part, nbytes in peaks(index)[device].alive:
        total[part] += nbytes
        if part is _SAVED:
            saved.append(position)
    return PeakTotals(
        parameter_bytes=total[Part.PARAMETERS],
        buffer_bytes=total[Part.BUFFERS],
        gradient_bytes=total[Part.GRADIENTS],
        optimizer_bytes=total[Part.OPTIMIZERS] if recording.meta.optimizers else None,
        unsharded_parameter_bytes=total[Part.UNSHARDED_PARAMETERS],
        unsharded_gradient_bytes=total[Part.UNSHARDED_GRADIENTS],
        all_gather_bytes=total[Part.ALL_GATHER],
        reduce_scatter_bytes=total[Part.REDUCE_SCATTER],
        saved=saved_sums(index, saved),
        other_input_bytes=total[Part.OTHER_INPUTS],
        transient_bytes=total[Part.TRANSIENT],
    )


class AtPeak(NamedTuple):
    """The moment with the most live bytes."""

    op: int
    alive: list[tuple[int, Part, int]]
    """The storages alive then, with their parts and bytes."""


@derived
def peaks(index: Index) -> dict[str, AtPeak]:
    """Find the peak of each device: the total peak if model states were recorded.

    Otherwise it is the step peak, of the storages that the step created.
    """
    return {device: _at_peak(index, device) for device in storages_by_device(index)}


def _at_peak(index: Index, device: str) -> AtPeak:
    recording = index.recording
    lives = peak_lifetimes(index, device)
    at, _ = peak_of(sums_after((life for _, _, life in lives), len(recording.ops)))
    return AtPeak(at, alive_after(lives, at) if recording.ops else [])


def alive_after(lives: Iterable[PartLifetime], op: int) -> list[tuple[int, Part, int]]:
    """Return the storages alive after an op, with their parts and bytes."""
    return [
        (storage, part, nbytes)
        for storage, part, (birth, death, nbytes) in lives
        if birth <= op and (death is None or op < max(death, birth + 1))
    ]


def _state(storage: Storage) -> Part | None:
    """Return the part of a model state; None for others, such as another model's parameters."""
    if storage.model_state is not None:
        return _STATES[storage.model_state]
    return _OWN.get(storage.category) if storage.name is not None else None


_OWN = {Category.PARAMETER: Part.PARAMETERS, Category.BUFFER: Part.BUFFERS}
_STATES = {
    ModelState.GRADIENT: Part.GRADIENTS,
    ModelState.OPTIMIZER: Part.OPTIMIZERS,
    ModelState.UNSHARDED_PARAMETER: Part.UNSHARDED_PARAMETERS,
    ModelState.UNSHARDED_GRADIENT: Part.UNSHARDED_GRADIENTS,
    ModelState.ALL_GATHER: Part.ALL_GATHER,
    ModelState.REDUCE_SCATTER: Part.REDUCE_SCATTER,
}


PartLifetime = tuple[int, Part, Lifetime]
"""A storage, its part, and when it counts in it."""


def peak_lifetimes(index: Index, device: str) -> list[PartLifetime]:
    """Return the lifetimes that the peak of `peaks` counts."""
    has_model = index.recording.meta.optimizers is not None
    return lifetimes_with_model(index, device) if has_model else made_lifetimes(index, device)


def made_lifetimes(index: Index, device: str) -> list[PartLifetime]:
    """Return the lifetimes that the step peak and the forward peak count."""
    rows = index.recording.storages
    return [life for life in lifetimes_with_model(index, device) if is_made(rows[life[0]])]


def lifetimes_with_model(index: Index, device: str) -> list[PartLifetime]:
    """Return when each storage counts in the total peak, and in which part.

    A storage that was saved for some time has several entries. Callers must not change the list.
    """
    return _lifetimes(index)[device]


@derived
def _lifetimes(index: Index) -> dict[str, list[PartLifetime]]:
    return {
        device: [*_lives(index, storages)] for device, storages in storages_by_device(index).items()
    }


def _lives(index: Index, storages: list[int]) -> Iterator[PartLifetime]:
    rows, ops = index.recording.storages, len(index.recording.ops)
    spans, used = saved_spans(index), used_storages(index)
    for position in storages:
        row, state = rows[position], _state(rows[position])
        birth = row.birth or 0
        end = ops if row.death is None else max(row.death, birth + 1)
        if state is not None:
            yield position, state, (birth, end, row.nbytes)
        elif row.category not in OWN:
            for part, begin, stop in _pieces(index, birth, end, spans.get(position, ())):
                if row.birth is None and part is _TRANSIENT:
                    if position not in used:
                        continue
                    part = Part.OTHER_INPUTS
                if begin < stop:
                    yield position, part, (begin, stop, row.nbytes)


def _pieces(
    index: Index, birth: int, end: int, spans: Iterable[Span]
) -> Iterator[tuple[Part, int, int]]:
    """Split a lifetime into ranges of ops in which the storage was saved, and the others."""
    at = birth
    for first, last in spans:
        begin, stop = _range(index, first, last)
        begin, stop = max(begin, at), min(stop, end)
        if begin < stop:
            yield _TRANSIENT, at, begin
            yield _SAVED, begin, stop
            at = stop
    yield _TRANSIENT, at, end


def _range(index: Index, first: int, last: int) -> tuple[int, int]:
    """Return the ops from one reading's forward to the end of another reading's backward."""
    ends = _backward_ends(index)
    begin = ends[min(first, len(ends)) - 1] if first and ends else 0
    return begin, ends[last] if last < len(ends) else len(index.recording.ops)


@derived
def used_storages(index: Index) -> frozenset[int]:
    """Return the storages that ops of the step used."""
    return frozenset(chain.from_iterable(op.inputs for op in index.recording.ops))


@derived
def _backward_ends(index: Index) -> list[int]:
    backward = PhaseKind.BACKWARD
    return [phase.end_op for phase in index.recording.phases if phase.kind is backward]
