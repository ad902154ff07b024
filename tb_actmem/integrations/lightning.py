"""`ActivationMemory`: a callback for the Trainer of Lightning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from torch.utils.tensorboard import SummaryWriter

from tb_actmem.integrations.steps import Output, Ranks, Steps, harmless, needed
from tb_actmem.model import Note

with needed("lightning"):
    from lightning.pytorch import Callback, LightningModule, Trainer


class ActivationMemory(Callback):
    """Record the Trainer's first step and each ``every``-th after it, for TensorBoard.

    ``Trainer(..., callbacks=[ActivationMemory(every=100)])``. A recorded step begins before its
    first batch and ends after the optimizer step. It includes all batches of
    ``accumulate_grad_batches``; with manual optimization, each batch is a step. Validation is not
    recorded, except between two batches of one step, which gives a note.

    Recordings are written at the Trainer's global step into the run of its TensorBoardLogger, or
    else into the Trainer's log directory. Other ranks than the first write into runs ``rank1`` and
    so on below it; with ``ranks="representatives"`` one rank of all equal ones writes. If memory
    runs out in any step, a recording of the memory alive is written, as `tb_actmem.record` does.
    """

    def __init__(
        self, *, every: int = 100, tag: str = "activation_memory", ranks: Ranks = "all"
    ) -> None:
        self._every, self._tag, self._ranks = every, tag, ranks
        self._steps: Steps | None = None
        self._before: int | None = None
        """The global step before the open step; None if no step is open."""
        self._own: Output | None = None

    @harmless
    def on_train_start(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """Make a recorder for the trained module."""
        # All ranks are here, so they agree on the directory.
        directory = Path(trainer.log_dir or trainer.default_root_dir)
        rank = trainer.global_rank

        def open_writer() -> Output:
            theirs = _writer_of_trainer(trainer) if rank == 0 else None
            if theirs is not None:
                return theirs
            place = directory / f"rank{rank}" if rank else directory
            self._own = self._own or SummaryWriter(str(place))
            return self._own

        self._steps = Steps(
            pl_module,
            every=self._every,
            tag=self._tag,
            ranks=self._ranks,
            open_writer=open_writer,
        )

    @harmless
    def on_train_batch_start(
        self, trainer: Trainer, pl_module: LightningModule, batch: Any, batch_idx: int
    ) -> None:
        """Begin a step with the first batch after an optimizer step."""
        if self._steps is not None and self._before is None:
            self._before = trainer.global_step
            self._steps.begin(self._before + 1)

    @harmless
    def on_train_batch_end(
        self,
        trainer: Trainer,
        pl_module: LightningModule,
        outputs: Any,
        batch: Any,
        batch_idx: int,
    ) -> None:
        """End the step after the optimizer step."""
        is_over = (
            trainer.global_step != self._before
            or trainer.is_last_batch
            or not pl_module.automatic_optimization
        )
        if self._steps is not None and is_over:
            self._before = None
            self._steps.end(step=trainer.global_step)

    @harmless
    def on_validation_start(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """Add a note to an open step."""
        if self._steps is not None and self._before is not None:
            self._steps.note(Note.of("validation-inside"))

    @harmless
    def on_exception(
        self, trainer: Trainer, pl_module: LightningModule, exception: BaseException
    ) -> None:
        """End an open step; report if memory ran out."""
        self._end(trainer, exception)

    @harmless
    def on_train_end(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """End an open step."""
        self._end(trainer, None)

    def _end(self, trainer: Trainer, error: BaseException | None) -> None:
        before, self._before = self._before, None
        steps, self._steps = self._steps, None
        try:
            if steps is not None and before is not None:
                steps.end(error)
        finally:
            own, self._own = self._own, None
            if own is not None:
                own.close()


def _writer_of_trainer(trainer: Trainer) -> Output | None:
    """The writer of the Trainer's TensorBoardLogger, from any package."""
    for logger in trainer.loggers:
        if "TensorBoardLogger" in {cls.__name__ for cls in type(logger).__mro__}:
            theirs: Any = logger
            writer: Output = theirs.experiment
            return writer
    return None
