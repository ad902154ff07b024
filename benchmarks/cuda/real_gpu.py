"""A real GPU beside a dry run of the same programs with the same torch, and beside recordings."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import torch

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.cuda.real_programs import PROGRAMS
from benchmarks.cuda.requested import requested, requested_peak
from benchmarks.results import Table, without_gpu
from tb_actmem.predict.fake_cuda import environment
from tb_actmem.predict.fake_cuda.gpus import gpu, names

QUICK = ("MLP, float32", "attention, bfloat16, causal")
_AT_ONCE = 4
"""Programs that share the GPU: its allocators do not know of each other."""
_MEMORY = 2**40
"""Of the fake GPU: any program fits."""
_STEPS = ("first", "second", "bare", "recorded", "bare again")

Facts = dict[str, Any]


def measure(name: str, card: str) -> Facts:
    """Run five steps of a program, and read torch's allocator after each."""
    torch.manual_seed(0)
    torch.cuda.memory._record_memory_history(context=None)
    model, step = PROGRAMS[name]()
    found: Facts = {"torch": torch.__version__, "steps": {}}
    for one in _STEPS:
        gc.collect()
        seen, before = len(history()), requested("current")
        torch.cuda.reset_peak_memory_stats()
        if one == "recorded":
            with tb_actmem.record(model, stacks=False) as recorder:
                step()
            recording = recorder.recording
            found |= _of_recording(recording, requested_peak(recording, before), card)
        else:
            step()
        gc.collect()
        found["steps"][one] = [_peak("allocated"), _peak("reserved"), _said(history()[seen:])]
    return found


def _of_recording(recording: tb_actmem.Recording, peak: int, card: str) -> Facts:
    totals, fit = tb_actmem.totals(recording), tb_actmem.predict.fits(recording, card)
    return {
        "total_peak": totals.total_peak_bytes,
        "requested": peak,
        "saved": totals.saved_bytes,
        "fits": [fit.allocated_bytes, fit.reserved_bytes],
        "range": [fit.least_reserved_bytes, fit.most_reserved_bytes],
        "notes": [note.code for note in recording.meta.notes],
    }


def _peak(kind: str) -> int:
    return int(torch.cuda.memory_stats()[f"{kind}_bytes.all.peak"])


def history() -> list[Any]:
    """Return the events of torch's allocator since they are recorded."""
    traces: list[Any] = torch.cuda.memory._snapshot()["device_traces"][0]
    return traces


def _said(events: list[Any]) -> list[str]:
    """Say each allocation and each free by its size."""
    kinds = {"alloc": "a", "free_completed": "f"}
    return [f"{kinds[one['action']]}{one['size']}" for one in events if one["action"] in kinds]


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row for a program."""
    found = device()
    if found is None:
        say("real_gpu: needs a GPU")
        yield without_gpu("real_gpu")
        return
    real_name, card, variables = found
    chosen = QUICK if quick else tuple(PROGRAMS)
    with ThreadPoolExecutor(_AT_ONCE) as pool, ThreadPoolExecutor(2 * _AT_ONCE) as others:
        dry = {name: others.submit(_measured, name, card, variables) for name in chosen}
        real = {name: pool.submit(_measured, name, card, {}) for name in chosen}
        rows = {name: {"real": real[name].result(), "dry": dry[name].result()} for name in chosen}
    yield table(real_name, card, rows)


def table(real_name: str, card: str, rows: dict[str, dict[str, Facts]]) -> Table:
    """Return the table of programs: for each its facts on the GPU and in the dry run."""
    return Table(
        "real_gpu",
        f"Programs on a real {real_name}, beside a dry run as on {card} with the same torch. "
        "*Allocated* and *reserved* are the peaks of torch's allocator in the third step. "
        "*Total peak* compares the recording on the GPU with the requested bytes: exact, or the "
        "difference. *Unchanged*: the recorded step allocates and frees as the steps before and "
        "after it, in the same order. *Same events*: the number of allocations and frees if the "
        "dry run has the same ones, or else the share of the allocations that it has. *Dry run* "
        "and *saved* compare the peaks and the saved bytes of the dry run with the real ones. "
        "*fits* is `predict.fits` of the recording of the dry run, *range* its range of "
        "reserved memory, and *fits, on the GPU* the same of the real recording. A job runs one "
        "rank of many, with torch's fake process group.",
        [
            *("program", "allocated", "reserved", "total peak", "unchanged", "same events"),
            *("dry run, allocated", "dry run, reserved", "saved", "fits, reserved", "range"),
            "fits, on the GPU",
        ],
        [_row(name, **both) for name, both in rows.items()],
        {name: _counted(both) for name, both in rows.items()},
    )


class Device(NamedTuple):
    """The GPU of this machine."""

    real_name: str
    name: str
    """The known GPU that is like it."""
    variables: dict[str, str]
    """Of the environment of its dry run, with more memory."""


def device() -> Device | None:
    """Return the GPU; None: there is none."""
    if not torch.cuda.is_available():
        return None
    real_name = torch.cuda.get_device_name()
    name = next((name for name in names(of_cuda=True) if name in real_name.split()), "H100")
    return Device(real_name, name, environment(gpu(name), _MEMORY))


def _measured(name: str, card: str, variables: dict[str, str]) -> Facts:
    outcome = Child(__name__, "measure", variables).call(name, card, timeout=240)
    say(f"real_gpu: {name}{', dry run' if variables else ''} {outcome.end}")
    return outcome.value or {"error": outcome.end}


def _row(name: str, real: Facts, dry: Facts) -> list[str]:
    if "error" in real:
        return [name, real["error"], *[""] * 10]
    allocated, reserved, events = real["steps"]["bare"]
    off = real["total_peak"] - real["requested"]
    cells = [
        *(name, f"{allocated:,}", f"{reserved:,}"),
        f"{off:+,}" if off else "exact",
        "yes" if events == real["steps"]["recorded"][2] == real["steps"]["bare again"][2] else "no",
    ]
    if "error" in dry:
        return [*cells, dry["error"], *[""] * 6]
    dry_allocated, dry_reserved, dry_events = dry["steps"]["bare"]
    least, most = dry["range"]
    is_in = "in" if least <= reserved <= most else "**not in**"
    return [
        *cells,
        _events(events, dry_events),
        *(_beside(dry_allocated, allocated), _beside(dry_reserved, reserved)),
        _beside(dry["saved"], real["saved"]),
        _beside(dry["fits"][1], reserved),
        f"{is_in} {least:,} – {most:,}",
        _beside(real["fits"][1], reserved),
    ]


def _events(real: list[str], dry: list[str]) -> str:
    if real == dry:
        return f"{len(real):,}"
    if sorted(real) == sorted(dry):
        return f"{len(real):,}, in another order"
    made, also = (Counter(one for one in each if one[0] == "a") for each in (real, dry))
    return f"{(made & also).total() / made.total():.1%} of allocations"


def _beside(found: int, real: int) -> str:
    return "=" if found == real else f"{100 * (found / real - 1):+.3f} %"


def _counted(both: dict[str, Facts]) -> dict[str, Facts]:
    """Leave the events out: there are thousands."""
    return {
        kind: {
            **facts,
            "steps": {one: [*step[:2], len(step[2])] for one, step in facts["steps"].items()},
        }
        if "steps" in facts
        else facts
        for kind, facts in both.items()
    }
