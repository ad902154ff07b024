"""The callback for Lightning's Trainer: recorded steps, and where they are written."""

from __future__ import annotations

import gc
import logging
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from torch.utils.data import DataLoader

import tb_actmem
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks

pl = pytest.importorskip("lightning.pytorch")

from lightning.pytorch import LightningModule, Trainer  # noqa: E402 - only if it is installed
from lightning.pytorch.loggers import TensorBoardLogger  # noqa: E402

from tb_actmem.integrations.lightning import ActivationMemory  # noqa: E402

ROWS, WIDTH, HIDDEN = 4, 8, 16
KEPT = (ROWS * WIDTH + 2 * ROWS * HIDDEN + ROWS * WIDTH) * 4
"""The input, that of the GELU, its output, and the result, which the square keeps."""

pytestmark = pytest.mark.filterwarnings("default")
"""The frameworks' own warnings are not ours to refuse."""


@pytest.fixture(autouse=True)
def _alone() -> Any:
    yield
    gc.collect()


class Net(LightningModule):
    def __init__(self, *, recompute: bool = False, fails_at: int | None = None) -> None:
        super().__init__()
        self.up, self.act, self.down = nn.Linear(WIDTH, HIDDEN), nn.GELU(), nn.Linear(HIDDEN, WIDTH)
        self.recompute, self.fails_at = recompute, fails_at

    def forward(self, x: Tensor) -> Tensor:
        return self.down(self.act(self.up(x)))

    def training_step(self, batch: Tensor, batch_idx: int) -> Tensor:
        if batch_idx == self.fails_at:
            y = self(batch)
            raise torch.OutOfMemoryError(f"CUDA out of memory for {y.numel()} numbers.")
        y = checkpoint(self.forward, batch, use_reentrant=False) if self.recompute else self(batch)
        return y.square().mean()

    def validation_step(self, batch: Tensor, batch_idx: int) -> None:
        self(batch)

    def configure_optimizers(self) -> Any:
        return torch.optim.Adam(self.parameters())


class Adversaries(Net):
    """Two optimizers, which step by turns."""

    def __init__(self) -> None:
        super().__init__()
        self.automatic_optimization = False

    def training_step(self, batch: Tensor, batch_idx: int) -> None:  # type: ignore[override]  # manual
        optimizers: Any = self.optimizers()
        for optimizer in optimizers:
            optimizer.zero_grad()
            self.manual_backward(super().training_step(batch, batch_idx))
            optimizer.step()

    def configure_optimizers(self) -> Any:
        one, other = self.up.parameters(), self.down.parameters()
        return [torch.optim.Adam(one), torch.optim.SGD(other)], []


def fit(
    folder: Path, model: LightningModule, callback: Any, batches: int = 5, **options: Any
) -> Trainer:
    loader: DataLoader[Tensor] = DataLoader(torch.randn(batches * ROWS, WIDTH), batch_size=ROWS)  # type: ignore[arg-type]  # a tensor is a dataset
    checkpoint_path = options.pop("resume", None)
    options = {"logger": TensorBoardLogger(folder), "max_epochs": 1, **options}
    trainer = Trainer(
        callbacks=[callback], accelerator="cpu", enable_progress_bar=False,
        enable_model_summary=False, enable_checkpointing=False, default_root_dir=folder, **options,
    )  # fmt: skip
    trainer.fit(model, loader, loader, ckpt_path=checkpoint_path)
    return trainer


def logged(folder: Path) -> dict[int, tb_actmem.Recording]:
    return {log.step: log.recording().check() for log in tb_actmem.recordings(folder)}


def saved_bytes(recording: tb_actmem.Recording) -> int:
    return tb_actmem.totals(recording).saved_bytes


def test_saved_tensors_of_step_are_known() -> None:
    model, x = Net(), torch.randn(ROWS, WIDTH)
    with PackHooks(model) as hooks:
        loss = model.training_step(x, 0)
    assert hooks.nbytes == KEPT
    del loss


def test_recorded_steps_are_in_logger_run(
    tmp_path: Path,
) -> None:
    trainer = fit(tmp_path, Net(), ActivationMemory(every=2))

    assert trainer.logger is not None and trainer.logger.log_dir is not None
    found = logged(Path(trainer.logger.log_dir))
    assert [*found] == [1, 3, 5]
    assert len([*tmp_path.rglob("events*")]) == 1  # which the logger has open
    for recording in found.values():
        assert saved_bytes(recording) == KEPT
        assert [phase.kind.value for phase in recording.phases] == ["forward", "backward", "update"]
        assert recording.meta.optimizers == 1


