"""Real models, built from their configuration with random weights, small enough for a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn


class Mlp(nn.Module):
    """The document's MLP: two linears around an activation, expansion 4."""

    def __init__(self, width: int, activation: nn.Module, dtype: torch.dtype) -> None:
        super().__init__()
        self.fc1 = nn.Linear(width, 4 * width, dtype=dtype)
        self.act = activation
        self.fc2 = nn.Linear(4 * width, width, dtype=dtype)

    def forward(self, x: Tensor) -> Tensor:
        return self.fc2(self.act(self.fc1(x)))


def toy() -> tuple[nn.Module, Tensor]:
    """Linear-ReLU-Linear-softmax of the README: 328, 232, 168 and 120 bytes."""
    layers = (nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2), nn.Softmax(dim=-1))
    return nn.Sequential(*layers), torch.randn(3, 4)


Forward = Callable[[], Any]


def gpt2() -> tuple[nn.Module, Forward]:
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(n_layer=2, n_embd=64, n_head=4, vocab_size=500, n_positions=64)
    model = GPT2LMHeadModel(config).train()
    ids = torch.randint(0, 500, (2, 32))
    return model, lambda: model(ids, labels=ids).loss


def bert() -> tuple[nn.Module, Forward]:
    from transformers import BertConfig, BertForMaskedLM

    config = BertConfig(
        num_hidden_layers=2,
        hidden_size=64,
        num_attention_heads=4,
        intermediate_size=128,
        vocab_size=500,
    )
    model = BertForMaskedLM(config).train()
    ids = torch.randint(0, 500, (2, 32))
    mask = torch.ones_like(ids)
    return model, lambda: model(ids, attention_mask=mask, labels=ids).loss


def resnet() -> tuple[nn.Module, Forward]:
    from transformers import ResNetConfig, ResNetForImageClassification

    config = ResNetConfig(
        embedding_size=16, hidden_sizes=[16, 32, 64, 64], depths=[2, 2, 2, 2], layer_type="basic"
    )
    model = ResNetForImageClassification(config).train()
    images, labels = torch.randn(2, 3, 64, 64), torch.tensor([0, 1])
    return model, lambda: model(images, labels=labels).loss


def vit() -> tuple[nn.Module, Forward]:
    from transformers import ViTConfig, ViTForImageClassification

    config = ViTConfig(
        num_hidden_layers=2,
        hidden_size=64,
        num_attention_heads=4,
        intermediate_size=128,
        image_size=32,
        patch_size=8,
    )
    model = ViTForImageClassification(config).train()
    images, labels = torch.randn(2, 3, 32, 32), torch.tensor([0, 1])
    return model, lambda: model(images, labels=labels).loss


REAL = {"gpt2": gpt2, "bert": bert, "resnet": resnet, "vit": vit}
