"""Write recordings as TensorBoard summaries, with the caller's writer or into a new event file."""

from __future__ import annotations

import io
import math
import os
import socket
import time
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, ref

from tensorboard.compat.proto import event_pb2, summary_pb2, tensor_pb2, types_pb2
from tensorboard.summary.writer.record_writer import RecordWriter

from tb_actmem.analysis.totals import Totals, scalars_of, totals, totals_by_key
from tb_actmem.analysis.totals.logged import ranked_tag
from tb_actmem.analysis.totals.outliers import stored_summary
from tb_actmem.arguments import as_path, need_recordings
from tb_actmem.errors import ArgumentError, FormatError, printable
from tb_actmem.format import Last, to_bytes, to_bytes_after
from tb_actmem.model import Recording
from tb_actmem.tensorboard.events import TAB_NAME, Sizes, summary_metadata
from tb_actmem.text.totals import MEANING

_ROUNDED = f"In bytes, to seven digits; the tab {TAB_NAME} has all digits."


def recording_pb(
    tag: str, recording: Recording, description: str | None = None
) -> summary_pb2.Summary:
    """A recording as a summary, for any writer that accepts TensorBoard summaries.

    ``description`` is text about the tag, which the tab shows. Raises FormatError if the recording
    is too large to be written.
    """
    need_recordings(recording)
    about = summary_metadata(description, recording.meta.rank, _sizes(totals(recording)))
    return blob_pb(tag, to_bytes(recording), about)


def scalars_pb(tag: str, recording: Recording) -> summary_pb2.Summary:
    """The totals of a recording, in bytes, as scalars named ``{tag}/cached_bytes`` and so on.

    Unknown totals and other devices than the first are left out.
    """
    return _scalars(tag, totals(recording))


def _scalars(tag: str, values_of: Totals) -> summary_pb2.Summary:
    where = f" On {values_of.device}." if values_of.others else ""
    values = [
        _scalar(f"{tag}/{key}", nbytes, f"{MEANING[key]}{where}")
        for key, nbytes in scalars_of(values_of).items()
    ]
    return summary_pb2.Summary(value=values)


def _sizes(values_of: Totals) -> Sizes:
    known = totals_by_key(values_of)
    return Sizes(*(known[key] for key in Sizes._fields))


def blob_pb(tag: str, data: bytes, about: summary_pb2.SummaryMetadata) -> summary_pb2.Summary:
    """The bytes of a recording, complete or as a difference, as a summary."""
    # tensor_util is not used: numpy cuts trailing zeros off a byte string.
    tensor = tensor_pb2.TensorProto(dtype=types_pb2.DT_STRING, string_val=[data])
    tensor.tensor_shape.dim.add(size=1)
    value = summary_pb2.Summary.Value(tag=tag, metadata=about, tensor=tensor)
    return summary_pb2.Summary(value=[value])


def _scalar(tag: str, nbytes: int, about: str) -> summary_pb2.Summary.Value:
    # TensorBoard's fast loader drops scalars that are not float.
    return summary_pb2.Summary.Value(
        tag=tag,
        metadata=summary_pb2.SummaryMetadata(
            summary_description=f"{about} {_ROUNDED}",
            plugin_data=summary_pb2.SummaryMetadata.PluginData(plugin_name="scalars"),
            data_class=summary_pb2.DATA_CLASS_SCALAR,
        ),
        tensor=tensor_pb2.TensorProto(dtype=types_pb2.DT_FLOAT, float_val=[nbytes]),
    )


def add_recording(
    writer: Any,
    tag: str,
    recording: Recording,
    global_step: int | None = None,
    walltime: float | None = None,
) -> None:
    """Write a recording for the Activation Memory tab, and its totals for the Scalars tab.

    ``writer`` is a SummaryWriter of torch or of tensorboardX. Give each recording of a tag a larger
    step than the last one. TensorBoard shows only one recording per step, and a step that goes back
    can hide later ones: both give a warning. If a recording is too large, only its totals are
    written, with a warning.

    A failure to write (a full disk, a deleted log directory) is a warning, so that it never ends a
    training run. Raises TypeError for arguments of a wrong type.

    If little differs from an earlier step, only the difference is written. So keep the recordings
    of a tag together: read them from their log directory, and let TensorBoard keep all steps.

    Each rank needs a run of its own, in a directory named after it: ``exp/rank3``. In any other
    directory, ranks from 1 on get ``/rank3`` after their tag, because TensorBoard shows only one
    recording per tag and step.
    """
    try:
        _check_arguments(tag, recording, global_step, walltime)
        file_writer = _file_writer(writer)
        own = _writers.setdefault(writer, RecordingWriter())
        own.add(file_writer, tag, recording, global_step, walltime)
    except (ArgumentError, Warning):  # the program may turn warnings into errors
        raise
    except Exception as error:
        warnings.warn(
            f"{tag!r} at step {global_step} was not recorded: {type(error).__name__}: {error}",
            stacklevel=2,
        )


