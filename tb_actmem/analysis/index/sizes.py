"""Bytes of tensors and of allocator blocks."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from tb_actmem.model import Recording

CUDA_BLOCK = 512
"""Bytes to which torch's CUDA caching allocator rounds every storage up."""


class Window(NamedTuple):
    """A tensor that is smaller than the storage that it keeps alive, in bytes."""

    nbytes: int
    whole: int


def itemsize(dtype: str) -> float:
    """Bytes of one element of a torch dtype, by its name; half a byte for four-bit types."""
    if dtype == "bool":
        return 1
    bits = re.search(r"[0-9]{1,4}", dtype)
    return int(bits[0]) / 8 if bits else 1


def tensor_nbytes(recording: Recording, tensor: int | None) -> int:
    """Bytes of a tensor's own elements, as if nobody shared its storage; 0 for None."""
    if tensor is None:
        return 0
    row = recording.tensors[tensor]
    return _window_nbytes(row.dtype, row.shape)


def window(recording: Recording, tensor: int | None) -> Window | None:
    """Say what a tensor keeps alive beyond its own elements; None where that is nothing."""
    storage = None if tensor is None else recording.tensors[tensor].storage
    if storage is None:
        return None
    nbytes, whole = tensor_nbytes(recording, tensor), recording.storages[storage].nbytes
    return Window(nbytes, whole) if nbytes < whole else None


@functools.lru_cache(maxsize=1000)  # thousands of tensors share a few layouts
def _window_nbytes(dtype: str, shape: tuple[int, ...]) -> int:
    return math.ceil(math.prod(shape) * itemsize(dtype))


def block_nbytes(nbytes: int) -> int:
    """Bytes of the CUDA allocator's block for a storage."""
    return -(-nbytes // CUDA_BLOCK) * CUDA_BLOCK


class TensorType(NamedTuple):
    """What is said of a tensor, or of several that are alike."""

    dtype: str
    shape: tuple[int | None, ...]
    """The first size None where it differs: experts get other tokens."""

    @property
    def alike(self) -> Hashable:
        """The same for all that may be shown as one: dtype, and all sizes but the first."""
        return (self.dtype, len(self.shape), *self.shape[1:])


def tensor_type(recording: Recording, save: int) -> TensorType | None:
    """Of the tensor that a save keeps; None where that is not known."""
    tensor = recording.saves[save].tensor
    if tensor is None:
        return None
    row = recording.tensors[tensor]
    return TensorType(row.dtype, tuple(row.shape))


def common_type(types: Iterable[TensorType | None]) -> TensorType | None:
    """What is said of all that are `alike`."""
    first, *others = dict.fromkeys(types)
    if first is None or not others:
        return first
    return first._replace(shape=(None, *first.shape[1:]))
