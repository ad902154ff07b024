"""Makes plans of one recording; what is found for one question serves the next."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cached_property

from tb_actmem.advice.suggestions import lighter
from tb_actmem.analysis.compare.comparison import changed_bytes, compare_rows, on_model_device
from tb_actmem.analysis.index.costs import forward_flops
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.timeline import step_peak_phase
from tb_actmem.analysis.totals.totals import totals_of
from tb_actmem.arguments import need_recordings
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.fits import CONTEXT_BYTES, fits
from tb_actmem.predict.checkpointing.backward import backwards
from tb_actmem.predict.checkpointing.checkpoint import checkpoint_each
from tb_actmem.predict.checkpointing.transfers import HOST
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.planning.plan import Plan, Point
from tb_actmem.predict.planning.search import Best, Progress, Search
from tb_actmem.predict.planning.solver import OutOfTimeError
from tb_actmem.predict.planning.text import gap_text, peak_lines, refused_lines
from tb_actmem.text.parsing import parse_nbytes, parse_share
from tb_actmem.text.units import nbytes_text

_PERCENTS = (0, 150, 30, 10, 60, 2, 20, 50, 90, 1, 5, 15, 25, 40, 70, 80, 100)
"""How much may run again at the points of a curve, in an order in which its shape is soon seen;
nested checkpoints are not planned."""
_AWAY = (1_000_000, 1_000, 300, 3_000, 10_000, 100_000)
"""More, for what goes to the host: of small layers a byte costs more than what made it."""

_SECONDS = 30.0


def plan(
    recording: Recording,
    *,
    step_peak: int | str | None = None,
    total_peak: int | str | None = None,
    device: str | None = None,
    reduce: float | str | None = None,
    max_recompute: float | str | None = None,
    offload: bool = False,
    seconds: float = _SECONDS,
    tell: Callable[[Progress], object] | None = None,
) -> Plan:
    """Plan which module calls of a recorded step to checkpoint.

    Give one of five. ``step_peak`` is a limit of ``totals(recording).step_peak_bytes``, what the
    step makes without the model, in bytes or as ``"20 GiB"``. ``total_peak`` is a limit of
    ``totals(recording).total_peak_bytes``, which includes parameters, gradients and optimizer
    states. ``device`` is a GPU such as ``"H100"``, on which the step must fit by `predict.fits`.
    ``reduce`` is the share by which the step peak shall be lower, ``0.5`` or ``"50%"``. For
    these four the plan runs least again. ``max_recompute`` is the share of the forward's FLOPs
    that may run again; that plan has the lowest step peak.

    What is chosen from are all modules of the model whose calls a checkpoint can run; of a nest
    one at most. Each may run again as a whole, or but for the ops that multiply (``mm``, attention,
    convolutions), whose results a selective checkpoint keeps. With ``offload`` its saves may go to
    the host instead, as inside of ``save_on_cpu()``: a byte there or back is taken to cost as much
    as 4,000 FLOPs that run again, which is an estimate, and counts in ``max_recompute``. The solver
    has ``seconds`` for each question that it is asked; what it could not prove is said by ``gap``.
    ``tell`` is called for each choice that was tried, and what it raises ends the search.

    Raises PredictError where the step was not recorded with its backward and ops, where the solver
    finds no plan in its time, and where scipy is missing; BudgetError, which is one too, where no
    choice reaches the limit.
    """
    need_recordings(recording)
    planner = Planner(recording, offload=offload, seconds=seconds)
    return planner.plan(
        step_peak=step_peak,
        total_peak=total_peak,
        device=device,
        reduce=reduce,
        max_recompute=max_recompute,
        tell=tell,
    )


class Planner:
    """Plans a step for one question after the other. Raises PredictError as `plan` does.

    ``known`` are answers of another planner of the same recording: the best choices by the FLOPs
    that might run again. ``with_model`` has all peaks be total peaks, with the model's states.
    """

    def __init__(
        self,
        recording: Recording,
        *,
        offload: bool = False,
        with_model: bool = False,
        seconds: float = _SECONDS,
        known: dict[int, Best] | None = None,
    ) -> None:
        index = Index(recording)
        if not recording.meta.has_ops or not recording.ops or not backwards(index):
            raise PredictError(
                "A plan needs the whole step: record its forward and its backward inside of one "
                "`with tb_actmem.record(model)`, without ops=False."
            )
        if offload and first_device(index) == HOST:
            raise PredictError(
                "What a step on the host saves is there already: plan without offload, or record "
                "the step on an accelerator."
            )
        self._search = Search(index, seconds, offload=offload, with_model=with_model)
        self._peak = "total peak" if with_model else "peak of the step"
        self._forward = forward_flops(index)
        self._known = {} if known is None else known

    def plan(
        self,
        *,
        step_peak: int | str | None = None,
        total_peak: int | str | None = None,
        device: str | None = None,
        reduce: float | str | None = None,
        max_recompute: float | str | None = None,
        tell: Callable[[Progress], object] | None = None,
    ) -> Plan:
        """Make a plan for one of the five, as `plan` does."""
        self._search.told_to(tell)
        goals = (step_peak, total_peak, device, reduce, max_recompute)
        if sum(goal is not None for goal in goals) != 1:
            raise PredictError(
                "A plan needs a limit: of step_peak, total_peak, device, reduce and max_recompute, "
                "give one."
            )
        if device is not None:
            return self._plan(
                self._within_device(device, tell), f"the memory of {gpu(device).name}"
            )
        if total_peak is not None:
            allowed = parse_nbytes("total_peak", total_peak)
            best = self._within_total(allowed, tell)
            return self._plan(best, f"a total peak of {nbytes_text(allowed)}")
        if max_recompute is not None:
            share = parse_share("max_recompute", max_recompute)
            best = self._best(int(self._forward * share))
            return self._plan(best, f"the lowest peak with {_percent(share)} run again")
        if reduce is None:
            allowed = parse_nbytes("step_peak", step_peak)
            return self._plan(self._within(allowed), f"a step peak of {nbytes_text(allowed)}")
        share = parse_share("reduce", reduce)
        if share >= 1:
            raise PredictError(f"Nothing is left of a peak that is lower by {_percent(share)}.")
        allowed = int(self._search.peak_bytes * (1 - share))
        return self._plan(self._within(allowed), f"a peak lower by {_percent(share)}")

    def curve(self) -> tuple[Point, ...]:
        """Find the least peaks for more and more that runs again, the highest peak first."""
        return rising(map(self.point, percents(offload=self._search.may_offload)))

    def point(self, percent: int, tell: Callable[[Progress], object] | None = None) -> Point:
        """Find the least peak with so many percent of the forward run again."""
        self._search.told_to(tell)
        try:
            best = self._best(self._forward * percent // 100)
        except OutOfTimeError:
            best = Best(frozenset(), self._search.peak_bytes, math.inf)
        forward = max(1, self._forward)
        modules, save, offload = _chosen(self._search, best)
        return Point(
            peak_bytes=best.peak_bytes,
            recompute_share=_flops(self._search, best) / forward,
            modules=modules,
            save=save,
            offload=offload,
            max_recompute=percent / 100,
            cost_share=self._cost(best) / forward,
            gap=best.gap,
        )

    def _best(self, limit: int) -> Best:
        """The lowest peak with no more FLOPs run again.

        It is known where it was asked for before, and where the best with more allowed runs no more
        than this again: it is the best of fewer choices, too.
        """
        for more in sorted(self._known):
            if more >= limit and (more == limit or self._cost(self._known[more]) <= limit):
                return self._known[more]
        best = self._known[limit] = self._search.least_peak(limit)
        return best

    def _cost(self, best: Best) -> int:
        return sum(self._search.flops[number] for number in best.chosen)

    def _within(self, allowed: int) -> Best:
        """The least to run again for a peak of no more than so many bytes."""
        found = self._search.least_cost(min(allowed, self._search.peak_bytes))
        if found is not None:
            return found
        least = self._least()
        where = peak_lines(step_peak_phase(Index(self._predicted(least))))
        refused = refused_lines(self._search.choice.refused)
        means = (
            "Neither checkpoints nor copies on the host"
            if self._search.may_offload
            else "No checkpoints"
        )
        raise BudgetError(
            f"{means} bring the {self._peak} down to {nbytes_text(allowed)}: the least "
            f"that was found is {nbytes_text(least.peak_bytes)} ({least.peak_bytes:,} bytes), "
            f"{'; '.join([gap_text(least.gap), *where, *map(_unended, refused)])}.",
            least.peak_bytes,
        )

    def _within_total(self, allowed: int, tell: Callable[[Progress], object] | None) -> Best:
        """The least to run again for a peak with the model of no more than so many bytes."""
        self._with_model._search.told_to(tell)
        limit = allowed
        while True:
            best = self._with_model._within(limit)
            total = totals_of(Index(self._predicted(best))).total_peak_bytes or 0
            if total <= allowed:
                return best
            limit -= total - allowed  # a choice let an input of the step be kept for longer

    def _within_device(self, device: str, tell: Callable[[Progress], object] | None) -> Best:
        """The least to recompute for a step that fits on a GPU."""
        allowed = gpu(device).nbytes - CONTEXT_BYTES
        while True:
            best = self._within_total(allowed, tell)
            margin = fits(self._predicted(best), device).margin_bytes
            if margin >= 0:
                return best
            allowed = max(0, allowed + margin)  # the allocator reserves more than the total peak

    @cached_property
    def _with_model(self) -> Planner:
        """Who plans for total peaks of the same step."""
        search = self._search
        recording = search.lives.index.recording
        if recording.meta.optimizers is None:
            raise PredictError(
                "The recording does not know the model: record it with record(model), or ask for "
                "step_peak, without the model."
            )
        return Planner(
            recording, offload=search.may_offload, with_model=True, seconds=search.seconds
        )

    def _least(self) -> Best:
        """The least peak that is found in time, at worst that without any checkpoint."""
        try:
            return self._best(sum(self._search.flops))
        except OutOfTimeError:
            return Best(frozenset(), self._search.peak_bytes, math.inf)

    def _predicted(self, best: Best) -> Recording:
        """The step with what was chosen."""
        modules, save, offload = _chosen(self._search, best)
        before = self._search.lives.index.recording
        return checkpoint_each(before, {name: save.get(name, ()) for name in modules}, offload)

    def _plan(self, best: Best, asked: str) -> Plan:
        search = self._search
        index = search.lives.index
        before = index.recording
        modules, save, offload = _chosen(search, best)
        predicted = Index(self._predicted(best))
        after = predicted.recording
        kept = changed_bytes(on_model_device(compare_rows(before, after)))
        return Plan(
            before=before,
            recording=after,
            asked=asked,
            modules=modules,
            save=save,
            offload=offload,
            link_bytes=sum(search.choice.candidates[number].link_bytes for number in best.chosen),
            before_peak_bytes=search.peak_bytes,
            before_total_peak_bytes=totals_of(index).total_peak_bytes,
            total_peak_bytes=totals_of(predicted).total_peak_bytes,
            peak_bytes=totals_of(predicted).step_peak_bytes or 0,
            peak_phase=step_peak_phase(predicted),
            released_bytes=kept.released_bytes,
            kept_instead_bytes=kept.added_bytes,
            host_bytes=_host_bytes(predicted) - _host_bytes(index),
            recomputed_flops=_flops(search, best),
            forward_flops=self._forward,
            gap=best.gap,
            lighter=tuple(lighter(index)),
            refused=search.choice.refused,
            seconds=search.seconds,
            may_offload=search.may_offload,
        )


def percents(*, offload: bool) -> tuple[int, ...]:
    """Of how much that may run again the least peak is asked for a curve."""
    return (*_PERCENTS, *(_AWAY if offload else ()))


def rising(points: Iterable[Point]) -> tuple[Point, ...]:
    """Put the points of a curve in order, without those that cost more for no lower peak."""
    found: list[Point] = []
    for point in sorted(points, key=_order):
        if not found or point.peak_bytes < found[-1].peak_bytes:
            found.append(point)
    return tuple(found)


def _order(point: Point) -> tuple[float, int, float]:
    return point.cost_share, point.peak_bytes, point.max_recompute


def _host_bytes(index: Index) -> int:
    """Kept for the backward on the host, beside an accelerator."""
    others = totals_of(index).others
    return sum(of.all_forwards_bytes for of in others if of.device == HOST)


def _chosen(
    search: Search, best: Best
) -> tuple[tuple[str, ...], dict[str, tuple[str, ...]], tuple[str, ...]]:
    """What is checkpointed, what these checkpoints keep, and what is offloaded."""
    chosen = [search.choice.candidates[number] for number in sorted(best.chosen)]
    return (
        tuple(candidate.name for candidate in chosen if not candidate.is_offloaded),
        {candidate.name: candidate.save for candidate in chosen if candidate.save},
        tuple(candidate.name for candidate in chosen if candidate.is_offloaded),
    )


def _flops(search: Search, best: Best) -> int:
    return sum(search.choice.candidates[number].cost.flops for number in best.chosen)


def _unended(line: str) -> str:
    return line.removesuffix(".")


def _percent(share: Fraction) -> str:
    return f"{float(share * 100):g} %"
