"""Recording in a training loop, step after step: does anything grow, or slow down?"""

from __future__ import annotations

import gc
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.tensorboard.writer import SummaryWriter

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.memory import resident_bytes
from benchmarks.results import Table

SAMPLES = 10
"""How often the process is looked at."""


def train(steps: int, every: int) -> dict[str, list[float]]:
    """Train a small model and write each ``every``-th step, backward and all, to a log directory.

    After each tenth of the training as many steps again run bare, for their time.
    """
    torch.set_num_threads(1)
    torch.manual_seed(0)
    step_of_training, model = _training()
    recorder = tb_actmem.record(model, every=every)
    found: dict[str, list[float]] = {
        name: [] for name in ("step", "rss", "objects", "tensors", "ms", "bare ms")
    }

    def recorded(step: int) -> None:
        with recorder:
            step_of_training()
        if recorder.watched:
            tb_actmem.add_recording(writer, "activation_memory", recorder.recording, step)

    part = steps // SAMPLES
    with tempfile.TemporaryDirectory() as folder, SummaryWriter(folder) as writer:
        for first in range(0, part * SAMPLES, part):
            found["ms"].append(_ms(recorded, range(first, first + part)))
            found["bare ms"].append(_ms(lambda step: step_of_training(), range(part)))
            found["step"].append(first + part)
            _look(found)
    return found


def _training() -> tuple[Callable[[], None], nn.Module]:
    model = nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.LayerNorm(32), nn.Linear(32, 4))
    optimizer = torch.optim.AdamW(model.parameters())
    inputs, targets = torch.randn(8, 16), torch.randint(0, 4, (8,))

    def step() -> None:
        loss = nn.functional.cross_entropy(model(inputs), targets)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()

    return step, model


def _ms(run: Callable[[int], None], steps: range) -> float:
    begin = time.process_time()
    for step in steps:
        run(step)
    return (time.process_time() - begin) / len(steps) * 1e3


def _look(found: dict[str, list[float]]) -> None:
    gc.collect()
    objects = gc.get_objects()
    found["rss"].append(resident_bytes())
    found["objects"].append(len(objects))
    found["tensors"].append(sum(issubclass(type(one), Tensor) for one in objects))


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield two tables, of every step and of each hundredth: a row a look at the process."""
    steps = 50 if quick else 10_000 if full else 1_000
    for every in (1, 10) if quick else (1, 100):
        say(f"steps: {steps:,} training steps, one in {every} recorded")
        child = Child(__name__, "train")
        outcome = (child.here if quick else child.call)(steps, every)
        if outcome.value is None:
            sys.exit(f"The training loop ended: {outcome.end}")
        yield _table(outcome.value, every)


def _table(found: dict[str, Any], every: int) -> Table:
    rows = [
        [f"{step:,}", f"{rss / 2**20:.1f}", f"{objects:,}", f"{tensors:,}", f"{ms:.2f}", f"{b:.2f}"]
        for step, rss, objects, tensors, ms, b in zip(*found.values(), strict=True)
    ]
    which = "Every step" if every == 1 else f"One step in {every}"
    about = (
        f"{which} of a training loop is recorded with its backward, and written to a log "
        "directory. The columns are the memory of the process, and the CPU time of a step with "
        "its recording, beside that of a bare step."
    )
    head = ["steps", "memory, MiB", "objects", "tensors", "ms a step", "bare"]
    name = "steps" if every == 1 else "steps-periodic"
    return Table(name, about, head, rows, found)
