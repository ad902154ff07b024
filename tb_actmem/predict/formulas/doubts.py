"""Bytes that follow no formula of the sizes, found by the recordings used as proof."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tb_actmem.model import Note, NoteValue
from tb_actmem.predict.formulas.numbers import Fitted, number_place, storage_place
from tb_actmem.predict.formulas.polynomial import Point, polynomial, sizes_text
from tb_actmem.text.notes import words


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
    found = []
    for point, recording in fitted.recordings.items():
        recorded = sum(recording.storages[at].nbytes for at in storages)
        expected = round(sum(fitted.storages[at].polynomial.at(point) for at in storages))
        found.append((point, recorded, expected))
    return max(found, key=lambda row: (abs(row[1] - row[2]), row[0]))


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
