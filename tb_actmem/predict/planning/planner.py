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
    matmul FLOPs that are recomputed; that plan has the lowest total peak. Attention and
    convolutions count too, elementwise ops do not. Of a recording that does not know the model,
    both lower the step peak.

    ``on`` is the GPU for which the time of the recomputation is estimated: ``device``, or else an
    H100.

    The plan chooses from all modules of the model whose calls a checkpoint can run, at most one
    module per nest. A module is recomputed completely, or a selective checkpoint keeps the results
    of ops that multiply (``mm``, attention, convolutions): of those with the most FLOPs per byte,
    or of all. With ``offload`` its saves may go to the host instead, as inside ``save_on_cpu()``: a
    transferred byte is estimated to cost as much as 4,000 recomputed matmul FLOPs, and counts in
    ``max_recompute``. ``seconds`` limits the time of the solver for each request; ``gap`` of the
    plan is the unproven rest. ``progress`` is called after each choice that was tried; an exception
    from it ends the search.

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

    ``known`` are results of another planner of the same recording: the best choices by whether
    their peaks are total peaks, and by the limit of recomputed FLOPs.
    """

    def __init__(
        self,
        recording: Recording,
        *,
        offload: bool = False,
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
        self._search = partial(Search, index, seconds, offload=offload)
        self._may_offload = offload
        self._forward = forward_flops(index)
        self._gpu = gpu(on)
        self._known = {} if known is None else known
        self._after: dict[tuple[bool, frozenset[int]], Totals] = {}
        """The predicted totals of tried choices."""

    @cached_property
    def _of_step(self) -> Search:
        """The search whose peaks are step peaks."""
        return self._search()

    @cached_property
    def _of_total(self) -> Search:
        """The search whose peaks are total peaks."""
        if self._index.recording.meta.optimizers is None:
            raise PredictError(
                "The recording does not know the model: record it with record(model), or give "
                "step_peak=, which does not include the model."
            )
        return self._search(with_model=True)

    @property
    def _of_either(self) -> Search:
        """The search whose peaks are total peaks if the model is known, else step peaks."""
        is_known = totals_of(self._index).total_peak_bytes is not None
        return self._of_total if is_known else self._of_step

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
        goals = (step_peak, total_peak, device, reduce, max_recompute)
        if sum(goal is not None for goal in goals) != 1:
            raise PredictError(
                "Give one of step_peak, total_peak, device, reduce and max_recompute."
            )
        if step_peak is not None:
            search = self._of_step
        elif total_peak is not None or device is not None:
            search = self._of_total
        else:
            search = self._of_either
        search.report_to(progress)
        beyond = outside_bytes(outside, device)
        if device is not None:
            best, asked = (
                self._on_device(search, device, beyond),
                f"the memory of {gpu(device).name}",
            )
        elif reduce is not None:
            best, asked = self._reduced(search, parse_share("reduce", reduce))
        elif max_recompute is not None:
            best, asked = self._limited(search, parse_share("max_recompute", max_recompute))
        else:
            name = "total_peak" if step_peak is None else "step_peak"
            allowed = parse_nbytes(name, total_peak if step_peak is None else step_peak)
            best = self._within(search, allowed)
            asked = f"a {search.peak_name} of {nbytes_text(allowed)}"
        return self._plan(search, best, asked)

    def curve(self) -> tuple[Point, ...]:
        """Find the lowest peaks for more and more recomputation, the highest peak first."""
        return rising(map(self.point, percents(offload=self._may_offload)))

    def point(self, percent: int, progress: Callable[[Progress], object] | None = None) -> Point:
        """Find the lowest peak with so many percent of the forward recomputed."""
        search = self._of_either
        search.report_to(progress)
        try:
            best = self._best(search, self._forward * percent // 100)
        except OutOfTimeError:
            best = Best(frozenset(), search.peak_bytes, math.inf)
        best, after = self._predicted_peak(search, best)
        forward = max(1, self._forward)
        modules, save, offload = search.named(best)
        return Point(
            peak_bytes=after.step_peak_bytes or 0,
            total_peak_bytes=after.total_peak_bytes,
            recompute_share=search.recomputed_flops(best) / forward,
            modules=modules,
            save=save,
            offload=offload,
            max_recompute=percent / 100,
            cost_share=_cost(search, best) / forward,
            gap=best.gap,
            milliseconds=self._milliseconds(search, best),
        )

    def _best(self, search: Search, limit: int) -> Best:
        """Find the lowest peak within a limit of recomputed FLOPs.

        A known result is reused if it was found for the same limit, or for a higher one but within
        this limit: it is then also the best of fewer choices.
        """
        of = search.with_model
        for more in sorted(more for known_of, more in self._known if known_of is of):
            known = self._known[of, more]
            if more >= limit and (more == limit or _cost(search, known) <= limit):
                return known
        best = self._known[of, limit] = search.least_peak(limit)
        return best

    def _limited(self, search: Search, share: Fraction) -> tuple[Best, str]:
        """Find the lowest peak with a share of the forward's matmul FLOPs recomputed."""
        best, _ = self._predicted_peak(search, self._best(search, int(self._forward * share)))
        of = f"{_percent(share)} of the forward's matmul FLOPs recomputed"
        return best, f"the lowest {search.peak_name} with {of}"

    def _predicted_peak(self, search: Search, best: Best) -> tuple[Best, Totals]:
        """Give a choice its predicted peak, which can be a few bytes above that of the search."""
        key = search.with_model, best.chosen
        if key not in self._after:
            self._after[key] = totals_of(Index(self._predicted(search, best)))
        after = self._after[key]
        peak = after.total_peak_bytes if search.with_model else after.step_peak_bytes
        if peak is not None and peak > best.peak_bytes > 0:
            gap = peak / best.peak_bytes * (1 + best.gap) - 1
            best = best._replace(peak_bytes=peak, gap=gap)
        return best, after

    def _reduced(self, search: Search, share: Fraction) -> tuple[Best, str]:
        """Lower the peak by a share."""
        if share >= 1:
            raise PredictError(f"reduce must be below 100%, not {_percent(share)}.")
        best = self._within(search, int(search.peak_bytes * (1 - share)))
        return best, f"a {search.peak_name} lower by {_percent(share)}"

    def _within(self, search: Search, allowed: int) -> Best:
        """Find the choice with the least recomputation for a peak within a limit."""
        limit = allowed
        while True:
            best = search.least_cost(min(limit, search.peak_bytes))
            if best is None:
                least = self._least(search)
                raise refusal(search, least, self._predicted(search, least), limit)
            if not search.with_model:
                return best
            total = totals_of(Index(self._predicted(search, best))).total_peak_bytes or 0
            if total <= allowed:
                return best
            limit -= total - allowed  # the prediction is a few bytes above the search

    def _on_device(self, search: Search, device: str, outside: int) -> Best:
        """Find the choice with the least recomputation for a step that fits on a GPU.

        Raises PredictError if it is not known whether the lowest peak fits.
        """
        allowed = gpu(device).nbytes - outside
        while True:
            try:
                best = self._within(search, allowed)
            except BudgetError:
                least = self._least(search)
                if fits(self._predicted(search, least), device, outside=outside):
                    return least
                raise
            step = self._predicted(search, best)
            fit = fits(step, device, outside=outside)
            if fit.fits:
                return best
            # The allocator reserves more than the total peak. The same step would not fit again.
            total = totals_of(Index(step)).total_peak_bytes or 0
            missing = fit.sufficient_bytes - fit.total_bytes
            allowed = max(0, min(allowed - missing, total - 1))

    def _least(self, search: Search) -> Best:
        """Find the lowest peak in the available time, at worst that without any checkpoint."""
        try:
            return self._best(search, sum(search.flops))
        except OutOfTimeError:
            return Best(frozenset(), search.peak_bytes, math.inf)

    def _milliseconds(self, search: Search, best: Best) -> float:
        candidates = (search.choice.candidates[number] for number in best.chosen)
        ops = (op for one in candidates for again in one.again for op in again.work)
        return milliseconds(self._index, ops, self._gpu)

    def _predicted(self, search: Search, best: Best) -> Recording:
        """Predict the step with the chosen modules."""
        modules, save, offload = search.named(best)
        before = self._index.recording
        return checkpoint_each(before, {name: save.get(name, ()) for name in modules}, offload)

    def _plan(self, search: Search, best: Best, asked: str) -> Plan:
        index = self._index
        before = index.recording
        modules, save, offload = search.named(best)
        predicted = Index(self._predicted(search, best))
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
            before_peak_bytes=totals_of(index).step_peak_bytes or 0,
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
                milliseconds=self._milliseconds(search, best),
                forward_milliseconds=milliseconds(index, forward_ops(index), self._gpu),
            ),
            forward_flops=self._forward,
            gap=best.gap,
            suggestions=tuple(suggestions(index)),
            refused=search.choice.refused,
            seconds=search.seconds,
            may_offload=search.may_offload,
        )


def _cost(search: Search, best: Best) -> int:
    """Return the recomputed FLOPs of a choice, transfers to the host and back included."""
    return sum(search.flops[number] for number in best.chosen)


def _host_bytes(index: Index) -> int:
    """Return the bytes saved for backward on the host, for a step on an accelerator."""
    others = totals_of(index).others
    return sum(of.all_forwards_bytes for of in others if of.device == HOST)


def _percent(share: Fraction) -> str:
    return f"{round(float(share * 100), 2):,}".removesuffix(".0") + "%"
