"""What the model and its training have on a device beside the activations, and the peak of both."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.analysis.totals.pending_graphs import Span, saved_spans
from tb_actmem.analysis.totals.saved_tensors import SavedTotals, saved_sums
from tb_actmem.analysis.totals.timeline import Lifetime, peak_of, sums_after
from tb_actmem.model import Category, ModelState, PhaseKind, Storage


class ModelTotals(NamedTuple):
    """What was there of the model and its training at the end of the block, each storage once."""

    parameter_bytes: int
    buffer_bytes: int
    gradient_bytes: int
    """The ``.grad`` of its parameters."""
    optimizer_bytes: int | None
    """What optimizers keep for its parameters; None where none was found."""


class PeakTotals(NamedTuple):
    """The most that was there at once of the model, its training and what the block made or keeps.

    All parts are those of one moment, and each storage is in the first that fits. What was there
    before the block counts if it is the model's or the training's, or while it is kept.
    """

    parameter_bytes: int
    buffer_bytes: int
    gradient_bytes: int
    optimizer_bytes: int | None
    """None where no optimizer was found; then the sum is without."""
    kept: SavedTotals
    """Kept for a backward."""
    transient_bytes: int
    """Made in the block, and there for another reason."""

    @property
    def nbytes(self) -> int:
        """All of it, as far as it is known."""
        own = self.parameter_bytes + self.buffer_bytes + self.gradient_bytes
        return own + (self.optimizer_bytes or 0) + sum(self.kept) + self.transient_bytes


class Part(enum.Enum):
    """What a storage is to the peak with the model, as `PeakTotals` has it."""

    PARAMETERS = "parameters"
    BUFFERS = "buffers"
    GRADIENTS = "gradients"
    OPTIMIZERS = "optimizer state"
    KEPT = "kept"
    TRANSIENT = "transient"

    __hash__ = object.__hash__  # as in `State`


_KEPT, _TRANSIENT = Part.KEPT, Part.TRANSIENT


def model_totals(index: Index, device: str) -> ModelTotals | None:
    """Add up what was alive at the end; None where nobody looked."""
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
    """Find the moment at which most was there; None without ops, or where nobody looked."""
    recording = index.recording
    if recording.meta.optimizers is None or not recording.ops:
        return None
    lives = lives_with_model(index, device)
    at, _ = peak_of(sums_after((life for _, _, life in lives), len(recording.ops)))
    total, kept = dict.fromkeys(Part, 0), []
    for position, part, (birth, death, nbytes) in lives:
        if birth <= at and (death is None or at < max(death, birth + 1)):
            total[part] += nbytes
            if part is _KEPT:
                kept.append(position)
    return PeakTotals(
        parameter_bytes=total[Part.PARAMETERS],
        buffer_bytes=total[Part.BUFFERS],
        gradient_bytes=total[Part.GRADIENTS],
        optimizer_bytes=total[Part.OPTIMIZERS] if recording.meta.optimizers else None,
        kept=saved_sums(index, kept),
        transient_bytes=total[Part.TRANSIENT],
    )


def _state(storage: Storage) -> Part | None:
    """The part of a state of the model; None of all else, another model's parameters among it."""
    if storage.category in OWN:
        return None if storage.name is None else _OWN[storage.category]
    return None if storage.model_state is None else _STATES[storage.model_state]


_OWN = {Category.PARAMETER: Part.PARAMETERS, Category.BUFFER: Part.BUFFERS}
_STATES = {ModelState.GRADIENT: Part.GRADIENTS, ModelState.OPTIMIZER: Part.OPTIMIZERS}


def lives_with_model(index: Index, device: str) -> list[tuple[int, Part, Lifetime]]:
    """When each storage counted in the peak with the model, and as what.

    One that was kept for a time stands there in several pieces.
    """
    return [*_lives(index, storages_by_device(index)[device])]


def _lives(index: Index, storages: list[int]) -> Iterator[tuple[int, Part, Lifetime]]:
    spans, ops = saved_spans(index), len(index.recording.ops)
    for position in storages:
        row, state = index.recording.storages[position], _state(index.recording.storages[position])
        birth = row.birth or 0
        end = ops if row.death is None else max(row.death, birth + 1)
        if state is not None:
            yield position, state, (birth, end, row.nbytes)
        elif row.category not in OWN:
            for part, begin, stop in _pieces(index, birth, end, spans.get(position, ())):
                if begin < stop and (part is _KEPT or row.birth is not None):
                    yield position, part, (begin, stop, row.nbytes)


def _pieces(
    index: Index, birth: int, end: int, spans: Iterable[Span]
) -> Iterator[tuple[Part, int, int]]:
    """Cut a life into ranges of ops in which it was kept, and those between."""
    at = birth
    for first, last in spans:
        begin, stop = _range(index, first, last)
        begin, stop = max(begin, at), min(stop, end)
        if begin < stop:
            yield _TRANSIENT, at, begin
            yield _KEPT, begin, stop
            at = stop
    yield _TRANSIENT, at, end


def _range(index: Index, first: int, last: int) -> tuple[int, int]:
    """The ops from a reading's forward up to the end of another one's backward."""
    ends = _backward_ends(index)
    begin = ends[min(first, len(ends)) - 1] if first and ends else 0
    return begin, ends[last] if last < len(ends) else len(index.recording.ops)


@derived
def _backward_ends(index: Index) -> list[int]:
    backward = PhaseKind.BACKWARD
    return [phase.end_op for phase in index.recording.phases if phase.kind is backward]
