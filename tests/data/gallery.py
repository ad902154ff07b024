"""Write the recordings that the gallery draws: of real models, with random weights.

The ten published models have the sizes of a training. They are dry runs, which need no memory, and
`formulas.json` has the formulas of their saved bytes. Run this again when the recorder writes what
none of these files has, or when a library runs other ops.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import torch
from torch import Tensor, nn
from torch.utils.checkpoint import checkpoint

HERE = Path(__file__).parent
GALLERY = HERE / "gallery"
sys.path[:0] = [str(HERE.parent.parent)]

import tb_actmem  # noqa: E402  # from this checkout
from tb_actmem import predict  # noqa: E402
from tests.data.models import MODELS, Known  # noqa: E402

Forward = Callable[[], Tensor]


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


def record_known(known: Known) -> tuple[tb_actmem.Recording, str]:
    """Return the recording of a dry run, and the formula of its saved bytes."""
    with predict.dry_run("cpu"):
        torch.set_default_dtype(known.dtype)
        model = known.build().train()
        torch.set_default_dtype(torch.float32)

        def forward(**sizes: int) -> tb_actmem.Recording:
            named = ", ".join((known.label, *(f"{size}={sizes[size]}" for size in sizes)))
            with tb_actmem.record(model, stacks=False, label=named) as recorder:
                recorder.finish(known.loss(model, **sizes))
            return recorder.recording

        formula = predict.scale(forward, proof=None, progress=print, **known.small).formula("saved")
        return forward(**known.sizes), str(formula)


if __name__ == "__main__":
    formulas = {}
    for name, known in MODELS.items():
        recording, formula = record_known(known)
        tb_actmem.write(recording, GALLERY / f"{name}.actmem")
        formulas[name] = formula
    (GALLERY / "formulas.json").write_text(
        json.dumps(formulas, indent=1, ensure_ascii=False) + "\n"
    )
    for make in (experts, lstm, checkpointed):
        torch.manual_seed(0)
        label, model, forward = make()
        with tb_actmem.record(model, stacks=False, label=label) as recorder:
            recorder.finish(forward())
        tb_actmem.write(recorder.recording, GALLERY / f"{make.__name__}.actmem")
