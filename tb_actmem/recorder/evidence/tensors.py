"""Tensors of every kind: those with own memory, wrappers of others; and the table of tensors."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any

import torch
from torch import Tensor
from torch.nn import Parameter

from tb_actmem.model import Tensor as TensorRow
from tb_actmem.model.recording import Columns
from tb_actmem.recorder.torch_private import (
    has_storage,
    is_functorch_wrapper,
    is_lazy,
    sparse_parts,
    unwrapped,
    use_count,
)

_FLOAT = torch.tensor(1.0)
_INT = torch.tensor(1, dtype=torch.int32)

PLAIN = frozenset({Tensor, Parameter})
"""The types of tensors that are not wrappers."""
is_leaf: Callable[[Tensor], bool] = attrgetter("is_leaf")
_gradient: Callable[[Tensor], Tensor | None] = attrgetter("grad")


def present_gradients(tensors: Iterable[Tensor]) -> list[Tensor]:
    """Return the gradients of some tensors; torch warns about views, which retain none."""
    return [one for one in map(_gradient, tensors) if one is not None]


def node_of(tensor: Tensor) -> Any | None:
    """Return the node that made a tensor; None: there is none, or torch refuses.

    Torch refuses for a view made under `no_grad` whose base was modified outside of it.
    """
    try:
        return tensor.grad_fn
    except RuntimeError:
        return None


def dense_parts(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Split a tensor into dense tensors with a storage: (suffix, part).

    A sparse tensor has indices and values. A wrapper subclass (jagged nested tensor, DTensor,
    quantized tensor) has inner tensors; they are searched in its attributes if it does not list
    them. Tensors that cannot be split, and uninitialized parameters of lazy modules, have no parts.
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
            # A DTensor also lists its device mesh here.
            for suffix, dense in dense_parts(part) if isinstance(part, Tensor) else ():
                yield f".{name}{suffix}", dense
        return
    for name in sparse_parts(tensor.layout):
        with torch.no_grad():  # not around the yield: an error in the caller would leave it on
            part = getattr(tensor, name)()
        yield f".{name.strip('_')}", part
    if tensor.layout is torch.strided and has_storage(tensor):
        yield "", tensor


def _inside(tensor: Tensor) -> Sequence[str] | None:
    """Name the attributes that hold a wrapper's tensors; None: it is not a wrapper."""
    if hasattr(tensor, "__tensor_flatten__"):
        names: Sequence[str] = tensor.__tensor_flatten__()[0]
        return names
    is_one = tensor.layout is torch.strided and has_storage(tensor) and _is_hollow(tensor)
    return [*vars(tensor)] if is_one else None


def _is_hollow(tensor: Tensor) -> bool:
    """Whether a tensor is a wrapper: its storage has a size, but no memory."""
    memory = tensor.untyped_storage()
    if memory.device.type == "meta":
        return False
    try:
        memory.data_ptr()
    except RuntimeError:
        return True
    return False


def is_wrapped_number(tensor: Tensor) -> bool:
    """Whether a 0-dim tensor is a Python number that torch wrapped.

    ``x * 3.0`` saves a 0-dim double without allocated memory. Unlike a real tensor, a wrapped
    number does not take part in type promotion.
    """
    if tensor.dim() or tensor.device.type != "cpu":
        return False
    if tensor.dtype is torch.float64 or tensor.dtype is torch.complex128:
        return torch.result_type(tensor, _FLOAT) is not tensor.dtype
    return tensor.dtype is torch.int64 and torch.result_type(tensor, _INT) is not tensor.dtype


def is_held_by_program(references: int, tensor: Tensor) -> bool:
    """Whether the program refers to a tensor, not only the graph.

    While C++ also uses a tensor, torch itself holds one of the Python references (torch 2.13; in
    other versions the answer may be True too often).
    """
    return references - (use_count(tensor) > 1) > 0


def _references_of_a_variable() -> int:
    thing = object()
    return sys.getrefcount(thing)


OWN = _references_of_a_variable()
"""References of the caller's variable; before Python 3.14 also getrefcount's argument."""


class Tensors(Sequence[TensorRow]):
    """The table of tensors in columns; a row is made each time it is read.

    Python's collector would scan rows in the user's step, and again in the next one.
    """

    def __init__(self) -> None:
        self.storages: list[int] = []
        self._dtypes: list[str] = []
        self._shapes: list[tuple[int, ...]] = []
        self._strides: list[tuple[int, ...] | None] = []
        self._offsets: list[int | torch.SymInt] = []
        self.columns: tuple[list[Any], ...] = (
            self.storages,
            self._dtypes,
            self._shapes,
            self._strides,
            self._offsets,
        )

    def add(
        self,
        storage: int,
        dtype: str,
        shape: tuple[int, ...],
        stride: tuple[int, ...] | None,
        offset: int | torch.SymInt,
    ) -> int:
        """Add a row; return its number."""
        self._dtypes.append(dtype)
        self._shapes.append(shape)
        self._strides.append(stride)
        self._offsets.append(offset)
        self.storages.append(storage)
        return len(self.storages) - 1

    def extend(self, *columns: Iterable[Any]) -> int:
        """Add rows, given as columns of equal length; return the number of the first one."""
        begin = len(self.storages)
        for own, new in zip(self.columns, columns, strict=True):
            own += new
        return begin

    @property
    def table(self) -> Columns:
        """The columns of the recording's table."""
        return Columns(TensorRow, self.columns)

    def __len__(self) -> int:
        return len(self.storages)

    def __getitem__(self, position: Any) -> Any:
        return TensorRow(*(column[position] for column in self.columns))
