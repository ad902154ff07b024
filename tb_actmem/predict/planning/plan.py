"""The plan: which module calls to checkpoint or offload, the result, and the same in words."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from tb_actmem.advice.suggestions import Suggestion
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.names import NUMBER, layers_name
from tb_actmem.errors import printable
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.capacity.roofline import RecomputeCost, recompute_text
from tb_actmem.predict.checkpointing.candidates import Refused
from tb_actmem.predict.planning.code import by_save
from tb_actmem.predict.planning.search import LINK_FLOPS
from tb_actmem.predict.planning.solver import GAP
from tb_actmem.text.advice import suggestion_text
from tb_actmem.text.units import milliseconds_text, nbytes_text, share_text

if TYPE_CHECKING:
    from torch.nn import Module

    from tb_actmem.predict.planning.applying import Applied, Verification


class Point(NamedTuple):
    """One of the best plans: none has a lower peak for as many recomputed FLOPs."""

    peak_bytes: int
    """Step peak in bytes."""
    recompute_share: float
    """Recomputed FLOPs as a share of the forward's."""
    modules: tuple[str, ...]
    """The checkpointed modules."""
    save: Mapping[str, tuple[str, ...]]
    """The ops whose results selective checkpoints keep, by module."""
    offload: tuple[str, ...]
    """The modules whose saves go to the host."""
    max_recompute: float
    """The share of the forward's FLOPs with which `plan` returns this point."""
    cost_share: float
    """The same including transfers to the host and back, a byte as 4,000 FLOPs."""
    gap: float
    """The share by which the peak can be above the minimum."""
    milliseconds: float
    """The minimum time that the plan's GPU takes for the recomputation."""


@dataclass(frozen=True, kw_only=True, repr=False)
class Plan:
    """Which modules to checkpoint, and the step that follows from them.

    ``print(plan)`` describes it.
    """

    before: Recording
    """The recorded step."""
    recording: Recording
    """The predicted step: a recording like any other."""
    asked: str
    """The request, in words."""
    modules: tuple[str, ...]
    """The names of the modules whose calls are checkpointed, in forward order."""
    save: Mapping[str, tuple[str, ...]]
    """For selective checkpoints: the ops whose results they keep, by module."""
    offload: tuple[str, ...]
    """The names of the modules whose saves go to the host, with ``offload``."""
    link_bytes: int
    """Bytes that go to the host and come back."""
    before_peak_bytes: int
    """The step peak of the recorded step."""
    peak_bytes: int
    """The predicted step peak, recomputations included."""
    before_total_peak_bytes: int | None
    """The total peak of the recorded step; None if the model is not known."""
    total_peak_bytes: int | None
    """The predicted total peak."""
    peak_phase: PhaseKind | None
    """The phase of the step in which the step peak is."""
    places: tuple[str, ...]
    """Where the total peak was and is, its parts, and excluded memory, in words; empty if unknown.
    """
    released_bytes: int
    """Bytes on the model's device that are no longer saved for backward."""
    added_bytes: int
    """Bytes that the checkpoints save there instead: arguments of modules, and random states."""
    host_bytes: int
    """Bytes saved on the host instead, for a step on an accelerator."""
    cost: RecomputeCost
    """The recomputation: FLOPs, bytes, and the minimum time of a GPU for it."""
    forward_flops: int
    """An estimate. Only products of matrices count."""
    gap: float
    """The share by which this plan can be worse than the best one: 0.012 is 1.2 %; 0 is optimal."""
    suggestions: tuple[Suggestion, ...]
    """Changes that save less without any recomputation, with their bytes in the recorded step."""
    refused: tuple[Refused, ...]
    """The modules that no checkpoint could run, with the reason."""
    seconds: float
    """The time limit of the solver, for each request and for each point of the curve."""
    may_offload: bool
    """Whether saves may go to the host."""

    def __repr__(self) -> str:
        return f"Plan({len(self.modules)} modules, peak {nbytes_text(self.peak_bytes)})"

    def __str__(self) -> str:
        return plan_text(self)

    @property
    def recompute_share(self) -> float:
        """Recomputed FLOPs as a share of the forward's."""
        return self.cost.flops / max(1, self.forward_flops)

    @property
    def cost_share(self) -> float:
        """The same including transfers to the host and back, a byte as 4,000 FLOPs."""
        flops = self.cost.flops + LINK_FLOPS * self.link_bytes
        return flops / max(1, self.forward_flops)

    @functools.cached_property
    def curve(self) -> tuple[Point, ...]:
        """The lowest peaks for more and more recomputation, the highest peak first."""
        from tb_actmem.predict.planning.planner import Planner

        return Planner(
            self.before, offload=self.may_offload, seconds=self.seconds, on=self.cost.gpu
        ).curve()

    def code(self) -> str:
        """Write the plan as Python to paste after the line that makes ``model``."""
        from tb_actmem.predict.planning.code import plan_code

        return plan_code(self)

    def apply(self, model: Module) -> Applied:
        """Apply this plan to a model, until you call ``.undo()`` of the returned value."""
        from tb_actmem.predict.planning.applying import apply

        return apply(self, model)

    @contextlib.contextmanager
    def applied(self, model: Module) -> Iterator[None]:
        """Apply this plan to a model inside a ``with`` block."""
        handle = self.apply(model)
        try:
            yield
        finally:
            handle.undo()

    def verify(self, model: Module, step: Callable[[], Any]) -> Verification:
        """Run a step with the plan applied, record it, and compare the prediction with it.

        ``step`` is the recorded step: the forward and its backward, on as much data, and with as
        many gradients already there. A step that finds no gradients makes them.
        """
        from tb_actmem.predict.planning.applying import verify

        return verify(self, model, step)


