"""Predicts the memory of other steps: checkpoints, plans, sizes, GPUs, dry runs.

A prediction is a recording, marked as predicted: every table and figure accepts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tb_actmem.lazy import lazily

if TYPE_CHECKING:
    from tb_actmem.analysis.totals.ranges import PeakRange, peak_range
    from tb_actmem.predict import estimate
    from tb_actmem.predict.capacity.fits import Fits, fits
    from tb_actmem.predict.capacity.roofline import RecomputeCost, cost
    from tb_actmem.predict.checkpointing.checkpoint import checkpoint
    from tb_actmem.predict.fake_tensors import dry_run
    from tb_actmem.predict.formulas.moments import Formula
    from tb_actmem.predict.formulas.prediction import Doubt
    from tb_actmem.predict.planning import Plan
    from tb_actmem.predict.planning.applying import Applied, Verification
    from tb_actmem.predict.planning.planner import plan
    from tb_actmem.predict.sizes import ScalingModel, scale

__all__ = [
    "Applied",
    "Doubt",
    "Fits",
    "Formula",
    "PeakRange",
    "Plan",
    "RecomputeCost",
    "ScalingModel",
    "Verification",
    "checkpoint",
    "cost",
    "dry_run",
    "estimate",
    "fits",
    "peak_range",
    "plan",
    "scale",
]

_HOMES = {
    "Applied": "tb_actmem.predict.planning.applying",
    "Doubt": "tb_actmem.predict.formulas.prediction",
    "Fits": "tb_actmem.predict.capacity.fits",
    "Formula": "tb_actmem.predict.formulas.moments",
    "PeakRange": "tb_actmem.analysis.totals.ranges",
    "Plan": "tb_actmem.predict.planning",
    "RecomputeCost": "tb_actmem.predict.capacity.roofline",
    "ScalingModel": "tb_actmem.predict.sizes",
    "Verification": "tb_actmem.predict.planning.applying",
    "checkpoint": "tb_actmem.predict.checkpointing.checkpoint",
    "cost": "tb_actmem.predict.capacity.roofline",
    "dry_run": "tb_actmem.predict.fake_tensors",
    "estimate": "tb_actmem.predict.estimate",
    "fits": "tb_actmem.predict.capacity.fits",
    "peak_range": "tb_actmem.analysis.totals.ranges",
    "plan": "tb_actmem.predict.planning.planner",
    "scale": "tb_actmem.predict.sizes",
}

if not TYPE_CHECKING:  # a type checker would take any name for a public one
    __getattr__, __dir__ = lazily(__name__, _HOMES)
