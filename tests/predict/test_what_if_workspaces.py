"""Workspaces of ops, which they allocate again when they are recomputed."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tb_actmem
from tests.support.checkpointable import Case, recorded, under_checkpoints
from tests.support.oracles import profiled_bytes

pytestmark = pytest.mark.usefixtures("compiled_observer")


def convolutions() -> Case:
    layers = (nn.Conv1d(12, 12, 3, padding=1), nn.GELU(), nn.BatchNorm1d(12))
    model = nn.Sequential(*(nn.Sequential(*layers, nn.Conv1d(12, 12, 1)) for _ in range(2)))
    x = torch.randn(8, 12, 64, requires_grad=True)
    return Case(model, lambda: model(x).sum(), ["0", "1"])


def test_peak_with_workspaces_equals_profiler() -> None:
    torch.manual_seed(0)
    case = convolutions()
    case.forward().backward()
    case.model.zero_grad()
    recording = recorded(case)
    seen = {storage for op in recording.ops for storage in op.inputs}
    seen |= {
        recording.tensors[tensor].storage or 0 for op in recording.ops for tensor in op.outputs
    }
    births = [row.birth for number, row in enumerate(recording.storages) if number not in seen]
    assert any(births)  # or no op allocates a workspace here
    predicted = tb_actmem.totals(tb_actmem.predict.checkpoint(recording, modules=case.names))

    case.model.zero_grad()
    under_checkpoints(case.model, case.names)
    case.forward().backward()
    case.model.zero_grad()
    _, peak = profiled_bytes(lambda: case.forward().backward())

    assert predicted.step_peak_bytes == peak
