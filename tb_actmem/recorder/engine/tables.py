"""The storages and tensors that a session of the compiled engine noted, as tables."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import compress, repeat
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from tb_actmem.recorder.engine import Functions, numbers_of
from tb_actmem.recorder.evidence import Dense, Modules
from tb_actmem.recorder.evidence.lifetimes import StorageRef, memory_of_tensors
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.torch_private import cdata, is_zero_tensor, unasked


class Session:
    """The library's functions for one block as methods; its length is the number of ops so far."""

    def __init__(self, library: Functions) -> None:
        vars(self).update(library["session"]())

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(name)

    def __len__(self) -> int:
        found: int = self.ops()
        return found


_NEW, _OLDER_IF_KNOWN = 1, 2
"""Where memory in the result of an op is from: see ``memory.h``, which has OLDER, too."""


class NativeStorages(Storages):
    """Tables in which the allocator observes the memory that the block makes.

    Weak references observe all other storages, as usual.
    """

    def __init__(self, modules: Modules, session: Session) -> None:
        self._session = session
        self._died: list[Any] = session.dead()
        self._used: list[int] = []
        super().__init__(modules, session)
        self._on_death = session.died
        self._session.fill(
            self.nbytes,
            self.device,
            self.birth,
            self.death,
            self.streams,
            self._used,
            self.tensors.columns,
        )

    def _know(self, own: Dense) -> None:
        """Have the library number parameters and buffers at their first use."""
        dense = dict(zip(own.keys, own.storages, strict=True))
        for key in compress(own.keys, map(is_zero_tensor, own.tensors)):
            dense.pop(key, None)
        self._unused = [*map(StorageRef, dense.values(), repeat(self._session.died))]
        self._unused_keys = [*dense]
        self._session.name(self._unused_keys)

    def _deaths(self) -> Iterator[tuple[StorageRef, int]]:
        self.take_new()
        died = self._died
        while died:
            ref, ops = died[-2:]  # at the end of a list, deleting takes no time
            if hasattr(ref, "index"):
                yield ref, ops
            if died and died[-2] is ref:
                del died[-2:]

    def find(self, key: int) -> int | None:
        """Return the number of a living storage by its key, if it has been seen."""
        number: int | None = self._session.find(key)
        if number is None or number >= len(self.nbytes):
            self.bury()
        return self.live.get(key) if number is None else number

    def add(
        self, key: int, storage: torch.UntypedStorage, tensor: Tensor, birth: int | None
    ) -> int:
        """Number a storage at first sight that the allocator has not observed."""
        if self._session.find(key) is not None:
            raise RuntimeError("a storage of the block was not found")
        return super().add(key, storage, tensor, birth)

    def find_keys(self, keys: Sequence[int]) -> NDArray[np.int64]:
        """Return the numbers of living storages by their keys; -1: it has not been seen."""
        found: NDArray[np.int64] = numbers_of(self._session.find_keys(keys)).copy()
        self.bury()
        unknown = np.flatnonzero(found < 0)
        found[unknown] = super().find_keys([keys[at] for at in unknown.tolist()])
        return found

    @property
    def keeps_leaves(self) -> bool:
        """Whether no leaf had other memory of the block when ops used it."""
        return not self._session.has_leaves()

    def previous(self, leaf: Tensor) -> list[int]:
        """Return memory of the block that a leaf had when ops used it."""
        found: list[int] = self._session.had(cdata(leaf))
        return found

    def number(self, tensor: Tensor, origin: int) -> int:
        """Return the number of a storage that the block's allocator did not make.

        ``origin`` says where the memory is from: `_NEW`, `_OLDER_IF_KNOWN`, or older.
        """
        with unasked():
            memory = tensor.untyped_storage()
            key = cdata(memory)
            self.bury()
            number = self.live.get(key)
            if number is None:
                is_new = origin == _NEW or (
                    origin == _OLDER_IF_KNOWN and not self.was_there(key, tensor)
                )
                born = self._session.ops() if is_new else None
                number = super().add(key, memory, tensor, born)
            return number

    def _add_rows(
        self, keys: Collection[int], sizes: list[int], devices: list[str], birth: int | None
    ) -> int:
        for key in self._names.keys() & keys:
            self._session.forget(key)
        first: int = self._session.add_storages(sizes, devices, birth)
        return first

    def ids_of_all(self, tensors: Iterable[Tensor]) -> set[int]:
        """Return the storages of some tensors of any kind, without adding views."""
        tensors = list(tensors)
        found = numbers_of(self._session.find_all(list(map(cdata, tensors)))).tolist()
        unknown = compress(tensors, map((-1).__eq__, found))
        return super().ids_of_all(unknown).union(found) - {-1}

    def older(self) -> tuple[dict[tuple[int, int], int], dict[int, int]]:
        """Return the deaths of CUDA memory from before the block, and the numbers of streams.

        A key has the device in its highest byte, as ``key_of`` in ``memory.h`` makes it.
        """
        keys, ops, streams = (numbers_of(one).tolist() for one in self._session.older())
        places = ((key >> 56, key & (1 << 56) - 1) for key in keys)
        deaths = {(one - 1, at): n for (one, at), n in zip(places, ops, strict=True)}
        return deaths, {stream: number for number, stream in enumerate(streams, 1)}

    def resize(self, memory: torch.UntypedStorage, nbytes: int) -> None:
        """Note that a storage gets other memory.

        The allocator hears it, unless the storage is on the CPU and older than the block: such a
        storage has an allocator that nobody observes.
        """
        self.take_new()
        key = cdata(memory)
        made = self._session.find(key)
        if made is not None and not nbytes:
            self.refer(key, memory, made)
        elif made is None:
            super().resize(memory, nbytes)
        if nbytes:
            self._session.forget(key)

    def take_new(self) -> None:
        """Add the new storages of the session, and note the first uses of those that have names."""
        self._session.take_storages()
        numbers, unused = self._used[::2], self._used[1::2]
        if not numbers:
            return
        keys = [*map(self._unused_keys.__getitem__, unused)]
        refs = [*map(self._unused.__getitem__, unused)]
        self.evidence.names.update(zip(numbers, map(self._names.__getitem__, keys), strict=True))
        for ref, key, number in zip(refs, keys, numbers, strict=True):
            ref.index, ref.key = number, key
        self.live.update(zip(keys, numbers, strict=True))
        self._refs.update(zip(numbers, refs, strict=True))
        del self._used[: 2 * len(numbers)]  # an interrupt before it repeats all of it

    def living(self, wanted: Iterable[int]) -> Iterator[tuple[int, torch.UntypedStorage]]:
        """Yield the living ones of some storages: those that the program holds, and others."""
        missing = set(wanted)
        for storage, memory in super().living([*missing]):
            missing.discard(storage)
            yield storage, memory
        for _, memory in memory_of_tensors() if missing else ():
            number = self.find(cdata(memory))
            if number in missing:
                missing.discard(number)
                yield number, memory

    def end(self) -> None:
        """Stop noting deaths."""
        super().end()
        if any(ops < len(self._session) for ops in self._died[1::2]):
            raise RuntimeError("some deaths were not noted")
        if self._used:
            raise RuntimeError("some names were not noted")
        self.evidence.inference.update(numbers_of(self._session.inference()).tolist())
        self._session.end()

    def stop(self) -> None:
        """Release the session and the weak references."""
        super().stop()
        self._unused.clear()
        self._died.clear()
        self._session.release()
