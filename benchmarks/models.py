"""A dozen small models with everything that other tools trip over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

from benchmarks.workloads import Workload

WIDTH = 128


def _stack(activation: Callable[[], nn.Module]) -> Workload:
    layers = [part for _ in range(4) for part in (nn.Linear(WIDTH, WIDTH), activation())]
    return Workload(nn.Sequential(*layers), (torch.randn(64, WIDTH),), {})


def convnet() -> Workload:
    """Convolution, batch norm, ReLU in place, pooling, twice."""

    def layer(inputs: int, outputs: int) -> list[nn.Module]:
        convolution = nn.Conv2d(inputs, outputs, 3, padding=1)
        return [convolution, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True), nn.MaxPool2d(2)]

    return Workload(nn.Sequential(*layer(3, 16), *layer(16, 32)), (torch.randn(4, 3, 32, 32),), {})


class Block(nn.Module):
    """A pre-norm transformer block without biases in its linears."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)
        self.up = nn.Linear(WIDTH, 4 * WIDTH, bias=False)
        self.down = nn.Linear(4 * WIDTH, WIDTH, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (part.unflatten(-1, (4, -1)).transpose(1, 2) for part in self.split(x))
        mixed = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + functional.dropout(self.out(mixed.transpose(1, 2).flatten(2)), 0.1)
        return x + self.down(functional.gelu(self.up(self.second(x))))

    def split(self, x: Tensor) -> tuple[Tensor, ...]:
        return self.qkv(self.first(x)).chunk(3, dim=-1)


class Stack(nn.Module):
    """Blocks in a row, each run by what `runner` makes of a call."""

    def __init__(self, runner: Callable[..., Any]) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(Block() for _ in range(3))
        self.runner = runner

    def forward(self, x: Tensor) -> Tensor:
        for block in self.blocks:
            x = self.runner(block, x)
        return x.square().mean()


def _blocks(runner: Callable[..., Any] = lambda block, x: block(x)) -> Workload:
    return Workload(Stack(runner), (torch.randn(2, 64, WIDTH, requires_grad=True),), {})


_CHECKPOINT = partial(checkpoint, use_reentrant=False, preserve_rng_state=False)
_MATMULS = [torch.ops.aten.mm.default, torch.ops.aten.addmm.default]


def lstm() -> Workload:
    """Two recurrent layers."""

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.lstm = nn.LSTM(WIDTH, WIDTH, num_layers=2, batch_first=True)

        def forward(self, x: Tensor) -> Tensor:
            return self.lstm(x)[0].square().mean()

    return Workload(Model(), (torch.randn(4, 16, WIDTH),), {})


def _transformers(name: str, inputs: dict[str, Tensor], **config: Any) -> Workload:
    import transformers

    head = {"GPT2": "LMHeadModel", "Bert": "ForMaskedLM", "ViT": "ForImageClassification"}
    model = getattr(transformers, name + head.get(name, "ForCausalLM"))
    return Workload(model(getattr(transformers, f"{name}Config")(**config)).train(), (), inputs)


def _text(vocabulary: int = 500) -> dict[str, Tensor]:
    ids = torch.randint(0, vocabulary, (2, 64))
    return {"input_ids": ids, "labels": ids}


_SMALL = {
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 128,
}
_LANGUAGE = {**_SMALL, "vocab_size": 500}


def vit() -> Workload:
    images = {"pixel_values": torch.randn(2, 3, 32, 32), "labels": torch.tensor([0, 1])}
    return _transformers("ViT", images, **_SMALL, image_size=32, patch_size=8)


MODELS: dict[str, Callable[[], Workload]] = {
    "MLP, ReLU": lambda: _stack(nn.ReLU),
    "MLP, GELU": lambda: _stack(nn.GELU),
    "convnet": convnet,
    "transformer blocks": _blocks,
    "the same, checkpointed": lambda: _blocks(_CHECKPOINT),
    "the same, selectively": lambda: _blocks(
        partial(_CHECKPOINT, context_fn=partial(create_selective_checkpoint_contexts, _MATMULS))
    ),
    "LSTM": lstm,
    "GPT-2": lambda: _transformers(
        "GPT2", _text(), n_layer=2, n_embd=64, n_head=4, vocab_size=500, use_cache=False
    ),
    "BERT": lambda: _transformers("Bert", _text(), **_LANGUAGE),
    "ViT": vit,
    "Llama": lambda: _transformers("Llama", _text(), **_LANGUAGE, use_cache=False),
    "Mixtral (experts)": lambda: _transformers(
        "Mixtral",
        _text(),
        **_LANGUAGE,
        num_key_value_heads=4,
        num_local_experts=4,
        use_cache=False,
    ),
}
NO_HOOKS = {"the same, selectively"}
"""Models that keep tensors which no pack hook sees."""
QUICK = {name: MODELS[name] for name in ("MLP, ReLU", "convnet")}
