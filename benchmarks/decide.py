"""Plans beside checkpoints on every block or every second one, and whether a real step agrees.

Each model is recorded once, planned for the lowest peak with as much run again as every second
block would, and then truly runs by the plan: what was predicted is held against that recording.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple
from unittest.mock import patch

import torch
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import say
from benchmarks.models import CHECKPOINT, LANGUAGE, SMALL, Block, Stack, text, transformer
from benchmarks.ours import compiled_observer
from benchmarks.partitioner import BUDGETS, points
from benchmarks.results import Table
from benchmarks.workloads import Workload
from tb_actmem.analysis.index.costs import costs
from tb_actmem.analysis.index.index import Index
from tb_actmem.model import Recording
from tb_actmem.recorder.engine.library import SWITCH, loaded

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
QUICK = ("MLP", "tied blocks")
COMPILED = ("MLP", "GPT-2", "Llama", "BERT")
"""Models for which the compiler is asked too: it takes minutes for each."""
WAYS = ("every second", "all", "partitioner", "plan")


def decided(case: Case) -> dict[str, Any]:
    """Record, plan, run by the plan; and predict what every block and every second one gives."""
    with tb_actmem.record(case.workload.model, stacks=False) as recorder:
        case.step(case.workload)
    before = recorder.recording
    names = dict.fromkeys(call.fqn for call in before.modules)
    blocks = [name for name in names if re.fullmatch(case.blocks, name)]
    uniform = {"every second": _under(before, blocks[::2]), "all": _under(before, blocks)}
    plan = tb_actmem.predict.plan(before, max_recompute=uniform["every second"]["again"])
    case.workload.model.zero_grad(set_to_none=True)
    verified = plan.verify(case.workload.model, lambda: case.step(case.workload))
    return {
        **uniform,
        "plan": {"peak": plan.peak_bytes / plan.before_peak_bytes, "again": plan.recompute_share},
        "gap": plan.gap,
        "saved": verified.saved.ratio,
        "peak": verified.peak.ratio,
        "differing": len(verified.differing),
    }


def by_partitioner(name: str, limit: float) -> dict[str, float] | str:
    """Return torch.compile's budget with the lowest peak within a limit of recomputation.

    A sentence where the compiler cannot.
    """

    def make() -> Workload:
        torch.manual_seed(0)
        return CASES[name]().workload

    try:
        with compiled_observer():
            found = [*points(make, CASES[name]().step)]
    except Exception as error:  # whatever a compiler says of a model
        return f"{type(error).__name__}"
    return min(found, key=lambda point: (point.again > limit + 0.005, point.peak))._asdict()


def _under(before: Recording, names: list[str]) -> dict[str, float]:
    after = tb_actmem.predict.checkpoint(before, modules=names)
    forward = sum(
        cost.flops
        for op, cost in zip(before.ops, costs(Index(before)), strict=True)
        if op.backward_of is None
    )
    peaks = [tb_actmem.totals(of).step_peak_bytes or 0 for of in (before, after)]
    again = _flops(after) - _flops(before)
    return {"peak": peaks[1] / max(1, peaks[0]), "again": again / max(1, forward)}


def _flops(recording: Recording) -> int:
    return sum(cost.flops for cost in costs(Index(recording)))


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a model."""
    torch.set_num_threads(1)
    with compiled_observer():
        is_built = loaded() is not None
    facts = {}
    for name in QUICK if quick else CASES:
        say(f"decide: {name}")
        torch.manual_seed(0)
        with patch.dict(os.environ, {SWITCH: "0"}):
            facts[name] = decided(CASES[name]())
        if name in COMPILED and not quick and is_built:
            limit = facts[name]["every second"]["again"]
            facts[name]["partitioner"] = by_partitioner(name, limit)
    rows = [
        [
            name,
            *(_cell(found.get(way)) for way in WAYS),
            f"{found['saved']:.4f}",
            f"{found['peak']:.4f}",
            f"{found['differing']}",
        ]
        for name, found in facts.items()
    ]
    about = (
        "Step peak as a share of the peak without checkpoints, and recomputed FLOPs as a share "
        "of the forward's. The ways: every second block under a checkpoint; all blocks; the "
        "partitioner of torch.compile (graphs run op by op); the plan. The partitioner uses that "
        f"of its budgets {', '.join(map(str, BUDGETS))} with the lowest measured peak. The "
        "partitioner and the plan recompute no more than the first way. – means that the "
        "compiler was not tried. Then a step that ran by the plan: predicted values as a ratio "
        "to recorded ones, and the number of saved tensors that differ. Without the compiled "
        "observer, the dispatch mode records it and misses 5,056 bytes per checkpoint: the "
        "random state, which no op creates."
    )
    ways = "every second block", "all blocks", "activation_memory_budget", "the plan"
    head = ["model", *ways, "saved", "peak", "saved tensors differ"]
    yield Table("decide", about, head, rows, facts)


def _cell(found: dict[str, float] | str | None) -> str:
    if isinstance(found, dict):
        return f"{found['peak']:.0%}, {found['again']:.0%} recomputed"
    return found or "–"
