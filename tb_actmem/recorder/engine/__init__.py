"""The compiled observer: an optional library that observes ops and allocations inside torch.

A dispatch mode makes torch take other paths, and misses memory that an op allocates and frees
internally. The compiled observer changes nothing and counts every byte of the allocators of the CPU
and CUDA. It must be compiled for each version of torch, and then serves every Python: run
``python -m tb_actmem.recorder.engine`` once. From then on, `record` uses it wherever it observes
everything.

Here the library is found and loaded, and it is decided where it can be used.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from tb_actmem.errors import RecordError
from tb_actmem.native_build import trusted
from tb_actmem.recorder.engine.build import (
    INCLUDED,
    compile_in_background,
    included_path,
    is_being_built,
    library_path,
    torch_version,
)
from tb_actmem.recorder.torch_private import can_await_cuda, dispatch_modes
from tb_actmem.text.notes import BUILD

_logger = logging.getLogger(__name__)

SWITCH = "TB_ACTMEM_NATIVE"
"""The environment variable that disables the library if it is 0."""

Functions = dict[str, Callable[..., Any]]
"""The library's functions by name."""


def fitting() -> tuple[Functions | None, str]:
    """Return the compiled observer if it would observe everything, or else None and the reason.

    Under a dispatch mode, torch takes other paths anyway, and fake tensors allocate nothing. Of the
    accelerators, it hears only CUDA's allocator, which may also begin inside the block.
    """
    if dispatch_modes():
        return None, "the program uses a dispatch mode or fake tensors"
    if os.environ.get(SWITCH) == "0":
        return None, f"{SWITCH} is 0"
    library = loaded()
    if library is None:
        return None, _missing()
    if not library["fits"]():
        return None, "torch's CPU allocator cannot be observed"
    device = torch.accelerator.current_accelerator()
    if device is None or (device.type == "cuda" and _hears_cuda(library)):
        return library, ""
    # The question is a last resort: torch lets no forked process initialize CUDA afterwards.
    if torch.accelerator.current_accelerator(check_available=True) is None:
        return library, ""
    return None, f"the allocator of {device.type} cannot be observed"


def _hears_cuda(library: Functions) -> bool:
    return library["hears_cuda"]() or (can_await_cuda and library["awaits_cuda"]())


def loaded() -> Functions | None:
    """Load the library that was built from these sources for this torch, unless it is disabled.

    A wheel can include it, or the user's cache has it. If neither does, a build starts in the
    background, and a later call finds its result.
    """
    if os.environ.get(SWITCH) == "0":
        return None
    try:
        path = library_path()
        for known in (included_path(torch_version()), path):
            if known.exists():
                return _load(known)
        compile_in_background(path)
    except (OSError, RecordError):  # no home, or the home of another user
        pass
    return None


def _missing() -> str:
    """Say why there is no library."""
    with suppress(OSError, RecordError):
        path = library_path()
        if path.exists() or included_path(torch_version()).exists():
            return "the compiled observer cannot be loaded"
        if is_being_built(path):
            return "the compiled observer is being built"
    return f"the compiled observer is not built ({BUILD} builds it)"


@functools.cache
def _load(path: Path) -> Functions | None:
    """Load a library once per process; report once that one cannot be used."""
    try:
        is_included = path.parent == INCLUDED  # as safe as the code that loads it
        functions = open_library(path if is_included else trusted(path, RecordError))
        check(functions)
        return functions
    except RecordError as error:
        _logger.warning("tb_actmem: the compiled observer is not used, because %s", error)
    except Exception:
        _logger.warning(
            "tb_actmem: the compiled observer is not used, because %s cannot be loaded",
            path,
            exc_info=True,
        )
    return None


def open_library(path: Path) -> Functions:
    """Load a library, and return its functions.

    Raises RecordError if it was built for another torch.
    """
    library = ctypes.PyDLL(str(path))
    library.actmem_torch.restype = ctypes.c_char_p
    library.actmem_functions.restype = ctypes.py_object
    built_for = library.actmem_torch().decode()
    if built_for != torch_version():
        raise RecordError(f"{path} was built for torch {built_for}, not for {torch_version()}.")
    functions: Functions = library.actmem_functions()
    return functions


def numbers_of(column: bytes) -> NDArray[np.int64]:
    """Return the numbers of a column of the library."""
    return np.frombuffer(column, np.int64)


_OPS = ["aten::empty.memory_format", "aten::neg"]
_NUMBERS = 5
_BYTES = [4 * _NUMBERS] * len(_OPS)


def check(functions: Functions) -> None:
    """Observe two ops of known bytes. Raises RecordError if it sees anything else."""
    if not functions["fits"]():
        return
    # In a thread of its own: the program's modes are those of its thread. The main thread may have
    # ended, and executors refuse work from then on.
    answer: Future[tuple[list[str], list[int]]] = Future()
    thread = Thread(target=_answer, args=(answer, functions["session"]()))
    thread.start()
    thread.join()
    found = answer.result()
    if found != (_OPS, _BYTES):
        raise RecordError(f"it observed {found} instead of {(_OPS, _BYTES)}.")


def _answer(answer: Future[tuple[list[str], list[int]]], session: Functions) -> None:
    try:
        answer.set_result(_observed(session))
    except Exception as error:
        answer.set_exception(error)


def _observed(session: Functions) -> tuple[list[str], list[int]]:
    """Return the names of the ops, and the bytes of their storages."""
    nbytes, taken = list[int](), list[Any]()
    session["fill"](nbytes, [], [], {}, {}, [], ([], [], [], [], []))
    session["open"](*[_nothing] * 6, None, _nothing)
    try:
        torch.empty(_NUMBERS, dtype=torch.float32, device="cpu").neg()
    finally:
        session["close"]()
        session["take"](taken)
        session["release"]()
    names, name_of, *_ = taken[0][0]
    return [names[name] for name in numbers_of(name_of)], nbytes


def _nothing(*args: object) -> None:
    """Answer a question of the library: there is no region, and torch traces nothing."""
