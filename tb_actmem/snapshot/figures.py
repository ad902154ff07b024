"""Read the figures that torch prints or returns: an error's text, and ``memory_stats``.

Neither has ops or lines of allocations. Both are small, so larger files are not searched for them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from tb_actmem.model import Frame
from tb_actmem.snapshot.pickled import is_pickle, unpickled
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
    figures = {name: _first(message, patterns) for name, patterns in _PATTERNS.items()}
    unallocated, reserved, allocated = (
        figures["unallocated"],
        figures["reserved"],
        figures["allocated"],
    )
    if unallocated is None and reserved is not None and allocated is not None:
        unallocated = reserved - allocated
    return ErrorFigures(
        nbytes=_nbytes(last[1], last[2]),
        total=figures["total"],
        free=figures["free"],
        process=figures["process"],
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


class MemoryStats(NamedTuple):
    """The figures of ``torch.cuda.memory_stats()`` for a device; None: this torch has none."""

    name: str
    """The key of a dictionary with several devices; "" without one."""
    ooms: int
    """How often memory ran out."""
    retries: int
    """How often the allocator freed its unused segments to get memory."""
    peak_allocated: int
    peak_requested: int | None
    peak_reserved: int
    allocated: int
    requested: int | None
    active: int
    """Allocated, or freed while another stream still uses it."""
    reserved: int
    inactive_split: int
    """Free bytes of segments that also have active blocks."""
    inactive_blocks: int
    private: int
    """Reserved by private pools, such as those of CUDA graphs; 0 before torch 2.15."""

    @property
    def unused(self) -> int:
        """Reserved bytes in segments without any active block."""
        return max(self.reserved - self.active - self.inactive_split, 0)


_NEEDED = "allocated_bytes.all.current"
"""No other file has this key."""
_PRIVATE = re.compile(r"reserved_bytes_by_private_pools\.[^.]+\.all\.current")
_MOST = 2**63
_MAX_DEPTH = 5
"""Of torch's nested dictionary, in a dictionary by device."""


def memory_stats(data: bytes) -> list[MemoryStats]:
    """Return the figures in a pickle or JSON of ``memory_stats``; [] if there are none.

    The value is what `torch.cuda.memory_stats` or `torch.cuda.memory_stats_as_nested_dict`
    returned, or a dictionary or list of those by device.
    """
    if len(data) > MAX_TEXT:
        return []
    try:
        value = unpickled(data) if is_pickle(data) else json.loads(data)
    except (ValueError, RecursionError):
        return []
    if isinstance(value, list):
        value = dict(enumerate(value))
    devices = value if isinstance(value, dict) else {}
    found = ((str(name), _flat(each)) for name, each in (("", value), *devices.items()))
    return [_stats(name, flat) for name, flat in found if _NEEDED in flat]


def _flat(value: Any) -> dict[str, int]:
    """Return the whole numbers of nested dictionaries, named as ``memory_stats`` names them."""
    return dict(_leaves("", value, _MAX_DEPTH))


def _leaves(prefix: str, value: Any, depth: int) -> Iterator[tuple[str, int]]:
    if type(value) is int and 0 <= value < _MOST:
        yield prefix, value
    elif isinstance(value, dict) and depth:
        for key, each in value.items():
            parts = key if isinstance(key, tuple) else (key,)
            name = "_".join(map(str, parts))
            yield from _leaves(f"{prefix}.{name}" if prefix else name, each, depth - 1)


def _stats(name: str, flat: dict[str, int]) -> MemoryStats:
    def current(kind: str) -> int:
        return flat.get(f"{kind}.all.current", 0)

    def peak(kind: str) -> int:
        return flat.get(f"{kind}.all.peak", current(kind))

    has_requested = "requested_bytes.all.current" in flat
    return MemoryStats(
        name=name,
        ooms=flat.get("num_ooms", 0),
        retries=flat.get("num_alloc_retries", 0),
        peak_allocated=peak("allocated_bytes"),
        peak_requested=peak("requested_bytes") if has_requested else None,
        peak_reserved=peak("reserved_bytes"),
        allocated=current("allocated_bytes"),
        requested=current("requested_bytes") if has_requested else None,
        active=current("active_bytes"),
        reserved=current("reserved_bytes"),
        inactive_split=current("inactive_split_bytes"),
        inactive_blocks=current("inactive_split"),
        private=sum(flat[key] for key in flat if _PRIVATE.fullmatch(key)),
    )
