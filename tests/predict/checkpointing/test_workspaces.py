"""Memory inside torch's functions: workspaces of ops, and variables of composite functions."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor, nn

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


class Normed(nn.Module):
    def __init__(self, *, has_weight: bool) -> None:
        super().__init__()
        self.first, self.last = nn.Linear(64, 64), nn.Linear(64, 64)
        self.norm = nn.RMSNorm(64, elementwise_affine=has_weight)

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.last(self.norm(self.first(x)).tanh())
        return y


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("has_weight", [True, False])
@pytest.mark.parametrize("names", [["0", "1"], ["*.norm"]])
def test_variables_of_rms_norm_live_as_in_torch(
    dtype: torch.dtype, has_weight: bool, names: list[str]
) -> None:
    def case() -> Case:
        torch.manual_seed(0)
        blocks = (Normed(has_weight=has_weight) for _ in range(2))
        model, x = nn.Sequential(*blocks, nn.Linear(64, 64)).to(dtype), torch.randn(512, 64)
        return Case(model, lambda: model(x.to(dtype)).float().sum(), names)

    predicted = tb_actmem.totals(tb_actmem.predict.checkpoint(recorded(case()), names))
    under = case()
    under_checkpoints(under.model, names)
    real = tb_actmem.totals(recorded(under))

    assert predicted.forward_peak_bytes == real.forward_peak_bytes
    assert predicted.total_peak_bytes == real.total_peak_bytes