def plan_text(plan: Plan) -> str:
    """Describe what to checkpoint, what that releases and costs, and how good it is."""
    if not plan.modules and not plan.offload:
        nothing = (
            f"For {plan.asked}, nothing needs a checkpoint: the step peak is "
            f"{nbytes_text(plan.before_peak_bytes)}{_with_model(plan.before_total_peak_bytes)}."
        )
        return "\n".join([nothing, *plan.places, *peak_lines(plan.peak_phase)])
    chosen = chosen_lines(plan.modules, plan.save, plan.offload)
    lines = [
        f"For {plan.asked}, {chosen[0]}",
        *chosen[1:],
        *_total_lines(plan),
        f"step peak: {nbytes_text(plan.before_peak_bytes)} → {nbytes_text(plan.peak_bytes)} "
        f"({share_text(plan.peak_bytes, plan.before_peak_bytes)})",
        *plan.places,
        *peak_lines(plan.peak_phase),
        f"released: {nbytes_text(plan.released_bytes)}, saved instead: "
        f"{nbytes_text(plan.added_bytes)}",
        *(
            [f"saved on the host instead: {nbytes_text(plan.host_bytes)}"]
            if plan.host_bytes
            else []
        ),
        recompute_text(plan.cost),
        *([_link_text(plan)] if plan.offload else []),
        gap_text(plan.gap),
    ]
    lines += suggestion_lines(plan.suggestions)
    lines += refused_lines(plan.refused)
    return "\n".join(map(printable, lines))


def _with_model(nbytes: int | None) -> str:
    return "" if nbytes is None else f", the total peak {nbytes_text(nbytes)}"


def _total_lines(plan: Plan) -> list[str]:
    """Describe the total peak, if the model is known."""
    before, after = plan.before_total_peak_bytes, plan.total_peak_bytes
    if before is None or after is None:
        return []
    return [f"total peak: {nbytes_text(before)} → {nbytes_text(after)}"]


def refused_lines(refused: Sequence[Refused]) -> list[str]:
    """Name the modules that no checkpoint can run, with the reason for the first."""
    if not refused:
        return []
    names = ", ".join(layers([of.name for of in refused])[:5])
    return [f"cannot be checkpointed: {names}; {refused[0].why}"]


def peak_lines(phase: PhaseKind | None) -> list[str]:
    """Explain that checkpoints cannot lower a peak after the backward."""
    if phase is not PhaseKind.UPDATE:
        return []
    return [
        "that peak is in the optimizer step: checkpoints do not release gradients and optimizer "
        "states"
    ]


def chosen_lines(
    modules: Sequence[str], save: Mapping[str, tuple[str, ...]], offload: Sequence[str]
) -> list[str]:
    """Name the checkpointed and the offloaded modules, equal layers in one line."""
    again = [
        f"  {name}{_but_for(kept)}"
        for kept, names in by_save(modules, save).items()
        for name in layers(names)
    ]
    away = [f"  {name}" for name in layers(offload)]
    return [
        *(["checkpoint:", *again] if again else []),
        *(["offload to the host:", *away] if away else []),
    ]


_LIGHTER = 3
"""How many replacement functions are named."""


def suggestion_lines(suggestions: Sequence[Suggestion]) -> list[str]:
    """Name changes that save memory without recomputation: do them first, then recompute less."""
    return [f"before any checkpoint: {suggestion_text(one)}" for one in suggestions[:_LIGHTER]]


def _but_for(save: Sequence[str]) -> str:
    """Name the ops that a selective checkpoint does not recompute."""
    names = ", ".join(dict.fromkeys(operator(op).name for op in save))
    return f", keeping the results of {names}" if save else ""


def _link_text(plan: Plan) -> str:
    return (
        f"to the host and back: {nbytes_text(plan.link_bytes)}; a byte is estimated to cost as "
        f"much as {LINK_FLOPS:,} recomputed FLOPs"
    )


def curve_text(plan: Plan) -> str:
    """List the points of a plan's curve: the recomputation, and the lowest peak."""
    rows = [("recomputed", f"time on {plan.cost.gpu}", "step peak", "modules")]
    for point in plan.curve:
        share = f"{point.recompute_share * 100:.1f}%"
        time, peak = milliseconds_text(point.milliseconds), nbytes_text(point.peak_bytes)
        rows.append((share, time, peak, str(len(point.modules))))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.rjust, row, widths)) for row in rows)


def layers(names: Sequence[str]) -> list[str]:
    """Join the names of equal layers: ``h.*.attn`` followed by their numbers."""
    names_of: dict[str, list[str]] = {}
    for name in names:
        names_of.setdefault(layers_name(name), []).append(name)
    return [
        of[0] if len(of) == 1 else f"{pattern} ({_numbers_text(of)})"
        for pattern, of in names_of.items()
    ]


def _numbers_text(names: Iterable[str]) -> str:
    """Write the numbers of layers as in their names: ``0–3, 7``, ``00–03``."""
    numbers = (match[0] for name in names if (match := NUMBER.search(name)))
    spans: list[tuple[str, str]] = []
    for number in sorted(numbers, key=int):
        if spans and int(spans[-1][1]) == int(number) - 1:
            spans[-1] = spans[-1][0], number
        else:
            spans.append((number, number))
    return ", ".join(first if first == last else f"{first}–{last}" for first, last in spans)


def gap_text(gap: float) -> str:
    """Say how far a choice is at most from the best one."""
    if gap == float("inf"):
        return "the distance from the optimum could not be proven"
    return f"proven to be at most {max(gap, GAP) * 100:.1f}% from the optimum"
