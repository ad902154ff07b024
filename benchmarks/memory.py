"""How much memory this process has, and had at most, as Linux counts it."""

from __future__ import annotations

import ctypes
import gc
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

_PROCESSES = Path("/proc")
_libc = ctypes.CDLL("libc.so.6")


class Cost(NamedTuple):
    """What one step took."""

    seconds: float
    """Of CPU time."""
    peak_bytes: int
    """The peak of its memory above the level before it."""


def resident_bytes(line: str = "VmRSS", *, process: int | str = "self") -> int:
    """The memory of a process that is there now; ``VmHWM``: at most, since the last reset."""
    for entry in (_PROCESSES / f"{process}" / "status").read_text(encoding="utf-8").splitlines():
        if entry.startswith(line):
            return int(entry.split()[1]) * 1024
    return 0


def cost(run: Callable[[], Any]) -> tuple[Any, Cost]:
    """Run something once: (its result, its cost)."""
    gc.collect()
    _libc.malloc_trim(0)  # or a step would reuse memory that the last one freed
    before = resident_bytes()
    (_PROCESSES / "self" / "clear_refs").write_text("5", encoding="utf-8")  # forgets the peak
    begin = time.process_time()
    result = run()
    seconds = time.process_time() - begin
    return result, Cost(seconds, max(0, resident_bytes("VmHWM") - before))
