"""`record`, and the report of a step that runs out of memory."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from functools import partial
from typing import Any

from torch.nn import Module

from tb_actmem.errors import RecordError
from tb_actmem.model import Recording
from tb_actmem.recorder import Recorder
from tb_actmem.text.advice import shortage_lines

_logger = logging.getLogger(__name__)

TAG = "out_of_memory"
"""The tag of recordings of blocks that ran out of memory."""


def record(
    model: Module | None = None,
    *,
    ops: bool = True,
    stacks: bool = True,
    label: str = "",
    every: int | None = None,
    out_of_memory: Any = None,
) -> Recorder:
    """Record the memory that the code in a ``with`` block saves for backward.

    ``model`` names parameters, buffers and modules. Any code may run in the block, also several
    forwards and ``backward()``: the graph is read before a backward consumes it. ``ops=False``
    omits the op stream, and with it freed and held memory and the peaks; the rest costs almost
    nothing. ``stacks=False`` omits source lines.

    ``recorder.recording`` is the result when the block has ended. An exception in the block passes
    through, and the recording contains everything until then. Only the thread that opened the block
    is recorded. An error of the recorder itself becomes a note in the recording. If nothing could
    be recorded, ``recorder.recording`` raises RecordError. The block runs on in both cases.

    If a ``with`` block does not fit, as in a framework's callbacks, call ``recorder.start()`` and
    ``recorder.stop()``.

    With ``every=100``, use one recorder for a whole training. It records the first block and each
    hundredth after it; the other blocks run as usual. ``recorder.watched`` says after each block
    whether there is a new recording::

        recorder = tb_actmem.record(model, every=100)
        for step, batch in enumerate(batches):
            with recorder:
                loss = train(batch)
            if recorder.watched:
                tb_actmem.add_recording(writer, "activation_memory", recorder.recording, step)

    If a block runs out of memory, watched or not, ``recorder.recording`` contains the memory alive
    at that moment. Five lines in the log say what fills it, where, and what would
    help. The exception then passes unchanged. ``out_of_memory`` is a SummaryWriter or a log
    directory, to which this recording is also written. Its tag is ``out_of_memory``, its step the
    number of earlier blocks. An unwatched block costs nothing for this: Python's garbage collector
    finds the living tensors after the exception has left the block. The recording's notes list
    facts that are unknown. The log also predicts the effect of checkpoints, which may take seconds
    for a model with many layers. After ``start()``, the exception is noticed if nobody catches it,
    or if you pass it to ``stop(error)``.

    Raises RecordError if ``model`` is not a module, ``every`` is not a whole number of 1 or more,
    or ``out_of_memory`` is neither a SummaryWriter nor a path.
    """
    tell = partial(report_out_of_memory, write_to(out_of_memory))
    return Recorder(model, ops=ops, stacks=stacks, label=label, every=every, tell=tell)


Write = Callable[[Recording, int], str]
"""Writes a recording at a step, and returns a description of its place."""


def report_out_of_memory(
    write: Write | None, recording: Recording, before: Recording | None, step: int
) -> None:
    """Log five lines about a block that ran out of memory, and write its recording.

    ``before`` is the recording of a block that had enough memory.
    """
    where = "recorder.recording"
    try:
        where = where if write is None else write(recording, step)
    except Exception as error:
        _logger.error("tb_actmem could not write the recording", exc_info=error)
    _logger.error("%s", "\n  ".join(shortage_lines(recording, before, where)))


def write_to(place: Any) -> Write | None:
    """Return a function that writes to a SummaryWriter or a log directory; None for None.

    Raises RecordError for anything else.
    """
    if place is None:
        return None
    if not isinstance(place, (str, os.PathLike)):
        if not callable(getattr(place, "add_scalar", None)):
            raise RecordError(
                f"record() cannot write to out_of_memory={place!r}. "
                "Pass a log directory, or a SummaryWriter of torch or tensorboardX."
            )
        return write_by(lambda: place)
    # Imported now, because later there may be no memory for it.
    from tb_actmem.tensorboard.events.writers import write_recording

    def write(recording: Recording, step: int) -> str:
        directory = os.fspath(place)
        write_recording(directory, TAG, recording, step)
        return _where(directory, step)

    return write


def write_by(open_writer: Callable[[], Any]) -> Write:
    """Return a function that writes with a SummaryWriter, which is opened at the first write."""
    from tb_actmem.tensorboard.events.writers import add_recording

    def write(recording: Recording, step: int) -> str:
        writer = open_writer()
        add_recording(writer, TAG, recording, step)
        writer.flush()
        directory = getattr(writer, "log_dir", None) or getattr(writer, "logdir", "")
        return _where(str(directory), step)

    return write


def _where(directory: str, step: int) -> str:
    return f"tensorboard --logdir {directory}, tag {TAG}, step {step}"
