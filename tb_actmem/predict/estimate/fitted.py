"""The textbook's terms beside formulas that recordings of several sizes gave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from tb_actmem.analysis.index.index import Index
from tb_actmem.predict.estimate.comparison import LayerTerms, TermRow, letters, repeated, term_rows
from tb_actmem.predict.formulas.numbers import Fitted
from tb_actmem.predict.formulas.polynomial import Exponents, Polynomial, polynomial

_LETTERS = {"b", "s"}
"""Sizes of a step that the textbook calls so too."""


class FittedTerm(NamedTuple):
    """What one row of a layer's terms keeps at any size."""

    row: TermRow
    kept: Polynomial | None
    """None where something of it is no formula of the sizes."""
    textbook: Polynomial | None
    """What the formula says in the same sizes; None where they are not called b and s, and for what
    it forgets."""


class FittedLayer(NamedTuple):
    """One sort of transformer layer, of which equal ones stand once."""

    layers: list[LayerTerms]
    rows: list[FittedTerm]

    @property
    def kept(self) -> Polynomial | None:
        """What each of the layers keeps."""
        return total([row.kept for row in self.rows])

    @property
    def textbook(self) -> Polynomial | None:
        """What the formula says of each."""
        return total([row.textbook for row in self.rows if row.row.term])


def fitted_layers(index: Index, fitted: Fitted) -> list[FittedLayer]:
    """The terms of a recording, one of those that are fitted or one with their rows."""
    groups = repeated(index.recording, term_rows(index))
    return [
        FittedLayer(group, [_term(group[0], row, fitted) for row in group[0].rows])
        for group in groups
    ]


def _term(layer: LayerTerms, row: TermRow, fitted: Fitted) -> FittedTerm:
    storages = [fitted.storages[storage] for storage in row.storages]
    kept = total([one.polynomial if one.is_met else None for one in storages])
    if not storages:
        kept = polynomial(fitted.variables, {})
    return FittedTerm(row, kept, _textbook(letters(layer), row, fitted.variables))


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
    """The sum of some polynomials; None of none, and where one is not known."""
    known = [part for part in parts if part is not None]
    if not parts or len(known) < len(parts):
        return None
    factors: dict[Exponents, Fraction] = {}
    for part in known:
        for exponents, factor in part.terms:
            factors[exponents] = factors.get(exponents, Fraction()) + factor
    return polynomial(known[0].variables, factors)
