"""``fitted.json``: the terms of transformer layers as formulas of recordings at several sizes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.analysis.formulas.polynomial import Polynomial
from tb_actmem.analysis.transformer.fitted import FittedLayer
from tb_actmem.analysis.transformer.terms import listed
from tb_actmem.messages.reply import VERSION, Reply, text
from tb_actmem.messages.terms import LIMIT


class FittedRow(TypedDict):
    """A row of ``terms.json``, at any size."""

    kept: str | None
    """Null: what is kept is no formula of the sizes."""
    textbook: str | None
    """What the formula says in the same sizes; null where it does not know them."""
    is_equal: bool
    """Both are the same at every size."""


class FittedLayerRow(TypedDict):
    """A layer of ``terms.json``, at any size."""

    kept: str | None
    textbook: str | None
    rows: list[FittedRow]
    """In the order of its rows there."""


class FittedTerms(TypedDict):
    """Formulas, and what they rest on."""

    proof: str
    doubt: str
    """What is no formula of the sizes; "" where all recordings are met to the byte."""
    notes: list[str]
    """Which recordings were left out, and why."""
    layers: list[FittedLayerRow]
    """In the order of the layers of ``terms.json``."""


class Fitting(TypedDict):
    """How far the reading of recordings is: who wants the formulas asks again."""

    read: int
    of: int


class FittedReply(Reply):
    """``fitted.json``: all but one are null."""

    fitted: FittedTerms | None
    problem: str | None
    """Why there are no formulas, and how they come about."""
    pending: Fitting | None


def fitted_text(layers: Sequence[FittedLayer], proof: str, doubt: str, notes: Sequence[str]) -> str:
    """The formulas of every layer."""
    rows = [
        FittedLayerRow(
            kept=_formula(layer.kept), textbook=_formula(layer.textbook), rows=_rows(layer)
        )
        for layer in layers
    ]
    return _text(fitted=FittedTerms(proof=proof, doubt=doubt, notes=[*notes], layers=rows))


def problem_text(problem: str) -> str:
    """Why there are none."""
    return _text(problem=problem)


def pending_text(read: int, of: int) -> str:
    """How many of the recordings are read."""
    return _text(pending=Fitting(read=read, of=of))


def _rows(layer: FittedLayer) -> list[FittedRow]:
    terms = {id(term.row): term for term in layer.rows}
    found = [terms[id(row)] for row in listed(layer.layers[0], LIMIT)]
    return [
        FittedRow(
            kept=_formula(term.kept),
            textbook=_formula(term.textbook),
            is_equal=term.kept is not None and term.kept == term.textbook,
        )
        for term in found
    ]


def _formula(formula: Polynomial | None) -> str | None:
    return None if formula is None else str(formula)


def _text(
    fitted: FittedTerms | None = None, problem: str | None = None, pending: Fitting | None = None
) -> str:
    return text(FittedReply(version=VERSION, fitted=fitted, problem=problem, pending=pending))
