"""Fits recordings of one step at small sizes: formulas of its numbers, and its recording at any
size."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from typing import Literal

from tb_actmem.analysis.totals import totals
from tb_actmem.arguments import need_progress, need_recordings, whole
from tb_actmem.errors import PredictError
from tb_actmem.model import Note, Recording
from tb_actmem.predict.capacity.fits import Fits, fits, outside_bytes
from tb_actmem.predict.capacity.largest import MOST, last_known_within, last_within
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.formulas import Point
from tb_actmem.predict.formulas.deep import Deep
from tb_actmem.predict.formulas.design import run_small
from tb_actmem.predict.formulas.existing import checked_pairs, fitted_recordings
from tb_actmem.predict.formulas.moments import (
    Formula,
    deep_peak_formula,
    deep_saved_formula,
    peak_formula,
    saved_formula,
)
from tb_actmem.predict.formulas.numbers import Fitted
from tb_actmem.predict.formulas.prediction import (
    MOST_MISSED,
    Doubt,
    check_proven,
    check_sizes,
    doubt,
    failed_text,
    outline_at,
    proof_note,
    recording_at,
    steps,
)
from tb_actmem.rendering.tables.formulas import FormulasBy, formulas_text
from tb_actmem.text import parse_nbytes
from tb_actmem.text.notes import sentence, words

_MOST_LAYERS = 1000
"""The largest number of layers or micro-batches that `ScalingModel.largest` tries, because the
rows of each are written each time."""


class ScalingModel:
    """A step at any size: formulas from recordings at small sizes, proved by further recordings."""

    def __init__(self, fitted: Fitted) -> None:
        self._fitted = fitted

    def __repr__(self) -> str:
        return f"ScalingModel({' '.join(map(words, self._proof()))})"

    @property
    def recordings(self) -> dict[Point, Recording]:
        """The recordings by their sizes; those used as proof come last."""
        return dict(self._fitted.recordings)

    @cached_property
    def doubt(self) -> Doubt | None:
        """Bytes that follow no formula of the sizes; None if all recordings are met to the byte."""
        return doubt(self._fitted)

    def at(self, /, **sizes: int) -> Recording:
        """Predict the recording of the step at these sizes.

        It is a recording like any other. Its notes say how the prediction was proved, and which
        parts follow no formula. Raises PredictError for sizes at which the formulas do not hold.
        """
        return recording_at(self._fitted, self._point(sizes), self.doubt)

    def formula(self, of: Literal["saved", "peak"], /, **sizes: int) -> Formula:
        """Return the formula of the bytes saved for backward, or of the step peak.

        A peak is the largest of several moments; with sizes this is the formula of the moment that
        is the peak there. Raises PredictError if part of it follows no formula of the sizes.
        """
        formulas = self._formulas()
        if of not in formulas:
            raise PredictError(f"There is no formula of {of!r}: choose {', '.join(formulas)}.")
        if of == "peak" and not self._fitted.first.ops:
            raise PredictError(_NO_PEAK, code="no-ops")
        formula = formulas[of]()
        if formula is None:
            why = self.doubt.sentence if self.doubt else "Ask for it at sizes: totals(model.at(…))."
            raise PredictError(f"{of!r} has no formula of {', '.join(self._variables())}. {why}")
        if not sizes:
            return formula
        point = self._point(sizes)
        self._check(point)
        return formula.of(point)

    def table(self, by: FormulasBy = "module", *, limit: int | None = None) -> str:
        """Write the bytes that each module call, or each save, saves as formulas; equal layers as
        one."""
        return formulas_text(self._fitted, by, self._basis(), limit)

    def largest(
        self,
        variable: str,
        /,
        *,
        total_peak: int | str | None = None,
        device: str | None = None,
        outside: int | str | None = None,
        **sizes: int,
    ) -> int:
        """Find the largest value of a variable whose step fits into a total peak or on a GPU.

        The values are in steps of the given ones: with b=(10, 20, 30) in steps of 10.

        The total peak includes parameters, buffers, gradients and optimizer states, as far as the
        recorded block had them. ``total_peak`` is in bytes, or a text such as ``"80 GiB"``.
        ``device`` is a GPU such as ``"H100"``, on which the step fits by `predict.fits` with the
        memory ``outside`` of torch's allocator. Of recordings of the CPU, a larger value may fit,
        too. Bytes that follow no formula cause a warning; the difference from the formulas is added
        to the peak where they are alive. Raises BudgetError if not even the smallest value fits.
        Raises PredictError if that is not known, and for a value beyond the recorded ones if the
        formulas failed their proof.
        """
        variables = self._variables()
        if variable not in variables:
            raise PredictError(_unknown(variable, variables))
        if variable in sizes:
            raise PredictError(f"largest({variable!r}) finds {variable}: leave out {variable}=.")
        if (total_peak is None) == (device is None):
            raise PredictError("Give either total_peak= or device=.")
        beyond = outside_bytes(outside, device)
        limit = parse_nbytes("total_peak", total_peak) if device is None else gpu(device).nbytes

        def fit(size: int) -> Fits | None:
            step = {**sizes, variable: size}
            return None if device is None else fits(self.at(**step), device, outside=beyond)

        def peak(size: int) -> int:
            point, there = self._point({**sizes, variable: size}), fit(size)
            needed = _peak(self._outline(point)) if there is None else there.sufficient_bytes
            return needed + self._missed(point)

        known = self._steps()[variables.index(variable)]
        self._prove(self._point({**sizes, variable: known.start}))
        bool(fit(known.start))  # an error if that is not known
        if self.doubt is not None:
            warnings.warn(self.doubt.sentence, stacklevel=2)
        fitted, of = self._fitted, self.doubt
        if of is None or fitted.missed_share <= MOST_MISSED or variable not in fitted.variables:
            return last_within(peak, limit, known, variable, self._most(variable))
        end = 0 if fitted.holds is None else fitted.holds[fitted.variables.index(variable)][-1]
        if not end or peak(end) <= limit:
            reached = f"{variable}={end:,} fits. " if end else ""
            raise PredictError(reached + failed_text(fitted, of), code="formulas-failed")
        return last_known_within(peak, limit, known[: known.index(end) + 1], variable)

    def _prove(self, point: Point) -> None:
        """Refuse sizes beyond the recorded ones if the formulas failed their proof."""
        check_proven(self._fitted, point, self.doubt)

    def _missed(self, point: Point) -> int:
        """Return how many bytes more than predicted the step may take."""
        more = self._fitted.missed_at(point)
        if not more:
            return 0
        outline = self._outline(point)
        most = (
            row._replace(nbytes=row.nbytes + more.get(at, 0))
            for at, row in enumerate(outline.storages)
        )
        return _peak(replace(outline, storages=tuple(most))) - _peak(outline)

    def _variables(self) -> tuple[str, ...]:
        return self._fitted.variables

    def _formulas(self) -> dict[str, Callable[[], Formula | None]]:
        return {
            "saved": lambda: saved_formula(self._fitted),
            "peak": lambda: peak_formula(self._fitted),
        }

    def _check(self, point: Point) -> None:
        """Refuse sizes at which the formulas do not hold."""
        check_sizes(self._fitted, point)

    def _outline(self, point: Point) -> Recording:
        """Return only the rows of the recording at these sizes that its totals need."""
        return outline_at(self._fitted, point)

    def _steps(self) -> list[range]:
        return steps(self._fitted)

    def _most(self, variable: str) -> int:
        """Return the largest size that the search tries."""
        return MOST

    def _proof(self) -> tuple[Note, ...]:
        """Say how the formulas were proved."""
        return (proof_note(self._fitted),)

    def _basis(self) -> list[str]:
        """List the bytes without a formula, the omitted sizes, and the proof."""
        unsure = () if self.doubt is None else (self.doubt.note,)
        return [sentence(note) for note in (*unsure, *self._fitted.notes, *self._proof())]

    def _point(self, sizes: Mapping[str, int]) -> Point:
        """Return the sizes in order, each once."""
        variables = self._variables()
        for name in [*sizes, *variables]:
            if name not in variables:
                raise PredictError(_unknown(name, variables))
            if name not in sizes:
                raise PredictError(
                    f"{name} is missing: give a value for each of {', '.join(variables)}."
                )
        return tuple(whole(name, sizes[name]) for name in variables)


class DeepScalingModel(ScalingModel):
    """The same if one of the sizes is the number of equal layers or micro-batches."""

    def __init__(self, deep: Deep) -> None:
        super().__init__(deep.largest)
        self._deep = deep

    @property
    def recordings(self) -> dict[Point, Recording]:
        """The recordings by their sizes; those used as proof come last."""
        return self._deep.recordings

    @cached_property
    def doubt(self) -> Doubt | None:
        """Bytes that follow no formula of the other sizes; None if all recordings are met to the
        byte."""
        return self._deep.doubt

    def at(self, /, **sizes: int) -> Recording:
        """Predict the recording of the step at these sizes, by repeating a layer or a micro-batch.

        Births and deaths follow its place in the step. Raises PredictError for sizes at which the
        formulas do not hold.
        """
        return self._deep.recording_at(self._point(sizes))

    def table(self, by: FormulasBy = "module", *, limit: int | None = None) -> str:
        """Write the bytes that each module call, or each save, saves, at the larger of the two
        numbers of layers or micro-batches."""
        count = max(self._deep.fits)
        where = f"These are the formulas at {self._deep.variable}={count}."
        return formulas_text(self._deep.largest, by, [where, *self._basis()], limit)

    def _variables(self) -> tuple[str, ...]:
        return self._deep.variables

    def _formulas(self) -> dict[str, Callable[[], Formula | None]]:
        return {
            "saved": lambda: deep_saved_formula(self._deep),
            "peak": lambda: deep_peak_formula(self._deep),
        }

    def _check(self, point: Point) -> None:
        self._deep.check(point)

    def _outline(self, point: Point) -> Recording:
        return self._deep.rows_at(point)

    def _prove(self, point: Point) -> None:
        check_proven(self._fitted, self._deep.rest(point), self.doubt)

    def _missed(self, point: Point) -> int:
        units = Fraction(point[self._deep.axis], max(self._deep.fits))
        return math.ceil(self._deep.largest.missed_at_once(self._deep.rest(point)) * units)

    def _steps(self) -> list[range]:
        return self._deep.steps

    def _most(self, variable: str) -> int:
        return _MOST_LAYERS if variable == self._deep.variable else MOST

    def _proof(self) -> tuple[Note, ...]:
        return self._deep.proof


def _peak(recording: Recording) -> int:
    """Return the total peak. Raises PredictError if it is not known."""
    found = totals(recording).total_peak_bytes
    if found is None:
        raise PredictError(_NO_PEAK, code="no-ops")
    return found


_NO_PEAK = (
    "The peak needs the ops of the step and its model: record it with `with "
    "tb_actmem.record(model)`."
)


Recordings = Iterable[tuple[Mapping[str, int], Recording]]
"""Recordings of one step, each with its sizes, such as ``{"b": 2}``."""


def scale(
    step: Callable[..., Recording] | Recordings,
    /,
    *,
    proof: Mapping[str, int] | None = None,
    progress: Callable[[str], object] | None = None,
    **values: Sequence[int],
) -> ScalingModel:
    """Find the formulas of a step's memory from recordings at a few small sizes.

    ``step`` is called with sizes by name and returns the recording of one step. Each keyword names
    a variable and some small values of it, such as ``b=(1, 2, 3), s=(16, 24, 32)``: two values if
    memory grows linearly with it, three if it grows with its square. Only the sizes that the
    formulas need are run, and a last step at three times the largest, or at the sizes in ``proof``.
    The formulas must predict that step to the byte. If they fail, three or more of the values in
    larger equal steps are tried: a kernel may pad to a multiple. If a size is a number of heads,
    give a ``proof`` that divides the width of the model. ``progress``, such as ``print``, is called
    with a text before each step.

    A size may be one of the model that the step builds. For the number of layers give two
    consecutive values, such as ``layers=(3, 4)``, and further ones as proof: one layer is repeated,
    and the last step must match that row by row. Do the same for the number of micro-batches whose
    gradients the step accumulates, such as ``k=(3, 4)``.

    Instead of a function, ``step`` may be existing recordings: pairs of sizes, such as ``{"b":
    2}``, and a recording. The simplest formulas that match all of them are chosen; more recordings
    give more proof.

    Raises PredictError if the step runs other ops at other sizes, with the first of them, or if
    there are too few recordings.
    """
    need_progress(progress)
    if callable(step):
        return _scaling_model(run_small(step, proof, values, progress or (lambda text: None)))
    if proof or values:
        raise TypeError("values and proof= need a step function; recordings have their own sizes.")
    pairs = checked_pairs(step)
    need_recordings(*(one for _, one in pairs))
    return _scaling_model(fitted_recordings(pairs))


def _scaling_model(fitted: Fitted | Deep) -> ScalingModel:
    return DeepScalingModel(fitted) if isinstance(fitted, Deep) else ScalingModel(fitted)


def _unknown(name: str, variables: Sequence[str]) -> str:
    return f"{name!r} is not a size of these recordings: they have {', '.join(variables)}."
