"""Results in memory that is larger than they are: torch makes room for more first, and shrinks."""

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
fake tensors was never there."""

_AS_LARGE_AS_GIVEN = {torch.ops.aten.col2im.default, torch.ops.aten.im2col.default}
"""What `fold` and `unfold` run: the same, from the sizes of what is given."""


def with_room(func: Any, args: Any, result: Any) -> Any:
    """Give what an op returns the memory that a real one has."""
    if func in _ELEMENTWISE and not result.dim():
        given, target, *_ = args
        shape = torch.broadcast_shapes(given.shape, target.shape)  # type: ignore[no-untyped-call]  # torch's
        _grow(result, shape.numel())
    elif func in _AS_LARGE_AS_GIVEN:
        _grow(result, args[0].numel())
    return result


def _grow(tensor: Tensor, elements: int) -> None:
    storage, nbytes = tensor.untyped_storage(), elements * tensor.element_size()
    if storage.nbytes() < nbytes:
        storage.resize_(nbytes)
