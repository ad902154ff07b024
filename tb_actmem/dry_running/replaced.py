"""Stand in front of a function while a block runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import get_ident
from typing import Any


@contextmanager
def replaced(owner: Any, name: str, make: Callable[[Any], Any]) -> Iterator[None]:
    """Put a function in place of another one, which it is made of, while the block runs.

    Other threads find the other one there as before; a class stands there for all.
    """
    own, behind = vars(owner).get(name), getattr(owner, name)
    ours = made = make(behind)
    if not isinstance(made, type):
        ours = _of_this_thread(made, behind)
    if isinstance(own, staticmethod):
        ours = staticmethod(ours)
    setattr(owner, name, ours)
    try:
        yield
    finally:
        if vars(owner).get(name) is ours:  # somebody else's, who calls ours, stays
            if own is None:
                delattr(owner, name)
            else:
                setattr(owner, name, own)


def _of_this_thread(ours: Callable[..., Any], behind: Callable[..., Any]) -> Callable[..., Any]:
    thread = get_ident()

    @wraps(behind)
    def choose(*args: Any, **kwargs: Any) -> Any:
        return (ours if get_ident() == thread else behind)(*args, **kwargs)

    return choose
