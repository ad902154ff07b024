"""The forwards that every tool has to watch, built from configurations with random weights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn


class Workload(NamedTuple):
    """A model in training mode, and its arguments."""

    model: nn.Module
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def forward(self) -> Tensor:
        """Run it once and return the tensor at which a backward would begin."""
        output = self.model(*self.args, **self.kwargs)
        return output if isinstance(output, Tensor) else output.loss


def llama(layers: int = 48) -> Workload:
    """Pure host cost: 3,547 ops too small to compute anything, the best proxy for a GPU run."""
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        num_hidden_layers=layers,
        hidden_size=32,
        intermediate_size=64,
        num_attention_heads=4,
        vocab_size=128,
        use_cache=False,
    )
    ids = torch.randint(0, 128, (1, 8))
    return Workload(LlamaForCausalLM(config).train(), (), {"input_ids": ids, "labels": ids})


def gpt2(layers: int = 12) -> Workload:
    """GPT-2 small, one sequence of 64 tokens."""
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(n_layer=layers, use_cache=False)
    ids = torch.randint(0, config.vocab_size, (1, 64))
    return Workload(GPT2LMHeadModel(config).train(), (), {"input_ids": ids, "labels": ids})


def resnet(depths: tuple[int, ...] = (3, 4, 6, 3)) -> Workload:
    """ResNet-50, one image of 64 × 64."""
    from transformers import ResNetConfig, ResNetForImageClassification

    model = ResNetForImageClassification(ResNetConfig(depths=list(depths)))
    inputs = {"pixel_values": torch.randn(1, 3, 64, 64), "labels": torch.tensor([0])}
    return Workload(model.train(), (), inputs)


def mlp(layers: int = 1000) -> Workload:
    """A deep chain: 1,000 times a linear layer of width 16 and a ReLU."""
    stack = [part for _ in range(layers) for part in (nn.Linear(16, 16), nn.ReLU())]
    return Workload(nn.Sequential(*stack), (torch.randn(1, 16),), {})


WORKLOADS: dict[str, Callable[[], Workload]] = {
    "host-bound Llama": llama,
    "1,000-layer MLP": mlp,
    "ResNet-50 64×64": resnet,
    "GPT-2 small 1×64": gpt2,
}
QUICK: dict[str, Callable[[], Workload]] = {
    "host-bound Llama": lambda: llama(2),
    "1,000-layer MLP": lambda: mlp(10),
}
"""The same so small that a smoke run is quick."""
