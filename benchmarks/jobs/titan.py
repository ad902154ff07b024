"""torchtitan's own trainer as a planned job, beside torch's allocator and the published memory."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import tb_actmem
from benchmarks.children import dry_run, measured_with, say
from benchmarks.results import Table

_PROGRAM = "benchmarks.jobs.titan_training"
_GIB = 2**30


class Run(NamedTuple):
    """A run, published or not."""

    name: str
    config: str
    """A function of `benchmarks.jobs.titan_training`."""
    ranks: int
    published_gib: float | None = None
    arguments: tuple[str, ...] = ()
    runs_alone: bool = True
    """torch can run one rank of it with torchtitan's fake backend."""


_PP_4 = ("--parallelism.pipeline_parallel_degree", "4", "--training.local_batch_size", "8")
_TP_8 = ("--parallelism.tensor_parallel_degree", "8")
RUNS = (
    Run("Llama 3.1 8B, FSDP 8", "llama3_8b", 8, 82.4),
    Run("Llama 3.1 8B, FSDP 8, compiled", "llama3_8b_compiled", 8, 77.0),
    Run("Llama 3.1 8B, FSDP 8, compiled, Float8", "llama3_8b_float8", 8, 76.8),
    Run("Llama 3.1 8B, FSDP 128", "llama3_8b", 128, 67.0),
    Run("Llama 3.1 8B, FSDP 128, compiled", "llama3_8b_compiled", 128, 62.0),
    Run("Llama 3.1 8B, FSDP 128, compiled, Float8", "llama3_8b_float8", 128, 61.8),
    Run(
        "Llama 3.1 70B, FSDP 32 · TP 8, compiled, Float8", "llama3_70b", 256, 71.9, arguments=_TP_8
    ),
    Run(
        "Llama 3.1 405B, FSDP 8 · TP 8 · PP 8, 1F1B, compiled, Float8",
        "llama3_405b",
        512,
        82.5,
        (*_TP_8, "--parallelism.pipeline_parallel_degree", "8"),
        runs_alone=False,
    ),
    Run("Llama 3.1 8B, FSDP 4 · PP 4", "llama3_8b", 16, arguments=_PP_4, runs_alone=False),
    Run("DeepSeek V3 16B, FSDP 64 · EP 8", "deepseek_v3_16b", 64, runs_alone=False),
)


def measure(run: Run, folder: Path) -> dict[str, Any]:
    """Run rank 0 alone and as a planned job; return the peaks of both, in bytes."""
    variables = {**os.environ, **import_module(_PROGRAM).write_assets(folder)}
    program = ["-m", _PROGRAM, "--module", _PROGRAM, "--config", run.config, *run.arguments]
    world = str(run.ranks)
    planned = folder / "planned"
    dry_run(["--world", world, "-o", str(planned), *program], variables)
    if run.runs_alone:
        alone = {"NGPU": world, "WORLD_SIZE": world, "RANK": "0", "LOCAL_RANK": "0"}
        fake = ("--comm.mode", "fake_backend")
        dry_run([*program, *fake], {**variables, **alone})
    recordings = (one.recording() for one in tb_actmem.recordings(planned))
    recording = next(one for one in recordings if one.meta.rank == 0)
    fit = tb_actmem.predict.fits(recording, "H100")
    return {
        "torch": json.loads((folder / "peaks0.json").read_text(encoding="utf-8")),
        "total_peak": tb_actmem.totals(recording).total_peak_bytes,
        "reserved": fit.reserved_bytes,
        "range": [fit.least_reserved_bytes, fit.most_reserved_bytes],
        "notes": [note.code for note in recording.meta.notes],
    }


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for each published run."""
    facts = []
    for one in RUNS[:1] if quick else RUNS:
        say(f"titan: {one.name}")
        facts.append({**one._asdict(), **measured_with("torchtitan", measure, one)})
    yield Table(
        "titan",
        "torchtitan's own trainer with its own flags, on one machine without a GPU. *Published* is "
        "the reserved memory that torchtitan's authors measured in December 2024 on H100s, in "
        "github.com/pytorch/torchtitan at 31a17bf, benchmarks/llama3_h100_202412_torchtitan.md. "
        "Their torchtitan and torch are older. *torch* is torch's own allocator in `tb-actmem "
        "dry-run` with torchtitan's fake backend, where nothing records. That backend runs no "
        "pipeline and gives experts no tokens. There, *torch* is the same allocator in the rank "
        "that is recorded. *Total peak* and *fits* are those of the first rank that `tb-actmem "
        "dry-run --world` runs and records. *Range* is the reserved memory that its recording "
        "leaves open. Of 405B, *published* is the largest of all ranks, and the interleaved "
        "schedule took 72.7 GiB. As in the published runs, CUDA graphs are off, and the loss is "
        "not in chunks. This needs a CUDA build of torch, and `pip install torchtitan==0.3.0 "
        "torchao==0.18.0`.",
        _HEAD,
        [*map(_row, facts)],
        facts,
    )


_HEAD = [
    "run",
    "published, GiB",
    "torch, reserved",
    "fits, reserved",
    "range",
    "torch's in range",
    "torch, allocated",
    "total peak",
]


def _row(found: dict[str, Any]) -> list[str]:
    published = found["published_gib"]
    about = [found["name"], f"{published:.1f}" if published else "–"]
    if "error" in found:
        return [*about, found["error"], "", "", "", "", ""]
    allocated, reserved = found["torch"]
    least, most = found["range"]
    beside = f" ({_share(reserved / _GIB, published)})" if published else ""
    return [
        *about,
        f"{reserved / _GIB:.2f}{beside}",
        f"{found['reserved'] / _GIB:.2f} ({_share(found['reserved'], reserved)})",
        f"{least / _GIB:.2f} – {most / _GIB:.2f}",
        "yes" if least <= reserved <= most else "no",
        f"{allocated:,}",
        f"{found['total_peak']:,} ({_share(found['total_peak'], allocated, digits=4)})",
    ]


def _share(value: float, of: float, digits: int = 2) -> str:
    return f"{100 * (value / of - 1):+.{digits}f} %"
