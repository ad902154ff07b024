"""A recorder: which blocks it watches, and what is left when one has ended."""

from __future__ import annotations

import logging
import threading
import weakref
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Any

from torch.nn import Module

from tb_actmem.errors import RecordError
from tb_actmem.model import Recording
from tb_actmem.recorder.block import Block
from tb_actmem.recorder.capture import nested_tensors
from tb_actmem.recorder.evidence.model_names import named
from tb_actmem.recorder.notes import gaps
from tb_actmem.recorder.notes.leaks import LeftBehind
from tb_actmem.recorder.notes.out_of_memory import is_shortage, shortage_notes
from tb_actmem.recorder.oom_snapshot import Watched, living_recording
from tb_actmem.recorder.torch_private import next_sequence_nr, unasked
from tb_actmem.recorder.watch import uncaught
from tb_actmem.recorder.watch.hooks import Watch

_logger = logging.getLogger(__name__)

_started: dict[int, weakref.ref[Recorder]] = {}
"""Thread → the recorder whose watched block was started there and is open."""


_is_stuck = False
"""A block could not be removed, so that it refuses others through no fault of the program."""


def _make_way() -> None:
    """Close the block that was started in this thread and never stopped, if there is one."""
    ref = _started.pop(threading.get_ident(), None)
    recorder = None if ref is None else ref()
    if recorder is not None:
        recorder.end_early()


def _forget_started(recorder: Recorder) -> None:
    """Forget a recorder whose block has ended, in whichever thread it was started."""
    for thread, other in [*_started.items()]:
        if other() in (None, recorder):
            _started.pop(thread, None)


class _Ended:
    """The guard of a recorder whose block has ended."""

    __slots__ = ("block",)

    def __init__(self, block: Block | None) -> None:
        self.block = block


class _Guard(_Ended):
    """Dies with a recorder whose block was never left, and takes out what watches that block.

    A block that ends makes its guard an `_Ended`, which runs nothing when it dies. Python discards
    a KeyboardInterrupt in a ``__del__``, so that a recorder must not have one.
    """

    __slots__ = ()

    def __del__(self) -> None:
        try:
            if self.block is not None:
                _logger.warning("tb_actmem: a recorder is gone whose block was never left")
                self.block.drop()
            uncaught.forget(None)
        except Exception as error:
            _logger.error("tb_actmem could not remove all that it had installed", exc_info=error)


