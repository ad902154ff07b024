"""The peaks that torch.compile's partitioner reaches with `activation_memory_budget`.

Its budget is a share of what the forward would keep; the peak of the step, and what runs again, are
measured: its graphs run op by op (``aot_eager``), so that the same kernels run as without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import torch
from torch._functorch import config

import tb_actmem
from benchmarks.workloads import Workload
from tb_actmem.analysis.index.costs import costs
from tb_actmem.analysis.index.index import Index
from tb_actmem.model import Recording

BUDGETS = (0.7, 0.5, 0.3, 0.1)


class Point(NamedTuple):
    """A step by one budget."""

    budget: float
    peak: float
    """Peak of the step, as a share of the eager step's."""
    again: float
    """Recomputed FLOPs, as a share of the forward's."""


def points(make: Callable[[], Workload], step: Callable[[Workload], Any]) -> Iterator[Point]:
    """Compile a model for each budget, and record a step of it."""
    plain = _recorded(make(), step)
    rows = zip(plain.ops, costs(Index(plain)), strict=True)
    forward = sum(cost.flops for op, cost in rows if op.backward_of is None)
    for budget in BUDGETS:
        torch._dynamo.reset()
        workload = make()
        with config.patch(activation_memory_budget=budget):
            workload.model.compile(backend="aot_eager")
            after = _recorded(workload, step)
        again = (_flops(after) - _flops(plain)) / max(1, forward)
        yield Point(budget, _peak(after) / _peak(plain), max(0.0, again))


def _recorded(workload: Workload, step: Callable[[Workload], Any]) -> Recording:
    step(workload)  # compiles
    workload.model.zero_grad(set_to_none=True)
    with tb_actmem.record(workload.model, stacks=False) as recorder:
        step(workload)
    return recorder.recording


def _peak(recording: Recording) -> int:
    return max(1, tb_actmem.totals(recording).step_peak_bytes or 0)


def _flops(recording: Recording) -> int:
    return sum(cost.flops for cost in costs(Index(recording)))
