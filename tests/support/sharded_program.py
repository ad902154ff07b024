"""A training that shards its parameters, and with ``--pp N`` is a pipeline; it does not know us.

``--uneven`` makes a layer whose rows the ranks do not divide. ``--fail`` ends every rank but the
first with an error. ``--ddp`` copies the model to every rank instead. ``--schedule`` names another
of torch's schedules.
"""

from __future__ import annotations

import argparse
import os
from typing import Any

import torch
from torch import Tensor, distributed, nn
from torch.distributed import pipelining
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.distributed.pipelining import PipelineStage

WIDTH, ROWS, BATCHES = 16, 32, 4
V_SHAPED = ("ZBVZeroBubble", "DualPipeV")
"""Schedules whose first rank has the first and the last stage."""


class Blocks(nn.Module):
    """Two blocks, as a stage of a pipeline has them."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList(
            nn.Sequential(nn.Linear(WIDTH, wide), nn.GELU(), nn.Linear(wide, WIDTH))
            for _ in range(2)
        )

    def forward(self, x: Tensor) -> Tensor:
        """Run the blocks one after the other."""
        for layer in self.layers:
            x = layer(x)
        return x


def pass_objects(rank: int, world: int) -> None:
    """Pass objects from rank 0, in turn, in a group and to one rank."""
    for turn in range(2):
        answer = [{"turn": turn} if rank == 0 else None]
        distributed.broadcast_object_list(answer, src=0)
        assert answer == [{"turn": turn}]
    group, _ = distributed.new_subgroups_by_enumeration([[*range(world)]])
    output: list[Any] = [None]
    distributed.scatter_object_list(output, [*range(world)] if rank == 0 else None, 0, group)
    assert output == [rank]
    if rank == 0:
        distributed.send_object_list(["message"], dst=world - 1)
    elif rank == world - 1:
        assert distributed.recv_object_list(output, src=0) == 0
        assert output == ["message"]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pp", type=int, default=1)
    parser.add_argument("--chunks", type=int, default=1)
    parser.add_argument("--schedule")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--uneven", action="store_true")
    parser.add_argument("--fail", action="store_true")
    parser.add_argument("--ddp", action="store_true")
    options = parser.parse_args()
    distributed.init_process_group("gloo" if options.device == "cpu" else "nccl")
    rank, world = distributed.get_rank(), distributed.get_world_size()
    if options.fail and rank:
        raise SystemExit("this rank fails")
    answers: list[Any] = [None] * world
    distributed.all_gather_object(answers, os.environ["WORLD_SIZE"])
    assert answers == [str(world)] * world
    pass_objects(rank, world)
    copies, stages = world // options.pp, options.pp * options.chunks
    mesh = init_device_mesh(options.device, (options.pp, copies), mesh_dim_names=("pp", "dp"))
    here = [rank // copies + options.pp * at for at in range(options.chunks)]
    if options.schedule in V_SHAPED:
        here[1] = stages - 1 - here[0]
    models: list[Any] = [Blocks(4 * WIDTH + options.uneven).to(options.device) for _ in here]
    if options.ddp:
        models = [nn.parallel.DistributedDataParallel(model) for model in models]
    for model in models:
        for part in () if options.ddp else (*model.layers, model):
            fully_shard(part, mesh=mesh["dp"], reshard_after_forward=options.pp == 1)
    optimizer = torch.optim.AdamW([each for model in models for each in model.parameters()])
    x = torch.ones(ROWS, WIDTH, device=options.device)

    def loss_of(y: Tensor, target: Tensor) -> Tensor:
        return (y - target).square().mean()

    schedule: Any = None
    if options.pp > 1:
        parts: list[Any] = [
            PipelineStage(
                model, at, stages, torch.device(options.device), group=mesh["pp"].get_group()
            )
            for model, at in zip(models, here, strict=True)
        ]
        name = options.schedule or ("1F1B" if options.chunks == 1 else "Interleaved1F1B")
        schedule = getattr(pipelining, f"Schedule{name}")(
            parts[0] if options.chunks == 1 else parts, BATCHES, loss_fn=loss_of
        )
    for _ in range(3):
        if schedule is None:
            loss_of(models[0](x), x).backward()
        else:
            target = {"target": x, "losses": []} if stages - 1 in here else {}
            schedule.step(*((x,) if 0 in here else ()), **target)
        optimizer.step()
        optimizer.zero_grad()


if __name__ == "__main__":
    main()
