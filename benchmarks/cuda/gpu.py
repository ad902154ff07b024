"""Training steps on CUDA, as a dry run, against torch's own caching allocator."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.cuda.requested import requested, requested_peak
from benchmarks.results import Table
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu

GPU = "A100"
_EXPANDABLE = "expandable_segments:True"
_CONF = "PYTORCH_CUDA_ALLOC_CONF"
_VOCABULARY = 500

Loss = Callable[..., Tensor]
"""Of a model, and of other sizes than the case's where it is given them."""


class Case(NamedTuple):
    """A model with its loss, and the sizes of a step by their letters."""

    build: Callable[[], tuple[Any, Loss]]
    sizes: dict[str, int]


def _mlp(rows: int) -> Case:
    def build() -> tuple[Any, Loss]:
        with torch.device("cuda"):
            model = nn.Sequential(nn.Linear(1024, 4096), nn.GELU(), nn.Linear(4096, 1024))
        return (
            model,
            lambda model, b=rows: model(torch.randn(b, 1024, device="cuda")).square().mean(),
        )

    return Case(build, {"b": rows})


def _language(make: Callable[[], Any], batch: int, tokens: int) -> Case:
    def build() -> tuple[Any, Loss]:
        with torch.device("cuda"):
            model = make().train()

        @cache
        def ids(b: int, s: int) -> Tensor:
            return torch.zeros(b, s, dtype=torch.long, device="cuda")

        def loss(model: Any, b: int = batch, s: int = tokens) -> Tensor:
            found: Tensor = model(ids(b, s), labels=ids(b, s), use_cache=False).loss
            return found

        return model, loss

    return Case(build, {"b": batch, "s": tokens})


def _gpt2(**options: Any) -> Callable[[], Any]:
    from transformers import GPT2Config, GPT2LMHeadModel

    return lambda: GPT2LMHeadModel(GPT2Config(**options))


def _checkpointed() -> Any:
    model = _gpt2()()
    model.gradient_checkpointing_enable({"use_reentrant": False})
    return model


def _llama() -> Any:
    from transformers import LlamaConfig, LlamaForCausalLM

    sizes: Any = {"hidden_size": 1024, "intermediate_size": 2752, "num_attention_heads": 16}
    return LlamaForCausalLM(LlamaConfig(num_hidden_layers=8, vocab_size=_VOCABULARY, **sizes))


MODELS = {
    "MLP": _mlp(512),
    "GPT-2 small": _language(_gpt2(), 8, 512),
    "GPT-2 small, eager attention": _language(_gpt2(attn_implementation="eager"), 8, 512),
    "GPT-2 small, checkpointed": _language(_checkpointed, 8, 512),
    "Llama, 8 layers": _language(_llama, 8, 1024),
}


def measure(name: str, half: bool) -> dict[str, Any]:
    """Train three steps, record the second, and read the allocator."""
    model, loss = MODELS[name].build()
    optimizer = torch.optim.AdamW(model.parameters())

    def step() -> None:
        with torch.autocast("cuda", torch.bfloat16, enabled=half):
            out = loss(model)
        out.backward()
        optimizer.step()
        optimizer.zero_grad()

    step()
    gc.collect()
    before = requested("current")
    with tb_actmem.record(model, stacks=False) as recorder:
        step()
    recording = recorder.recording
    step()
    stats = torch.cuda.memory_stats()
    expandable = os.environ.get(_CONF) == _EXPANDABLE
    paper = tb_actmem.predict.fits(recording, GPU, expandable_segments=expandable)
    return {
        "requested": requested_peak(recording, before),
        "totals": tb_actmem.totals(recording).total_peak_bytes,
        "allocated": [stats["allocated_bytes.all.peak"], paper.allocated_bytes],
        "reserved": [stats["reserved_bytes.all.peak"], paper.reserved_bytes],
        "between": [paper.least_reserved_bytes, paper.most_reserved_bytes],
        "torch": torch.__version__,
    }


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for a model in a precision."""
    found: dict[str, Any] = {}
    for name in ["MLP"] if quick else MODELS:
        for half in (False, True):
            say(f"gpu: {name}, {precision(half)}")
            found[f"{name}, {precision(half)}"] = [
                _measured(name, half, conf) for conf in ("", _EXPANDABLE)
            ]
    yield Table(
        "gpu",
        f"Training steps with AdamW on CUDA, in a dry run on an {GPU}: torch's own dispatch, "
        "engine and caching allocator, without kernels. *Requested* is the peak of the bytes "
        "that tensors requested, without workspaces of cuBLAS. *Total peak* is ours, recorded "
        "with the compiled observer. *Allocated* and *reserved* are torch's. "
        "Beside them is the result of `tb_actmem.predict.fits`: the predicted bytes, and the "
        "range that the recording leaves open.",
        [
            "step",
            *(
                "requested",
                "total peak",
                "allocated",
                "predicted",
                "reserved",
                "predicted",
                "range",
            ),
            *("reserved, expandable segments", "predicted", "range"),
        ],
        [_row(name, *runs) for name, runs in found.items()],
        found,
    )


def precision(half: bool) -> str:
    return "autocast" if half else "float32"


def _measured(name: str, half: bool, conf: str) -> dict[str, Any]:
    try:
        variables = environment(gpu(GPU))
    except PredictError as error:
        return {"error": str(error).partition(":")[0]}
    outcome = Child(__name__, "measure", {**variables, _CONF: conf}).call(name, half)
    return outcome.value or {"error": outcome.end}


def _row(name: str, default: dict[str, Any], expandable: dict[str, Any]) -> list[str]:
    for facts in (default, expandable):
        if "error" in facts:
            return [name, facts["error"], *[""] * 9]
    cells = [
        *(default["requested"], default["totals"]),
        *(*default["allocated"], *default["reserved"], default["between"]),
        *(*expandable["reserved"], expandable["between"]),
    ]
    return [name, *(_cell(cell) for cell in cells)]


def _cell(found: int | list[int]) -> str:
    if isinstance(found, list):
        return " – ".join(f"{nbytes:,}" for nbytes in found)
    return f"{found:,}"
