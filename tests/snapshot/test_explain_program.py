"""A program that does not record itself is recorded, and its snapshot explained with that."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.cli import choice as command
from tb_actmem.cli.main import main
from tests.support.places import ROOT

PROGRAM = """
import sys
import torch
from torch import nn

assert __name__ == "__main__" and sys.argv[1:] == ["--width", "32"]
model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))
optimizer = torch.optim.AdamW(model.parameters())
for step in range(100):
    model(torch.randn(8, 16)).square().mean().backward()
    optimizer.step()
    optimizer.zero_grad()
    assert step < 2, "the recording ends the program"
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "train.py"
    path.write_text(PROGRAM)
    return path


@pytest.fixture
def on_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run programs without a dry run, which needs a CUDA build of torch."""
    variables = {**os.environ, "PYTHONPATH": str(ROOT)}
    monkeypatch.setattr(command, "environment", lambda *_: variables)


@pytest.mark.usefixtures("on_cpu")
def test_snapshot_is_explained_with_its_program(
    program: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv("COLUMNS", "1000")
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 16))
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(torch.randn(8, 16)).square().mean().backward()
            optimizer.step()
            optimizer.zero_grad()
    tb_actmem.render(recorder.recording, tmp_path / "snapshot.pickle")
    words = [str(tmp_path / "snapshot.pickle"), "--program", str(program), "--width", "32"]

    assert main(["explain", *words]) == 0
    said = capsys.readouterr().out
    assert "sum of addmm" in said  # by the graph of the recording
    assert f"predict plan {tmp_path / 'snapshot.program'}" in said
    [logged] = tb_actmem.recordings(tmp_path / "snapshot.program")
    assert {"0", "1", "2"} <= {row.fqn for row in logged.recording().modules}


@pytest.mark.usefixtures("on_cpu")
def test_failing_program_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    program, snapshot = tmp_path / "bad.py", tmp_path / "snapshot.pickle"
    program.write_text("raise SystemExit(5)")
    snapshot.write_bytes(b"\x80\x04}\x8c\x08segments]s.")

    assert main(["explain", str(snapshot), "--program", str(program)]) == 1
    assert "ended with status 5 before its second step was recorded" in capsys.readouterr().err
    assert main(["explain", str(snapshot), "--program"]) == 1
    assert "Name a program" in capsys.readouterr().err
