"""Exceptions that nobody catches, for those who have no block to see them leave.

Where a block is begun and ended by calls, an exception ends the program between the two, and
Python's own ``sys.excepthook`` is what hears of it.
"""

from __future__ import annotations

import sys
import threading
import weakref
from collections.abc import Callable
from types import TracebackType
from typing import Any

_End = Callable[[BaseException], None]

_listeners: dict[int, weakref.WeakMethod[_End]] = {}
"""Identity of an object → its method that is told, in the main thread."""
_behind: Any = None
"""The hook that was there before ours."""


def listen(method: _End) -> None:
    """Have an object's method told of the exception that ends this program, in the main thread.

    A program that has taken ``sys.excepthook`` away has none to stand in front of.
    """
    global _behind
    if threading.current_thread() is not threading.main_thread():
        return
    _listeners[id(method.__self__)] = weakref.WeakMethod(method)  # type: ignore[attr-defined]  # of a method
    theirs = getattr(sys, "excepthook", None)
    if theirs is not None and theirs is not _hook and _behind is None:
        _behind, sys.excepthook = theirs, _hook


def forget(listener: object) -> None:
    """Tell an object no more; the last one takes our hook with it, unless another is around it."""
    global _behind
    _listeners.pop(id(listener), None)
    if not _listeners and getattr(sys, "excepthook", None) is _hook:
        sys.excepthook, _behind = _behind, None


def _hook(
    exc_type: type[BaseException], exc: BaseException, traceback: TracebackType | None
) -> None:
    hook = _behind or sys.__excepthook__
    try:
        for method in [ref() for ref in _listeners.values()]:
            if method is not None:
                method(exc)
    finally:
        hook(exc_type, exc, traceback)
