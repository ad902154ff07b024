"""The cost of observing training steps on a GPU: wall-clock times, interleaved."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import torch
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import measured_each, say
from benchmarks.results import Table, without_gpu
from benchmarks.timing import spread

_ROUNDS = 9
_VOCABULARY = 500


def _language(name: str, batch: int, tokens: int, **sizes: Any) -> Any:
    def build() -> tuple[Any, Callable[[], Tensor]]:
        import transformers

        kind = getattr(transformers, name)
        with torch.device("cuda"):
            model = kind(kind.config_class(**sizes)).train()
            ids = torch.randint(_VOCABULARY, (batch, tokens))
        return model, lambda: model(ids, labels=ids, use_cache=False).loss

    return build


def _mlp() -> tuple[Any, Callable[[], Tensor]]:
    with torch.device("cuda"):
        model = nn.Sequential(*(nn.Linear(64, 64) for _ in range(1000)))
        x = torch.rand(8, 64)
    return model, lambda: model(x).square().mean()


_LLAMA = {"hidden_size": 128, "intermediate_size": 344, "num_attention_heads": 4}
_MEDIUM = {"n_layer": 24, "n_embd": 1024, "n_head": 16}
WORKLOADS = {
    "Llama, 24 narrow layers": _language(
        "LlamaForCausalLM", 1, 64, **_LLAMA, num_hidden_layers=24, vocab_size=_VOCABULARY
    ),
    "MLP, 1,000 layers": _mlp,
    "GPT-2 small, 1 × 64": _language("GPT2LMHeadModel", 1, 64),
    "GPT-2 small, 8 × 512": _language("GPT2LMHeadModel", 8, 512),
    "GPT-2 medium, 8 × 1024": _language("GPT2LMHeadModel", 8, 1024, **_MEDIUM),
}
"""The GPU waits for Python in the first three, and Python for the GPU in the others."""
TOOLS: dict[str, dict[str, bool] | None] = {
    "capture()": None,
    "record(ops=False)": {"ops": False},
    "record(stacks=False)": {"stacks": False},
    "record()": {},
}
"""The arguments of `record`; None: `capture`."""


def measure(name: str, rounds: int) -> dict[str, Any]:
    """Time a training step with each tool against the bare one, and its forward."""
    model, loss = WORKLOADS[name]()
    optimizer = torch.optim.AdamW(model.parameters(), fused=True)

    def step(after: Callable[[Tensor], object] = lambda _: None) -> None:
        found = loss()
        after(found)
        found.backward()
        optimizer.step()
        optimizer.zero_grad()

    def recorded(options: Any) -> tb_actmem.Recording:
        with tb_actmem.record(model, **options) as recorder:
            step()
        return recorder.recording

    tools: dict[str, Callable[[], object]] = {
        tool: partial(step, tb_actmem.capture) if options is None else partial(recorded, options)
        for tool, options in TOOLS.items()
    }
    for run in (step, *tools.values()):
        run()
        run()
    bare: list[float] = []
    ratios: dict[str, list[float]] = {tool: [] for tool in tools}
    for _ in range(rounds):
        for tool, run in tools.items():
            bare.append(milliseconds(step))
            ratios[tool].append(milliseconds(run) / bare[-1])
    roofline = tb_actmem.predict.cost(recorded({}), like()).forward_milliseconds
    return {
        "bare_ms": spread(bare).median,
        "ratios": {tool: spread(found) for tool, found in ratios.items()},
        "forward_ms": spread([milliseconds(loss) for _ in range(rounds)]).median,
        "roofline_ms": roofline,
    }


def milliseconds(run: Callable[[], object]) -> float:
    """Time a call, and the work of the GPU that it asks for."""
    torch.cuda.synchronize()
    begin = time.perf_counter()
    run()
    torch.cuda.synchronize()
    return 1000 * (time.perf_counter() - begin)


def like() -> str:
    """Name the known GPU that this machine's is like."""
    from benchmarks.cuda.real_gpu import device

    found = device()
    assert found is not None
    return found.name


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for a workload."""
    if not torch.cuda.is_available():
        say("gpu_overhead: needs a GPU")
        yield without_gpu("gpu_overhead")
        return
    found = measured_each(__name__, WORKLOADS, 2 if quick else _ROUNDS)
    yield Table(
        "gpu_overhead",
        f"Training steps with AdamW on a real {torch.cuda.get_device_name()}, in wall-clock time: "
        "how many times as long as the bare step a step with a tool takes, its recording included "
        "(quartiles). *Roofline* is the minimum time of the forward by `predict.cost`, beside the "
        "measured one.",
        ["step", "bare step, ms", *TOOLS, "forward, ms", "roofline, ms"],
        [_row(name, facts) for name, facts in found.items()],
        found,
    )


def _row(name: str, facts: dict[str, Any]) -> list[str]:
    if "error" in facts:
        return [name, facts["error"], *[""] * 6]
    ratios = [
        f"**{median:.2f}** ({low:.2f}–{high:.2f})" for median, low, high in facts["ratios"].values()
    ]
    times = [f"{facts[each]:.1f}" for each in ("bare_ms", "forward_ms", "roofline_ms")]
    return [name, times[0], *ratios, *times[1:]]
