"""Install and remove the dispatch mode and the wrappers of `wrappers.py`.

The hooks only append; all analysis happens after the block. A failure here is counted among the
gaps, and the program runs on. Torch stays patched while a block is open in any thread, and is
restored when the last one closes.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from torch import Tensor
from torch.nn import Module

from tb_actmem.errors import RecordError
from tb_actmem.recorder.engine import fitting
from tb_actmem.recorder.engine.observer import NativeObserver
from tb_actmem.recorder.notes import Gap
from tb_actmem.recorder.torch_private import (
    begin_asking_for_tracing,
    dispatch_modes,
    forget_cuda,
    remove_mode,
)
from tb_actmem.recorder.watch import AroundBackward, RawFacts
from tb_actmem.recorder.watch.dispatch import DispatchObserver, OpStream
from tb_actmem.recorder.watch.observer import Observer
from tb_actmem.recorder.watch.patches import watch_allocations
from tb_actmem.recorder.watch.wrappers import PATCHES, observers

_lock = threading.RLock()
"""Reentrant: the garbage collector may close a dead recorder while the lock is held."""
_thread = threading.get_ident


class Watch:
    """The source between torch and the program: `open` installs it, `close` removes it."""

    def __init__(self, modules: list[tuple[str, Module]], *, ops: bool, stacks: bool) -> None:
        library, cause = fitting() if ops else (None, "")
        self._observer: Observer
        self._mode: OpStream | None = None
        if library is not None:
            self._observer = NativeObserver(modules, library, stacks=stacks)
        elif ops:
            self._observer = observer = DispatchObserver(modules, stacks=stacks)
            observer.facts.mode_cause = cause
            self._mode = OpStream(observer)
        else:
            self._observer = Observer(modules, ops=False, stacks=stacks)
        self._owner: int | None = None
        self._process = os.getpid()

    @property
    def facts(self) -> RawFacts:
        """The facts that the observer has noted."""
        return self._observer.facts

    def open(self, around: AroundBackward) -> None:
        """Begin to watch this thread. Raises RecordError when a block is open in it already."""
        thread = _thread()
        with _lock:
            if thread in observers:
                raise RecordError(
                    "A recording is already open in this thread: "
                    "leave that `with tb_actmem.record(...)` block before you open another.",
                    code="recording-open",
                )
            take_out()  # remains of a block that another thread closed
            self._observer.around = around
            self._owner = thread
            observers[thread] = self._observer
            for patch in PATCHES:
                patch.put()
            _watch_allocations()
        begin_asking_for_tracing()
        self._observer.begin()
        if self._mode is not None:
            self._mode.__enter__()
            if self._mode not in dispatch_modes():
                raise RuntimeError("the dispatch mode is not active")

    @contextmanager
    def alone(self) -> Iterator[bool]:
        """Let no other thread begin a backward of the block; yield whether none runs in one."""
        with self._observer.reading:
            yield not self._observer.runs_elsewhere

    def close(self) -> None:
        """Restore everything; a second call does nothing."""
        if self._owner is not None:
            if self._process != os.getpid():
                self._observer.gaps.add(Gap.FORKED, "fork")
            self._take_out(self._owner)
        self._observer.stop()

    def _take_out(self, owner: int) -> None:
        with _lock:
            try:
                if observers.get(owner) is self._observer:
                    del observers[owner]
                    for name in (patch.name for patch in PATCHES if patch.is_replaced):
                        self._observer.gaps.add(Gap.REPLACED, name)
            finally:
                take_out()
            if self._mode is not None:
                self._mode.stop()


def take_out() -> None:
    """Remove every mode and patch that no open block needs."""
    with _lock:
        observer = observers.get(_thread())
        for mode in dispatch_modes():
            if isinstance(mode, OpStream) and (observer is None or mode.observer is not observer):
                remove_mode(mode)
        for patch in () if observers else PATCHES:
            patch.take()
        if not observers:
            _forget_allocations()
            forget_cuda()


_end_allocations: Callable[[], None] | None = None


def _watch_allocations() -> None:
    """Note memory that compiled code allocates without an op."""
    global _end_allocations
    if _end_allocations is None:
        _end_allocations = watch_allocations(_allocated)


def _forget_allocations() -> None:
    global _end_allocations
    end, _end_allocations = _end_allocations, None
    if end is not None:
        end()


def _allocated(tensor: Tensor) -> None:
    try:
        for mode in dispatch_modes():
            if isinstance(mode, OpStream):
                mode.allocate(tensor)
        native = observers.get(_thread())
        if isinstance(native, NativeObserver):
            native.allocate(tensor)
    except Exception as error:
        for observer in tuple(observers.values()):
            observer.gaps.add(Gap.OPS, error, tensor)


def _after_fork() -> None:
    """Remove everything in a forked child: a data loader's worker would be watched forever."""
    global _lock
    _lock = threading.RLock()  # a thread that is not here may have held it
    for observer in observers.values():
        observer.leave()
    observers.clear()
    for mode in dispatch_modes():
        if isinstance(mode, OpStream):
            mode.stop()
    take_out()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
