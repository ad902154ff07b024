"""Autocast saves low-precision copies of inputs and weights, beside the originals.

Parameters stay float32, and each linear casts its weight and its input. A linear whose input needs
a gradient saves both copies. So a small batch can cost more than in float32. The copy of a weight
is cached and shared. Every linear casts its input again. Document: "Activation Memory: A Deep Dive
using PyTorch", which ends with this question.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from _example import Row, device, leave, number, parser, print_comparison
from torch import nn

import tb_actmem
from tb_actmem import Recording

BATCH, TOKENS, WIDTH = 2, 1024, 1024
VALUES, WEIGHTS = BATCH * TOKENS * WIDTH, WIDTH * WIDTH

NO_GRADIENT = (
    "Only the gradient of the input needs the weight. If the input needs no gradient, the graph "
    "does not save the weight's copy. Autocast's cache drops it when the region ends."
)
CAST_ANEW = (
    "Autocast caches copies of weights, not of activations. Three linears create and save three "
    "copies of one input. One linear of three times the width saves one."
)
TWICE = "The product saves x, and the linear saves a copy: the same data in two dtypes."


class Three(nn.Module):
    """q, k and v by a linear each."""

    def __init__(self) -> None:
        super().__init__()
        self.q, self.k, self.v = (nn.Linear(WIDTH, WIDTH) for _ in range(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.cat((self.q(x), self.k(x), self.v(x)), -1)


class Gated(nn.Module):
    """A linear of x, times x."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.linear(x) * x


def recorded(
    make: Callable[[], nn.Module], where: str, *, autocast: bool = True, needs_grad: bool = True
) -> Recording:
    """Record one forward, whose autocast region has ended."""
    model = make().to(where)
    leaf = torch.randn(BATCH, TOKENS, WIDTH, device=where, requires_grad=needs_grad)
    x = leaf.clone()  # not a leaf, because autocast also caches copies of leaves
    with tb_actmem.record(model, label="autocast" if autocast else "float32") as recorder:
        with torch.autocast(where, dtype=torch.bfloat16, enabled=autocast):
            output = model(x)
        recorder.finish(output)
    return recorder.recording


def kept(recording: Recording) -> int:
    return tb_actmem.totals(recording).saved_bytes


def weight_copies(recording: Recording) -> int:
    """Return the bytes of saved activations that copy a parameter: they have its name."""
    tensors = {save.tensor for save in recording.saves if save.tensor is not None}
    storages = {recording.tensors[tensor].storage for tensor in tensors}
    rows = [recording.storages[storage] for storage in storages if storage is not None]
    return sum(row.nbytes for row in rows if row.category.value == "activation" and row.name)


def one() -> nn.Module:
    return nn.Linear(WIDTH, WIDTH)


def wide() -> nn.Module:
    return nn.Linear(WIDTH, 3 * WIDTH)


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "autocast").parse_args(arguments)
    where = device(options)
    plain, cast = recorded(one, where, autocast=False), recorded(one, where)
    frozen = recorded(one, where, needs_grad=False)
    three, fused, gated = (recorded(make, where) for make in (Three, wide, Gated))
    both = "the input's copy and the weight's"
    rows = [
        Row("linear, float32", "the input", number(4 * VALUES), number(kept(plain))),
        Row("linear, autocast", both, number(2 * VALUES + 2 * WEIGHTS), number(kept(cast))),
        Row("  of it copies of weights", "", number(2 * WEIGHTS), number(weight_copies(cast))),
        Row("  input without gradient", "", number(2 * VALUES), number(kept(frozen)), NO_GRADIENT),
        line("q, k, v as three linears", 3 * 2 * VALUES + 3 * 2 * WEIGHTS, three, CAST_ANEW),
        line("q, k, v as one linear", 2 * VALUES + 3 * 2 * WEIGHTS, fused, CAST_ANEW),
        line("linear(x) * x", 4 * VALUES + 2 * 2 * VALUES + 2 * WEIGHTS, gated, TWICE),
    ]
    leave(options, {"linear": cast, "q_k_v": three, "gated": gated}, figure="gated")
    print()
    print(tb_actmem.table(gated, by="storage"))
    print_comparison(rows)


def line(what: str, formula: int, recording: Recording, why: str) -> Row:
    return Row(what, "", number(formula), number(kept(recording)), why)


if __name__ == "__main__":
    main()
