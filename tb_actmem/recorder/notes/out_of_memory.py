"""Notes on a block that ran out of memory: the line, the request, the allocator."""

from __future__ import annotations

import inspect
import logging
import re
import sys
import traceback
from collections.abc import Iterable, Iterator
from types import FrameType
from typing import Any, NamedTuple

import torch
from torch.nn import Module

from tb_actmem.model import Note
from tb_actmem.recorder.torch_private import RUN_BACKWARD
from tb_actmem.recorder.watch import is_library, line_text

_logger = logging.getLogger(__name__)

_ON_CPU = "DefaultCPUAllocator: "
_SENTENCES = (
    f"{_ON_CPU}can't allocate memory",
    f"{_ON_CPU}not enough memory",  # on Windows
    "MPS backend out of memory",
)
"""Parts of the messages of devices that raise a plain RuntimeError."""
_ADVICE = "If reserved but unallocated"
"""The begin of torch's advice, which follows its numbers."""
_MOST = 600
"""Maximum number of characters of a message that are quoted."""


def is_out_of_memory(error: BaseException | None) -> bool:
    """Whether an exception says that a device ran out of memory."""
    if isinstance(error, (torch.OutOfMemoryError, MemoryError)):
        return True
    if not isinstance(error, RuntimeError):
        return False
    message = _message(error)
    return any(sentence in message for sentence in _SENTENCES)


def _message(error: BaseException) -> str:
    """Return an exception's message, or "" if its own code raises."""
    try:
        return str(error)
    except Exception:
        return ""


def out_of_memory_notes(error: BaseException, modules: Iterable[tuple[str, Module]]) -> list[Note]:
    """Report where memory ran out, the request, and the counters of the device's allocator.

    A failure in here must not hide the first fact, so the first note always exists.
    """
    kind = type(error).__name__
    message = _message(error).rpartition(_ON_CPU)[2].partition(_ADVICE)[0].strip()[:_MOST]
    said = message.rstrip(".") or None
    try:
        place = _place(error, modules)
        note = Note.of(
            "out-of-memory",
            error=kind,
            phase="backward" if place.is_backward else None,
            module=place.module or None,
            line=place.line or None,
            message=said,
        )
        return [note, *_allocator_notes(error)]
    except Exception as problem:
        _logger.warning("tb_actmem could not find where memory ran out", exc_info=problem)
        unknown = Note.of("out-of-memory-line", error=type(problem).__name__)
        return [Note.of("out-of-memory", error=kind, message=said), unknown]


class _Place(NamedTuple):
    """Where an exception was raised."""

    module: str | None
    """The innermost module of the model that ran, or None."""
    line: str
    """The innermost line outside of torch."""
    is_backward: bool


def _place(error: BaseException, modules: Iterable[tuple[str, Module]]) -> _Place:
    names = {id(module): name or type(module).__name__ for name, module in modules}
    module, line, is_backward = None, "", False
    for frame, number in traceback.walk_tb(error.__traceback__):
        code = frame.f_code
        is_backward = is_backward or code.co_name == RUN_BACKWARD
        module = names.get(id(_self(frame)), module)
        if not is_library(frame):
            line = line_text(code.co_filename, number, code.co_name)
    return _Place(module=module, line=line, is_backward=is_backward)


def _self(frame: FrameType) -> Any:
    """Return the object whose method runs in a frame."""
    code = frame.f_code
    if code.co_varnames[:1] != ("self",) or not code.co_flags & inspect.CO_OPTIMIZED:
        return None
    variables = frame.f_locals
    found = variables.get("self")
    if sys.version_info < (3, 13) and sys.getrefcount(variables) == _KEPT:
        # Python keeps this copy with the frame, where it would outlive `traceback.clear_frames`.
        # If somebody else refers to it, they called `locals()`, and it is theirs.
        variables.clear()
    return found


_KEPT = 3
"""References to that copy if nobody else has it: the frame's, ours, and getrefcount's."""


def _allocator_notes(error: BaseException) -> Iterator[Note]:
    if not isinstance(error, torch.OutOfMemoryError) or not torch.cuda.is_initialized():  # type: ignore[no-untyped-call]  # torch's own
        return
    named = re.search(r"GPU (\d+)", _message(error))
    device = int(named[1]) if named else torch.cuda.current_device()
    free, total = torch.cuda.mem_get_info(device)
    yield Note.of(
        "out-of-memory-allocator",
        device=f"cuda:{device}",
        allocated=torch.cuda.memory_allocated(device),
        reserved=torch.cuda.memory_reserved(device),
        free=free,
        total=total,
    )
