"""How long a plan takes: the search for it, the proof, and the predicted recording.

Widths are tiny, because a plan takes as long whatever the tensors' sizes are. What is hard is how
many modules there are to choose from, and that none is like another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import say
from benchmarks.results import Table

GOALS: dict[str, Callable[[int], dict[str, Any]]] = {
    "30 % less": lambda step_peak: {"step_peak": step_peak * 7 // 10},
    "50 % less": lambda step_peak: {"step_peak": step_peak // 2},
    "10 % of the matmul FLOPs": lambda _: {"max_recompute": 0.1},
}
"""The limit of a plan, by the step peak of the recording."""
Step = Callable[[], Any]


def gpt2(layers: int) -> tuple[nn.Module, Step]:
    """GPT-2 of so many blocks."""
    from transformers import GPT2Config, GPT2LMHeadModel

    small: dict[str, Any] = {"n_embd": 64, "n_head": 4, "n_positions": 32, "vocab_size": 100}
    ends: dict[str, Any] = {"use_cache": False, "bos_token_id": 1, "eos_token_id": 1}
    model = GPT2LMHeadModel(GPT2Config(n_layer=layers, **small, **ends)).train()
    ids = torch.randint(0, 100, (4, 32))
    return model, lambda: model(ids, labels=ids).loss.backward()


def llama(layers: int) -> tuple[nn.Module, Step]:
    """Llama of so many layers."""
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        vocab_size=100,
        hidden_size=32,
        intermediate_size=64,
        num_hidden_layers=layers,
        num_attention_heads=4,
        num_key_value_heads=2,
        use_cache=False,
        bos_token_id=1,
        eos_token_id=1,
    )
    model = LlamaForCausalLM(config).train()
    ids = torch.randint(0, 100, (8, 32))
    return model, lambda: model(ids, labels=ids).loss.backward()


class Uneven(nn.Module):
    """Blocks of which each has another width, so that none can be counted with another."""

    def __init__(self, blocks: int) -> None:
        super().__init__()
        widths = [16 + (37 * number) % 101 for number in range(blocks)]
        self.blocks = nn.ModuleList(_block(16, width) for width in widths)

    def forward(self, x: Tensor) -> Tensor:
        for block in self.blocks:
            x = x + block(x)
        return x.square().mean()


def _block(width: int, inner: int) -> nn.Module:
    def part() -> nn.Module:
        return nn.Sequential(nn.Linear(width, inner), nn.GELU(), nn.Linear(inner, width), nn.Tanh())

    return nn.Sequential(nn.LayerNorm(width), part(), nn.Dropout(0.1), part())


def uneven(blocks: int) -> tuple[nn.Module, Step]:
    """A chain of unequal blocks."""
    model, x = Uneven(blocks), torch.randn(256, 16)
    return model, lambda: model(x).backward()


WORKLOADS: dict[str, Callable[[], tuple[nn.Module, Step]]] = {
    "GPT-2 small, 12 blocks": lambda: gpt2(12),
    "GPT-2 of 36 blocks": lambda: gpt2(36),
    "80 unequal blocks": lambda: uneven(80),
    "Llama, 80 layers": lambda: llama(80),
}
QUICK: dict[str, Callable[[], tuple[nn.Module, Step]]] = {"4 unequal blocks": lambda: uneven(4)}


def timed(workload: Callable[[], tuple[nn.Module, Step]]) -> dict[str, Any]:
    """Plan one step for every goal, and ask for its curve."""
    torch.manual_seed(0)
    model, step = workload()
    with tb_actmem.record(model, stacks=False) as recorder:
        step()
    recording = recorder.recording
    found: dict[str, Any] = {"nodes": len(recording.nodes)}
    step_peak = tb_actmem.totals(recording).step_peak_bytes or 0
    for goal, limit in GOALS.items():
        begin = time.perf_counter()
        plan = tb_actmem.predict.plan(recording, **limit(step_peak))
        found[goal] = {
            "seconds": time.perf_counter() - begin,
            "gap": plan.gap,
            "peak": plan.peak_bytes / plan.before_peak_bytes,
            "again": plan.recompute_share,
        }
    begin = time.perf_counter()
    found["curve"] = {"points": len(plan.curve), "seconds": time.perf_counter() - begin}
    return found


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a model, a column a goal."""
    torch.set_num_threads(1)
    facts = {}
    for name, workload in (QUICK if quick else WORKLOADS).items():
        say(f"plan: {name}")
        facts[name] = timed(workload)
    rows = [
        [
            name,
            f"{found['nodes']:,}",
            *(_cell(found[goal]) for goal in GOALS),
            f"{found['curve']['points']} points in {found['curve']['seconds']:.1f} s",
        ]
        for name, found in facts.items()
    ]
    about = (
        "Seconds from the recording to the plan with its proof and its prediction. Then the "
        "step peak as a share of the peak before, recomputed matmul FLOPs as a share of the "
        "forward's, and the largest possible distance from the optimum."
    )
    yield Table("plan", about, ["model", "nodes", *GOALS, "the whole curve"], rows, facts)


def _cell(found: dict[str, float]) -> str:
    return (
        f"{found['seconds']:.1f} s: {found['peak']:.0%}, {found['again']:.0%} of the matmul FLOPs, "
        f"within {max(found['gap'], 0.001):.1%}"
    )
