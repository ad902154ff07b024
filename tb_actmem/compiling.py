"""Files that a compiler on this machine makes, once, and keeps in the user's cache.

Who asks for one says, by ``failed``, which error a reason becomes.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tb_actmem.errors import ActmemError

Failed = Callable[[str], ActmemError]
"""Makes an error of a reason."""
_NAME_ONE = "name a directory that can be written to in the variable XDG_CACHE_HOME."


def cache(failed: Failed) -> Path:
    """The directory below which the files are; a container's user may have no home for it."""
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tb_actmem"
    except (OSError, RuntimeError) as error:
        raise failed(f"there is no place for it ({error}): {_NAME_ONE}") from error


def digest(sources: Iterable[Path]) -> str:
    """Tell apart what was made of other sources."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()[:12]


def tool(variable: str, *names: str) -> list[str] | None:
    """The command of a tool: what a variable says, as a shell splits it, or the first on the PATH.

    None: there is none.
    """
    given = shlex.split(os.environ.get(variable, ""))
    return given or next(([path] for path in map(shutil.which, names) if path), None)


def run(command: Sequence[str], failed: Failed) -> str:
    """Run a tool, and return what it said."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise failed(f"{command[0]} cannot be run ({error.strerror}).") from error
    if done.returncode:
        raise failed(f"{command[0]} failed. It said:\n{done.stderr[-4000:]}")
    return done.stdout


def keep(path: Path, make: Callable[[Path], None], failed: Failed) -> None:
    """Have a file made elsewhere and put in its place at once: others may be loading it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent) as folder:
            made = Path(folder, path.name)
            make(made)
            made.replace(path)
    except OSError as error:
        raise failed(f"{path} cannot be written ({error.strerror}): {_NAME_ONE}") from error
