"""A job of 4,096 ranks: the time and memory to plan it, and to compare all of its recordings."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import torch

import tb_actmem
from benchmarks.children import say
from benchmarks.jobs import many_ranks_training
from benchmarks.jobs.many_ranks_training import RANKS, STAGES
from benchmarks.results import Table
from benchmarks.tab.boards import LOADERS, TAG, Board, recorded, tensorboard
from benchmarks.workloads import gpt2
from tb_actmem.model import Category, MeshAxis, Recording
from tb_actmem.tensorboard.events.writers import write_recording

_MINUTES, _GIB, _SECOND = 5, 6, 1.0
"""Goals: to plan on two cores, and to show the ranks again."""
_TIMES = 15


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a table of the plan, and one of the recordings."""
    yield _plan(quick=quick)
    yield _recordings(quick=quick)


def _plan(*, quick: bool) -> Table:
    found: dict[str, Any] = {"error": "needs a CUDA build of torch"}
    if torch.version.cuda is not None and not quick:
        say(f"many_ranks: planning {RANKS} ranks")
        found = measure_plan()
    row = (
        [
            f"{found['seconds']:.0f} s",
            f"{found['cpu_seconds']:.0f} s",
            f"{found['resident'] / 2**30:.1f} GiB",
            ", ".join(f"{nbytes / 2**30:.2f} GiB" for nbytes in found["total_peaks"]),
        ]
        if "error" not in found
        else [found["error"], "", "", ""]
    )
    return Table(
        "many-ranks-plan",
        f"`tb-actmem dry-run --world {RANKS}` of Llama 70B with 80 layers, all checkpointed: "
        f"{STAGES} pipeline stages (1F1B), tensor-parallel in 8, FSDP in the rest. One rank of "
        f"each stage runs, all at once. *Memory* is the largest sum of the resident memory of all "
        f"processes. Goals on two cores: {_MINUTES} minutes and {_GIB} GiB.",
        ["time", "CPU time", "memory", "total peak of the stages"],
        [row],
        found,
    )


def measure_plan() -> dict[str, Any]:
    """Plan the job; return its time, the memory that its processes have together, and its peaks."""
    with tempfile.TemporaryDirectory(prefix="tb_actmem-") as folder:
        command = [sys.executable, "-m", "tb_actmem", "dry-run", "--like", "H100"]
        command += ["--world", str(RANKS), "-o", folder, "-m", many_ranks_training.__name__]
        begin = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            most = 0
            reader = threading.Thread(target=process.communicate)
            reader.start()
            while reader.is_alive():
                most = max(most, _resident(process.pid))
                reader.join(0.5)
        seconds, used = time.perf_counter() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
        if process.returncode:
            return {"error": f"exit status {process.returncode}"}
        ranks = [logged.recording() for logged in tb_actmem.recordings(folder)]
    ranks.sort(key=lambda recording: recording.meta.rank or 0)
    return {
        "seconds": seconds,
        "cpu_seconds": used.ru_utime + used.ru_stime,
        "resident": most,
        "total_peaks": [tb_actmem.totals(recording).total_peak_bytes for recording in ranks],
        "represents": [recording.meta.represents for recording in ranks],
        "torch": torch.__version__,
    }


def _resident(pid: int) -> int:
    """Return the resident memory of a process and all that it started."""
    try:
        of_process = Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]
        started = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    except (OSError, IndexError):  # it has ended
        return 0
    return int(of_process) * resource.getpagesize() + sum(_resident(int(one)) for one in started)


def _recordings(*, quick: bool) -> Table:
    ranks, layers = (16, 4) if quick else (RANKS, 12)
    loader = "standard loader" if quick else "fast loader"  # TensorBoard chooses the latter
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory(prefix="tb_actmem-") as folder:
        say(f"many_ranks: recording {STAGES} stages")
        stages = _stages(layers)
        for name, is_ragged in (("equal ranks", False), ("all different", True)):
            say(f"many_ranks: writing {ranks} recordings, {name}")
            job = Path(folder) / name.replace(" ", "-") / "job"
            nbytes = _write(job, ranks, stages, is_ragged=is_ragged)
            say(f"many_ranks: {loader}")
            with tensorboard(job.parent, LOADERS[loader]) as board:
                found[name] = _ask(board, ranks, "job/rank0")
            found[name]["show"] = _command("show", str(job), "--by", "rank")
            if not is_ragged:
                one = Path(folder) / "merged"
                merging = _command("merge", str(job), "-o", str(one / "one"))
                with tensorboard(one, LOADERS[loader]) as board:
                    found["merged"] = _ask(board, STAGES + 1, "one")
                found["merged"]["merge"] = merging
                found["merged"]["show"] = _command("show", str(one), "--by", "rank")
    return _table(ranks, layers, nbytes, found)


