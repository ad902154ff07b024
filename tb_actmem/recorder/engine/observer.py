"""The observer of the compiled engine: it reads raw facts from a C++ session."""

from __future__ import annotations

import contextlib
import gc
import sys
import weakref
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import compress, repeat, starmap
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.gc_pause import collector_paused
from tb_actmem.recorder.engine.library import Functions, numbers_of
from tb_actmem.recorder.engine.op_columns import OpColumns
from tb_actmem.recorder.evidence.storages import StorageRef, Storages
from tb_actmem.recorder.evidence.tensors import PLAIN, Dense, dense_parts
from tb_actmem.recorder.graph.columns import NONE, of_each, or_none
from tb_actmem.recorder.notes import gaps
from tb_actmem.recorder.torch_private import (
    cdata,
    is_tracing,
    is_zero_tensor,
    top_saved_tensor_hooks,
    unasked,
)
from tb_actmem.recorder.watch.arguments import SCALARS
from tb_actmem.recorder.watch.observer import Observer, is_library, results_of
from tb_actmem.recorder.watch.patches import ALLOCATION


class Session:
    """The library's functions for one block as methods; its length is the number of ops so far."""

    def __init__(self, library: Functions) -> None:
        vars(self).update(library["session"]())

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(name)

    def __len__(self) -> int:
        found: int = self.ops()
        return found


class NativeObserver(Observer):
    """An observer whose lists are filled by a compiled session, at each reading and at the end."""

    def __init__(
        self, modules: list[tuple[str, Module]], library: Functions, *, stacks: bool
    ) -> None:
        session: Any = Session(library)
        self._session = session
        self._native = NativeStorages(modules, session)
        super().__init__(modules, ops=True, stacks=stacks, storages=self._native)
        self.ops = session
        self.facts.ops = self._noted = OpColumns()
        self.facts.sees_memory = True
        self._is_stopped = False

    def begin(self) -> None:
        """Start noting the ops of this thread."""
        super().begin()
        self._session.open(
            is_tracing,
            _weakly(self._current_region),
            _weakly(self._native.number),
            _parts,
            _weakly(super().refer),
            is_library if self._stacks else None,
        )
        self._session.follow(
            self._fqns,
            self.calls.flat,
            self.alive,
            Tensor,
            tuple(SCALARS),
            _weakly(self._take_apart),
            _weakly(self._arguments.add),
            results_of,
            sys.getrefcount,
            _weakly(self._add_changed),
            self.storages.tensors.columns,
        )
        # Functions of the library are called without a frame of Python.
        vars(self).update(enter=self._session.enter, exit=self._session.exit)

    def leave(self) -> None:
        """Stop noting ops."""
        self._session.close()

    def stop(self) -> None:
        """Stop noting ops, and release the listeners; a second call does nothing."""
        if not self._is_stopped:
            self._is_stopped = True
            super().stop()
            self._take()
            if len(self._noted) != len(self._session):
                self.gaps.add(gaps.OPS, "they were not transferred")
            self._native.settle()

    def pause(self, is_paused: bool) -> None:
        """Ignore ops from now on, or stop ignoring them."""
        super().pause(is_paused)
        if is_paused:
            self._take()

    def _keep_silent(self, is_paused: bool) -> None:
        self._is_paused = is_paused
        self._session.pause(is_paused)

    def mark(self, name: str) -> None:
        """Add a marker: an op without inputs and outputs."""
        self._session.mark(name)

    def allocate(self, tensor: Tensor) -> None:
        """Add memory that a compiled region allocates without an op."""
        self._session.allocate(ALLOCATION, cdata(tensor))

    def _end_calls(self) -> None:
        self._session.end_calls()

    def has_made(self, outputs: Any) -> bool:
        """Whether a backward begins at a tensor that was made in the block."""
        self._take()
        return super().has_made(outputs)

    def let_go(self, tensor: Tensor) -> bool:
        """Forget a tensor; return whether it was a result of an op."""
        of_library = self._session.let_go(cdata(tensor))
        return super().let_go(tensor) or of_library

    def refer(self, tensor: Tensor) -> None:
        """Keep a weak reference to a result of an op."""
        self._session.refer(cdata(tensor))

    def begin_engine(self, outputs: Any) -> None:
        """Note that torch's engine runs; on a GPU, its threads note for this block."""
        super().begin_engine(outputs)
        self._session.hand_on(True)

    def end_engine(self) -> None:
        """Note that the engine has run."""
        self._session.hand_on(False)
        super().end_engine()

    def _turn(self, in_backward: bool) -> None:
        super()._turn(in_backward)
        self._session.set_backward(in_backward)

    def _take_apart(self, args: Any, kwargs: Any, found: Any) -> Any:
        return self._silently(self._arguments.add_any, args, kwargs, found)

    def _add_changed(self, objects: Any, found: Any) -> None:
        self._silently(self._arguments.add_changed, objects, found)

    def _current_region(self) -> int | None:
        hooks = top_saved_tensor_hooks(True)
        return None if hooks is None else self._region(hooks)

    def _take(self) -> None:
        """Transfer the session's facts and its living tensors."""
        self._number()
        self.alive += [weakref.ref(tensor) for tensor in self._session.living()]

    def _number(self) -> None:
        """Transfer the session's new facts, with Python's numbers."""
        storages = self._native
        with collector_paused():
            ops, tensors, news, failures, first, elsewhere = self._session.take()
            self.facts.elsewhere.update(enumerate(starmap(range, elsewhere)))
            self._noted.taken.append((ops, len(storages.tensors.storages)))
            storages.take(news)
            storages.take_tensors(*tensors)
        for _ in range(failures):
            self.gaps.add(gaps.OPS, first)


