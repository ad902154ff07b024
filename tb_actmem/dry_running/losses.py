"""Losses that return one number in memory for all: torch makes room for every element's first."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

_ELEMENTWISE = {
    torch.ops.aten.mse_loss.default,
    torch.ops.aten.smooth_l1_loss.default,
    torch.ops.aten.binary_cross_entropy.default,
    torch.ops.aten.soft_margin_loss.default,
}
"""Their kernels, on the CPU as on CUDA, shrink the sizes of a result and not its memory, which on
fake tensors was never there. Of torch's other operators none does."""


def with_room(func: Any, args: Any, result: Any) -> Any:
    """Give what an op returns the memory that a real one has."""
    if func in _ELEMENTWISE and not result.dim():
        given, target, *_ = args
        shape = torch.broadcast_shapes(given.shape, target.shape)  # type: ignore[no-untyped-call]  # torch's
        _grow(result, shape.numel() * result.element_size())
    return result


def _grow(tensor: Tensor, nbytes: int) -> None:
    storage = tensor.untyped_storage()
    if storage.nbytes() < nbytes:
        storage.resize_(nbytes)
