"""Count the bytes that a block of code allocates, keeps and frees.

On CUDA, torch's allocator counts them: `tb_actmem.recorder.allocation_stats()`. A CPU has no such
counts, but a recording of the ops gives the same numbers. Views allocate nothing: the parts of a
split, and a transposed weight, are views of one storage. Document: "Activation Memory: A Deep Dive
using PyTorch".
"""

from __future__ import annotations

import torch
from _example import Row, device, leave, number, parser, print_comparison
from torch import nn

import tb_actmem
from tb_actmem import Recording

DOCUMENT = {"allocated": 3072, "current": 1024, "freed": 2048, "peak": 2048}
PEAK = (
    "The document uses the change of the peak, which is 0 if memory was higher before the block. "
    "allocation_stats() counts from the bytes alive at the start. It returns None if an earlier "
    "peak hides the peak of the block; reset_peak=True prevents that."
)


def three_tensors(where: str) -> torch.Tensor:
    """Create three tensors of 1 KiB, and free the last two."""
    first = torch.randn(2**8, device=where)
    second = torch.randn(2**8, device=where)
    del second
    third = torch.randn(2**8, device=where)
    del third
    return first


def by_ops(where: str) -> tuple[dict[str, int | None], Recording]:
    """Return the four figures from births and deaths of storages."""
    with tb_actmem.record(label="three tensors") as recorder:
        kept = three_tensors(where)
    totals = tb_actmem.totals(recorder.recording)
    del kept
    figures = {
        "allocated": totals.made_bytes,
        "current": totals.alive_after_forward_bytes,
        "freed": totals.freed_bytes,
        "peak": totals.forward_peak_bytes,
    }
    return figures, recorder.recording


def by_allocator() -> dict[str, int | None]:
    """Return the four figures from CUDA's allocator."""
    with tb_actmem.recorder.allocation_stats(reset_peak=True) as stats:
        kept = three_tensors("cuda")
    del kept
    return {name: getattr(stats.delta, name) for name in DOCUMENT}


def split_storages(where: str) -> Recording:
    """Record four parts of one tensor, each saved by a product of its own."""
    whole = torch.randn(16, device=where, requires_grad=True)
    with tb_actmem.record(label="split") as recorder:
        recorder.finish(sum((part * part).sum() for part in whole.split(4)))
    return recorder.recording


def transposed_weight(where: str) -> Recording:
    """Record a linear, which saves its weight as a transposed view."""
    linear = nn.Linear(8, 8, bias=False, device=where)
    x = torch.randn(2, 8, device=where, requires_grad=True)
    with tb_actmem.record(linear, label="transposed weight") as recorder:
        recorder.finish(linear(x))
    return recorder.recording


def shared(recording: Recording) -> str:
    """Return the number of saved views, and their storages."""
    windows = {
        recording.tensors[save.tensor] for save in recording.saves if save.tensor is not None
    }
    storages = [recording.storages[s] for s in {w.storage for w in windows} if s is not None]
    names = sorted(f"{row.category.value} {row.name or ''}".rstrip() for row in storages)
    return f"{len(windows)} of {len(storages)}: {', '.join(names)}"


def main(arguments: list[str] | None = None) -> None:
    options = parser(__doc__, "allocator_context").parse_args(arguments)
    where = device(options)
    figures, recording = by_ops(where)
    measured = by_allocator() if where == "cuda" else figures
    formula = {"allocated": "3·1024", "current": "1·1024", "freed": "2·1024", "peak": "2·1024"}
    rows = [
        Row(
            name,
            number(DOCUMENT[name]),
            formula[name],
            "?" if measured[name] is None else number(measured[name] or 0),
            PEAK if name == "peak" else "",
        )
        for name in DOCUMENT
    ]
    split, weight = split_storages(where), transposed_weight(where)
    rows += [
        Row("saves of a split's parts", "1 storage", "4 of 1", shared(split)),
        Row("saves of a linear", "2 storages", "2 of 2", shared(weight)),
    ]
    leave(options, {"three_tensors": recording, "split": split}, figure="split")
    print_comparison(rows)


if __name__ == "__main__":
    main()
