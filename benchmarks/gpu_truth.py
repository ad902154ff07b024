"""Public runs on real GPUs beside their dry run and `predict.fits`.

The programs are written anew from the published facts. The order and sizes of all allocations and
frees show whether they are the same: their hash is compared with the hash of the public trace.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import torch

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.results import Table
from benchmarks.truth_programs import AdamW, LanguageModel, Sizes, cross_entropy
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.predict.fake_cuda.library import environment

GPU = "A100"
"""The real one is not named. Its workspaces and temporaries are those of compute capability 8."""
_WORKSPACES = 8320 * 2**10, 32 * 2**20
"""Sizes that are left out of the order of events: torch 2.15 takes a workspace for each product."""
_REAL_TORCH = "2.11.0"
_MEDIUM = {"width": 1024, "hidden": 4096, "layers": 24, "heads": 16}


class Run(NamedTuple):
    """A public run on a real GPU, with its peaks in bytes."""

    tokens: int
    trains: bool
    half: bool
    """In autocast with bfloat16."""
    allocated: int
    reserved: int
    events: int
    """How many allocations and frees the trace has, without those of a workspace's size."""
    digest: str
    """The hash of their order and sizes."""

    @property
    def name(self) -> str:
        kind = "training" if self.trains else "inference"
        return f"{kind}, {self.tokens} tokens, {'autocast' if self.half else 'float32'}"


RUNS = (
    Run(128, True, False, 7_026_606_592, 7_235_174_400, 12_831, "1d73d3d095f57c2e"),
    Run(256, True, False, 9_113_374_720, 9_265_217_536, 13_027, "02d7695c4f389dcc"),
    Run(512, True, True, 12_434_494_464, 12_660_506_624, 14_433, "f601102a4f37e5fc"),
    Run(1024, True, True, 24_213_918_720, 25_178_406_912, 14_335, "3c4b7cc79cb95854"),
    Run(128, False, False, 1_738_928_128, 1_763_704_832, 2_560, "40ebd940ac4c1ee6"),
    Run(256, False, False, 1_795_741_696, 1_864_368_128, 2_560, "540b8b0c13cc7936"),
    Run(512, False, True, 1_951_309_824, 1_981_808_640, 3_092, "ede3a19880fb2931"),
    Run(1024, False, False, 2_879_401_984, 3_204_448_256, 2_560, "697562af3ea32679"),
)
"""The memory snapshots in github.com/Wedsonlin/assignment2-systems at 87b0864, folder results. Its
lock file names torch 2.11.0 with CUDA 12.8. Allocated is rebuilt from addresses, to 3.9 MB."""


def measure(number: int) -> dict[str, Any]:
    """Run a program three times: warm, with the allocator's events, and recorded."""
    run = RUNS[number]
    model = LanguageModel(Sizes(**_MEDIUM, tokens=run.tokens))
    optimizer = AdamW(model.parameters())
    step = _step(run, model, optimizer)
    for _ in range(2):
        step()
        optimizer.zero_grad()
    torch.cuda.memory._record_memory_history(context=None)
    step()
    digest = _digest(run.events)
    torch.cuda.memory._record_memory_history(enabled=None)
    optimizer.zero_grad()
    with tb_actmem.record(model, stacks=False) as recorder:
        step()
    optimizer.zero_grad()
    torch.cuda.reset_peak_memory_stats()
    step()
    stats = torch.cuda.memory_stats()
    return {
        "is_same": digest == run.digest,
        "dry_run": [stats["allocated_bytes.all.peak"], stats["reserved_bytes.all.peak"]],
        "fits": _fits(recorder.recording),
        "fits_as_real": _fits(
            replace(
                recorder.recording, meta=recorder.recording.meta._replace(torch_version=_REAL_TORCH)
            )
        ),
        "notes": [note.code for note in recorder.recording.meta.notes],
        "torch": torch.__version__,
    }


