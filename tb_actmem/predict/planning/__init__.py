"""The plan: which module calls to checkpoint or offload, and the result."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from tb_actmem.advice import Suggestion
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.capacity.roofline import RecomputeCost
from tb_actmem.predict.planning.candidates import Refused
from tb_actmem.predict.planning.search import LINK_FLOPS
from tb_actmem.predict.planning.words import plan_text
from tb_actmem.text import nbytes_text
from tb_actmem.text.notes import recomputation_notes, sentence

if TYPE_CHECKING:
    from torch.nn import Module

    from tb_actmem.predict.planning.applying import Applied, Verification


class Point(NamedTuple):
    """One of the best plans: none has a lower peak for as many recomputed matmul FLOPs.

    That is the total peak, or the step peak if the model is not known.
    """

    peak_bytes: int
    """Step peak in bytes."""
    total_peak_bytes: int | None
    """Total peak in bytes; None if the model is not known."""
    recompute_share: float
    """Recomputed matmul FLOPs as a share of the forward's; elementwise ops count as 0."""
    modules: tuple[str, ...]
    """The checkpointed modules."""
    save: Mapping[str, tuple[str, ...]]
    """The ops whose results selective checkpoints keep, by module."""
    offload: tuple[str, ...]
    """The modules whose saves go to the host."""
    max_recompute: float
    """The share of the forward's matmul FLOPs with which `plan` returns this point."""
    cost_share: float
    """The same including transfers to the host and back, a byte as 4,000 FLOPs."""
    gap: float
    """The share by which the peak can be above the minimum."""
    milliseconds: float
    """The minimum time that the plan's GPU takes for the recomputation."""

    @property
    def lowered_bytes(self) -> int:
        """The total peak, or the step peak if the model is not known."""
        return self.peak_bytes if self.total_peak_bytes is None else self.total_peak_bytes


_PERCENTS = (0, 150, 30, 10, 60, 2, 20, 50, 90, 1, 5, 15, 25, 40, 70, 80, 100)
"""Limits of recomputation for the points of a curve, ordered so that its shape is soon visible.
Nested checkpoints are not planned."""
_AWAY = (1_000_000, 1_000, 300, 3_000, 10_000, 100_000)
"""Higher limits, for offloading: in small layers a transferred byte costs more than recomputing it.
"""


def percents(*, offload: bool) -> tuple[int, ...]:
    """List the limits of recomputation, in percent of the forward, for which a curve has points."""
    return (*_PERCENTS, *(_AWAY if offload else ()))


def rising(points: Iterable[Point]) -> tuple[Point, ...]:
    """Put the points of a curve in order, without those that cost more for no lower peak."""
    best: list[Point] = []
    for point in sorted(points, key=_order):
        if not best or point.lowered_bytes < best[-1].lowered_bytes:
            best.append(point)
    return tuple(best)


def _order(point: Point) -> tuple[float, int, float]:
    return point.cost_share, point.lowered_bytes, point.max_recompute


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
    """An estimate. Only matmuls, attention and convolutions count."""
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
    def notes(self) -> tuple[str, ...]:
        """Why the recomputation may raise, or give other gradients than the recorded step."""
        return (
            tuple(map(sentence, recomputation_notes(self.before, is_plan=True)))
            if self.modules
            else ()
        )

    @property
    def recompute_share(self) -> float:
        """Recomputed matmul FLOPs as a share of the forward's; elementwise ops count as 0."""
        return self.cost.flops / max(1, self.forward_flops)

    @property
    def cost_share(self) -> float:
        """The same including transfers to the host and back, a byte as 4,000 FLOPs."""
        flops = self.cost.flops + LINK_FLOPS * self.link_bytes
        return flops / max(1, self.forward_flops)

    @functools.cached_property
    def curve(self) -> tuple[Point, ...]:
        """The lowest total peaks for more and more recomputation, the highest first.

        If the model is not known, they are step peaks.
        """
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
