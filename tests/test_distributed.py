"""Data parallel and fully sharded models in two processes: each rank records its own."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest
import torch
from torch import distributed, nn
from torch.multiprocessing.spawn import spawn

import tb_actmem

ROWS, WIDTH = 8, 16
CACHED = ROWS * WIDTH * 4 + 2 * ROWS * 4 * WIDTH * 4
"""The input, and the input and output of GELU: the same on every rank, sharded or not."""


def _wrap(kind: str, model: nn.Sequential) -> nn.Module:
    if kind == "ddp":
        return nn.parallel.DistributedDataParallel(model)
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.fsdp import fully_shard

    mesh = init_device_mesh("cpu", (2,))
    for layer in (model[0], model[2], model):
        fully_shard(layer, mesh=mesh)
    return model


def _work(rank: int, kind: str, port: int, folder: str) -> None:
    os.environ.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(port), RANK=str(rank))
    os.environ["WORLD_SIZE"] = "2"
    distributed.init_process_group("gloo", rank=rank, world_size=2)
    layers = (nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH))
    model = _wrap(kind, nn.Sequential(*layers))
    x = torch.randn(ROWS, WIDTH)
    for _ in range(2):  # DDP rearranges its buckets in the second step
        model(x).sum().backward()
    with tb_actmem.record(model) as recorder:
        loss = model(x).sum()
    tb_actmem.write(recorder.recording, Path(folder) / f"{rank}.actmem")
    loss.backward()
    distributed.destroy_process_group()


@pytest.mark.parametrize("kind", ["ddp", "fsdp2"])
def test_every_rank_records_its_own_forward(kind: str, tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    spawn(_work, (kind, port, str(tmp_path)), nprocs=2)

    for rank in (0, 1):
        recording = tb_actmem.read(tmp_path / f"{rank}.actmem")
        ledger = tb_actmem.ledger(recording)
        assert recording.meta.rank == rank
        assert ledger.cached_bytes == CACHED
        assert ledger.parameter_bytes == 4 * WIDTH * WIDTH * 4  # the second weight, whole
        assert ledger.unexplained_bytes == 0
