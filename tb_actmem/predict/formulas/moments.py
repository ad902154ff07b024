"""Saved bytes and peaks as formulas, also of the number of layers or micro-batches.

At a moment of a unit the live bytes grow in equal steps with the unit and with the number of
units. So the fullest moment is in the first or in the last unit, and two numbers of units
determine it for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import comb

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.analysis.totals import Totals, totals_of
from tb_actmem.analysis.totals.pending_graphs import saved_spans
from tb_actmem.model import Storage
from tb_actmem.predict.formulas import Exponents, Point, Polynomial, polynomial
from tb_actmem.predict.formulas.deep import Deep
from tb_actmem.predict.formulas.numbers import Fitted
from tb_actmem.predict.formulas.prediction import steps
from tb_actmem.predict.formulas.units import labelled

_FURTHER = (1, 5)
"""The formula must also predict this many more units."""


def deep_saved_formula(deep: Deep) -> Formula | None:
    """Return the saved bytes; None if they are not a formula of the number of units."""
    one, other = map(saved_formula, deep.fits.values())
    if one is None or other is None or max(len(one.pieces), len(other.pieces)) > 1:
        return None
    formula = Formula((_joined(deep, one.pieces[0], other.pieces[0]),))
    return formula if _is_met(deep, formula, lambda sums: sums.saved_bytes) else None


def deep_peak_formula(deep: Deep) -> Formula | None:
    """Return the step peak; None if it is not a formula of the number of units."""
    one, other = map(peak_sums, deep.fits.values())
    if one is None or other is None:
        return None
    mine, others = (_after_each(sums) for sums in (one, other))
    sums = [_joined(deep, mine(at), others(then)) for at, then in _same_moments(deep)]
    formula = largest(sums, tuple(known.start for known in deep.steps))
    return formula if _is_met(deep, formula, lambda row: row.step_peak_bytes) else None


def _after_each(sums: dict[int, Polynomial]) -> Callable[[int], Polynomial]:
    """Return the live bytes after each op, whether it changes them or not."""
    last, after_each = sums[-1], []
    for moment in range(max(sums) + 1):
        last = sums.get(moment, last)
        after_each.append(last)
    return lambda moment: after_each[min(moment, len(after_each) - 1)] if moment >= 0 else sums[-1]


def _same_moments(deep: Deep) -> Iterator[tuple[int, int]]:
    """Pair the ops of the smaller step with those of the larger one at the same place.

    An op of a unit has two such places: as far from the first unit, and as far from the last.
    """
    yield -1, -1
    rows = [
        labelled(fitted.first, deep.units, deep.margin).parts("ops")
        for fitted in deep.fits.values()
    ]
    for one, other in zip(*rows, strict=True):
        for offset in range(one.length * max(1, len(one.units))):
            yield one.first + offset, other.first + offset
            if one.units:
                yield one.first + offset, other.first + other.length + offset


def _joined(deep: Deep, one: Polynomial, other: Polynomial) -> Polynomial:
    """Return the line through both, as a formula of the number of units."""
    least = min(deep.fits)
    factors: dict[Point, Fraction] = {}
    known = dict(one.terms), dict(other.terms)
    for powers in {*known[0], *known[1]}:
        begin, end = (each.get(powers, Fraction()) for each in known)
        factors[deep.whole(1, powers)] = end - begin
        factors[deep.whole(0, powers)] = begin - least * (end - begin)
    return polynomial(deep.variables, factors)


def _is_met(deep: Deep, formula: Formula, figure: Callable[[Totals], int | None]) -> bool:
    """Tell whether the formula predicts steps of more units, at all sizes that ran."""
    return all(
        formula.at(point) == figure(totals_of(Index(deep.rows_at(point))))
        for rest in deep.largest.recordings
        for point in (deep.whole(max(deep.fits) + more, rest) for more in _FURTHER)
    )


Life = tuple[int, int | None, int]
"""Of a storage: the moment of its birth, the moment of its death, its number."""
_Factors = dict[Exponents, Fraction]


@dataclass(frozen=True, slots=True)
class Formula:
    """The largest of some polynomials: ``max(…, …)``, or the only one."""

    pieces: tuple[Polynomial, ...]

    def at(self, point: Sequence[int]) -> Fraction:
        """Return its value for these sizes."""
        return max(piece.at(point) for piece in self.pieces)

    def of(self, point: Sequence[int]) -> Formula:
        """Return the polynomial that is the largest for these sizes."""
        return Formula((max(self.pieces, key=lambda piece: piece.at(point)),))

    def __str__(self) -> str:
        texts = ", ".join(map(str, self.pieces))
        return f"max({texts})" if len(self.pieces) > 1 else texts


def saved_formula(fitted: Fitted) -> Formula | None:
    """Return the bytes saved for backward on the model's device, where they are largest.

    None if part of them follows no formula.
    """
    index = Index(fitted.first)
    device = set(storages_by_device(index)[first_device(index)])
    lives = [
        (first, last + 1, storage)
        for storage, spans in saved_spans(index).items()
        if storage in device
        for first, last in spans
    ]
    return _formula(fitted, _sums(fitted, lives))


def peak_formula(fitted: Fitted) -> Formula | None:
    """Return the largest live bytes of the block on the model's device, after any op.

    None if part of them follows no formula.
    """
    return _formula(fitted, peak_sums(fitted))


def peak_sums(fitted: Fitted) -> dict[int, Polynomial] | None:
    """Return the live bytes after each op that changes them; before the first, at -1, 0."""
    index = Index(fitted.first)
    rows = fitted.first.storages
    made = [at for at in storages_by_device(index)[first_device(index)] if _is_made(rows[at])]
    if any(len(fitted.deaths[storage]) > 1 for storage in made):
        return None
    return _sums(fitted, [(*_life(rows[storage]), storage) for storage in made])


def _is_made(row: Storage) -> bool:
    return row.birth is not None and row.category not in OWN


def _life(row: Storage) -> tuple[int, int | None]:
    birth = row.birth or 0
    return birth, None if row.death is None else max(row.death, birth + 1)


def _sums(fitted: Fitted, lives: Sequence[Life]) -> dict[int, Polynomial] | None:
    """Return the live bytes from each moment on at which they change."""
    if not all(fitted.storages[storage].is_met for _, _, storage in lives):
        return None
    changes: dict[int, _Factors] = {}
    for begin, end, storage in lives:
        terms = fitted.storages[storage].polynomial.terms
        _add(changes.setdefault(begin, {}), terms, 1)
        if end is not None:
            _add(changes.setdefault(end, {}), terms, -1)
    total: _Factors = {}
    sums = {-1: polynomial(fitted.variables, {})}
    for moment in sorted(changes):
        _add(total, changes[moment].items(), 1)
        sums[moment] = polynomial(fitted.variables, total)
    return sums


def _formula(fitted: Fitted, sums: Mapping[int, Polynomial] | None) -> Formula | None:
    start = tuple(known.start for known in steps(fitted))
    return None if sums is None else largest(sums.values(), start)


def _add(total: _Factors, terms: Iterable[tuple[Exponents, Fraction]], sign: int) -> None:
    for exponents, factor in terms:
        total[exponents] = total.get(exponents, Fraction()) + sign * factor


def largest(sums: Iterable[Polynomial], start: Point) -> Formula:
    """Return the largest sums, without those that others exceed at all recorded sizes and above."""
    greatest: list[tuple[Polynomial, _Factors]] = []
    for candidate in sorted(dict.fromkeys(sums), key=lambda one: one.at(start), reverse=True):
        moved = _moved(candidate, start)
        if not any(_exceeds(other, moved) for _, other in greatest):
            greatest = [row for row in greatest if not _exceeds(moved, row[1])]
            greatest.append((candidate, moved))
    return Formula(tuple(candidate for candidate, _ in greatest))


def _exceeds(one: _Factors, other: _Factors) -> bool:
    """Tell whether one is at least the other if no variable is negative."""
    return all(one.get(key, 0) >= other.get(key, 0) for key in {*one, *other})


def _moved(formula: Polynomial, start: Point) -> _Factors:
    """Rewrite the coefficients for sizes counted from their smallest values."""
    moved: _Factors = {}
    for exponents, factor in formula.terms:
        for powers in product(*(range(exponent + 1) for exponent in exponents)):
            part = factor
            for size, exponent, power in zip(start, exponents, powers, strict=True):
                part *= comb(exponent, power) * size ** (exponent - power)
            moved[powers] = moved.get(powers, Fraction()) + part
    return moved
