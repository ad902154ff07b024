"""The recorder: watches a running step, or reads the graph of a finished forward.

`Recorder` watches blocks and makes their recordings.
"""

from __future__ import annotations

import logging
import threading
import weakref
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Any

from torch.nn import Module

from tb_actmem.arguments import kind_of
from tb_actmem.errors import ArgumentError, RecordError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Recording
from tb_actmem.recorder.block import Block
from tb_actmem.recorder.capture import Watched, capture, nested_tensors, oom_recording
from tb_actmem.recorder.cuda_allocator import AllocatedBytes, AllocationStats, allocation_stats
from tb_actmem.recorder.evidence import named
from tb_actmem.recorder.notes import Gap, is_programs
from tb_actmem.recorder.notes.leaks import Leaks
from tb_actmem.recorder.notes.out_of_memory import is_out_of_memory, out_of_memory_notes
from tb_actmem.recorder.torch_private import next_sequence_nr, unasked
from tb_actmem.recorder.unstopped import (
    Ended,
    Guard,
    close_unstopped,
    forget_started,
    forget_uncaught,
    listen_for_uncaught,
    started,
)
from tb_actmem.recorder.watch.hooks import Watch

__all__ = [
    "AllocatedBytes",
    "AllocationStats",
    "Recorder",
    "allocation_stats",
    "capture",
]

_logger = logging.getLogger(__name__)


_is_stuck = False
"""A block could not be removed. It refuses others, which is not the program's fault."""


Tell = Callable[[Recording, Recording | None, int], None]
"""Receives the recording of a block that ran out of memory, the recording of the last watched block
that did not (or None), and the number of earlier blocks."""


