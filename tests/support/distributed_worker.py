"""One rank under torchrun: trains in every way of sharing the work, and records itself.

`test_distributed.py` starts it. Of each way it leaves ``<folder>/<way>/rank<rank>``, a run, and in
it ``oracle.json``: the bytes that pack hooks saw kept in this process, parameters left out. In
``<folder>/shared`` all ranks write into one directory.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor, distributed, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import FullyShardedDataParallel, ShardingStrategy, fully_shard
from torch.distributed.pipelining import PipelineStage, ScheduleGPipe
from torch.distributed.tensor.parallel import (
    ColwiseParallel,
    RowwiseParallel,
    parallelize_module,
)
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tests.support.oracles import PackHooks

ROWS, WIDTH = 8, 16
WIDE = 4 * WIDTH


def mlp() -> nn.Sequential:
    return nn.Sequential(nn.Linear(WIDTH, WIDE), nn.GELU(), nn.Linear(WIDE, WIDTH))


def rows_of(rank: int) -> int:
    """Data parallel ranks have batches of their own; here each a longer one than the last."""
    return ROWS * (rank + 1)


def ddp(rank: int, size: int) -> tuple[nn.Module, Tensor]:
    return nn.parallel.DistributedDataParallel(mlp()), torch.randn(rows_of(rank), WIDTH)


def fsdp(rank: int, size: int, *, reshard: bool = True) -> tuple[nn.Module, Tensor]:
    model, mesh = mlp(), init_device_mesh("cpu", (size,))
    for layer in (model[0], model[2], model):
        fully_shard(layer, mesh=mesh, reshard_after_forward=reshard)
    return model, torch.randn(ROWS, WIDTH)


def fsdp_whole(rank: int, size: int) -> tuple[nn.Module, Tensor]:
    return fsdp(rank, size, reshard=False)


def fsdp1(
    rank: int, size: int, *, strategy: ShardingStrategy = ShardingStrategy.FULL_SHARD
) -> tuple[nn.Module, Tensor]:
    def shard(module: nn.Module) -> nn.Module:
        return FullyShardedDataParallel(
            module,
            device_id=torch.device("cpu"),
            sharding_strategy=strategy,
            use_orig_params=True,
        )

    first, middle, last = mlp()
    return shard(nn.Sequential(shard(first), middle, shard(last))), torch.randn(ROWS, WIDTH)


def fsdp1_whole(rank: int, size: int) -> tuple[nn.Module, Tensor]:
    return fsdp1(rank, size, strategy=ShardingStrategy.SHARD_GRAD_OP)


def tensor(rank: int, size: int) -> tuple[nn.Module, Tensor]:
    plan = {"0": ColwiseParallel(), "2": RowwiseParallel()}
    model = parallelize_module(mlp(), init_device_mesh("cpu", (size,)), plan)
    return model, torch.ones(ROWS, WIDTH)


def train(way: Callable[[int, int], tuple[nn.Module, Tensor]], folder: Path) -> None:
    """Two steps to settle (DDP rearranges its buckets), one for the oracle, one recorded."""
    rank, size = distributed.get_rank(), distributed.get_world_size()
    model, x = way(rank, size)
    for _ in range(2):
        model(x).sum().backward()
    with PackHooks(model) as hooks:
        loss = model(x).sum()
        seen = hooks.nbytes
    loss.backward()
    del loss
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    leave(folder / f"rank{rank}", recorder.recording, {"oracle": seen})


def pipeline(folder: Path) -> None:
    """Each rank is a stage; four small batches go through all of them, then back."""
    rank, size = distributed.get_rank(), distributed.get_world_size()
    middle = (nn.Sequential(nn.Linear(WIDE, WIDE), nn.ReLU()) for _ in range(size - 2))
    first, last = nn.Sequential(nn.Linear(WIDTH, WIDE), nn.GELU()), nn.Linear(WIDE, WIDTH)
    model = [first, *middle, last][rank]
    stage = PipelineStage(model, rank, size, torch.device("cpu"))
    schedule = ScheduleGPipe(stage, 4, loss_fn=lambda out, target: (out - target).square().sum())
    inputs = (torch.randn(ROWS, WIDTH),) if rank == 0 else ()
    target = torch.zeros(ROWS, WIDTH) if rank == size - 1 else None
    schedule.step(*inputs, target=target)
    with tb_actmem.record(model) as recorder:
        schedule.step(*inputs, target=target)
    leave(folder / f"rank{rank}", recorder.recording)


def leave(
    folder: Path, recording: tb_actmem.Recording, truths: dict[str, int] | None = None
) -> None:
    with SummaryWriter(str(folder)) as writer:
        tb_actmem.add_recording(writer, "memory", recording, global_step=0)
    for name, nbytes in (truths or {}).items():
        (folder / f"{name}.json").write_text(json.dumps(nbytes))


def share(folder: Path) -> None:
    model = mlp()
    with tb_actmem.record(model) as recorder:
        model(torch.ones(rows_of(distributed.get_rank()), WIDTH)).sum().backward()
    leave(folder, recorder.recording)


def main() -> None:
    distributed.init_process_group("gloo")
    torch.manual_seed(0)
    folder = Path(sys.argv[1])
    for way in (ddp, fsdp, fsdp_whole, fsdp1, fsdp1_whole, tensor):
        train(way, folder / way.__name__)
    pipeline(folder / "pipeline")
    share(folder / "shared")
    distributed.barrier()  # gloo's threads do not survive a rank that leaves early
    distributed.destroy_process_group()


if __name__ == "__main__":
    main()
