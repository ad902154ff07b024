"""The distributed example under torchrun."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.tensorboard.events.logdir import recordings
from tests.support import warm
from tests.support.places import EXAMPLES
from tests.support.torchrun import has_worked


def environment() -> dict[str, str]:
    """Every warning of the ranks is an error, and of processes that they start."""
    ours = {"PYTHONPATH": str(EXAMPLES.parent), "PYTHONWARNINGS": "error", "OMP_NUM_THREADS": "1"}
    return {**os.environ, **ours}


@pytest.mark.parametrize("way", ["ddp", "fsdp", "tensor", "pipeline"])
def test_every_rank_writes_its_own_run(tmp_path, way):
    program = ("-W", "error", str(EXAMPLES / "distributed.py"), f"--parallel={way}")
    done = warm.torchrun(2, *program, cwd=tmp_path, env=environment())

    assert has_worked(done), done.stderr
    said = {int(rank): kept for rank, kept in re.findall(r"rank (\d) saves ([\d,]+)", done.stdout)}
    found = list(recordings(tmp_path / "runs"))
    assert [(Path(logged.run).name, logged.tag) for logged in found] == [
        ("rank0", "memory"), ("rank1", "memory"),
    ]  # fmt: skip
    for rank, logged in enumerate(found):
        kept = tb_actmem.totals(logged.recording()).saved_bytes
        assert said[rank] == f"{kept:,}"


def test_without_torchrun_it_says_how_to_start_it(tmp_path):
    program = ("-W", "error", str(EXAMPLES / "distributed.py"))
    done = warm.run(*program, cwd=tmp_path, env=environment())

    assert done.returncode == 2
    assert "start it with torchrun" in done.stderr
