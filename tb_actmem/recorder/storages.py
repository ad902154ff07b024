"""Which storage is this, how big, whose: identity by first sight, never by address.

An address is reused when its storage dies and is 0 on the meta device, so a storage gets a number
when it is first seen and loses its key when it dies.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator, Sized
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module, Parameter

from tb_actmem.model import Category, Holder, Storage
from tb_actmem.model import Tensor as TensorRow

_FLOAT = torch.tensor(1.0)
_INT = torch.tensor(1, dtype=torch.int32)

row: Any = tuple.__new__
"""Makes a row in half the time that its NamedTuple takes when called: ``row(Node, (...))``."""

Names = dict[int, tuple[Category, str]]
"""Key of a storage → what it is in the recorded model."""


class _StorageRef(weakref.ref[torch.UntypedStorage]):
    """A weak reference that knows which storage it was."""

    __slots__ = ("index", "key")
    index: int
    key: int


class Storages:
    """The tables of storages and tensors while a recording is being made; lists only grow.

    With ``ops``, the growing list of ops, deaths are noted as its length at that moment. Without
    it, whoever reads keeps every storage alive meanwhile, so that no key is used twice.
    """

    def __init__(
        self, modules: Iterable[tuple[str, Module]] = (), ops: Sized | None = None
    ) -> None:
        self.live: dict[int, int] = {}
        self.device: list[str] = []
        self.nbytes: list[int] = []
        self.category: list[Category | None] = []
        self.birth: list[int | None] = []
        self.name: dict[int, str] = {}
        self.death: dict[int, int] = {}
        self.holder: dict[int, Holder] = {}
        self.tensors: list[TensorRow] = []
        self.opaque_bytes = 0
        self._names = _names(modules)
        self._ops = ops
        self._refs: dict[int, _StorageRef] = {}
        self._dtypes: dict[torch.dtype, str] = {}
        self._devices: dict[torch.device, str] = {}

    def index(self, storage: torch.UntypedStorage, device: torch.device) -> int:
        """Return the number of a storage; one not seen before existed before the recording."""
        key = storage._cdata
        found = self.live.get(key)
        return self.add(key, storage, device, None) if found is None else found

    def add(
        self, key: int, storage: torch.UntypedStorage, device: torch.device, birth: int | None
    ) -> int:
        """Number a storage at first sight."""
        position = len(self.nbytes)
        self.live[key] = position
        category = None
        if birth is None and key in self._names:
            category, self.name[position] = self._names[key]
        self.nbytes.append(storage.nbytes())
        self.device.append(self._devices.get(device) or self.device_name(device))
        self.category.append(category)
        self.birth.append(birth)
        if self._ops is not None:
            ref = _StorageRef(storage, self._died)
            ref.index, ref.key = position, key
            self._refs[position] = ref
        return position

    def _died(self, ref: _StorageRef) -> None:
        assert self._ops is not None
        self.death[ref.index] = len(self._ops)
        # The key may be in use again by the time that the callback runs.
        if self.live.get(ref.key) == ref.index:
            del self.live[ref.key]
        self._refs.pop(ref.index, None)

    def stop(self) -> None:
        """Let go of the weak references; what dies from now on is not noted."""
        self._refs.clear()

    def window(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that is no wrapper; return its number, None if it is not dense."""
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:  # sparse, opaque, nested, or a wrapper of torch.func
            return None
        storage = self.live.get(memory._cdata)
        if storage is None:
            storage = self.add(memory._cdata, memory, tensor.device, None)
            if type(tensor) is Parameter and self.category[storage] is None:
                self.category[storage] = Category.PARAMETER
        dtype = tensor.dtype
        self.tensors.append(
            row(
                TensorRow,
                (
                    storage,
                    self._dtypes.get(dtype) or self.dtype_name(dtype),
                    shape,
                    tensor.stride(),
                    int(tensor.storage_offset()),
                ),
            )
        )
        return len(self.tensors) - 1

    def output(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that an op has made now; return its number, None if it is not dense.

        Its strides are left out: autograd may make another tensor of it.
        """
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:
            return None
        storage = self.live.get(memory._cdata)
        if storage is None:
            born = None if self._ops is None else len(self._ops)
            storage = self.add(memory._cdata, memory, tensor.device, born)
        dtype = tensor.dtype
        name = self._dtypes.get(dtype) or self.dtype_name(dtype)
        self.tensors.append(
            row(TensorRow, (storage, name, shape, None, int(tensor.storage_offset())))
        )
        return len(self.tensors) - 1

    def windows(self, tensor: Tensor) -> list[tuple[str, int]]:
        """Add a tensor of any kind; return (suffix of the slot, number) of each dense part."""
        if type(tensor) in PLAIN:
            number = self.window(tensor)
            if number is not None:
                return [("", number)]
        parts = [(suffix, self.window(part)) for suffix, part in dense_parts(tensor)]
        return [(suffix, number) for suffix, number in parts if number is not None]

    def of(self, tensor: Tensor) -> list[int]:
        """Return the storages of a tensor of any kind, without adding a window."""
        return [self.index(p.untyped_storage(), p.device) for _, p in dense_parts(tensor)]

    def known(self, tensor: Tensor) -> list[int]:
        """Return those of a tensor's storages that have been seen before."""
        keys = [part.untyped_storage()._cdata for _, part in dense_parts(tensor)]
        return [self.live[key] for key in keys if key in self.live]

    def dtype_name(self, dtype: torch.dtype) -> str:
        """Return torch's name without the prefix."""
        found = self._dtypes.get(dtype)
        if found is None:
            found = self._dtypes[dtype] = str(dtype).removeprefix("torch.")
        return found

    def device_name(self, device: torch.device) -> str:
        """Return torch's name of a device."""
        found = self._devices.get(device)
        if found is None:
            found = self._devices[device] = str(device)
        return found

    def rows(self, unknown: Category) -> tuple[Storage, ...]:
        """Freeze the table; what no one could place gets the category ``unknown``."""
        return tuple(
            row(
                Storage,
                (
                    device,
                    nbytes,
                    category or unknown,
                    self.name.get(position),
                    birth,
                    self.death.get(position),
                    self.holder.get(position),
                ),
            )
            for position, (device, nbytes, category, birth) in enumerate(
                zip(self.device, self.nbytes, self.category, self.birth, strict=True)
            )
        )


PLAIN = (Tensor, Parameter)
"""The types of tensors that are no wrappers."""


def dense_parts(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    """Take a tensor apart into those that have a storage: (suffix, part).

    Sparse tensors are their indices and values, wrapper subclasses (jagged nested tensors,
    DTensor, quantised ones) the tensors inside. What cannot be taken apart yields nothing.
    """
    if torch._C._functorch.is_functorch_wrapped_tensor(tensor):
        yield from dense_parts(torch._C._functorch.get_unwrapped(tensor))
        return
    if hasattr(tensor, "__tensor_flatten__") and type(tensor) not in PLAIN:
        inner, _ = tensor.__tensor_flatten__()
        for name in inner:
            part = getattr(tensor, name)
            # A DTensor also names its device mesh here.
            for suffix, dense in dense_parts(part) if isinstance(part, Tensor) else ():
                yield f".{name}{suffix}", dense
        return
    for name in _SPARSE_PARTS.get(tensor.layout, ()):
        with torch.no_grad():
            yield f".{name.strip('_')}", getattr(tensor, name)()
    if tensor.layout is torch.strided and _has_storage(tensor):
        yield "", tensor


_SPARSE_PARTS = {
    torch.sparse_coo: ("_indices", "_values"),
    torch.sparse_csr: ("crow_indices", "col_indices", "values"),
    torch.sparse_bsr: ("crow_indices", "col_indices", "values"),
    torch.sparse_csc: ("ccol_indices", "row_indices", "values"),
    torch.sparse_bsc: ("ccol_indices", "row_indices", "values"),
}


def _has_storage(tensor: Tensor) -> bool:
    try:
        tensor.untyped_storage()
    except (RuntimeError, NotImplementedError):
        return False
    return True


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


def tensors_in(value: Any, depth: int = 4) -> Iterator[tuple[str, Tensor]]:
    """Find tensors in nests of lists, tuples, sets and dicts: (path such as ``[0]``, tensor)."""
    if isinstance(value, Tensor):
        yield "", value
    elif depth and isinstance(value, (list, tuple, set, frozenset)):
        for position, item in enumerate(value):
            for path, tensor in tensors_in(item, depth - 1):
                yield f"[{position}]{path}", tensor
    elif depth and isinstance(value, dict):
        for key, item in value.items():
            for path, tensor in tensors_in(item, depth - 1):
                yield f"[{key!r}]{path}", tensor


def named(model: Module | None) -> list[tuple[str, Module]]:
    """List every module once, with its first name, parents first; of no model none.

    Torch's own ``named_modules`` does the same with a generator for each level.
    """
    found: list[tuple[str, Module]] = []
    seen: set[int] = set()
    todo: list[tuple[str, Module]] = [] if model is None else [("", model)]
    while todo:
        name, module = todo.pop()
        if id(module) in seen:
            continue
        seen.add(id(module))
        found.append((name, module))
        dot = f"{name}." if name else ""
        for key, child in reversed(module._modules.items()):
            if child is not None:
                todo.append((dot + key, child))
    return found


def _names(modules: Iterable[tuple[str, Module]]) -> Names:
    """Name every parameter's and buffer's storage; the first name of a tied one wins."""
    names: Names = {}
    for prefix, module in modules:
        dot = f"{prefix}." if prefix else ""
        for category, own in (
            (Category.PARAMETER, module._parameters),
            (Category.BUFFER, module._buffers),
        ):
            for name, tensor in own.items():
                if tensor is None:
                    continue
                if type(tensor) in PLAIN and tensor.layout is torch.strided:
                    names.setdefault(tensor.untyped_storage()._cdata, (category, dot + name))
                    continue
                parts = list(dense_parts(tensor))
                for suffix, part in parts:
                    key = part.untyped_storage()._cdata
                    fqn = dot + name + (suffix if len(parts) > 1 else "")
                    names.setdefault(key, (category, fqn))
    return names
