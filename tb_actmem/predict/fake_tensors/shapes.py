"""Results of ops for which torch's fake kernels refuse valid inputs, or return less."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from tb_actmem.predict.fake_tensors.torch_private import GROUPED_PRODUCT

_LESS_THAN_FLOAT = (torch.bfloat16, torch.float16)
_ALIGNED_TO = 16
"""The rows of grouped products begin at multiples of this many bytes."""


def is_product_of_groups(func: Any, args: Any) -> bool:
    """Tell whether real tensors support this grouped product."""
    if func is not GROUPED_PRODUCT:
        return False
    ours, theirs, *_ = args
    return ours.dtype is theirs.dtype and ours.dtype in (*_LESS_THAN_FLOAT, torch.float32)


def product_of_groups(
    ours: Tensor,
    theirs: Tensor,
    offsets: Tensor | None = None,
    bias: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Tensor:
    """Make the result of a grouped product. Raises RuntimeError if torch does."""
    are_flat = ours.dim() == 2, theirs.dim() == 2
    _expect(bias is None, "Bias not supported yet")
    _expect(out_dtype in (None, ours.dtype), "the output must have the dtype of mat_a")
    _expect((offsets is not None) == any(are_flat), "offsets go with a matrix of two dimensions")
    _expect(all(are_flat) or ours.size(-1) == theirs.size(-2), "contraction dimension must match")
    _expect(all(map(_is_aligned, (ours, theirs))), "strides should be multiple of 16 bytes")
    size = [ours.size(-2), theirs.size(-1)]
    if are_flat[0] == are_flat[1]:
        size.insert(0, ours.size(0) if offsets is None else offsets.size(0))
    aligned = _ALIGNED_TO // ours.element_size()
    padded = -(-size[-1] // aligned) * aligned
    return ours.new_empty_strided(size, [size[-2] * padded, padded, 1][-len(size) :])


def _expect(holds: bool, why: str) -> None:
    if not holds:
        raise RuntimeError(why)


def _is_aligned(matrix: Tensor) -> bool:
    *_, row, column = matrix.stride()
    step = column if row == 1 and column >= max(1, matrix.size(-2)) else row
    return step * matrix.element_size() % _ALIGNED_TO == 0


_NORMS = {
    torch.ops.aten.native_layer_norm.default: slice(2, 4),
    torch.ops.aten.native_group_norm.default: slice(1, 3),
    torch.ops.aten.native_batch_norm.default: slice(1, 5),
}
"""Ops that return statistics → which of their arguments are parameters."""


def with_statistics(func: Any, args: Any, result: Any) -> Any:
    """Give a norm its statistics on the CPU: at least as exact as its parameters."""
    if func not in _NORMS or args[0].dtype not in _LESS_THAN_FLOAT or args[0].device.type != "cpu":
        return result
    given = [one for one in args[_NORMS[func]] if one is not None]
    if not any(one.dtype is torch.float32 for one in given):
        return result
    output, *statistics = result
    return (output, *(one.new_empty(one.size(), dtype=torch.float32) for one in statistics))
