"""What is there at once, as formulas of the number of layers too.

At a moment of a layer it grows in equal steps with the layer and with how many there are, so the
fullest one is in the first or in the last of them, and two numbers of layers tell it for all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from tb_actmem.analysis.formulas.deep import Deep
from tb_actmem.analysis.formulas.layers import parts
from tb_actmem.analysis.formulas.moments import Formula, kept_formula, largest, peak_sums
from tb_actmem.analysis.formulas.polynomial import Point, Polynomial, polynomial
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import Ledger, ledger_of

_FURTHER = (1, 5)
"""So many layers more have to follow a formula too."""


def deep_kept_formula(deep: Deep) -> Formula | None:
    """What is kept for the backward; None where it is no formula of the number of layers."""
    one, other = map(kept_formula, deep.fits.values())
    if one is None or other is None or max(len(one.pieces), len(other.pieces)) > 1:
        return None
    formula = Formula((_joined(deep, one.pieces[0], other.pieces[0]),))
    return formula if _is_met(deep, formula, lambda found: found.kept_bytes) else None


def deep_peak_formula(deep: Deep) -> Formula | None:
    """The peak of the step; None where it is no formula of the number of layers."""
    one, other = map(peak_sums, deep.fits.values())
    if one is None or other is None:
        return None
    mine, others = (_after_each(sums) for sums in (one, other))
    sums = [_joined(deep, mine(at), others(then)) for at, then in _same_moments(deep)]
    formula = largest(sums, tuple(known.start for known in deep.steps))
    return formula if _is_met(deep, formula, lambda found: found.step_peak_bytes) else None


def _after_each(sums: dict[int, Polynomial]) -> Callable[[int], Polynomial]:
    """What is there after an op, whether it changes that or not."""
    last, found = sums[-1], []
    for moment in range(max(sums) + 1):
        last = sums.get(moment, last)
        found.append(last)
    return lambda moment: found[min(moment, len(found) - 1)] if moment >= 0 else sums[-1]


def _same_moments(deep: Deep) -> Iterator[tuple[int, int]]:
    """The ops of the smaller step with those of the larger one that are at the same place.

    Those of layers are so twice: as far from the first layer, and as far from the last.
    """
    yield -1, -1
    rows = [parts(fitted.first, deep.names, deep.margin)["ops"] for fitted in deep.fits.values()]
    for one, other in zip(*rows, strict=True):
        for offset in range(one.length * max(1, len(one.layers))):
            yield one.first + offset, other.first + offset
            if one.layers:
                yield one.first + offset, other.first + other.length + offset


def _joined(deep: Deep, one: Polynomial, other: Polynomial) -> Polynomial:
    """The line through both: of the number of layers."""
    least = min(deep.fits)
    factors: dict[Point, Fraction] = {}
    known = dict(one.terms), dict(other.terms)
    for powers in {*known[0], *known[1]}:
        begin, end = (each.get(powers, Fraction()) for each in known)
        factors[deep.whole(1, powers)] = end - begin
        factors[deep.whole(0, powers)] = begin - least * (end - begin)
    return polynomial(deep.variables, factors)


def _is_met(deep: Deep, formula: Formula, figure: Callable[[Ledger], int | None]) -> bool:
    """Whether steps of more layers have what the formula says, at all sizes that ran."""
    return all(
        formula.at(point) == figure(ledger_of(Index(deep.rows_at(point))))
        for rest in deep.largest.recordings
        for point in (deep.whole(max(deep.fits) + more, rest) for more in _FURTHER)
    )
