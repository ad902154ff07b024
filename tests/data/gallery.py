"""Write the recordings that the gallery draws: of real models, with random weights.

Run it again when the recorder writes what none of these files has.
"""

import sys
from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint
from transformers import (
    GPT2Config,
    GPT2LMHeadModel,
    MixtralConfig,
    MixtralForCausalLM,
    ResNetConfig,
    ResNetForImageClassification,
)

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent.parent)]

import tb_actmem  # noqa: E402  # from this checkout

Forward = Callable[[], Tensor]


def gpt2() -> tuple[str, nn.Module, Forward]:
    model = GPT2LMHeadModel(GPT2Config()).train()
    ids = torch.randint(0, 50257, (2, 64))
    return "GPT-2 small", model, lambda: model(ids, labels=ids).loss


def resnet50() -> tuple[str, nn.Module, Forward]:
    config = ResNetConfig(num_labels=1000)  # type: ignore[call-arg]  # one of any model's
    model = ResNetForImageClassification(config).train()
    images = torch.randn(2, 3, 224, 224)
    return "ResNet-50", model, lambda: model(images).logits


def mixtral() -> tuple[str, nn.Module, Forward]:
    config = MixtralConfig(
        hidden_size=256,
        intermediate_size=512,
        num_hidden_layers=4,
        num_attention_heads=8,
        num_key_value_heads=4,
        vocab_size=1000,
        max_position_embeddings=128,
    )
    model = MixtralForCausalLM(config).train()
    ids = torch.randint(0, 1000, (2, 64))
    return "A small Mixtral", model, lambda: model(ids, labels=ids).loss


class Experts(nn.Module):
    """64 experts, of which each token takes two."""

    def __init__(self, width: int = 32, count: int = 64) -> None:
        super().__init__()
        self.gate = nn.Linear(width, count)
        self.experts = nn.ModuleList(
            nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))
            for _ in range(count)
        )

    def forward(self, x: Tensor) -> Tensor:
        weights, chosen = self.gate(x).softmax(-1).topk(2)
        out = torch.zeros_like(x)
        for number, expert in enumerate(self.experts):
            rows, slots = (chosen == number).nonzero(as_tuple=True)
            out = out.index_add(0, rows, expert(x[rows]) * weights[rows, slots, None])
        return out


def experts() -> tuple[str, nn.Module, Forward]:
    model, x = nn.Sequential(Experts(), nn.LayerNorm(32)), torch.randn(1024, 32)
    return "Experts", model, lambda: model(x)


class Tagger(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(100, 64)
        self.lstm = nn.LSTM(64, 128, num_layers=2, batch_first=True)
        self.head = nn.Linear(128, 100)

    def forward(self, ids: Tensor) -> Tensor:
        hidden: Tensor = self.head(self.lstm(self.embedding(ids))[0])
        return hidden


def lstm() -> tuple[str, nn.Module, Forward]:
    model, ids = Tagger(), torch.randint(0, 100, (8, 20))
    return "LSTM", model, lambda: model(ids)


class Perceptron(nn.Module):
    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.act = nn.GELU()

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(self.act(self.up(self.norm(x))))


class Stack(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.embed = nn.Linear(16, 128)
        self.blocks = nn.ModuleList(Perceptron() for _ in range(6))
        self.head = nn.Linear(128, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = self.embed(x)
        for block in self.blocks:
            x = checkpoint(block, x, use_reentrant=False)
        return self.head(x)


def checkpointed() -> tuple[str, nn.Module, Forward]:
    model, x = Stack(), torch.randn(4, 32, 16)
    return "A checkpointed stack", model, lambda: model(x)


if __name__ == "__main__":
    (HERE / "gallery").mkdir(exist_ok=True)
    for make in (gpt2, resnet50, mixtral, experts, lstm, checkpointed):
        torch.manual_seed(0)
        label, model, forward = make()
        with tb_actmem.record(model, stacks=False, label=label) as recorder:
            recorder.finish(forward())
        tb_actmem.write(recorder.recording, HERE / "gallery" / f"{make.__name__}.actmem")
