"""Pause Python's garbage collector while large tables are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Prevent Python from scanning growing tables repeatedly: they have no cycles.

    Also a decorator. Only a pause that found the collector enabled enables it again, so pauses can
    be nested and overlap in threads.
    """
    enabled = gc.isenabled()
    try:
        gc.disable()
        yield
    finally:
        if enabled:
            gc.enable()
