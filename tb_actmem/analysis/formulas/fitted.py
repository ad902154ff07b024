"""Recordings of one step at several sizes, and their numbers as polynomials of these sizes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tb_actmem.analysis.formulas.numbers import numbers
from tb_actmem.analysis.formulas.polynomial import (
    Exponents,
    Point,
    Polynomial,
    Solver,
    polynomial,
    solver,
)
from tb_actmem.model import Recording


class Solved(NamedTuple):
    """A number as a polynomial."""

    polynomial: Polynomial
    is_met: bool
    """It meets all recordings, those that are held back too."""


@dataclass(frozen=True)
class Fitted:
    """Recordings of equal rows, and which monomials their numbers are made of."""

    variables: tuple[str, ...]
    recordings: dict[Point, Recording]
    """Those that determine the formulas come first; the others prove them."""
    monomials: tuple[Exponents, ...]
    notes: tuple[str, ...] = ()
    """Which sizes were left out, and why."""

    @property
    def first(self) -> Recording:
        """The recording whose rows all have."""
        return next(iter(self.recordings.values()))

    @property
    def last(self) -> Recording:
        """The one at the largest sizes."""
        return [*self.recordings.values()][-1]

    @property
    def held_back(self) -> int:
        """How many recordings were not needed for the formulas, and prove them."""
        return len(self._solver.checking)

    @cached_property
    def numbers(self) -> list[Solved]:
        """Every one of the `numbers` of the recordings."""
        return self.solved(numbers)

    @property
    def storages(self) -> list[Solved]:
        """The bytes of every storage."""
        return self.numbers[: len(self.first.storages)]

    @cached_property
    def deaths(self) -> list[set[int | None]]:
        """When each storage died: one answer, where all recordings say the same."""
        rows = ([row.death for row in recording.storages] for recording in self.recordings.values())
        return [set(deaths) for deaths in zip(*rows, strict=True)]

    def solved(self, figures: Callable[[Recording], Sequence[int]]) -> list[Solved]:
        """Any figures of the recordings as polynomials of the sizes."""
        columns = list(zip(*map(figures, self.recordings.values()), strict=True))
        solve = self._solver
        found = {
            values: Solved(polynomial(self.variables, solve.factors(values)), solve.is_met(values))
            for values in set(columns)
        }
        return [found[values] for values in columns]

    @cached_property
    def _solver(self) -> Solver:
        return solver([*self.recordings], self.monomials)
