"""Whose numbers are right: bytes kept for the backward, by every tool, against an oracle.

The oracle is pack hooks in a forward of its own, each storage counted once, parameters and buffers
left out. A selective checkpoint's cache never passes a hook; there it is what torch's profiler saw
allocated and not freed, and the input.
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import torch

import tb_actmem
from benchmarks import peers
from benchmarks.children import say
from benchmarks.models import MODELS, NO_HOOKS, QUICK
from benchmarks.results import Table
from benchmarks.workloads import Workload


def hooks(case: Workload) -> int:
    """Bytes of the storages that pack hooks see."""
    own = {t.untyped_storage()._cdata for t in (*case.model.parameters(), *case.model.buffers())}
    seen: dict[int, torch.UntypedStorage] = {}

    def pack(tensor: torch.Tensor) -> torch.Tensor:
        storage = tensor.untyped_storage()
        if storage._cdata not in own:
            seen[storage._cdata] = storage
        return tensor.detach()

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        kept = case.forward()
    del kept
    return sum(storage.nbytes() for storage in seen.values())


def allocations(case: Workload) -> int:
    """Bytes that a forward leaves allocated, less its output, and its input."""
    with torch.profiler.profile(
        activities=[torch.profiler.ProfilerActivity.CPU], profile_memory=True
    ) as profiler:
        loss = case.forward()
    events = profiler.profiler.kineto_results.events()
    live = sum(event.nbytes() for event in events if event.name() == "[memory]")
    inputs = sum(value.nbytes for value in case.args)
    return live - loss.nbytes + inputs


def ours(case: Workload) -> int:
    with tb_actmem.record(case.model) as recorder:
        loss = case.forward()
    del loss
    return tb_actmem.ledger(recorder.recording).kept_bytes


def captured(case: Workload) -> int:
    return tb_actmem.ledger(tb_actmem.capture(case.forward(), case.model)).kept_bytes


def torchviz(case: Workload) -> int:
    """The shapes of the saved tensors that it draws, in float32."""
    _, dot = peers.torchviz(case, case.forward)
    shapes = re.findall(r'\(([\d, ]*)\)" fillcolor=orange', dot.source)
    sizes = ([int(size) for size in shape.split(",") if size.strip()] for shape in shapes)
    return sum(4 * math.prod(size) for size in sizes)


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
    "torchviz": ("torchviz", torchviz),
    "torchinfo": ("torchinfo", torchinfo),
    "MemTracker": ("torch", mem_tracker),
    "TorchLens": ("torchlens", torchlens),
}
"""Name → (the package it needs, what it says of a forward, in bytes)."""


def measure(tool: Callable[[Workload], int], case: Workload) -> int | str:
    """Ask one tool; what it raises is its answer too."""
    torch.manual_seed(0)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return tool(case)
    except Exception as error:  # a peer may fail in any way
        return type(error).__name__


def run(*, quick: bool, full: bool) -> list[Table]:
    """Compare every installed tool on every model, as ratios to the oracle."""
    tools = {name: tool for name, (need, tool) in TOOLS.items() if peers.is_installed(need)}
    models = QUICK if quick else MODELS
    facts: dict[str, dict[str, int | str]] = {
        name: {"oracle": _ask("oracle", allocations if name in NO_HOOKS else hooks, name)}
        for name in models
    }
    # One tool after the other, TorchLens last: it wraps torch's functions for good.
    for tool, ask in tools.items():
        for name in models:
            facts[name][tool] = _ask(tool, ask, name)
    rows = [
        [name, _bytes(found["oracle"]), *(_ratio(found[tool], found["oracle"]) for tool in tools)]
        for name, found in facts.items()
    ]
    about = "Bytes kept for the backward: the oracle, and what each tool says as a ratio to it."
    return [Table("accuracy", about, ["model", "oracle", *tools], rows, facts)]


def _ask(tool: str, ask: Callable[[Workload], int], name: str) -> int | str:
    say(f"accuracy: {tool} on {name}")
    return measure(ask, MODELS[name]())


def _bytes(value: int | str) -> str:
    return value if isinstance(value, str) else f"{value:,}"


def _ratio(value: int | str, truth: int | str) -> str:
    if isinstance(value, str) or isinstance(truth, str):
        return str(value)
    return f"{value / truth:.3f}"
