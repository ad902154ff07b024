"""What looking costs at the least, in Python: nothing is recorded, or nothing is made of it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import torch
from torch.utils._python_dispatch import TorchDispatchMode

from benchmarks.ours import Tool
from benchmarks.workloads import Workload

SAVED_TENSOR: Any = torch._C._autograd.SavedTensor


class EmptyMode(TorchDispatchMode):
    """Sees every op and does nothing; told not to import the compiler at its first op."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return func(*args, **(kwargs or {}))

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        return False


def empty_mode(workload: Workload, forward: Callable[[], Any]) -> Any:
    with EmptyMode():
        return forward()


def bare_walk(workload: Workload, forward: Callable[[], Any]) -> Any:
    """Visit each node once and read its saved tensors into one flat list of raw values."""
    loss = forward()
    gc.disable()
    found = _walked(loss)
    gc.enable()
    return loss, found


def _walked(loss: Any) -> list[Any]:
    nodes, seen = [loss.grad_fn], {loss.grad_fn, None}
    found: list[Any] = []
    slots: dict[type, list[str]] = {}
    for node in nodes:
        for follower, output_nr in node.next_functions:
            found.append(output_nr)
            if follower not in seen:
                seen.add(follower)
                nodes.append(follower)
        cls = type(node)
        if cls not in slots:
            slots[cls] = [name for name in dir(cls) if name.startswith("_raw_saved_")]
        for name in slots[cls]:
            raw = getattr(node, name)
            data = raw.data if type(raw) is SAVED_TENSOR else None
            if data is not None:
                storage = data.untyped_storage()
                found += (storage._cdata, storage.nbytes(), data.shape, data.dtype, data.stride())
    return found


FLOORS: dict[str, Tool] = {
    "floor: a bare walk of the graph": bare_walk,
    "floor: an empty dispatch mode": empty_mode,
}
