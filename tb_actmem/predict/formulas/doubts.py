"""Bytes that follow no formula of the sizes, found by the recordings used as proof."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from tb_actmem.predict.formulas.numbers import Fitted, number_place, storage_place
from tb_actmem.predict.formulas.polynomial import Point, polynomial, sizes_text


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
    sentence: str


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
    said = "; ".join([*_of_storages(fitted, sizes, lives), *_of_shapes(fitted, wrong)])
    sentences = [
        f"Some bytes follow no formula of the sizes: {said}.",
        *([_bytes_text(fitted, point, recorded, expected)] if sizes or lives else ()),
        *([_range_text(fitted)] if sizes else ()),
        *([_searched(fitted)] if wrong else ()),
        _taken(fitted, bool(wrong), bool(sizes)),
    ]
    return Doubt((*sizes, *lives), point, recorded, expected, " ".join(filter(None, sentences)))


def _most(fitted: Fitted, storages: Collection[int]) -> tuple[Point, int, int]:
    """Return where formulas and recordings of some storages differ most, and both numbers there."""
    found = []
    for point, recording in fitted.recordings.items():
        recorded = sum(recording.storages[at].nbytes for at in storages)
        expected = round(sum(fitted.storages[at].polynomial.at(point) for at in storages))
        found.append((point, recorded, expected))
    return max(found, key=lambda row: (abs(row[1] - row[2]), row[0]))


def _of_storages(fitted: Fitted, sizes: list[int], lives: list[int]) -> Iterator[str]:
    for storages, what in (sizes, "other bytes"), (lives, "other lifetimes"):
        if storages:
            count = f"{len(storages):,} storages have" if len(storages) > 1 else "a storage has"
            yield f"{count} {what}, first {storage_place(fitted.first, storages[0])}"


def _of_shapes(fitted: Fitted, wrong: list[int]) -> Iterator[str]:
    shapes = [at for at in wrong if at >= len(fitted.storages)]
    if shapes and len(shapes) == len(wrong):
        yield f"{number_place(fitted.first, shapes[0])} differs"


def _bytes_text(fitted: Fitted, point: Point, recorded: int, expected: int) -> str:
    """Say how far formulas and recordings are apart."""
    formulas = f", and the formulas predicted {expected:,}" if expected != recorded else ""
    where = sizes_text(fitted.variables, point)
    return f"At {where} these storages have {recorded:,} bytes{formulas}."


def _range_text(fitted: Fitted) -> str:
    """Say where the formulas hold; "" if no recording proves them anywhere."""
    if fitted.holds is None:
        return ""
    ranges = (
        f"{name}={axis[0]} to {axis[-1]}"
        for name, axis in zip(fitted.variables, fitted.holds, strict=True)
    )
    return f"They hold at {', '.join(ranges)}."


def _searched(fitted: Fitted) -> str:
    """Say which powers were tried: a higher one needs one more size."""
    highest = tuple(map(max, zip(*fitted.monomials, strict=True)))
    powers = [str(polynomial(fitted.variables, {power: 1})) for power in _alone(highest)]
    if not powers:
        return ""
    return (
        f"Powers up to {' and '.join(powers)} were tried; more values of a size allow higher ones."
    )


def _taken(fitted: Fitted, has_wrong: bool, has_sizes: bool) -> str:
    """Name the prediction that is used instead."""
    last = sizes_text(fitted.variables, [*fitted.recordings][-1])
    if not has_wrong:
        return "A prediction uses the longest lifetimes."
    if not has_sizes:
        return f"A prediction uses the shapes of {last}."
    return f"A prediction uses these bytes of {last}, in proportion to each size."


def _alone(highest: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for axis, power in enumerate(highest):
        if power:
            yield tuple(power if axis == other else 0 for other in range(len(highest)))
