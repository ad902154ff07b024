"""Read the text of an out-of-memory error, which has figures but neither ops nor blocks."""

from __future__ import annotations

import re
from typing import NamedTuple

from tb_actmem.model import Frame
from tb_actmem.snapshot.stacks import user_lines

_UNITS = {"bytes": 0, "KiB": 10, "MiB": 20, "GiB": 30, "TiB": 40}
_SIZE = r"([\d.]+) (bytes|KiB|MiB|GiB|TiB)"
_TRIED = re.compile(rf"out of memory\. Tried to allocate {_SIZE}")
_PATTERNS = {
    # The second one of each is that of torch 2.0; "capacty" is that of torch 2.1.
    "total": (rf"total capac\w+ of {_SIZE}", rf"{_SIZE} total capacity"),
    "free": (rf"of which {_SIZE} is free", rf"{_SIZE} free"),
    "process": (rf"this process has {_SIZE} memory in use",),
    "allocated": (rf"{_SIZE} is allocated by PyTorch", rf"{_SIZE} already allocated"),
    "unallocated": (rf"{_SIZE} is reserved by PyTorch but unallocated",),
    "reserved": (rf"{_SIZE} reserved in total",),
}
_FRAME = re.compile(r'^\s*(?:\[rank\d+\]:\s*)?File "(.+)", line (\d+), in (.+)$', re.MULTILINE)
MAX_TEXT = 2**20
"""Maximum number of bytes of a text, its last ones: the error is at the end of a log."""


class ErrorFigures(NamedTuple):
    """The figures of an out-of-memory error, as torch rounds them; None: not in the text."""

    nbytes: int
    """The requested bytes."""
    total: int | None
    """The device's memory."""
    free: int | None
    process: int | None
    """Memory of this process, with CUDA's own context."""
    allocated: int | None
    unallocated: int | None
    """Reserved by the allocator, but not allocated."""
    line: Frame | None
    """The innermost line outside of torch in the traceback."""


def error_figures(data: bytes) -> ErrorFigures | None:
    """Return the figures of the last out-of-memory error in a text; None if it has none."""
    text = data[-MAX_TEXT:].decode("utf-8", "replace")
    tried = [*_TRIED.finditer(text)]
    if not tried:
        return None
    last = tried[-1]
    message = text[last.start() : last.start() + 2000]
    found = {name: _first(message, patterns) for name, patterns in _PATTERNS.items()}
    unallocated, reserved, allocated = found["unallocated"], found["reserved"], found["allocated"]
    if unallocated is None and reserved is not None and allocated is not None:
        unallocated = reserved - allocated
    return ErrorFigures(
        nbytes=_nbytes(last[1], last[2]),
        total=found["total"],
        free=found["free"],
        process=found["process"],
        allocated=allocated,
        unallocated=unallocated,
        line=_line(text[: last.start()]),
    )


def _first(message: str, patterns: tuple[str, ...]) -> int | None:
    matches = (re.search(pattern, message) for pattern in patterns)
    return next((_nbytes(match[1], match[2]) for match in matches if match), None)


def _nbytes(number: str, unit: str) -> int:
    return int(float(number.strip(".") or 0) * 2 ** _UNITS[unit])


def _line(traceback: str) -> Frame | None:
    """Return the innermost line outside of torch of the traceback that ends here."""
    begin = traceback.rfind("Traceback (most recent call last)")
    if begin < 0:
        return None
    frames = [
        Frame(match[1], min(int(match[2][:9]), 2**31), match[3].strip())
        for match in _FRAME.finditer(traceback, begin)
    ]
    return next(iter(user_lines(tuple(reversed(frames)))), None)
