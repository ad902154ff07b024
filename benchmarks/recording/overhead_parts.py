"""Where the time of `record()` goes in a step of tiny ops: by stage, then function by function."""

from __future__ import annotations

import gc
import signal
import statistics
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import torch

import tb_actmem
from benchmarks.ours import observed_by
from benchmarks.results import Table
from benchmarks.workloads import QUICK, WORKLOADS, Workload

NAMES = ("host-bound Llama", "1,000-layer MLP")
STAGES = ("forward", "entering the block", "leaving it", "reading the recording")
_FUNCTIONS = 20
_EVERY = 0.0005  # seconds of CPU time between samples
_PROGRAM = "the program's own"
_PACKAGE = f"{Path(tb_actmem.__file__).parent}/"


def measure(*, quick: bool) -> dict[str, Any]:
    """Map each workload to milliseconds per step: bare, of each stage, and of our functions."""
    torch.set_num_threads(1)
    found = {}
    for name in NAMES:
        torch.manual_seed(0)
        workload = (QUICK if quick else WORKLOADS)[name]()
        with observed_by("1"):
            found[name] = _measure(workload, steps=3 if quick else 31, least=10 if quick else 2000)
    return found


def _measure(workload: Workload, steps: int, least: int) -> dict[str, Any]:
    for _ in range(3):
        _stages(workload)
    bare, stages = [], []
    for _ in range(steps):
        bare.append(_bare(workload))
        stages.append(_stages(workload))
    medians = [1e3 * statistics.median(values) for values in zip(*stages, strict=True)]
    samples = _samples(workload, least)
    each = sum(medians) / samples.total()
    return {
        "bare": 1e3 * statistics.median(bare),
        "stages": dict(zip(STAGES, medians, strict=True)),
        "functions": {name: each * count for name, count in samples.most_common()},
    }


def _bare(workload: Workload) -> float:
    gc.collect()
    begin = time.process_time()
    workload.forward()
    return time.process_time() - begin


def _stages(workload: Workload) -> tuple[float, ...]:
    gc.collect()
    now = time.process_time
    begin = now()
    with tb_actmem.record(workload.model) as recorder:
        entered = now()
        loss = workload.forward()
        computed = now()
    left = now()
    assert recorder.recording is not None
    read = now()
    del loss
    return computed - entered, entered - begin, left - computed, read - left


def _samples(workload: Workload, least: int) -> Counter[str]:
    """Count the samples in each of our functions and in the functions of others that it called."""
    samples: Counter[str] = Counter()

    def sample(_: int, frame: FrameType | None) -> None:
        samples[_running(frame)] += 1

    before = signal.signal(signal.SIGPROF, sample)
    try:
        while samples.total() < least:
            gc.collect()
            signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)
            _stages(workload)
            signal.setitimer(signal.ITIMER_PROF, 0)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
    return samples


def _running(frame: FrameType | None) -> str:
    """Name our innermost function, unless it is the one around the program's own module calls."""
    is_innermost = True
    while frame is not None:
        code = frame.f_code
        if code.co_filename.startswith(_PACKAGE):
            if code.co_name == "call" and not is_innermost:
                return _PROGRAM
            return f"`{code.co_filename.removeprefix(_PACKAGE)}: {code.co_name}`"
        frame, is_innermost = frame.f_back, False
    return _PROGRAM


def table(found: dict[str, Any]) -> Table:
    """Write the stages, then the functions; a column a workload."""
    bare = [found[name]["bare"] for name in NAMES]
    rows = [["bare forward", *(f"1.00 ({milliseconds:.1f} ms)" for milliseconds in bare)]]
    for stage in STAGES:
        parts = [found[name]["stages"][stage] for name in NAMES]
        rows.append([f"**{stage}**", *_times(parts, bare)])
    functions = [dict(found[name]["functions"]) for name in NAMES]
    program = [each.pop(_PROGRAM, 0.0) for each in functions]
    sums = Counter(functions[0])
    sums.update(functions[1])
    for name, _ in sums.most_common(_FUNCTIONS):
        rows.append([name, *_times([each.pop(name, 0.0) for each in functions], bare)])
    rows.append(["all other functions", *_times([sum(each.values()) for each in functions], bare)])
    rows.append([_PROGRAM, *_times(program, bare)])
    return Table(
        "overhead-parts",
        "One step under `record()` with the compiled observer, in times of the bare forward (CPU "
        "time, one thread). Stages, in bold, are medians. Below is their sum once more, divided "
        "among functions by samples. The time of a function includes its calls of other packages. "
        "The time of the observer inside torch's ops is in the program's own.",
        ["", *NAMES],
        rows,
        found,
    )


def _times(milliseconds: list[float], bare: list[float]) -> list[str]:
    return [f"{part / whole:.2f}" for part, whole in zip(milliseconds, bare, strict=True)]
