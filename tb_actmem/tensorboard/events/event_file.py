"""Write an event file without a thread, for a process that is out of memory."""

from __future__ import annotations

import os
import socket
import time
from pathlib import Path

from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.summary.writer.record_writer import RecordWriter

from tb_actmem.model import Recording
from tb_actmem.tensorboard.events.writers import RecordingWriter


class _EventFile:
    """The part of a file writer that `RecordingWriter` needs; writes each summary at once."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        directory.mkdir(parents=True, exist_ok=True)
        now = time.time()
        name = (
            f"events.out.tfevents.{int(now):010d}.{socket.gethostname()}.{os.getpid()}.{id(self)}"
        )
        self._path = directory / name
        self._add(event_pb2.Event(wall_time=now, file_version="brain.Event:2"))

    def get_logdir(self) -> str:
        """The directory of the run, whose name may contain the rank."""
        return str(self._directory)

    def add_summary(
        self, summary: summary_pb2.Summary, global_step: int | None, walltime: float | None
    ) -> None:
        """Write one more event."""
        when = time.time() if walltime is None else walltime
        self._add(event_pb2.Event(wall_time=when, step=global_step or 0, summary=summary))

    def _add(self, event: event_pb2.Event) -> None:
        with self._path.open("ab") as file:
            RecordWriter(file).write(event.SerializeToString())


def write_recording(
    directory: str | os.PathLike[str], tag: str, recording: Recording, step: int
) -> None:
    """Write a recording with its totals into an event file of its own in a log directory."""
    RecordingWriter().add(_EventFile(Path(directory)), tag, recording, step, None)
