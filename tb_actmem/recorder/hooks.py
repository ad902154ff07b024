"""Install and remove what watches a forward: the op stream, module calls, the door to backward.

The hooks only append. Everything that thinks, and everything that can fail, happens when the
block has ended. What is patched here stays patched while at least one block is open in any thread,
and is put back when the last one closes.
"""

from __future__ import annotations

import threading
from typing import Any

import torch
from torch.nn import Module

from tb_actmem.errors import RecordError
from tb_actmem.recorder.observer import Observer
from tb_actmem.recorder.source import BeforeBackward, RawFacts
from tb_actmem.recorder.torch_private import (
    MAKE_GRADS,
    RUN_BACKWARD,
    DispatchMode,
    autograd,
    keep_from_dynamo,
)
from tb_actmem.recorder.torch_private import call_module as _call_module
from tb_actmem.recorder.torch_private import make_grads as _make_grads
from tb_actmem.recorder.torch_private import run_backward as _run_backward

_observers: dict[int, Observer] = {}
"""Thread → the observer of the block that is open in it."""
_lock = threading.Lock()
_thread = threading.get_ident
_is_compiling = torch.compiler.is_dynamo_compiling


class OpStream(DispatchMode):
    """Hands every op of a block, with its result, to the observer."""

    def __init__(self, observer: Observer) -> None:
        super().__init__()
        self._run = observer.run

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run an op and note it."""
        return self._run(func, args, kwargs)


class Watch:
    """The source that sits between torch and the program: in with `open`, out with `close`."""

    def __init__(self, modules: list[tuple[str, Module]], *, ops: bool, stacks: bool) -> None:
        self._observer = Observer(modules, ops=ops, stacks=stacks)
        self._mode: Any = OpStream(self._observer) if ops else None
        self._owner: int | None = None

    @property
    def facts(self) -> RawFacts:
        """What the observer has noted."""
        return self._observer.facts

    def open(self, before_backward: BeforeBackward) -> None:
        """Begin to watch this thread. Raises RecordError when a block is open in it already."""
        thread = _thread()
        with _lock:
            if thread in _observers:
                raise RecordError(
                    "A recording is already open in this thread: "
                    "leave that `with tb_actmem.record(...)` block before you open another."
                )
            if not _observers:
                _patch()
            _observers[thread] = self._observer
        self._observer.before_backward = before_backward
        self._owner = thread
        if self._mode is not None:
            self._mode.__enter__()

    def close(self) -> None:
        """Put everything back; a second call does nothing."""
        self._observer.stop()
        owner, self._owner = self._owner, None
        if owner is None:
            return
        try:
            if self._mode is not None:
                self._mode.__exit__(None, None, None)
        finally:
            with _lock:
                _observers.pop(owner, None)
                if not _observers:
                    _unpatch()


def _call(module: Module, *args: Any, **kwargs: Any) -> Any:
    # While torch compiles nothing runs yet, and what is ours must not get into the graph.
    if _is_compiling():
        return _call_module(module, *args, **kwargs)
    watcher = _observers.get(_thread())
    if watcher is None:
        for other in tuple(_observers.values()):
            other.facts.foreign = True
        return _call_module(module, *args, **kwargs)
    watcher.enter(module)
    result = None
    try:
        result = _call_module(module, *args, **kwargs)
        return result
    finally:
        watcher.exit(result)


def _backward(outputs: Any, *args: Any, **kwargs: Any) -> Any:
    watcher = _observers.get(_thread())
    if watcher is None or watcher.in_backward:
        return _run_backward(outputs, *args, **kwargs)
    # Torch passes the gradients, retain_graph and create_graph by position.
    if args[2:3] == (True,) or kwargs.get("create_graph"):
        watcher.forget_backward()  # its ops are a forward: a backward of their own will follow
        return _run_backward(outputs, *args, **kwargs)
    watcher.begin_backward(outputs)
    try:
        return _run_backward(outputs, *args, **kwargs)
    finally:
        watcher.end_backward()


def _seed(outputs: Any, *args: Any, **kwargs: Any) -> Any:
    """Torch makes the first gradients just before it calls the engine: the backward begins here."""
    watcher = _observers.get(_thread())
    if watcher is not None:
        watcher.prepare_backward()
    return _make_grads(outputs, *args, **kwargs)


def _patch() -> None:
    """Patch three doors; a class attribute costs a third of what module hooks cost per call."""
    setattr(autograd, MAKE_GRADS, _seed)
    Module.__call__ = _call  # type: ignore[method-assign]
    setattr(autograd, RUN_BACKWARD, _backward)


def _unpatch() -> None:
    setattr(autograd, MAKE_GRADS, _make_grads)
    Module.__call__ = _call_module  # type: ignore[method-assign]
    setattr(autograd, RUN_BACKWARD, _run_backward)


keep_from_dynamo(
    OpStream.__torch_dispatch__,
    Observer.enter,
    Observer.exit,
    Observer.prepare_backward,
    Observer.begin_backward,
    Observer.end_backward,
    Observer.forget_backward,
)
