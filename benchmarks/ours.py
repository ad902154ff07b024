"""Our own doors, as tools that a benchmark can hold against the peers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import tb_actmem
from benchmarks.workloads import Workload
from tb_actmem.recorder.engine.library import SWITCH

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
def compiled_observer() -> Iterator[None]:
    """Within, `record` takes the compiled observer in place of the dispatch mode."""
    os.environ[SWITCH] = "1"
    try:
        yield
    finally:
        os.environ[SWITCH] = "0"


def compiled(tool: Tool) -> Tool:
    """The same with the compiled observer."""

    def run(workload: Workload, forward: Callable[[], Any]) -> Any:
        with compiled_observer():
            return tool(workload, forward)

    return run


os.environ[SWITCH] = "0"  # measure the dispatch mode even where the observer is compiled

OURS: dict[str, Tool] = {
    "bare forward": lambda workload, forward: forward(),
    "tb_actmem.capture": capture,
    "tb_actmem.record(ops=False)": record(ops=False),
    "tb_actmem.record(stacks=False)": record(stacks=False),
    "tb_actmem.record()": record(),
    "tb_actmem.record(), the block alone": record_block(),
    "tb_actmem.record(every=…), not watched": skip_block,
}
COMPILED: dict[str, Tool] = {
    "compiled observer: capture": compiled(capture),
    "compiled observer: record(ops=False)": compiled(record(ops=False)),
    "compiled observer: record(stacks=False)": compiled(record(stacks=False)),
    "compiled observer: record()": compiled(record()),
    "compiled observer: record(), the block alone": compiled(record_block()),
}
"""Measured where somebody has compiled it."""
