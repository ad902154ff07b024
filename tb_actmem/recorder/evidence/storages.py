"""The tables of storages and tensors; a storage's identity is a number, never an address.

An address is reused when its storage dies, and is 0 on the meta device. So a storage gets a number
when it is first seen, and loses its key when it dies.
"""

from __future__ import annotations

import contextlib
import weakref
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Sized
from itertools import repeat
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module, Parameter

from tb_actmem.model import Category, Holder, Storage
from tb_actmem.model import Tensor as TensorRow
from tb_actmem.model.recording import Columns
from tb_actmem.recorder.evidence.classify import Evidence, Verdict, are_numbers_of
from tb_actmem.recorder.evidence.tensors import PLAIN, Dense, dense_parts, names_of
from tb_actmem.recorder.torch_private import (
    cdata,
    current_stream,
    is_lazy,
    is_sharded,
    is_zero_tensor,
)

row: Any = tuple.__new__
"""Makes a row as fast as possible, without a check: only for code that runs in the user's step."""

_OWN = (Category.PARAMETER, Category.BUFFER)


Window = tuple[int, int, str, str, tuple[int, ...], tuple[int, ...], int]
"""(key and bytes of a storage, device, dtype, shape, stride, offset) of a view of it."""


def _nothing() -> None:
    """Stand in for a reference whose storage has died."""


class StorageRef(weakref.ref[torch.UntypedStorage]):
    """A weak reference that knows the number and key of its storage."""

    __slots__ = ("index", "key")
    index: int
    key: int


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


