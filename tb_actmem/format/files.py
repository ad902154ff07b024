"""The public doors: recordings to bytes and files, and back."""

from __future__ import annotations

import contextlib
import gc
import os
import secrets
from collections.abc import Iterator
from pathlib import Path

from google.protobuf.message import DecodeError

from tb_actmem.errors import FormatError
from tb_actmem.format.container import MAX_BYTES, unwrap, wrap
from tb_actmem.format.tables import from_message, to_message
from tb_actmem.model import Recording
from tb_actmem.proto import actmem_pb2


def to_bytes(recording: Recording) -> bytes:
    """Return a recording as bytes: of equal recordings the same, as far as zlib is the same.

    Half a surrogate pair in a text, which UTF-8 cannot hold, is written as its escape. Raises
    FormatError if the recording is not valid, or larger than a reader would accept.
    """
    try:
        with _collector_paused():
            message = to_message(recording.check())
            return wrap(message.SerializeToString(deterministic=True))
    except ValueError as error:
        raise FormatError(f"the recording cannot be written: {error}") from error


def from_bytes(data: bytes, *, where: str = "bytes") -> Recording:
    """Return the recording that `to_bytes` wrote, checked.

    `where` is what errors call the data. Raises FormatError for anything that is not a valid
    recording, or of a version that is newer than this tb_actmem.
    """
    try:
        with _collector_paused():
            return from_message(actmem_pb2.Recording.FromString(unwrap(data))).check()
    except (ValueError, DecodeError) as error:
        raise FormatError(f"{where} cannot be read: {error}") from None


def write(recording: Recording, path: str | os.PathLike[str]) -> None:
    """Write a recording to a file, all or nothing: until it is complete the old file stays.

    Raises FormatError if the recording is not valid or the file cannot be written.
    """
    data = to_bytes(recording)
    try:
        _replace(Path(os.path.realpath(path)), data)
    except OSError as error:
        raise FormatError(
            f"{os.fspath(path)} cannot be written: {error.strerror or error}"
        ) from error


def read(path: str | os.PathLike[str]) -> Recording:
    """Return the recording in a file.

    Raises FormatError if the file cannot be read or is not a valid recording.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(2 * MAX_BYTES)  # what follows could not be a recording
    except OSError as error:
        raise FormatError(f"{os.fspath(path)} cannot be read: {error.strerror or error}") from error
    return from_bytes(data, where=os.fspath(path))


@contextlib.contextmanager
def _collector_paused() -> Iterator[None]:
    """Keep Python from scanning the growing tables over and over: four times as fast."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _replace(path: Path, data: bytes) -> None:
    if path.exists() and not path.is_file():
        raise FileExistsError(0, "it is there and no regular file")
    draft = path.with_name(f".actmem-{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(data)
        draft.replace(path)
    except BaseException:  # an interrupt must not leave rubbish either
        with contextlib.suppress(OSError):
            draft.unlink()
        raise
