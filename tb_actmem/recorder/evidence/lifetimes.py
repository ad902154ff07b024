"""The storages of a block: their numbers, births, deaths and sizes.

A storage's identity is a number, never an address: an address is reused when its storage dies, and
is 0 on the meta device. So a storage gets a number when it is first seen, and loses its key when it
dies.
"""

from __future__ import annotations

import contextlib
import gc
import weakref
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence, Sized
from itertools import compress, repeat
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import Parameter

from tb_actmem.recorder.evidence import PLAIN, Dense, Modules, names_of
from tb_actmem.recorder.evidence.classify import Evidence
from tb_actmem.recorder.torch_private import cdata, current_stream, is_lazy, is_zero_tensor


def in_one_call(
    method: Callable[[list[Any], Any], None], columns: Iterable[list[Any]], values: Iterable[Any]
) -> None:
    """Add values to the columns of a table, so that an interrupt finds all of them or none.

    Python runs a signal's handler between instructions, and this is one.
    """
    any(map(method, columns, values))


def memory_of_tensors() -> Iterator[tuple[Tensor, torch.UntypedStorage]]:
    """Find the plain tensors of the program, each with its storage."""
    things = gc.get_objects()
    for tensor in compress(things, map(PLAIN.__contains__, map(type, things))):
        with contextlib.suppress(RuntimeError):  # sparse, or a wrapper of torch.func
            yield tensor, tensor.untyped_storage()


def _nothing() -> None:
    """Stand in for a reference whose storage has died."""


class StorageRef(weakref.ref[torch.UntypedStorage]):
    """A weak reference that knows the number and key of its storage."""

    __slots__ = ("index", "key")
    index: int
    key: int