Tell = Callable[[Recording, Recording | None, int], None]
"""Is given the recording of a block that ran out of memory, that of the last watched one which had
enough, if there is one, and how many blocks came before."""


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
        """The open block is no ``with`` block, so that nothing need ever leave it."""
        self._block: Block | None = None
        """The last block that was watched, until its recording is made."""
        self._guard: _Ended | None = None
        if model is not None and not isinstance(model, Module):
            raise RecordError(
                f"record() takes a torch.nn.Module or nothing, not a {type(model).__name__}: "
                "write `with tb_actmem.record(model) as recorder:`."
            )
        if every is not None and (type(every) is not int or every < 1):
            raise RecordError(
                f"record(every={every!r}) must be a whole number of blocks, 1 or more: "
                "every=100 records the first block and each hundredth after it."
            )
        self._model, self._label = model, label
        self._left: LeftBehind | None = None
        self._make_block = partial(_block, model, ops=ops, stacks=stacks, label=label)
        self._tell = tell
        self._every = every
        self._blocks = 0
        self._recording: Recording | None = None
        self._enough: Watched | None = None
        """The last watched block that had memory enough, if its recording was made."""
        self._is_short = False
        """The last watched block ran out of memory."""
        self._failure = ""
        """Why the last block that should have been watched has no recording."""
        self._start = self._watched_start = 0
        """Torch's number of creation that was next when a block began; of the last watched one."""

    def start(self) -> None:
        """Begin a block that `stop` ends: what ``with`` does, by calls.

        If an exception keeps the program from stopping it, the next block in that thread ends this
        one, with a note and a warning. Raises RecordError as ``with`` does.
        """
        self.__enter__()
        self._is_started = True
        try:
            if self._watched and self._block is not None:
                _started[threading.get_ident()] = weakref.ref(self)
            uncaught.listen(self)
        except Exception as error:
            _logger.error("tb_actmem cannot see whether this block ends early", exc_info=error)

    def stop(self, error: object = None) -> None:
        """End the block that `start` began; where none is open, do nothing.

        ``error`` is the exception that ended it, where the program caught one. What is no exception
        means nothing: as a handler of a framework, `stop` may be given its engine.
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
                "A recorder serves one block: call tb_actmem.record() again, "
                "or give it every=1 to watch one block after the other."
            )
        self._watched = self._blocks % (self._every or 1) == 0
        # Here, or one that is refused would be tried again and refused in every step.
        self._blocks += 1
        try:
            self._begin()
        except RecordError as error:
            self._drop(error)
            if not _is_stuck:
                raise
            self._failure = type(error).__name__
            _logger.error("tb_actmem cannot record any more: an earlier block is still installed")
        except BaseException as error:
            self._drop(error)
            if not isinstance(error, Exception):
                raise
        self._is_open = True
        return self

    def _begin(self) -> None:
        """Begin a block, and watch it if it is its turn."""
        self._start = next_sequence_nr()
        if not self._watched:
            self._guard = _Guard(None)
            return
        self._watched_start = self._start
        self._block = self._recording = None
        self._failure, self._is_short = "", False
        _make_way()
        if self._left is None and self._every is not None:
            self._left = LeftBehind()
        self._block = self._make_block(left=self._left)
        self._guard = _Guard(self._block)
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
            self._drop(error)
            if not isinstance(error, Exception):
                raise
        finally:
            self._is_open = False
            if self._guard is not None:
                self._guard.__class__ = _Ended
                self._guard = None
            for _ in range(2 if self._is_started else 0):  # what fails once is tried again
                try:
                    self._forget()
                    break
                except Exception as error:
                    _logger.error("tb_actmem could not forget a block at once", exc_info=error)
            self._is_started = False
        try:
            if has_ended and exc is not None and is_shortage(exc):
                self._note_shortage(exc)
        except Exception as problem:
            _logger.error("tb_actmem could not tell what was in memory", exc_info=problem)

    def _forget(self) -> None:
        """Let nobody end this block any more."""
        uncaught.forget(self)
        _forget_started(self)

    def _note_shortage(self, error: BaseException) -> None:
        """Make the recording of a block that ran out of memory, and tell of it."""
        if self._watched:
            self._is_short = True
        else:
            self._read_living(error)
        before = None if self._enough is None else self._enough.recording
        self._tell(self.recording, before, self._blocks - 1)

    def _read_living(self, error: BaseException) -> None:
        """Make the recording of what is alive in a block that nobody watched."""
        if self._block is not None:
            try:
                _ = self.recording
            except RecordError as problem:
                _logger.error("%s", problem, exc_info=problem.__cause__)
                self._block = None
        modules = named(self._model)
        self._recording = living_recording(
            modules,
            shortage_notes(error, modules),
            start=self._start,
            label=self._label,
            watched=self._enough,
        )
        self._watched = True

    def end_early(self) -> None:
        """Close a block that was never stopped, because another one begins."""
        try:
            if self._is_open and self._watched and self._block is not None:
                self._block.losses.add(gaps.LEFT_OPEN, "recorder.start()")
        finally:
            self.__exit__(None, None, None)

    def _drop(self, error: BaseException) -> None:
        """Give a block up: training never dies of being observed, and `recording` says why."""
        block, self._block = self._block, None
        self._watched = False
        if self._guard is not None:
            self._guard.__class__ = _Ended
            self._guard = None
        if isinstance(error, Exception) and not isinstance(error, RecordError):
            self._failure = type(error).__name__
            _logger.error("tb_actmem could not record the block, which runs on", exc_info=error)
        try:
            if block is not None:
                block.drop()
        except Exception:
            global _is_stuck
            _is_stuck = True
            _logger.exception("tb_actmem could not remove all that it had installed")

    @property
    def watched(self) -> bool:
        """Whether the last block has a recording: ``every`` chose it, and nothing went wrong.

        What went wrong is in the log, so that a training which asks this first never dies of it.
        """
        if not self._watched or self._is_open:
            return False
        try:
            return self.recording is not None
        except RecordError as error:
            _logger.error("%s", error, exc_info=error.__cause__)
            self._watched = False
            return False

    def finish(self, outputs: Any) -> None:
        """Name what backward will be called on, where no live tensor leads to it."""
        if not self._is_open:
            raise RecordError("finish() belongs inside the `with tb_actmem.record(...)` block.")
        if not self._watched or self._block is None:
            return
        try:
            self._block.add_outputs(nested_tensors(outputs))
        except Exception as error:
            self._block.losses.add(gaps.OUTPUTS, error)

    @property
    def recording(self) -> Recording:
        """The recording of the last block that was watched, made when it is first asked for.

        Raises RecordError while that block is open, and if it could not be recorded.
        """
        if self._recording is not None:
            return self._recording
        if self._failure:
            raise RecordError(
                f"There is no recording: watching the block failed with {self._failure}, "
                "and the log tells where."
            )
        if self._block is None or (self._is_open and self._watched):
            raise RecordError(
                "There is no recording yet: read recorder.recording after the "
                "`with tb_actmem.record(...)` block."
            )
        try:
            recording = self._block.recording()
            if not self._is_short:
                self._enough = Watched(recording, self._watched_start)
        except Exception as error:
            raise RecordError(
                f"The block was watched, but no recording could be made of it: {error!r}."
            ) from error
        self._recording, self._block = recording, None
        return recording


def _block(
    model: Module | None, *, ops: bool, stacks: bool, label: str, left: LeftBehind | None
) -> Block:
    modules = named(model)
    with unasked():
        return Block(Watch(modules, ops=ops, stacks=stacks), modules, label=label, left=left)
