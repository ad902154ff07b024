"""Independent oracles: torch's own counts of saved memory, living memory and compilations."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn

from tb_actmem.model import Recording
from tb_actmem.types import Totals
from tests.support.notes import notes_of


class PackHooks:
    """Storages that pass through pack hooks, views counted once: the oracle of cached bytes.

    What the hook returns lives exactly as long as the slot it is returned to, so a weak reference
    to it tells which saves are still there, whoever else keeps the storage.
    """

    def __init__(self, model: nn.Module | None = None) -> None:
        own = [*model.parameters(), *model.buffers()] if model is not None else []
        parts = [part for tensor in own for part in inner_tensors(tensor)]
        self._own = {part.untyped_storage()._cdata for part in parts}
        self._seen: list[tuple[weakref.ref[Tensor], int, int]] = []
        self._hooks = torch.autograd.graph.saved_tensors_hooks(self._pack, lambda tensor: tensor)

    def _pack(self, tensor: Tensor) -> Tensor:
        packed = tensor.detach()  # returning the tensor itself would leak the graph
        for part in inner_tensors(tensor):
            storage = part.untyped_storage()
            self._seen.append((weakref.ref(packed), storage._cdata, storage.nbytes()))
        return packed

    def __enter__(self) -> PackHooks:
        self._hooks.__enter__()
        return self

    def __exit__(self, *exc: Any) -> None:
        self._hooks.__exit__(*exc)

    @property
    def saves(self) -> int:
        """How many packed tensors a slot still keeps."""
        return sum(ref() is not None for ref, _, _ in self._seen)

    @property
    def nbytes(self) -> int:
        """Bytes of the storages that slots keep now, parameters and buffers left out."""
        alive = {key: nbytes for ref, key, nbytes in self._seen if ref() is not None}
        return sum(nbytes for key, nbytes in alive.items() if key not in self._own)


def inner_tensors(tensor: Tensor) -> list[Tensor]:
    """The dense tensors that a sparse one or a wrapper subclass is made of."""
    if tensor.layout is torch.sparse_coo:
        return [tensor._indices(), tensor._values()]
    if tensor.layout is torch.sparse_csr:
        return [tensor.crow_indices(), tensor.col_indices(), tensor.values()]
    if hasattr(tensor, "__tensor_flatten__"):
        names, _ = tensor.__tensor_flatten__()
        attributes = [getattr(tensor, name) for name in names]
        inside = [inner for inner in attributes if isinstance(inner, Tensor)]  # a DTensor's mesh
        return [part for inner in inside for part in inner_tensors(inner)]
    return [tensor]


def profiled_bytes(forward: Callable[[], Any]) -> tuple[int, int]:
    """Run a forward under torch's profiler: (bytes it left allocated, their peak) on the CPU."""
    gc.collect()
    gc.disable()  # a collection would free unrelated memory
    try:
        with torch.profiler.profile(
            activities=[torch.profiler.ProfilerActivity.CPU],
            profile_memory=True,
            acc_events=True,  # else torch 2.11 warns that there may be further cycles
        ) as profiler:
            kept = forward()
    finally:
        gc.enable()
    live = peak = 0
    for event in profiler.profiler.kineto_results.events():
        if event.name() == "[memory]" and event.device_type() == torch._C._autograd.DeviceType.CPU:
            live += event.nbytes()
            peak = max(peak, live)
    del kept
    return live, peak


def compilations(run: Callable[[], Any]) -> dict[str, dict[str, int]]:
    """Torch's own counts of the frames, graphs, graph breaks and cache hits in a run."""
    from torch._dynamo.utils import counters  # the import takes a second

    before = {kind: Counter(counts) for kind, counts in counters.items()}
    run()
    after = {kind: Counter(counts) for kind, counts in counters.items()}
    found = {kind: dict(counts - before.get(kind, Counter())) for kind, counts in after.items()}
    return {kind: counts for kind, counts in found.items() if counts}


def own_notes(recording: Recording) -> list[str]:
    """A recording's notes without that on graphs from before: a test's earlier ones may live."""
    return [note for note in notes_of(recording) if not note.startswith("Graphs from before")]


def saved_parts(found: Totals) -> tuple[int, ...]:
    """Bytes saved for backward, by category."""
    return (
        found.activation_bytes,
        found.input_bytes,
        found.unknown_bytes,
        found.ctx_bytes,
        found.packed_bytes,
        found.checkpoint_cache_bytes,
    )
