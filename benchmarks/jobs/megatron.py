"""Megatron Core's training loop as a planned job, beside torch's allocator and a paper."""

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
from tb_actmem.model import Recording

_PROGRAM = "benchmarks.jobs.megatron_training"


class Run(NamedTuple):
    """A job."""

    name: str
    ranks: int
    hidden: int
    heads: int
    layers: int
    tp: int
    micro: int
    arguments: tuple[str, ...] = ()

    def program(self, *, layers: int | None = None) -> list[str]:
        """Return the arguments of the program, perhaps with fewer layers and no pipeline."""
        sizes = {"hidden": self.hidden, "heads": self.heads, "tp": self.tp, "micro": self.micro}
        sizes |= {"seq": _SEQ, "vocab": 51200, "layers": layers or self.layers}
        own = [word for name, size in sizes.items() for word in (f"--{name}", str(size))]
        return [*own, *(self.arguments if layers is None else self._without_pipeline())]

    def _without_pipeline(self) -> Iterator[str]:
        yield from ("--micros", "1", *(word for word in self.arguments if word in _FLAGS))

    @property
    def layer_bytes(self) -> int | None:
        """The bytes that a layer saves by the paper; None: it has no formula for this layer."""
        tokens = _SEQ * self.micro * self.hidden
        weights = 5 * self.heads * _SEQ / self.hidden
        if "--experts" in self.arguments:
            return None
        if "--recompute" in self.arguments:
            return round(2 * tokens / (self.tp if "--sp" in self.arguments else 1))
        if "--sp" in self.arguments:
            return round(tokens * (34 + weights) / self.tp)
        return round(tokens * (10 + 24 / self.tp + weights / self.tp))


_SEQ = 2048
_FLAGS = ("--sp", "--zero", "--recompute")
_ZERO = ("--sp", "--zero")
_PP_8 = ("--pp", "8", "--micros", "16", *_ZERO)
_EP_4 = ("--experts", "8", "--ep", "4", "--zero")
RUNS = (
    Run("22B, TP 8", 8, 6144, 64, 48, 8, 4, ("--zero",)),
    Run("22B, TP 8, SP", 8, 6144, 64, 48, 8, 4, _ZERO),
    Run("22B, TP 8, SP, full recomputation", 8, 6144, 64, 48, 8, 4, (*_ZERO, "--recompute")),
    Run("175B, TP 8, SP, PP 8, DP 2", 128, 12288, 96, 96, 8, 1, _PP_8),
    Run(
        "175B, TP 8, SP, PP 8, 3 chunks, DP 2", 128, 12288, 96, 96, 8, 1, (*_PP_8, "--chunks", "3")
    ),
    Run("8 experts of 1.3B, EP 4, DP 8", 8, 2048, 32, 24, 1, 1, _EP_4),
)


def measure(run: Run, folder: Path) -> dict[str, Any]:
    """Run the job, its first rank without a recorder, and a layer; return their bytes."""
    variables = {**os.environ, import_module(_PROGRAM).PEAKS: str(folder)}
    world = ["--world", str(run.ranks), "-o", str(folder / "job")]
    dry_run([*world, "-m", _PROGRAM, *run.program()], variables)
    recordings = [one.recording() for one in tb_actmem.recordings(folder / "job")]
    stages = [_stage(recording, folder) for recording in recordings]
    alone = {"WORLD_SIZE": str(run.ranks), "RANK": "0", "LOCAL_RANK": "0"}
    dry_run(["-m", _PROGRAM, *run.program(), "--fake"], {**variables, **alone})
    return {
        "stages": sorted(stages, key=lambda stage: stage["rank"]),
        "alone": _peaks(folder, 0),
        "layer": None if run.layer_bytes is None else _layer(run, folder, variables),
        "layer_by_paper": run.layer_bytes,
    }


def _stage(recording: Recording, folder: Path) -> dict[str, Any]:
    rank = recording.meta.rank or 0
    fit = tb_actmem.predict.fits(recording, "H100")
    return {
        "rank": rank,
        "represents": recording.meta.represents,
        "total_peak": tb_actmem.totals(recording).total_peak_bytes,
        "torch": _peaks(folder, rank),
        "range": [fit.least_reserved_bytes, fit.most_reserved_bytes],
        "notes": [note.code for note in recording.meta.notes],
    }


def _peaks(folder: Path, rank: int) -> dict[str, int]:
    peaks = json.loads((folder / f"peaks{rank}.json").read_text(encoding="utf-8"))
    return dict(zip(("requested", "allocated", "reserved"), peaks, strict=True))


def _layer(run: Run, folder: Path, variables: dict[str, str]) -> int:
    """Return the bytes that a further layer saves."""
    saved = []
    for layers in (2, 3):
        name = folder / f"layers{layers}"
        world = ["--world", str(run.tp), "-o", str(name)]
        dry_run([*world, "-m", _PROGRAM, *run.program(layers=layers)], variables)
        (logged,) = tb_actmem.recordings(name)
        saved.append(tb_actmem.totals(logged.recording()).saved_bytes)
    return saved[1] - saved[0]


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for each job."""
    facts = []
    for one in RUNS[:1] if quick else RUNS:
        say(f"megatron: {one.name}")
        facts.append(
            {"run": one.name, "ranks": one.ranks, **measured_with("megatron", measure, one)}
        )
    yield Table(
        "megatron",
        "GPT models in Megatron Core's own training loop, with its optimizer and its data "
        "parallelism, on one machine without a GPU. *Requested* is the peak of the bytes requested "
        "from torch's own allocator in the first rank that is recorded, and *alone* the same where "
        "nothing records. *Total peak* is that of its recording, and *difference* the largest one "
        "of all ranks that ran, in bytes. *Reserved* counts the ranks whose reserved memory is in "
        "the range of `fits`; the first run does not fit on the GPU, so `fits` cannot continue "
        "from its blocks. *Layer* is the memory that a further layer saves for backward, beside "
        "table 2 of Korthikanti et al., *Reducing Activation Recomputation in Large Transformer "
        "Models* (2022). That leaves out the statistics of layer norms. With full recomputation "
        "and sequence parallelism it is divided by TP. This needs a CUDA build of torch, and `pip "
        "install megatron-core==0.16.1`.",
        _HEAD,
        [_row(each) for each in facts],
        facts,
    )


_HEAD = [
    "run", "ranks", "that ran", "requested", "alone", "total peak", "difference", "reserved",
    "layer", "by the paper",
]  # fmt: skip


def _row(found: dict[str, Any]) -> list[str]:
    about = [found["run"], str(found["ranks"])]
    if "error" in found:
        return [*about, found["error"], *[""] * (len(_HEAD) - 3)]
    stages = found["stages"]
    first = stages[0]
    differences = [each["total_peak"] - each["torch"]["requested"] for each in stages]
    inside = [each["range"][0] <= each["torch"]["reserved"] <= each["range"][1] for each in stages]
    layer, paper = found["layer"], found["layer_by_paper"]
    return [
        *about,
        str(len(stages)),
        f"{first['torch']['requested']:,}",
        f"{found['alone']['requested']:,}",
        f"{first['total_peak']:,}",
        f"{max(differences, key=abs):+,}",
        f"{sum(inside)} of {len(inside)} in range",
        "–" if layer is None else f"{layer:,}",
        "–" if paper is None else f"{paper:,}",
    ]
