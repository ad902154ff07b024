"""The types and shapes of tensors of which several are shown as one."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import NamedTuple

from tb_actmem.model import Recording


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
