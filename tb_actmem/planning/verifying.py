"""A plan against the truth: the step runs by it, is recorded, and held against the prediction."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from torch.nn import Module

from tb_actmem.analysis.comparison import Change, ComparisonRow, compare
from tb_actmem.analysis.ledger import ledger
from tb_actmem.model import Recording
from tb_actmem.training import record
from tb_actmem.wording.units import exact_nbytes_text

if TYPE_CHECKING:
    from tb_actmem.planning.plan import Plan


class Pair(NamedTuple):
    """A number that was predicted, and what was measured."""

    predicted_bytes: int
    measured_bytes: int

    @property
    def ratio(self) -> float:
        """The prediction as a multiple of the truth."""
        return self.predicted_bytes / max(1, self.measured_bytes)


class Verification(NamedTuple):
    """What was predicted of a step, and what it did."""

    kept: Pair
    """For the backward."""
    peak: Pair
    """Of the whole step."""
    differing: tuple[ComparisonRow, ...]
    """The saves that are not the same: before is the prediction, after the measurement."""
    recording: Recording
    """The step as it ran."""

    def __str__(self) -> str:
        lines = [
            f"{name}: predicted {exact_nbytes_text(pair.predicted_bytes)}, "
            f"measured {exact_nbytes_text(pair.measured_bytes)}, {pair.ratio:.4f}"
            for name, pair in (("kept", self.kept), ("peak of the step", self.peak))
        ]
        count = len(self.differing)
        lines.append(f"{count} saves differ" if count else "every save is as predicted")
        return "\n".join(lines)


def verify(plan: Plan, model: Module, step: Callable[[], Any]) -> Verification:
    """Run a step of a model by a plan, record it, and hold the prediction against it."""
    with plan.applied(model), record(model, label=plan.before.meta.label) as recorder:
        step()
    measured = recorder.recording
    rows = compare(plan.recording, measured)
    before, after = ledger(plan.recording), ledger(measured)
    return Verification(
        kept=Pair(before.kept_bytes, after.kept_bytes),
        peak=Pair(plan.peak_bytes, after.step_peak_bytes or 0),
        differing=tuple(row for row in rows if row.change is not Change.SAME),
        recording=measured,
    )
