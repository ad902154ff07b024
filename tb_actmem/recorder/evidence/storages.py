"""Which storage is this, how big, whose: identity by first sight, never by address.

An address is reused when its storage dies and is 0 on the meta device, so a storage gets a number
when it is first seen and loses its key when it dies.
"""

from __future__ import annotations

import contextlib
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module, Parameter

from tb_actmem.model import Category, Holder, Storage
from tb_actmem.model import Tensor as TensorRow
from tb_actmem.recorder.assemble.fast_row import fast_row
from tb_actmem.recorder.evidence.classify import Evidence, Verdict
from tb_actmem.recorder.evidence.model_names import names_of
from tb_actmem.recorder.evidence.tensors import PLAIN, dense_parts
from tb_actmem.recorder.torch_private import cdata, is_lazy, is_sharded, is_zero_tensor

row: Any = tuple.__new__
"""Makes a row in the least time, of whatever length: only for what runs in the user's step."""

_storage = fast_row(Storage)
_OWN = (Category.PARAMETER, Category.BUFFER)


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
        self.birth: list[int | None] = []
        self.death: dict[int, int] = {}
        self.resized: dict[int, int] = {}
        """Storage that has become smaller → the bytes that it had when the graph was read."""
        self.grown: dict[int, int] = {}
        """Storage from before the block that has become larger in it → the bytes that it had."""
        self._unbacked: set[int] = set()
        """Storages of torch's zero tensors, which have a size and no memory."""
        self.tensors: list[TensorRow] = []
        self.evidence = Evidence()
        self.opaque_bytes = 0
        self.packed_elsewhere = 0
        """How many saved tensors pack hooks made something of in which no tensor was found."""
        self.hooked: set[int] = set()
        """Tensors from slots with a pack hook, which may be what the hook made."""
        self.unsearched: set[str] = set()
        """What leads to more objects than are looked into: the ``ctx`` of some Function, say."""
        modules = list(modules)
        self.is_sharded = any(is_sharded(module) for _, module in modules)
        self._names, self._lazy = names_of(modules)
        self._is_over = False
        self._ops = ops
        self.dead: deque[_StorageRef] = deque()
        """References to storages that have died since the last `bury`."""
        self._on_death: Callable[[_StorageRef], object] = self.dead.append
        """Called by Python when a storage dies. It is written in C, because Python discards a
        KeyboardInterrupt that comes while it runs a callback of ours."""
        self._refs: dict[int, _StorageRef] = {}
        self._dtypes: dict[torch.dtype, str] = {}
        self._devices: dict[torch.device, str] = {}

    def index(self, storage: torch.UntypedStorage, tensor: Tensor) -> int:
        """Return the number of a storage; one not seen before existed before the recording."""
        key = cdata(storage)
        found = self.find(key)
        return self.add(key, storage, tensor, None) if found is None else found

    def bury(self) -> None:
        """Note the storages that have died. Their keys may be used again from now on."""
        while self.dead:
            self._bury(self.dead.popleft(), len(self._ops or ()))

    def _bury(self, ref: _StorageRef, ops: int) -> None:
        if not self._is_over:
            self.death[ref.index] = ops
        if self.live.get(ref.key) == ref.index:
            del self.live[ref.key]
        self._refs.pop(ref.index, None)

    def find(self, key: int) -> int | None:
        """Return the number of a living storage by its key, if it has been seen."""
        if self.dead:
            self.bury()
        return self.live.get(key)

    def add(
        self, key: int, storage: torch.UntypedStorage, tensor: Tensor, birth: int | None
    ) -> int:
        """Number a storage at first sight, by a tensor that is a window on it."""
        position = len(self.nbytes)
        self.live[key] = position
        if birth is None and key in self._names:
            self.evidence.names[position] = self._names[key]
        device = tensor.device
        if is_zero_tensor(tensor):
            self._unbacked.add(position)
        self.nbytes.append(0 if position in self._unbacked else storage.nbytes())
        self.device.append(self._devices.get(device) or self.device_name(device))
        self.birth.append(birth)
        if self._ops is not None:
            ref = _StorageRef(storage, self._on_death)
            ref.index, ref.key = position, key
            self._refs[position] = ref
        return position

    def name_lazy(self) -> None:
        """Name what lazy modules have made of their parameters and buffers meanwhile."""
        for ref, category, name in self._lazy:
            tensor = ref()
            if tensor is None or is_lazy(tensor):
                continue
            key = cdata(tensor.untyped_storage())
            self._names.setdefault(key, (category, name))
            storage = self.find(key)
            if storage is not None:
                self.evidence.names.setdefault(storage, (category, name))

    def living(self, wanted: Iterable[int]) -> Iterator[tuple[int, torch.UntypedStorage]]:
        """Find those of some storages that are alive."""
        for storage in wanted:
            ref = self._refs.get(storage)
            memory = None if ref is None else ref()
            if memory is not None:
                yield storage, memory

    def note_sizes(self) -> None:
        """Note the sizes of living storages where they have changed."""
        for storage, ref in list(self._refs.items()):
            # Memory that the allocator shows may have taken the place of what was seen before.
            memory = ref() if self.find(ref.key) == storage else None
            if memory is not None and memory.nbytes() != self.nbytes[storage]:
                self._note_size(storage, memory.nbytes())

    def _note_size(self, storage: int, nbytes: int) -> None:
        if storage in self._unbacked:
            return
        if nbytes < self.nbytes[storage]:
            self.resized[storage] = nbytes
        else:
            if self.birth[storage] is None:
                self.grown.setdefault(storage, self.nbytes[storage])
            self.nbytes[storage] = nbytes

    def end(self) -> None:
        """Note no more deaths: the block is over, and what dies from now on was alive at its end.

        Without this a collection after the graph is read makes a storage that a save refers to
        a dead one. Keys are still given free, because the reading may meet new storages.
        """
        self.bury()
        self._is_over = True

    def stop(self) -> None:
        """Let go of the weak references; what dies from now on is not noted."""
        self.dead.clear()
        self._refs.clear()

    def add_view(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that is no wrapper; return its number, None if it is not dense.

        Only for who reads a graph: what has changed its size has the bytes that are left now.
        """
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:  # sparse, opaque, nested, or a wrapper of torch.func
            return None
        storage = self._there_before(memory, tensor)
        if memory.nbytes() != self.nbytes[storage]:
            self._note_size(storage, memory.nbytes())
        return self._add_view(storage, tensor, shape, tensor.stride())

    def add_argument(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that a module call is given; return its number as `window` does."""
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:
            return None
        storage = self._there_before(memory, tensor)
        return self._add_view(storage, tensor, shape, tensor.stride())

    def add_output(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that an op has made now; return its number, None if it is not dense.

        Its strides are left out: autograd may make another tensor of it.
        """
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:
            return None
        key = cdata(memory)
        storage = self.find(key)
        if storage is None:
            born = None if self._ops is None else len(self._ops)
            storage = self.add(key, memory, tensor, born)
        elif memory.nbytes() > self.nbytes[storage]:
            self._note_size(storage, memory.nbytes())
        return self._add_view(storage, tensor, shape, None)

    def _there_before(self, memory: torch.UntypedStorage, tensor: Tensor) -> int:
        key = cdata(memory)
        storage = self.find(key)
        if storage is None:
            storage = self.add(key, memory, tensor, None)
            if type(tensor) is Parameter:
                self.evidence.parameters.add(storage)
        return storage

    def _add_view(
        self, storage: int, tensor: Tensor, shape: tuple[int, ...], stride: tuple[int, ...] | None
    ) -> int:
        dtype = tensor.dtype
        name = self._dtypes.get(dtype) or self.dtype_name(dtype)
        tensors = self.tensors
        tensors.append(row(TensorRow, (storage, name, shape, stride, tensor.storage_offset())))
        return len(tensors) - 1

    def add_views(self, tensor: Tensor) -> list[tuple[str, int]]:
        """Add a tensor of any kind; return (suffix of the slot, number) of each dense part."""
        if type(tensor) in PLAIN:
            number = self.add_view(tensor)
            if number is not None:
                return [("", number)]
        parts = [(suffix, self.add_view(part)) for suffix, part in dense_parts(tensor)]
        return [(suffix, number) for suffix, number in parts if number is not None]

    def claim(self, tensor: int, holder: Holder) -> None:
        """Note that somebody refers to the storage on which this tensor is a window."""
        storage = self.tensors[tensor].storage
        if storage is not None:
            self.evidence.claim((storage,), holder)

    def storages_of(self, tensors: Iterable[int]) -> set[int]:
        """Return the storages on which some tensors are windows."""
        found = (self.tensors[tensor].storage for tensor in tensors)
        return {storage for storage in found if storage is not None}

    def ids_of(self, tensor: Tensor) -> list[int]:
        """Return the storages of a tensor of any kind, without adding a window."""
        if type(tensor) in PLAIN:
            with contextlib.suppress(RuntimeError):  # sparse, opaque, or a wrapper of torch.func
                return [self.index(tensor.untyped_storage(), tensor)]
        return [self.index(p.untyped_storage(), p) for _, p in dense_parts(tensor)]

    def previous(self, leaf: Tensor) -> Iterable[int]:
        """Return memory that a leaf had earlier, in another storage than it has now: here none."""
        return ()

    def seen_ids(self, tensor: Tensor) -> list[int]:
        """Return those of a tensor's storages that have been seen before."""
        keys = [cdata(part.untyped_storage()) for _, part in dense_parts(tensor)]
        return [found for found in map(self.find, keys) if found is not None]

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

    def rows(self, verdicts: Sequence[Verdict]) -> tuple[Storage, ...]:
        """Freeze the table; the verdicts are those of `classify`.

        What has given memory back has the bytes that were left when the graph was read.
        """
        return tuple(
            _storage(
                device=device,
                nbytes=nbytes if verdict.category in _OWN else self.resized.get(position, nbytes),
                category=verdict.category,
                name=verdict.name,
                birth=birth,
                death=self.death.get(position),
                holder=verdict.holder,
                model_state=verdict.model_state,
            )
            for position, (device, nbytes, birth, verdict) in enumerate(
                zip(self.device, self.nbytes, self.birth, verdicts, strict=True)
            )
        )
