"""A block of GPT-2 XL: tensors that "must be stored" by a document, and tensors that are saved.

RMSNorm, attention written out, SwiGLU, float32, one sequence of 1024 tokens. The backward needs
inputs of products and outputs of softmax. It does not need scores, sums or outputs of linears.
Document: "Understanding Activation Memory in Transformers".
"""

from __future__ import annotations

import linecache

import torch
from _example import Row, device, leave, number, parser, print_comparison, savers
from torch import Tensor, nn
from torch.nn.functional import scaled_dot_product_attention, silu
from torch.utils.checkpoint import checkpoint

import tb_actmem
from tb_actmem import Recording
from tb_actmem.predict import estimate

TOKENS, WIDTH, HEADS, WIDE, BLOCKS = 1024, 1600, 25, 6400, 48
GB = 1_000_000_000

CLAIMED = {
    "x": "d",
    "x_norm1": "d",
    "Q": "d",
    "K": "d",
    "V": "d",
    "Q_heads": "d",
    "K_heads": "d",
    "V_heads": "d",
    "scores": "a·s",
    "probabilities": "a·s",
    "weighted": "d",
    "attended": "d",
    "x_residual": "d",
    "x_norm2": "d",
    "gate": "f",
    "up": "f",
    "gate_activated": "f",
    "hidden": "f",
    "down": "d",
    "output": "d",
}
"""Every tensor of a block that the document marks STORE → its values per token."""

FORGOTTEN = (
    "The list lacks the tensors that norms save beside their inputs. Without a fused kernel, as "
    "on a CPU, RMSNorm also saves its normalised values (d per token) and their deviation."
)
LIST = (
    "The document's list and its formula 7·d + 2·a·s + f disagree: the list has 14·d and 4·f. "
    "Torch saves 8·d + a·s + 4·f of the list."
)
ARITHMETIC = "48 · 1024 · 4 · 68,800 is 13.5·10⁹; in GiB it is 12.6."
OPTIMISED = (
    "The document has no formula for 2.27. Fused attention drops the probabilities. Checkpointing "
    "every block saves only its input. Both are measured here, times 48."
)
FIXED = (
    "31.70 are GiB (34.03·10⁹ bytes): 16 bytes for each of 2.13·10⁹ parameters. They belong "
    "to a decoder with SwiGLU, RMSNorm and an untied output layer. GPT-2 XL itself has 1.56 · "
    "10⁹."
)


class Block(nn.Module):
    """The document's block, one line for each tensor that it names."""

    def __init__(self, *, fused: bool = False) -> None:
        super().__init__()
        self.norm1, self.norm2 = nn.RMSNorm(WIDTH), nn.RMSNorm(WIDTH)
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(4))
        self.w1, self.w3 = (nn.Linear(WIDTH, WIDE, bias=False) for _ in range(2))
        self.w2 = nn.Linear(WIDE, WIDTH, bias=False)
        self.fused = fused

    def forward(self, x: Tensor) -> Tensor:
        x_norm1 = self.norm1(x)
        Q = self.q(x_norm1)
        K = self.k(x_norm1)
        V = self.v(x_norm1)
        Q_heads = Q.unflatten(-1, (HEADS, -1)).transpose(1, 2)
        K_heads = K.unflatten(-1, (HEADS, -1)).transpose(1, 2)
        V_heads = V.unflatten(-1, (HEADS, -1)).transpose(1, 2)
        attention = scaled_dot_product_attention if self.fused else written_out
        weighted = attention(Q_heads, K_heads, V_heads).transpose(1, 2).flatten(2)
        attended = self.o(weighted)
        x_residual = x + attended
        x_norm2 = self.norm2(x_residual)
        gate = self.w1(x_norm2)
        up = self.w3(x_norm2)
        gate_activated = silu(gate)
        hidden = gate_activated * up
        down = self.w2(hidden)
        return x_residual + down