class Lifetimes:
    """Numbers storages, and notes when each is made, dies or changes its size; lists only grow.

    With ``ops``, the growing list of ops, a death is noted as the list's length at that moment.
    Without it, the caller keeps every storage alive meanwhile, so that no key is reused.
    """

    def __init__(self, modules: Modules = (), ops: Sized | None = None) -> None:
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
        self._rows: dict[int, tuple[weakref.ref[torch.UntypedStorage], int]] = {}
        """Key → a storage to which ``resize_`` gave other memory, and its last row."""
        self._there: dict[int, weakref.ref[torch.UntypedStorage]] | None = None
        """Keys of the storages that tensors had when `was_there` was first asked."""
        self._unbacked: set[int] = set()
        """Storages of torch's zero tensors, which have a size, but no memory."""
        self.evidence = Evidence()
        self._is_over = False
        self._ops = ops
        self.dead: deque[StorageRef] = deque()
        """References to storages that have died since the last `bury`."""
        self._on_death: Callable[[StorageRef], object] = self.dead.append
        """Called by Python when a storage dies. It is a C function, because Python discards a
        KeyboardInterrupt that arrives in a Python callback."""
        self._refs: dict[int, StorageRef] = {}
        self._devices: dict[torch.device, str] = {}
        self._kinds: tuple[set[str], int] = set(), 0
        """The kinds of devices of the first storages, and the number of these storages."""
        self._names, self._lazy, own = names_of(modules)
        self._know(own)

    def _know(self, own: Dense) -> None:
        """Prepare for the first use of the model's parameters and buffers: nothing to do here."""

    def index(self, storage: torch.UntypedStorage, tensor: Tensor) -> int:
        """Return the number of a storage; an unknown one is older than the recording."""
        key = cdata(storage)
        found = self.find(key)
        return self.add(key, storage, tensor, None) if found is None else found

    def was_there(self, key: int, tensor: Tensor | None = None) -> bool:
        """Return whether a storage that no op has made belonged to a tensor, other than this one.

        ``set_`` receives such storages: those of older tensors, and those that Python has just
        made. Python can only tell them apart by the tensors that have them.
        """
        if self._there is None:
            self._there = {
                cdata(memory): weakref.ref(memory)
                for other, memory in memory_of_tensors()
                if other is not tensor
            }
        return self._there.get(key, _nothing)() is not None

    def bury(self) -> None:
        """Note the storages that have died. Their keys may be reused from now on."""
        for ref, ops in self._deaths():
            if not self._is_over:
                self.death.setdefault(ref.index, ops)
            if self.live.get(ref.key) == ref.index:
                self.live.pop(ref.key, None)  # another thread may bury it, too
            self._refs.pop(ref.index, None)

    def _deaths(self) -> Iterator[tuple[StorageRef, int]]:
        """Return the references to dead storages, each with the number of ops at its death."""
        while self.dead:
            ref = self.dead[0]
            yield ref, len(self._ops or ())
            if self.dead and self.dead[0] is ref:
                self.dead.popleft()  # an interrupt before it repeats the step

    def find(self, key: int) -> int | None:
        """Return the number of a living storage by its key, if it has been seen."""
        if self.dead:
            self.bury()
        return self.live.get(key)

    def find_keys(self, keys: Sequence[int]) -> NDArray[np.int64]:
        """Return the numbers of living storages by their keys; -1: it has not been seen."""
        self.bury()
        return np.fromiter(map(self.live.get, keys, repeat(-1)), np.int64, len(keys))

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

    def older(self) -> tuple[dict[tuple[int, int], int], dict[int, int]]:
        """Return the deaths of CUDA memory from before the block, and the numbers of streams.

        Deaths: (device, address) → the number of ops before the release; only the compiled observer
        sees them. Streams: address → number, without the default one.
        """
        return {}, self._streams

    def relate(self, memory: torch.UntypedStorage) -> None:
        """Relate the row of a storage that is about to get other memory to its row before."""
        key = cdata(memory)
        row = self.find(key)
        if row is None:
            return
        ref, before = self._rows.get(key, (_nothing, row))
        if ref() is memory and before != row:
            self.evidence.again[row] = before
        self._rows[key] = weakref.ref(memory), row

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
        changed = [
            (ref, memory.nbytes())
            for storage, ref in dict(self._refs).items()
            if (memory := ref()) is not None and memory.nbytes() != self.nbytes[storage]
        ]
        found = self.find_keys([ref.key for ref, _ in changed]).tolist()
        for (ref, nbytes), same in zip(changed, found, strict=True):
            # Memory that the allocator observes may have replaced an earlier storage.
            if same == ref.index:
                self._note_size(ref.index, nbytes)

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

    def settle_births(self, ops: int) -> None:
        """Move births after the last op to the last op.

        An interrupt leaves such births, and so does an op that another thread has not ended.
        """
        if ops and max(filter(None, self.birth), default=0) < ops:
            return  # usually
        last = ops - 1
        self.birth[:] = [
            birth if birth is None or birth <= last else (None if last < 0 else last)
            for birth in self.birth
        ]

    def stop(self) -> None:
        """Release the weak references; later deaths are not noted."""
        self.dead.clear()
        self._refs.clear()
        self._rows.clear()
        self._there = None

    def settle_size(self, storage: int, nbytes: int) -> None:
        """Note the present size of a storage."""
        if nbytes != self.nbytes[storage]:
            self._note_size(storage, nbytes)

    @property
    def notes_deaths(self) -> bool:
        """Whether deaths are noted."""
        return self._ops is not None

    def _add(self, key: int, nbytes: int, device: str, birth: int | None) -> int:
        ref, ops = self._resizes.pop(key, (_nothing, 0))
        if ref() is not None:
            birth = ops
        position = self._add_rows([key], [nbytes], [device], birth)
        self.live[key] = position
        if birth is None and key in self._names:
            self.evidence.names[position] = self._names[key]
        return position

    def _add_rows(
        self, keys: Collection[int], sizes: list[int], devices: list[str], birth: int | None
    ) -> int:
        """Add the rows of new storages, which all have one birth; return the first one's number."""
        begin, births = len(self.nbytes), [birth] * len(sizes)
        in_one_call(list.extend, (self.nbytes, self.device, self.birth), (sizes, devices, births))
        return begin

    def _there_before(self, memory: torch.UntypedStorage, tensor: Tensor) -> int:
        key = cdata(memory)
        storage = self.find(key)
        if storage is None:
            storage = self.add(key, memory, tensor, None)
            if type(tensor) is Parameter:
                self.evidence.parameters.add(storage)
        return storage

    def kinds_of_devices(self) -> set[str]:
        """Return the kinds of the devices of all storages: cpu, cuda."""
        kinds, count = self._kinds
        new = self.device[count:]
        kinds = kinds.union(name.partition(":")[0] for name in {*new})
        self._kinds = kinds, count + len(new)
        return kinds

    def device_name(self, device: torch.device) -> str:
        """Return torch's name of a device."""
        name = self._devices.get(device)
        if name is None:
            name = self._devices[device] = str(device)
        return name
