"""One training step of GPT-2 small: the tensors that its forward saves for backward.

The model is built from its configuration with random weights, so nothing is downloaded. Writes
`gpt2.svg` and a run for TensorBoard. Prints the totals and the largest saved tensors.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch
from _example import count
from torch.utils.tensorboard import SummaryWriter
from transformers import GPT2Config, GPT2LMHeadModel

import tb_actmem


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layers", type=count, default=12, help="transformer blocks (12)")
    parser.add_argument("--batch", type=count, default=2, help="sequences (2)")
    parser.add_argument("--tokens", type=count, default=256, help="tokens of each (256)")
    parser.add_argument("--logdir", type=Path, default=Path("runs"), help="of TensorBoard (runs)")
    parser.add_argument("--figure", type=Path, default=Path("gpt2.svg"), help="(gpt2.svg)")
    options = parser.parse_args(arguments)

    device = "cuda" if torch.cuda.is_available() else "cpu"
    say(f"Building GPT-2 with {options.layers} layers on {device}")
    torch.manual_seed(0)
    positions = max(1024, options.tokens)
    config = GPT2Config(n_layer=options.layers, n_positions=positions, use_cache=False)
    with torch.device(device):
        model = GPT2LMHeadModel(config).train()
    model.loss_type = "ForCausalLM"  # the default; without it, transformers warns
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.randint(config.vocab_size, (options.batch, options.tokens), device=device)

    say(f"Recording a forward of {options.batch} × {options.tokens} tokens")
    with tb_actmem.record(model, label="GPT-2 small") as recorder:
        loss = model(tokens, labels=tokens).loss
    say("Training: backward and optimizer")
    loss.backward()
    optimizer.step()

    run = options.logdir / time.strftime("gpt2-%Y%m%d-%H%M%S")
    with SummaryWriter(str(run)) as writer:
        writer.add_scalar("loss", loss, 0)
        tb_actmem.add_recording(writer, "activation_memory", recorder.recording, global_step=0)
    say(f"Wrote {run}")
    tb_actmem.render(recorder.recording, options.figure)
    say(f"Wrote {options.figure}")
    print(f"\n{tb_actmem.table(recorder.recording, by='totals')}")
    print(f"\n{tb_actmem.table(recorder.recording, by='storage', limit=5)}")


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
