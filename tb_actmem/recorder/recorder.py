"""`record`: watch a forward as it runs."""

from __future__ import annotations

import logging
from functools import partial
from types import TracebackType
from typing import Any

from torch.nn import Module

from tb_actmem.errors import RecordError
from tb_actmem.model import Recording
from tb_actmem.recorder.block import Block
from tb_actmem.recorder.capture import nested_tensors
from tb_actmem.recorder.hooks import Watch
from tb_actmem.recorder.model_names import named

_logger = logging.getLogger(__name__)


def record(
    model: Module | None = None,
    *,
    ops: bool = True,
    stacks: bool = True,
    label: str = "",
    every: int | None = None,
) -> Recorder:
    """Record what the code in a ``with`` block keeps for its backward.

    ``model`` names parameters, buffers and modules; any code may run in the block, several
    forwards and ``backward()`` included (the graph is read before it is consumed). ``ops=False``
    leaves out the op stream, which tells freed from held memory and gives the peak; what is left
    is nearly free. ``stacks=False`` leaves out source lines.

    ``recorder.recording`` is the result when the block has ended. An exception in the block
    passes through; what had been seen until then can still be read. Only the thread that opened
    the block is watched.

    With ``every=100`` one recorder serves a whole training: of the blocks that it is entered for
    it watches the first and each hundredth after that, and the others run as if it were not there.
    ``recorder.watched`` tells after each block whether there is a new recording::

        recorder = tb_actmem.record(model, every=100)
        for step, batch in enumerate(batches):
            with recorder:
                loss = train(batch)
            if recorder.watched:
                tb_actmem.add_recording(writer, "activation_memory", recorder.recording, step)

    Raises RecordError if ``model`` is no module, or ``every`` no number of 1 or more.
    """
    return Recorder(model, ops=ops, stacks=stacks, label=label, every=every)


class Recorder:
    """The context that `record` returns."""

    def __init__(
        self, model: Module | None, *, ops: bool, stacks: bool, label: str, every: int | None
    ) -> None:
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
        self._open = partial(_open, model, ops=ops, stacks=stacks, label=label)
        self._every = every
        self._blocks = 0
        self._is_open = False
        self._block: Block | None = None
        """The last block that was watched, until its recording is made."""
        self._recording: Recording | None = None
        self._watched = False

    def __enter__(self) -> Recorder:
        if self._is_open or (self._blocks and self._every is None):
            raise RecordError(
                "A recorder serves one block: call tb_actmem.record() again, "
                "or give it every=1 to watch one block after the other."
            )
        self._watched = self._blocks % (self._every or 1) == 0
        if self._watched:
            self._block = self._recording = None
            self._block = self._open()
        self._blocks += 1
        self._is_open = True
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._is_open = False
        if not self._watched or self._block is None:
            return
        try:
            self._block.close(exc)
        except Exception:
            # Training never dies of being observed; `recording` will say what is missing.
            self._block = None
            if exc is None:
                _logger.exception("tb_actmem could not read what the block kept")
        except BaseException:
            self._block = None
            raise

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
        if self._watched and self._block is not None:
            self._block.add_outputs(nested_tensors(outputs))

    @property
    def recording(self) -> Recording:
        """The recording of the last block that was watched, made when it is first asked for.

        Raises RecordError while that block is open, and if it could not be recorded.
        """
        if self._recording is None:
            self._recording = self._make()
            self._block = None
        return self._recording

    def _make(self) -> Recording:
        if self._block is None or (self._is_open and self._watched):
            raise RecordError(
                "There is no recording yet: read recorder.recording after the "
                "`with tb_actmem.record(...)` block (the log tells if making it failed)."
            )
        try:
            return self._block.recording()
        except Exception as error:
            raise RecordError(
                f"The block was watched, but no recording could be made of it: {error!r}."
            ) from error


def _open(model: Module | None, *, ops: bool, stacks: bool, label: str) -> Block:
    modules = named(model)
    return Block(Watch(modules, ops=ops, stacks=stacks), modules, label=label)
