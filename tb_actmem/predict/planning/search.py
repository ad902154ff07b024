"""Searches the best choice: the solver gets a constraint for each moment it was wrong about."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.predict.planning.candidates import Choice, choice
from tb_actmem.predict.planning.lifetimes import Lifetimes, Moments
from tb_actmem.predict.planning.solver import GAP, OutOfTimeError, Program, in_order
from tb_actmem.predict.planning.terms import Formulas
from tb_actmem.text import nbytes_text

_AT_ONCE = 12
"""How many moments are added to the program in a round."""

LINK_FLOPS = 4_000
"""Estimated cost of a byte to the host or back: an accelerator of 100 TFLOP/s computes as many
FLOPs while a link of 25 GB/s transfers it."""

_CALL = 1_000_000
"""Fixed cost of a checkpoint: of two choices that recompute the same, the smaller one is better."""


class Best(NamedTuple):
    """A choice, and its largest possible distance from the best one."""

    chosen: frozenset[int]
    peak_bytes: int
    gap: float
    """The share by which its cost, or its peak, can be above the minimum."""


class Progress(NamedTuple):
    """The progress of a search."""

    tried: int
    """The number of choices whose peak is known."""
    least_bytes: int
    """The lowest of these peaks; at first the peak of the recorded step."""

    def __str__(self) -> str:
        return f"{self.tried:,} choices tried, lowest peak {nbytes_text(self.least_bytes)}"


class Search:
    """Searches the best choices for one recording, and reuses its results for the next request.

    ``progress`` is called after each choice that was tried; an exception from it ends the search.
    """

    def __init__(
        self,
        index: Index,
        seconds: float,
        *,
        offload: bool = False,
        with_model: bool = False,
        progress: Callable[[Progress], object] | None = None,
    ) -> None:
        self.index = index
        self.choice: Choice = choice(index, offload=offload)
        self.lives = Lifetimes(index, self.choice.candidates, with_model=with_model)
        self.peak_bytes = self.lives.bytes_at(()).peak_bytes
        self.flops = [
            candidate.cost.flops + LINK_FLOPS * candidate.link_bytes
            for candidate in self.choice.candidates
        ]
        self.costs = [
            flops + candidate.cost.moved_bytes + _CALL * len(candidate.regions)
            for candidate, flops in zip(self.choice.candidates, self.flops, strict=True)
        ]
        self._formulas = Formulas(self.lives)
        self._program = Program(self.choice, self.peak_bytes)
        self._held: set[tuple[int, tuple[int, int] | None, int]] = set()
        self.seconds = seconds
        self.may_offload, self.with_model = offload, with_model
        self.report_to(progress)
        self._hold(self.lives.bytes_at(()))

    @property
    def peak_name(self) -> str:
        """The peak that it lowers, in words."""
        return "total peak" if self.with_model else "step peak"

    def report_to(self, progress: Callable[[Progress], object] | None) -> None:
        """Report the next choices to another function, with a new count."""
        self._report = progress or (lambda _: None)
        self._progress = Progress(0, self.peak_bytes)

    def least_cost(self, budget: int, known: Best | None = None) -> Best | None:
        """Find the lowest cost with a peak within a budget; None: there is no such choice.

        ``known`` is a choice within the budget, which is returned if time runs out before a better
        one is found. Raises OutOfTimeError if there is none either.
        """
        allowed, bound = float(budget), 0.0
        end = time.monotonic() + self.seconds
        while True:
            try:
                solution = self._program.least_cost(
                    self.costs,
                    allowed,
                    end - time.monotonic(),
                    is_quick=known is not None,
                )
            except OutOfTimeError:
                if known is None:
                    raise
                return known._replace(gap=_gap(self._cost(known.chosen), bound))
            if solution is None:
                return None
            bound = solution.bound if allowed == budget else bound
            moments = self.lives.bytes_at(solution.chosen)
            peak = self._tried(moments)
            if peak <= budget:
                return self._in_order(Best(solution.chosen, peak, 0.0), budget, bound)
            if not self._hold(moments, above=budget):
                allowed -= max(1, peak - budget)  # the error of the solver's arithmetic

    def _in_order(self, best: Best, budget: int, bound: float) -> Best:
        """Choose other equal layers if they are as good, so that names form ranges."""
        cost = self._cost(best.chosen)
        for chosen in in_order(self.choice, best.chosen):
            if self._cost(chosen) <= cost * (1 + GAP):
                peak = self.lives.bytes_at(chosen).peak_bytes
                if peak <= budget:
                    best = Best(chosen, peak, 0.0)
                    break
        best = self._needed(best, budget, bound)
        return best._replace(gap=_gap(self._cost(best.chosen), bound))

    def _needed(self, best: Best, budget: int, bound: float) -> Best:
        """Remove modules that the budget does not need, the costliest first.

        The solver stops shortly before the optimum, so its choice can contain such modules. A
        module is needed if it costs more than the distance to the bound.
        """
        above = self._cost(best.chosen) - bound
        for number in sorted(best.chosen, key=lambda number: (-self.costs[number], number)):
            if self.costs[number] > above:
                continue
            fewer = best.chosen - {number}
            peak = self.lives.bytes_at(fewer).peak_bytes
            if peak <= budget:
                best = best._replace(chosen=fewer, peak_bytes=peak)
                above -= self.costs[number]
        return best

    def _cost(self, chosen: Collection[int]) -> int:
        return sum(self.costs[number] for number in chosen)

    def named(
        self, best: Best
    ) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]], tuple[str, ...]]:
        """Return the checkpointed modules, the ops that they keep, and the offloaded modules."""
        chosen = [self.choice.candidates[number] for number in sorted(best.chosen)]
        return (
            tuple(candidate.name for candidate in chosen if not candidate.is_offloaded),
            {candidate.name: candidate.save for candidate in chosen if candidate.save},
            tuple(candidate.name for candidate in chosen if candidate.is_offloaded),
        )

    def recomputed_flops(self, best: Best) -> int:
        """Return the FLOPs that a choice recomputes."""
        return sum(self.choice.candidates[number].cost.flops for number in best.chosen)

    def moved_bytes(self, best: Best) -> int:
        """Return the bytes that the recomputed ops of a choice read and write."""
        return sum(self.choice.candidates[number].cost.moved_bytes for number in best.chosen)

    def least_peak(self, flops: int) -> Best:
        """Find the lowest peak within a limit of recomputed FLOPs, at the lowest cost."""
        best = self._least_peak(flops)
        cheapest = self.least_cost(best.peak_bytes, best)
        if cheapest is None or sum(self.flops[number] for number in cheapest.chosen) > flops:
            return best
        return best._replace(chosen=cheapest.chosen, peak_bytes=cheapest.peak_bytes)

    def _least_peak(self, flops: int) -> Best:
        end = time.monotonic() + self.seconds
        best: Best | None = None
        bound = 0.0
        while True:
            try:
                solution = self._program.least_peak(self.flops, flops, end - time.monotonic())
            except OutOfTimeError:
                if best is None:
                    raise
                return best._replace(gap=_gap(best.peak_bytes, bound))
            chosen = frozenset[int]() if solution is None else solution.chosen
            bound = max(bound, 0.0 if solution is None else solution.bound)
            moments = self.lives.bytes_at(chosen)
            peak = self._tried(moments)
            if best is None or peak < best.peak_bytes:
                best = Best(chosen, peak, 0.0)
            is_true = solution is None or peak <= solution.peak_bytes * (1 + _ERROR)
            is_near = best.peak_bytes <= bound * (1 + GAP) or time.monotonic() > end
            if is_true or is_near or not self._hold(moments):
                return best._replace(gap=_gap(best.peak_bytes, bound))

    def _tried(self, moments: Moments) -> int:
        """Return the peak of a choice, and report it."""
        tried, least = self._progress
        peak = moments.peak_bytes
        self._progress = Progress(tried + 1, min(least, peak))
        self._report(self._progress)
        return peak

    def _hold(self, moments: Moments, above: int = -1) -> bool:
        """Add constraints for the largest moments above a limit; False: all of them exist."""
        added = False
        near: list[int] = []
        for nbytes, moment in moments.largest_first():
            if nbytes <= above:
                break
            run = moment.run
            key = moment.op, run and (run.candidate, run.call), moment.part
            if key in self._held or any(abs(moment.op - op) < _APART for op in near):
                continue
            self._held.add(key)
            near.append(moment.op)
            self._program.hold(self._formulas.terms(moment))
            added = True
            if len(near) == _AT_ONCE:
                break
        return added


_ERROR = 1e-6
"""The relative error of the solver's arithmetic."""

_APART = 8
"""Moments this close to a larger one are not added with it: it mostly decides for them too."""


def _gap(peak: float, bound: float) -> float:
    if peak <= bound:
        return 0.0
    return peak / bound - 1 if bound > 0 else float("inf")
