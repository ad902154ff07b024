"""Custom Functions that read their saved tensors after other ops of their backward."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.totals import Totals
from tb_actmem.model import Recording
from tests.support.checkpointable import (
    Case,
    copying,
    on_device,
    recorded,
    under_checkpoints,
    under_hooks,
)


class Reading(torch.autograd.Function):
    """Sums wide copies of the gradient; ``first`` tells whether it reads the saved tensor first."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, first: bool) -> Tensor:
        ctx.save_for_backward(x)
        ctx.first = first
        return x * 2

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        if ctx.first:
            (x,) = ctx.saved_tensors
        wide = gradient.repeat(1, 4).sum(-1, keepdim=True) * torch.ones_like(gradient)
        if not ctx.first:
            (x,) = ctx.saved_tensors
        return wide * x, None


class Reader(nn.Module):
    def __init__(self, *, first: bool) -> None:
        super().__init__()
        self.first = first

    def forward(self, x: Tensor) -> Tensor:
        found: Tensor = Reading.apply(x, self.first)
        return found


def step(*, first: bool, checkpointed: list[str], offloaded: list[str]) -> Recording:
    torch.manual_seed(0)
    block = nn.Sequential(
        nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 64), nn.Tanh(), Reader(first=first)
    )
    model, x = nn.Sequential(nn.Linear(16, 16), block, nn.Linear(64, 16)), torch.randn(256, 16)
    under_checkpoints(model, checkpointed)
    under_hooks(model, offloaded, copying)
    recording = recorded(Case(model, lambda: model(x).square().mean(), []))
    return on_device(recording) if offloaded else recording


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("names", [["1"], ["1.4"]])
@pytest.mark.parametrize("kind", ["checkpointed", "offloaded"])
@pytest.mark.parametrize("first", [True, False])
def test_note_bounds_late_reading(first: bool, kind: str, names: list[str]) -> None:
    none: dict[str, list[str]] = {"checkpointed": [], "offloaded": []}
    before = step(first=first, **none)
    real = tb_actmem.totals(step(first=first, **none | {kind: names}))
    if kind == "checkpointed":
        predicted = tb_actmem.predict.checkpoint(before, names)
    else:
        predicted = tb_actmem.predict.checkpoint(on_device(before), offload=names)
    found = tb_actmem.totals(predicted)

    (values,) = (dict(note.values) for note in predicted.meta.notes if note.code == "read-later")
    most, off = values["nbytes"], abs(peak(found) - peak(real))
    assert values["names"] == ("Reading",) and isinstance(most, int)
    assert bool(off) is (not first and (kind, names) != ("checkpointed", ["1.4"])) and off <= most
    assert found.saved_bytes == real.saved_bytes


def peak(found: Totals) -> int:
    return found.step_peak_bytes or 0
