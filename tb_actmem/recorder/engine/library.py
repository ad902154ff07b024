"""Build, find and load the compiled observer's library, and decide where it can be used."""

from __future__ import annotations

import functools
import importlib.util
import logging
import os
import platform
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import torch

from tb_actmem.errors import RecordError
from tb_actmem.native_build import cache, digest, keep, run, tool, trusted
from tb_actmem.recorder.torch_private import dispatch_modes

_logger = logging.getLogger(__name__)

SWITCH = "TB_ACTMEM_NATIVE"
"""The environment variable that disables the library if it is 0."""

_NAME = "actmem_observer"
_HERE = Path(__file__).parent


def fitting() -> ModuleType | None:
    """Return the compiled observer if it exists, is enabled, and would observe everything.

    Under a dispatch mode, torch takes other paths anyway, and fake tensors allocate nothing. An
    accelerator has its own allocators, and runs its backward in threads of torch.
    """
    if os.environ.get(SWITCH) == "0" or dispatch_modes() or torch.accelerator.is_available():
        return None
    library = loaded()
    return library if library is not None and library.fits() else None


def loaded() -> ModuleType | None:
    """Load the library that was built from these sources for this torch, if it exists.

    A library that another process builds later is found at the next call.
    """
    try:
        path = library_path()
        return _load(path) if path.exists() else None
    except (OSError, RecordError):  # no home, or the home of another user
        return None


@functools.cache
def _load(path: Path) -> ModuleType | None:
    """Load a library once per process; report once that one cannot be used."""
    try:
        spec = importlib.util.spec_from_file_location(_NAME, trusted(path, RecordError))
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except RecordError as error:
        _logger.warning("tb_actmem: the compiled observer is not used, because %s", error)
        return None
    except Exception:
        _logger.warning(
            "tb_actmem: the compiled observer is not used, because %s cannot be loaded",
            path,
            exc_info=True,
        )
        return None
    return module


def library_path() -> Path:
    """Return the path of the library for this torch, this Python and these sources.

    Raises RecordError if the user has no home directory.
    """
    made_for = f"torch-{torch.__version__}-{sys.implementation.cache_tag}-{platform.machine()}"
    return cache(_failed) / f"{made_for}-{_version()}" / f"{_NAME}.so"


@functools.cache
def _version() -> str:
    sources = sorted(path for path in _HERE.iterdir() if path.suffix in (".cpp", ".h"))
    return digest((*sources, Path(__file__)))


def build() -> Path:
    """Compile the observer for this torch unless it exists, and return the library's path.

    Raises RecordError on Windows, without a C++ compiler, or if the compiler or the write fails.
    """
    if sys.platform == "win32":
        raise RecordError(
            "The compiled observer does not support Windows. record() works without it, with a "
            "dispatch mode."
        )
    compiler = tool("CXX", "c++", "g++")
    if compiler is None:
        raise RecordError(
            "The compiled observer needs a C++ compiler. Install g++ or clang++, or set CXX to a "
            "compiler. record() works without it."
        )
    return keep(library_path(), lambda made: _compile(compiler, made), _failed)


def _failed(why: str) -> RecordError:
    return RecordError(
        f"The observer could not be compiled for torch {torch.__version__}. "
        f"record() works without it. Reason: {why}"
    )


def _compile(compiler: Sequence[str], target: Path) -> None:
    run(_command(compiler, target), _failed)


def _command(compiler: Sequence[str], target: Path) -> list[str]:
    from torch.utils.cpp_extension import include_paths, library_paths  # not needed to record

    return [
        *(*compiler, "-O2", "-DNDEBUG", "-std=c++20", "-shared", "-fPIC", "-fvisibility=hidden"),
        f"-DTORCH_EXTENSION_NAME={_NAME}",
        *(f"-isystem{path}" for path in (*include_paths(), sysconfig.get_paths()["include"])),
        *sorted(str(path) for path in _HERE.glob("*.cpp")),
        *(f"-L{path}" for path in library_paths()),
        *("-lc10", "-ltorch", "-ltorch_cpu", "-ltorch_python", "-o", str(target)),
        # On macOS, resolve Python's symbols at load time; elsewhere this is the default.
        *(("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()),
    ]
