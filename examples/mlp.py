"""The MLP of a transformer block: the memory that its activation function costs.

GELU's derivative needs the function's input, so both wide tensors are saved. ReLU's derivative
needs only the output, which the next Linear saves anyway: b·s·4·d values less. With values of 16
bits, GELU saves 18·b·s·d bytes and ReLU saves 10·b·s·d. Writes `gelu.svg` and `relu.svg`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch
from torch import nn

import tb_actmem


class MLP(nn.Module):
    def __init__(self, width: int, activation: nn.Module) -> None:
        super().__init__()
        self.fc1 = nn.Linear(width, 4 * width)
        self.activation = activation
        self.fc2 = nn.Linear(4 * width, width)

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return self.fc2(self.activation(self.fc1(inputs)))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batch", type=int, default=2, help="sequences (2)")
    parser.add_argument("--tokens", type=int, default=4096, help="tokens of each (4096)")
    parser.add_argument("--width", type=int, default=1024, help="hidden size (1024)")
    parser.add_argument("--folder", type=Path, default=Path(), help="for the figures (.)")
    options = parser.parse_args(arguments)

    device = "cuda" if torch.cuda.is_available() else "cpu"
    print(f"{options.batch} × {options.tokens} tokens of {options.width} on {device}\n")
    shape = (options.batch, options.tokens, options.width)
    for activation in (nn.GELU(), nn.ReLU()):
        name = type(activation).__name__
        model = MLP(options.width, activation).to(device, torch.bfloat16)
        inputs = torch.randn(shape, device=device, dtype=torch.bfloat16, requires_grad=True)
        with tb_actmem.record(model, label=f"MLP with {name}") as recorder:
            recorder.finish(model(inputs))

        recording = recorder.recording
        figure = tb_actmem.render(recording, options.folder / f"{name.lower()}.svg", width="85mm")
        cached = tb_actmem.totals(recording).cached_bytes
        print(f"{name}: {cached:,} bytes are {cached / inputs.numel():.0f}·b·s·d; see {figure}")
        print(tb_actmem.table(recording, by="storage"), end="\n\n")


if __name__ == "__main__":
    main()
