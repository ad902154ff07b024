"""Record the steps of a training loop whose framework calls back.

Errors here are logged, and the training goes on.
"""

from __future__ import annotations

import contextlib
import functools
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Literal, Protocol, TypeVar, cast, get_args

from torch.nn import Module

from tb_actmem.analysis.totals.ranks import place_text
from tb_actmem.errors import RecordError
from tb_actmem.job import own_representative
from tb_actmem.model import Note, Recording
from tb_actmem.recorder import Recorder
from tb_actmem.tensorboard.events.writers import add_recording
from tb_actmem.training import report_out_of_memory, write_by

_logger = logging.getLogger(__name__)

_Method = TypeVar("_Method", bound=Callable[..., None])


def harmless(method: _Method) -> _Method:
    """Wrap a method so that its errors are logged: a callback never ends the training."""

    @functools.wraps(method)
    def call(*args: Any, **kwargs: Any) -> None:
        try:
            method(*args, **kwargs)
        except Exception as error:
            _logger.error("tb_actmem could not record the training", exc_info=error)

    return cast(_Method, call)


@contextlib.contextmanager
def needed(framework: str) -> Iterator[None]:
    """Import a framework in this context; if it is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != framework:
            raise
        raise ImportError(
            f"tb_actmem.integrations.{framework} needs {framework}, which is not installed. Run "
            f'pip install "tb_actmem[{framework}]".'
        ) from missing


class Output(Protocol):
    """A SummaryWriter of torch or tensorboardX."""

    def flush(self) -> Any:
        """Write all buffered events."""

    def close(self) -> Any:
        """Close the files."""


Ranks = Literal["all", "representatives"]
"""The ranks of a job that write recordings."""


class Steps:
    """Records the first step and each ``every``-th after it, and writes the recordings.

    ``open_writer`` returns the SummaryWriter; it is called before something is written. Memory that
    runs out is reported by any rank. Raises ValueError for other ``ranks``.
    """

    def __init__(
        self,
        model: Module | None,
        *,
        every: int,
        tag: str,
        ranks: Ranks = "all",
        open_writer: Callable[[], Output],
    ) -> None:
        if ranks not in get_args(Ranks):
            raise ValueError(f"ranks={ranks!r}: choose 'all' or 'representatives'")
        self._recorder = Recorder(
            model, ops=True, stacks=True, label="", every=every, tell=self._tell
        )
        self._tag, self._ranks = tag, ranks
        self._open_writer = open_writer
        self._step = 0
        self._is_open = False
        self._notes: list[Note] = []
        """Further notes for the recording of the open step."""

    @property
    def failure(self) -> str:
        """The type of the error because of which the last step was not observed; "" if none."""
        return self._recorder.failure

    def use(self, model: Module | None) -> None:
        """Record the next steps of this model; None forgets the last one."""
        self._recorder.use(model)

    def begin(self, step: int) -> None:
        """Begin a step; ``step`` is its number, if memory runs out in it."""
        self._step, self._notes = step, []
        self._recorder.start()
        self._is_open = True

    def note(self, note: Note) -> None:
        """Add a note to the recording of the open step, once."""
        if note not in self._notes:
            self._notes.append(note)

    def abandon(self) -> None:
        """End an open step without writing anything."""
        self._is_open = False
        self._recorder.stop()

    def end(self, error: BaseException | None = None, *, step: int | None = None) -> bool:
        """End an open step, and write its recording if it was recorded; tell whether it was.

        ``step`` is its number if that differs from the one at the beginning. A rank that another
        one represents writes nothing.

        A SummaryWriter writes in a thread of its own. This waits for it, so that a full disk raises
        here and not at the next recording, and a program that is killed has this one.
        """
        was_open, self._is_open = self._is_open, False
        self._recorder.stop(error)
        is_recorded = was_open and error is None and self._recorder.watched
        if is_recorded:
            recording = self._recorder.recording
            notes = (*self._notes, *recording.meta.notes)
            recording = replace(recording, meta=recording.meta._replace(notes=notes))
            written = recording if self._ranks == "all" else representative(recording)
            number = self._step if step is None else step
            if written is not None:
                writer = self._open_writer()
                add_recording(writer, self._tag, written, number)
                writer.flush()
        return is_recorded

    def _tell(self, recording: Recording, before: Recording | None, blocks: int) -> None:
        report_out_of_memory(write_by(self._open_writer), recording, before, self._step)


def representative(recording: Recording) -> Recording | None:
    """Note in a recording the ranks that this one represents; None: another rank represents it.

    If the stages of other ranks are unknown, each rank represents itself.
    """
    try:
        one = own_representative()
    except RecordError as error:
        _logger.warning("tb_actmem: each rank writes its recording. %s", error)
        return recording
    if one is None or one.ranks == 1:
        return one and recording
    place = place_text(one.place)
    note = Note.of("represents-others", place=place, count=one.ranks)
    notes = (note, *recording.meta.notes)
    meta = recording.meta._replace(notes=notes, mesh=one.place, represents=one.ranks)
    return replace(recording, meta=meta)