class Storages:
    """The tables of storages and tensors while a recording is being made; lists only grow.

    With ``ops``, the growing list of ops, a death is noted as the list's length at that moment.
    Without it, the caller keeps every storage alive meanwhile, so that no key is reused.
    """

    def __init__(
        self, modules: Iterable[tuple[str, Module]] = (), ops: Sized | None = None
    ) -> None:
        self.live: dict[int, int] = {}
        self.device: list[str] = []
        self.nbytes: list[int] = []
        self.birth: list[int | None] = []
        self.death: dict[int, int] = {}
        self.streams: dict[int, int] = {}
        """Storage that was not allocated on the default CUDA stream → the number of its stream."""
        self._streams: dict[int, int] = {}
        """Torch's number of a stream → ours, which count from 1."""
        self.resized: dict[int, int] = {}
        """Storage that has shrunk → its bytes when the graph was read."""
        self.grown: dict[int, int] = {}
        """Storage from before the block that has grown in it → its bytes before."""
        self._resizes: dict[int, tuple[weakref.ref[torch.UntypedStorage], int]] = {}
        """Key → a storage to which ``resize_`` gave other memory, without row so far, and the
        number of ops then."""
        self._unbacked: set[int] = set()
        """Storages of torch's zero tensors, which have a size, but no memory."""
        self.tensors = Tensors()
        self.evidence = Evidence()
        self.opaque_bytes = 0
        self.packed_elsewhere = 0
        """Number of saved tensors that pack hooks replaced by objects without a tensor."""
        self.hooked: set[int] = set()
        """Tensors from slots with a pack hook, which may be the hook's result."""
        self.unsearched: set[str] = set()
        """Things with too many objects to search, such as the ``ctx`` of a Function."""
        modules = list(modules)
        self.is_sharded = any(map(is_sharded, {type(module) for _, module in modules}))
        self._is_over = False
        self._ops = ops
        self.dead: deque[StorageRef] = deque()
        """References to storages that have died since the last `bury`."""
        self._on_death: Callable[[StorageRef], object] = self.dead.append
        """Called by Python when a storage dies. It is a C function, because Python discards a
        KeyboardInterrupt that arrives in a Python callback."""
        self._refs: dict[int, StorageRef] = {}
        self._dtypes: dict[torch.dtype, str] = {}
        self._devices: dict[torch.device, str] = {}
        self._names, self._lazy, own = names_of(modules)
        self._know(own)

    def _know(self, own: Dense) -> None:
        """Prepare for the first use of the model's parameters and buffers: nothing to do here."""

    def index(self, storage: torch.UntypedStorage, tensor: Tensor) -> int:
        """Return the number of a storage; an unknown one is older than the recording."""
        key = cdata(storage)
        found = self.find(key)
        return self.add(key, storage, tensor, None) if found is None else found

    def bury(self) -> None:
        """Note the storages that have died. Their keys may be reused from now on."""
        for ref, ops in self._deaths():
            if not self._is_over:
                self.death.setdefault(ref.index, ops)
            if self.live.get(ref.key) == ref.index:
                del self.live[ref.key]
            self._refs.pop(ref.index, None)

    def _deaths(self) -> Iterable[tuple[StorageRef, int]]:
        """Return the references to dead storages, each with the number of ops at its death."""
        while self.dead:
            yield self.dead.popleft(), len(self._ops or ())

    def find(self, key: int) -> int | None:
        """Return the number of a living storage by its key, if it has been seen."""
        if self.dead:
            self.bury()
        return self.live.get(key)

    def find_keys(self, keys: Sequence[int]) -> list[int | None]:
        """Return the numbers of living storages by their keys."""
        self.bury()
        return list(map(self.live.get, keys))

    def add(
        self, key: int, storage: torch.UntypedStorage, tensor: Tensor, birth: int | None
    ) -> int:
        """Number a storage at first sight, through a tensor that is a view of it."""
        known = self._refs.get(self.live.get(key, -1))
        if known is not None and known() is not None:
            raise RuntimeError("a living storage was not found")
        is_unbacked = is_zero_tensor(tensor)
        device = tensor.device
        name = self._devices.get(device) or self.device_name(device)
        position = self._add(key, 0 if is_unbacked else storage.nbytes(), name, birth)
        if is_unbacked:
            self._unbacked.add(position)
        elif device.type == "cuda" and self.birth[position] is not None:
            self._note_stream(position, current_stream(device.index))
        if self._ops is not None:
            self.refer(key, storage, position)
            if position not in self._refs:
                raise RuntimeError("the death of a storage would not be noted")
        return position

    def _note_stream(self, storage: int, stream: int) -> None:
        if stream:
            self.streams[storage] = self._streams.setdefault(stream, len(self._streams) + 1)

    def refer(self, key: int, storage: torch.UntypedStorage, position: int) -> None:
        """Keep a weak reference to a storage, and find it by its key."""
        self._refer(StorageRef(storage, self._on_death), key, position)

    def _refer(self, ref: StorageRef, key: int, position: int) -> None:
        ref.index, ref.key = position, key
        self.live[key], self._refs[position] = position, ref

    def resize(self, memory: torch.UntypedStorage, nbytes: int) -> None:
        """Note that a storage of this block gets other memory now, which is a row of its own.

        Without memory it keeps its last row, so that views of it are views of that one.
        """
        key, ops = cdata(memory), len(self._ops or ())
        known = self.find(key)
        if known is not None and self.nbytes[known]:
            self.death.setdefault(known, ops)
        if nbytes:
            self.live.pop(key, None)
            self._resizes[key] = weakref.ref(memory), ops

    def name_lazy(self) -> None:
        """Name the parameters and buffers that lazy modules have initialized meanwhile."""
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
        """Yield the living ones of some storages."""
        for storage in wanted:
            ref = self._refs.get(storage)
            memory = None if ref is None else ref()
            if memory is not None:
                yield storage, memory

    def note_sizes(self) -> None:
        """Note the sizes of living storages where they have changed."""
        self.bury()
        refs = dict(self._refs)
        found = self.find_keys([ref.key for ref in refs.values()])
        for (storage, ref), same in zip(refs.items(), found, strict=True):
            # Memory that the allocator observes may have replaced an earlier storage.
            memory = ref() if same == storage else None
            if memory is not None and memory.nbytes() != self.nbytes[storage]:
                self._note_size(storage, memory.nbytes())

    def _note_size(self, storage: int, nbytes: int) -> None:
        if storage in self._unbacked or storage in self.death:
            return
        if nbytes < self.nbytes[storage]:
            self.resized[storage] = nbytes
        else:
            if self.birth[storage] is None:
                self.grown.setdefault(storage, self.nbytes[storage])
            self.nbytes[storage] = nbytes

    def end(self) -> None:
        """Stop noting deaths: storages that die from now on were alive at the end of the block.

        Otherwise a garbage collection during the reading could mark a saved storage as dead. Keys
        are still released, because the reading may meet new storages.
        """
        first = self.dead[0] if self.dead else None
        self.bury()
        if first is not None and first in self.dead:
            raise RuntimeError("some deaths were not noted")
        self._is_over = True

    def stop(self) -> None:
        """Release the weak references; later deaths are not noted."""
        self.dead.clear()
        self._refs.clear()

    def add_view(self, tensor: Tensor) -> int | None:
        """Add a dense tensor that is no wrapper; return its number, None if it is not dense.

        Only for the reading of graphs: a storage that has changed its size gets its present bytes.
        """
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:  # sparse, opaque, nested, or a wrapper of torch.func
            return None
        storage = self._there_before(memory, tensor)
        if memory.nbytes() != self.nbytes[storage]:
            self._note_size(storage, memory.nbytes())
        return self._add_view(storage, tensor, shape, tensor.stride())

    def add_window(self, window: Window, *, must_be_known: bool = False) -> int | None:
        """Add a view that the compiled observer has read, as `add_view` does.

        None: its storage is new and must be added through the tensor, which may be a parameter, or
        because deaths are noted.
        """
        key, nbytes, device, dtype, shape, stride, offset = window
        storage = self.find(key)
        if storage is None:
            if must_be_known or self._ops is not None:
                return None
            storage = self._add(key, nbytes, device, None)
        elif nbytes != self.nbytes[storage]:
            self._note_size(storage, nbytes)
        return self.tensors.add(storage, dtype, shape, stride, offset)

    def add_all(
        self,
        keys: Sequence[int],
        sizes: Sequence[int],
        devices: Sequence[str],
        views: Iterable[Tensor | None],
    ) -> int:
        """Add new storages that the compiled observer has read; return the number of the first.

        ``views`` are tensors on them; None only if deaths are not noted and it is no parameter.
        """
        if not self._resizes.keys().isdisjoint(keys):
            added = [self._there_before(v.untyped_storage(), v) for v in views if v is not None]
            return added[0]
        self._reserve(keys)
        begin, names = len(self.nbytes), self._names
        self.nbytes += sizes
        self.device += devices
        self.birth += repeat(None, len(keys))
        self.live.update(zip(keys, range(begin, begin + len(keys)), strict=True))
        for number, (key, view) in enumerate(zip(keys, views, strict=True), begin):
            if key in names:
                self.evidence.names[number] = names[key]
            if view is None:
                continue
            if type(view) is Parameter:
                self.evidence.parameters.add(number)
            if self._ops is not None:
                self.refer(key, view.untyped_storage(), number)
        return begin

    def _reserve(self, keys: Collection[int]) -> None:
        """Prepare for new storages: nothing to do here."""

    def settle_size(self, storage: int, nbytes: int) -> None:
        """Note the present size of a storage."""
        if nbytes != self.nbytes[storage]:
            self._note_size(storage, nbytes)

    @property
    def notes_deaths(self) -> bool:
        """Whether deaths are noted."""
        return self._ops is not None

    def _add(self, key: int, nbytes: int, device: str, birth: int | None) -> int:
        position = len(self.nbytes)
        self.live[key] = position
        ref, ops = self._resizes.pop(key, (_nothing, 0))
        if ref() is not None:
            birth = ops
        if birth is None and key in self._names:
            self.evidence.names[position] = self._names[key]
        self.nbytes.append(nbytes)
        self.device.append(device)
        self.birth.append(birth)
        return position

    def add_argument(self, tensor: Tensor) -> int | None:
        """Add a dense argument of a module call; return its number as `add_view` does."""
        try:
            memory, shape = tensor.untyped_storage(), tuple(tensor.shape)
        except RuntimeError:
            return None
        storage = self._there_before(memory, tensor)
        return self._add_view(storage, tensor, shape, tensor.stride())

    def add_output(self, tensor: Tensor) -> int | None:
        """Add a dense result of the current op; return its number, None if it is not dense.

        Its strides are omitted, because autograd may replace the tensor.
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
        return self.tensors.add(storage, name, shape, stride, tensor.storage_offset())

    def add_views(self, tensor: Tensor) -> list[tuple[str, int]]:
        """Add a tensor of any kind; return (suffix of the slot, number) of each dense part."""
        if type(tensor) in PLAIN:
            number = self.add_view(tensor)
            if number is not None:
                return [("", number)]
        parts = [(suffix, self.add_view(part)) for suffix, part in dense_parts(tensor)]
        return [(suffix, number) for suffix, number in parts if number is not None]

    def claim(self, tensor: int, holder: Holder) -> None:
        """Note a holder of the storage of a view."""
        self.evidence.claim((self.tensors.storages[tensor],), holder)

    def storages_of(self, tensors: Iterable[int]) -> set[int]:
        """Return the storages of some views."""
        return {*map(self.tensors.storages.__getitem__, tensors)}

    def ids_of(self, tensor: Tensor) -> list[int]:
        """Return the storages of a tensor of any kind, without adding a view."""
        if type(tensor) in PLAIN:
            with contextlib.suppress(RuntimeError):  # sparse, opaque, or a wrapper of torch.func
                return [self.index(tensor.untyped_storage(), tensor)]
        return [self.index(p.untyped_storage(), p) for _, p in dense_parts(tensor)]

    def ids_of_all(self, tensors: Iterable[Tensor]) -> set[int]:
        """Return the storages of some tensors of any kind, without adding views."""
        found = {one for tensor in tensors for one in self.ids_of(tensor)}
        if not are_numbers_of(self.nbytes, found):
            raise RuntimeError("a storage was not numbered")
        return found

    @property
    def keeps_leaves(self) -> bool:
        """Whether no leaf had other memory of the block, which `previous` would find."""
        return True

    def previous(self, leaf: Tensor) -> Iterable[int]:
        """Return earlier storages of a leaf: always empty here."""
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

    def columns(self, verdicts: Sequence[Verdict]) -> dict[str, Columns]:
        """Return the columns of both tables; the verdicts are those of `classify`.

        A storage that has shrunk gets its bytes at the reading of the graph.
        """
        deaths, resized, sizes = self.death, self.resized, self.nbytes

        def nbytes() -> Iterator[int]:
            for position, (size, verdict) in enumerate(zip(sizes, verdicts, strict=True)):
                yield size if verdict.category in _OWN else resized.get(position, size)

        storages = Columns(
            Storage,
            (
                self.device,
                nbytes if resized else sizes,
                lambda: (verdict.category for verdict in verdicts),
                lambda: (verdict.name for verdict in verdicts),
                self.birth,
                lambda: map(deaths.get, range(len(sizes))),
                lambda: (verdict.holder for verdict in verdicts),
                lambda: (verdict.model_state for verdict in verdicts),
                lambda: (verdict.basis for verdict in verdicts),
                lambda: map(self.streams.get, range(len(sizes))),
            ),
        )
        return {"storages": storages, "tensors": self.tensors.table}
