"""Find the recordings of a log directory."""

from __future__ import annotations

import logging
import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NamedTuple

from google.protobuf.message import DecodeError
from tensorboard.compat.proto import event_pb2, summary_pb2

from tb_actmem.arguments import as_path
from tb_actmem.errors import FormatError, printable
from tb_actmem.format import MAX_BYTES, Content, base_step, content_of
from tb_actmem.model import Recording
from tb_actmem.paths import RemotePath, numbers_apart
from tb_actmem.tensorboard.events import PLUGIN_NAME, check_content

_log = logging.getLogger(__name__)

_HEAD = struct.Struct("<QI")
"""The head of a record: the length of its data, and a CRC of the length. Data and CRC follow."""

_DATA_CRC = 4

_MAX_RECORD = 4 * MAX_BYTES
"""The largest record that is read, in bytes. No writer puts more into an event, and a damaged file
may claim any size."""


class Logged(NamedTuple):
    """A recording in a log directory that is not read yet."""

    run: str
    """TensorBoard's name of the run: the directory in the log directory, "." for itself."""
    tag: str
    step: int
    wall_time: float
    """Seconds since 1970."""
    file: Path
    offset: int
    """The position of the record in the event file."""
    base: Logged | None
    """For a difference: the complete recording that it refers to, if it was found."""

    def recording(self) -> Recording:
        """Read the recording, whether it is stored completely or as a difference.

        Raises FormatError if it cannot be read, or if the recording that it refers to is gone.
        """
        return self.content().recording()

    def content(self) -> Content:
        """Read the same except for its rows."""
        where = printable(f"{self.run}/{self.tag} at step {self.step}")

        def find(step: int) -> bytes:
            if self.base is None:
                folder = printable(str(self.file.parent))
                raise FormatError(
                    f"{where} is stored as the difference to step {step}, which is missing in "
                    f"{folder}. Put back its event file."
                )
            return self.base.read()

        return content_of(self.read(), where=where, find=find)

    def read(self) -> bytes:
        """The written bytes, for `tb_actmem.format.from_bytes`.

        Raises FormatError if a newer version wrote them, or if the file has changed.
        """
        try:
            with self.file.open("rb") as file:
                record = _record(file, self.offset, _size(file), self.file)
                event = _event(record.data if record else b"", self.file, self.offset)
        except OSError as error:
            raise FormatError(f"{self._file} cannot be read: {error.strerror or error}") from error
        for value in _ours(event):
            if value.tag == self.tag:
                check_content(value.metadata.plugin_data.content)
                if len(value.tensor.string_val) == 1:
                    return _blob(value)
        raise FormatError(f"{self._file} holds no recording at byte {self.offset}.")

    @property
    def _file(self) -> str:
        return printable(str(self.file))


_Complete = dict[tuple[str, int | None], Logged]
"""The complete recordings of a directory so far, by tag and step; the last one of each."""


def recordings(logdir: str | os.PathLike[str]) -> Iterator[Logged]:
    """Find all recordings of a log directory, or of one event file.

    They come directory by directory, in the order of writing. If a step was written several times,
    all its recordings come. An incomplete record ends its file. Damaged records are skipped with a
    warning in the log. Raises FormatError if there is no such directory.
    """
    top = as_path("logdir", logdir)
    if top.is_file():
        yield from _in_file(top, ".", {})
        return
    if not top.is_dir():
        if top.exists():
            raise FormatError(f"{printable(str(top))} is neither a file nor a directory.")
        raise FormatError(f"There is no file or log directory {printable(str(top))}.")
    for folder, files in _folders(top):
        run = os.path.relpath(folder, top)
        complete: _Complete = {}
        for name in files:
            yield from _in_file(folder / name, run, complete)


def _folders(top: Path) -> Iterator[tuple[Path, list[str]]]:
    """Yield every directory with its event files; each real directory comes once.

    Files of one second are in order of time, because the tenth of a writer ends in 10.
    A link out of the log directory is followed. A link inside it is not: its target comes anyway.
    """
    if isinstance(top, RemotePath):
        for remote, found in top.walk_files():
            yield remote, [*filter(_is_events, found)]
        return
    inside = top.resolve()
    seen = {inside}
    for here, folders, files in os.walk(top, followlinks=True):
        folder = Path(here)
        inner = sorted((folder / name for name in folders), key=_links_last)
        new = (path.name for path in inner if _is_new(path, inside, seen))
        folders[:] = sorted(new, key=numbers_apart)
        names = (name for name in files if _is_events(name) and (folder / name).is_file())
        yield folder, sorted(names, key=numbers_apart)


