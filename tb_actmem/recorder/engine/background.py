"""Compile the observer in the background, once per machine, for the programs that start later."""

from __future__ import annotations

import functools
import logging
import os
import subprocess
import sys
from pathlib import Path

from tb_actmem.native_build import cxx, is_busy
from tb_actmem.predict.fake_cuda import pretended

_logger = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "tb_actmem.recorder.engine", "--background")


def failure(library: Path) -> Path:
    """Return the path of the file that says why a library could not be compiled."""
    return library.with_name("failed.txt")


@functools.cache
def compile_in_background(library: Path) -> None:
    """Start to compile the observer, and say so in the log, once per process.

    Does nothing without a compiler or a writable cache, after a compilation that failed, while
    another process compiles, in all but the first rank of a machine, and in a dry run.
    """
    is_first_rank = os.environ.get("LOCAL_RANK", "0") == "0"
    can_compile = sys.platform != "win32" and cxx() is not None
    if not (sys.executable and is_first_rank and can_compile) or pretended():
        return
    if failure(library).exists() or is_busy(library.parent) or not _is_writable(library.parent):
        return
    _start_detached()
    _logger.warning(
        "tb_actmem: the compiled observer is being built in the background, once (about a minute). "
        "Until then, record() uses a dispatch mode, whose peaks are less exact. "
        "TB_ACTMEM_NATIVE=0 prevents the build."
    )


def _is_writable(folder: Path) -> bool:
    above = next(path for path in (folder, *folder.parents) if path.exists())
    return above.is_dir() and os.access(above, os.W_OK)


def _start_detached() -> None:
    """Start the compilation as a process that is no child of the program.

    A child would be a zombie when it ends, or the answer to a ``wait()`` of the program.
    """
    subprocess.run(
        ("/bin/sh", "-c", '"$@" &', "sh", *COMMAND),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )
