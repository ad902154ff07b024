"""Steps by torch.compile's partitioner with `activation_memory_budget`.

Its budget is a share of what the forward would save. Its graphs run op by op (``aot_eager``), so
that the same kernels run as without it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._functorch import config

import tb_actmem
from benchmarks.workloads import Workload
from tb_actmem.model import Recording

BUDGETS = (0.7, 0.5, 0.3, 0.1)


def by_budget(
    make: Callable[[], Workload], step: Callable[[Workload], Any]
) -> tuple[Recording, dict[float, Recording]]:
    """Record a step without the compiler, and a compiled one for each budget."""
    before = _recorded(make(), step)
    after = {}
    for budget in BUDGETS:
        torch._dynamo.reset()
        workload = make()
        with config.patch(activation_memory_budget=budget):
            workload.model.compile(backend="aot_eager")
            after[budget] = _recorded(workload, step)
    return before, after


def _recorded(workload: Workload, step: Callable[[Workload], Any]) -> Recording:
    step(workload)  # compiles
    workload.model.zero_grad(set_to_none=True)
    with tb_actmem.record(workload.model, stacks=False) as recorder:
        step(workload)
    return recorder.recording