def _table(ranks: int, layers: int, nbytes: int, found: dict[str, dict[str, float]]) -> Table:
    rows = [
        [name, *(f"{of[name]:.2f}" if name in of else "" for of in found.values())]
        for name in ("merge", "listing", "first answer", "first reading", "again", "show")
    ]
    return Table(
        "many-ranks",
        f"{ranks:,} ranks with a recording each of a step of GPT-2, {nbytes:,} bytes a file, in a "
        f"real TensorBoard. Seconds on the clock. *Equal ranks*: {STAGES} stages of {layers} to "
        f"{layers - STAGES + 1} layers, and one outlier. *All different*: each rank saves another "
        "size. *Merged*: the equal ranks after `tb-actmem merge`, which takes the time in the "
        "first row. *Listing*: until TensorBoard has found them all. *First answer*: until the "
        "tab's Ranks shows something. *First reading*: until it shows every rank. *Again*: Ranks "
        f"afterwards, the median of {_TIMES} requests; the goal is {_SECOND:.0f} s. *Show*: "
        "`tb-actmem show --by rank`, from its start to its end. Other work ran on the machine: its "
        f"load was {os.getloadavg()[1]:.1f} over the last five minutes, this included.",
        ["", *found],
        rows,
        found,
    )


def _stages(layers: int) -> list[Recording]:
    """Record a step for each stage, and one of an outlier in the last stage."""
    found = []
    for stage in range(STAGES):
        workload = gpt2(layers - stage)
        found.append(recorded(workload.model, workload.forward))
    return [*found, _grown(found[-1], 2**20)]


def _grown(recording: Recording, nbytes: int) -> Recording:
    """Make the largest saved storage larger."""
    storages = list(recording.storages)
    saved = {
        tensor.storage
        for save in recording.saves
        if save.tensor is not None
        and (tensor := recording.tensors[save.tensor]).storage is not None
        and storages[tensor.storage].category is Category.ACTIVATION
    }
    largest = max(saved, key=lambda at: storages[at].nbytes)
    storages[largest] = storages[largest]._replace(nbytes=storages[largest].nbytes + nbytes)
    return replace(recording, storages=tuple(storages))


def _write(job: Path, ranks: int, stages: list[Recording], *, is_ragged: bool) -> int:
    """Write a run for each rank; return the size of the first."""
    for rank in range(ranks):
        stage, copy = divmod(rank, ranks // STAGES)
        mesh = (MeshAxis("pp", STAGES, stage), MeshAxis("dp", ranks // STAGES, copy))
        recording = stages[-1 if rank == ranks - 2 else stage]
        if is_ragged:
            recording = _grown(recording, 512 * rank)
        meta = recording.meta._replace(rank=rank, mesh=mesh, created_ns=time.time_ns())
        write_recording(job / f"rank{rank}", TAG, replace(recording, meta=meta), 0)
    return sum(file.stat().st_size for file in (job / "rank0").iterdir())


def _ask(board: Board, recordings: int, run: str) -> dict[str, float]:
    begin = time.perf_counter()
    board.wait_for(recordings, patience=1800)
    listed = time.perf_counter()
    about = {"run": run, "tag": TAG, "step": 0}
    answer = board.ask("ranks.json", **about)
    first = answer.seconds
    while answer.json["pending"]:
        answer = board.ask("ranks.json", **about)
    read = time.perf_counter()
    again = median(board.ask("ranks.json", **about).seconds for _ in range(_TIMES))
    return {
        "listing": listed - begin,
        "first answer": first,
        "first reading": read - listed,
        "again": again,
    }


def _command(*arguments: str) -> float:
    """Return the seconds of a command."""
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tb_actmem", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin
