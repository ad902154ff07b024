"""Formulas of the sizes, fitted to recordings and proved by more of them; here polynomials.

Here, too, the temporary memory of an op becomes one storage: its blocks may vary with the size.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from tb_actmem.model import Recording, Storage

Point = tuple[int, ...]
"""A value for each variable, in their order."""
Exponents = tuple[int, ...]
"""The powers of a monomial, one for each variable."""


def sizes_text(variables: Sequence[str], point: Point) -> str:
    """Write sizes as ``b=2, s=16``."""
    return ", ".join(f"{name}={size}" for name, size in zip(variables, point, strict=True))


_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True, slots=True)
class Polynomial:
    """A sum of monomials: ``4,096·b·s + 16·b·s²``."""

    variables: tuple[str, ...]
    terms: tuple[tuple[Exponents, Fraction], ...] = ()
    """The highest first; no coefficient is 0."""

    def at(self, point: Sequence[int]) -> Fraction:
        """Return its value for these sizes."""
        return sum(
            (factor * _power(point, exponents) for exponents, factor in self.terms), Fraction()
        )

    def __mul__(self, times: int) -> Polynomial:
        return polynomial(self.variables, {powers: times * n for powers, n in self.terms})

    def __str__(self) -> str:
        texts = [_term_text(self.variables, *term) for term in self.terms]
        return " + ".join(texts).replace("+ -", "- ") or "0"


def polynomial(
    variables: tuple[str, ...], factors: Mapping[Exponents, Fraction | int]
) -> Polynomial:
    """Make a polynomial from the coefficients of its monomials."""
    order = sorted(factors, key=lambda exponents: (sum(exponents), exponents), reverse=True)
    terms = tuple((exponents, Fraction(factors[exponents])) for exponents in order)
    return Polynomial(variables, tuple(term for term in terms if term[1]))


def _power(point: Sequence[int], exponents: Exponents) -> int:
    return math.prod(size**exponent for size, exponent in zip(point, exponents, strict=True))


def _term_text(variables: Sequence[str], exponents: Exponents, factor: Fraction) -> str:
    powers = [
        name if exponent == 1 else name + str(exponent).translate(_SUPERSCRIPTS)
        for name, exponent in zip(variables, exponents, strict=True)
        if exponent
    ]
    over = "" if factor.denominator == 1 else f"/{factor.denominator}"
    number = f"{factor.numerator:,}{over}"
    return "·".join([*([] if powers and factor == 1 else [number]), *powers])


class _Row(NamedTuple):
    """A combination of points: of their monomials, with the multiple of each point."""

    monomials: list[Fraction]
    weights: list[Fraction]


class Solver(NamedTuple):
    """Turns values at some points into coefficients, and checks that these match all values."""

    solving: tuple[tuple[Exponents, tuple[Fraction, ...]], ...]
    """For each monomial the multiples of the values that add up to its coefficient."""
    checking: tuple[tuple[Fraction, ...], ...]
    """Multiples that add up to 0 for the values of a polynomial of these monomials."""

    def factors(self, values: Sequence[int]) -> dict[Exponents, Fraction]:
        """Return the coefficients that match the values at the first points that determine them."""
        return {exponents: _combined(weights, values) for exponents, weights in self.solving}

    def is_met(self, values: Sequence[int]) -> bool:
        """Tell whether these coefficients match the values at the other points too."""
        return not any(_combined(weights, values) for weights in self.checking)


def solver(points: Sequence[Point], monomials: Sequence[Exponents]) -> Solver:
    """Prepare to solve for the coefficients of monomials, the simplest first, at given points.

    Earlier points determine the coefficients, and later ones check them. A monomial that the points
    do not separate from simpler ones gets none.
    """
    pivots: dict[int, _Row] = {}
    checking = []
    for position, point in enumerate(points):
        row = _Row(
            [Fraction(_power(point, exponents)) for exponents in monomials],
            [Fraction(position == other) for other in range(len(points))],
        )
        for column, pivot in pivots.items():
            row = _minus(row, row.monomials[column], pivot)
        column = next((at for at, value in enumerate(row.monomials) if value), -1)
        if column < 0:
            checking.append(tuple(row.weights))
            continue
        one = Fraction(1) / row.monomials[column]
        row = _Row([value * one for value in row.monomials], [value * one for value in row.weights])
        for other, pivot in pivots.items():
            pivots[other] = _minus(pivot, pivot.monomials[column], row)
        pivots[column] = row
    solving = ((monomials[at], tuple(pivots[at].weights)) for at in sorted(pivots))
    return Solver(tuple(solving), tuple(checking))


def _minus(row: _Row, times: Fraction, other: _Row) -> _Row:
    if not times:
        return row
    return _Row(
        *(
            [a - times * b for a, b in zip(mine, theirs, strict=True)]
            for mine, theirs in zip(row, other, strict=True)
        )
    )


def _combined(weights: Sequence[Fraction], values: Sequence[int]) -> Fraction:
    pairs = zip(weights, values, strict=True)
    return sum((weight * value for weight, value in pairs if weight), Fraction())


DEGREE = 3
"""The highest power of one variable that is tried."""


def below(monomial: Exponents) -> Iterator[Exponents]:
    """Return the monomials with one power less in one variable."""
    for axis, exponent in enumerate(monomial):
        if exponent:
            yield (*monomial[:axis], exponent - 1, *monomial[axis + 1 :])


def up_to(degrees: Sequence[int], total: int) -> tuple[Exponents, ...]:
    """Return all monomials up to a degree in each variable and in total, the simplest first."""
    powers = itertools.product(*(range(degree + 1) for degree in degrees))
    return tuple(sorted((one for one in powers if sum(one) <= total), key=_order))


def next_above(monomials: Sequence[Exponents], axes: Sequence[int]) -> Iterator[Exponents]:
    """Return the monomials directly above: all below are among the given ones. ``axes``: the
    variables."""
    known = set(monomials)
    above = {(*one[:axis], one[axis] + 1, *one[axis + 1 :]) for one in monomials for axis in axes}
    for one in sorted(above - known, key=_order):
        if known.issuperset(below(one)):
            yield one


def _order(monomial: Exponents) -> tuple[int, int, Exponents]:
    return sum(monomial), max(monomial, default=0), monomial


def merge_temporaries(recording: Recording) -> Recording:
    """Merge the storages that an op allocates and frees internally, for each op and device.

    Torch chooses a convolution's kernel, and so its blocks, by the sizes of its inputs.
    """
    named = {row.storage for row in recording.tensors}
    named.update(storage for op in recording.ops for storage in op.inputs)
    sums: dict[int, dict[str, Storage]] = {}
    last: dict[int | None, int] = {}
    temporary = set()
    for number, row in enumerate(recording.storages):
        last[row.birth] = number
        if row.birth is None or row.death != row.birth + 1 or number in named:
            continue
        temporary.add(number)
        of_op = sums.setdefault(row.birth, {})
        before = of_op.get(row.device, row._replace(nbytes=0))
        of_op[row.device] = before._replace(nbytes=before.nbytes + row.nbytes)
    rows: list[Storage] = []
    numbers: dict[int | None, int | None] = {None: None}
    for number, row in enumerate(recording.storages):
        if number not in temporary:
            numbers[number] = len(rows)
            rows.append(row)
        if row.birth is not None and last[row.birth] == number:
            rows += sums.get(row.birth, {}).values()
    return replace(
        recording,
        storages=tuple(rows),
        tensors=tuple(one._replace(storage=numbers[one.storage]) for one in recording.tensors),
        ops=tuple(
            one._replace(inputs=tuple(map(numbers.__getitem__, one.inputs)))  # type: ignore[arg-type]
            for one in recording.ops
        ),
    )
