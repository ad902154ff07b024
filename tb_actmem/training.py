"""`record`: the recorder that people put around their steps, and who tells of the worst of them."""

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
from tb_actmem.text.out_of_memory import shortage_lines

_logger = logging.getLogger(__name__)

TAG = "out_of_memory"
"""Of the recordings of blocks that ran out of memory."""


def record(
    model: Module | None = None,
    *,
    ops: bool = True,
    stacks: bool = True,
    label: str = "",
    every: int | None = None,
    out_of_memory: Any = None,
) -> Recorder:
    """Record what the code in a ``with`` block keeps for its backward.

    ``model`` names parameters, buffers and modules; any code may run in the block, several
    forwards and ``backward()`` included (the graph is read before it is consumed). ``ops=False``
    leaves out the op stream, which tells freed from held memory and gives the peak; what is left
    is nearly free. ``stacks=False`` leaves out source lines.

    ``recorder.recording`` is the result when the block has ended. An exception in the block
    passes through; what had been seen until then can still be read. Only the thread that opened
    the block is watched. What the recorder itself cannot do becomes a note in the recording, or,
    where nothing is left to read, a RecordError of ``recorder.recording``; the block runs on.

    Where a ``with`` block does not fit, as in a framework's callbacks, ``recorder.start()`` and
    ``recorder.stop()`` do the same.

    With ``every=100`` one recorder serves a whole training: of the blocks that it is entered for
    it watches the first and each hundredth after that, and the others run as if it were not there.
    ``recorder.watched`` tells after each block whether there is a new recording::

        recorder = tb_actmem.record(model, every=100)
        for step, batch in enumerate(batches):
            with recorder:
                loss = train(batch)
            if recorder.watched:
                tb_actmem.add_recording(writer, "activation_memory", recorder.recording, step)

    When memory runs out in a block, watched or not, a recording of what is alive at that moment is
    ``recorder.recording``, five lines in the log say what, where and what would help, and the
    exception passes as it is. ``out_of_memory`` is where that recording shall be written as well: a
    SummaryWriter, or a log directory; it has the tag ``out_of_memory``, and as its step the number
    of blocks that came before. Nothing is noted for it in a block that is not watched: what lives
    is found by Python's collector when the exception has left the block, whose frames keep their
    variables. What such a recording cannot know its notes say. The exception passes when all is
    written and logged; what checkpoints would save is predicted last, and may take seconds for a
    model of many layers. After ``start()`` the exception is seen where nobody catches it, or where
    ``stop(error)`` is told.

    Raises RecordError if ``model`` is no module, ``every`` no number of 1 or more, or
    ``out_of_memory`` nothing that can be written to.
    """
    tell = partial(report_out_of_memory, write_to(out_of_memory))
    return Recorder(model, ops=ops, stacks=stacks, label=label, every=every, tell=tell)


Write = Callable[[Recording, int], str]
"""Writes a recording at a step, and returns in words where it is."""


def report_out_of_memory(
    write: Write | None, recording: Recording, before: Recording | None, step: int
) -> None:
    """Log five lines on a block that ran out of memory, and write its recording.

    ``before`` is the recording of a block that had memory enough.
    """
    where = "recorder.recording"
    try:
        where = where if write is None else write(recording, step)
    except Exception as error:
        _logger.error("tb_actmem could not write what was in memory", exc_info=error)
    _logger.error("%s", "\n  ".join(shortage_lines(recording, before, where)))


def write_to(place: Any) -> Write | None:
    """What writes to a SummaryWriter or into a log directory; None for None.

    Raises RecordError for anything else.
    """
    if place is None:
        return None
    if not isinstance(place, (str, os.PathLike)):
        if not callable(getattr(place, "add_scalar", None)):
            raise RecordError(
                f"record(out_of_memory={place!r}) is no place to write to: "
                "give a log directory, or a SummaryWriter of torch or tensorboardX."
            )
        return write_by(lambda: place)
    # Now, because there is no memory for it when that has run out.
    from tb_actmem.tensorboard.events.event_file import write_recording

    def write(recording: Recording, step: int) -> str:
        directory = os.fspath(place)
        write_recording(directory, TAG, recording, step)
        return _where(directory, step)

    return write


def write_by(open_writer: Callable[[], Any]) -> Write:
    """What writes by a SummaryWriter, which is asked for when there is something to be written."""
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
