"""Trains models of transformers on every known GPU, each in a process with a stand-in for it.

Run by ``tb-actmem dry-run``. It prints JSON: for each GPU and model the attention kernel and the
saved bytes, of the program and of a dry run in a block; or the error.
"""

from __future__ import annotations

import gc
import json
import os
import traceback
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import torch
import transformers
from torch import nn
from transformers import GPT2Config, GPT2LMHeadModel, LlamaConfig, LlamaForCausalLM

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.predict.fake_cuda import CAPABILITY, MEMORY, NAME, PROCESSORS
from tb_actmem.predict.fake_cuda.gpus import Gpu, gpu, names
from tests.support.interrupts import apart


def gpt2() -> nn.Module:
    """Make a small GPT-2, with its own dropout."""
    sizes: Any = {"n_layer": 2, "n_embd": 128, "n_head": 2, "vocab_size": 97, "n_positions": 64}
    return GPT2LMHeadModel(GPT2Config(**sizes, use_cache=False))


def llama() -> nn.Module:
    """Make a small Llama, with grouped heads."""
    sizes: Any = {"hidden_size": 128, "intermediate_size": 256, "num_hidden_layers": 2}
    heads: Any = {"num_attention_heads": 4, "num_key_value_heads": 2}
    return LlamaForCausalLM(LlamaConfig(**sizes, **heads, vocab_size=97, use_cache=False))


MODELS = {"gpt2": gpt2, "llama": llama}


def trained(name: str) -> Recording:
    """Record a step in bfloat16, after one that makes the optimizer's states."""
    torch.manual_seed(0)
    model = MODELS[name]().to("cuda", torch.bfloat16).train()
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.zeros(2, 64, dtype=torch.long, device="cuda")

    def step() -> None:
        model(input_ids=tokens, labels=tokens).loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()

    step()
    with tb_actmem.record(model, stacks=False) as recorder:
        step()
    return recorder.recording.check()


def attention(recording: Recording) -> list[str]:
    """List the attention ops of a recording."""
    found = {op.name.partition(".")[0] for op in recording.ops if "attention" in op.name}
    return sorted(found)


def told(found: Gpu) -> str:
    """Train all models on one GPU; return the rows to print."""
    said = found.name, str(found.capability), str(found.processors), str(found.nbytes)
    os.environ.update(zip((NAME, CAPABILITY, PROCESSORS, MEMORY), said, strict=True))
    return json.dumps([[found.name, name, *compared(name, found)] for name in MODELS])


def compared(name: str, on: Gpu) -> list[Any]:
    """Train a model directly and in a dry run; return the kernels and saved bytes, or the error."""
    try:
        real = trained(name)
        with tb_actmem.predict.dry_run("cuda", like=on.name):
            dry = trained(name)
    except Exception:
        return [traceback.format_exc()]
    kept = [tb_actmem.totals(one).saved_bytes for one in (real, dry)]
    return [attention(real), attention(dry), *kept]


def warm() -> None:
    """Import the modules of a step. CUDA, or a backward's threads, would be of use to no copy."""
    with tb_actmem.predict.dry_run("cpu"), tb_actmem.record(stacks=False):
        for make in MODELS.values():
            make()(torch.zeros(2, 64, dtype=torch.long))


def main() -> None:
    """Print all rows."""
    torch.set_num_threads(1)
    transformers.logging.set_verbosity_error()
    warm()
    gc.freeze()  # a recorder looks through all objects that the collector knows
    with ThreadPoolExecutor(2) as pool:
        ended = pool.map(apart, [partial(told, gpu(name)) for name in names(of_cuda=True)])
        print(json.dumps([[*one] for one in ended]))


if __name__ == "__main__":
    main()
