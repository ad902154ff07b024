"""The memory that the activation function of a transformer's MLP costs.

Some derivatives need only the output of the function: ReLU, tanh, sigmoid. The next linear saves
that output anyway, so they add nothing. Other derivatives need the input: one more tensor of
4·b·s·d values. Without --full, meta tensors have the document's sizes and no data: no product is
computed. Document: "Activation Memory: A Deep Dive using PyTorch".
"""

from __future__ import annotations

import torch
from _example import Row, device, leave, number, parser, print_comparison
from torch import nn

import tb_actmem
from tb_actmem import Recording
from tb_actmem.predict import estimate

FREE = {
    "ReLU": nn.ReLU(),
    "Tanh": nn.Tanh(),
    "Sigmoid": nn.Sigmoid(),
    "LeakyReLU in place": nn.LeakyReLU(inplace=True),
}
"""Functions that save their output."""

DEAR = {
    "GELU": nn.GELU(),
    "SiLU": nn.SiLU(),
    "ELU": nn.ELU(),
    "SELU": nn.SELU(),
    "LeakyReLU": nn.LeakyReLU(),
    "Hardswish": nn.Hardswish(),
    "Hardtanh": nn.Hardtanh(),
    "Hardsigmoid": nn.Hardsigmoid(),
    "Hardshrink": nn.Hardshrink(),
}
"""Functions that save their input."""

ALLOCATOR = (
    "The document finds the same bytes in CUDA's allocator. They agree because two tensors have "
    "the same size: the output, which no node saves, and the input, which is saved and existed "
    "before."
)
IN_PLACE = (
    "The output would be enough for this derivative too. Torch uses that only if the function "
    "works in place: nn.LeakyReLU, nn.ELU and nn.SELU with inplace=True add nothing."
)
NEVER = (
    "The output would be enough for this derivative too, but torch saves the input. With "
    "inplace=True it even copies the input."
)
WHY = {
    **dict.fromkeys(("LeakyReLU", "ELU", "SELU"), IN_PLACE),
    **dict.fromkeys(("Hardtanh", "Hardsigmoid"), NEVER),
}
BATCH, TOKENS, WIDTH = 2, 4096, 1024


class MLP(nn.Module):
    """A linear to four times the width, an activation, a linear back."""

    def __init__(self, activation: nn.Module, width: int = WIDTH) -> None:
        super().__init__()
        self.fc1 = nn.Linear(width, 4 * width)
        self.activation = activation
        self.fc2 = nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.fc2(self.activation(self.fc1(x)))


def recorded(activation: nn.Module, where: str) -> Recording:
    """Record one forward in bfloat16, with an input that requires grad."""
    model = MLP(activation).to(where, torch.bfloat16)
    x = torch.randn(BATCH, TOKENS, WIDTH, device=where, dtype=torch.bfloat16, requires_grad=True)
    with tb_actmem.record(model, label=f"MLP with {type(activation).__name__}") as recorder:
        recorder.finish(model(x))
    return recorder.recording


def kept(recording: Recording) -> int:
    """Return the bytes saved for backward.

    An in-place function on a linear's output view hides its node inside another (CopySlices). The
    tensors that only the hidden node saves are alive and unexplained.
    """
    totals = tb_actmem.totals(recording)
    return totals.saved_bytes + (totals.unexplained_bytes or 0)


def formula(activation: str) -> int:
    """Return 10·b·s·d bytes with ReLU, 18·b·s·d with GELU."""
    layer = estimate.Layer(
        batch=BATCH, tokens=TOKENS, hidden=WIDTH, heads=1, activation=activation, dropout=False
    )
    return estimate.nbytes(estimate.mlp_terms(layer))


def allocator_delta(activation: nn.Module) -> int:
    """Return the bytes that the forward left in CUDA's allocator, its output included once."""
    model = MLP(activation).to("cuda", torch.bfloat16)
    x = torch.randn(BATCH, TOKENS, WIDTH, device="cuda", dtype=torch.bfloat16, requires_grad=True)
    with tb_actmem.recorder.allocation_stats() as stats:
        output = model(x)
    # The input existed before, and no node saves the output: they have the same size.
    assert output.shape == x.shape
    return stats.delta.current


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "mlp_activations").parse_args(arguments)
    where = "cuda" if device(options) == "cuda" else "meta"
    relu, gelu = recorded(FREE["ReLU"], where), recorded(DEAR["GELU"], where)
    rows = [
        Row("MLP with ReLU", "83,886,080", number(formula("relu")), number(kept(relu)), ALLOCATOR),
        Row("MLP with GELU", "150,994,944", number(formula("gelu")), number(kept(gelu)), ALLOCATOR),
        Row("ReLU / GELU", "0.5556", number(10 / 18), number(kept(relu) / kept(gelu))),
        *more_than_relu(where),
    ]
    if where == "cuda":
        rows[3:3] = [
            Row("ReLU, allocator", "83,886,080", "", number(allocator_delta(FREE["ReLU"]))),
            Row("GELU, allocator", "150,994,944", "", number(allocator_delta(DEAR["GELU"]))),
        ]
    leave(options, {"relu": relu, "gelu": gelu}, figure="gelu")
    print_comparison(rows)


def more_than_relu(where: str) -> list[Row]:
    """Compare each function with ReLU."""
    least = formula("relu")
    claims = [("nothing more", least, FREE), ("4·b·s·d more", formula("gelu"), DEAR)]
    rows = [
        Row(
            f"  {name}",
            document,
            number(claim - least),
            number(kept(recorded(function, where)) - least),
            WHY.get(name, ""),
        )
        for document, claim, functions in claims
        for name, function in functions.items()
    ]
    return [Row("more than with ReLU", "", "", ""), *rows]


if __name__ == "__main__":
    main()
