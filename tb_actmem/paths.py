"""Paths of the machine and of fsspec, such as ``s3://bucket/runs``, and atomic writes to them."""

from __future__ import annotations

import errno
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, Any, Literal

from tb_actmem.errors import FormatError

if TYPE_CHECKING:
    _Base = Path
else:
    _Base = type(Path())  # of the machine: `Path` itself cannot be subclassed


def any_path(text: str) -> Path:
    """Return a path of the machine, or one that fsspec opens."""
    protocol, _, rest = text.partition("://")
    if not rest or len(protocol) == 1:  # C://runs
        return Path(text)
    if protocol.lower() in ("file", "local"):  # fsspec's two names
        return Path(rest.removeprefix("localhost") if rest.startswith("localhost/") else rest)
    if rest.startswith("/"):  # a path would lose it
        raise FormatError(f"{text} has no host: write {protocol}://host{rest}.")
    return RemotePath(text)


class RemotePath(_Base):
    """A path with a protocol. Raises FormatError if fsspec cannot open it."""

    def __str__(self) -> str:
        protocol, _, rest = super().__str__().replace(os.sep, "/").partition(":/")
        return f"{protocol.removesuffix(':')}://{rest.removeprefix('/')}"

    def open(self, mode: str = "r", *_: Any, **__: Any) -> Any:
        """Open the file."""
        with self._at() as (files, path):
            return files.open(path, mode)

    def write_bytes(self, data: Any) -> int:
        """Write the file."""
        try:
            with self._at("write") as (files, path), files.open(path, "wb") as file:
                return int(file.write(data))
        except FileNotFoundError:
            self._need_bucket()
            raise

    def is_file(self) -> bool:
        """Whether there is such a file."""
        with self._at() as (files, path):
            return bool(files.isfile(path))

    def is_dir(self) -> bool:
        """Whether there is such a directory."""
        with self._at() as (files, path):
            return bool(files.isdir(path))

    def exists(self, **_: Any) -> bool:
        """Whether there is anything."""
        with self._at() as (files, path):
            return bool(files.exists(path))

    def mkdir(self, *_: Any, **__: Any) -> None:
        """Make the directory, where the protocol has directories, but never its bucket."""
        self._need_bucket()
        with self._at("write") as (files, path):
            files.makedirs(path, exist_ok=True)

    def _need_bucket(self) -> None:
        """Raise FormatError for a missing bucket, and for a bucket instead of a path in it."""
        with self._at("write") as (files, path):
            bucket, *inside = path.split("/", 1)  # no bucket where paths begin at a root
            is_there = not bucket or files.exists(bucket)
        if not is_there:  # to make one, users choose its region, access and costs
            raise FormatError(
                f"{self} cannot be written: its bucket does not exist, or you cannot access it. "
                f'Create the bucket "{bucket}", or name another directory.',
                code="cannot-write",
            )
        if bucket and not inside:  # TensorBoard's writer fails there
            raise FormatError(
                f"{self} is a bucket. Name a directory in it: {self}/runs", code="cannot-write"
            )

    def rmdir(self) -> None:
        """Remove the empty directory, but never a bucket."""
        with self._at("write") as (files, path):
            if "/" in path:
                files.rmdir(path)

    def remove_all(self) -> None:
        """Remove the directory and everything in it."""
        with self._at("write") as (files, path):
            files.rm(path, recursive=True)

    def absolute(self) -> RemotePath:
        """Return this path."""
        return self

    def glob(self, pattern: str, **_: Any) -> Any:
        """Yield the files in this directory that match a pattern; none if it does not exist."""
        found = []
        with suppress(FileNotFoundError), self._at() as (files, path):  # of s3fs, without a bucket
            found = [name.removeprefix(path) for name in files.glob(f"{path}/{pattern}")]
        yield from (self / name.strip("/") for name in sorted(found))

    def rglob(self, pattern: str, **_: Any) -> Any:
        """Yield the files below this directory that match a pattern."""
        return self.glob(f"**/{pattern}")

    def iterdir(self) -> Any:
        """Yield everything in this directory."""
        return self.glob("*")

    def walk_files(self) -> Iterator[tuple[RemotePath, list[str]]]:
        """Yield each directory with the names of its files, in order."""
        with self._at() as (files, path):
            found = {folder: names for folder, _, names in files.walk(path)}
        for folder in sorted(found, key=numbers_apart):
            names = sorted(found[folder], key=numbers_apart)
            yield self / folder.removeprefix(path).strip("/"), names

    @contextmanager
    def _at(self, purpose: Literal["read", "write"] = "read") -> Iterator[tuple[Any, str]]:
        """Give the file system, and the path in it."""
        code = f"cannot-{purpose}"
        try:
            from fsspec.core import url_to_fs

            yield url_to_fs(str(self))
        except ImportError as error:
            packages = _packages(str(self).partition("://")[0], error)
            said = f"{self} cannot be opened: {error}. Type: {packages}"
            raise FormatError(said, code=code) from error
        except FileNotFoundError as error:  # stores give the path for a reason
            missing = errno.ENOENT, os.strerror(errno.ENOENT), str(self)
            raise FileNotFoundError(*missing) from error
        except Exception as error:  # each protocol has errors of its own
            raise FormatError(f"{self} cannot be opened: {error}", code=code) from error


def _packages(protocol: str, error: ImportError) -> str:
    """Return the command that installs the packages of a protocol."""
    # fsspec says: Install s3fs to access S3. Others of its packages are extras of its own.
    named = re.search(r"[Ii]nstall ([\w-]+)", str(error))
    return f"pip install {named[1]}" if named else f'pip install "fsspec[{protocol}]"'


def numbers_apart(name: str) -> tuple[str | tuple[int, str, str], ...]:
    """A key that sorts names by their numbers: rank2 precedes rank10."""
    text, *parts = re.split(r"0*([0-9]+)", name)
    # Not as integers: a damaged name may have more digits than Python converts.
    numbers = zip(map(len, parts[::2]), parts[::2], parts[1::2], strict=True)
    return text, *numbers


def remove_folder(path: Path) -> None:
    """Remove a directory and everything in it, as far as possible."""
    with suppress(OSError, FormatError):
        path.remove_all() if isinstance(path, RemotePath) else rmtree(path, ignore_errors=True)


def replace_file(path: str | os.PathLike[str], data: bytes) -> None:
    """Replace a file atomically: nobody ever sees a partial file.

    Raises OSError if that fails, or if the path exists and is not a regular file.
    """
    if isinstance(path, RemotePath):  # an object appears when it is complete
        path.write_bytes(data)
        return
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise FileExistsError(0, "it exists and is not a regular file")
    draft = target.with_name(f".actmem-{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
        draft.replace(target)
    except BaseException:  # an interrupt must not leave rubbish either
        with suppress(OSError):
            draft.unlink()
        raise
