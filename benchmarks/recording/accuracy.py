"""Whose numbers are right: bytes saved for backward, by every tool, against an oracle.

The oracle is pack hooks in a forward of its own, each storage counted once, parameters and buffers
left out. What selective checkpoints and regions put aside never passes a hook; there it is what
torch's profiler saw allocated and not freed, and the input. The peak of a step is held against the
profiler too: the most that forward and backward had allocated at once, by either way of watching.
"""

from __future__ import annotations

import gc
import math
import re
import warnings
import weakref
from collections.abc import Callable
from importlib import import_module
from itertools import accumulate
from typing import Any

import torch

import tb_actmem
from benchmarks import peers
from benchmarks.children import Child, say
from benchmarks.models import MODELS, NEEDS, NO_HOOKS, QUICK
from benchmarks.ours import observed_by
from benchmarks.results import Table
from benchmarks.workloads import Workload
from tb_actmem.gc_pause import collector_paused
from tb_actmem.recorder.engine.build import library_path


def hooks(case: Workload) -> int:
    """Bytes of the storages that pack hooks see."""
    own = {t.untyped_storage()._cdata for t in (*case.model.parameters(), *case.model.buffers())}
    seen: list[tuple[weakref.ref[torch.Tensor], int, int]] = []

    def pack(tensor: torch.Tensor) -> torch.Tensor:
        storage, packed = tensor.untyped_storage(), tensor.detach()
        if storage._cdata not in own:
            seen.append((weakref.ref(packed), storage._cdata, storage.nbytes()))
        return packed

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        kept = case.forward()
    alive = {key: nbytes for packed, key, nbytes in seen if packed() is not None}
    del kept
    return sum(alive.values())


def _profiled(run: Callable[[], torch.Tensor]) -> tuple[torch.Tensor, int, int]:
    """Run under torch's profiler: the result, the bytes left allocated, and the peak."""
    with (
        collector_paused(),  # garbage freed meanwhile is not the run's
        torch.profiler.profile(
            activities=[torch.profiler.ProfilerActivity.CPU], profile_memory=True
        ) as profiler,
    ):
        result = run()
    events = [
        event for event in profiler.profiler.kineto_results.events() if event.name() == "[memory]"
    ]
    events.sort(key=lambda event: event.start_ns())
    live = [*accumulate(event.nbytes() for event in events)]
    return result, live[-1], max(live)


def allocations(case: Workload) -> int:
    """Bytes that a forward leaves allocated, less its output, and its input."""
    loss, live, _ = _profiled(case.forward)
    inputs = sum(value.nbytes for value in case.args)
    return live - loss.nbytes + inputs


def peak(case: Workload) -> int:
    """The most that forward and backward have allocated at once."""
    _warm_up(case)
    return _profiled(lambda: _step(case))[2]


def our_peak(case: Workload, switch: str = "0") -> int:
    _warm_up(case)
    with observed_by(switch), tb_actmem.record(case.model) as recorder:
        _step(case)
    return tb_actmem.totals(recorder.recording).step_peak_bytes or 0


def our_compiled_peak(case: Workload) -> int:
    return our_peak(case, "1")


def _warm_up(case: Workload) -> None:
    _step(case)
    for tensor in (*case.model.parameters(), *case.args):
        tensor.grad = None
    gc.collect()


def _step(case: Workload) -> torch.Tensor:
    torch.manual_seed(0)
    loss = case.forward()
    loss.backward(torch.ones_like(loss))
    return loss.detach()


def ours(case: Workload) -> int:
    with observed_by("0"), tb_actmem.record(case.model) as recorder:
        loss = case.forward()
    del loss
    return tb_actmem.totals(recorder.recording).saved_bytes


def captured(case: Workload) -> int:
    return tb_actmem.totals(tb_actmem.capture(case.forward(), case.model)).saved_bytes


def torchviz(case: Workload) -> int:
    """The shapes of the saved tensors that it draws, in float32."""
    _, dot = peers.torchviz(case, case.forward)
    shapes = re.findall(r'\(([\d, ]*)\)" fillcolor=orange', dot.source)
    sizes = ([int(size) for size in shape.split(",") if size.strip()] for shape in shapes)
    return sum(4 * math.prod(size) for size in sizes)


