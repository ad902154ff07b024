"""Each rank records its own step into its own run, and the tab shows the ranks side by side.

  torchrun --nproc-per-node 4 examples/distributed.py --parallel tensor

The run of rank 3 is named rank3. TensorBoard cannot read several writers of one directory well, and
the tab recognises the ranks of one job by these names. Data parallel ranks (ddp, fsdp) have batches
of different lengths here. Tensor parallel ranks save a part of each activation. Pipeline stages
have different layers.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor, distributed, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.utils.tensorboard import SummaryWriter

import tb_actmem

BATCH, TOKENS, WIDTH = 4, 32, 64


class Block(nn.Module):
    """The MLP of a transformer layer."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.fc1, self.gelu = nn.Linear(WIDTH, 4 * WIDTH), nn.GELU()
        self.fc2 = nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.fc2(self.gelu(self.fc1(self.norm(x))))


def blocks(count: int) -> nn.Sequential:
    return nn.Sequential(*(Block() for _ in range(count)))


def own_batch() -> Tensor:
    """Return a batch whose length grows with the rank, as texts differ in length."""
    return torch.randn(BATCH, TOKENS * (1 + distributed.get_rank()), WIDTH)


Step = tuple[nn.Module, Callable[[], object]]
"""A model, and a function that trains one step."""


def ddp(layers: int) -> Step:
    model, x = nn.parallel.DistributedDataParallel(blocks(layers)), own_batch()
    return model, lambda: model(x).square().mean().backward()


def fsdp(layers: int) -> Step:
    from torch.distributed.fsdp import fully_shard

    model, x = blocks(layers), own_batch()
    mesh = init_device_mesh("cpu", (distributed.get_world_size(),))
    for block in (*model, model):
        fully_shard(block, mesh=mesh)
    return model, lambda: model(x).square().mean().backward()


def tensor(layers: int) -> Step:
    from torch.distributed.tensor.parallel import (
        ColwiseParallel,
        RowwiseParallel,
        parallelize_module,
    )

    model, x = blocks(layers), torch.ones(BATCH, TOKENS, WIDTH)
    mesh = init_device_mesh("cpu", (distributed.get_world_size(),))
    for block in model:
        parallelize_module(block, mesh, {"fc1": ColwiseParallel(), "fc2": RowwiseParallel()})
    return model, lambda: model(x).square().mean().backward()


def pipeline(layers: int) -> Step:
    from torch.distributed.pipelining import PipelineStage, ScheduleGPipe

    rank, size = distributed.get_rank(), distributed.get_world_size()
    own = len(range(rank, layers, size))  # the first stages get the remaining layers
    model = nn.Sequential(blocks(own), nn.LayerNorm(WIDTH)) if rank == size - 1 else blocks(own)
    stage = PipelineStage(model, rank, size, torch.device("cpu"))
    schedule = ScheduleGPipe(stage, BATCH, loss_fn=nn.functional.mse_loss)
    x = (torch.randn(BATCH, TOKENS, WIDTH),) if rank == 0 else ()
    target = torch.zeros(BATCH, TOKENS, WIDTH) if rank == size - 1 else None
    return model, lambda: schedule.step(*x, target=target)


WAYS = {way.__name__: way for way in (ddp, fsdp, tensor, pipeline)}


def main() -> None:
    options = parsed()
    distributed.init_process_group("gloo")
    rank = distributed.get_rank()
    torch.manual_seed(0)
    model, train = WAYS[options.parallel](options.layers)
    for _ in range(2):  # the first steps also allocate memory that later steps reuse
        train()
    with tb_actmem.record(model, label=options.parallel) as recorder:
        train()
    job = options.out / f"{options.parallel}-{started()}"
    with SummaryWriter(str(job / f"rank{rank}")) as writer:
        tb_actmem.add_recording(writer, "memory", recorder.recording, global_step=0)
    tell(tb_actmem.totals(recorder.recording))
    if rank == 0:
        print(f"Wrote {job}: tensorboard --logdir {options.out}")
    distributed.barrier()  # gloo's threads do not survive a rank that leaves early
    # If DDP frees the process group last, torch waits for gloo's threads, and they for Python.
    del model, train, recorder
    distributed.destroy_process_group()


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--parallel", choices=WAYS, default="ddp", help="how ranks share (ddp)")
    parser.add_argument("--layers", type=int, default=6, help="MLP blocks of the model (6)")
    parser.add_argument(
        "--out", type=Path, default=Path("runs/distributed"), help="where (runs/distributed)"
    )
    options = parser.parse_args()
    if "RANK" not in os.environ:
        parser.error("start it with torchrun, which creates the ranks; see above")
    return options


def started() -> str:
    """Return the time of rank 0's clock, because all ranks must write below one name."""
    now = [time.strftime("%Y%m%d-%H%M%S")]
    distributed.broadcast_object_list(now)
    return now[0]


def tell(totals: tb_actmem.types.Totals) -> None:
    """Print the saved bytes of each rank, on rank 0."""
    found: list[int] = [0] * distributed.get_world_size()
    distributed.all_gather_object(found, totals.saved_bytes)
    if distributed.get_rank() == 0:
        for rank, nbytes in enumerate(found):
            print(f"rank {rank} saves {nbytes:,} bytes for backward")


if __name__ == "__main__":
    main()
