"""Attention step by step: the tensors that each line allocates, saves and frees.

Runs written-out attention, the backends of scaled_dot_product_attention, and xformers if it is
installed. Input: 64 sequences of 32 tokens, 512 wide, 8 heads, float32. The steps come from the
recording; the model prints nothing. Document: a blog's "Attention memory" (in Chinese). Its
measured bytes are right, and its reasons often are not.
"""

from __future__ import annotations

import importlib
import importlib.util
import linecache
from collections.abc import Callable

import torch
from _example import Row, device, leave, made_at, mib, number, parser, print_comparison, savers
from torch import Tensor, nn
from torch.nn.attention import SDPBackend, sdpa_kernel

import tb_actmem
from tb_actmem import Recording

B, L, C, H = 64, 32, 512, 8
BLC, BHLL = 4 * B * L * C, 4 * B * H * L * L

STEPS = {
    "qkv = self.qkv(x)": (13, 3 * BLC),
    "q, k, v = heads": (0, 0),
    "scores = (q @": (10, 2 * BLC + BHLL),
    "scores = scores.softmax": (0, 0),
    "weighted = (scores @": (8, 2 * BLC),
    "output = self.proj": (4, BLC),
}
"""Line of the model → the change in MB by the document, and the change in bytes by formula."""

BLOCKS = (
    "The tensor requests 12 MB (the document's MB are MiB). The document counts the allocator's "
    "block of 13 MB. Of 20 reserved MB, the weight and x had 7, and a rest of 1 is not split off. "
    "On return, all 13 are freed."
)
COPIES = (
    "The product of two non-contiguous views copies both: 4 MB each for q and k, as the document "
    "says, and 4 for v two lines later. These copies are saved for backward."
)
NEW = (
    'The document says that softmax works "in place". In fact it creates a new tensor of 2 MB, '
    "and the scores of 2 MB are freed when their name is reused. Dropout with p=0 returns its "
    "input."
)
PEAK = "8·BLC + BHLL is right; the 2 MB beyond it are blocks and workspaces of CUDA."
RETAINED = (
    'Not "12 of qkv", which is freed on return. The bytes are 12 for the copies of q, k and v, 2 '
    "for the output of softmax, 4 for the projection's input, 4 for the output."
)
WRONG_WAY = (
    "The document is the wrong way round. A product saves its factors, the rearranged copies. No "
    "node saves qkv or the scores. Softmax saves its output."
)
RETURNED = "The caller of the model holds it; no backward needs it."
PARAMETERS = "The document's model has qkv_bias=False: C biases, not 4·C."


