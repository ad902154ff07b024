"""Wrappers of torch's functions: module calls, modes, two parts of a backward, tracing, swaps.

They report to the observer of their thread. A failure is counted among its gaps, and never
reaches the caller.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.recorder.notes import Gap, Gaps
from tb_actmem.recorder.torch_private import (
    COPIES_OF_CALL,
    COPIES_OF_TRACING,
    MAKE_GRADS,
    RUN_BACKWARD,
    TRACING,
    autograd,
    guards,
    is_recomputing,
    is_tracing,
    keep_from_dynamo,
    running_node,
    tracing_context,
)
from tb_actmem.recorder.watch.arguments import Arguments
from tb_actmem.recorder.watch.observer import Observer
from tb_actmem.recorder.watch.patches import Patch

observers: dict[int, Observer] = {}
"""Thread → the observer of the block that is open in it."""
_callers: dict[int, Observer | None] = {}
"""Thread that waits for the engine → the observer of that backward."""
_thread = threading.get_ident
_is_compiling = torch.compiler.is_dynamo_compiling


def _wrap_calls(behind: Any) -> Any:
    """Wrap ``Module.__call__``."""

    def call(self: Module, *args: Any, **kwargs: Any) -> Any:
        # Torch's profiler reads the local `self` of the function that is `Module.__call__`.
        # While torch compiles, nothing runs yet, and our code must not get into the graph.
        if _is_compiling() or tracing_context() is not None:
            return behind(self, *args, **kwargs)
        watcher, has_entered = None, False
        try:
            watcher = observers.get(_thread()) or _whose_engine()
            if watcher is None or _CALLS.wrapper is not call:
                _pass(_CALLS, call)
            elif is_tracing() is None:
                watcher.enter(self, args, kwargs)
                has_entered = True
        except Exception as error:
            _lose(watcher, Gap.CALLS, error)
        if watcher is None or not has_entered:
            return behind(self, *args, **kwargs)
        result = None
        try:
            result = behind(self, *args, **kwargs)
            return result
        finally:
            try:
                watcher.exit(result)
            except Exception as error:
                _lose(watcher, Gap.CALLS, error)

    return call


def _lose(watcher: Observer | None, sentence: str, error: Exception) -> None:
    """Count a gap in the observer's block, or in every open block if the observer is unknown."""
    for one in tuple(observers.values()) if watcher is None else (watcher,):
        one.gaps.add(sentence, error)


def _whose_engine() -> Observer | None:
    """Find the block whose backward torch's engine runs in this thread.

    If no Python thread called the engine here, the thread belongs to the engine.
    """
    if running_node() is None:
        return None
    if _thread() in _callers:
        return _callers[_thread()]
    return _only_engine()


def _only_engine() -> Observer | None:
    """Return the block for which an engine runs, if there is only one.

    After its last node, an engine's thread calls functions of the program, as FSDP queues them.
    """
    running = [other for other in tuple(observers.values()) if other.callers]
    return running[0] if len(running) == 1 else None


def _pass(patch: Patch, wrapper: Any) -> None:
    """Pass a call through that no block of this thread watches."""
    if patch.wrapper is not wrapper:
        patch.tidy(wrapper)
        return
    for other in tuple(observers.values()):
        other.facts.foreign = True


def _wrap_engine(behind: Any) -> Any:
    """Wrap the call that runs a backward."""

    def run_backward(outputs: Any, *args: Any, **kwargs: Any) -> Any:
        if _ENGINE.wrapper is not run_backward:
            _ENGINE.tidy(run_backward)
            return behind(outputs, *args, **kwargs)
        watcher = observers.get(_thread())
        try:
            watcher = watcher or _owner_of(outputs)
            _note_inside(watcher, outputs)
            if is_tracing() is not None:
                watcher = None
        except Exception as error:
            _lose(watcher, Gap.BACKWARDS, error)
        if watcher is not None:
            with watcher.reading:  # another thread may end the block
                if watcher.in_backward or watcher.facts.is_over:
                    watcher = None
                else:
                    _note(watcher, Gap.BACKWARDS, _begin, watcher, outputs, args, kwargs)
        # A backward inside another one is part of that one.
        is_outermost = running_node() is None
        if is_outermost:
            _callers[_thread()] = watcher
        try:
            return behind(outputs, *args, **kwargs)
        finally:
            if is_outermost:
                _callers.pop(_thread(), None)
            if watcher is not None:
                _note(watcher, Gap.BACKWARDS, watcher.end_engine)

    return run_backward


