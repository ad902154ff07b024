"""The plan: which module calls to checkpoint, whole or selectively, and what comes of it."""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from tb_actmem.analysis.comparison import beside_the_model, compare, totals
from tb_actmem.analysis.costs import costs
from tb_actmem.analysis.devices import first_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import ledger
from tb_actmem.analysis.lighter import Lighter, lighter
from tb_actmem.analysis.plan.candidates import Refused
from tb_actmem.analysis.plan.search import Best, Progress, Search
from tb_actmem.analysis.plan.solver import OutOfTimeError
from tb_actmem.analysis.predict.backward import backwards
from tb_actmem.analysis.predict.trips import HOST
from tb_actmem.analysis.predict.what_if import what_if_each
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.planning.text import gap_text, plan_text
from tb_actmem.wording.asked import asked_nbytes, asked_share
from tb_actmem.wording.units import nbytes_text

if TYPE_CHECKING:
    from torch.nn import Module

    from tb_actmem.planning.applying import Applied
    from tb_actmem.planning.verifying import Verification


class Point(NamedTuple):
    """One of the best plans: nothing has a lower peak for as many FLOPs again."""

    peak_bytes: int
    """Of the whole step."""
    recompute_share: float
    """FLOPs that run again, as a share of the forward's."""
    modules: tuple[str, ...]
    """What is checkpointed."""
    save: Mapping[str, tuple[str, ...]]
    """Of which modules the checkpoints keep the results of ops."""
    offload: tuple[str, ...]
    """The modules whose saves go to the host."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Plan:
    """Which modules to run under checkpoints, and what the step then keeps and runs again.

    ``print(plan)`` says it in words.
    """

    before: Recording
    """The step as it was recorded."""
    recording: Recording
    """The step as it is predicted: a recording like any other."""
    asked: str
    """What was asked for, in words."""
    modules: tuple[str, ...]
    """The names of the modules whose calls are checkpointed, in forward order."""
    save: Mapping[str, tuple[str, ...]]
    """Of those of them whose checkpoints are selective: the ops whose results these keep."""
    offload: tuple[str, ...]
    """The names of the modules whose saves go to the host, where that was asked for."""
    link_bytes: int
    """What of these goes to the host, and comes back."""
    before_peak_bytes: int
    """The peak of the step as it was recorded."""
    peak_bytes: int
    """The predicted peak of the step, recomputations included."""
    released_bytes: int
    """Kept for the backward on the model's device before, and no more."""
    kept_instead_bytes: int
    """Kept there by the checkpoints: what the modules are given, and states of random numbers."""
    host_bytes: int
    """Kept on the host instead, of a step on an accelerator."""
    recomputed_flops: int
    """What runs again; an estimate, as is the next."""
    forward_flops: int
    gap: float
    """By which share this can be worse than the best of all plans: 0.012 is 1.2 %; 0 is proven."""
    lighter: tuple[Lighter, ...]
    """What would keep less beside the plan and run nothing again: functions instead of ops."""
    refused: tuple[Refused, ...]
    """The modules that no checkpoint could run, with the reason."""
    seconds: float
    """What the solver had for each question, and has for each point of the curve."""
    may_offload: bool
    """Whether saves may go to the host."""

    def __repr__(self) -> str:
        return f"Plan({len(self.modules)} modules, peak {nbytes_text(self.peak_bytes)})"

    def __str__(self) -> str:
        return plan_text(self)

    @property
    def recompute_share(self) -> float:
        """FLOPs that run again, as a share of the forward's."""
        return self.recomputed_flops / max(1, self.forward_flops)

    @functools.cached_property
    def curve(self) -> tuple[Point, ...]:
        """The least peaks for more and more that runs again, the highest peak first."""
        search = Search(Index(self.before), self.seconds, offload=self.may_offload)
        points: list[Point] = []
        for percent in _PERCENTS:
            best = search.least_peak(int(self.forward_flops * percent / 100))
            share = _flops(search, best) / max(1, self.forward_flops)
            if not points or best.peak_bytes < points[-1].peak_bytes:
                points.append(Point(best.peak_bytes, share, *_chosen(search, best)))
        return tuple(points)

    def code(self) -> str:
        """Write the plan as Python to paste behind the line that makes ``model``."""
        from tb_actmem.planning.code import plan_code

        return plan_code(self)

    def apply(self, model: Module) -> Applied:
        """Have a model run by this plan, until ``.undo()`` of what is returned."""
        from tb_actmem.planning.applying import apply

        return apply(self, model)

    @contextlib.contextmanager
    def applied(self, model: Module) -> Iterator[None]:
        """Have a model run by this plan inside a ``with`` block."""
        handle = self.apply(model)
        try:
            yield
        finally:
            handle.undo()

    def verify(self, model: Module, step: Callable[[], Any]) -> Verification:
        """Run a step of a model by this plan, record it, and hold the prediction against it.

        ``step`` is what was recorded for the plan: the forward and its backward, on as much data,
        and with as many gradients there before; a step that finds none makes them.
        """
        from tb_actmem.planning.verifying import verify

        return verify(self, model, step)


_SECONDS = 30.0

_PERCENTS = (0, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 150)
"""How much may run again at the points of the curve; nested checkpoints are not planned."""


