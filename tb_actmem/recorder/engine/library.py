"""Build, find and load the compiled observer's library, and decide where it can be used.

A library fits one version of torch, by its git version: one file serves every Python, and builds of
torch for the CPU and for CUDA.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import os
import platform
import runpy
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import torch

from tb_actmem.errors import RecordError
from tb_actmem.native_build import cache, cxx, digest, keep, run, trusted
from tb_actmem.recorder.engine.background import compile_in_background
from tb_actmem.recorder.engine.canary import check
from tb_actmem.recorder.engine.cuda_headers import CUDA_HEADERS
from tb_actmem.recorder.engine.node_table import node_table
from tb_actmem.recorder.torch_private import dispatch_modes

_logger = logging.getLogger(__name__)

SWITCH = "TB_ACTMEM_NATIVE"
"""The environment variable that disables the library if it is 0."""

_NAME = "actmem_observer"
_HERE = Path(__file__).parent
_INCLUDED = _HERE / "libraries"
_TORCH = Path(torch.__file__).parent

Functions = dict[str, Callable[..., Any]]
"""The library's functions by name."""


def fitting() -> tuple[Functions | None, str]:
    """Return the compiled observer if it would observe everything, or else None and the reason.

    Under a dispatch mode, torch takes other paths anyway, and fake tensors allocate nothing. Of the
    accelerators, it hears only CUDA's allocator, once the program has initialized CUDA.
    """
    if os.environ.get(SWITCH) == "0":
        return None, f"{SWITCH} is 0"
    if dispatch_modes():
        return None, "the program uses a dispatch mode or fake tensors"
    library = loaded()
    if library is None:
        return None, "the compiled observer is not built"
    if not library["fits"]():
        return None, "torch's CPU allocator cannot be observed"
    device = torch.accelerator.current_accelerator(check_available=True)
    if device is None or (device.type == "cuda" and library["hears_cuda"]()):
        return library, ""
    if device.type == "cuda" and not torch.cuda.is_initialized():  # type: ignore[no-untyped-call]  # torch's own
        return None, "CUDA was not initialized when the block began"
    return None, f"the allocator of {device.type} cannot be observed"


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


@functools.cache
def _load(path: Path) -> Functions | None:
    """Load a library once per process; report once that one cannot be used."""
    try:
        is_included = path.parent == _INCLUDED  # as safe as the code that loads it
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


def torch_version() -> str:
    """Name the version of torch that a library must be built for.

    Builds of one git version differ in the device. Without a git version, only the same build fits.
    """
    git = torch.version.git_version
    if not git or git == "Unknown":
        return f"{torch.__version__} in {_TORCH}"
    return _version_of(torch.__version__, git)


def _version_of(version: str, git: str) -> str:
    return f"{version.partition('+')[0]} {git}"


def included_path(version: str) -> Path:
    """Return the path of a library inside a wheel, for a version as `torch_version` names it."""
    return _INCLUDED / f"{_digest(version)}.so"


def library_path() -> Path:
    """Return the path of the library for this torch, this machine and these sources.

    Raises RecordError if the user has no home directory.
    """
    made_for = f"torch-{torch.__version__.partition('+')[0]}-{sys.platform}-{platform.machine()}"
    return cache(_failed) / f"{made_for}-{_digest(torch_version())}" / f"{_NAME}.so"


@functools.cache
def _digest(version: str) -> str:
    """Return a name for these sources, compiled for a version of torch."""
    sources = sorted(path for path in _HERE.iterdir() if path.suffix in (".cpp", ".h"))
    makers = (Path(__file__), _HERE / "cuda_headers.py", _HERE / "node_table.py")
    return digest((*sources, *makers), version)


def build() -> Path:
    """Compile the observer for this torch unless it exists, and return the library's path.

    Raises RecordError on Windows, without a C++ compiler, or if the compiler or the write fails.
    """
    if sys.platform == "win32":
        raise RecordError(
            "The compiled observer does not support Windows. record() works without it, with a "
            "dispatch mode."
        )
    compiler = cxx()
    if compiler is None:
        raise RecordError(
            "The compiled observer needs a C++ compiler. Install g++ or clang++, or set CXX to a "
            "compiler. record() works without it."
        )
    return keep(
        library_path(), lambda made: _compile(compiler, _TORCH, torch_version(), made), _failed
    )


def build_for(wheel: Path, folder: Path = _INCLUDED) -> Path:
    """Compile the observer for the torch in a wheel, to be included in ours, and return its path.

    Raises RecordError without a C++ compiler, or if the compiler fails.
    """
    compiler = cxx()
    if compiler is None:
        raise RecordError("A wheel with the observer needs a C++ compiler: install g++.")
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, zipfile.ZipFile(wheel) as files:
        needed = ("torch/include/", "torch/version.py")
        files.extractall(scratch, [name for name in files.namelist() if name.startswith(needed)])
        version = runpy.run_path(f"{scratch}/torch/version.py")
        name = _version_of(version["__version__"], version["git_version"])
        target = folder / included_path(name).name
        _compile(compiler, Path(scratch, "torch"), name, Path(scratch, target.name))
        shutil.copyfile(Path(scratch, target.name), target)
    return target


def _failed(why: str) -> RecordError:
    return RecordError(
        f"The observer could not be compiled for torch {torch.__version__}. "
        f"record() works without it. Reason: {why}"
    )


def _compile(compiler: Sequence[str], of: Path, version: str, target: Path) -> None:
    """Compile the observer for the torch in a folder."""
    header = of / "include/torch/csrc/autograd/generated/Functions.h"
    table = node_table(header.read_text(encoding="utf-8"))
    for name, content in {**CUDA_HEADERS, "nodes.inc": table}.items():
        path = target.parent / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    libraries = of / "lib"
    if not libraries.is_dir():
        libraries = target.parent
        _make_empty_libraries(compiler, libraries)
    run(_command(compiler, of / "include", libraries, version, target), _failed)


_LIBRARIES = ("c10", "torch_cpu", "torch_python")
"""The libraries of torch that have the functions."""


def _make_empty_libraries(compiler: Sequence[str], folder: Path) -> None:
    """Make libraries with the names of torch's, to link with: the loader looks them up by name."""
    for name in _LIBRARIES:
        file = f"lib{name}.so"
        source = ("-shared", f"-Wl,-soname,{file}", "-x", "c++", os.devnull)
        run((*compiler, *source, "-o", str(folder / file)), _failed)


def _command(
    compiler: Sequence[str], headers: Path, libraries: Path, version: str, target: Path
) -> list[str]:
    return [
        *(*compiler, "-O2", "-DNDEBUG", "-std=c++20", "-shared", "-fPIC", "-fvisibility=hidden"),
        f'-DACTMEM_TORCH="{version}"',
        f"-I{target.parent}",
        *(f"-isystem{path}" for path in (headers, headers / "torch" / "csrc" / "api" / "include")),
        *sorted(str(path) for path in _HERE.glob("*.cpp")),
        *("-Wl,--no-as-needed",) * (sys.platform == "linux"),
        *(f"-L{libraries}", *(f"-l{name}" for name in _LIBRARIES), "-o", str(target)),
        # On macOS, resolve Python's symbols at load time; elsewhere this is the default.
        *(("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()),
    ]