def _note_inside(watcher: Observer | None, outputs: Any) -> None:
    """Note a backward inside another one, on a GPU in a thread of torch's engine."""
    around = watcher or _whose_engine()
    if around is None or not around.in_backward or is_tracing() is not None:
        return
    if not is_recomputing(running_node()):
        around.begin_inside(outputs)


def _begin(watcher: Observer, outputs: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    # Torch passes the gradients, retain_graph and create_graph by position.
    is_forward = args[2:3] == (True,) or kwargs.get("create_graph")
    # With create_graph its ops are a forward: another backward will follow.
    watcher.begin_engine(None if is_forward else outputs)
    if args[1:2] == (True,) or kwargs.get("keep_graph"):
        watcher.facts.retained.add(len(watcher.facts.backwards) - 1)


def _owner_of(outputs: Any) -> Observer | None:
    """Find the block of another thread in which the graph of this thread's backward was made."""
    for other in tuple(observers.values()):
        if _ask(other, Gap.BACKWARDS, other.has_made, outputs):
            other.gaps.add(Gap.ELSEWHERE, "backward")
            return other
    return None


def _wrap_seeds(behind: Any) -> Any:
    """Wrap the function that makes the first gradients: the backward begins here."""

    def make_grads(outputs: Any, *args: Any, **kwargs: Any) -> Any:
        if _SEEDS.wrapper is not make_grads:
            _SEEDS.tidy(make_grads)
            return behind(outputs, *args, **kwargs)
        watcher = observers.get(_thread())
        if watcher is not None:
            _note(watcher, Gap.BACKWARDS, watcher.prepare_backward)
        return behind(outputs, *args, **kwargs)

    return make_grads


def _wrap_tracing(behind: Any) -> Any:
    """Wrap the function that begins or suspends tracing.

    Torch traces its own functions instead of ours: code that was traced from ours would be compiled
    again after the block.

    Inductor suspends tracing at its first use. It then runs hundreds of ops for its own patterns,
    on tensors without memory and on constants. None of them belongs to the program.
    """

    @contextmanager
    def tracing(context: Any) -> Iterator[Any]:
        if _TRACING.wrapper is not tracing:
            _TRACING.tidy(tracing)
            with behind(context) as given:
                yield given
            return
        watcher = None
        if context is not None or tracing_context() is not None:
            watcher = observers.get(_thread()) or _whose_engine()
        if context is not None:
            # Without our functions, blocks of other threads would miss calls.
            is_alone = watcher is not None and len(observers) == 1
            with _own_functions() if is_alone else nullcontext(), behind(context) as given:
                yield given
            return
        with behind(context) as given:
            if watcher is None or watcher.is_paused:
                yield given
                return
            # Ops that the compiler runs for itself are not ops of the program.
            _note(watcher, Gap.COMPILER, watcher.pause, True)
            try:
                yield given
            finally:
                _note(watcher, Gap.COMPILER, watcher.pause, False)

    return tracing


@contextmanager
def _own_functions() -> Iterator[None]:
    """Put torch's functions back in the place of those of our wrappers that nothing covers."""
    hidden = [patch for patch in PATCHES if patch is not _TRACING and not patch.is_replaced]
    for patch in hidden:
        patch.take()
    try:
        yield
    finally:
        for patch in hidden:
            try:
                patch.put()
            except Exception as error:
                _lose(None, Gap.REPLACED, error)
            if not observers:  # the block was closed meanwhile
                patch.take()


def _wrap_swaps(behind: Any) -> Any:
    """Wrap ``swap_tensors``, which refuses tensors that have weak references."""

    def swap_tensors(one: Tensor, other: Tensor) -> None:
        if _SWAPS.wrapper is not swap_tensors:
            _SWAPS.tidy(swap_tensors)
        had = [
            (watcher, after)
            for watcher in tuple(observers.values())
            for before, after in ((one, other), (other, one))
            if _ask(watcher, Gap.GRAPHS, watcher.let_go, before)
        ]
        try:
            behind(one, other)
        finally:
            for watcher, after in had:
                _note(watcher, Gap.BACKWARDS, watcher.refer, after)

    return swap_tensors


def _wrap_sizes(behind: Any) -> Any:
    """Wrap ``UntypedStorage.resize_``, by which FSDP frees and allocates gathered parameters."""

    def resize_(storage: torch.UntypedStorage, size: int) -> Any:
        if _SIZES.wrapper is not resize_:
            _SIZES.tidy(resize_)
            return behind(storage, size)
        try:
            watcher = observers.get(_thread()) or _whose_engine() or _only_engine()
            if watcher is not None and not watcher.is_paused and is_tracing() is None:
                watcher.resize(storage, size)
        except Exception as error:
            _lose(None, Gap.OPS, error)
        return behind(storage, size)

    return resize_


def _wrap_modes(behind: Any) -> Any:
    """Wrap ``Module.train``, which ``eval`` calls too."""

    def train(self: Module, mode: bool = True) -> Any:
        if not _is_compiling() and tracing_context() is None:
            if _MODES.wrapper is not train:
                _MODES.tidy(train)
            elif (watcher := observers.get(_thread())) is not None:
                _note(watcher, Gap.CALLS, watcher.switch, self, mode)
        return behind(self, mode)

    return train


def _ask(watcher: Observer, gap: str, question: Callable[..., bool], about: Any) -> bool:
    """Ask an observer, or count a gap and return False."""
    try:
        return question(about)
    except Exception as error:
        watcher.gaps.add(gap, error)
        return False


def _note(watcher: Observer, gap: str, note: Callable[..., None], *args: Any) -> None:
    """Note something, or count a gap."""
    try:
        note(*args)
    except Exception as error:
        watcher.gaps.add(gap, error)


_CALLS = Patch(Module, "__call__", _wrap_calls, COPIES_OF_CALL)
"""A class attribute costs a third of a module hook per call."""
_ENGINE = Patch(autograd, RUN_BACKWARD, _wrap_engine)
_SEEDS = Patch(autograd, MAKE_GRADS, _wrap_seeds)
_TRACING = Patch(guards, TRACING, _wrap_tracing, COPIES_OF_TRACING)
_SWAPS = Patch(torch.utils, "swap_tensors", _wrap_swaps)
_SIZES = Patch(torch.UntypedStorage, "resize_", _wrap_sizes)
_MODES = Patch(Module, "train", _wrap_modes)
PATCHES = (_SEEDS, _CALLS, _ENGINE, _TRACING, _SWAPS, _SIZES, _MODES)


keep_from_dynamo(
    _pass,
    _whose_engine,
    _begin,
    _note,
    _note_inside,
    _own_functions.__wrapped__,  # type: ignore[attr-defined]
    _owner_of,
    _ask,
    _lose,
    Patch.tidy,
    Gaps.add,
    Observer.enter,
    Arguments.enter,
    Arguments.exit,
    Arguments.add_any,
    Arguments.silently,
    Arguments.by_name,
    Arguments.add_all,
    Arguments.add,
    Arguments.beside,
    Arguments.ask,
    Observer.exit,
    Observer.prepare_backward,
    Observer.begin_engine,
    Observer.end_engine,
    Observer.begin_backward,
    Observer.begin_inside,
    Observer.end_backward,
    Observer.forget_backward,
    Observer.has_made,
    Observer.switch,
)