def test_accumulated_batches_are_one_step(tmp_path: Path) -> None:
    fit(tmp_path, Net(), ActivationMemory(every=1), accumulate_grad_batches=2)

    found = logged(tmp_path)
    forwards = {step: len(tb_actmem.totals(each).forwards) for step, each in found.items()}
    assert forwards == {1: 2, 2: 2, 3: 1}  # of five batches the last one steps alone


def test_several_optimizers_are_in_one_step(tmp_path: Path) -> None:
    fit(tmp_path, Adversaries(), ActivationMemory(every=1), batches=2)

    found = logged(tmp_path)
    assert [*found] == [2, 4]
    assert {recording.meta.optimizers for recording in found.values()} == {2}


def test_validation_is_no_part_of_step(tmp_path: Path) -> None:
    fit(tmp_path, Net(), ActivationMemory(every=1), batches=4, val_check_interval=1)

    recordings = logged(tmp_path)
    assert [*recordings] == [1, 2, 3, 4]
    for recording in recordings.values():
        assert sum(call.fqn == "act" for call in recording.modules) == 1


def test_validation_inside_step_is_noted(tmp_path: Path) -> None:
    options = {"batches": 6, "accumulate_grad_batches": 3}
    fit(tmp_path / "inside", Net(), ActivationMemory(every=1), val_check_interval=1, **options)
    fit(tmp_path / "behind", Net(), ActivationMemory(every=1), val_check_interval=3, **options)

    for place, has_validation in (("inside", True), ("behind", False)):
        recordings = logged(tmp_path / place)
        assert [*recordings] == [1, 2]
        for recording in recordings.values():
            forwards = sum(call.fqn == "act" for call in recording.modules)
            said = [note for note in notes_of(recording) if note.startswith("A validation ran")]
            assert (forwards > 3, len(said)) == (has_validation, has_validation)


def test_resumed_run_continues_at_its_global_step(tmp_path: Path) -> None:
    trainer = fit(tmp_path, Net(), ActivationMemory(every=2), 4)
    trainer.save_checkpoint(tmp_path / "last.ckpt")
    resume = str(tmp_path / "last.ckpt")
    fit(tmp_path, Net(), ActivationMemory(every=2), 4, resume=resume, max_epochs=2)

    assert sorted(log.step for log in tb_actmem.recordings(tmp_path)) == [1, 3, 5, 7]


def test_checkpointed_region_saves_input_and_result(tmp_path: Path) -> None:
    fit(tmp_path, Net(recompute=True), ActivationMemory(), 1)

    (recording,) = logged(tmp_path).values()
    random_state = torch.get_rng_state().nbytes
    assert saved_bytes(recording) == 2 * ROWS * WIDTH * 4 + random_state
    assert tb_actmem.totals(recording).recomputed_bytes


def test_mixed_precision_is_recorded(tmp_path: Path) -> None:
    fit(tmp_path, Net(), ActivationMemory(), 1, precision="bf16-mixed")

    (recording,) = logged(tmp_path).values()
    assert "bfloat16" in {tensor.dtype for tensor in recording.tensors}


def test_recordings_without_logger_are_in_trainers_directory(
    tmp_path: Path,
) -> None:
    fit(tmp_path, Net(), ActivationMemory(), 1, logger=False)

    assert [*logged(tmp_path)] == [1]


@pytest.mark.usefixtures("no_graph_alive")
def test_out_of_memory_between_recorded_steps_is_reported(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    model = Net(fails_at=3)
    with pytest.raises(torch.OutOfMemoryError):
        fit(tmp_path, model, ActivationMemory(every=100))

    found = {(log.tag, log.step): log.recording() for log in tb_actmem.recordings(tmp_path)}
    assert [*found] == [("activation_memory", 1), ("out_of_memory", 4)]
    assert "Memory ran out (OutOfMemoryError) in Net at test_lightning.py" in caplog.text
    # The square was not reached.
    assert saved_bytes(found["out_of_memory", 4]) == KEPT - ROWS * WIDTH * 4


def test_our_errors_do_not_end_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*args: Any, **kwargs: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("tb_actmem.integrations.steps.add_recording", fail)
    with caplog.at_level(logging.ERROR, "tb_actmem"):
        trainer = fit(tmp_path, Net(), ActivationMemory(every=1), 2)

    assert trainer.global_step == 2
    assert caplog.text.count("OSError: no space left") == 2