def written_out(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    scores = (q @ k.transpose(-2, -1)) * (WIDTH // HEADS) ** -0.5
    probabilities = scores.softmax(-1)
    return probabilities @ v


def recorded(where: str, *, fused: bool = False, checkpointed: bool = False) -> Recording:
    block = Block(fused=fused).to(where)
    x = torch.randn(1, TOKENS, WIDTH, device=where, requires_grad=True)
    with tb_actmem.record(block, label="a block of GPT-2 XL") as recorder:
        recorder.finish(checkpoint(block, x, use_reentrant=False) if checkpointed else block(x))
    return recorder.recording


def named(recording: Recording) -> dict[str, int | None]:
    """Return the name that a line assigns → the storage that the line's last op returned."""
    found: dict[str, int | None] = {"x": None}
    for op in recording.ops:
        if op.frame is None or not op.outputs:
            continue
        frame = recording.frames[op.frame]
        name, equals, _ = linecache.getline(frame.file, frame.line).partition(" = ")
        if equals and name.strip() in CLAIMED:
            found[name.strip()] = recording.tensors[op.outputs[0]].storage
    (output,) = recording.outputs
    found["output"] = None if output.tensor is None else recording.tensors[output.tensor].storage
    found["x"] = next(
        position
        for position, row in enumerate(recording.storages)
        if row.category.value == "input" and row.nbytes == 4 * TOKENS * WIDTH
    )
    return found


def slots(recording: Recording) -> list[Row]:
    """Return a row for each claimed tensor, and one for all other saved tensors."""
    values = {"d": WIDTH, "a·s": HEADS * TOKENS, "f": WIDE}
    storages = named(recording)
    rows, names, listed = [], dict[int, str](), 0
    for name, size in CLAIMED.items():
        claim, storage = number(4 * TOKENS * values[size]), storages[name]
        assert storage is not None
        if storage in names:
            rows.append(Row(name, claim, "0", f"a view of {names[storage]}"))
            continue
        names[storage] = name
        keepers = list(dict.fromkeys(savers(recording, storage)))
        kept = recording.storages[storage].nbytes if keepers else 0
        listed += kept
        rows.append(Row(name, claim, number(kept), ", ".join(keepers) or "not saved"))
    rest = tb_actmem.totals(recording).saved_bytes - listed
    return [*rows, Row("of the norms", "", number(rest), "rsqrt and others", FORGOTTEN)]


def totals(plain: Recording, fused: Recording, checkpointed: Recording) -> list[Row]:
    block = estimate.claimed_block_bytes(
        batch=1, tokens=TOKENS, hidden=WIDTH, heads=HEADS, mlp_width=WIDE
    )
    kept = [tb_actmem.totals(r).saved_bytes for r in (plain, fused, checkpointed)]
    whole = [f"{BLOCKS * nbytes / GB:.2f} GB" for nbytes in (block, *kept)]
    # Four matrices of attention and three of SwiGLU in a block; RMSNorm; two tables of words.
    block_parameters = 4 * WIDTH**2 + 3 * WIDTH * WIDE + 2 * WIDTH
    parameters = BLOCKS * block_parameters + WIDTH + 2 * 50257 * WIDTH
    fixed = estimate.nbytes(estimate.state_terms(parameters))
    return [
        Row("a block", number(block), "", number(kept[0]), LIST),
        Row(f"{BLOCKS} blocks", "13.7 GB", whole[0], whole[1], ARITHMETIC),
        Row("  with fused attention", "2.27 GB", "", whole[2], OPTIMISED),
        Row("  every block checkpointed", "2.27 GB", "", whole[3], OPTIMISED),
        Row("parameters, gradients, Adam", "31.70 GB", f"{fixed / GB:.2f} GB", "", FIXED),
        Row("with 21 sequences", "79.4 GB", f"{31.70 + 21 * 2.27:.2f} GB", ""),
    ]


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "claimed_and_saved").parse_args(arguments)
    where = device(options)
    plain, fused = recorded(where), recorded(where, fused=True)
    checkpointed = recorded(where, checkpointed=True)
    recordings = {"block": plain, "fused": fused, "checkpointed": checkpointed}
    leave(options, recordings, figure="block")
    print_comparison(slots(plain), ("claimed", "saved", "by"))
    print_comparison(totals(plain, fused, checkpointed))


if __name__ == "__main__":
    main()
