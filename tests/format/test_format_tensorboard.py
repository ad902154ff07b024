"""Differences in a real TensorBoard: both loaders, resumed trainings, steps that are dropped."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import tensorboardX
from torch.utils.tensorboard import SummaryWriter

from tb_actmem import add_recording, totals
from tb_actmem.format import base_step
from tb_actmem.model import Recording
from tb_actmem.tensorboard.events import logdir
from tests.support.recordings import transformer
from tests.support.series import grown, later
from tests.support.tensorboards import Server, tensorboard, wait
from tests.tensorboard.test_tensorboard import LOADERS, skip_without

WRITERS = {"torch": SummaryWriter, "tensorboardX": tensorboardX.SummaryWriter}


def step_of(training: int, step: int) -> Recording:
    """The recording of a training at a step; its label names the training."""
    recording = grown(later(transformer(2), 1000 * training + step), 4 * (step % 3))
    label = f"training {training}, step {step}"
    return replace(recording, meta=recording.meta._replace(label=label))


def train(folder: Path, training: int, *steps: int, writer: str = "torch") -> None:
    # Of one second TensorBoard reads the tenth writer's file before the ninth's, as names sort.
    while any(f".{int(time.time()):010d}." in file.name for file in folder.glob("*tfevents*")):
        time.sleep(0.1)
    with WRITERS[writer](str(folder)) as opened:
        for step in steps:
            add_recording(opened, "memory", step_of(training, step), step)


def shown(server: Server, run: str, step: int) -> Any:
    return server.tab("recording.json", run=run, tag="memory", step=step)


def told(server: Server, run: str, step: int) -> tuple[str, int]:
    """Label and kept bytes, as the tab shows them."""
    found = shown(server, run, step).json
    summed = {line["key"]: line["nbytes"] for line in found["totals"]}
    return found["meta"]["label"], summed["saved_bytes"]


@pytest.mark.parametrize("loader", LOADERS)
def test_each_loader_resolves_differences(tmp_path, loader):
    skip_without(loader)
    runs = tmp_path / "runs"
    for name in WRITERS:
        train(runs / name, 1, *range(130), writer=name)
    train(runs / "resumed", 1, *range(0, 90, 10))
    train(runs / "resumed", 2, *range(50, 140, 10))
    complete = [entry.step for entry in logdir.recordings(runs / "torch") if entry.base is None]
    assert complete == [0, 101]
    kept = [totals(step_of(1, step)).saved_bytes for step in range(3)]
    assert len({*kept}) == 3

    with tensorboard(tmp_path, f"--logdir={runs}", *LOADERS[loader]) as server:
        steps = {**{run: [*range(130)] for run in WRITERS}, "resumed": [*range(0, 140, 10)]}
        server.wait_for(steps)
        for run in WRITERS:
            for step in (0, 1, 77, 100, 101, 102, 129):
                assert told(server, run, step) == (f"training 1, step {step}", kept[step % 3])
        for tags in server.get("data/plugin/scalars/tags").json.values():
            assert "the backward" in tags["memory/saved_bytes"]["description"]
        for step in steps["resumed"]:
            first = step < 50 or (loader == "slow" and step < 90)
            label = f"training {1 if first else 2}, step {step}"
            assert told(server, "resumed", step) == (label, kept[step % 3])


@pytest.mark.parametrize("loader", LOADERS)
def test_dropped_base_error_names_flag(tmp_path, loader):
    skip_without(loader)
    train(tmp_path / "run", 1, *range(40))
    flags = [*LOADERS[loader], "--samples_per_plugin=activation_memory=3"]

    with tensorboard(tmp_path, f"--logdir={tmp_path}", *flags) as server:
        wait(lambda: 39 in server.steps().get("run", []), lambda: str(server.steps()))
        kept = server.steps()["run"]
        reply = shown(server, "run", 39)

    assert len(kept) == 3
    assert reply.code == (200 if 0 in kept else 400)
    if 0 not in kept:
        assert reply.body.decode() == (
            "run/memory at step 39 is stored as the difference to step 0, which TensorBoard has "
            "not loaded. Start it with --samples_per_plugin activation_memory=0, on a directory "
            "with all event files."
        )


def test_log_directory_of_each_writer_has_differences(tmp_path):
    for name in WRITERS:
        train(tmp_path / name, 1, 0, 1, writer=name)

    stands_on = [base_step(entry.read()) for entry in logdir.recordings(tmp_path)]

    assert stands_on == [None, 0] * 2
