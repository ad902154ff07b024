"""One transformer block, term by term: the tensors that it saves with GELU and with ReLU.

A pre-norm block with two heads, SDPA and no dropout, in bfloat16. It saves 16 tensors of b·s·d
values with GELU and 12 with ReLU. The rest is the statistics of norms and attention. Without
--full it is a dry run as on a CPU, which has the document's sizes and computes nothing.
Document: "Activation Memory: A Deep Dive using PyTorch".
"""

from __future__ import annotations

from contextlib import nullcontext

import torch
from _example import Row, device, leave, number, parser, print_comparison, totals
from torch import nn
from torch.nn.functional import scaled_dot_product_attention

import tb_actmem
from tb_actmem import Recording
from tb_actmem.predict import dry_run, estimate

BATCH, TOKENS, WIDTH, HEADS = 2, 4096, 1024, 2
DOCUMENT = {"gelu": 268_632_080, "relu": 201_523_216}
RATIO = 0.7501829863358092

ON_CPU = (
    "On a CPU, two things differ from CUDA. LayerNorm saves mean and deviation in the dtype of "
    "the values: 65,536 bytes less. Attention saves no random state: 16 bytes less."
)
ON_CUDA = (
    "The paper's terms are 16 or 12 times b·s·d values. The rest is mean and deviation of two "
    "norms (131,072 bytes), the log-sum-exp of attention (65,536) and its random state (16)."
)


class Block(nn.Module):
    """Norm, attention, norm, MLP, with a residual around each half."""

    def __init__(self, activation: nn.Module, width: int = WIDTH, heads: int = HEADS) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.proj = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(
            nn.Linear(width, 4 * width), activation, nn.Linear(4 * width, width)
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.mlp(self.norm2(x))

    def attention(self, x: torch.Tensor) -> torch.Tensor:
        b, s, d = x.shape
        heads = self.qkv(x).view(b, s, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        mixed = scaled_dot_product_attention(*heads.unbind())
        return self.proj(mixed.transpose(1, 2).reshape(b, s, d))


def recorded(activation: nn.Module, where: str = "cpu", tokens: int = TOKENS) -> Recording:
    """Record one forward in bfloat16, with an input that requires grad."""
    model = nn.Sequential(Block(activation)).to(where, torch.bfloat16)
    x = torch.randn(BATCH, tokens, WIDTH, device=where, dtype=torch.bfloat16, requires_grad=True)
    with tb_actmem.record(model, label=f"Block with {type(activation).__name__}") as recorder:
        recorder.finish(model(x))
    return recorder.recording


def formula(activation: str, where: str, tokens: int = TOKENS) -> int:
    """Return 32·b·s·d bytes with GELU, 24·b·s·d with ReLU, plus the statistics."""
    layer = estimate.Layer(
        batch=BATCH, tokens=tokens, hidden=WIDTH, heads=HEADS,
        activation=activation, attention="sdpa", dropout=False,
    )  # fmt: skip
    small = {term.key: term.nbytes for term in estimate.small_terms(layer)}
    if where == "cpu":
        small["norm1_statistics"] //= 2
        small["norm2_statistics"] //= 2
    state = 16 if where == "cuda" else 0
    return estimate.nbytes(estimate.layer_terms(layer)) + sum(small.values()) + state


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "transformer_block").parse_args(arguments)
    where = device(options)
    with nullcontext() if where == "cuda" else dry_run(where):
        recordings = {
            "gelu": recorded(nn.GELU(), where),
            "relu": recorded(nn.ReLU(), where),
        }
    kept = {name: sum(one.saved_bytes for one in totals(r)) for name, r in recordings.items()}
    why = ON_CUDA if where == "cuda" else ON_CPU
    rows = [
        Row(
            f"block with {name}",
            number(DOCUMENT[name]),
            number(formula(name, where)),
            number(kept[name]),
            why,
        )
        for name in recordings
    ]
    ratio = formula("relu", where) / formula("gelu", where)
    measured = kept["relu"] / kept["gelu"]
    rows.append(Row("ReLU / GELU", f"{RATIO:.6f}", f"{ratio:.6f}", f"{measured:.6f}", why))
    leave(options, recordings, figure="gelu")
    print()
    print(tb_actmem.table(recordings["relu"], by="term"))
    print_comparison(rows)


if __name__ == "__main__":
    main()
