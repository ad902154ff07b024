"""The public doors: recordings to bytes and files, and back."""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from google.protobuf.message import DecodeError

from tb_actmem.arguments import need_recordings
from tb_actmem.atomic_write import replace_file
from tb_actmem.errors import FormatError
from tb_actmem.format.container import MAX_BYTES, most_rows, wrap
from tb_actmem.format.difference import MAX_DIFFERENCES, Last, difference, digests, whole
from tb_actmem.format.fields import columns
from tb_actmem.format.tables import from_message, rows_of, to_message
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.printable import printable


def to_bytes(recording: Recording) -> bytes:
    """Return a recording as bytes: of equal recordings the same, as far as zlib is the same.

    Half a surrogate pair in a text, which UTF-8 cannot hold, is written as its escape. Raises
    FormatError if the recording is not valid, or larger than a reader would accept.
    """
    need_recordings(recording)
    with _writing():
        return wrap(*_message(recording))


def to_bytes_after(recording: Recording, step: int, last: Last | None) -> tuple[bytes, Last]:
    """Return a recording as bytes, as the difference to an earlier one where that is much less.

    It stands at `step` of a tag, and `last` is what this function returned beside the bytes of the
    step before it, None at the first. Where a recording may be lost between them, or stands at a
    step that is not larger, there MUST be none. Raises FormatError as `to_bytes` does.
    """
    with _writing():
        message, _, rows = _message(recording)
        own = columns(message)
        if last is not None and last.differences < MAX_DIFFERENCES:
            data = wrap(difference(own, last), version=2)
            if 2 * len(data) < last.nbytes and rows <= most_rows(len(data) + last.nbytes):
                return data, last._replace(differences=last.differences + 1)
        data = wrap(message, rows=rows)
        return data, Last(step, len(data), digests(own), 0)


def from_bytes(
    data: bytes,
    *,
    where: str = "bytes",
    find: Callable[[int], bytes] | None = None,
    max_rows: int | None = None,
) -> Recording:
    """Return the recording that `to_bytes` or `to_bytes_after` wrote, checked.

    `where` is what errors call the data. `find` gives the bytes at another step of the same run
    and tag, which a difference needs; what it raises passes through. `max_rows` is for who has
    less memory than the format allows: a row takes some 240 bytes while it is read. Raises
    FormatError for anything that is not a valid recording, or of a version that is newer than this
    tb_actmem.
    """
    try:
        with collector_paused():
            message, nbytes = whole(data, find)
            most = most_rows(nbytes)
            return from_message(message, most if max_rows is None else min(most, max_rows)).check()
    except (ValueError, DecodeError) as error:
        raise FormatError(f"{printable(where)} cannot be read: {error}") from None


def content_digest(
    data: bytes, *, where: str = "bytes", find: Callable[[int], bytes] | None = None
) -> bytes:
    """Return a digest of what a recording says, but for when it was made.

    The steps of a training are mostly equal, and of equal ones only one need be read. It is made
    without reading the rows, so that it says nothing of whether they are valid. ``where`` and
    ``find`` are those of `from_bytes`, which raises the same.
    """
    try:
        message = whole(data, find).message
    except (ValueError, DecodeError) as error:
        raise FormatError(f"{printable(where)} cannot be read: {error}") from None
    message.meta.ClearField("created_ns")
    return hashlib.sha256(message.SerializeToString(deterministic=True)).digest()


def write(recording: Recording, path: str | os.PathLike[str]) -> None:
    """Write a recording to a file, all or nothing: until it is complete the old file stays.

    Raises FormatError if the recording is not valid or the file cannot be written.
    """
    need_recordings(recording)
    data = to_bytes(recording)
    try:
        replace_file(path, data)
    except OSError as error:
        raise FormatError(
            f"{printable(os.fspath(path))} cannot be written: {error.strerror or error}"
        ) from error


def read(path: str | os.PathLike[str]) -> Recording:
    """Return the recording in a file.

    Raises FormatError if the file cannot be read or is not a valid recording.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(2 * MAX_BYTES)  # what follows could not be a recording
    except OSError as error:
        why = error.strerror or error
        raise FormatError(f"{printable(os.fspath(path))} cannot be read: {why}") from error
    return from_bytes(data, where=os.fspath(path))


def _message(recording: Recording) -> tuple[bytes, int, int]:
    """A recording as what `wrap` takes."""
    message = to_message(recording.check())
    return message.SerializeToString(deterministic=True), 1, rows_of(message)


@contextlib.contextmanager
def _writing() -> Iterator[None]:
    try:
        with collector_paused():
            yield
    except ValueError as error:
        raise FormatError(f"the recording cannot be written: {error}") from error
