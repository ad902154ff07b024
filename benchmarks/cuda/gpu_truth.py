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
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.cuda.truth_larger import LargerModel
from benchmarks.cuda.truth_programs import AdamW, LanguageModel, Sizes, cross_entropy
from benchmarks.results import Table
from tb_actmem.errors import PredictError
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu

_WORKSPACES = 8320 * 2**10, 32 * 2**20
"""Sizes that are left out of the order of events: torch 2.15 takes a workspace for each product."""
_MEDIUM = {"width": 1024, "hidden": 4096, "layers": 24, "heads": 16}
_LARGER = {"width": 2560, "hidden": 10240, "layers": 32, "heads": 32}


class Run(NamedTuple):
    """A public run on a real GPU, with its peaks in bytes."""

    kind: str
    """Training or inference of the medium model, or a first forward of the larger one."""
    tokens: int
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
        return f"{self.kind}, {self.tokens} tokens, {'autocast' if self.half else 'float32'}"

    @property
    def is_larger(self) -> bool:
        return self.kind == "first forward"

    @property
    def torch(self) -> str:
        return "2.6.0" if self.is_larger else "2.11.0"

    @property
    def gpu(self) -> str:
        """The name of a GPU with the same workspaces and temporaries: nobody named the real one."""
        return "H100" if self.is_larger else "A100"


RUNS = (
    Run("training", 128, False, 7_026_606_592, 7_235_174_400, 12_831, "1d73d3d095f57c2e"),
    Run("training", 256, False, 9_113_374_720, 9_265_217_536, 13_027, "02d7695c4f389dcc"),
    Run("training", 512, True, 12_434_494_464, 12_660_506_624, 14_433, "f601102a4f37e5fc"),
    Run("training", 1024, True, 24_213_918_720, 25_178_406_912, 14_335, "3c4b7cc79cb95854"),
    Run("inference", 128, False, 1_738_928_128, 1_763_704_832, 2_560, "40ebd940ac4c1ee6"),
    Run("inference", 256, False, 1_795_741_696, 1_864_368_128, 2_560, "540b8b0c13cc7936"),
    Run("inference", 512, True, 1_951_309_824, 1_981_808_640, 3_092, "ede3a19880fb2931"),
    Run("inference", 1024, False, 2_879_401_984, 3_204_448_256, 2_560, "697562af3ea32679"),
    Run("first forward", 128, False, 19_498_420_224, 19_667_091_456, 3_212, "1dd61f95726878a6"),
    Run("first forward", 256, False, 26_388_097_024, 26_545_750_016, 2_892, "81ad2abcb957be38"),
    Run("first forward", 512, False, 43_810_334_720, 44_715_474_944, 3_180, "408ccfbff26def5f"),
)
"""The memory snapshots in github.com/Wedsonlin/assignment2-systems at 87b0864, folder results, and
for the larger model in github.com/kkaitlyn111/cs336-a2-systems at c1272e1, folder memory_files.
Their lock files name torch. Allocated is rebuilt from addresses, to 3.9 MB."""


def measure(number: int) -> dict[str, Any]:
    """Run a program three times: warm, with the allocator's events, and recorded."""
    run = RUNS[number]
    model, optimizer, step = program(run)
    for _ in range(0 if run.is_larger else 2):
        step()
        optimizer.zero_grad()
    torch.cuda.memory._record_memory_history(context=None)
    step()
    digest = _digest(run.events)
    torch.cuda.memory._record_memory_history(enabled=None)
    found = _peaks()
    optimizer.zero_grad()
    with tb_actmem.record(model, stacks=False) as recorder:
        kept = step()
    del kept
    recording = recorder.recording
    as_real = recording
    if not torch.__version__.startswith(run.torch):  # its blocks are those of another torch
        meta = recording.meta._replace(torch_version=run.torch)
        as_real = replace(recording, meta=meta, blocks=())
    if not run.is_larger:  # the fourth step
        optimizer.zero_grad()
        torch.cuda.reset_peak_memory_stats()
        step()
        found = _peaks()
    return {
        "is_same": digest == run.digest,
        "dry_run": found,
        "fits": _fits(recording, run.gpu),
        "fits_as_real": _fits(as_real, run.gpu),
        "notes": [note.code for note in recording.meta.notes],
        "torch": torch.__version__,
    }


def program(run: Run) -> tuple[Any, AdamW, Callable[[], Any]]:
    """Build the model, its optimizer and its step."""
    make: Any = LargerModel if run.is_larger else LanguageModel
    model = make(Sizes(**(_LARGER if run.is_larger else _MEDIUM), tokens=run.tokens))
    optimizer = AdamW(model.parameters())
    return model, optimizer, _step(run, model, optimizer)


def _peaks() -> list[int]:
    stats = torch.cuda.memory_stats()
    return [stats["allocated_bytes.all.peak"], stats["reserved_bytes.all.peak"]]


def _step(run: Run, model: nn.Module, optimizer: AdamW) -> Callable[[], Any]:
    ids, targets = (torch.zeros(4, run.tokens, dtype=torch.long, device="cuda") for _ in range(2))
    autocast = torch.autocast("cuda", torch.bfloat16, enabled=run.half)

    def infer() -> None:
        with torch.inference_mode(), autocast:
            model(ids)

    def forward() -> Tensor:
        with autocast:
            logits: Tensor = model(ids)
        return logits

    def train() -> None:
        with autocast:
            logits = model(ids)
            loss = cross_entropy(logits, targets)
        loss.backward()
        optimizer.step()

    return {"training": train, "inference": infer, "first forward": forward}[run.kind]


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


def _fits(recording: tb_actmem.Recording, name: str) -> list[int]:
    found = tb_actmem.predict.fits(recording, name)
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
        "Language models on real GPUs, beside the same programs without a GPU. *Training* and "
        "*inference*: 24 layers of width 1,024, a batch of 4, unfused attention, and an AdamW that "
        "makes new states in each step. *First forward*: 32 layers of width 2,560. *Real* are the "
        "public memory snapshots in github.com/Wedsonlin/assignment2-systems at 87b0864, of torch "
        "2.11 on a GPU of compute capability 8, and for the first forwards in "
        "github.com/kkaitlyn111/cs336-a2-systems at c1272e1, of torch 2.6 on one of 9.0. *Same "
        "events*: each allocation and free of the step has the real one's size, in its order. "
        "Those of a workspace's size are left out. *Dry run* is torch's own allocator in "
        "`tb-actmem dry-run`, with the torch named below. *fits* is `tb_actmem.predict.fits` for a "
        "recording of that dry run. If its torch is not the real one, the recording is marked as "
        "of the real one, and lacks the blocks of the allocator. *Range* is the reserved memory "
        "that it leaves open. The real allocated memory is rebuilt from addresses, to 3.9 MB. The "
        "compiled observer recorded: under the dispatch mode gradients add out of place, up to "
        "0.46 % of allocated.",
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
        variables = environment(gpu(RUNS[number].gpu))
    except PredictError as error:
        return {"error": str(error).partition(":")[0]}
    outcome = Child(__name__, "measure", variables).call(number)
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