def _is_events(name: str) -> bool:
    return "tfevents" in name


def _links_last(folder: Path) -> tuple[bool, str]:
    return folder.is_symlink(), folder.name


def _is_new(folder: Path, inside: Path, seen: set[Path]) -> bool:
    """Whether to visit a directory under this name; adds it to those seen."""
    real = folder.resolve()
    if real in seen or (folder.is_symlink() and real.is_relative_to(inside)):
        return False
    seen.add(real)
    return True


def _in_file(path: Path, run: str, complete: _Complete) -> Iterator[Logged]:
    try:
        with path.open("rb") as file:
            offset, size = 0, _size(file)
            while (record := _record(file, offset, size, path)) is not None:
                yield from _in_record(record.data, path, run, offset, complete)
                offset = record.end  # not tell(): another reader may move a file in memory
    except OSError as error:
        _log.warning("%s cannot be read: %s", printable(str(path)), error.strerror or error)


def _in_record(
    record: bytes, path: Path, run: str, offset: int, complete: _Complete
) -> Iterator[Logged]:
    event = _event(record, path, offset)
    for value in _ours(event):
        step = base_step(_blob(value))
        base = complete.get((value.tag, step))
        logged = Logged(
            run=run,
            tag=value.tag,
            step=event.step,
            wall_time=event.wall_time,
            file=path,
            offset=offset,
            base=base,
        )
        if step is None:
            complete[value.tag, event.step] = logged
        yield logged


def _blob(value: summary_pb2.Summary.Value) -> bytes:
    return bytes(value.tensor.string_val[0]) if value.tensor.string_val else b""


def _event(record: bytes, path: Path, offset: int) -> event_pb2.Event:
    """The event of a record; an empty one if it is damaged or has no recording."""
    if PLUGIN_NAME.encode() in record:
        try:
            return event_pb2.Event.FromString(record)
        except DecodeError as error:
            _log.warning("%s is damaged at byte %d: %s", printable(str(path)), offset, error)
    return event_pb2.Event()


def _ours(event: event_pb2.Event) -> list[summary_pb2.Summary.Value]:
    return [
        value
        for value in event.summary.value
        if value.metadata.plugin_data.plugin_name == PLUGIN_NAME
    ]


def _size(file: BinaryIO) -> int:
    return file.seek(0, os.SEEK_END)


class _Record(NamedTuple):
    """A record of an event file."""

    data: bytes
    """b"" if it is too large for a recording."""
    end: int
    """The position of the next record."""


def _record(file: BinaryIO, offset: int, size: int, path: Path) -> _Record | None:
    """The record at an offset; None if it is missing or incomplete."""
    file.seek(offset)
    head = file.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return None
    length, crc = _HEAD.unpack(head)
    if masked_crc32c(head[:8]) != crc:
        name = printable(str(path))
        _log.warning("%s is damaged at byte %d and was read up to there", name, offset)
        return None
    end = offset + _HEAD.size + length + _DATA_CRC
    if end > size:
        return None
    return _Record(b"" if length > _MAX_RECORD else file.read(length), end)


_POLYNOMIAL = 0x82F63B78
"""The polynomial of CRC-32C, its bits reversed."""


def _remainder(byte: int) -> int:
    for _ in range(8):
        byte = byte >> 1 ^ (_POLYNOMIAL if byte & 1 else 0)
    return byte


_REMAINDERS = [_remainder(byte) for byte in range(256)]


def masked_crc32c(data: bytes) -> int:
    """The CRC-32C of a few bytes, masked as in event files."""
    crc = 0xFFFFFFFF
    for byte in data:
        crc = _REMAINDERS[(crc ^ byte) & 0xFF] ^ crc >> 8
    crc ^= 0xFFFFFFFF
    return ((crc >> 15 | crc << 17) + 0xA282EAD8) & 0xFFFFFFFF
