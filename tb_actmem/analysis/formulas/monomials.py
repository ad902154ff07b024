"""Sets of monomials, each with all that divide it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from tb_actmem.analysis.formulas.polynomial import Exponents

DEGREE = 3
"""The highest power of one variable that is looked for."""


def below(monomial: Exponents) -> Iterator[Exponents]:
    """The monomials with one power less in one variable."""
    for axis, exponent in enumerate(monomial):
        if exponent:
            yield (*monomial[:axis], exponent - 1, *monomial[axis + 1 :])


def up_to(degrees: Sequence[int], total: int) -> tuple[Exponents, ...]:
    """All monomials up to a degree in each variable and in all together, the simplest first."""
    powers = itertools.product(*(range(degree + 1) for degree in degrees))
    return tuple(sorted((one for one in powers if sum(one) <= total), key=_order))


def next_above(monomials: Sequence[Exponents], axes: Sequence[int]) -> Iterator[Exponents]:
    """The monomials that are not among them, and all below are; ``axes``: in which variables."""
    known = set(monomials)
    found = {(*one[:axis], one[axis] + 1, *one[axis + 1 :]) for one in monomials for axis in axes}
    for one in sorted(found - known, key=_order):
        if known.issuperset(below(one)):
            yield one


def _order(monomial: Exponents) -> tuple[int, int, Exponents]:
    return sum(monomial), max(monomial, default=0), monomial
