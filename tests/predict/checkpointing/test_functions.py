"""Custom Functions: those that read saved tensors late, or keep their output on ``ctx``."""

from __future__ import annotations

import gc
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


class Keeping(torch.autograd.Function):
    """Keeps its own output on ``ctx``: a reference cycle, unless it is detached."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, detached: bool) -> Tensor:
        y = x.exp()
        ctx.y = y.detach() if detached else y
        ctx.save_for_backward(x)
        return y

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, None]:
        (x,) = ctx.saved_tensors
        return gradient * ctx.y + x * 0, None


class Keeper(nn.Module):
    def __init__(self, *, detached: bool) -> None:
        super().__init__()
        self.detached = detached

    def forward(self, x: Tensor) -> Tensor:
        found: Tensor = Keeping.apply(x, self.detached)
        return found


def keeping_step(checkpointed: list[str], *, detached: bool) -> Recording:
    """Record a step without collections of Python's garbage."""

    def block() -> nn.Sequential:
        keeper = Keeper(detached=detached)
        return nn.Sequential(nn.Linear(16, 48), keeper, nn.GELU(), nn.Linear(48, 16))

    torch.manual_seed(0)
    inner = nn.Sequential(block(), nn.Sequential(block(), nn.Tanh()), block())
    model, x = nn.Sequential(nn.Linear(16, 16), inner, nn.Linear(16, 16)), torch.randn(128, 16)
    under_checkpoints(model, checkpointed)
    gc.collect()
    gc.disable()
    try:
        return recorded(Case(model, lambda: model(x).square().mean(), []))
    finally:
        gc.enable()


@pytest.mark.usefixtures("each_observer")
@pytest.mark.parametrize("names", [["1"], ["1", "1.0"], ["1", "1.1", "1.1.0"], ["1", "1.*"]])
@pytest.mark.parametrize("detached", [True, False])
def test_note_bounds_output_on_ctx(detached: bool, names: list[str]) -> None:
    predicted = tb_actmem.predict.checkpoint(keeping_step([], detached=detached), names)
    found = tb_actmem.totals(predicted)
    real = tb_actmem.totals(keeping_step(names, detached=detached))

    notes = [note for note in predicted.meta.notes if note.code in ("ctx-copies", "ctx-cycle")]
    sizes = (dict(note.values)["nbytes"] for note in notes)
    most = sum(nbytes for nbytes in sizes if isinstance(nbytes, int))
    assert {note.code for note in notes} == {"ctx-copies", "ctx-cycle"}
    off = peak(real) - peak(found)
    assert abs(off) <= most and bool(off > 0) is not detached