class Attention(nn.Module):
    """The document's model, written out line by line. Other modes have one line."""

    def __init__(self, fused: Callable[[Tensor, Tensor, Tensor], Tensor] | None = None) -> None:
        super().__init__()
        self.qkv = nn.Linear(C, 3 * C, bias=False)
        self.drop = nn.Dropout(0.0)
        self.proj = nn.Linear(C, C)
        self.fused = fused

    def forward(self, x: Tensor) -> Tensor:
        qkv = self.qkv(x)
        q, k, v = heads = qkv.view(B, L, 3, H, C // H).permute(2, 0, 3, 1, 4).unbind()
        if self.fused is not None:
            return self.proj(self.fused(*heads).transpose(1, 2).reshape(B, L, C))
        scores = (q @ k.transpose(-2, -1)) * (C // H) ** -0.5
        scores = scores.softmax(dim=-1)
        scores = self.drop(scores)
        weighted = (scores @ v).transpose(1, 2).reshape(B, L, C)
        output = self.proj(weighted)
        return self.drop(output)


def modes(where: str) -> dict[str, Callable[[Tensor, Tensor, Tensor], Tensor] | None]:
    """Return every implementation of attention that this machine has."""
    found: dict[str, Callable[[Tensor, Tensor, Tensor], Tensor] | None] = {"math": None}
    names = ["MATH", "FLASH_ATTENTION"]
    if where == "cuda":  # flash attention on CUDA accepts no float32
        names = ["MATH", "EFFICIENT_ATTENTION"]
    for name in names:
        found[f"sdpa_{name.lower()}"] = _sdpa(getattr(SDPBackend, name))
    if where == "cuda" and importlib.util.find_spec("xformers"):
        kernel = importlib.import_module("xformers.ops").memory_efficient_attention

        def xformers(*heads: Tensor) -> Tensor:
            return kernel(*(part.transpose(1, 2) for part in heads)).transpose(1, 2)

        found["xformers"] = xformers
    return found


def _sdpa(backend: SDPBackend) -> Callable[[Tensor, Tensor, Tensor], Tensor]:
    def run(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        with sdpa_kernel(backend):
            return nn.functional.scaled_dot_product_attention(q, k, v)

    return run


def recorded(mode: str, where: str = "cpu") -> Recording:
    model = Attention(modes(where)[mode]).to(where)
    x = torch.randn(B, L, C, device=where)
    with tb_actmem.record(model, label=f"attention, {mode}") as recorder:
        output = model(x)
    assert output.shape == x.shape
    return recorder.recording


def alive_after(recording: Recording, op: int) -> int:
    """Return the bytes alive when the next op begins; for the last op, before the return."""
    end = min(op + 1, len(recording.ops) - 1)
    return sum(
        row.nbytes
        for row in recording.storages
        if row.birth is not None and row.birth <= op and (row.death is None or row.death > end)
    )


def steps(recording: Recording) -> dict[str, tuple[int, int]]:
    """Return each line of the forward, and its return → (change, bytes alive after it)."""
    last: dict[str, int] = {}
    for position, op in enumerate(recording.ops):
        if op.frame is not None:
            frame = recording.frames[op.frame]
            last[linecache.getline(frame.file, frame.line).strip()] = position
    alive = {line: alive_after(recording, op) for line, op in last.items()}
    alive["return"] = tb_actmem.totals(recording).alive_after_forward_bytes or 0
    before = [0, *alive.values()][: len(alive)]
    return {
        line: (now - then, now) for (line, now), then in zip(alive.items(), before, strict=True)
    }


def fate(recording: Recording, line: str, which: int = 0) -> str:
    """Return which nodes save a tensor that a line created, or that none does."""
    storage = made_at(recording, line)[which]
    keepers = savers(recording, storage)
    if keepers:
        return f"saved: {', '.join(keepers)}"
    return "freed" if recording.storages[storage].death is not None else "the caller's"


def fates(recording: Recording) -> list[Row]:
    """Compare the document's table of saved and freed tensors with the recording."""
    claims = (
        ("qkv", "saved", "qkv = self.qkv(x)", 0, WRONG_WAY),
        ("q rearranged", "freed", "scores = (q @", 0, WRONG_WAY),
        ("k rearranged", "freed", "scores = (q @", 1, WRONG_WAY),
        ("v rearranged", "freed", "weighted = (scores @", 0, WRONG_WAY),
        ("q @ k^T", "saved", "scores = (q @", 3, WRONG_WAY),
        ("softmax of it", "-", "scores = scores.softmax", 0, WRONG_WAY),
        ("weighted sum", "saved", "weighted = (scores @", 2, ""),
        ("output", "saved", "output = self.proj", 0, RETURNED),
    )
    return [
        Row(name, claim, "", fate(recording, line, which), why)
        for name, claim, line, which, why in claims
    ]


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "attention_modes").parse_args(arguments)
    where = device(options)
    recordings = {mode: recorded(mode, where) for mode in modes(where)}
    math = recordings["math"]
    print("line by line".ljust(80), "change".rjust(8), "alive".rjust(8))
    for line, (change, alive) in steps(math).items():
        print(line.ljust(80), mib(change).rjust(8), mib(alive).rjust(8))
    print()
    leave(options, recordings, figure="math")
    print_comparison([*step_rows(math), *totals(math), *fates(math), *mode_rows(recordings)])
    if where == "cuda":
        print_blocks()


def step_rows(recording: Recording) -> list[Row]:
    whys = {"qkv": BLOCKS, "scores = (q": COPIES, "scores = scores": NEW, "weighted": COPIES}
    changes = {line: change for line, (change, _) in steps(recording).items()}
    return [
        Row(
            start.partition(" = ")[0] if "softmax" not in start else "softmax, dropout",
            f"{document} MB",
            mib(formula),
            mib(next(change for line, change in changes.items() if line.startswith(start))),
            next((why for key, why in whys.items() if start.startswith(key)), ""),
        )
        for start, (document, formula) in STEPS.items()
    ]


def totals(recording: Recording) -> list[Row]:
    totals = tb_actmem.totals(recording)
    count = sum(parameter.numel() for parameter in Attention().parameters())
    before = sum(row.nbytes for row in recording.storages if row.birth is None)
    there = 4 * (4 * C * C + C) + BLC
    peak, retained = totals.forward_peak_bytes or 0, totals.alive_after_forward_bytes or 0
    return [
        Row("parameters, values", number(4 * C * C + 4 * C), "4·C² + C", number(count), PARAMETERS),
        Row("parameters and x", "8 MB", mib(there), mib(before)),
        Row("peak above them", "36 MB", mib(8 * BLC + BHLL), mib(peak), PEAK),
        Row("  with them", "44 MB", mib(there + 8 * BLC + BHLL), mib(before + peak), PEAK),
        Row("retained", "22 MB", mib(5 * BLC + BHLL), mib(retained), RETAINED),
        Row("  with them", "30 MB", mib(there + 5 * BLC + BHLL), mib(before + retained)),
    ]


def mode_rows(recordings: dict[str, Recording]) -> list[Row]:
    return [
        Row(f"saved by {mode}", "", "", mib(tb_actmem.totals(recording).saved_bytes))
        for mode, recording in recordings.items()
    ]


def print_blocks() -> None:
    """Print the bytes that tensors request from CUDA's allocator, and the bytes of their blocks."""
    model, x = Attention().cuda(), torch.randn(B, L, C, device="cuda")
    with tb_actmem.recorder.allocation_stats(reset_peak=True) as stats:
        output = model(x)
    print(
        f"CUDA's allocator: {mib(stats.delta.current)} in blocks for {mib(stats.delta.requested)}"
    )
    print(f"at the peak {mib(stats.delta.peak or 0)} in blocks")
    assert output.shape == x.shape


if __name__ == "__main__":
    main()