class RecordingWriter:
    """The state of one SummaryWriter between two recordings."""

    def __init__(self) -> None:
        self._steps: dict[str, float | None] = {}
        """The last step of each tag; None after a warning, so that there is only one."""
        # Weak, because the interpreter keeps file writers until it exits, to close them.
        self._file_writer: ref[Any] | None = None
        self.complete: dict[str, Last] = {}
        """By tag: the complete recording in the open event file, to which differences refer."""

    def add(
        self,
        file_writer: Any,
        tag: str,
        recording: Recording,
        global_step: int | None,
        walltime: float | None,
    ) -> None:
        """Write a recording with its totals, as `add_recording` does."""
        self._follow(file_writer)
        tag = ranked_tag(tag, recording.meta.rank, _directory(file_writer))
        step = 0 if global_step is None else int(global_step)
        grows = _check_step(self._steps.get(tag, -math.inf), tag, step)
        last = self.complete.get(tag) if grows else None
        values = totals(recording)
        summary = _scalars(tag, values)
        if tag in self.complete:
            _forget_descriptions(summary)
        try:
            data, last = to_bytes_after(recording, step, last, stored_summary(recording))
            about = summary_metadata(rank=recording.meta.rank, sizes=_sizes(values))
            summary.MergeFrom(blob_pb(tag, data, about))
        except FormatError as error:
            what = printable(f"{tag!r} at step {step} was not recorded: {error}")
            warnings.warn(what, stacklevel=3)
        try:
            file_writer.add_summary(_in_class_of(file_writer, summary), global_step, walltime)
        except Exception:
            self.complete = {}  # earlier writes may be lost, too
            raise
        # Only now, because nothing may refer to a recording that was not written.
        self._steps[tag] = step if grows else None
        if last is not None:
            self.complete[tag] = last

    def _follow(self, file_writer: Any) -> None:
        """Forget the complete recordings if another event file is open by now."""
        if self._file_writer is None or self._file_writer() is not file_writer:
            self._file_writer = ref(file_writer)
            self.complete = {}


_writers: WeakKeyDictionary[Any, RecordingWriter] = WeakKeyDictionary()
"""The state of each SummaryWriter."""


def _forget_descriptions(summary: summary_pb2.Summary) -> None:
    """Clear the descriptions: TensorBoard reads them only from the first event of a tag."""
    for value in summary.value:
        value.metadata.ClearField("summary_description")


def _check_arguments(tag: Any, recording: Any, global_step: Any, walltime: Any) -> None:
    need_recordings(recording)
    if not isinstance(tag, str):
        raise ArgumentError(f"tag must be a string, not {type(tag).__name__}.")
    for name, value in (("global_step", global_step), ("walltime", walltime)):
        # Tensors and NumPy numbers are not in `numbers`, but convert to float.
        if value is not None and not callable(getattr(value, "__float__", None)):
            raise ArgumentError(f"{name} must be a number, not {type(value).__name__}.")


def _file_writer(writer: Any) -> Any:
    """The file writer of a SummaryWriter; reopened if it was closed."""
    reopen = getattr(writer, "_get_file_writer", None)
    file_writer = reopen() if callable(reopen) else getattr(writer, "file_writer", None)
    if not callable(getattr(file_writer, "add_summary", None)):
        raise ArgumentError(
            "writer must be a SummaryWriter of torch or tensorboardX, not "
            f"{type(writer).__module__}.{type(writer).__qualname__}. Another writer can write the "
            "summary tb_actmem.tensorboard.recording_pb(tag, recording)."
        )
    return file_writer


def _directory(file_writer: Any) -> str:
    """The directory of a file writer; "" if it is unknown."""
    logdir = getattr(file_writer, "get_logdir", None)
    return str(logdir()) if callable(logdir) else ""


def _in_class_of(file_writer: Any, summary: summary_pb2.Summary) -> Any:
    """The summary in the class of this writer: tensorboardX accepts only its own."""
    families = {cls.__module__.partition(".")[0] for cls in type(file_writer).__mro__}
    if "tensorboardX" not in families:
        return summary
    from tensorboardX.proto import summary_pb2 as theirs

    return theirs.Summary.FromString(summary.SerializeToString())


def _check_step(last: float | None, tag: str, step: int) -> bool:
    """Whether the steps of a tag have always increased; warns the first time they do not."""
    if last is None or step > last:
        return last is not None
    what = "is written twice" if step == last else f"comes after {last}"
    warnings.warn(
        f"Step {step} of {tag!r} {what}: TensorBoard will not show every recording. Pass a "
        "larger global_step each time.",
        stacklevel=4,
    )
    return False


class _EventFile:
    """The part of a file writer that `RecordingWriter` needs, for one recording."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._began = time.time()
        self._events = io.BytesIO()
        self._add(event_pb2.Event(wall_time=self._began, file_version="brain.Event:2"))

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
        RecordWriter(self._events).write(event.SerializeToString())

    def write(self) -> None:
        """Write all events at once: object stores cannot append."""
        self._directory.mkdir(parents=True, exist_ok=True)
        number = f"{socket.gethostname()}.{os.getpid()}.{id(self)}"
        name = f"events.out.tfevents.{int(self._began):010d}.{number}"
        with (self._directory / name).open("wb") as file:
            file.write(self._events.getvalue())


def write_recording(
    directory: str | os.PathLike[str], tag: str, recording: Recording, step: int
) -> None:
    """Write a recording with its totals into an event file of its own in a log directory."""
    write_recordings(directory, tag, [(step, recording)])


def write_recordings(
    directory: str | os.PathLike[str], tag: str, recordings: Iterable[tuple[int, Recording]]
) -> None:
    """Write recordings, with their steps, into one event file; each rank's steps must rise."""
    events = _EventFile(as_path("directory", directory))
    writer = RecordingWriter()
    for step, recording in recordings:
        writer.add(events, tag, recording, step, None)
    events.write()
