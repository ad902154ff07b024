"""Recording in a training loop, step after step: does anything grow?"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Iterator
from typing import Any

import torch
from torch import nn

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.memory import resident_bytes
from benchmarks.results import Table

SAMPLES = 10
"""How often the process is looked at."""


def train(steps: int) -> dict[str, list[float]]:
    """Train a small model and record each step, backward and all: what the process holds."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 4))
    optimizer = torch.optim.AdamW(model.parameters())
    inputs, targets = torch.randn(8, 16), torch.randint(0, 4, (8,))
    found: dict[str, list[float]] = {"step": [], "rss": [], "objects": [], "tensors": [], "ms": []}
    begin = time.process_time()
    for step in range(1, steps + 1):
        with tb_actmem.record(model) as recorder:
            loss = nn.functional.cross_entropy(model(inputs), targets)
            loss.backward()
        tb_actmem.ledger(recorder.recording)
        optimizer.step()
        optimizer.zero_grad()
        del loss, recorder
        if step % (steps // SAMPLES) == 0:
            seconds = time.process_time() - begin
            gc.collect()
            objects = gc.get_objects()
            found["step"].append(step)
            found["rss"].append(resident_bytes())
            found["objects"].append(len(objects))
            found["tensors"].append(sum(issubclass(type(one), torch.Tensor) for one in objects))
            found["ms"].append(seconds / (steps // SAMPLES) * 1e3)
            del objects
            begin = time.process_time()
    return found


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a look at the process."""
    steps = 50 if quick else 10_000 if full else 1_000
    say(f"steps: {steps:,} recorded training steps")
    child = Child("benchmarks.steps", "train")
    outcome = (child.here if quick else child.call)(steps)
    if outcome.value is None:
        sys.exit(f"The training loop ended: {outcome.end}")
    found: dict[str, Any] = outcome.value
    rows = [
        [f"{step:,}", f"{rss / 2**20:.1f}", f"{objects:,}", f"{tensors:,}", f"{ms:.2f}"]
        for step, rss, objects, tensors, ms in zip(*found.values(), strict=True)
    ]
    about = (
        "Every step of a training loop recorded, its backward included, and its ledger made: what "
        "the process holds, and the time of a step."
    )
    head = ["steps", "memory, MiB", "objects", "tensors", "ms a step"]
    yield Table("steps", about, head, rows, found)
