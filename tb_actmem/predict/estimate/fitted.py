"""The textbook's terms beside formulas fitted to recordings of several sizes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.predict.estimate.comparison import LayerTerms, TermRow, letters, repeated, term_rows
from tb_actmem.predict.formulas import Exponents, Polynomial, polynomial
from tb_actmem.predict.formulas.numbers import Fitted

_LETTERS = {"b", "s"}
"""Sizes of a step that have the same letter in the textbook."""


class FittedTerm(NamedTuple):
    """The bytes of one row of a layer's terms at any size."""

    row: TermRow
    saved: Polynomial | None
    """None if part of it follows no formula of the sizes."""
    textbook: Polynomial | None
    """The textbook's formula in the same sizes; None if they are not called b and s, and for memory
    that the formula forgets."""


class FittedLayer(NamedTuple):
    """One kind of transformer layer; equal layers are listed once."""

    layers: list[LayerTerms]
    rows: list[FittedTerm]

    @property
    def saved(self) -> Polynomial | None:
        """The bytes that each of the layers saves."""
        return total([row.saved for row in self.rows])

    @property
    def textbook(self) -> Polynomial | None:
        """The textbook's formula for each layer."""
        return total([row.textbook for row in self.rows if row.row.term])


def fitted_layers(index: Index, fitted: Fitted) -> list[FittedLayer]:
    """Return the terms of a recording: one of the fitted ones, or one with their rows."""
    groups = repeated(index.recording, term_rows(index))
    return [
        FittedLayer(group, [_term(group[0], row, fitted) for row in group[0].rows])
        for group in groups
    ]


def _term(layer: LayerTerms, row: TermRow, fitted: Fitted) -> FittedTerm:
    storages = [fitted.storages[storage] for storage in row.storages]
    saved = total([one.polynomial if one.is_met else None for one in storages])
    if not storages:
        saved = polynomial(fitted.variables, {})
    return FittedTerm(row, saved, _textbook(letters(layer), row, fitted.variables))


def _textbook(
    sizes: Mapping[str, int], row: TermRow, variables: tuple[str, ...]
) -> Polynomial | None:
    if row.term is None or not _LETTERS.issuperset(variables):
        return None
    powers = row.term.product._asdict()
    factor = powers.pop("factor")
    for letter, power in powers.items():
        if letter not in variables and power:
            factor *= sizes[letter] ** power
    return polynomial(variables, {tuple(powers[name] for name in variables): factor})


def total(parts: Sequence[Polynomial | None]) -> Polynomial | None:
    """Return the sum of some polynomials; None for no polynomials, or if one is not known."""
    known = [part for part in parts if part is not None]
    if not parts or len(known) < len(parts):
        return None
    factors: dict[Exponents, Fraction] = {}
    for part in known:
        for exponents, factor in part.terms:
            factors[exponents] = factors.get(exponents, Fraction()) + factor
    return polynomial(known[0].variables, factors)
