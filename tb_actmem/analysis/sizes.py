"""Bytes of tensors and of allocator blocks."""

from __future__ import annotations

import functools
import math
import re

from tb_actmem.model import Recording

CUDA_BLOCK = 512
"""Bytes to which torch's CUDA caching allocator rounds every storage up."""


def itemsize(dtype: str) -> float:
    """Bytes of one element of a torch dtype, by its name; half a byte for four-bit types."""
    if dtype == "bool":
        return 1
    bits = re.search(r"\d+", dtype)
    return int(bits[0]) / 8 if bits else 1


def tensor_nbytes(recording: Recording, tensor: int | None) -> int:
    """Bytes of a tensor's own elements, as if nobody shared its storage; 0 for None."""
    if tensor is None:
        return 0
    row = recording.tensors[tensor]
    return _window_nbytes(row.dtype, row.shape)


@functools.lru_cache(maxsize=10_000)  # thousands of tensors share a few layouts
def _window_nbytes(dtype: str, shape: tuple[int, ...]) -> int:
    return math.ceil(math.prod(shape) * itemsize(dtype))


def block_nbytes(nbytes: int) -> int:
    """Bytes of the CUDA allocator's block for a storage."""
    return -(-nbytes // CUDA_BLOCK) * CUDA_BLOCK
