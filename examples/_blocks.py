"""The transformer of `checkpointing.py`, and its strategies: the blocks that it recomputes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import (
    CheckpointPolicy,
    checkpoint,
    checkpoint_sequential,
    create_selective_checkpoint_contexts,
)


class Shape(NamedTuple):
    layers: int
    batch: int
    tokens: int
    hidden: int
    heads: int


SMALL = Shape(layers=4, batch=2, tokens=128, hidden=192, heads=4)
GPT3 = Shape(layers=4, batch=1, tokens=2048, hidden=12288, heads=96)
"""The shape of GPT-3, with four of its 96 layers."""

PRODUCTS = [torch.ops.aten.addmm.default, torch.ops.aten.bmm.default]

again = partial(checkpoint, use_reentrant=False)


class Core(nn.Module):
    """Scores, softmax, dropout, weighted sum: all parts with s² values."""

    def forward(self, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        scores = (q @ k.transpose(-2, -1)) * q.shape[-1] ** -0.5
        return (dropout(scores.softmax(-1)) @ v).transpose(1, 2).flatten(2)


class Block(nn.Module):
    """Norm, attention, norm, MLP with GELU; ``run_core`` may put a checkpoint around the core."""

    def __init__(self, h: int, heads: int, **where: Any) -> None:
        super().__init__()
        self.heads, self.core = heads, Core()
        self.norm1, self.norm2 = nn.LayerNorm(h, **where), nn.LayerNorm(h, **where)
        self.qkv, self.proj = nn.Linear(h, 3 * h, **where), nn.Linear(h, h, **where)
        self.fc1, self.fc2 = nn.Linear(h, 4 * h, **where), nn.Linear(4 * h, h, **where)

    def forward(self, x: Tensor, run_core: Callable[..., Any] | None = None) -> Tensor:
        parts = self.qkv(self.norm1(x)).unflatten(-1, (3, self.heads, -1)).unbind(2)
        heads = [part.transpose(1, 2) for part in parts]
        mixed = run_core(self.core, *heads) if run_core else self.core(*heads)
        x = x + dropout(self.proj(mixed))
        return x + dropout(self.fc2(nn.functional.gelu(self.fc1(self.norm2(x)))))


def dropout(x: Tensor) -> Tensor:
    """Run nn.Dropout of CUDA: its mask has one byte per element; on a CPU it has two."""
    return torch.native_dropout(x, 0.1, True)[0]


def none(blocks: nn.Sequential, x: Tensor) -> Tensor:
    for block in blocks:
        x = block(x)
    return x


def full(blocks: nn.Sequential, x: Tensor) -> Tensor:
    for block in blocks:
        x = again(block, x)
    return x


def every_second(blocks: nn.Sequential, x: Tensor) -> Tensor:
    for position, block in enumerate(blocks):
        x = block(x) if position % 2 else again(block, x)
    return x


def two_segments(blocks: nn.Sequential, x: Tensor) -> Tensor:
    return checkpoint_sequential(blocks, 2, x, use_reentrant=False)


def attention(blocks: nn.Sequential, x: Tensor) -> Tensor:
    for block in blocks:
        x = block(x, run_core=again)
    return x


def op_list(blocks: nn.Sequential, x: Tensor) -> Tensor:
    return selective(blocks, x, PRODUCTS)


def policy(blocks: nn.Sequential, x: Tensor) -> Tensor:
    """Save a result if each of its values took at least a hidden size of products."""

    def decide(context: Any, op: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
        is_dear = op in PRODUCTS and args[-2].shape[-1] >= x.shape[-1]
        return CheckpointPolicy.MUST_SAVE if is_dear else CheckpointPolicy.PREFER_RECOMPUTE

    return selective(blocks, x, decide)


def selective(blocks: nn.Sequential, x: Tensor, keep: Any) -> Tensor:
    for block in blocks:
        x = again(block, x, context_fn=partial(create_selective_checkpoint_contexts, keep))
    return x


def flash(blocks: nn.Sequential, x: Tensor) -> Tensor:
    """Run fused attention without dropout, which a CPU does not support in it."""
    for block in blocks:
        x = block(x, run_core=fused)
    return x


def fused(core: Core, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return nn.functional.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)


class Strategy(NamedTuple):
    name: str
    forward: Callable[[nn.Sequential, Tensor], Tensor]
    is_twice: Callable[[int, int], bool] = lambda block, count: False
    """Return whether the backward recomputes a block, given its position and their number."""
    cores_are_twice: bool = False
    """Whether the backward recomputes attention in all blocks, and nothing else."""

    def forwards(self, count: int) -> tuple[list[int], list[int]]:
        """Return how often each block runs, and how often its attention does."""
        blocks = [1 + self.is_twice(block, count) for block in range(count)]
        return blocks, [2] * count if self.cores_are_twice else blocks


STRATEGIES = (
    Strategy("none", none),
    Strategy("full: every block", full, lambda block, count: True),
    Strategy("every 2nd block", every_second, lambda block, count: block % 2 == 0),
    Strategy("two segments", two_segments, lambda block, count: block < count // 2),
    Strategy("attention alone", attention, cores_are_twice=True),
    Strategy("op list: products", op_list, lambda block, count: True),
    Strategy("policy: dear products", policy, lambda block, count: True),
)


def built(shape: Shape, where: str) -> tuple[nn.Sequential, Tensor]:
    """Return the blocks with gradients, as in every step after the first, and an input."""
    options: dict[str, Any] = {"device": where, "dtype": torch.bfloat16}
    blocks = nn.Sequential(
        *(Block(shape.hidden, shape.heads, **options) for _ in range(shape.layers))
    )
    for parameter in blocks.parameters():
        parameter.grad = torch.zeros_like(parameter)
    size = (shape.batch, shape.tokens, shape.hidden)
    return blocks, torch.randn(size, **options, requires_grad=True)
