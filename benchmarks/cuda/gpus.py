"""A training step on every GPU of the list in a dry run, with one version of torch after the other.

Each run adds the column of the torch that is installed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.results import Table
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.text import nbytes_text

RESULTS = Path(__file__).parents[1] / "results" / "gpus.json"


def measure() -> dict[str, Any]:
    """Train a small Llama in bfloat16; return the allocator's peak, ours, and the kernel."""
    from transformers import LlamaConfig, LlamaForCausalLM

    sizes: Any = {"hidden_size": 512, "intermediate_size": 1024, "num_hidden_layers": 4}
    heads: Any = {"num_attention_heads": 8, "num_key_value_heads": 4, "use_cache": False}
    config = LlamaConfig(**sizes, **heads, vocab_size=8192, pad_token_id=None)
    built: Any = LlamaForCausalLM(config)
    model = built.to("cuda", torch.bfloat16)
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.zeros(4, 256, dtype=torch.long, device="cuda")
    # With zeros for positions, every token would begin a sequence.
    where = torch.arange(256, device="cuda")[None]

    def step() -> None:
        model(tokens, labels=tokens, position_ids=where).loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()

    step()
    torch.cuda.reset_peak_memory_stats()
    step()
    peak = torch.cuda.memory_stats()["requested_bytes.all.peak"]
    with tb_actmem.record(model, stacks=False) as recorder:
        step()
    kernels = {op.name for op in recorder.recording.ops if "attention" in op.name}
    kernel = "unfused"
    for name in ("flash", "efficient", "cudnn"):
        if any(f"{name}_attention" in op for op in kernels):
            kernel = name
    totals = tb_actmem.totals(recorder.recording)
    return {"peak": peak, "total_peak": totals.total_peak_bytes, "kernel": kernel}


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for each GPU, a column for each torch."""
    columns: dict[str, Any] = {}
    if RESULTS.exists() and not quick:
        columns = json.loads(RESULTS.read_text(encoding="utf-8"))["results"]
    column = columns[torch.__version__.partition("+")[0]] = {}
    for name in ["H100"] if quick else names(of_cuda=True):
        say(f"gpus: {name}")
        column[name] = measured(name)
    columns = dict(sorted(columns.items()))
    yield Table(
        "gpus",
        "A training step of a small Llama in bfloat16, with AdamW and clipped gradients, as "
        "`tb-actmem dry-run` runs it on each GPU. *Peak*: what tensors and ops requested of "
        "torch's allocator, and the kernel of attention that torch chose. In brackets: how far "
        "the total peak of our recording is from it. Before torch 2.15 that is two workspaces of "
        "cuBLAS, which torch takes in the first step and keeps; `predict.fits` adds them.",
        ["GPU", *(f"torch {version}" for version in columns)],
        [[name, *(_cell(found.get(name)) for found in columns.values())] for name in column],
        columns,
    )


def measured(name: str) -> dict[str, Any]:
    """Train on one GPU, in a process that has a stand-in for it; return the facts, or why not."""
    try:
        variables = environment(gpu(name))
    except PredictError as error:
        return {"error": str(error).partition(":")[0]}
    outcome = Child(__name__, "measure", variables).call(timeout=300)
    return outcome.value or {"error": outcome.end}


def _cell(facts: dict[str, Any] | None) -> str:
    if facts is None:
        return ""
    if "error" in facts:
        return (
            "refused: torch has no code for it" if "cannot run on" in facts["error"] else "failed"
        )
    beside = facts["total_peak"] / facts["peak"] - 1
    return f"{nbytes_text(facts['peak'])}, {facts['kernel']} ({beside:+.2%})"