class NativeStorages(Storages):
    """Tables in which the allocator observes the memory that the block makes.

    Weak references observe all other storages, as usual.
    """

    def __init__(self, modules: Iterable[tuple[str, Module]], session: Session) -> None:
        self._session = session
        super().__init__(modules, session)
        self._on_death = session.died

    def _know(self, own: Dense) -> None:
        """Have the library number parameters and buffers at their first use."""
        died = self._session.died
        self._unused = [
            (key, StorageRef(tensor.untyped_storage(), died))
            for key, tensor in own.items()
            if not is_zero_tensor(tensor)
        ]
        self._session.name([key for key, _ in self._unused])

    def _deaths(self) -> Iterable[Any]:
        self.take_new()
        return (found for found in self._session.dead() if hasattr(found[0], "index"))

    def find(self, key: int) -> int | None:
        """Return the number of a living storage by its key, if it has been seen."""
        found: int | None = self._session.find(key)
        if found is None or found >= len(self.nbytes):
            self.bury()
        return self.live.get(key) if found is None else found

    def add(
        self, key: int, storage: torch.UntypedStorage, tensor: Tensor, birth: int | None
    ) -> int:
        """Number a storage at first sight that the allocator has not observed."""
        if self._session.find(key) is not None:
            raise RuntimeError("a storage of the block was not found")
        return super().add(key, storage, tensor, birth)

    def find_keys(self, keys: Sequence[int]) -> list[int | None]:
        """Return the numbers of living storages by their keys."""
        found: list[int | None] = self._session.find_keys(keys)
        self.bury()
        live = self.live
        return [live.get(key) if one is None else one for key, one in zip(keys, found, strict=True)]

    @property
    def keeps_leaves(self) -> bool:
        """Whether no leaf had other memory of the block when ops used it."""
        return not self._session.has_leaves()

    def previous(self, leaf: Tensor) -> list[int]:
        """Return memory of the block that a leaf had when ops used it."""
        found: list[int] = self._session.had(cdata(leaf))
        return found

    def number(self, tensor: Tensor, is_output: bool) -> int:
        """Return the number of a storage that the block did not allocate."""
        with unasked():
            memory = tensor.untyped_storage()
            key = cdata(memory)
            self.bury()
            found = self.live.get(key)
            if found is None:
                born = self._session.ops() if is_output else None
                found = super().add(key, memory, tensor, born)
            return found

    def _add(self, key: int, nbytes: int, device: str, birth: int | None) -> int:
        self._reserve([key])
        return super()._add(key, nbytes, device, birth)

    def _reserve(self, keys: Collection[int]) -> None:
        self.take(self._session.take_storages(len(keys)))
        for key in self._names.keys() & keys:
            self._session.forget(key)

    def ids_of_all(self, tensors: Iterable[Tensor]) -> set[int]:
        """Return the storages of some tensors of any kind, without adding views."""
        tensors = list(tensors)
        found: list[int | None] = self._session.find_all(list(map(cdata, tensors)))
        unknown = (tensor for tensor, one in zip(tensors, found, strict=True) if one is None)
        return super().ids_of_all(unknown).union(one for one in found if one is not None)

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
        """Add the new storages of the session."""
        self.take(self._session.take_storages(0))

    def take(self, news: Sequence[bytes] | None) -> None:
        """Add storages and deaths, given as columns of the library."""
        if news is None:
            return
        nbytes, births, devices, streams, named, dead, ops = map(numbers_of, news)
        begin = len(self.nbytes)
        self.nbytes += nbytes.tolist()
        self.birth += or_none(births)
        names = {one: "cpu" if one < 0 else f"cuda:{one}" for one in set(devices.tolist())}
        self.device += map(names.__getitem__, devices.tolist())
        for position in np.flatnonzero(streams != NONE).tolist():
            self.streams[begin + position] = int(streams[position])
        for position in np.flatnonzero(named != NONE).tolist():
            key, ref = self._unused[named[position]]
            self.evidence.names[begin + position] = self._names[key]
            self._refer(ref, key, begin + position)
        self.death.update(zip(dead.tolist(), ops.tolist(), strict=True))

    def take_tensors(
        self,
        storages: bytes,
        dtypes: Sequence[str],
        dtype_of: bytes,
        shapes: Sequence[tuple[int, ...]],
        shape_of: bytes,
        offsets: bytes,
    ) -> None:
        """Add the results of ops, given as columns of the library."""
        own = numbers_of(storages).tolist()
        self.tensors.extend(
            own,
            of_each(dtypes, numbers_of(dtype_of)),
            of_each(shapes, numbers_of(shape_of)),
            repeat(None, len(own)),
            numbers_of(offsets).tolist(),
        )

    def living(self, wanted: Iterable[int]) -> Iterator[tuple[int, torch.UntypedStorage]]:
        """Yield the living ones of some storages: those that the program holds, and others."""
        missing = set(wanted)
        for storage, memory in super().living([*missing]):
            missing.discard(storage)
            yield storage, memory
        things = gc.get_objects() if missing else ()
        for tensor in compress(things, map(PLAIN.__contains__, map(type, things))):
            with contextlib.suppress(RuntimeError):  # sparse, or a wrapper of torch.func
                memory = tensor.untyped_storage()
                found = self.find(cdata(memory))
                if found in missing:
                    missing.discard(found)
                    yield found, memory

    def settle(self) -> None:
        """Move births after the last op to the last op."""
        last = len(self._session) - 1
        self.birth = [
            birth if birth is None or birth <= last else (None if last < 0 else last)
            for birth in self.birth
        ]

    def end(self) -> None:
        """Stop noting deaths."""
        super().end()
        if any(ops < len(self._session) for _, ops in self._session.dead()):
            raise RuntimeError("some deaths were not noted")
        self._session.end()

    def stop(self) -> None:
        """Release the session and the weak references."""
        super().stop()
        self._unused.clear()
        self._session.release()


def _weakly(method: Any) -> Callable[..., Any]:
    """Return a function for the session, which the observer holds: C++ must not hold the observer.

    Nothing collects a cycle through C++, and a lost block would stay open.
    """
    function, ref = method.__func__, weakref.ref(method.__self__)

    def call(*args: Any) -> Any:
        known = ref()
        if known is None:
            raise RuntimeError("the observer is gone")
        return function(known, *args)

    return call


def _parts(tensor: Tensor) -> list[tuple[int, Tensor]]:
    """Split a tensor without own memory; the addresses are valid while the parts live."""
    with unasked():
        return [(cdata(part), part) for _, part in dense_parts(tensor)]
