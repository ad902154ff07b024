"""Polynomials with exact coefficients: how they are determined and refuted."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tb_actmem.predict.formulas import below, next_above, polynomial, solver, up_to
from tb_actmem.predict.formulas.moments import Formula

VARIABLES = ("b", "s")
MONOMIALS = up_to((1, 2), 3)
POINTS = [(2, 16), (3, 16), (2, 24), (3, 24), (2, 32), (3, 32), (9, 96), (5, 40)]
HALVES = st.lists(st.integers(-(10**15), 10**15), min_size=6, max_size=6)


@given(HALVES)
def test_six_points_determine_and_two_prove(halves):
    """Halves of even numbers: all sizes s are even, so that bytes are whole."""
    factors = dict(zip(MONOMIALS, halves, strict=True))
    factors = {m: Fraction(n, 2) if m[1] else Fraction(n) for m, n in factors.items()}
    expected = polynomial(VARIABLES, factors)
    values = [int(expected.at(point)) for point in POINTS]
    solve = solver(POINTS, MONOMIALS)

    assert len(solve.solving) == 6 and len(solve.checking) == 2
    assert polynomial(VARIABLES, solve.factors(values)) == expected
    assert solve.is_met(values)


@given(st.integers(0, 7), st.integers(1, 1000))
def test_one_wrong_byte_refutes_polynomial(position, more):
    values = [96 * b * s * s + 8 * s + 4 for b, s in POINTS]
    values[position] += more

    assert not solver(POINTS, MONOMIALS).is_met(values)


def test_earlier_points_determine_and_later_ones_check():
    solve = solver([(1,), (2,), (3,)], [(0,), (1,)])

    assert solve.factors([10, 20, 999]) == {(0,): 0, (1,): 10}
    assert not solve.is_met([10, 20, 999])
    assert solve.is_met([10, 20, 30])


def test_confounded_monomials_get_no_coefficient():
    solve = solver([(1, 8), (2, 16), (3, 24)], [(0, 0), (0, 1), (1, 0)])

    assert [exponents for exponents, _ in solve.solving] == [(0, 0), (0, 1)]


@pytest.mark.parametrize(
    ("factors", "text"),
    [
        ({}, "0"),
        ({(0, 0): 4}, "4"),
        ({(1, 2): 96, (1, 1): 8320, (0, 1): 8, (0, 0): 4}, "96·b·s² + 8,320·b·s + 8·s + 4"),
        ({(1, 1): 1, (0, 0): -3}, "b·s - 3"),
        ({(2, 0): Fraction(1, 2), (0, 1): Fraction(-3, 2)}, "1/2·b² - 3/2·s"),
    ],
)
def test_polynomial_is_written_highest_first(factors, text):
    assert str(polynomial(VARIABLES, factors)) == text


def test_polynomial_of_equal_layers_is_multiple():
    one = polynomial(VARIABLES, {(1, 1): 8, (0, 0): 1})

    assert str(one * 12) == "96·b·s + 12"


def test_formula_is_largest_of_its_pieces():
    flat, steep = polynomial(("b",), {(0,): 100}), polynomial(("b",), {(1,): 3})
    formula = Formula((flat, steep))

    assert [formula.at((b,)) for b in (10, 40)] == [100, 120]
    assert str(formula) == "max(100, 3·b)"
    assert str(formula.of((40,))) == "3·b"


def test_monomials_include_all_their_divisors():
    assert MONOMIALS == ((0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (1, 2))
    assert list(below((1, 2))) == [(0, 2), (1, 1)]
    assert list(next_above(((0, 0), (1, 0), (0, 1)), (0, 1))) == [(1, 1), (0, 2), (2, 0)]
    assert list(next_above(((0, 0),), (1,))) == [(0, 1)]
