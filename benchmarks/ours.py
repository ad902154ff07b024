"""Our own doors, as tools that a benchmark can hold against the peers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import tb_actmem
from benchmarks.workloads import Workload

Tool = Callable[[Workload, Callable[[], Any]], Any]
"""Watches one call of the forward and returns what it found."""


def capture(workload: Workload, forward: Callable[[], Any]) -> Any:
    loss = forward()
    return loss, tb_actmem.capture(loss, workload.model)


def record(*, ops: bool = True, stacks: bool = True) -> Tool:
    def run(workload: Workload, forward: Callable[[], Any]) -> Any:
        with tb_actmem.record(workload.model, ops=ops, stacks=stacks) as recorder:
            loss = forward()
        return loss, recorder.recording

    return run


OURS: dict[str, Tool] = {
    "bare forward": lambda workload, forward: forward(),
    "tb_actmem.capture": capture,
    "tb_actmem.record(ops=False)": record(ops=False),
    "tb_actmem.record(stacks=False)": record(stacks=False),
    "tb_actmem.record()": record(),
}
