"""Libraries that a compiler on this machine builds once, in the user's cache.

A library is code that runs in the user's process. So one is loaded only from a path that nobody
else can write to. ``failed`` turns a reason into the caller's own error.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shlex
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from tb_actmem.errors import ActmemError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

Failed = Callable[[str], ActmemError]
"""Makes an error from a reason."""
_NAME_ONE = "set XDG_CACHE_HOME to a directory of your own that you can write to."


def cache(failed: Failed) -> Path:
    """Return the directory that holds the libraries.

    Raises what ``failed`` makes if the user has no home, or XDG_CACHE_HOME is a relative path.
    """
    try:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except (OSError, RuntimeError) as error:
        raise failed(f"no cache directory ({error}): {_NAME_ONE}") from error
    if not base.is_absolute():
        raise failed(f"XDG_CACHE_HOME is a relative path ({str(base)!r}): {_NAME_ONE}")
    return base / "tb_actmem"


def trusted(path: Path, failed: Failed) -> Path:
    """Return the real path of a library that nobody but the user and root can change.

    Raises what ``failed`` makes if somebody else owns the file or a directory above it, or may
    write to it. A sticky directory such as /tmp is safe: others cannot rename what is in it.
    """
    real = path.resolve()
    for part in (real, *real.parents) if hasattr(os, "getuid") else ():
        status = part.stat()
        is_sticky_directory = stat.S_ISDIR(status.st_mode) and status.st_mode & stat.S_ISVTX
        if status.st_uid not in (0, os.getuid()):
            raise failed(f"{part} belongs to another user: {_NAME_ONE}")
        if status.st_mode & 0o022 and not is_sticky_directory:
            raise failed(
                f"other users may write to {part}: run chmod go-w {shlex.quote(str(part))}"
            )
    return real


def digest(sources: Iterable[Path], made_for: str = "") -> str:
    """Return a name that changes with the sources and with the purpose."""
    content = b"".join(path.read_bytes() for path in sources)
    return hashlib.sha256(content + made_for.encode()).hexdigest()[:12]


def tool(variable: str, *names: str) -> list[str] | None:
    """Return a tool's command: the value of a variable, or the first name on the PATH, or None."""
    value = os.environ.get(variable, "")
    try:
        given = shlex.split(value)
    except ValueError:  # an open quote: `run` fails, and shows the value
        given = [value]
    return given or next(([path] for path in map(shutil.which, names) if path), None)


def cxx() -> list[str] | None:
    """Return the command of the C++ compiler, or None."""
    return tool("CXX", "c++", "g++")


def run(command: Sequence[str], failed: Failed) -> str:
    """Run a tool and return its output."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise failed(f"{command[0]} cannot be run ({error.strerror}).") from error
    if done.returncode:
        raise failed(f"{command[0]} failed. It said:\n{done.stderr[-4000:]}")
    return done.stdout


def keep(path: Path, make: Callable[[Path], None], failed: Failed) -> Path:
    """Build a library unless it exists, and return its real path.

    Processes that start together build one after the other, so that only the first one builds. A
    library appears complete. Others may neither read nor write the directories that are created.
    """
    try:
        _create(path.parent)
        with _alone(path.parent):
            if not path.exists():
                _build(path, make)
    except OSError as error:
        raise failed(f"{path} cannot be written ({error.strerror}): {_NAME_ONE}") from error
    return trusted(path, failed)


def is_busy(folder: Path) -> bool:
    """Whether another process builds a library in this directory."""
    if fcntl is None or not folder.is_dir():
        return False
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(opened)
    return False


def _create(folder: Path) -> None:
    if not folder.is_dir():
        _create(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


@contextlib.contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold a directory's lock; a process that ends lets go of it."""
    if fcntl is None:
        yield
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(opened, fcntl.LOCK_EX)
        yield
    finally:
        os.close(opened)


def _build(path: Path, make: Callable[[Path], None]) -> None:
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        made = Path(folder, path.name)
        make(made)
        made.chmod(0o700)
        made.replace(path)
