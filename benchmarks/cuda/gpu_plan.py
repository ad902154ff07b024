"""Plans on a real GPU: the total peak beside torch's allocator, and the time that they cost."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import nn

import tb_actmem
from benchmarks.children import measured_each, say
from benchmarks.cuda.gpu_overhead import like, milliseconds
from benchmarks.cuda.real_programs import PROGRAMS
from benchmarks.cuda.requested import requested
from benchmarks.results import Table, without_gpu
from benchmarks.timing import spread
from tb_actmem.errors import PredictError

NAMES = (
    *("GPT-2 small, float32", "GPT-2 small, autocast", "Llama, 8 layers, autocast"),
    *("BERT with a mask, autocast", "Mixtral, autocast", "ViT-B/16, autocast"),
    *("ResNet-50, float32", "ConvNeXt, autocast", "U-Net, float32"),
)
_PARTS = (0.85, 0.7, 0.55)
"""The plans must lower the total peak to these shares."""
_TIMES = 7


def measure(name: str) -> dict[str, Any]:
    """Plan a recorded step, run it by the plan, and read torch's allocator."""
    torch.manual_seed(0)
    model, step = PROGRAMS[name]()
    for _ in range(3):
        step()
    with tb_actmem.record(model) as recorder:
        step()
    before = recorder.recording
    total = tb_actmem.totals(before).total_peak_bytes or 0
    others = _peak(step) - total  # workspaces
    found: dict[str, Any] = {"total_peak": total, "others": others, "ms": _time(step)}
    goals = [(part, False) for part in _PARTS] + [(_PARTS[-1], True)]
    found["plans"] = [
        {"part": part, "offload": offload, **_planned(model, step, before, others, part, offload)}
        for part, offload in goals
    ]
    return found


def _planned(
    model: nn.Module,
    step: Callable[[], None],
    before: tb_actmem.Recording,
    others: int,
    part: float,
    offload: bool,
) -> dict[str, Any]:
    limit = int(part * (tb_actmem.totals(before).total_peak_bytes or 0))
    try:
        plan = tb_actmem.predict.plan(
            before, total_peak=limit, offload=offload, on=like(), seconds=3
        )
    except PredictError as error:
        return {"error": str(error)}
    with plan.applied(model):
        step()
        real, ms = _peak(step) - others, _time(step)
    return {
        **{"modules": len(plan.modules), "offloaded": len(plan.offload)},
        **{"real": real, "ms": ms},
        "predicted": tb_actmem.totals(plan.recording).total_peak_bytes,
        "roofline_ms": tb_actmem.predict.cost(plan.recording, like()).milliseconds,
        "notes": [note.code for note in plan.recording.meta.notes],
    }


def _peak(step: Callable[[], None]) -> int:
    gc.collect()
    torch.cuda.reset_peak_memory_stats()
    step()
    return requested("peak")


def _time(step: Callable[[], None]) -> float:
    return spread([milliseconds(step) for _ in range(_TIMES)]).median


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for a plan."""
    if not torch.cuda.is_available():
        say("gpu_plan: needs a GPU")
        yield without_gpu("gpu_plan")
        return
    found = measured_each(__name__, NAMES[:1] if quick else NAMES, timeout=120)
    yield Table(
        "gpu_plan",
        f"Steps on a real {torch.cuda.get_device_name()}, planned by `predict.plan` from one "
        "recording. *Goal* is the share of the total peak that the plan must reach, with modules "
        "to checkpoint, or also to offload. *Predicted* is the total peak of its recording, and "
        "*real* that of torch's allocator when the step runs by the plan, without the workspaces "
        "of the bare step. *Added* is the measured time of the step beside the bare one, and "
        "*roofline* the minimum time of the recomputation by `predict.cost`.",
        ["step", "goal", "modules", "predicted", "real", "bare, ms", "added, ms", "roofline, ms"],
        [row for name, facts in found.items() for row in _rows(name, facts)],
        found,
    )


def _rows(name: str, facts: dict[str, Any]) -> Iterator[list[str]]:
    if "error" in facts:
        yield [name, facts["error"], *[""] * 6]
        return
    for plan in facts["plans"]:
        goal = f"{plan['part']:.0%}"
        if "error" in plan:
            yield [name, goal, plan["error"].partition(":")[0], *[""] * 5]
            continue
        offloaded = f" + {plan['offloaded']} offloaded" if plan["offloaded"] else ""
        off = plan["real"] - plan["predicted"]
        yield [
            *(name, goal, f"{plan['modules']}{offloaded}", f"{plan['predicted']:,}"),
            f"{off:+,}" if off else "=",
            f"{facts['ms']:.1f}",
            f"{plan['ms'] - facts['ms']:.1f}",
            f"{plan['roofline_ms']:.1f}",
        ]
