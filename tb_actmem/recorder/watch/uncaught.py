"""Uncaught exceptions, for blocks that are not ``with`` blocks.

If calls begin and end a block, an exception may end the program between them. Only Python's
``sys.excepthook`` sees it.
"""

from __future__ import annotations

import sys
import threading
import weakref
from types import TracebackType
from typing import Any, Protocol


class Listener(Protocol):
    """An object that an uncaught exception stops."""

    def stop(self, error: BaseException) -> None:
        """End the open block."""


_listeners: dict[int, weakref.ref[Listener]] = {}
"""By identity. Plain references: a `weakref.WeakMethod` runs Python when its object dies, and
Python discards a KeyboardInterrupt there."""
_behind: Any = None
"""The hook that was there before ours."""


def listen(listener: Listener) -> None:
    """Stop an object of the main thread when an exception ends this program.

    It does nothing if the program has removed ``sys.excepthook``.
    """
    global _behind
    if threading.current_thread() is not threading.main_thread():
        return
    _listeners[id(listener)] = weakref.ref(listener)
    theirs = getattr(sys, "excepthook", None)
    if theirs is not None and theirs is not _hook and _behind is None:
        _behind, sys.excepthook = theirs, _hook


def forget(listener: Listener | None) -> None:
    """Forget an object and those that have died; without any, put the program's hook back.

    If another hook wraps ours, ours stays.
    """
    global _behind
    for key, ref in [*_listeners.items()]:
        if ref() in (None, listener):
            _listeners.pop(key, None)
    if not _listeners and getattr(sys, "excepthook", None) is _hook:
        sys.excepthook, _behind = _behind, None


def _hook(
    exc_type: type[BaseException], exc: BaseException, traceback: TracebackType | None
) -> None:
    hook = _behind or sys.__excepthook__
    try:
        for listener in [ref() for ref in _listeners.values()]:
            if listener is not None:
                listener.stop(exc)
    finally:
        hook(exc_type, exc, traceback)
