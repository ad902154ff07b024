"""A program saves in a dry run, and leaves its checkpoints of real weights unchanged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tb_actmem.predict.fake_cuda import pretended
from tests.support.places import ROOT

PROGRAM = """
import io, pathlib, sys, torch
path = pathlib.Path(sys.argv[1])
weights = {"weight": torch.ones(3, device="cuda")}
torch.cuda.synchronize()
{save}
"""
SAVES = {
    "torch": "torch.save(weights, path)",
    "safetensors": (
        "from safetensors.torch import save_file\nsave_file(weights, filename=str(path))"
    ),
    "all ranks": (
        "import torch.distributed.checkpoint as dcp\ndcp.save(weights, checkpoint_id=str(path))"
    ),
    "lightning": (
        "from lightning.fabric.plugins import TorchCheckpointIO\n"
        "TorchCheckpointIO().save_checkpoint(weights, path=path)"
    ),
}


def said_by(folder: Path, save: str) -> str:
    program = folder / "train.py"
    program.write_text(PROGRAM.replace("{save}", save), encoding="utf-8")
    command = [sys.executable, str(program), str(folder / "real")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stderr


@pytest.mark.cuda
@pytest.mark.skipif(not pretended(), reason="run it by tb-actmem dry-run")
@pytest.mark.parametrize("save", SAVES.values(), ids=SAVES)
def test_checkpoint_of_real_weights_stays(tmp_path: Path, save: str) -> None:
    for package in ("safetensors", "lightning"):
        if package in save:
            pytest.importorskip(package)
    real = tmp_path / "real"
    real.write_bytes(b"weights of a week")

    said = said_by(tmp_path, save)

    assert real.read_bytes() == b"weights of a week"
    assert f"tb_actmem: Not written, because a dry run has no values to save: {real}\n" in said


@pytest.mark.cuda
@pytest.mark.skipif(not pretended(), reason="run it by tb-actmem dry-run")
@pytest.mark.parametrize("save", ["file", SAVES["lightning"]], ids=["file", "lightning"])
def test_new_file_with_zeros_is_named(tmp_path: Path, save: str) -> None:
    if save == "file":
        save = "with path.open('wb') as file:\n    torch.save(weights, file)"
    else:
        pytest.importorskip("lightning")
    read = "print('has', torch.load(path)['weight'].shape, file=sys.stderr)"

    said = said_by(tmp_path, f"{save}\n{read}").splitlines()

    real = tmp_path / "real"
    assert said == [
        f"tb_actmem: Written with zeros, because a dry run has no values to save: {real}",
        "has torch.Size([3])",
    ]


@pytest.mark.cuda
@pytest.mark.skipif(not pretended(), reason="run it by tb-actmem dry-run")
def test_opened_file_receives_its_bytes(tmp_path: Path) -> None:
    save = "file = io.BytesIO()\ntorch.save(weights, file)\npath.write_bytes(file.getvalue())"

    assert said_by(tmp_path, save) == ""
    assert (tmp_path / "real").stat().st_size > 100
