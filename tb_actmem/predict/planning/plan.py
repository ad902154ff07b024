"""The plan: which module calls to checkpoint, whole or selectively, and what comes of it."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from tb_actmem.advice.suggestions import Lighter
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.checkpointing.candidates import Refused
from tb_actmem.predict.planning.search import LINK_FLOPS
from tb_actmem.predict.planning.text import plan_text
from tb_actmem.text.units import nbytes_text

if TYPE_CHECKING:
    from torch.nn import Module

    from tb_actmem.predict.planning.applying import Applied, Verification


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
    max_recompute: float
    """The plan for this share of the forward is the one of this point."""
    cost_share: float
    """The same with what goes to the host and back, a byte as 4,000 FLOPs."""
    gap: float
    """By which share the peak can be higher than the least possible."""


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
    before_total_peak_bytes: int | None
    """The peak with the model as it was recorded; None where the model is not known."""
    total_peak_bytes: int | None
    """The predicted peak with the model."""
    peak_phase: PhaseKind | None
    """In which phase of the step it is."""
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
    """What would keep less before any checkpointing, and run nothing again, with its bytes in the
    step as it was recorded."""
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

    @property
    def cost_share(self) -> float:
        """The same with what goes to the host and back, a byte as 4,000 FLOPs."""
        flops = self.recomputed_flops + LINK_FLOPS * self.link_bytes
        return flops / max(1, self.forward_flops)

    @functools.cached_property
    def curve(self) -> tuple[Point, ...]:
        """The least peaks for more and more that runs again, the highest peak first."""
        from tb_actmem.predict.planning.planner import Planner

        return Planner(self.before, offload=self.may_offload, seconds=self.seconds).curve()

    def code(self) -> str:
        """Write the plan as Python to paste behind the line that makes ``model``."""
        from tb_actmem.predict.planning.code import plan_code

        return plan_code(self)

    def apply(self, model: Module) -> Applied:
        """Have a model run by this plan, until ``.undo()`` of what is returned."""
        from tb_actmem.predict.planning.applying import apply

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
        from tb_actmem.predict.planning.applying import verify

        return verify(self, model, step)
