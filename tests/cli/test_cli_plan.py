"""``tb-actmem predict plan``: its text, its exit status and its JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.predict.fake_cuda import gpus
from tb_actmem.predict.fake_cuda.gpus import Gpu
from tests.support.checkpointable import residuals


@pytest.fixture(scope="module")
def step(tmp_path_factory: pytest.TempPathFactory) -> Path:
    torch.manual_seed(0)
    case = residuals()
    with tb_actmem.record(case.model) as recorder:
        case.forward().backward()
    path = tmp_path_factory.mktemp("plan") / "step.actmem"
    tb_actmem.write(recorder.recording, path)
    return path


def test_plan_is_printed_and_its_prediction_written(step, tmp_path, capsys):
    after = tmp_path / "after.actmem"

    assert main(["predict", "plan", str(step), "--reduce", "15%", "--curve", "-o", str(after)]) == 0
    out = capsys.readouterr().out
    plan = tb_actmem.predict.plan(tb_actmem.read(step), reduce="15%")
    assert str(plan) in out
    assert out.count("%") > str(plan).count("%")
    assert tb_actmem.read(after) == plan.recording


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo terminals")
def test_progress_is_shown_and_cleared_on_terminal(step):
    import pty

    terminal, process = pty.openpty()
    command = [sys.executable, "-m", "tb_actmem", "predict", "plan", str(step), "--reduce", "15%"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=process, text=True, check=True)
    os.close(process)
    shown = os.read(terminal, 65536).decode()

    assert "choices tried, lowest peak" in shown
    assert shown.endswith("\r\x1b[K")
    assert "choices tried" not in done.stdout


def test_code_option_prints_only_code(step, capsys):
    assert main(["predict", "plan", str(step), "--reduce", "0.15", "--code"]) == 0

    plan = tb_actmem.predict.plan(tb_actmem.read(step), reduce="15%")
    assert capsys.readouterr().out == plan.code()


def test_code_option_prints_nothing_without_plan(step, capsys):
    assert main(["predict", "plan", str(step), "--step-peak", "1KiB", "--code"]) == 3

    printed = capsys.readouterr()
    assert printed.out == ""
    assert "[over-budget]" in printed.err


def test_plan_as_json_has_curve(step, capsys):
    assert main(["predict", "plan", str(step), "--max-recompute", "100%", "--curve", "--json"]) == 0

    answer = json.loads(capsys.readouterr().out)
    plan = tb_actmem.predict.plan(tb_actmem.read(step), max_recompute=1.0)
    assert answer["plan"] == list(plan.modules)
    assert answer["save"] == {name: list(ops) for name, ops in plan.save.items()}
    assert answer["peak_bytes"] == plan.peak_bytes < answer["before_peak_bytes"]
    assert [point["peak_bytes"] for point in answer["curve"]] == [
        point.peak_bytes for point in plan.curve
    ]


@pytest.mark.parametrize("on", [[], ["--on", "t4"]])
def test_cost_of_recomputation_is_in_json(step, capsys, on):
    gpu = "T4" if on else "H100"
    assert main(["predict", "plan", str(step), "--reduce", "15%", *on, "--json"]) == 0
    plan = tb_actmem.predict.plan(tb_actmem.read(step), reduce="15%", on=gpu)
    assert json.loads(capsys.readouterr().out)["recomputed"] == asdict(plan.cost)

    command = ["predict", "checkpoint", str(step), "--checkpoint", "0", *on]
    predicted = tb_actmem.predict.checkpoint(tb_actmem.read(step), "0")
    cost = tb_actmem.predict.cost(predicted, gpu)
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["recomputed"] == asdict(cost)
    assert main(command) == 0
    assert f" ms on {gpu} (" in capsys.readouterr().out


def test_suggestions_are_printed_for_any_budget(tmp_path, capsys):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 64), nn.LeakyReLU(), nn.Linear(64, 1))
    with tb_actmem.record(model) as recorder:
        model(torch.ones(256, 8)).sum().backward()
    path = str(tmp_path / "step.actmem")
    tb_actmem.write(recorder.recording, path)
    less = "before any checkpoint: 1 saves its input, and its output is saved too"

    for budget, code in (("1KiB", 3), ("100MiB", 0)):
        assert main(["predict", "plan", path, "--step-peak", budget, "--json"]) == code
        (row,) = json.loads(capsys.readouterr().out)["suggestions"]
        assert (row["kind"], row["fewer_bytes"]) == ("in place", 256 * 64 * 4)
    assert main(["predict", "plan", path, "--step-peak", "1KiB"]) == 3
    assert less in capsys.readouterr().out


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_unreachable_budget_exits_with_3(step, capsys, json_too):
    assert main(["predict", "plan", str(step), "--step-peak", "1KiB", *json_too]) == 3

    out = capsys.readouterr().out
    assert "No checkpoints lower the step peak to 1 KiB" in out
    assert ("[over-budget]" in out) is not bool(json_too)
    assert not json_too or f"({json.loads(out)['least_bytes']:,} bytes)" in out


def test_step_without_backward_exits_with_1(tmp_path, capsys):
    case = residuals()
    with tb_actmem.record(case.model) as recorder:
        case.forward()
    tb_actmem.write(recorder.recording, tmp_path / "forward.actmem")

    assert main(["predict", "plan", str(tmp_path / "forward.actmem"), "--reduce", "50%"]) == 1
    assert "A plan needs the whole step" in capsys.readouterr().err


@pytest.mark.parametrize("goal", [[], ["--reduce", "half"], ["--step-peak", "2gb"]])
def test_wrong_call_exits_with_2(step, goal):
    with pytest.raises(SystemExit) as ended:
        main(["predict", "plan", str(step), *goal])

    assert ended.value.code == 2


def test_plan_for_device_fits(step, monkeypatch):
    recording = tb_actmem.read(step)
    give_memory(monkeypatch, tb_actmem.predict.fits(recording, "A100").sufficient_bytes)

    plan = tb_actmem.predict.plan(recording, device="A100")

    assert plan.modules == ()
    assert tb_actmem.predict.fits(plan.recording, "A100").fits


def give_memory(monkeypatch: pytest.MonkeyPatch, nbytes: int) -> None:
    gpu = Gpu("A100", 80, 108, nbytes / 2**30, (19.5, 156, 312), 2039)
    monkeypatch.setattr(gpus, "_GPUS", (gpu,))


def test_plan_refuses_where_cuda_may_need_more(step, monkeypatch):
    """The CPU's kernels fit exactly, but the range of CUDA's does not."""
    recording = tb_actmem.read(step)
    give_memory(monkeypatch, tb_actmem.predict.fits(recording, "A100").needed_bytes)
    assert tb_actmem.predict.fits(recording, "A100").fits is None

    with pytest.raises(tb_actmem.errors.PredictError, match="not known whether it fits") as error:
        tb_actmem.predict.plan(recording, device="A100")

    assert error.value.code == "fits-unknown"


class Layers(nn.Module):
    """Attention on the CPU makes the scores; a kernel of CUDA may save only its result."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            nn.TransformerEncoderLayer(64, 4, 256, batch_first=True) for _ in range(4)
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = layer(x)
        return x


