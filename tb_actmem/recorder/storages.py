"""Which storage is this, how big, whose: identity by first sight, never by address.

An address is reused when its storage dies and is 0 on the meta device, so a storage gets a number
when it is first seen and loses its key when it dies.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Sized
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module, Parameter

from tb_actmem.model import Category, Holder, Storage
from tb_actmem.model import Tensor as TensorRow
from tb_actmem.recorder.tensors import PLAIN, dense_parts

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
        name = self._dtypes.get(dtype) or self.dtype_name(dtype)
        tensors = self.tensors
        place = tensor.stride(), tensor.storage_offset()
        tensors.append(row(TensorRow, (storage, name, shape, *place)))
        return len(tensors) - 1

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
        tensors = self.tensors
        tensors.append(row(TensorRow, (storage, name, shape, None, tensor.storage_offset())))
        return len(tensors) - 1

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
