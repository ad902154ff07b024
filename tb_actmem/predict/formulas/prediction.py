"""Predicts the recording of a step at sizes at which it did not run, and its doubtful bytes."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from tb_actmem.analysis.index import latest
from tb_actmem.errors import PredictError
from tb_actmem.model import Note, NoteValue, Recording, Storage
from tb_actmem.predict.formulas import Point, polynomial, sizes_text
from tb_actmem.predict.formulas.beside import beside_at, beside_notes
from tb_actmem.predict.formulas.numbers import (
    Fitted,
    Solved,
    number_place,
    numbers,
    storage_place,
    with_numbers,
)
from tb_actmem.text.notes import recorded_at, words


class Doubt(NamedTuple):
    """Storages whose bytes or lifetimes follow no formula of the sizes."""

    storages: tuple[int, ...]
    """Storages whose bytes follow no formula, the largest first; then those whose lifetimes differ.
    """
    point: Point
    """The sizes at which formulas and recording differ most."""
    recorded_bytes: int
    """The recorded bytes of these storages there."""
    formula_bytes: int
    """Their bytes by the formulas."""
    note: Note
    """The same facts, for a recording."""

    @property
    def sentence(self) -> str:
        """The facts in words."""
        return words(self.note)


def doubt(fitted: Fitted) -> Doubt | None:
    """Find bytes that the formulas miss; None if they predict every recording to the byte."""
    wrong = [at for at, solved in enumerate(fitted.numbers) if not solved.is_met]
    count = len(fitted.storages)
    sizes = [at for at in wrong if at < count]
    differ = {at for at, deaths in enumerate(fitted.deaths) if len(deaths) > 1}
    lives = [*differ.difference(sizes)]
    if not wrong and not lives:
        return None
    point, recorded, expected = _most(fitted, [*sizes, *lives])
    rows = fitted.recordings[point].storages
    for storages in sizes, lives:
        storages.sort(key=lambda at: (-rows[at].nbytes, at))
    is_of_storages = bool(sizes or lives)
    note = Note.of(
        "no-formula",
        **dict(_differing(fitted, sizes, lives, wrong)),
        where=sizes_text(fitted.variables, point) if is_of_storages else None,
        recorded=recorded if is_of_storages else None,
        expected=expected if is_of_storages and expected != recorded else None,
        holds=_ranges(fitted) if sizes else None,
        powers=_searched(fitted) if wrong else None,
        **_taken(fitted, bool(wrong), bool(sizes)),
    )
    return Doubt((*sizes, *lives), point, recorded, expected, note)


def _most(fitted: Fitted, storages: Collection[int]) -> tuple[Point, int, int]:
    """Return where formulas and recordings of some storages differ most, and both numbers there."""
    differences = []
    for point, recording in fitted.recordings.items():
        recorded = sum(recording.storages[at].nbytes for at in storages)
        expected = round(sum(fitted.storages[at].polynomial.at(point) for at in storages))
        differences.append((point, recorded, expected))
    return max(differences, key=lambda row: (abs(row[1] - row[2]), row[0]))


def _differing(
    fitted: Fitted, sizes: list[int], lives: list[int], wrong: list[int]
) -> Iterator[tuple[str, NoteValue]]:
    """Count the storages, and name the first; name a shape if only shapes differ."""
    for storages, many, first in (sizes, "sizes", "first_size"), (lives, "lives", "first_life"):
        if storages:
            yield many, len(storages)
            yield first, storage_place(fitted.first, storages[0])
    shapes = [at for at in wrong if at >= len(fitted.storages)]
    if shapes and len(shapes) == len(wrong):
        yield "shape", number_place(fitted.first, shapes[0])


def _ranges(fitted: Fitted) -> list[str] | None:
    """List where the formulas hold; None if no recording proves them anywhere."""
    if fitted.holds is None:
        return None
    return [
        f"{name}={axis[0]} to {axis[-1]}"
        for name, axis in zip(fitted.variables, fitted.holds, strict=True)
    ]


def _searched(fitted: Fitted) -> str | None:
    """Name the powers that were tried: a higher one needs one more size."""
    highest = tuple(map(max, zip(*fitted.monomials, strict=True)))
    powers = [str(polynomial(fitted.variables, {power: 1})) for power in _alone(highest)]
    return " and ".join(powers) or None


def _taken(fitted: Fitted, has_wrong: bool, has_sizes: bool) -> dict[str, str]:
    """Name the prediction that is used instead."""
    last = sizes_text(fitted.variables, [*fitted.recordings][-1])
    if not has_wrong:
        return {"lifetimes": "longest"}
    return {"bytes_of" if has_sizes else "shapes_of": last}


def _alone(highest: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for axis, power in enumerate(highest):
        if power:
            yield tuple(power if axis == other else 0 for other in range(len(highest)))


def recording_at(fitted: Fitted, point: Point, doubt: Doubt | None) -> Recording:
    """Predict the recording of the step at these sizes.

    Raises PredictError for sizes at which the formulas do not hold.
    """
    check_sizes(fitted, point)
    check_proven(fitted, point, doubt)
    notes = (proof_note(fitted), *said(fitted, doubt))
    return marked(rows_at(fitted, point), sizes_text(fitted.variables, point), notes)


def rows_at(fitted: Fitted, point: Point) -> Recording:
    """Return the rows of the step at these sizes, not yet marked as predicted."""
    recording = with_numbers(fitted.first, values_at(fitted, fitted.numbers, point))
    return replace(
        recording,
        storages=lives(fitted, recording.storages),
        allocators=(),
        blocks=beside_at(fitted, point),
    )


def marked(recording: Recording, sizes: str, notes: Sequence[Note]) -> Recording:
    """Mark a recording as predicted. Raises PredictError if no step can have these numbers."""
    meta = recording.meta
    predicted = "; ".join(filter(None, (meta.predicted, sizes)))
    notes = (Note.of("predicted", assumed=predicted), *notes)
    try:
        return replace(recording, meta=meta._replace(predicted=predicted, notes=notes)).check()
    except ValueError as error:
        raise PredictError(f"At {sizes} the step cannot run: {error}.") from error


def outline_at(fitted: Fitted, point: Point) -> Recording:
    """Return the same with unchanged shapes of tensors: totals need only storages."""
    check_sizes(fitted, point)
    recording = with_numbers(fitted.first, values_at(fitted, fitted.storages, point))
    return replace(recording, storages=lives(fitted, recording.storages), allocators=(), blocks=())


def steps(fitted: Fitted) -> list[range]:
    """Return the sizes of every variable for which formulas were proved, without an end."""
    return [steps_of(axis) for axis in zip(*fitted.recordings, strict=True)]


def steps_of(sizes: Sequence[int]) -> range:
    """Return the sizes from the smallest to the largest in their common steps."""
    first = min(sizes)
    return range(first, max(sizes) + 1, math.gcd(*(size - first for size in sizes)) or 1)


def check_sizes(fitted: Fitted, point: Point) -> None:
    """Refuse sizes below the recorded ones, and sizes between their common steps."""
    for name, size, known in zip(fitted.variables, point, steps(fitted), strict=True):
        if len(known) == 1 and size != known.start:
            raise PredictError(
                f"All recordings are at {name}={size_text(known)}: record other sizes to predict "
                f"{size}.",
                code="size-not-covered",
            )
        if size < known.start:
            left_out = "".join(
                f" {words(note)}" for note in fitted.notes if ("variable", name) in note.values
            )
            raise PredictError(
                f"The formulas hold from {name}={known.start} on, so not at {size}.{left_out}",
                code="size-not-covered",
            )
        if (size - known.start) % known.step:
            raise PredictError(
                f"The formulas were proved for {name} from {known.start} on in steps of "
                f"{known.step}, so not for {size}: add a recording at such a size.",
                code="size-not-covered",
            )


MOST_MISSED = 0.01
"""Formulas that miss a recording by more than this share of its peak have failed their proof."""


def check_proven(fitted: Fitted, point: Point, doubt: Doubt | None) -> None:
    """Refuse sizes at which formulas that failed their proof are not known to hold."""
    if doubt is None or fitted.missed_share <= MOST_MISSED or point in fitted.recordings:
        return
    if not fitted.is_held(point):
        raise PredictError(failed_text(fitted, doubt), code="formulas-failed")


def failed_text(fitted: Fitted, doubt: Doubt) -> str:
    """Say where failed formulas predict nothing, and what to do."""
    where = "at sizes that were not recorded"
    if fitted.holds is not None:
        ends = tuple(known[-1] for known in fitted.holds)
        where = f"beyond {sizes_text(fitted.variables, ends)}"
    left_out = "".join(f" {words(note)}" for note in fitted.notes)
    return (
        f"The formulas failed their proof, so they predict nothing {where}: give more values of "
        f"each size, or record the step there.{left_out} {doubt.sentence}"
    )


def size_text(known: range) -> str:
    """Say which sizes were recorded: ``16 to 96``."""
    return f"{known.start}" if len(known) == 1 else f"{known.start} to {known[-1]}"


def proof_note(fitted: Fitted) -> Note:
    """Say how the formulas were proved."""
    sizes = (
        f"{name}={size_text(known)}"
        for name, known in zip(fitted.variables, steps(fitted), strict=True)
    )
    return Note.of(
        "formulas", recordings=len(fitted.recordings), sizes=sizes, held_back=fitted.held_back
    )


def values_at(fitted: Fitted, formulas: Sequence[Solved], point: Point) -> list[int]:
    """Return the values of formulas; numbers without a formula are those of the largest sizes."""
    known = {solved: solved.polynomial.at(point) for solved in set(formulas)}
    if all(solved.is_met for solved in known):
        last, growth = [], Fraction()
    else:
        last, growth = numbers(fitted.last), fitted.growth(point)
    values = []
    for position, solved in enumerate(formulas):
        if not solved.is_met:
            is_bytes = position < len(fitted.storages)
            if is_bytes and fitted.is_held(point):
                values.append(max(0, math.ceil(known[solved])))
                continue
            values.append(math.ceil(last[position] * (growth if is_bytes else 1)))
            continue
        value = known[solved]
        if value < 0 or value.denominator > 1:
            raise PredictError(_impossible(fitted, position, solved, value, point))
        values.append(int(value))
    return values


def _impossible(
    fitted: Fitted, position: int, solved: Solved, value: Fraction, point: Point
) -> str:
    place, sizes = number_place(fitted.first, position), sizes_text(fitted.variables, point)
    return f"The formula of {place}, {solved.polynomial}, gives {value} at {sizes}."


def lives(fitted: Fitted, storages: Sequence[Storage]) -> tuple[Storage, ...]:
    """Return the storages with their longest recorded lifetimes."""
    return tuple(
        row if len(deaths) == 1 else row._replace(death=latest(deaths))
        for row, deaths in zip(storages, fitted.deaths, strict=True)
    )


def said(fitted: Fitted, doubt: Doubt | None) -> list[Note]:
    """List the notes of a prediction other than its proof."""
    return [
        *([] if doubt is None else [doubt.note]),
        *fitted.notes,
        *beside_notes(fitted),
        *_notes(fitted),
    ]


def _notes(fitted: Fitted) -> list[Note]:
    """List the notes of the recordings: those that all have, or that the last one has."""
    all_notes = [recording.meta.notes for recording in fitted.recordings.values()]
    last = sizes_text(fitted.variables, [*fitted.recordings][-1])
    return [
        note if all(note in notes for notes in all_notes) else recorded_at(note, last)
        for note in all_notes[-1]
        if note.code != "predicted"
    ]
