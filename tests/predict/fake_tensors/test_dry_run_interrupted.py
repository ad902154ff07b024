"""An interrupt in a dry run always ends in Python, and never in a signal."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.predict.fake_tensors.torch_private import saved_tensors
from tb_actmem.recorder import dry_run_state
from tests.support.places import ROOT

pytestmark = [
    pytest.mark.skipif(torch.__version__ < "2.13", reason="a dry run needs torch 2.13"),
    pytest.mark.skipif(not hasattr(os, "fork"), reason="each interrupt needs a fork"),
]


@pytest.mark.skipif(
    torch.version.cuda is not None, reason="torch's threads for GPUs abort in a copied process"
)
def test_interrupt_anywhere_ends_in_python() -> None:
    program = [sys.executable, "-W", "ignore", "-m", "tests.support.interrupts"]
    run = subprocess.run(program, capture_output=True, text=True, timeout=300, cwd=ROOT)

    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert found["count"] > 200
    assert found["others"] == []


@pytest.mark.parametrize("fault", [KeyboardInterrupt, MemoryError, RuntimeError])
def test_fault_in_box_leaves_no_incomplete_slot(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    def raises(*args: object) -> None:
        raise fault

    monkeypatch.setattr(dry_run_state.Box, "__init__", raises)
    with tb_actmem.predict.dry_run("cpu"):
        model = nn.Sequential(nn.Linear(4, 4), nn.GELU(), nn.LayerNorm(4))
        output = model(torch.zeros(2, 4))
        output.sum().backward()

        freed = [raw.data for raw in saved_tensors(output.grad_fn)]

    assert freed
    assert all(type(one) is dry_run_state.Box and one.content is None for one in freed)