def _step(run: Run, model: LanguageModel, optimizer: AdamW) -> Callable[[], None]:
    ids, targets = (torch.zeros(4, run.tokens, dtype=torch.long, device="cuda") for _ in range(2))
    autocast = torch.autocast("cuda", torch.bfloat16, enabled=run.half)

    def infer() -> None:
        with torch.inference_mode(), autocast:
            model(ids)

    def train() -> None:
        with autocast:
            logits = model(ids)
            loss = cross_entropy(logits, targets)
        loss.backward()
        optimizer.step()

    return train if run.trains else infer


def _digest(count: int) -> str:
    """Hash the first allocations and frees, in the form of the public traces."""
    kinds = {"alloc": "a", "free_completed": "f"}
    events = torch.cuda.memory._snapshot()["device_traces"][0]
    said = [
        f"{kinds[event['action']]}{event['size']};"
        for event in events
        if event["action"] in kinds and event["size"] not in _WORKSPACES
    ]
    return hashlib.sha256("".join(said[:count]).encode()).hexdigest()[:16]


def _fits(recording: tb_actmem.Recording) -> list[int]:
    found = tb_actmem.predict.fits(recording, GPU)
    return [
        *(found.allocated_bytes, found.reserved_bytes),
        *(found.least_reserved_bytes, found.most_reserved_bytes),
    ]


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for a public run."""
    found: dict[str, Any] = {}
    for number, one in enumerate(RUNS):
        if not quick or one.tokens == 128:
            say(f"gpu_truth: {one.name}")
            found[one.name] = {**one._asdict(), **measured(number)}
    yield Table(
        "gpu_truth",
        "A language model on a real GPU, beside the same program without a GPU. It has 24 layers "
        "of width 1,024, a batch of 4, unfused attention, and an AdamW that makes new states in "
        "each step. *Real* are the public memory snapshots in "
        f"github.com/Wedsonlin/assignment2-systems at 87b0864, of torch {_REAL_TORCH} on a GPU of "
        "compute capability 8. *Same events*: each allocation and free of the step has the real "
        "one's size, in its order. Those of a workspace's size are left out. *Dry run* is torch's "
        f"own allocator in `tb-actmem dry-run --like {GPU}`, with the torch named below, which "
        "frees workspaces after use. *fits* is `tb_actmem.predict.fits` for a recording of that "
        f"dry run, marked as of torch {_REAL_TORCH}, whose threads keep a workspace. *Range* is "
        "the reserved memory that it leaves open. The compiled observer recorded: under the "
        "dispatch mode gradients add out of place, up to 0.46 % of allocated.",
        [
            *("run", "real allocated", "real reserved", "same events"),
            *("dry run, allocated", "dry run, reserved", "fits, allocated", "fits, reserved"),
            *("range", "real one in range"),
        ],
        [_row(name, facts) for name, facts in found.items()],
        found,
    )


def measured(number: int) -> dict[str, Any]:
    """Run a program in a process that has a fake GPU; return the facts, or the error."""
    try:
        variables = environment(gpu(GPU, of_cuda=True))
    except PredictError as error:
        return {"error": str(error).partition(":")[0]}
    outcome = Child("benchmarks.gpu_truth", "measure", variables).call(number)
    return outcome.value or {"error": outcome.end}


def _row(name: str, facts: dict[str, Any]) -> list[str]:
    real = facts["allocated"], facts["reserved"]
    cells = [name, *(f"{nbytes:,}" for nbytes in real)]
    if "error" in facts:
        return [*cells, facts["error"], *[""] * 6]
    allocated, reserved, least, most = facts["fits_as_real"]
    return [
        *cells,
        f"{facts['events']:,} of {facts['events']:,}" if facts["is_same"] else "no",
        *(_beside(*pair) for pair in zip(facts["dry_run"], real, strict=True)),
        *(_beside(*pair) for pair in zip((allocated, reserved), real, strict=True)),
        f"{least:,} – {most:,}",
        "yes" if least <= facts["reserved"] <= most else "no",
    ]


def _beside(found: int, real: int) -> str:
    return f"{found:,} ({100 * (found / real - 1):+.3f} %)"
