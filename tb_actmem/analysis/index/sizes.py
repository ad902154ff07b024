"""Bytes of tensors and of allocator blocks."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from tb_actmem.model import Recording

CUDA_BLOCK = 512
"""Torch's CUDA caching allocator rounds each storage up to a multiple of this size."""


class View(NamedTuple):
    """A tensor that is smaller than the storage it keeps alive, in bytes."""

    nbytes: int
    whole: int


def itemsize(dtype: str) -> float:
    """Return the bytes of one element of a torch dtype; 0.5 for four-bit types."""
    if dtype == "bool":
        return 1
    bits = re.search(r"[0-9]{1,4}", dtype)
    return int(bits[0]) / 8 if bits else 1


def tensor_nbytes(recording: Recording, tensor: int | None) -> int:
    """Return the bytes of a tensor's own elements; 0 for None."""
    if tensor is None:
        return 0
    row = recording.tensors[tensor]
    return _nbytes(row.dtype, row.shape)


def view_of(recording: Recording, tensor: int | None) -> View | None:
    """Return how much larger a tensor's storage is; None if the tensor covers all of it."""
    storage = None if tensor is None else recording.tensors[tensor].storage
    if storage is None:
        return None
    nbytes, whole = tensor_nbytes(recording, tensor), recording.storages[storage].nbytes
    return View(nbytes, whole) if nbytes < whole else None


@functools.lru_cache(maxsize=1000)  # thousands of tensors share a few layouts
def _nbytes(dtype: str, shape: tuple[int, ...]) -> int:
    return math.ceil(math.prod(shape) * itemsize(dtype))


def block_nbytes(nbytes: int) -> int:
    """Return the bytes of the CUDA allocator's block for a storage."""
    return -(-nbytes // CUDA_BLOCK) * CUDA_BLOCK


class TensorType(NamedTuple):
    """The dtype and shape of a tensor, or of several similar ones."""

    dtype: str
    shape: tuple[int | None, ...]
    """The first size is None if it differs: experts get different numbers of tokens."""

    @property
    def alike(self) -> Hashable:
        """A key for tensors that may be shown as one: dtype, and all sizes except the first."""
        return (self.dtype, len(self.shape), *self.shape[1:])


def tensor_type(recording: Recording, save: int) -> TensorType | None:
    """Return the type of a saved tensor; None if it is unknown."""
    tensor = recording.saves[save].tensor
    if tensor is None:
        return None
    row = recording.tensors[tensor]
    return TensorType(row.dtype, tuple(row.shape))


def common_type(types: Iterable[TensorType | None]) -> TensorType | None:
    """Return the common type of tensors that are `alike`."""
    first, *others = dict.fromkeys(types)
    if first is None or not others:
        return first
    return first._replace(shape=(None, *first.shape[1:]))
