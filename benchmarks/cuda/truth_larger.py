"""A larger language model whose memory on a real GPU is public, written from published facts."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn

from benchmarks.cuda.truth_programs import Linear, Sizes


class Norm(nn.Module):
    """A norm by the length of each row."""

    def __init__(self, width: int) -> None:
        """Make the weight."""
        super().__init__()
        self.weight = nn.Parameter(torch.empty(width, device="cuda"))

    def forward(self, x: Tensor) -> Tensor:
        """Divide by the root of the mean square."""
        length = torch.linalg.vector_norm(x, dim=-1, keepdim=True)
        return x / torch.sqrt(length**2 / x.shape[-1] + 1e-5) * self.weight


class Gated(nn.Module):
    """A feed-forward block with a gate."""

    def __init__(self, width: int, hidden: int) -> None:
        """Make the weights."""
        super().__init__()
        self.up, self.down = Linear(width, hidden), Linear(hidden, width)
        self.gate = Linear(width, hidden)

    def forward(self, x: Tensor) -> Tensor:
        """Compute the gate by its definition."""
        up = self.up(x)
        return self.down(up * torch.sigmoid(up) * self.gate(x))


class Attention(nn.Module):
    """Causal attention with rotary positions, each layer with tables of its own."""

    def __init__(self, sizes: Sizes) -> None:
        """Make the weights, and the tables of sines and cosines."""
        super().__init__()
        self.heads = sizes.heads
        self.q, self.k, self.v, self.out = (Linear(sizes.width, sizes.width) for _ in range(4))
        half = sizes.width // sizes.heads // 2
        self.tables = [torch.empty(sizes.tokens, half, device="cuda") for _ in range(2)]

    def turned(self, x: Tensor, place: Tensor) -> Tensor:
        """Write the turned pairs into a new tensor."""
        sin, cos = (table[place].unsqueeze(1) for table in self.tables)
        even, odd = x[..., 0::2], x[..., 1::2]
        made = torch.empty_like(x)
        made[..., 0::2] = even * cos - odd * sin
        made[..., 1::2] = even * sin + odd * cos
        return made

    def forward(self, x: Tensor) -> Tensor:
        """Attend to the earlier tokens."""
        batch, tokens, _ = x.shape
        q, k, v = (
            made.view(batch, tokens, self.heads, -1).transpose(1, 2)
            for made in (self.q(x), self.k(x), self.v(x))
        )
        turned_q = turned_k = x  # the order of names is the order in which the results are freed
        place = torch.arange(tokens, device="cuda")
        places = place.unsqueeze(0).expand(batch, tokens)
        turned_q, turned_k = self.turned(q, places), self.turned(k, places)
        mask = ~torch.triu(torch.ones(tokens, tokens, device="cuda"), diagonal=1).bool()
        found = attend(turned_q, turned_k, v, mask)
        found = found.transpose(1, 2).reshape(batch, tokens, -1)
        return self.out(found)


def attend(q: Tensor, k: Tensor, v: Tensor, mask: Tensor) -> Tensor:
    """Weigh values by the softmax of products, each step by itself."""
    scores = torch.einsum("...qd,...kd->...qk", q, k) / math.sqrt(q.shape[-1])
    scores = scores.masked_fill(~mask.expand(scores.shape), float("-inf"))
    return torch.einsum("...qk,...kd->...qd", softmax(scores), v)


def softmax(x: Tensor) -> Tensor:
    """Compute a stable softmax of the last dimension."""
    largest = torch.max(x, -1, keepdim=True).values
    powers = torch.exp(x - largest)
    return powers / torch.sum(powers, -1, keepdim=True)


class Block(nn.Module):
    """A layer with its norms before its parts."""

    def __init__(self, sizes: Sizes) -> None:
        """Make the parts."""
        super().__init__()
        self.attention, self.forth = Attention(sizes), Gated(sizes.width, sizes.hidden)
        self.before, self.between = Norm(sizes.width), Norm(sizes.width)

    def forward(self, x: Tensor) -> Tensor:
        """Add each part to its input."""
        part = self.attention(self.before(x))
        x = x + part
        part = self.between(x)
        return x + self.forth(part)


class LargerModel(nn.Module):
    """A decoder with an embedding and a head of its own."""

    def __init__(self, sizes: Sizes) -> None:
        """Make the layers."""
        super().__init__()
        self.embedding = nn.Parameter(torch.empty(sizes.vocabulary, sizes.width, device="cuda"))
        self.layers = nn.ModuleList(Block(sizes) for _ in range(sizes.layers))
        self.last = Norm(sizes.width)
        self.head = Linear(sizes.width, sizes.vocabulary)

    def forward(self, x: Tensor) -> Tensor:
        """Return the logits of tokens."""
        x = self.embedding[x]
        for layer in self.layers:
            x = layer(x)
        return self.head(self.last(x))
