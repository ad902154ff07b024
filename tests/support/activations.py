"""Activations written out op by op, and a module that calls one."""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
from torch import Tensor, nn

Function = Callable[[Tensor], Tensor]


class Activation(nn.Module):
    def __init__(self, function: Function) -> None:
        super().__init__()
        self.function = function

    def forward(self, x: Tensor) -> Tensor:
        return self.function(x)


def gelu_by_tanh(x: Tensor) -> Tensor:
    inner = math.sqrt(2.0 / math.pi) * (x + 0.044715 * torch.pow(x, 3.0))
    return 0.5 * x * (1.0 + torch.tanh(inner))


def gelu_by_erf(x: Tensor) -> Tensor:
    return x * 0.5 * (1.0 + torch.erf(x / math.sqrt(2.0)))


def silu_by_sigmoid(x: Tensor) -> Tensor:
    return x * torch.sigmoid(x)
