"""Training steps by their sizes: those that follow formulas, and those that do not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional as F
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem.model import Recording

Step = Callable[..., Recording]


def recorded(model: nn.Module, loss: Callable[[], Tensor]) -> Recording:
    """One forward and backward."""
    model.zero_grad(set_to_none=True)
    with tb_actmem.record(model, stacks=False) as recorder:
        loss().backward()
    return recorder.recording


def mlp() -> Step:
    """The whole step; the first one makes the optimizer's states."""
    model = nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Linear(64, 16))
    optimizer = torch.optim.AdamW(model.parameters())

    def step(b: int) -> Recording:
        x = torch.randn(b, 16)
        with tb_actmem.record(model, stacks=False) as recorder:
            model(x).pow(2).mean().backward()
            optimizer.step()
            optimizer.zero_grad()
        return recorder.recording

    return step


def convnet() -> Step:
    """Batch and side of images: features at half of it, and at a quarter."""
    model = nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(8, 16, 3, stride=2, padding=1),
        nn.ReLU(),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(16, 10),
    )

    def step(b: int, s: int) -> Recording:
        images, labels = torch.randn(b, 3, s, s), torch.randint(0, 10, (b,))
        return recorded(model, lambda: F.cross_entropy(model(images), labels))

    return step


def _language(model: Any, *, mask: bool = False) -> Step:
    model.train().config.use_cache = False

    def step(b: int, s: int) -> Recording:
        ids = torch.randint(0, 50, (b, s))
        options = {"attention_mask": torch.ones_like(ids)} if mask else {}
        return recorded(model, lambda: model(ids, labels=ids, **options).loss)

    return step


def gpt2(attention: str, **options: Any) -> Step:
    from transformers import GPT2Config, GPT2LMHeadModel

    options |= {"attn_implementation": attention, "n_positions": 512, "vocab_size": 50}
    return _language(GPT2LMHeadModel(GPT2Config(n_layer=2, n_embd=32, n_head=4, **options)))


def llama() -> Step:
    from transformers import LlamaConfig, LlamaForCausalLM

    return _language(
        LlamaForCausalLM(
            LlamaConfig(
                num_hidden_layers=2,
                hidden_size=32,
                intermediate_size=64,
                num_attention_heads=4,
                vocab_size=50,
            )
        )
    )


def bert() -> Step:
    from transformers import BertConfig, BertForMaskedLM

    config = BertConfig(
        num_hidden_layers=2,
        hidden_size=32,
        intermediate_size=64,
        num_attention_heads=4,
        vocab_size=50,
    )
    return _language(BertForMaskedLM(config), mask=True)


def perceptron_of_any_width(b: int, h: int) -> Recording:
    """Makes its model: its parameters grow with the square of the width."""
    model = nn.Sequential(nn.Linear(h, 4 * h), nn.ReLU(), nn.Linear(4 * h, h))
    return recorded(model, lambda: model(torch.randn(b, h)).square().mean())


def micro_batches() -> Step:
    """Two forwards wait for their backwards, followed by a third one of twice the batch."""
    model = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 8))

    def step(b: int) -> Recording:
        model.zero_grad(set_to_none=True)
        with tb_actmem.record(model, stacks=False) as recorder:
            for loss in [model(torch.randn(b, 8)).sum() for _ in range(2)]:
                loss.backward()
            model(torch.randn(2 * b, 8)).square().sum().backward()
        return recorder.recording

    return step


def checkpointed_under_autocast() -> Step:
    model = nn.Sequential(nn.Linear(8, 32), nn.LayerNorm(32), nn.GELU(), nn.Linear(32, 8))

    def loss(x: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            y = checkpoint(model[:3], x, use_reentrant=False)
            result: Tensor = model[3](y).float().square().mean()
        return result

    return lambda b, s: recorded(model, lambda: loss(torch.randn(b, s, 8)))


class Fittable(NamedTuple):
    """A step, the small sizes to fit, and the size to predict."""

    step: Callable[[], Step]
    small: dict[str, Any]
    large: dict[str, int]


_TEXTS = {"b": (1, 2, 3), "s": (16, 24, 32)}
_NO_DROPOUT = {"attn_pdrop": 0.0, "resid_pdrop": 0.0, "embd_pdrop": 0.0}
FITTABLE = {
    "mlp": Fittable(mlp, {"b": (1, 2, 3)}, {"b": 777}),
    "convnet": Fittable(convnet, {"b": (1, 2, 3), "s": (16, 24, 32)}, {"b": 7, "s": 128}),
    "gpt2 eager": Fittable(lambda: gpt2("eager"), _TEXTS, {"b": 8, "s": 256}),
    "gpt2 sdpa": Fittable(lambda: gpt2("sdpa"), _TEXTS, {"b": 8, "s": 256}),
    "gpt2 flash": Fittable(lambda: gpt2("sdpa", **_NO_DROPOUT), _TEXTS, {"b": 8, "s": 512}),
    "llama": Fittable(llama, _TEXTS, {"b": 8, "s": 256}),
    "bert": Fittable(bert, _TEXTS, {"b": 8, "s": 256}),
    "micro-batches": Fittable(micro_batches, {"b": (2, 3, 4)}, {"b": 200}),
    "checkpointed": Fittable(checkpointed_under_autocast, _TEXTS, {"b": 12, "s": 120}),
    "width": Fittable(
        lambda: perceptron_of_any_width, {"b": (2, 3), "h": (8, 12, 16)}, {"b": 50, "h": 100}
    ),
}


def tokens(model: nn.Module) -> Step:
    """A step of a model that takes (batch, sequence, 8)."""

    def step(b: int, s: int) -> Recording:
        x = torch.randn(b, s, 8)
        return recorded(model, lambda: model(x).square().mean())

    return step


class Padded(nn.Module):
    """Pads the sequence to a multiple of 64."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        padded = F.pad(x, (0, 0, 0, -x.shape[1] % 64))
        return self.linear(padded).sin()[:, : x.shape[1]]


class Switching(nn.Module):
    """Uses another function from a length of the sequence on."""

    def __init__(self, length: int) -> None:
        super().__init__()
        self.linear = nn.Linear(8, 8)
        self.length = length

    def forward(self, x: Tensor) -> Tensor:
        x = self.linear(x)
        return x.sin() if x.shape[1] < self.length else x.cos()


class Stepping(nn.Module):
    """A loop over the sequence."""

    def __init__(self) -> None:
        super().__init__()
        self.cell = nn.LSTMCell(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        state = None
        for token in x.unbind(1):
            state = self.cell(token, state)
        assert state is not None
        return state[0]


class Experts(nn.Module):
    """Each token goes to one of two, randomly."""

    def __init__(self) -> None:
        super().__init__()
        self.one, self.other = nn.Linear(8, 8), nn.Linear(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        x = x.flatten(0, 1)
        chosen = torch.rand(len(x)) < 0.5
        return torch.cat([self.one(x[chosen]).sin(), self.other(x[~chosen]).cos()])


class Cubic(nn.Module):
    """Makes a tensor of the third power of the sequence."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(8, 1)

    def forward(self, x: Tensor) -> Tensor:
        y = self.linear(x).squeeze(-1)
        return (y[:, :, None, None] * y[:, None, :, None] * y[:, None, None, :]).sin()
