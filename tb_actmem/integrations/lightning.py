"""`ActivationMemory`: the Trainer of Lightning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from torch.utils.tensorboard import SummaryWriter

from tb_actmem.integrations.steps import Output, Steps, harmless, needed

with needed("lightning"):
    from lightning.pytorch import Callback, LightningModule, Trainer


class ActivationMemory(Callback):
    """Record the Trainer's first step and each ``every``-th after it, for TensorBoard.

    ``Trainer(..., callbacks=[ActivationMemory(every=100)])``. A step begins before its first batch
    and ends behind the optimizer's step, with all the batches of ``accumulate_grad_batches``; with
    manual optimization each batch is a step. Validation is no part of it; where it comes between
    two batches of one step, that step's recording has it, and a note. The recordings stand at the
    Trainer's global step in the run of its TensorBoardLogger; where there is none, in the Trainer's
    directory of logs. Every rank but the first has a run ``rank1`` and so on below it.

    When memory runs out in any step a recording of what was alive is written too, as
    `tb_actmem.record` says.
    """

    def __init__(self, *, every: int = 100, tag: str = "activation_memory") -> None:
        self._every, self._tag = every, tag
        self._steps: Steps | None = None
        self._before: int | None = None
        """The global step before the open step; None: none is open."""
        self._own: Output | None = None

    @harmless
    def on_train_start(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """Arm a recorder for the module that is trained."""
        # Here, where every rank is: they agree on the directory.
        directory = Path(trainer.log_dir or trainer.default_root_dir)
        rank = trainer.global_rank

        def open_writer() -> Output:
            theirs = _writer_of_trainer(trainer) if rank == 0 else None
            if theirs is not None:
                return theirs
            place = directory / f"rank{rank}" if rank else directory
            self._own = self._own or SummaryWriter(str(place))
            return self._own

        self._steps = Steps(pl_module, every=self._every, tag=self._tag, open_writer=open_writer)

    @harmless
    def on_train_batch_start(
        self, trainer: Trainer, pl_module: LightningModule, batch: Any, batch_idx: int
    ) -> None:
        """Begin with the first batch behind the last optimizer's step."""
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
        """End behind the optimizer's step."""
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
        """Have a step say so that is not over yet."""
        if self._steps is not None and self._before is not None:
            self._steps.note(_VALIDATED)

    @harmless
    def on_exception(
        self, trainer: Trainer, pl_module: LightningModule, exception: BaseException
    ) -> None:
        """Tell of memory that ran out, and end what is open."""
        self._end(trainer, exception)

    @harmless
    def on_train_end(self, trainer: Trainer, pl_module: LightningModule) -> None:
        """End what is left open."""
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


_VALIDATED = (
    "A validation came between two batches of this step: its forwards are in this recording, "
    "and perhaps its peak."
)


def _writer_of_trainer(trainer: Trainer) -> Output | None:
    """The writer of the Trainer's TensorBoardLogger, of whichever package."""
    for logger in trainer.loggers:
        if "TensorBoardLogger" in {cls.__name__ for cls in type(logger).__mro__}:
            theirs: Any = logger
            writer: Output = theirs.experiment
            return writer
    return None
