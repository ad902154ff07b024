"""Python's collector of cycles, and a pause of it while large tables are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keep Python from scanning growing tables over and over: they have no cycles.

    Also a decorator. Whoever finds the collector on switches it on again, so that pauses can
    stand inside of one another and overlap in threads.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
