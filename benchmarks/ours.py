"""Our own doors, as tools that a benchmark can hold against the peers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import tb_actmem
from benchmarks.workloads import Workload
from tb_actmem.recorder.engine import SWITCH

Tool = Callable[[Workload, Callable[[], Any]], Any]
"""Watches one call of the forward and returns its result."""


def capture(workload: Workload, forward: Callable[[], Any]) -> Any:
    loss = forward()
    return loss, tb_actmem.capture(loss, workload.model)


def record(*, ops: bool = True, stacks: bool = True) -> Tool:
    block = record_block(ops=ops, stacks=stacks)

    def run(workload: Workload, forward: Callable[[], Any]) -> Any:
        loss, recorder = block(workload, forward)
        return loss, recorder.recording

    return run


def record_block(*, ops: bool = True, stacks: bool = True) -> Tool:
    """The block alone: the cost of a training step before the recording is read."""

    def run(workload: Workload, forward: Callable[[], Any]) -> Any:
        with tb_actmem.record(workload.model, ops=ops, stacks=stacks) as recorder:
            loss = forward()
        return loss, recorder

    return run


def skip_block(workload: Workload, forward: Callable[[], Any]) -> Any:
    """A block that a periodic recorder does not watch: all but the first, which warms up."""
    with _PERIODIC:
        return forward()


_PERIODIC = tb_actmem.record(every=10**9)


@contextmanager
def observed_by(switch: str) -> Iterator[None]:
    """Within, `record` takes the compiled observer ("1") or the dispatch mode ("0")."""
    before = os.environ.get(SWITCH)
    os.environ[SWITCH] = switch
    try:
        yield
    finally:
        del os.environ[SWITCH]
        if before is not None:
            os.environ[SWITCH] = before


def observed(switch: str, tool: Tool) -> Tool:
    """Return the tool that records with this observer."""

    def run(workload: Workload, forward: Callable[[], Any]) -> Any:
        with observed_by(switch):
            return tool(workload, forward)

    return run


_TOOLS = {
    "capture": capture,
    "record(ops=False)": record(ops=False),
    "record(stacks=False)": record(stacks=False),
    "record()": record(),
    "record(), the block alone": record_block(),
}
OURS: dict[str, Tool] = {
    "bare forward": lambda workload, forward: forward(),
    **{f"tb_actmem.{name}": observed("0", tool) for name, tool in _TOOLS.items()},
    "tb_actmem.record(every=…), not watched": observed("0", skip_block),
}
COMPILED = {f"compiled observer: {name}": observed("1", tool) for name, tool in _TOOLS.items()}
"""Measured where somebody has compiled it."""
