"""The peers, each as its own documentation says to use it for this question."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

import torch
from torch import Tensor

from benchmarks.ours import Tool
from benchmarks.workloads import Workload


class PackHookContext:
    """A saved-tensor context as blog posts teach it: pack hooks, one storage counted once.

    Every tensor is remembered by a weak key while the forward runs, parameters are told by the
    address of their memory, and the sum is made when it is asked for.
    """

    def __init__(self, ignored: Iterable[Tensor] = ()) -> None:
        self._ignored = {tensor.untyped_storage().data_ptr() for tensor in ignored}
        self._saved: Any = torch.utils.weak.WeakTensorKeyDictionary()
        self._hooks = torch.autograd.graph.saved_tensors_hooks(self._pack, lambda tensor: tensor)

    def _pack(self, tensor: Tensor) -> Tensor:
        address = tensor.untyped_storage().data_ptr()
        if address not in self._ignored:
            self._saved[tensor] = address
        return tensor

    def __enter__(self) -> PackHookContext:
        self._hooks.__enter__()
        return self

    def __exit__(self, *exc: Any) -> None:
        self._hooks.__exit__(*exc)

    @property
    def nbytes(self) -> int:
        """Bytes of the saved storages without parameters, each address once."""
        memory = {t.untyped_storage().data_ptr(): t.untyped_storage() for t in self._saved}
        return sum(memory[address].nbytes() for address in memory.keys() - self._ignored)


def pack_hooks(workload: Workload, forward: Callable[[], Any]) -> Any:
    with PackHookContext(workload.model.parameters()) as context:
        loss = forward()
    return loss, context.nbytes


def torchviz(workload: Workload, forward: Callable[[], Any]) -> Any:
    make_dot = import_module("torchviz").make_dot
    loss = forward()
    return loss, make_dot(loss, dict(workload.model.named_parameters()), show_saved=True)


def torchview(workload: Workload, forward: Callable[[], Any]) -> Any:
    draw_graph = import_module("torchview").draw_graph
    inputs = workload.kwargs or list(workload.args)
    return draw_graph(workload.model, inputs, depth=3, mode="train", device="cpu")


def torchlens_record(workload: Workload, forward: Callable[[], Any]) -> Any:
    return import_module("torchlens").record(
        workload.model, list(workload.args), workload.kwargs, default_op=True
    )


def torchlens_trace(workload: Workload, forward: Callable[[], Any]) -> Any:
    return import_module("torchlens").trace(workload.model, list(workload.args), workload.kwargs)


def mem_tracker(workload: Workload, forward: Callable[[], Any]) -> Any:
    from torch.distributed._tools.mem_tracker import MemTracker

    tracker = MemTracker()
    tracker.track_external(workload.model)
    with tracker:
        loss = forward()
        found = tracker.get_tracker_snapshot("current")
    return loss, found


def profiler(*, stacks: bool) -> Tool:
    def run(workload: Workload, forward: Callable[[], Any]) -> Any:
        with torch.profiler.profile(
            activities=[torch.profiler.ProfilerActivity.CPU],
            profile_memory=True,
            record_shapes=True,
            with_stack=stacks,
        ) as profile:
            loss = forward()
        return loss, profile

    return run


PEERS: dict[str, tuple[str, Tool]] = {
    "pack hooks (a blog's context manager)": ("torch", pack_hooks),
    "torch.profiler, memory and shapes": ("torch", profiler(stacks=False)),
    "torch.profiler, the same and stacks": ("torch", profiler(stacks=True)),
    "MemTracker": ("torch", mem_tracker),
    "torchviz, show_saved": ("torchviz", torchviz),
    "torchview, depth 3": ("torchview", torchview),
    "TorchLens record": ("torchlens", torchlens_record),
    "TorchLens trace": ("torchlens", torchlens_trace),
}
"""Name → (the package it needs, the tool)."""


def is_installed(package: str) -> bool:
    return importlib.util.find_spec(package) is not None
