"""`ActivationMemoryCallback`: the Trainer of transformers."""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path
from typing import Any

from torch.utils.tensorboard import SummaryWriter

from tb_actmem.integrations.steps import Output, Steps, harmless, needed

with needed("transformers"):
    from transformers import TrainerCallback, TrainerControl, TrainerState, TrainingArguments
    from transformers.integrations.integration_utils import TensorBoardCallback


class ActivationMemoryCallback(TrainerCallback):
    """Record the Trainer's first step and each ``every``-th after it, for TensorBoard.

    ``Trainer(..., callbacks=[ActivationMemoryCallback(every=100)])``. A step begins before its
    first forward and ends behind the optimizer's, with all the micro-batches of gradient
    accumulation; evaluation is no part of it. The recordings stand at the Trainer's global step in
    the run that its own TensorBoardCallback writes; where there is none, in ``output_dir/runs``, or
    where ``TENSORBOARD_LOGGING_DIR`` says. Every rank but the first has a run ``rank1`` and so on
    below that of the first.

    When memory runs out in any step and nobody catches it, a recording of what was alive is written
    too, as `tb_actmem.record` says; whoever catches it hands it on with ``callback.stop(error)``.
    """

    def __init__(self, *, every: int = 100, tag: str = "activation_memory") -> None:
        self._every, self._tag = every, tag
        self._steps: Steps | None = None
        self._own: Output | None = None

    @harmless
    def on_train_begin(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        **kwargs: Any,
    ) -> None:
        """Arm a recorder for the model that is trained."""

        begun = time.time()

        def open_writer() -> Output:
            theirs = _writer_of_trainer(args) if args.process_index == 0 else None
            if theirs is not None:
                return theirs
            self._own = self._own or SummaryWriter(str(_directory(args, begun)))
            return self._own

        self._steps = Steps(
            kwargs["model"], every=self._every, tag=self._tag, open_writer=open_writer
        )

    @harmless
    def on_step_begin(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        **kwargs: Any,
    ) -> None:
        """Begin before the first forward of a step."""
        if self._steps is not None:
            self._steps.begin(state.global_step + 1)

    @harmless
    def on_step_end(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        **kwargs: Any,
    ) -> None:
        """End behind the optimizer's step."""
        if self._steps is not None:
            self._steps.end()

    @harmless
    def on_train_end(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        **kwargs: Any,
    ) -> None:
        """End what is left open, and close a writer of our own."""
        self.stop()
        self._steps = None
        if self._own is not None:
            self._own.close()
            self._own = None

    @harmless
    def stop(self, error: BaseException | None = None) -> None:
        """End an open step; ``error`` is the exception that ended it, if the program caught one."""
        if self._steps is not None:
            self._steps.end(error)


def _writer_of_trainer(args: TrainingArguments) -> Output | None:
    """The open writer of the Trainer's TensorBoardCallback: no callback is told of another one."""
    open_ones = [
        found.tb_writer
        for found in gc.get_objects()
        # Not isinstance, which asks an object for its class.
        if issubclass(type(found), TensorBoardCallback) and found.tb_writer is not None
    ]
    return next((one for one in open_ones if _is_of(one, args)), None)


def _is_of(writer: Any, args: TrainingArguments) -> bool:
    """Whether a writer writes where this Trainer's runs are."""
    place = getattr(writer, "log_dir", None) or getattr(writer, "logdir", "")
    path = Path(str(place)).resolve()
    return _runs(args).resolve() in (path, *path.parents)


def _runs(args: TrainingArguments) -> Path:
    given = os.environ.get("TENSORBOARD_LOGGING_DIR")
    return Path(given).expanduser() if given else Path(args.output_dir or ".") / "runs"


def _directory(args: TrainingArguments, begun: float) -> Path:
    """The directory of this rank, where the Trainer itself has no writer for it."""
    runs = _runs(args)
    if not args.process_index:
        return runs
    # The first rank calls its run after its clock, and tells nobody.
    runs_now = {
        file.stat().st_mtime: file.parent
        for file in runs.glob("*/events.out.tfevents.*")
        if file.stat().st_mtime > begun - _LATE
    }
    first = runs_now[max(runs_now)] if runs_now else runs
    return first / f"rank{args.process_index}"


_LATE = 60.0
"""Seconds by which a rank may begin later than the first one."""
