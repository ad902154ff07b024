"""Whole training steps of several models and their variants, one run for each.

The models are built from their configuration with random weights, so nothing is downloaded. Writes
`gpt2.svg` and runs for TensorBoard. Prints the saved bytes of each model, and the largest saved
tensors of GPT-2.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import torch
from _example import size
from torch import Tensor, nn
from torch.utils.tensorboard import SummaryWriter
from transformers import (
    GPT2Config,
    GPT2LMHeadModel,
    MixtralConfig,
    MixtralForCausalLM,
    ResNetConfig,
    ResNetForImageClassification,
)

import tb_actmem
from tb_actmem import Recording


class Job(NamedTuple):
    """A model, the input of each training step, and the function that computes the loss."""

    model: nn.Module
    inputs: Sequence[Tensor]
    loss: Callable[[Tensor], Tensor]


class Sizes(NamedTuple):
    layers: int = 12
    batch: int = 2
    tokens: int = 256
    width: int = 1024
    """The width of the MLP."""
    pixels: int = 128
    hidden: int = 768
    """The width of GPT-2."""


SMALL = Sizes(layers=1, batch=1, tokens=16, width=8, pixels=32, hidden=96)
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def gpt2(
    sizes: Sizes, activation: str = "gelu_new", *, checkpointed: bool = False, half: bool = False
) -> Job:
    config = GPT2Config(
        n_layer=sizes.layers,
        n_embd=sizes.hidden,
        activation_function=activation,
        use_cache=False,
    )
    model = GPT2LMHeadModel(config)
    model.loss_type = "ForCausalLM"  # the default; without it, transformers warns
    if checkpointed:
        # Newer versions of transformers renamed this method, and warn about the old name.
        old = model.gradient_checkpointing_enable
        getattr(model, "activation_checkpointing_enable", old)()
    tokens = torch.randint(config.vocab_size, (sizes.batch, sizes.tokens), device=DEVICE)

    def loss(tokens: Tensor) -> Tensor:
        with torch.autocast(DEVICE, torch.bfloat16, enabled=half):
            return model(tokens, labels=tokens).loss

    return Job(model, longer(tokens, dim=1), loss)


def mixtral(sizes: Sizes) -> Job:
    config = MixtralConfig(
        vocab_size=1000,
        hidden_size=128,
        intermediate_size=256,
        num_hidden_layers=min(sizes.layers, 4),
        num_attention_heads=4,
        num_key_value_heads=2,
        use_cache=False,
    )
    model = MixtralForCausalLM(config)
    tokens = torch.randint(config.vocab_size, (sizes.batch, sizes.tokens), device=DEVICE)
    return Job(model, [tokens], lambda tokens: model(tokens, labels=tokens).loss)


def resnet50(sizes: Sizes) -> Job:
    model = ResNetForImageClassification(ResNetConfig())
    images = torch.randn(2 * sizes.batch, 3, sizes.pixels, sizes.pixels, device=DEVICE)
    return Job(model, [images], lambda images: model(images).logits.square().mean())


def lstm(sizes: Sizes) -> Job:
    model = nn.LSTM(128, 256, num_layers=2)
    words = torch.randn(sizes.tokens, sizes.batch, 128, device=DEVICE)
    return Job(model, longer(words), lambda words: model(words)[0].square().mean())


def mlp(sizes: Sizes, activation: type[nn.Module]) -> Job:
    width = sizes.width
    model = nn.Sequential(nn.Linear(width, 4 * width), activation(), nn.Linear(4 * width, width))
    x = torch.randn(sizes.batch * sizes.tokens, width, device=DEVICE)
    return Job(model, longer(x), lambda x: model(x).square().mean())


def longer(whole: Tensor, dim: int = 0) -> list[Tensor]:
    """Return a quarter, a half, three quarters and all of it, so that the memory of steps grows."""
    length = whole.shape[dim]
    return [whole.narrow(dim, 0, length * quarters // 4) for quarters in (1, 2, 3, 4)]


JOBS: dict[str, Callable[[Sizes], Job]] = {
    "mlp/relu": lambda sizes: mlp(sizes, nn.ReLU),
    "mlp/gelu": lambda sizes: mlp(sizes, nn.GELU),
    "lstm": lstm,
    "resnet-50": resnet50,
    "mixtral": mixtral,
    "gpt2/autocast": lambda sizes: gpt2(sizes, half=True),
    "gpt2/checkpointed": lambda sizes: gpt2(sizes, checkpointed=True),
    "gpt2/gelu in one op": lambda sizes: gpt2(sizes, "gelu"),
    "gpt2/as published": gpt2,
}
"""Run → the function that builds its job. The tab opens the newest run, which is the last."""

LACKS_BFLOAT16 = DEVICE == "cpu" and torch.backends.cpu.get_cpu_capability() == "AVX2"
"""Without instructions for it, the run in bfloat16 takes ten minutes."""


def record(job: Job, label: str) -> Iterator[Recording]:
    """Record every step except the first one, which creates the optimizer states."""
    optimizer = torch.optim.AdamW(job.model.parameters())

    def step(inputs: Tensor) -> None:
        job.loss(inputs).backward()
        optimizer.step()
        optimizer.zero_grad()

    step(job.inputs[0])
    for inputs in job.inputs:
        with tb_actmem.record(job.model, label=label) as recorder:
            step(inputs)
        yield recorder.recording


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--small", action="store_true", help="small models, for tests")
    parser.add_argument("--logdir", type=Path, default=Path("runs"), help="of TensorBoard (runs)")
    parser.add_argument("--figure", type=Path, default=Path("gpt2.svg"), help="(gpt2.svg)")
    options = parser.parse_args(arguments)

    for number, (run, build) in enumerate(JOBS.items(), start=1):
        print(f"[{number}/{len(JOBS)}] {run}", end=": ", flush=True)
        if run == "gpt2/autocast" and LACKS_BFLOAT16 and not options.small:
            print("left out, because this processor has no instructions for bfloat16")
            continue
        torch.manual_seed(0)
        with torch.device(DEVICE):
            job = build(SMALL if options.small else Sizes())
        job.model.train()
        with SummaryWriter(str(options.logdir / run)) as writer:
            for step, recording in enumerate(record(job, run)):
                tb_actmem.add_recording(writer, "activation_memory", recording, global_step=step)
        totals = tb_actmem.totals(recording)
        peak = "" if totals.step_peak_bytes is None else f", peak {size(totals.step_peak_bytes)}"
        print(f"{size(totals.saved_bytes)} saved for backward{peak}")

    tb_actmem.render(recording, options.figure)
    print(f"\nWrote {options.logdir} and {options.figure}\n")
    print(tb_actmem.table(recording, by="storage", limit=5))


if __name__ == "__main__":
    main()
