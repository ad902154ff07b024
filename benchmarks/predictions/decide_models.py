"""Models of eight blocks or more, between which a plan and the usual ways to checkpoint choose."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from benchmarks.models import CHECKPOINT, LANGUAGE, SMALL, Block, Stack, text, transformer
from benchmarks.workloads import Workload

LAYERS = 8


class Case(NamedTuple):
    """A model, its blocks, and a training step."""

    workload: Workload
    blocks: str
    """An expression for the names of those modules that are mostly put under checkpoints."""
    step: Callable[[Workload], Any] = lambda workload: workload.forward().backward()


def _accumulated(workload: Workload) -> None:
    for _ in range(3):
        workload.forward().backward()


def _autocast(workload: Workload) -> None:
    with torch.autocast("cpu", torch.bfloat16):
        loss = workload.forward()
    loss.float().backward()


class Residual(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        wide = nn.Linear(width, 4 * width), nn.GELU(), nn.Dropout(0.1)
        self.mlp = nn.Sequential(*wide, nn.Linear(4 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        return x + self.mlp(self.norm(x))


class Summed(nn.Module):
    """Layers in a row, and a number to begin a backward at."""

    def __init__(self, layers: list[nn.Module]) -> None:
        super().__init__()
        self.layers = nn.ModuleList(layers)

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = layer(x)
            x = x[0] if isinstance(x, tuple) else x
        return x.square().mean()


class UNet(nn.Module):
    """What goes down is used once more on the way up."""

    def __init__(self, depth: int = 3, width: int = 8) -> None:
        super().__init__()
        widths = [width * 2**level for level in range(depth + 1)]
        self.first = _convolution(3, width)
        self.down = nn.ModuleList(_convolution(a, b) for a, b in pairwise(widths))
        self.up = nn.ModuleList(_convolution(a + b, a) for a, b in pairwise(widths))

    def forward(self, x: Tensor) -> Tensor:
        kept = [self.first(x)]
        for layer in self.down:
            kept.append(layer(nn.functional.max_pool2d(kept[-1], 2)))
        x = kept.pop()
        for layer in reversed(self.up):
            wide = nn.functional.interpolate(x, scale_factor=2)
            x = layer(torch.cat([wide, kept.pop()], 1))
        return x.square().mean()


def _convolution(channels: int, to: int) -> nn.Module:
    return nn.Sequential(nn.Conv2d(channels, to, 3, padding=1), nn.GroupNorm(2, to), nn.SiLU())


class Tied(nn.Module):
    """Two blocks in turns, four times each."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(Residual(64) for _ in range(2))

    def forward(self, x: Tensor) -> Tensor:
        for number in range(LAYERS):
            x = self.blocks[number % 2](x)
        return x.square().mean()


def _stack(runner: Callable[..., Any]) -> Stack:
    stack = Stack(runner)
    stack.blocks = nn.ModuleList(Block() for _ in range(LAYERS))
    return stack


def _half(block: nn.Module, x: Tensor) -> Any:
    """Run a block under a checkpoint of the program's own, if it is one of the first."""
    return CHECKPOINT(block, x) if getattr(block, "is_first", False) else block(x)


def _checkpointed_already() -> Workload:
    stack = _stack(_half)
    for block in stack.blocks[: LAYERS // 2]:
        block.is_first = True  # type: ignore[assignment]  # a mark of ours
    return Workload(stack, (torch.randn(4, 64, 128, requires_grad=True),), {})


def _gpt2() -> Workload:
    return transformer(
        "GPT2", text(), n_layer=LAYERS, n_embd=64, n_head=4, vocab_size=500, use_cache=False
    )


def _resnet() -> Workload:
    import transformers

    sizes: dict[str, Any] = {"embedding_size": 16, "hidden_sizes": [16, 32, 64], "num_labels": 4}
    config = transformers.ResNetConfig(depths=[2, 2, 2], layer_type="basic", **sizes)
    images = {"pixel_values": torch.randn(4, 3, 64, 64), "labels": torch.tensor([0, 1, 2, 3])}
    return Workload(transformers.ResNetForImageClassification(config).train(), (), images)


_DEEP = {**LANGUAGE, "num_hidden_layers": LAYERS, "use_cache": False}
_IMAGES = {"pixel_values": torch.zeros(32, 3, 32, 32), "labels": torch.zeros(32, dtype=torch.long)}


def _rows() -> Tensor:
    return torch.randn(512, 64)


CASES: dict[str, Callable[[], Case]] = {
    "MLP": lambda: Case(
        Workload(Summed([Residual(64) for _ in range(LAYERS)]), (_rows(),), {}), r"layers\.\d+"
    ),
    "GPT-2": lambda: Case(_gpt2(), r"transformer\.h\.\d+"),
    "GPT-2, autocast": lambda: Case(_gpt2(), r"transformer\.h\.\d+", _autocast),
    "GPT-2, accumulated": lambda: Case(_gpt2(), r"transformer\.h\.\d+", _accumulated),
    "Llama": lambda: Case(transformer("Llama", text(), **_DEEP), r"model\.layers\.\d+"),
    "BERT": lambda: Case(
        transformer("Bert", text(), **{**_DEEP, "use_cache": False}), r"bert\.encoder\.layer\.\d+"
    ),
    "ViT": lambda: Case(
        transformer(
            "ViT", _IMAGES, **{**SMALL, "num_hidden_layers": LAYERS}, image_size=32, patch_size=8
        ),
        r"vit\.(encoder\.)?layers?\.\d+",
    ),
    "Mixtral (experts)": lambda: Case(
        transformer("Mixtral", text(), **_DEEP, num_key_value_heads=4, num_local_experts=4),
        r"model\.layers\.\d+",
    ),
    "ResNet": lambda: Case(_resnet(), r"resnet\.encoder\.stages\.\d+\.layers\.\d+"),
    "U-Net": lambda: Case(
        Workload(UNet(), (torch.randn(2, 3, 32, 32),), {}), r"(down|up)\.\d+|first"
    ),
    "LSTM": lambda: Case(
        Workload(
            Summed([nn.LSTM(64, 64, batch_first=True) for _ in range(LAYERS)]),
            (torch.randn(4, 32, 64),),
            {},
        ),
        r"layers\.\d+",
    ),
    "tied blocks": lambda: Case(Workload(Tied(), (_rows(),), {}), r"blocks\.\d+"),
    "half checkpointed already": lambda: Case(_checkpointed_already(), r"blocks\.[4-7]"),
}
