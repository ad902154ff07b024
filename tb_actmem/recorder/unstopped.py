"""Blocks that are never left: each ends with its recorder, its program, or the next block."""

from __future__ import annotations

import logging
import sys
import threading
import weakref
from types import TracebackType
from typing import Any, Protocol

from tb_actmem.recorder.block import Block

_logger = logging.getLogger(__name__)


class Ended:
    """The guard of a recorder whose block has ended."""

    __slots__ = ("block",)

    def __init__(self, block: Block | None) -> None:
        self.block = block


class Guard(Ended):
    """Dies with a recorder whose block was never left, and stops watching that block.

    A block that ends turns its guard into an `Ended`, which runs nothing when it dies. Python
    discards a KeyboardInterrupt in a ``__del__``, so a recorder must not have one.
    """

    __slots__ = ()

    def __del__(self) -> None:
        try:
            if self.block is not None:
                _logger.warning("tb_actmem: a recorder was deleted before its block ended")
                self.block.drop()
            forget_uncaught(None)
        except Exception as error:
            _logger.error("tb_actmem could not remove all of its hooks", exc_info=error)


class _Listener(Protocol):
    """An object that an uncaught exception stops."""

    def stop(self, error: BaseException) -> None:
        """End the open block."""


class _Recorder(_Listener, Protocol):
    """A recorder whose block may never be stopped."""

    def end_early(self) -> None:
        """Close the open block, because another one begins."""


started: dict[int, weakref.ref[_Recorder]] = {}
"""Thread → the recorder whose watched block was started there and is still open."""


def close_unstopped() -> None:
    """Close the block that was started in this thread and never stopped, if there is one."""
    ref = started.pop(threading.get_ident(), None)
    recorder = None if ref is None else ref()
    if recorder is not None:
        recorder.end_early()


def forget_started(recorder: _Recorder) -> None:
    """Forget a recorder whose block has ended, in any thread."""
    for thread, other in [*started.items()]:
        if other() in (None, recorder):
            started.pop(thread, None)


_listeners: dict[int, weakref.ref[_Listener]] = {}
"""By identity. Plain references: a `weakref.WeakMethod` runs Python when its object dies, and
Python discards a KeyboardInterrupt there."""
_their_excepthook: Any = None
"""The hook that was there before ours."""


def listen_for_uncaught(listener: _Listener) -> None:
    """Stop an object of the main thread when an exception ends this program.

    It does nothing if the program has removed ``sys.excepthook``.
    """
    global _their_excepthook
    if threading.current_thread() is not threading.main_thread():
        return
    _listeners[id(listener)] = weakref.ref(listener)
    theirs = getattr(sys, "excepthook", None)
    if theirs is not None and theirs is not _excepthook and _their_excepthook is None:
        _their_excepthook, sys.excepthook = theirs, _excepthook


def forget_uncaught(listener: _Listener | None) -> None:
    """Forget an object and those that have died; without any, put the program's hook back.

    If another hook wraps ours, ours stays.
    """
    global _their_excepthook
    for key, ref in [*_listeners.items()]:
        if ref() in (None, listener):
            _listeners.pop(key, None)
    if not _listeners and getattr(sys, "excepthook", None) is _excepthook:
        sys.excepthook, _their_excepthook = _their_excepthook, None


def _excepthook(
    exc_type: type[BaseException], exc: BaseException, traceback: TracebackType | None
) -> None:
    hook = _their_excepthook or sys.__excepthook__
    try:
        for listener in [ref() for ref in _listeners.values()]:
            if listener is not None:
                listener.stop(exc)
    finally:
        hook(exc_type, exc, traceback)
