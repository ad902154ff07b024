"""Ten models as published, with a forward of each at any size."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F
from transformers import (
    BertConfig,
    BertForMaskedLM,
    GPT2Config,
    GPT2LMHeadModel,
    LlamaConfig,
    LlamaForCausalLM,
    MixtralConfig,
    MixtralForCausalLM,
    ResNetConfig,
    ResNetForImageClassification,
    T5Config,
    T5ForConditionalGeneration,
    ViTConfig,
    ViTForImageClassification,
    WhisperConfig,
    WhisperForConditionalGeneration,
)


class Known(NamedTuple):
    """A model as published, and its forward."""

    label: str
    build: Callable[[], nn.Module]
    loss: Callable[..., Tensor]
    """Of the model and the sizes."""
    sizes: Mapping[str, int]
    """Those of the recording."""
    small: Mapping[str, Sequence[int]]
    """Those from which the formula follows."""
    dtype: torch.dtype = torch.float32


def of_text(model: nn.Module, b: int, s: int) -> Tensor:
    ids = _numbers(b, s)
    return model(input_ids=ids, labels=ids).loss


def of_images(model: nn.Module, b: int, s: int = 224) -> Tensor:
    return F.cross_entropy(model(torch.randn(b, 3, s, s)).logits, _numbers(b))


def of_pixels(model: nn.Module, b: int, s: int) -> Tensor:
    return F.cross_entropy(model(torch.randn(b, 1, s, s)), _numbers(b, s, s))


def of_speech(model: nn.Module, b: int, s: int) -> Tensor:
    return model(torch.randn(b, 80, 3000), labels=_numbers(b, s)).loss


def of_clicks(model: nn.Module, b: int) -> Tensor:
    clicks = model(torch.randn(b, 13), _numbers(b, 26)).flatten()
    return F.binary_cross_entropy_with_logits(clicks, torch.rand(b))


def _numbers(*shape: int) -> Tensor:
    return torch.randint(0, 2, shape)


class Twice(nn.Sequential):
    """Two convolutions of a U-Net."""

    def __init__(self, inside: int, outside: int) -> None:
        layers: list[nn.Module] = []
        for width in (inside, outside):
            layers += [nn.Conv2d(width, outside, 3, padding=1, bias=False)]
            layers += [nn.BatchNorm2d(outside), nn.ReLU(inplace=True)]
        super().__init__(*layers)


class Up(nn.Module):
    """A level of a U-Net on its way up."""

    def __init__(self, inside: int, outside: int) -> None:
        super().__init__()
        self.grow = nn.ConvTranspose2d(inside, outside, 2, stride=2)
        self.twice = Twice(inside, outside)

    def forward(self, x: Tensor, skipped: Tensor) -> Tensor:
        return self.twice(torch.cat((skipped, self.grow(x)), 1))


class UNet(nn.Module):
    """The U-Net of Ronneberger et al., with batch norms and padding, as later ones have."""

    def __init__(self, widths: Sequence[int] = (64, 128, 256, 512, 1024)) -> None:
        super().__init__()
        pairs = [*pairwise(widths)]
        self.first = Twice(1, widths[0])
        self.down = nn.ModuleList(nn.Sequential(nn.MaxPool2d(2), Twice(*pair)) for pair in pairs)
        self.up = nn.ModuleList(Up(b, a) for a, b in reversed(pairs))
        self.head = nn.Conv2d(widths[0], 2, 1)

    def forward(self, x: Tensor) -> Tensor:
        skipped = [self.first(x)]
        for down in self.down:
            skipped.append(down(skipped[-1]))
        x = skipped.pop()
        for up in self.up:
            x = up(x, skipped.pop())
        return self.head(x)


class DLRM(nn.Module):
    """The recommendation model of Naumov et al., with their widths for Criteo's data."""

    def __init__(self, width: int = 16, tables: int = 26) -> None:
        super().__init__()
        self.tables = nn.ModuleList(nn.Embedding(100_000, width) for _ in range(tables))
        self.bottom = self._layers(13, 512, 256, 64, width)
        self.top = self._layers(width + tables * (tables + 1) // 2, 512, 256)
        self.head = nn.Linear(256, 1)

    @staticmethod
    def _layers(*widths: int) -> nn.Sequential:
        pairs = pairwise(widths)
        return nn.Sequential(*(part for a, b in pairs for part in (nn.Linear(a, b), nn.ReLU())))

    def forward(self, numbers: Tensor, ids: Tensor) -> Tensor:
        dense = self.bottom(numbers)
        rows = [table(ids[:, at]) for at, table in enumerate(self.tables)]
        vectors = torch.stack([dense, *rows], 1)
        i, j = torch.tril_indices(len(rows) + 1, len(rows) + 1, -1)
        products = (vectors @ vectors.mT)[:, i, j]
        return self.head(self.top(torch.cat((dense, products), 1)))


_LLAMA: dict[str, Any] = {"hidden_size": 4096, "intermediate_size": 14336, "use_cache": False}
_WHISPER: dict[str, Any] = {
    f"{part}_{name}": value
    for part in ("encoder", "decoder")
    for name, value in (("layers", 12), ("attention_heads", 12), ("ffn_dim", 3072))
}
_TEXT = {"b": (2, 3, 4), "s": (16, 24, 32)}

MODELS = {
    "gpt2": Known(
        "GPT-2 small",
        lambda: GPT2LMHeadModel(GPT2Config(use_cache=False)),
        of_text,
        {"b": 8, "s": 1024},
        _TEXT,
    ),
    "llama": Known(
        "Llama 3.1 8B",
        lambda: LlamaForCausalLM(LlamaConfig(**_LLAMA, vocab_size=128256, num_key_value_heads=8)),
        of_text,
        {"b": 2, "s": 4096},
        _TEXT,
        torch.bfloat16,
    ),
    "mixtral": Known(
        "Mixtral 8x7B",
        lambda: MixtralForCausalLM(MixtralConfig(use_cache=False)),
        of_text,
        {"b": 2, "s": 4096},
        _TEXT,
        torch.bfloat16,
    ),
    "bert": Known(
        "BERT base", lambda: BertForMaskedLM(BertConfig()), of_text, {"b": 32, "s": 512}, _TEXT
    ),
    "t5": Known(
        "T5 base",
        lambda: T5ForConditionalGeneration(
            T5Config(
                d_model=768,
                d_ff=3072,
                num_layers=12,
                num_heads=12,
                use_cache=False,
                decoder_start_token_id=0,  # type: ignore[call-arg]
            )
        ),
        of_text,
        {"b": 32, "s": 512},
        _TEXT,
    ),
    "whisper": Known(
        "Whisper small",
        lambda: WhisperForConditionalGeneration(
            WhisperConfig(d_model=768, use_cache=False, **_WHISPER)
        ),
        of_speech,
        {"b": 16, "s": 128},
        _TEXT,
    ),
    "vit": Known(
        "ViT-B/16",
        lambda: ViTForImageClassification(ViTConfig(num_labels=1000)),  # type: ignore[call-arg]
        of_images,
        {"b": 64},
        {"b": (2, 3, 4)},
    ),
    "resnet50": Known(
        "ResNet-50",
        lambda: ResNetForImageClassification(ResNetConfig(num_labels=1000)),  # type: ignore[call-arg]
        of_images,
        {"b": 64, "s": 224},
        {"b": (2, 3, 4), "s": (64, 96, 128)},
    ),
    "unet": Known(
        "U-Net", UNet, of_pixels, {"b": 8, "s": 512}, {"b": (2, 3, 4), "s": (32, 48, 64)}
    ),
    "dlrm": Known("DLRM", DLRM, of_clicks, {"b": 2048}, {"b": (2, 3, 4)}),
}
