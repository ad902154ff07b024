"""Write and read recordings; a file is untrusted until it is checked.

`actmem.proto` is the format's specification, and protoc made `actmem_pb2` of it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from google.protobuf.message import DecodeError

with warnings.catch_warnings():
    # protobuf 6 warns of generated code from the version before; code from a newer protoc would
    # refuse to run with it, and TensorBoard lets people have it.
    warnings.filterwarnings("ignore", "Protobuf gencode version", UserWarning)
    from tb_actmem.format import actmem_pb2

from tb_actmem.arguments import as_path, need_recordings
from tb_actmem.errors import FormatError, printable
from tb_actmem.format.container import FORMAT_VERSION, MAX_BYTES, most_rows, wrap
from tb_actmem.format.difference import (
    MAX_DIFFERENCES,
    Last,
    base_step,
    changes_since,
    columns,
    digests,
    whole,
)
from tb_actmem.format.tables import MAX_ROWS, from_message, get_mesh, rows_of, to_message
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import MeshAxis, Recording, Values
from tb_actmem.model.check import check_recording
from tb_actmem.paths import replace_file

__all__ = [
    "FORMAT_VERSION",
    "MAX_BYTES",
    "MAX_ROWS",
    "Content",
    "Last",
    "base_step",
    "content_of",
    "from_bytes",
    "read",
    "to_bytes",
    "to_bytes_after",
    "write",
]

_SUMMARY_VERSION = 1
"""It changes with the meaning of any value: old summaries are then derived again."""

SUFFIX = ".actmem"
"""The suffix of a file with one recording."""


def to_bytes(recording: Recording) -> bytes:
    """Return a recording as bytes. Equal recordings give equal bytes with the same zlib.

    Half a surrogate pair in a text, which UTF-8 cannot encode, is escaped. Raises FormatError if
    the recording is invalid, or larger than a reader accepts.
    """
    need_recordings(recording)
    with _writing():
        return wrap(*_message(recording))


def to_bytes_after(
    recording: Recording, step: int, last: Last | None, summary: str | None = None
) -> tuple[bytes, Last]:
    """Return a recording as bytes, as a difference to an earlier one if that is much smaller.

    `step` is its step in a tag. `last` is the second result of this function at the previous step,
    None at the first. `last` MUST be None if a recording between them may be lost, or if the step
    does not increase. `summary` is that of `Content`. Raises FormatError as `to_bytes` does.
    """
    with _writing():
        message, _, rows = _message(recording, summary)
        own = columns(message)
        if last is not None and last.differences < MAX_DIFFERENCES:
            data = wrap(changes_since(own, last), version=2)
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

    `where` is the name of the data in errors. `find` returns the bytes at another step of the same
    run and tag, which a difference needs; its exceptions pass through. `max_rows` limits the
    memory: a row takes about 240 bytes while it is read. Raises FormatError for data that is
    not a valid recording, or that has a newer version.
    """
    return content_of(data, where=where, find=find).recording(max_rows)


@dataclass(frozen=True, slots=True)
class Content:
    """A recording whose rows are not read yet.

    Most ranks of a job are equal, and so are most steps of a training. The digest finds the few
    whose rows must be read.
    """

    digest: bytes
    """Equal for equal recordings: it is without the time, the rank and the place in the mesh."""
    rank: int | None
    mesh: tuple[MeshAxis, ...]
    """The rank's position on each axis of the job's mesh."""
    represents: int | None
    summary: str | None
    """Values of a rank that its writer derived from the rows, as JSON; not checked."""
    _message: actmem_pb2.Recording
    _rows: int
    _where: str

    def recording(self, max_rows: int | None = None) -> Recording:
        """Return the recording, checked; ``max_rows`` and the exceptions are those of `from_bytes`.

        The digest does not check rows.
        """
        with _reading(self._where), collector_paused():
            most = self._rows if max_rows is None else min(self._rows, max_rows)
            return from_message(self._message, most).check()


def content_of(
    data: bytes, *, where: str = "bytes", find: Callable[[int], bytes] | None = None
) -> Content:
    """Read a recording except for its rows.

    The arguments and exceptions are those of `from_bytes`.
    """
    with _reading(where), collector_paused():
        message, nbytes = whole(data, find)
        meta = actmem_pb2.Meta()
        meta.CopyFrom(message.meta)
        for field in ("created_ns", "rank", "mesh"):
            message.meta.ClearField(field)
        digest = hashlib.sha256(message.SerializeToString(deterministic=True)).digest()
        message.meta.CopyFrom(meta)
        mesh, rank = get_mesh(meta), meta.rank if meta.HasField("rank") else None
        represents = meta.represents if meta.HasField("represents") else None
        stored = message.summary
        summary = stored.values if stored.version == _SUMMARY_VERSION else None
    return Content(digest, rank, mesh, represents, summary, message, most_rows(nbytes), where)


def write(recording: Recording, path: str | os.PathLike[str]) -> None:
    """Write a recording to a file, atomically.

    The file's suffix is ``.actmem`` or none; `render` writes figures and tables. Raises FormatError
    if it is another one, if the recording is invalid, or if the file cannot be written.
    """
    need_recordings(recording)
    target = as_path("path", path)
    if target.suffix not in ("", SUFFIX):
        raise FormatError(
            f"{printable(str(target))} would contain a recording: name it x{SUFFIX}. For a figure "
            "or a table, call tb_actmem.render."
        )
    data = to_bytes(recording)
    try:
        replace_file(target, data)
    except OSError as error:
        raise FormatError(
            f"{printable(str(target))} cannot be written: {error.strerror or error}",
            code="cannot-write",
        ) from error


def read(path: str | os.PathLike[str]) -> Recording:
    """Read a recording from a file.

    Raises FormatError if the file cannot be read or is not a valid recording.
    """
    source = as_path("path", path)
    try:
        with source.open("rb") as file:
            data = file.read(2 * MAX_BYTES)  # longer files are not recordings
    except OSError as error:
        why = error.strerror or error
        raise FormatError(f"{printable(str(source))} cannot be read: {why}") from error
    return from_bytes(data, where=str(source))


def _message(recording: Recording, summary: str | None = None) -> tuple[bytes, int, int]:
    """Return the arguments of `wrap` for a recording."""
    values = Values(recording)
    check_recording(recording, values)
    message = to_message(recording.meta, values)
    if summary is not None:
        message.summary.version = _SUMMARY_VERSION
        message.summary.values = summary
    return message.SerializeToString(deterministic=True), 1, rows_of(message)


@contextlib.contextmanager
def _reading(where: str) -> Iterator[None]:
    try:
        yield
    except (ValueError, DecodeError) as error:
        raise FormatError(f"{printable(where)} cannot be read: {error}") from None


@contextlib.contextmanager
def _writing() -> Iterator[None]:
    try:
        with collector_paused():
            yield
    except ValueError as error:
        raise FormatError(f"the recording cannot be written: {error}") from error