def torch_remat(case: Workload) -> int:
    """The first line of its report, which is rounded to hundredths of a unit."""
    loss = case.forward()
    report = import_module("torch_remat").format_saved_tensors_report(loss)
    number, unit = report.removeprefix("saved for backward: ").split()[:2]
    return round(float(number) * 1024 ** ("B", "KiB", "MiB", "GiB").index(unit))


def torchlens(case: Workload) -> int:
    return int(peers.torchlens_trace(case, case.forward).total_autograd_memory)


def torchinfo(case: Workload) -> int:
    inputs: Any = case.kwargs or case.args
    summary = import_module("torchinfo").summary(
        case.model, input_data=inputs, verbose=0, mode="train"
    )
    return int(summary.total_output_bytes)


def mem_tracker(case: Workload) -> int:
    from torch.distributed._tools.mem_tracker import _MemRefType

    _, found = peers.mem_tracker(case, case.forward)
    return int(found[torch.device("cpu")][_MemRefType.ACT])


TOOLS: dict[str, tuple[str, Callable[[Workload], int]]] = {
    "tb_actmem record": ("torch", ours),
    "tb_actmem capture": ("torch", captured),
    "torch_remat": ("torch_remat", torch_remat),
    "torchviz": ("torchviz", torchviz),
    "torchinfo": ("torchinfo", torchinfo),
    "MemTracker": ("torch", mem_tracker),
    "TorchLens": ("torchlens", torchlens),
}
"""Name → (the package it needs, its answer for a forward, in bytes)."""


_ORACLE, _PEAK = "oracle", "peak of a step"
OUR_PEAKS: dict[str, Callable[[Workload], int]] = {
    "tb_actmem's peak": our_peak,
    **({"with the compiled observer": our_compiled_peak} if library_path().exists() else {}),
}
"""The second is there where somebody has compiled it."""
TRUTHS: dict[str, Callable[[Workload], int]] = {_PEAK: peak, **OUR_PEAKS}


def measure(tool: Callable[[Workload], int], case: Workload) -> int | str:
    """Ask one tool. An exception is an answer too."""
    torch.manual_seed(0)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return tool(case)
    except Exception as error:  # a peer may fail in any way
        return type(error).__name__


def answers(column: str, models: list[str]) -> dict[str, int | str]:
    """Fill one column of the table, in a process of its own: some tools change torch for good."""
    torch.set_num_threads(1)
    return {name: measure(_asked(column, name), MODELS[name]()) for name in models}


def _asked(column: str, name: str) -> Callable[[Workload], int]:
    if column == _ORACLE:
        return allocations if name in NO_HOOKS else hooks
    return TRUTHS[column] if column in TRUTHS else TOOLS[column][1]


def run(*, quick: bool, full: bool) -> list[Table]:
    """Compare every installed tool on every model, as ratios to the oracle."""
    tools = [name for name, (need, _) in TOOLS.items() if peers.is_installed(need)]
    models = [
        name
        for name in (QUICK if quick else MODELS)
        if peers.is_installed(NEEDS.get(name, "torch"))
    ]
    facts: dict[str, dict[str, int | str]] = {name: {} for name in models}
    child = Child(__name__, "answers")
    for column in (_ORACLE, *tools, *TRUTHS):
        say(f"accuracy: {column}")
        outcome = (child.here if quick else child.call)(column, models)
        for name in models:
            facts[name][column] = outcome.end or outcome.value[name]
    rows = [
        [
            name,
            _bytes(found[_ORACLE]),
            *(_ratio(found[tool], found[_ORACLE]) for tool in tools),
            _bytes(found[_PEAK]),
            *(_ratio(found[ours], found[_PEAK]) for ours in OUR_PEAKS),
        ]
        for name, found in facts.items()
    ]
    about = (
        "Bytes saved for backward: the oracle, and each tool's figure as a ratio to it. Then "
        "the peak of a step with its backward, as torch's profiler measured it, and our step "
        "peak as a ratio to that. Without the compiled observer, our peak lacks memory inside "
        "ops, such as an LSTM's."
    )
    return [Table("accuracy", about, ["model", _ORACLE, *tools, *TRUTHS], rows, facts)]


def _bytes(value: int | str) -> str:
    return value if isinstance(value, str) else f"{value:,}"


def _ratio(value: int | str, truth: int | str) -> str:
    if isinstance(value, str) or isinstance(truth, str):
        return str(value)
    return f"{value / truth:.3f}"
