"""A rank of 4,096 that train Llama 70B: it does not know tb_actmem, and torchrun would start it."""

from __future__ import annotations

import os

import torch
from torch import distributed

from benchmarks.jobs.sharded import Config, training_step

RANKS, STAGES = 4096, 4


def main() -> None:
    """Train three steps."""
    torch.backends.cuda.enable_cudnn_sdp(False)  # it cannot plan without a driver
    distributed.init_process_group("nccl")
    stage = int(os.environ["RANK"]) // (RANKS // STAGES)
    _, step = training_step(
        Config("Llama 70B", 80, RANKS, tensor=8, pipeline=STAGES, stage=stage, checkpoint="full")
    )
    for _ in range(3):
        step()


if __name__ == "__main__":
    main()
