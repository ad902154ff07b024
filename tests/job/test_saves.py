"""A planned job saves, and leaves the checkpoints of an earlier training unchanged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import torch

from tb_actmem.job.run import Job, run
from tests.support.places import ROOT

pytestmark = pytest.mark.skipif(
    torch.__version__ < "2.13", reason="as the other jobs, which name their shapes since torch 2.13"
)

PROGRAM = """
import sys, torch
import torch.distributed.checkpoint as dcp
from torch.distributed.checkpoint.state_dict import get_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

folder = sys.argv[1]
torch.distributed.init_process_group("gloo")
model = torch.nn.Linear(64, 64)
fully_shard(model, mesh=init_device_mesh("cpu", (8,), mesh_dim_names=("dp",)))
optimizer = torch.optim.AdamW(model.parameters())
for step in range(3):
    model(torch.ones(8, 64)).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
    weights, states = get_state_dict(model, optimizer)
    {save}
"""
SAVES = {
    "path": ("torch.save(weights, f'{folder}/whole.pt')", "whole.pt"),
    "all ranks": ("dcp.save({'weights': weights, 'states': states}, checkpoint_id=folder)", ""),
    "later": ("dcp.async_save({'weights': weights}, checkpoint_id=folder).result()", ""),
}


@pytest.mark.parametrize(("save", "path"), SAVES.values(), ids=SAVES)
def test_sharded_job_leaves_its_checkpoint(tmp_path: Path, save: str, path: str) -> None:
    program, folder = tmp_path / "train.py", tmp_path / "checkpoint"
    program.write_text(PROGRAM.replace("{save}", save), encoding="utf-8")
    folder.mkdir()
    (folder / "whole.pt").write_bytes(b"weights of a week")
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "OMP_NUM_THREADS": "1"}
    said: list[str] = []

    (one,) = run(Job(8, [str(program), str(folder)], 2, variables), warn=said.append)

    assert one.recording.meta.represents == 8
    assert [(file.name, file.read_bytes()) for file in folder.iterdir()] == [
        ("whole.pt", b"weights of a week")
    ]
    assert said == [
        f"Rank 0: Not written, because a dry run has no values to save: {folder / path}"
    ]
