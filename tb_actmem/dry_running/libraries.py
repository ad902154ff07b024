"""Functions that look at values, or at whether tensors are fake, where neither decides anything."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import torch
from torch import Tensor
from torch.nn import init

from tb_actmem.dry_running.replaced import replaced
from tb_actmem.dry_running.torch_private import TRUNCATED_NORMAL, FakeTensor


@contextmanager
def unasked_values() -> Iterator[None]:
    """Have them do what they do in training.

    Transformers would leave masks of fake tensors unsimplified, and so choose other kernels; a
    truncated normal distribution is drawn again until no value is outside; and `Module.to` would
    swap fake parameters, to which the mode itself refers.
    """
    module: Any = sys.modules.get("transformers.utils.import_utils")
    is_there = hasattr(module, "is_fake_tensor")
    transformers = replaced(module, "is_fake_tensor", _never) if is_there else nullcontext()
    moved = replaced(torch.utils, "swap_tensors", _in_place)
    with transformers, moved, replaced(init, TRUNCATED_NORMAL, _as_it_is):
        yield


def _never(behind: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda tensor: False


def _in_place(behind: Callable[..., None]) -> Callable[..., None]:
    def swap(tensor: Any, other: Any) -> None:
        if not isinstance(tensor, FakeTensor):
            behind(tensor, other)
            return
        tensor.data = other.data
        tensor.fake_device = other.fake_device

    return swap


def _as_it_is(behind: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def fill(tensor: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        return tensor

    return fill
