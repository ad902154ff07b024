"""Formulas of a step if one of its sizes is the number of layers, or of micro-batches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from tb_actmem.errors import PredictError
from tb_actmem.model import Note, Recording
from tb_actmem.predict.formulas import Point, sizes_text
from tb_actmem.predict.formulas.numbers import Fitted, first_difference
from tb_actmem.predict.formulas.prediction import (
    Doubt,
    check_proven,
    check_sizes,
    doubt,
    marked,
    proof_note,
    rows_at,
    said,
    steps,
)
from tb_actmem.predict.formulas.repeated import (
    MARGINS,
    NotRepeatedError,
    Repeated,
    difference,
    repeated,
)
from tb_actmem.predict.formulas.units import TABLES, Units, in_order

MAX_ROWS = 2**22
"""The most rows of a predicted recording: as many as the tab shows."""


@dataclass(frozen=True)
class Deep:
    """Formulas at two consecutive numbers of units, and their proof."""

    variables: tuple[str, ...]
    axis: int
    """The index of the variable that is the number of units."""
    units: Units
    fits: dict[int, Fitted]
    """Formulas of the other sizes by number of units, the smaller one first."""
    proofs: dict[Point, Recording]
    margin: int = MARGINS[0]
    """How many units at each end are not inner units."""

    @property
    def variable(self) -> str:
        """The name of the number of units."""
        return self.variables[self.axis]

    @property
    def recordings(self) -> dict[Point, Recording]:
        """All recordings by their sizes; those used as proof come last."""
        recordings = {
            self.whole(count, rest): recording
            for count, fitted in self.fits.items()
            for rest, recording in fitted.recordings.items()
        }
        return recordings | self.proofs

    @property
    def largest(self) -> Fitted:
        """The formulas of the other sizes at the larger number of units."""
        return [*self.fits.values()][-1]

    @cached_property
    def doubt(self) -> Doubt | None:
        """Bytes that follow no formula of the other sizes."""
        return next(filter(None, map(doubt, self.fits.values())), None)

    @property
    def steps(self) -> list[range]:
        """The sizes of every variable at which the formulas hold, without an end."""
        ranges = steps(self.largest)
        counts = [*self.fits, *(point[self.axis] for point in self.proofs)]
        ranges.insert(self.axis, range(min(counts), max(counts) + 1))
        return ranges

    def whole(self, count: int, rest: Point) -> Point:
        """Combine a number of units with the other sizes, in order."""
        return (*rest[: self.axis], count, *rest[self.axis :])

    def rest(self, point: Point) -> Point:
        """The sizes without the number of units."""
        return (*point[: self.axis], *point[self.axis + 1 :])

    def rows_at(self, point: Point) -> Recording:
        """Return the rows of the step at these sizes, not yet marked as predicted.

        Raises PredictError for sizes at which the formulas do not hold, and if no unit is like the
        others.
        """
        self.check(point)
        self._check_rows(point[self.axis])
        units = self._repeated(self.rest(point))
        return units.at(units.count + point[self.axis] - min(self.fits))

    def check(self, point: Point) -> None:
        """Refuse sizes at which the formulas do not hold."""
        least = min(self.fits)
        if point[self.axis] < least:
            raise PredictError(
                f"The formulas hold from {self.variable}={least} on, so not at {point[self.axis]}.",
                code="size-not-covered",
            )
        for fitted in self.fits.values():
            check_sizes(fitted, self.rest(point))

    def recording_at(self, point: Point) -> Recording:
        """Predict the recording of the step at these sizes; raises as `rows_at`."""
        check_proven(self.largest, self.rest(point), self.doubt)
        notes = (*self.proof, *said(self.largest, self.doubt))
        return marked(self.rows_at(point), sizes_text(self.variables, point), notes)

    @property
    def proof(self) -> tuple[Note, ...]:
        """Say how the prediction was proved."""
        proved = " and at ".join(sizes_text(self.variables, point) for point in self.proofs)
        units = self.units.noted(
            counts=f"{self.variable}={' and '.join(map(str, self.fits))}",
            excepted="sizes" if self.doubt else None,
            proofs=proved,
        )
        return (units, proof_note(self.largest)) if len(self.variables) > 1 else (units,)

    def _repeated(self, rest: Point) -> Repeated:
        one, other = (rows_at(fitted, rest) for fitted in self.fits.values())
        return repeated(one, other, self.units, self.margin)

    def _check_rows(self, count: int) -> None:
        known = sum(len(getattr(self.largest.first, table)) for table in TABLES)
        rows = known * count // max(self.fits)
        if rows > MAX_ROWS:
            raise PredictError(
                f"A recording at {self.variable}={count:,} would have {rows:,} rows, more than "
                f"{MAX_ROWS:,}."
            )


def checked(deep: Deep) -> Deep:
    """Compare predictions with the recordings used as proof, row by row.

    Raises PredictError if one differs, except in bytes that follow no formula of the other sizes.
    """
    problem = ""
    for margin in MARGINS:
        if min(deep.fits) > 2 * margin:
            with_margin = replace(deep, margin=margin)
            failed = _problem(with_margin)
            if failed is None:
                return with_margin
            problem = problem or failed
    problem = problem or f"{deep.variable}={min(deep.fits)} has no inner {deep.units.noun}"
    raise PredictError(f"{problem}. {_cure(deep)}")


def _problem(deep: Deep) -> str | None:
    """Return why the units do not repeat; None: they do."""
    for point, recording in deep.proofs.items():
        try:
            predicted = deep.rows_at(point)
        except NotRepeatedError as error:
            counts = " and ".join(map(str, deep.fits))
            return f"At {deep.variable}={counts}: {error}"
        # Another sentence reports sizes in doubt.
        problem = (
            first_difference(in_order(predicted), in_order(recording))
            if deep.doubt
            else difference(predicted, recording, deep.units)
        )
        if problem is not None:
            where = sizes_text(deep.variables, point)
            return f"At {where} the step has no additional equal {deep.units.text}: {problem}"
    return None


def _cure(deep: Deep) -> str:
    """Suggest what to try: more units, if those next to the first and the last may differ too."""
    least = 2 * MARGINS[-1] + 1
    if min(deep.fits) >= least:
        return f"Keep {deep.variable} fixed."
    return f"Try {deep.variable}=({least}, {least + 1}), or keep {deep.variable} fixed."


def deep_design(
    run: Callable[[Point], Recording],
    values: Mapping[str, Sequence[int]],
    far: Point,
    axis: int,
    units: Units,
    fit: Callable[[int], Fitted],
) -> Deep:
    """Run a step at two numbers of units, and at more as their proof.

    ``far`` are the sizes of the last step; ``fit`` finds the formulas of the other sizes at a
    number of units. Raises PredictError if the units are not alike, or their numbers are not
    consecutive.
    """
    variables = tuple(values)
    counts = values[variables[axis]]
    if counts[1] != counts[0] + 1 or counts[0] <= 2 * MARGINS[0]:
        raise PredictError(_following(variables[axis], units))

    fits = {count: fit(count) for count in counts[:2]}
    held_back = [(*far[:axis], count, *far[axis + 1 :]) for count in counts[2:]]
    proofs = {point: run(point) for point in (*held_back, far)}
    return checked(Deep(variables, axis, units, fits, proofs))


def one_size(recording: Recording) -> Fitted:
    """Return formulas of a single recording."""
    return Fitted((), {(): recording}, ((),))


def _following(variable: str, units: Units) -> str:
    least = 2 * MARGINS[0] + 1
    return (
        f"{variable} is the number of {units.text}: give two consecutive numbers, from "
        f"{least} on, such as {variable}=({least}, {least + 1})."
    )
