"""`ActivationMemoryCallback`: a callback for the Trainer of transformers."""

from __future__ import annotations

import gc
import os
import time
from pathlib import Path
from typing import Any

from torch.utils.tensorboard import SummaryWriter

from tb_actmem.integrations.steps import Output, Ranks, Steps, harmless, needed

with needed("transformers"):
    from transformers import TrainerCallback, TrainerControl, TrainerState, TrainingArguments
    from transformers.integrations.integration_utils import TensorBoardCallback


class ActivationMemoryCallback(TrainerCallback):
    """Record the Trainer's first step and each ``every``-th after it, for TensorBoard.

    ``Trainer(..., callbacks=[ActivationMemoryCallback(every=100)])``. A recorded step begins before
    its first forward and ends after the optimizer step. It includes all micro-batches of gradient
    accumulation, and no evaluation.

    Recordings are written at the Trainer's global step into the run of its TensorBoardCallback.
    Without one, they go to ``TENSORBOARD_LOGGING_DIR`` or ``output_dir/runs``. Other ranks than the
    first write into runs ``rank1`` and so on below the first one; with ``ranks="representatives"``
    one rank of all equal ones writes.

    If memory runs out in any step, a recording of the memory alive is written, as
    `tb_actmem.record` does. If your program catches the error, call ``callback.stop(error)``.
    """

    def __init__(
        self, *, every: int = 100, tag: str = "activation_memory", ranks: Ranks = "all"
    ) -> None:
        self._every, self._tag, self._ranks = every, tag, ranks
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
        """Make a recorder for the trained model."""

        begun = time.time()

        def open_writer() -> Output:
            theirs = _writer_of_trainer(args) if args.process_index == 0 else None
            if theirs is not None:
                return theirs
            self._own = self._own or SummaryWriter(str(_directory(args, begun)))
            return self._own

        self._steps = Steps(
            kwargs["model"],
            every=self._every,
            tag=self._tag,
            ranks=self._ranks,
            open_writer=open_writer,
        )

    @harmless
    def on_step_begin(
        self,
        args: TrainingArguments,
        state: TrainerState,
        control: TrainerControl,
        **kwargs: Any,
    ) -> None:
        """Begin a step before its first forward."""
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
        """End the step after the optimizer step."""
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
        """End an open step, and close our own writer."""
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
    """The open writer of the Trainer's TensorBoardCallback, which other callbacks cannot reach."""
    open_ones = [
        candidate.tb_writer
        for candidate in gc.get_objects()
        # Not isinstance, which may run code of the object.
        if issubclass(type(candidate), TensorBoardCallback) and candidate.tb_writer is not None
    ]
    return next((one for one in open_ones if _is_of(one, args)), None)


def _is_of(writer: Any, args: TrainingArguments) -> bool:
    """Whether a writer writes into the runs of this Trainer."""
    place = getattr(writer, "log_dir", None) or getattr(writer, "logdir", "")
    path = Path(str(place)).resolve()
    return _runs(args).resolve() in (path, *path.parents)


def _runs(args: TrainingArguments) -> Path:
    given = os.environ.get("TENSORBOARD_LOGGING_DIR")
    return Path(given).expanduser() if given else Path(args.output_dir or ".") / "runs"


def _directory(args: TrainingArguments, begun: float) -> Path:
    """The directory of this rank, if the Trainer has no writer for it."""
    runs = _runs(args)
    if not args.process_index:
        return runs
    # The first rank names its run after its own clock, so it must be searched.
    runs_now = {
        file.stat().st_mtime: file.parent
        for file in runs.glob("*/events.out.tfevents.*")
        if file.stat().st_mtime > begun - _LATE
    }
    first = runs_now[max(runs_now)] if runs_now else runs
    return first / f"rank{args.process_index}"


_LATE = 60.0
"""Seconds by which a rank may start later than the first one."""
