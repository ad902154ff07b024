"""A language model whose memory on a real GPU is public, written from the published facts.

Its order of allocations is that of the public memory snapshots. So local names matter: each keeps
its tensor until the function returns or binds the name again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import torch
from torch import Tensor, nn


class Sizes(NamedTuple):
    """The sizes of a language model and of its batch."""

    width: int
    hidden: int
    layers: int
    heads: int
    tokens: int
    vocabulary: int = 10_000
    batch: int = 4


class Linear(nn.Module):
    """A product without bias."""

    def __init__(self, inputs: int, outputs: int) -> None:
        """Make the weight."""
        super().__init__()
        self.weight = nn.Parameter(torch.empty(outputs, inputs, device="cuda"))

    def forward(self, x: Tensor) -> Tensor:
        """Multiply by an einsum."""
        return torch.einsum("...i,oi->...o", x, self.weight)


class RMSNorm(nn.Module):
    """A norm that is written out, in float32."""

    def __init__(self, width: int) -> None:
        """Make the weight."""
        super().__init__()
        self.weight = nn.Parameter(torch.empty(width, device="cuda"))

    def forward(self, x: Tensor) -> Tensor:
        """Divide by the root of the mean square."""
        dtype = x.dtype
        x = x.to(torch.float32)
        scale = torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5)
        x = x * scale
        return (self.weight * x).to(dtype)


class SwiGLU(nn.Module):
    """A feed-forward block with a gate."""

    def __init__(self, width: int, hidden: int) -> None:
        """Make the weights."""
        super().__init__()
        self.up, self.down = Linear(width, hidden), Linear(hidden, width)
        self.gate = Linear(width, hidden)

    def forward(self, x: Tensor) -> Tensor:
        """Compute the gate by its definition."""
        return self.down(silu(self.up(x)) * self.gate(x))


def silu(x: Tensor) -> Tensor:
    """Compute the activation by its definition."""
    return x * torch.sigmoid(x)


class Attention(nn.Module):
    """Causal attention by einsum, with rotary positions."""

    def __init__(self, width: int, heads: int, tables: list[Tensor]) -> None:
        """Make the weights. The layers share the tables of positions: angles, cosines and sines."""
        super().__init__()
        self.heads, self.tables = heads, tables
        self.q, self.k, self.v, self.out = (Linear(width, width) for _ in range(4))

    def turned(self, x: Tensor) -> Tensor:
        """Apply the positions to pairs of elements."""
        even, odd = x.unflatten(-1, (-1, 2)).transpose(-1, -2).unbind(-2)
        _, cos, sin = self.tables
        first = cos * even - sin * odd
        second = sin * even + cos * odd
        return torch.stack((first, second), -1).flatten(-2)

    def forward(self, x: Tensor) -> Tensor:
        """Attend to the earlier tokens."""
        batch, tokens, _ = x.shape
        q, k, v = (
            made.view(batch, tokens, self.heads, -1).transpose(1, 2)
            for made in (self.q(x), self.k(x), self.v(x))
        )
        q = self.turned(q)
        k = self.turned(k)
        place = torch.arange(tokens, device="cuda")
        mask = place[:, None] >= place[None, :]
        found = attend(q, k, v, mask)
        found = found.transpose(1, 2).reshape(batch, tokens, -1)
        return self.out(found)


def attend(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
    """Weigh values by the softmax of products, each step by itself."""
    scores = torch.einsum("...qd,...kd->...qk", q, k) / math.sqrt(q.shape[-1])
    scores = torch.where(mask, scores, float("-inf"))
    weights = softmax(scores)
    return torch.einsum("...qk,...kd->...qd", weights, v)


def softmax(x: Tensor) -> Tensor:
    """Compute a stable softmax of the last dimension."""
    shifted = x - torch.max(x, -1, keepdim=True)[0]
    powers = torch.exp(shifted)
    return powers / torch.sum(powers, -1, keepdim=True)


class Block(nn.Module):
    """A layer with its norms before its parts."""

    def __init__(self, sizes: Sizes, tables: list[Tensor]) -> None:
        """Make the parts."""
        super().__init__()
        self.attention = Attention(sizes.width, sizes.heads, tables)
        self.forth = SwiGLU(sizes.width, sizes.hidden)
        self.before, self.between = RMSNorm(sizes.width), RMSNorm(sizes.width)

    def forward(self, x: Tensor) -> Tensor:
        """Add each part to its input; the parts' results stay until the end."""
        attended = self.attention(self.before(x))
        middle = x + attended
        fed = self.forth(self.between(middle))
        return middle + fed


class LanguageModel(nn.Module):
    """A decoder with an embedding and a head of its own."""

    def __init__(self, sizes: Sizes) -> None:
        """Make the layers."""
        super().__init__()
        self.embedding = nn.Parameter(torch.empty(sizes.vocabulary, sizes.width, device="cuda"))
        half = sizes.width // sizes.heads // 2
        tables = [torch.empty(sizes.tokens, half, device="cuda") for _ in range(3)]
        self.layers = nn.ModuleList(Block(sizes, tables) for _ in range(sizes.layers))
        self.last = RMSNorm(sizes.width)
        self.head = Linear(sizes.width, sizes.vocabulary)

    def forward(self, x: Tensor) -> Tensor:
        """Return the logits of tokens."""
        embedded = self.embedding[x]
        x = embedded
        for layer in self.layers:
            x = layer(x)
        x = self.last(x)
        return self.head(x)


def cross_entropy(logits: Tensor, targets: Tensor) -> Tensor:
    """Compute the mean loss of all tokens, step by step."""
    losses = -log_softmax(logits)
    return torch.gather(losses, -1, targets.unsqueeze(-1)).mean()


def log_softmax(x: Tensor) -> Tensor:
    """Compute a stable logarithm of the softmax of the last dimension."""
    largest = torch.max(x, -1, keepdim=True)[0]
    x = x - largest
    return x - torch.log(torch.sum(torch.exp(x), -1, keepdim=True))


class AdamW(torch.optim.Optimizer):
    """An optimizer that makes new states in each step."""

    def __init__(self, parameters: Iterable[nn.Parameter]) -> None:
        """Take the parameters."""
        super().__init__(parameters, {})

    def step(self) -> None:  # type: ignore[override] # no closure
        """Update each parameter."""
        for group in self.param_groups:
            for parameter in group["params"]:
                if parameter.grad is None:
                    continue
                state = self.state[parameter]
                grad = parameter.grad.data
                parameter.data -= 1e-3 * 0.01 * parameter.data
                before = state.get("m", torch.zeros_like(parameter.data))
                squares = state.get("v", torch.zeros_like(parameter.data))
                m = 0.9 * before + 0.1 * grad
                v = 0.999 * squares + 0.001 * grad**2
                parameter.data -= 1e-3 * m / (torch.sqrt(v) + 1e-8)
                state["m"], state["v"] = m, v