@pytest.fixture(scope="module")
def with_attention() -> tb_actmem.Recording:
    model = Layers()
    with tb_actmem.record(model) as recorder:
        model(torch.ones(16, 256, 64)).square().mean().backward()
    return recorder.recording


def test_plan_fits_with_all_kernels_of_cuda(with_attention, monkeypatch):
    fit = tb_actmem.predict.fits(with_attention, "A100")
    room = fit.sufficient_bytes - fit.outside_bytes
    give_memory(monkeypatch, fit.outside_bytes + room // 2)
    assert not tb_actmem.predict.fits(with_attention, "A100").fits

    plan = tb_actmem.predict.plan(with_attention, device="A100")

    assert plan.modules
    assert tb_actmem.predict.fits(plan.recording, "A100").fits is True


def test_plan_names_kernels_where_no_choice_surely_fits(
    with_attention, monkeypatch, tmp_path, capsys
):
    fit = tb_actmem.predict.fits(with_attention, "A100")
    room = fit.least_reserved_bytes
    give_memory(monkeypatch, fit.outside_bytes + room)

    with pytest.raises(tb_actmem.errors.PredictError, match="not known whether it fits") as error:
        tb_actmem.predict.plan(with_attention, device="A100")

    assert error.value.code == "fits-unknown"
    assert "CUDA's kernels for scaled_dot_product_attention" in str(error.value)
    path = tmp_path / "step.actmem"
    tb_actmem.write(with_attention, path)
    assert main(["predict", "plan", str(path), "--device", "A100"]) == 1
    assert "not known whether it fits" in capsys.readouterr().err


def test_plan_for_small_device_exits_with_3(step, monkeypatch, capsys):
    monkeypatch.setattr(gpus, "_GPUS", (Gpu("A100", 80, 108, 0.5, (19.5, 156, 312), 2039),))

    assert main(["predict", "plan", str(step), "--device", "A100"]) == 3
    assert "No checkpoints lower the total peak" in capsys.readouterr().out


def test_plan_as_json_has_notes_on_recomputation(tmp_path, capsys):
    case, path = residuals(), tmp_path / "step.actmem"
    with tb_actmem.record(case.model) as recorder:
        loss = case.forward()
        case.model.eval()
        loss.backward()
    tb_actmem.write(recorder.recording, path)

    assert main(["predict", "plan", str(path), "--reduce", "15%", "--json"]) == 0
    (note,) = json.loads(capsys.readouterr().out)["notes"]
    assert note.endswith("[other-mode]")
