"""The distributed example under torchrun."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

import tb_actmem
from tb_actmem.tensorboard.events.logdir import recordings
from tests.support import warm
from tests.support.places import EXAMPLES
from tests.support.torchrun import has_worked


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with every warning an error, in the ranks as well."""
    ours = {"PYTHONPATH": str(EXAMPLES.parent), "PYTHONWARNINGS": "error", "OMP_NUM_THREADS": "1"}
    return warm.run("-W", "error", *command, cwd=folder, env={**os.environ, **ours})


@pytest.mark.parametrize("way", ["ddp", "fsdp", "tensor", "pipeline"])
def test_every_rank_writes_its_own_run(tmp_path, way):
    torchrun = ["-m", "torch.distributed.run", "--standalone", "--nproc-per-node=2"]
    done = run(tmp_path, *torchrun, str(EXAMPLES / "distributed.py"), f"--parallel={way}")

    assert has_worked(done), done.stderr
    said = {int(rank): kept for rank, kept in re.findall(r"rank (\d) keeps ([\d,]+)", done.stdout)}
    found = list(recordings(tmp_path / "runs"))
    assert [(Path(logged.run).name, logged.tag) for logged in found] == [
        ("rank0", "memory"), ("rank1", "memory"),
    ]  # fmt: skip
    for rank, logged in enumerate(found):
        kept = tb_actmem.totals(logged.recording()).saved_bytes
        assert said[rank] == f"{kept:,}"


def test_without_torchrun_it_says_how_to_start_it(tmp_path):
    done = run(tmp_path, str(EXAMPLES / "distributed.py"))

    assert done.returncode == 2
    assert "start it with torchrun" in done.stderr
