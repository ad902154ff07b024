"""Gradients that keep memory of a predicted module, against steps that really ran: the indices of
sparse ones, and saved tensors that a Function returns as gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor, nn
from torch.nn.functional import embedding

import tb_actmem
from tb_actmem.model import Recording
from tests.support.checkpointable import copying, on_device, under_checkpoints, under_hooks

pytestmark = pytest.mark.usefixtures("each_observer")

WIDTH = 16


class Bag(nn.Module):
    """Makes its own indices. ``of`` embeds them."""

    def __init__(self, of: Callable[[nn.EmbeddingBag, Tensor], Tensor]) -> None:
        super().__init__()
        self.table = nn.EmbeddingBag(50, WIDTH, sparse=True, mode="sum")
        self.linear, self.of = nn.Linear(WIDTH, WIDTH), of

    def forward(self, x: Tensor) -> Tensor:
        y: Tensor = self.of(self.table, (x.detach().abs()[:, :4] * 10).long().clamp(max=49))
        return self.linear(y) + x


class Scaled(torch.autograd.Function):
    """Computes its gradients in the forward, as fused losses do."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, weight: Tensor, way: str) -> Tensor:
        ctx.save_for_backward(x.cos(), x.t().exp() @ x, weight.detach())
        ctx.way = way
        return x * weight.sum(0)

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> Any:
        for_x, for_weight, _ = ctx.saved_tensors
        if ctx.way == "written":
            return for_x.mul_(gradient), for_weight.mul_(gradient.sum()), None
        is_finite = bool(for_weight.isfinite().all())
        return gradient * for_x, for_weight if is_finite else None, None


class Fused(nn.Module):
    def __init__(self, way: str) -> None:
        super().__init__()
        self.weight, self.way = nn.Parameter(torch.randn(WIDTH, WIDTH)), way

    def forward(self, x: Tensor) -> Tensor:
        weight = self.weight.t() if self.way == "view" else self.weight
        y: Tensor = Scaled.apply(x.sigmoid(), weight, self.way)
        return y.sin()


OF: dict[str, Callable[[nn.EmbeddingBag, Tensor], Tensor]] = {
    "bag": lambda table, ids: table(ids),
    "weighted": lambda table, ids: table(ids, per_sample_weights=ids.float().sin()),
    "embedding": lambda table, ids: table(ids) + embedding(ids, table.weight, sparse=True).sum(1),
    "twice": lambda table, ids: table(ids) + table(ids).sin(),
    "one index each": lambda table, ids: table(ids) + table(ids.flip(0)).sin(),
}


def one(model: nn.Module, x: Tensor) -> None:
    model(x).pow(2).mean().backward()


def two_losses(model: nn.Module, x: Tensor) -> None:
    y = model(x)
    y.pow(2).mean().backward(retain_graph=True)
    y.abs().mean().backward()


def accumulated(model: nn.Module, x: Tensor) -> None:
    for part in x.chunk(2):
        one(model, part)


def step(
    of: str,
    backwards: Callable[[nn.Module, Tensor], None],
    *,
    under: tuple[str, ...] = (),
    away: str | None = None,
) -> Recording:
    torch.manual_seed(0)
    inner = Bag(OF[of]) if of in OF else Fused(of)
    model = nn.Sequential(nn.Linear(WIDTH, WIDTH), inner, nn.Linear(WIDTH, WIDTH))
    optimizer, x = torch.optim.SGD(model.parameters(), lr=0.1), torch.randn(256, WIDTH)
    under_checkpoints(model, [*under])
    under_hooks(model, [away] if away else [], copying)
    with tb_actmem.record(model) as recorder:
        backwards(model, x)
        optimizer.step()
        optimizer.zero_grad()
    return recorder.recording


def peaks(recording: Recording) -> tuple[int, int | None, int | None]:
    totals = tb_actmem.totals(recording)
    return totals.saved_bytes, totals.step_peak_bytes, totals.total_peak_bytes


@pytest.mark.parametrize("under", [("1",), ("1.table",), ("1", "1.table")])
@pytest.mark.parametrize("backwards", [one, two_losses, accumulated])
@pytest.mark.parametrize("of", OF)
def test_recomputed_indices_live_as_long_as_gradient(of, backwards, under):
    predicted = tb_actmem.predict.checkpoint(step(of, backwards), under)

    assert peaks(predicted) == peaks(step(of, backwards, under=under))


@pytest.mark.parametrize("backwards", [one, two_losses, accumulated])
@pytest.mark.parametrize("of", OF)
def test_copied_indices_live_as_long_as_gradient(of, backwards):
    predicted = tb_actmem.predict.checkpoint(on_device(step(of, backwards)), offload="1")

    assert peaks(predicted) == peaks(on_device(step(of, backwards, away="1")))


FUSED = [("written", one), ("written", accumulated)]
FUSED += [
    (way, backwards) for way in ("kept", "view") for backwards in (one, two_losses, accumulated)
]


@pytest.mark.parametrize(("way", "backwards"), FUSED)
def test_recomputed_gradient_lives_as_long_as_gradient(way, backwards):
    predicted = tb_actmem.predict.checkpoint(step(way, backwards), "1")

    assert peaks(predicted) == peaks(step(way, backwards, under=("1",)))


@pytest.mark.parametrize(("way", "backwards"), FUSED)
def test_copied_gradient_lives_as_long_as_gradient(way, backwards):
    predicted = tb_actmem.predict.checkpoint(on_device(step(way, backwards)), offload="1")

    assert peaks(predicted) == peaks(on_device(step(way, backwards, away="1")))
