"""A job on fake GPUs: each rank has its own device of the host, as under torchrun."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import torch

from tb_actmem.job.run import Job, Ran, proof_texts, run
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu
from tests.support.places import ROOT

pytestmark = pytest.mark.skipif(torch.version.cuda is None, reason="not a CUDA build of torch")

CHOICES = {
    "mesh": "",
    "rank": "torch.cuda.set_device(int(os.environ['RANK']) % torch.cuda.device_count())",
}
PROGRAM = """
import os, torch
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
counts = torch.cuda.device_count(), torch.accelerator.device_count(), torch.cuda.is_available()
assert counts == (4, 4, True), counts
{choose}
torch.distributed.init_process_group("nccl")
mesh = init_device_mesh("cuda", (2, 4), mesh_dim_names=("hosts", "ranks"))
assert torch.cuda.current_device() == int(os.environ["RANK"]) % 4
model = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.ReLU(), torch.nn.Linear(64, 64))
fully_shard(model.cuda(), mesh=mesh)
optimizer = torch.optim.AdamW(model.parameters())
for _ in range(3):
    model(torch.ones(16, 64, device="cuda")).sum().backward()
    optimizer.step()
    optimizer.zero_grad()
"""


def proved(program: Path) -> list[Ran]:
    """Plan a job of two hosts, and run the last rank that each one represents."""
    own = {"PYTHONPATH": str(ROOT), "LOCAL_WORLD_SIZE": "4", "OMP_NUM_THREADS": "1"}
    return run(Job(8, [str(program)], 2, environment(gpu("H100")) | own, proves=True))


@pytest.mark.parametrize("choose", CHOICES.values(), ids=CHOICES)
def test_rank_has_its_own_device_of_the_host(tmp_path: Path, choose: str) -> None:
    program = tmp_path / "train.py"
    program.write_text(PROGRAM.format(choose=choose), encoding="utf-8")

    (one,) = proved(program)

    assert proof_texts([one]) == (["Proved: further ranks ran, with the same bytes: 7 as 0."], True)
    recordings = [each for each in (one.recording, one.second) if each is not None]
    devices = [{row.device for row in each.storages} - {"cpu"} for each in recordings]
    assert devices == [{"cuda:0"}, {"cuda:3"}]


def test_difference_on_host_names_that_device(tmp_path: Path) -> None:
    program = tmp_path / "train.py"
    text = PROGRAM.format(choose="rank = int(os.environ['RANK'])")
    on_host = "torch.ones(16 + rank, 64)[:16].cuda()"
    program.write_text(text.replace('torch.ones(16, 64, device="cuda")', on_host), encoding="utf-8")

    (said,), is_proven = proof_texts(proved(program))

    found = re.search(r"its total peak on cpu is ([\d,]+) bytes instead of ([\d,]+)\. The", said)
    assert found is not None
    own, other = (int(number.replace(",", "")) for number in found.groups())
    assert own - other == 4 * 64 * (7 - 0)
    assert is_proven
