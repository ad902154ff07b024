"""Tensors of every kind: which of them have memory of their own, and which are inside others."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

from tb_actmem.recorder.torch_private import (
    is_functorch_wrapper,
    is_lazy,
    sparse_parts,
    unwrapped,
    use_count,
)

_FLOAT = torch.tensor(1.0)
_INT = torch.tensor(1, dtype=torch.int32)

PLAIN = (Tensor, Parameter)
"""The types of tensors that are no wrappers."""


def node_of(tensor: Tensor) -> Any | None:
    """Return the node that made a tensor; None: there is none, or torch does not tell.

    It refuses for a view from a `no_grad` whose base was written into outside of it.
    """
    try:
        return tensor.grad_fn
    except RuntimeError:
        return None


def dense_parts(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Take a tensor apart into those that have a storage: (suffix, part).

    Sparse tensors are their indices and values, wrapper subclasses (jagged nested tensors,
    DTensor, quantised ones) the tensors inside, which stand in the attributes of those that do not
    tell. What cannot be taken apart yields nothing, nor does a parameter that a lazy module has
    still to make.
    """
    if is_lazy(tensor):
        return
    if is_functorch_wrapper(tensor):
        yield from dense_parts(unwrapped(tensor))
        return
    inside = None if type(tensor) in PLAIN else _inside(tensor)
    if inside is not None:
        for name in inside:
            part = getattr(tensor, name)
            # A DTensor also names its device mesh here.
            for suffix, dense in dense_parts(part) if isinstance(part, Tensor) else ():
                yield f".{name}{suffix}", dense
        return
    for name in sparse_parts(tensor.layout):
        with torch.no_grad():
            yield f".{name.strip('_')}", getattr(tensor, name)()
    if tensor.layout is torch.strided and _has_storage(tensor):
        yield "", tensor


def _inside(tensor: Tensor) -> Sequence[str] | None:
    """Name the attributes in which a wrapper has its tensors; None: it is none."""
    if hasattr(tensor, "__tensor_flatten__"):
        names: Sequence[str] = tensor.__tensor_flatten__()[0]
        return names
    is_one = tensor.layout is torch.strided and _has_storage(tensor) and _is_hollow(tensor)
    return [*vars(tensor)] if is_one else None


def _has_storage(tensor: Tensor) -> bool:
    try:
        tensor.untyped_storage()
    except (RuntimeError, NotImplementedError):
        return False
    return True


def _is_hollow(tensor: Tensor) -> bool:
    """Tell a wrapper, whose storage has a size and no memory, from a fake tensor and real ones."""
    memory = tensor.untyped_storage()
    if memory.device.type == "meta":
        return False
    try:
        memory.data_ptr()
    except RuntimeError:
        return True
    return False


def is_wrapped_number(tensor: Tensor) -> bool:
    """Tell a Python number that torch wrapped from a real 0-dim tensor.

    ``x * 3.0`` keeps a 0-dim double that nobody allocated. A wrapped number does not take part
    in type promotion among its kind, a real one does.
    """
    if tensor.dim() or tensor.device.type != "cpu":
        return False
    if tensor.dtype is torch.float64 or tensor.dtype is torch.complex128:
        return torch.result_type(tensor, _FLOAT) is not tensor.dtype
    return tensor.dtype is torch.int64 and torch.result_type(tensor, _INT) is not tensor.dtype


def is_held_by_program(references: int, tensor: Tensor) -> bool:
    """Tell a tensor that the program refers to from one that only the graph keeps.

    As long as C++ uses a tensor too, torch itself holds one of the Python references (torch 2.13;
    where that differs the answer is True more often than it should).
    """
    return references - (use_count(tensor) > 1) > 0


def _references_of_a_variable() -> int:
    thing = object()
    return sys.getrefcount(thing)


OWN = _references_of_a_variable()
"""The variable of who asks; before Python 3.14 also the argument of getrefcount."""
