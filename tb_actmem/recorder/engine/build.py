"""Compile the observer for a version of torch, at once or in the background.

A library fits one version of torch, by its git version: one file serves every Python, and builds of
torch for the CPU and for CUDA.
"""

from __future__ import annotations

import functools
import logging
import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

import torch

from tb_actmem.errors import RecordError
from tb_actmem.native_build import cache, cxx, digest, is_busy, keep, run
from tb_actmem.predict.fake_cuda import real_environment
from tb_actmem.predict.fake_cuda.reads import is_planned, tell

_logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "tb_actmem.recorder.engine", "--background")

_NAME = "actmem_observer"
_HERE = Path(__file__).parent
INCLUDED = _HERE / "libraries"
"""The folder of the libraries that a wheel includes."""
_TORCH = Path(torch.__file__).parent


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
    return INCLUDED / f"{_digest(version)}.so"


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
    return digest((*sources, Path(__file__)), version)


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


def build_for(wheel: Path, folder: Path = INCLUDED) -> Path:
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
    for name, content in {**_CUDA_HEADERS, "nodes.inc": table}.items():
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


_STREAM = """\
#pragma once
#include <c10/core/DeviceGuard.h>
#include <c10/core/Stream.h>
using cudaStream_t = void*;
using cudaError_t = int;
inline cudaError_t cudaMemGetInfo(size_t*, size_t*) { return 0; }
#define C10_CUDA_CHECK(call) static_cast<void>(call)
#define C10_CUDA_API
namespace c10::cuda {
struct CUDAStream {
  explicit CUDAStream(c10::Stream) {}
};
}
"""
_EMPTY = "#pragma once\n"

_CUDA_HEADERS = {
    "c10/cuda/CUDAStream.h": _STREAM,
    "c10/cuda/CUDAMacros.h": _EMPTY,
    "c10/cuda/CUDAGraphsC10Utils.h": _EMPTY,
    "c10/cuda/CUDAAllocatorConfig.h": _EMPTY,
}
"""Headers that replace those of torch and CUDA around torch's CUDA allocator: path → content.

The library calls one virtual function of the allocator, whose header includes CUDA's. A machine
that compiles the library may not have them. These declare only the names that the header uses.
"""


_CLASS = re.compile(r"^struct TORCH_API (\w+) : public \w+ \{(.*?)^\};", re.MULTILINE | re.DOTALL)
_MEMBER = re.compile(r"^\s+(SavedVariable|std::vector<SavedVariable>) (\w+);", re.MULTILINE)


def node_table(header: str) -> str:
    """List the saved members of every class in torch's Functions.h, as lines of C++."""
    return "".join(f"{_line(name, body)}\n" for name, body in _CLASS.findall(header))


def _line(name: str, body: str) -> str:
    members = sorted(
        (member.removesuffix("_"), kind, member) for kind, member in _MEMBER.findall(body)
    )
    calls = (
        f'ACTMEM_{"ONE" if kind == "SavedVariable" else "LIST"}({member}, "{slot}")'
        for slot, kind, member in members
    )
    return f"ACTMEM_NODE({', '.join((name, ' '.join(calls)))})"


def failure(library: Path) -> Path:
    """Return the path of the file that says why a library could not be compiled."""
    return library.with_name("failed.txt")


@functools.cache
def compile_in_background(library: Path) -> None:
    """Start to compile the observer, and say so in the log, once per process.

    Does nothing without a compiler or a writable cache, after a compilation that failed, while
    another process compiles, and in all but the first rank of a machine.
    """
    # All ranks of a planned job run on this machine, and nobody reads their log.
    rank = os.environ.get("RANK" if is_planned() else "LOCAL_RANK", "0")
    can_compile = sys.platform != "win32" and cxx() is not None
    if not (sys.executable and rank == "0" and can_compile):
        return
    if failure(library).exists() or is_busy(library.parent) or not _is_writable(library.parent):
        return
    _start_detached()
    _started.add(library)
    said = (
        "the compiled observer is being built in the background, once (about a minute). Until "
        "then, record() uses a dispatch mode, whose peaks are less exact. TB_ACTMEM_NATIVE=0 "
        "prevents the build."
    )
    _logger.warning("tb_actmem: %s", said)
    tell(said)


def is_being_built(library: Path) -> bool:
    """Whether a process builds a library, or this one has started a build that has not ended."""
    has_ended = library.exists() or failure(library).exists()
    return not has_ended and (library in _started or is_busy(library.parent))


_started = set[Path]()


def _is_writable(folder: Path) -> bool:
    above = next(path for path in (folder, *folder.parents) if path.exists())
    return above.is_dir() and os.access(above, os.W_OK)


def _start_detached() -> None:
    """Start the compilation as a process that is not a child of the program.

    A child would be a zombie when it ends, or the answer to a ``wait()`` of the program.
    """
    subprocess.run(
        ("/bin/sh", "-c", '"$@" &', "sh", *COMMAND),
        env={**real_environment(), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
