"""The callback for transformers' Trainer: recorded steps, and where they are written."""

from __future__ import annotations

import gc
import logging
import sys
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.model import ModelState
from tests.support.oracles import PackHooks

pytest.importorskip("accelerate", reason="the Trainer needs it")
transformers = pytest.importorskip("transformers")

from transformers import (  # noqa: E402 - the import needs transformers
    GPT2Config,
    GPT2LMHeadModel,
    Trainer,
    TrainerCallback,
    TrainingArguments,
)
from transformers.integrations.integration_utils import TensorBoardCallback  # noqa: E402

from tb_actmem.integrations.transformers import ActivationMemoryCallback  # noqa: E402

ROWS, TOKENS = 2, 16

pytestmark = [
    pytest.mark.filterwarnings("default"),  # those of the frameworks are not ours to refuse
]


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.delenv("TENSORBOARD_LOGGING_DIR", raising=False)
    monkeypatch.setattr("tqdm.tqdm.monitor_interval", 0)  # or a thread stays for ever
    yield
    gc.collect()


def gpt2() -> GPT2LMHeadModel:
    config = GPT2Config(
        n_layer=2, n_embd=32, n_head=2, vocab_size=64, n_positions=32,
        resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0, bos_token_id=0, eos_token_id=0,
    )  # fmt: skip
    return GPT2LMHeadModel(config)


def examples(count: int) -> list[dict[str, torch.Tensor]]:
    ids = torch.arange(count * TOKENS).reshape(count, TOKENS) % 64
    return [{"input_ids": row, "labels": row} for row in ids]


def train(
    folder: Path, model: nn.Module, callback: TrainerCallback, steps: int = 5, **options: Any
) -> Measured:
    resume = options.pop("resume", None)
    trainer = trainer_of(folder, model, callback, steps, **options)
    trainer.train(resume_from_checkpoint=resume)
    return trainer


def trainer_of(
    folder: Path, model: nn.Module, callback: TrainerCallback, steps: int, **options: Any
) -> Measured:
    arguments = TrainingArguments(
        output_dir=str(folder), per_device_train_batch_size=ROWS, max_steps=steps, use_cpu=True,
        **{"report_to": "tensorboard", "save_strategy": "no", "logging_steps": 1, **options},
        disable_tqdm=True,
    )  # fmt: skip
    return Measured(
        model,
        arguments,
        train_dataset=examples(64),
        eval_dataset=examples(4),
        callbacks=[callback],
    )


class Measured(Trainer):
    """Counts the bytes that the forward of its second step saves, by pack hooks."""

    nbytes = 0

    def compute_loss(self, model: nn.Module, *args: Any, **kwargs: Any) -> Any:
        if self.state.global_step != 1:
            return super().compute_loss(model, *args, **kwargs)
        with PackHooks(model) as hooks:
            loss = super().compute_loss(model, *args, **kwargs)
        self.nbytes = hooks.nbytes
        return loss


def logged(folder: Path) -> dict[int, tb_actmem.Recording]:
    found = {log.step: log.recording() for log in tb_actmem.recordings(folder)}
    for recording in found.values():
        recording.check()
    return found


def saved_bytes(recording: tb_actmem.Recording) -> int:
    return tb_actmem.totals(recording).saved_bytes


def test_recorded_steps_are_beside_trainer_scalars(
    tmp_path: Path,
) -> None:
    model = gpt2()
    expected = train(tmp_path, model, ActivationMemoryCallback(every=2)).nbytes

    (log, *_) = logs = list(tb_actmem.recordings(tmp_path))
    found = logged(tmp_path)
    assert [*found] == [1, 3, 5]
    assert {saved_bytes(recording) for recording in found.values()} == {expected}
    assert {each.run for each in logs} == {log.run}
    folder = tmp_path / log.run
    assert len(list(folder.glob("events*"))) == 1  # that of the Trainer


def test_step_includes_backward_and_optimizer(tmp_path: Path) -> None:
    model = gpt2()
    train(tmp_path, model, ActivationMemoryCallback(every=100), steps=1)

    (recording,) = logged(tmp_path).values()
    assert [phase.kind.value for phase in recording.phases] == ["forward", "backward", "update"]
    totals = tb_actmem.totals(recording)
    own = sum(parameter.nbytes for parameter in model.parameters())
    assert totals.optimizer_bytes is not None and totals.optimizer_bytes >= 2 * own
    assert totals.total_peak_bytes is not None and totals.total_peak_bytes > 3 * own


def test_gradient_accumulation_is_one_step(tmp_path: Path) -> None:
    model = gpt2()
    callback = ActivationMemoryCallback(every=2)
    expected = train(tmp_path, model, callback, 3, gradient_accumulation_steps=3).nbytes

    found = logged(tmp_path)
    assert [*found] == [1, 3]
    for recording in found.values():
        assert len(tb_actmem.totals(recording).forwards) == 3
        assert saved_bytes(recording) == expected