def plan(
    recording: Recording,
    *,
    budget: int | str | None = None,
    reduce: float | str | None = None,
    max_recompute: float | str | None = None,
    offload: bool = False,
    seconds: float = _SECONDS,
    tell: Callable[[Progress], object] | None = None,
) -> Plan:
    """Plan which module calls of a recorded step to checkpoint.

    One of three is said: ``budget``, the peak of the whole step in bytes or as ``"20 GiB"``;
    ``reduce``, by which share it shall be lower, ``0.5`` or ``"50%"``; for both the plan is the
    one with the least to run again. Or ``max_recompute``, the FLOPs that may run again as a share
    of the forward's: then the plan is the one with the lowest peak. The peak is that of
    ``ledger(recording).step_peak_bytes``: what the step makes, without the model and its optimizer.

    What is chosen from are all modules of the model whose calls a checkpoint can run; of a nest
    one at most. Each may run again as a whole, or but for the ops that multiply (``mm``, attention,
    convolutions), whose results a selective checkpoint keeps. With ``offload`` its saves may go to
    the host instead, as inside of ``save_on_cpu()``: a byte there or back is taken to cost as much
    as 4,000 FLOPs that run again, which is an estimate. The solver has ``seconds`` for each
    question that it is asked; what it could not prove is said by ``gap``. ``tell`` is called for
    each choice that was tried, and what it raises ends the search.

    Raises PredictError where the step was not recorded with its backward and ops, where the solver
    finds no plan in its time, and where scipy is missing; BudgetError, which is one too, where no
    choice reaches the budget.
    """
    if sum(one is not None for one in (budget, reduce, max_recompute)) != 1:
        raise PredictError("A plan is for one of budget, reduce and max_recompute: give one.")
    index = Index(recording)
    if not recording.meta.has_ops or not recording.ops or not backwards(index):
        raise PredictError(
            "A plan needs the whole step: record its forward and its backward inside of one "
            "`with tb_actmem.record(model)`, without ops=False."
        )
    if offload and first_device(index) == HOST:
        raise PredictError(
            "What a step on the host saves is there already: plan without offload, or record the "
            "step on an accelerator."
        )
    search = Search(index, seconds, offload=offload, tell=tell)
    forward = _forward_flops(index)
    if max_recompute is not None:
        share = asked_share("max_recompute", max_recompute)
        best = search.least_peak(int(forward * share))
        return _plan(search, best, forward, f"the lowest peak with {_percent(share)} run again")
    if reduce is not None:
        share = asked_share("reduce", reduce)
        if share >= 1:
            raise PredictError(f"Nothing is left of a peak that is lower by {_percent(share)}.")
        allowed, asked = int(search.peak_bytes * (1 - share)), f"a peak lower by {_percent(share)}"
    else:
        allowed = asked_nbytes("budget", budget)
        asked = f"a peak of {nbytes_text(allowed)}"
    found = search.least_cost(min(allowed, search.peak_bytes))
    if found is None:
        least = _least(search)
        raise BudgetError(
            f"No checkpoints bring the peak of the step down to {nbytes_text(allowed)}: the least "
            f"that was found is {nbytes_text(least.peak_bytes)} ({least.peak_bytes:,} bytes), "
            f"{gap_text(least.gap)}.",
            least.peak_bytes,
        )
    return _plan(search, found, forward, asked)


def _least(search: Search) -> Best:
    """The least peak that is found in time, at worst that without any checkpoint."""
    try:
        return search.least_peak(sum(search.flops))
    except OutOfTimeError:
        return Best(frozenset(), search.peak_bytes, math.inf)


def _plan(search: Search, best: Best, forward: int, asked: str) -> Plan:
    before = search.lives.index.recording
    modules, save, offload = _chosen(search, best)
    after = what_if_each(before, {name: save.get(name, ()) for name in modules}, offload)
    kept = totals(beside_the_model(compare(before, after)))
    return Plan(
        before=before,
        recording=after,
        asked=asked,
        modules=modules,
        save=save,
        offload=offload,
        link_bytes=sum(search.choice.candidates[number].link_bytes for number in best.chosen),
        before_peak_bytes=search.peak_bytes,
        peak_bytes=ledger(after).step_peak_bytes or 0,
        released_bytes=kept.released_bytes,
        kept_instead_bytes=kept.added_bytes,
        host_bytes=_host_bytes(after) - _host_bytes(before),
        recomputed_flops=_flops(search, best),
        forward_flops=forward,
        gap=best.gap,
        lighter=tuple(lighter(Index(after))),
        refused=search.choice.refused,
        seconds=search.seconds,
        may_offload=search.may_offload,
    )


def _host_bytes(recording: Recording) -> int:
    """Kept for the backward on the host, beside an accelerator."""
    others = ledger(recording).others
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


def _forward_flops(index: Index) -> int:
    """Of the forwards of the step, without what checkpoints run again already."""
    found = costs(index)
    return sum(
        found[op].flops
        for phase in index.recording.phases
        if phase.kind is PhaseKind.FORWARD
        for op in range(phase.first_op, phase.end_op)
    )


def _percent(share: Fraction) -> str:
    return f"{float(share * 100):g} %"
