"""Models that make a graph of about so many nodes: deep, wide, and with long-range skips."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor, nn

WIDTH = 4


class Step(nn.Module):
    """Two nodes a call: a product with a weight, and what makes it an activation."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(WIDTH, WIDTH) / WIDTH)

    def forward(self, x: Tensor) -> Tensor:
        return torch.sigmoid(x @ self.weight)


class Chain(nn.Module):
    """One step after the other: a path as long as the graph has nodes."""

    def __init__(self, nodes: int) -> None:
        super().__init__()
        self.step = Step()
        self.calls = nodes // 2

    def forward(self, x: Tensor) -> Tensor:
        for _ in range(self.calls):
            x = self.step(x)
        return x


class Experts(nn.Module):
    """A layer of a mixture of experts: many branches side by side, then their mean."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.experts = nn.ModuleList(Step() for _ in range(count))

    def forward(self, x: Tensor) -> Tensor:
        return x + torch.stack([expert(x) for expert in self.experts]).mean(0)


class Wide(nn.Module):
    """Layers of a mixture of experts. The layers share their weights."""

    def __init__(self, nodes: int, experts: int = 128) -> None:
        super().__init__()
        self.layer = Experts(experts)
        self.calls = max(1, nodes // (2 * experts + 3))

    def forward(self, x: Tensor) -> Tensor:
        for _ in range(self.calls):
            x = self.layer(x)
        return x


class Skips(nn.Module):
    """Bundles of steps whose outputs come back far later, as in a U."""

    def __init__(self, nodes: int, bundle: int = 64) -> None:
        super().__init__()
        self.steps = nn.ModuleList(Step() for _ in range(bundle))
        self.calls = max(1, nodes // (5 * bundle))

    def forward(self, x: Tensor) -> Tensor:
        rows = [step(x) for step in self.steps]
        kept = []
        for _ in range(self.calls):
            rows = [step(row) for step, row in zip(self.steps, rows, strict=True)]
            kept.append(rows)
        for old in reversed(kept):
            rows = [step(row + skip) for step, row, skip in zip(self.steps, rows, old, strict=True)]
        return torch.stack(rows)


SHAPES: dict[str, Callable[[int], nn.Module]] = {
    "chain": Chain,
    "mixture of experts": Wide,
    "long-range skips": Skips,
}


STEPS = {
    "chain": "step",
    "mixture of experts": "layer.experts.*",
    "long-range skips": "steps.*",
}
"""The modules of each that make the nodes, for predictions."""


def inputs() -> Tensor:
    """What each of the models is called with."""
    return torch.randn(2, WIDTH)
