"""All frameworks: the error if one is missing, and several ranks."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from torch import nn

import tb_actmem
from tests.support import warm
from tests.support.places import TESTS


@pytest.mark.parametrize("framework", ["transformers", "lightning"])
def test_missing_framework_is_named_with_its_extra(framework: str) -> None:
    code = (
        f"import sys; sys.modules[{framework!r}] = None; import tb_actmem.integrations.{framework}"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=TESTS.parent, capture_output=True, text=True
    )

    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"ImportError: tb_actmem.integrations.{framework} needs {framework}, which is not "
        f'installed. Run pip install "tb_actmem[{framework}]".'
    )


TRAINER = """
import tests.integrations.test_trainer as t
t.train(t.Path(sys.argv[1]), t.gpt2(), t.ActivationMemoryCallback(every=2), 3)
"""
LIGHTNING = """
import tests.integrations.test_lightning as t
t.fit(t.Path(sys.argv[1]), t.Net(), t.ActivationMemory(every=2), 6, devices=2, strategy="ddp")
"""


def test_accelerate_step_with_its_batches_is_one_block() -> None:
    """The loop of the documentation: a block from the first batch to the optimizer step."""
    accelerate = pytest.importorskip("accelerate")
    accelerator = accelerate.Accelerator(gradient_accumulation_steps=2, cpu=True)
    model = nn.Linear(8, 4)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model, optimizer = accelerator.prepare(model, optimizer)
    recorder = tb_actmem.record(model, every=2)
    found = []
    recorder.start()
    for _ in range(6):
        with accelerator.accumulate(model):
            accelerator.backward(model(torch.randn(2, 8)).square().mean())
            optimizer.step()
            optimizer.zero_grad()
        if accelerator.sync_gradients:
            recorder.stop()
            if recorder.watched:
                found.append(tb_actmem.totals(recorder.recording))
            recorder.start()
    recorder.stop()

    assert [len(totals.forwards) for totals in found] == [2, 2]
    # The input, and the output, which the square saves.
    assert [totals.saved_bytes for totals in found] == [(2 * 8 + 2 * 4) * 4] * 2


@pytest.mark.parametrize(
    ("package", "job"), [("accelerate", TRAINER), ("lightning", LIGHTNING)], ids=["hf", "lightning"]
)
def test_other_ranks_have_runs_below_first(package: str, job: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package} is not installed")
    script = tmp_path / "job.py"
    script.write_text(f"import sys\nsys.path[:0] = {sys.path!r}\n{job}", encoding="utf-8")
    logs = tmp_path / "logs"
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = warm.torchrun(2, str(script), str(logs), env=environment)
    assert done.returncode == 0, done.stderr

    found = {(log.run, log.step): log.recording().meta.rank for log in tb_actmem.recordings(logs)}
    (first, *_) = sorted({run for run, _ in found}, key=len)
    assert found == {
        (run, step): rank for rank, run in enumerate([first, f"{first}/rank1"]) for step in (1, 3)
    }
