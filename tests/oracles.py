"""Independent truths: what torch itself says about saved and living memory."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn


class PackHooks:
    """Storages that pass through pack hooks, views counted once: the oracle of cached bytes."""

    def __init__(self, model: nn.Module) -> None:
        own = [*model.parameters(), *model.buffers()]
        self._own = {tensor.untyped_storage()._cdata for tensor in own}
        self._seen: dict[int, tuple[Any, int]] = {}
        self.packs = 0
        self._hooks = torch.autograd.graph.saved_tensors_hooks(self._pack, lambda tensor: tensor)

    def _pack(self, tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()
        self.packs += 1
        if storage._cdata not in self._own:
            self._seen[storage._cdata] = weakref.ref(storage), storage.nbytes()
        return tensor.detach()  # returning the tensor itself would leak the graph

    def __enter__(self) -> PackHooks:
        self._hooks.__enter__()
        return self

    def __exit__(self, *exc: Any) -> None:
        self._hooks.__exit__(*exc)

    @property
    def nbytes(self) -> int:
        """Bytes of the packed storages that are alive now, parameters and buffers left out."""
        return sum(nbytes for ref, nbytes in self._seen.values() if ref() is not None)


def profiled_bytes(forward: Callable[[], Any]) -> tuple[int, int]:
    """Run a forward under torch's profiler: (bytes it left allocated, their peak) on the CPU."""
    with torch.profiler.profile(
        activities=[torch.profiler.ProfilerActivity.CPU], profile_memory=True
    ) as profiler:
        kept = forward()
    live = peak = 0
    for event in profiler.profiler.kineto_results.events():
        if event.name() == "[memory]" and event.device_type() == torch.autograd.DeviceType.CPU:
            live += event.nbytes()
            peak = max(peak, live)
    del kept
    return live, peak