def test_evaluation_is_no_part_of_step(tmp_path: Path) -> None:
    train(
        tmp_path, gpt2(), ActivationMemoryCallback(every=1), 2, eval_strategy="steps", eval_steps=1
    )

    for recording in logged(tmp_path).values():
        calls = [call for call in recording.modules if call.type_name == "GPT2LMHeadModel"]
        assert len(calls) == 1


def test_resumed_run_continues_at_its_global_step(tmp_path: Path) -> None:
    options = {"save_strategy": "steps", "save_steps": 2}
    train(tmp_path, gpt2(), ActivationMemoryCallback(every=2), 2, **options)
    resume = str(tmp_path / "checkpoint-2")
    train(tmp_path, gpt2(), ActivationMemoryCallback(every=2), 4, resume=resume, **options)

    assert sorted(log.step for log in tb_actmem.recordings(tmp_path)) == [1, 3]


def test_gradient_checkpointing_saves_less(tmp_path: Path) -> None:
    whole, less = tmp_path / "whole", tmp_path / "less"
    train(whole, gpt2(), ActivationMemoryCallback(), 1)
    train(less, gpt2(), ActivationMemoryCallback(), 1, gradient_checkpointing=True)

    (before,), (after,) = logged(whole).values(), logged(less).values()
    assert tb_actmem.totals(after).recomputed_bytes and saved_bytes(after) < saved_bytes(before)


def test_mixed_precision_is_recorded(tmp_path: Path) -> None:
    model = gpt2()
    expected = train(tmp_path, model, ActivationMemoryCallback(), 2, bf16=True).nbytes

    (recording,) = logged(tmp_path).values()
    assert saved_bytes(recording) == expected
    assert "bfloat16" in {tensor.dtype for tensor in recording.tensors}


def test_adapters_of_peft_are_recorded(tmp_path: Path) -> None:
    peft = pytest.importorskip("peft")
    config = peft.LoraConfig(r=4, target_modules=["c_attn"], fan_in_fan_out=True)
    model = peft.get_peft_model(gpt2(), config)
    expected = train(tmp_path, model, ActivationMemoryCallback(), 2).nbytes

    (recording,) = logged(tmp_path).values()
    assert saved_bytes(recording) == expected
    own = sum(parameter.nbytes for parameter in model.parameters() if parameter.requires_grad)
    gradients = [row for row in recording.storages if row.model_state is ModelState.GRADIENT]
    assert 0 < sum(row.nbytes for row in gradients) == own
    assert any("lora_A" in call.fqn for call in recording.modules)


def test_run_without_tensorboard_callback_is_separate(tmp_path: Path) -> None:
    train(tmp_path, gpt2(), ActivationMemoryCallback(), 1, report_to="none")

    assert [*logged(tmp_path / "runs")] == [1]


@pytest.mark.parametrize("report_to", ["tensorboard", "none"])
def test_logging_directory_of_environment_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, report_to: str
) -> None:
    monkeypatch.setenv("TENSORBOARD_LOGGING_DIR", str(tmp_path / "logs"))
    train(tmp_path / "model", gpt2(), ActivationMemoryCallback(), 1, report_to=report_to)

    assert [*logged(tmp_path / "logs")] == [1]
    assert len(list((tmp_path / "logs").rglob("events*"))) == 1


def test_our_errors_do_not_end_training(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*args: Any, **kwargs: Any) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("tb_actmem.integrations.steps.add_recording", fail)
    with caplog.at_level(logging.ERROR, "tb_actmem"):
        trainer = train(tmp_path, gpt2(), ActivationMemoryCallback(every=1), 2)

    assert trainer.state.global_step == 2
    assert [record.exc_info is not None for record in caplog.records] == [True, True]
    assert "no space left" in caplog.text


def test_out_of_memory_between_recorded_steps_is_reported(tmp_path: Path) -> None:
    model = gpt2()
    hook = sys.excepthook
    callback = ActivationMemoryCallback(every=100)
    model.register_forward_pre_hook(_fail_at(3))
    trainer = trainer_of(tmp_path, model, callback, 5)
    with pytest.raises(torch.OutOfMemoryError) as passed:
        trainer.train()
    callback.stop(passed.value)
    theirs = trainer.pop_callback(TensorBoardCallback)
    assert theirs is not None
    theirs.on_train_end(trainer.args, trainer.state, trainer.control)

    found = {(log.tag, log.step) for log in tb_actmem.recordings(tmp_path)}
    assert found == {("activation_memory", 1), ("out_of_memory", 3)}
    assert sys.excepthook is hook


def _fail_at(step: int) -> Any:
    calls: list[None] = []

    def fail(module: nn.Module, given: Any) -> None:
        calls.append(None)
        if len(calls) == step:
            raise torch.OutOfMemoryError("CUDA out of memory.")

    return fail
