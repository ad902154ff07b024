"""Makes plans for one recording; the results of one request are reused for the next."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import cached_property, partial

from tb_actmem.advice import suggestions
from tb_actmem.analysis.compare import changed_bytes, compare_rows, on_model_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import forward_flops, forward_ops
from tb_actmem.analysis.index.devices import HOST, first_device
from tb_actmem.analysis.totals import Totals, totals_of
from tb_actmem.analysis.totals.timeline import step_peak_phase
from tb_actmem.arguments import need, need_progress, need_recordings
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.fits import fits, outside_bytes
from tb_actmem.predict.capacity.roofline import DEFAULT_GPU, RecomputeCost, milliseconds
from tb_actmem.predict.checkpointing.checkpoint import checkpoint_each
from tb_actmem.predict.checkpointing.step import step_of
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.planning import Plan, Point, percents, rising
from tb_actmem.predict.planning.search import Best, Progress, Search
from tb_actmem.predict.planning.solver import OutOfTimeError
from tb_actmem.predict.planning.words import refusal
from tb_actmem.text import nbytes_text, parse_nbytes, parse_share
from tb_actmem.text.peak import peak_text, place_lines, uncounted_lines

_SECONDS = 30.0


def plan(
    recording: Recording,
    *,
    step_peak: int | str | None = None,
    total_peak: int | str | None = None,
    device: str | None = None,
    outside: int | str | None = None,
    reduce: float | str | None = None,
    max_recompute: float | str | None = None,
    on: str | None = None,
    offload: bool = False,
    seconds: float = _SECONDS,
    progress: Callable[[Progress], object] | None = None,
) -> Plan:
    """Plan which module calls of a recorded step to checkpoint.

    Give one of five. ``step_peak`` limits ``totals(recording).step_peak_bytes``, the peak without
    model states, in bytes or as ``"20 GiB"``. ``total_peak`` limits
    ``totals(recording).total_peak_bytes``, which includes parameters, gradients and optimizer
    states. ``device`` is a GPU such as ``"H100"``, on which the step must fit by `predict.fits`;
    ``outside`` is the memory that it assumes outside of torch's allocator.
    ``reduce`` is the share by which to lower the total peak, ``0.2`` or ``"20%"``. For these four
    the plan recomputes as little as possible. ``max_recompute`` limits the share of the forward's
    FLOPs that are recomputed; that plan has the lowest total peak. Of a recording that does not
    know the model, both lower the step peak.

    ``on`` is the GPU for which the time of the recomputation is estimated: ``device``, or else an
    H100.

    The plan chooses from all modules of the model whose calls a checkpoint can run, at most one
    module per nest. A module is recomputed completely, or a selective checkpoint keeps the results
    of ops that multiply (``mm``, attention, convolutions). With ``offload`` its saves may go to the
    host instead, as inside ``save_on_cpu()``: a transferred byte is estimated to cost as much as
    4,000 recomputed FLOPs, and counts in ``max_recompute``. ``seconds`` limits the time of the
    solver for each request; ``gap`` of the plan is the unproven rest. ``progress``
    is called after each choice that was tried; an exception from it ends the search.

    Raises PredictError if the step was recorded without its backward or ops, if the solver finds no
    plan in its time, or if scipy is missing. Raises BudgetError, a PredictError, if no choice
    reaches the limit. A recording of the CPU may not know whether the lowest peak fits on a GPU:
    that is a PredictError, too, which names the functions with other kernels there.
    """
    need_recordings(recording)
    need_progress(progress)
    need("seconds", seconds, (int, float), "a number")
    gpu_name = on or device or DEFAULT_GPU
    planner = Planner(recording, offload=offload, seconds=seconds, on=gpu_name)
    return planner.plan(
        step_peak=step_peak,
        total_peak=total_peak,
        device=device,
        outside=outside,
        reduce=reduce,
        max_recompute=max_recompute,
        progress=progress,
    )


class Planner:
    """Plans a step for one request after the other. Raises PredictError as `plan` does.

    With ``with_model`` all peaks are total peaks. ``known`` are results of another planner of the
    same recording: the best choices by whether that is so, and by the limit of recomputed FLOPs.
    """

    def __init__(
        self,
        recording: Recording,
        *,
        offload: bool = False,
        with_model: bool = False,
        seconds: float = _SECONDS,
        on: str = DEFAULT_GPU,
        known: dict[tuple[bool, int], Best] | None = None,
    ) -> None:
        index = Index(recording)
        if not recording.meta.has_ops or not recording.ops or not step_of(index).backwards:
            raise PredictError(
                "A plan needs the whole step: record its forward and its backward inside one "
                "`with tb_actmem.record(model)`, without ops=False.",
                code="no-ops",
            )
        if offload and first_device(index) == HOST:
            raise PredictError(
                "The step ran on the host, where its saves are already: plan without offload, or "
                "record the step on an accelerator."
            )
        self._index = index
        self._make_search = partial(Search, index, seconds, offload=offload, with_model=with_model)
        self._another = partial(Planner, recording, offload=offload, seconds=seconds, on=on)
        self._may_offload = offload
        self._forward = forward_flops(index)
        self._gpu = gpu(on)
        self._known = {} if known is None else known

    @cached_property
    def _search(self) -> Search:
        return self._make_search()

    def plan(
        self,
        *,
        step_peak: int | str | None = None,
        total_peak: int | str | None = None,
        device: str | None = None,
        outside: int | str | None = None,
        reduce: float | str | None = None,
        max_recompute: float | str | None = None,
        progress: Callable[[Progress], object] | None = None,
    ) -> Plan:
        """Make a plan for one of the five, as `plan` does."""
        self._search.report_to(progress)
        goals = (step_peak, total_peak, device, reduce, max_recompute)
        if sum(goal is not None for goal in goals) != 1:
            raise PredictError(
                "Give one of step_peak, total_peak, device, reduce and max_recompute."
            )
        beyond = outside_bytes(outside, device)
        if device is not None:
            return self._plan(
                self._within_device(device, beyond, progress),
                f"the memory of {gpu(device).name}",
            )
        if total_peak is not None:
            allowed = parse_nbytes("total_peak", total_peak)
            best = self._within_total(allowed, progress)
            return self._plan(best, f"a total peak of {nbytes_text(allowed)}")
        if max_recompute is not None:
            share = parse_share("max_recompute", max_recompute)
            of = self._of_total
            of._search.report_to(progress)
            best, _ = self._predicted_peak(of._best(int(self._forward * share)))
            peak = "total peak" if of._search.with_model else "step peak"
            return self._plan(
                best,
                f"the lowest {peak} with {_percent(share)} of the forward's FLOPs recomputed",
            )
        if reduce is not None:
            return self._reduced(parse_share("reduce", reduce), progress)
        allowed = parse_nbytes("step_peak", step_peak)
        return self._plan(self._within(allowed), f"a step peak of {nbytes_text(allowed)}")

    def _reduced(self, share: Fraction, progress: Callable[[Progress], object] | None) -> Plan:
        """Lower the total peak by a share; the step peak if the model is not known."""
        if share >= 1:
            raise PredictError(f"reduce must be below 100%, not {_percent(share)}.")
        total = totals_of(self._index).total_peak_bytes
        if total is None:
            allowed = int(self._search.peak_bytes * (1 - share))
            return self._plan(self._within(allowed), f"a step peak lower by {_percent(share)}")
        best = self._within_total(int(total * (1 - share)), progress)
        return self._plan(best, f"a total peak lower by {_percent(share)}")

    def curve(self) -> tuple[Point, ...]:
        """Find the lowest peaks for more and more recomputation, the highest peak first."""
        return rising(map(self.point, percents(offload=self._may_offload)))

    def point(self, percent: int, progress: Callable[[Progress], object] | None = None) -> Point:
        """Find the lowest peak with so many percent of the forward recomputed."""
        of = self._of_total
        of._search.report_to(progress)
        try:
            best = of._best(self._forward * percent // 100)
        except OutOfTimeError:
            best = Best(frozenset(), of._search.peak_bytes, math.inf)
        best, after = of._predicted_peak(best)
        forward = max(1, self._forward)
        modules, save, offload = of._search.named(best)
        return Point(
            peak_bytes=after.step_peak_bytes or 0,
            total_peak_bytes=after.total_peak_bytes,
            recompute_share=of._search.recomputed_flops(best) / forward,
            modules=modules,
            save=save,
            offload=offload,
            max_recompute=percent / 100,
            cost_share=of._cost(best) / forward,
            gap=best.gap,
            milliseconds=of._milliseconds(best),
        )

    def _best(self, limit: int) -> Best:
        """Find the lowest peak within a limit of recomputed FLOPs.

        A known result is reused if it was found for the same limit, or for a higher one but within
        this limit: it is then also the best of fewer choices.
        """
        peaks = self._search.with_model
        for of, more in sorted(self._known):
            known = self._known[of, more]
            if of is peaks and more >= limit and (more == limit or self._cost(known) <= limit):
                return known
        best = self._known[peaks, limit] = self._search.least_peak(limit)
        return best

    def _predicted_peak(self, best: Best) -> tuple[Best, Totals]:
        """Give a choice its predicted peak; a choice can extend the lifetime of an input."""
        after = totals_of(Index(self._predicted(best)))
        peak = after.step_peak_bytes if after.total_peak_bytes is None else after.total_peak_bytes
        if peak is not None and peak > best.peak_bytes > 0:
            gap = peak / best.peak_bytes * (1 + best.gap) - 1
            best = best._replace(peak_bytes=peak, gap=gap)
        return best, after

    def _milliseconds(self, best: Best) -> float:
        candidates = (self._search.choice.candidates[number] for number in best.chosen)
        ops = (op for one in candidates for again in one.again for op in again.work)
        return milliseconds(self._index, ops, self._gpu)

    def _cost(self, best: Best) -> int:
        return sum(self._search.flops[number] for number in best.chosen)

    def _within(self, allowed: int) -> Best:
        """Find the choice with the least recomputation for a step peak within a limit."""
        best = self._search.least_cost(min(allowed, self._search.peak_bytes))
        if best is not None:
            return best
        least = self._least()
        raise refusal(self._search, least, self._predicted(least), allowed)

    def _within_total(self, allowed: int, progress: Callable[[Progress], object] | None) -> Best:
        """Find the choice with the least recomputation for a total peak within a limit."""
        self._with_model._search.report_to(progress)
        limit = allowed
        while True:
            best = self._with_model._within(limit)
            total = totals_of(Index(self._predicted(best))).total_peak_bytes or 0
            if total <= allowed:
                return best
            limit -= total - allowed  # a choice extended the lifetime of an input of the step

    def _within_device(
        self, device: str, outside: int, progress: Callable[[Progress], object] | None
    ) -> Best:
        """The least to recompute for a step that fits on a GPU.

        Raises PredictError if it is not known whether the lowest peak fits.
        """
        allowed = gpu(device).nbytes - outside
        while True:
            try:
                best = self._within_total(allowed, progress)
            except BudgetError:
                least = self._with_model._least()
                if fits(self._predicted(least), device, outside=outside):
                    return least
                raise
            step = self._predicted(best)
            fit = fits(step, device, outside=outside)
            if fit.fits:
                return best
            # The allocator reserves more than the total peak. The same step would not fit again.
            total = totals_of(Index(step)).total_peak_bytes or 0
            missing = fit.sufficient_bytes - fit.total_bytes
            allowed = max(0, min(allowed - missing, total - 1))

    @cached_property
    def _of_total(self) -> Planner:
        """The planner for total peaks; this one if the model is not known."""
        total = totals_of(self._index).total_peak_bytes
        return self if total is None else self._with_model

    @cached_property
    def _with_model(self) -> Planner:
        """The planner for total peaks of the same step."""
        if self._index.recording.meta.optimizers is None:
            raise PredictError(
                "The recording does not know the model: record it with record(model), or give "
                "step_peak=, which does not include the model."
            )
        return self._another(with_model=True, known=self._known)

    def _least(self) -> Best:
        """Find the lowest peak in the available time, at worst that without any checkpoint."""
        try:
            return self._best(sum(self._search.flops))
        except OutOfTimeError:
            return Best(frozenset(), self._search.peak_bytes, math.inf)

    def _predicted(self, best: Best) -> Recording:
        """Predict the step with the chosen modules."""
        modules, save, offload = self._search.named(best)
        before = self._index.recording
        return checkpoint_each(before, {name: save.get(name, ()) for name in modules}, offload)

    def _plan(self, best: Best, asked: str) -> Plan:
        search = self._search
        index = search.lives.step.index
        before = index.recording
        modules, save, offload = search.named(best)
        predicted = Index(self._predicted(best))
        after = predicted.recording
        changed = changed_bytes(on_model_device(compare_rows(before, after)))
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
            places=(
                *(place_lines(index, predicted) if best.chosen else [peak_text(index)]),
                *uncounted_lines(before),
            ),
            released_bytes=changed.released_bytes,
            added_bytes=changed.added_bytes,
            host_bytes=_host_bytes(predicted) - _host_bytes(index),
            cost=RecomputeCost(
                gpu=self._gpu.name,
                flops=search.recomputed_flops(best),
                moved_bytes=search.moved_bytes(best),
                milliseconds=self._milliseconds(best),
                forward_milliseconds=milliseconds(index, forward_ops(index), self._gpu),
            ),
            forward_flops=self._forward,
            gap=best.gap,
            suggestions=tuple(suggestions(index)),
            refused=search.choice.refused,
            seconds=search.seconds,
            may_offload=search.may_offload,
        )


def _host_bytes(index: Index) -> int:
    """Return the bytes saved for backward on the host, for a step on an accelerator."""
    others = totals_of(index).others
    return sum(of.all_forwards_bytes for of in others if of.device == HOST)


def _percent(share: Fraction) -> str:
    return f"{round(float(share * 100), 2):,}".removesuffix(".0") + "%"