class Recorder:
    """The context that `record` returns."""

    def __init__(
        self,
        model: Module | None,
        *,
        ops: bool,
        stacks: bool,
        label: str,
        every: int | None,
        tell: Tell,
    ) -> None:
        self._is_open = self._watched = False
        self._is_started = False
        """The open block is no ``with`` block, so it may never be left."""
        self._block: Block | None = None
        """The last watched block, until its recording is made."""
        self._guard: Ended | None = None
        if model is not None and not isinstance(model, Module):
            raise RecordError(
                f"record() takes a torch.nn.Module or nothing, not {kind_of(model)}. "
                "Write `with tb_actmem.record(model) as recorder:`."
            )
        if every is not None and (type(every) is not int or every < 1):
            raise RecordError(
                f"every={every!r} must be a whole number of blocks, 1 or more. "
                "every=100 records the first block and each hundredth after it."
            )
        if not isinstance(label, str):
            raise ArgumentError(f"label must be a string, not {label!r:.100}")
        self._model, self._label = model, label
        self._left: Leaks | None = None
        self._make_block = partial(_block, ops=ops, stacks=stacks, label=label)
        self._tell = tell
        self._every = every
        self._blocks = 0
        self._recording: Recording | None = None
        self._enough: Watched | None = None
        """The last watched block that had enough memory, if its recording was made."""
        self._is_short = False
        """The last watched block ran out of memory."""
        self._failure = ""
        """The reason why the last block that should be watched has no recording."""
        self._start = self._watched_start = 0
        """Torch's next sequence number when the last block, and the last watched block, began."""

    def use(self, model: Module | None) -> None:
        """Record the next blocks with this model; None forgets the last one."""
        self._model = model

    def start(self) -> None:
        """Begin a block that `stop` ends, without ``with``.

        If an exception prevents the call of `stop`, the next block in that thread ends this one,
        with a note and a warning. Raises RecordError as ``with`` does.
        """
        self.__enter__()
        self._is_started = True
        try:
            if self._watched and self._block is not None:
                started[threading.get_ident()] = weakref.ref(self)
            listen_for_uncaught(self)
        except Exception as error:
            _logger.error("tb_actmem cannot detect whether this block ends early", exc_info=error)

    def stop(self, error: object = None) -> None:
        """End the block that `start` began; do nothing if none is open.

        ``error`` is the exception that ended it, if the program caught one. Other objects are
        ignored, because a framework may pass its engine to `stop` as a handler.
        """
        self.__exit__(None, error if isinstance(error, BaseException) else None, None)

    def __enter__(self) -> Recorder:
        try:
            if self._is_started:
                self.end_early()
        except Exception as error:
            self._is_open = self._is_started = False
            self._drop(error)
        if self._is_open or (self._blocks and self._every is None):
            raise RecordError(
                "A recorder records one block. Call tb_actmem.record() again, "
                "or pass every=1 to record every block."
            )
        self._watched = self._blocks % (self._every or 1) == 0
        # Counted here: a refused block must not be retried in every step.
        self._blocks += 1
        try:
            self._begin()
        except RecordError as error:
            self._drop(error)
            if not _is_stuck:
                raise
            self._failure = type(error).__name__
            _logger.error("tb_actmem cannot record: an earlier block could not be removed")
        except BaseException as error:
            self._drop(error)
            if is_programs(error):
                raise
        self._is_open = True
        return self

    @collector_paused()
    def _begin(self) -> None:
        """Begin a block, and watch it if ``every`` selects it."""
        self._start = next_sequence_nr()
        if not self._watched:
            self._guard = Guard(None)
            return
        self._watched_start = self._start
        self._block = self._recording = None
        self._failure, self._is_short = "", False
        close_unstopped()
        if self._left is None and self._every is not None:
            self._left = Leaks()
        self._block = self._make_block(self._model, left=self._left)
        self._guard = Guard(self._block)
        self._block.open()
        global _is_stuck
        _is_stuck = False

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        has_ended = self._is_open
        try:
            if self._is_open and self._watched and self._block is not None:
                self._block.close(exc)
        except BaseException as error:
            is_interrupt = is_programs(error)
            if not is_interrupt or self._block is None or not self._block.is_closed:
                self._drop(error)
            if is_interrupt:
                raise
        finally:
            self._is_open = False
            if self._guard is not None:
                self._guard.__class__ = Ended
                self._guard = None
            for _ in range(2 if self._is_started else 0):  # retry once
                try:
                    self._forget()
                    break
                except Exception as error:
                    _logger.error("tb_actmem could not forget a block", exc_info=error)
            self._is_started = False
        try:
            if has_ended and exc is not None and is_out_of_memory(exc):
                self._note_out_of_memory(exc)
        except Exception as problem:
            _logger.error("tb_actmem could not report the memory", exc_info=problem)

    def _forget(self) -> None:
        """Forget this block, so that nothing else ends it."""
        forget_uncaught(self)
        forget_started(self)

    def _note_out_of_memory(self, error: BaseException) -> None:
        """Make and report the recording of a block that ran out of memory."""
        if self._watched:
            self._is_short = True
        else:
            self._read_living(error)
        before = None if self._enough is None else self._enough.recording
        self._tell(self.recording, before, self._blocks - 1)

    def _read_living(self, error: BaseException) -> None:
        """Make the recording of living memory in an unwatched block."""
        if self._block is not None:
            try:
                _ = self.recording
            except RecordError as problem:
                _logger.error("%s", problem, exc_info=problem.__cause__)
                self._block = None
        modules = named(self._model)
        self._recording = oom_recording(
            modules,
            out_of_memory_notes(error, modules),
            start=self._start,
            label=self._label,
            watched=self._enough,
        )
        self._watched = True

    def end_early(self) -> None:
        """Close a block that was never stopped, because another one begins."""
        try:
            if self._is_open and self._watched and self._block is not None:
                self._block.gaps.add(Gap.LEFT_OPEN, "recorder.start()")
        finally:
            self.__exit__(None, None, None)

    def _drop(self, error: BaseException) -> None:
        """Give up a block: the training runs on, and `recording` gives the reason."""
        block, self._block = self._block, None
        self._watched = False
        if self._guard is not None:
            self._guard.__class__ = Ended
            self._guard = None
        if not isinstance(error, RecordError):
            self._failure = type(error).__name__
            if isinstance(error, Exception):
                _logger.error("tb_actmem could not record the block. It runs on", exc_info=error)
        try:
            if block is not None:
                block.drop()
        except Exception:
            global _is_stuck
            _is_stuck = True
            _logger.exception("tb_actmem could not remove all of its hooks")

    @property
    def watched(self) -> bool:
        """Whether the last block has a recording: ``every`` selected it, and nothing failed.

        Failures are in the log. A training that checks this first gets no exception.
        """
        if not self._watched or self._is_open:
            return False
        try:
            return self.recording is not None
        except RecordError as error:
            _logger.error("%s", error, exc_info=error.__cause__)
            self._watched = False
            return False

    @property
    def failure(self) -> str:
        """The type of the error because of which the last block is not watched; "" if none."""
        return "" if self._watched else self._failure

    def finish(self, outputs: Any) -> None:
        """Name the outputs that backward will be called on, if no living tensor leads to them."""
        if not self._is_open:
            raise RecordError("Call finish() inside the `with tb_actmem.record(...)` block.")
        if not self._watched or self._block is None:
            return
        try:
            self._block.add_outputs(nested_tensors(outputs))
        except Exception as error:
            self._block.gaps.add(Gap.OUTPUTS, error)

    @property
    def recording(self) -> Recording:
        """The recording of the last watched block, made at its first use.

        Raises RecordError while that block is open, or if it could not be recorded.
        """
        if self._recording is not None:
            return self._recording
        if self._failure:
            raise RecordError(
                f"There is no recording: {self._failure} ended the watching of the block. "
                "The log has each error of tb_actmem.",
                code="no-recording",
            )
        if self._block is None or (self._is_open and self._watched):
            raise RecordError(
                "There is no recording yet. Read recorder.recording after the "
                "`with tb_actmem.record(...)` block.",
                code="no-recording",
            )
        try:
            recording = self._block.recording()
            if not self._is_short:
                self._enough = Watched(recording, self._watched_start)
        except Exception as error:
            raise RecordError(
                f"The block was watched, but its recording could not be made: {error!r}.",
                code="no-recording",
            ) from error
        self._recording, self._block = recording, None
        return recording


def _block(
    model: Module | None, *, ops: bool, stacks: bool, label: str, left: Leaks | None
) -> Block:
    modules = named(model)
    with unasked():
        return Block(Watch(modules, ops=ops, stacks=stacks), modules, label=label, left=left)
