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
from torch.utils._python_dispatch import TorchDispatchMode

from tb_actmem.errors import RecordError
from tb_actmem.recorder.observer import Observer

_observers: dict[int, Observer] = {}
"""Thread → the observer of the block that is open in it."""
_lock = threading.Lock()
_thread = threading.get_ident
_is_compiling = torch.compiler.is_dynamo_compiling
_call_module = Module.__call__
_autograd: Any = torch.autograd
_run_backward: Any = _autograd._engine_run_backward
_make_grads: Any = _autograd._make_grads


class OpStream(TorchDispatchMode):  # type: ignore[no-untyped-call]  # torch leaves it untyped
    """Hands every op of a block, with its result, to the observer."""

    supports_higher_order_operators = True

    def __init__(self, observer: Observer) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # torch leaves it untyped
        self._run = observer.run

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run an op and note it."""
        return self._run(func, args, kwargs)

    @classmethod
    def _should_skip_dynamo(cls) -> bool:
        # The default imports dynamo at first use: 1.3 s, and every op is slower ever after.
        return False

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        """Keep compiled regions compiled; otherwise torch would fall back to eager under us."""
        return True


class Watch:
    """One open block: patches go in with `open` and out with `close`."""

    def __init__(self, observer: Observer, *, ops: bool) -> None:
        self._observer = observer
        self._mode: Any = OpStream(observer) if ops else None
        self._owner: int | None = None

    def open(self) -> None:
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
        self._owner = thread
        if self._mode is not None:
            self._mode.__enter__()

    def close(self) -> None:
        """Put everything back; a second call does nothing."""
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
            other.foreign = True
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
    _autograd._make_grads = _seed
    Module.__call__ = _call  # type: ignore[method-assign]
    _autograd._engine_run_backward = _backward


def _unpatch() -> None:
    _autograd._make_grads = _make_grads
    Module.__call__ = _call_module  # type: ignore[method-assign]
    _autograd._engine_run_backward = _run_backward


def _keep_from_dynamo() -> None:
    """Have torch.compile leave our functions alone where they run among those it compiles.

    ``torch.compiler.disable`` would do the same, but imports the whole compiler. A torch without
    these names traces through us, which is slow but right.
    """
    frames = torch._C._dynamo.eval_frame
    strategy = getattr(frames, "_FrameExecStrategy", None)
    if strategy is None:
        return
    skip = strategy(frames._FrameAction.SKIP, frames._FrameAction.SKIP)
    for function in (
        OpStream.__torch_dispatch__,
        Observer.enter,
        Observer.exit,
        Observer.prepare_backward,
        Observer.begin_backward,
        Observer.end_backward,
        Observer.forget_backward,
    ):
        frames.set_code_exec_strategy(function.__code__, skip)


_keep_from_dynamo()
