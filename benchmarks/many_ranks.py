"""A job of 4,096 ranks: the time and memory to plan it, and to compare all of its recordings."""

from __future__ import annotations

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
from benchmarks.boards import LOADERS, TAG, Board, recorded, tensorboard, write
from benchmarks.children import say
from benchmarks.many_ranks_training import RANKS, STAGES
from benchmarks.results import Table
from benchmarks.workloads import gpt2
from tb_actmem.model import MeshAxis

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
        command += ["--world", str(RANKS), "-o", folder, "-m", "benchmarks.many_ranks_training"]
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
    ranks, layers = (8, 1) if quick else (RANKS, 12)
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory(prefix="tb_actmem-") as folder:
        say(f"many_ranks: writing {ranks} recordings")
        nbytes = _write(Path(folder), ranks, layers)
        loader = "standard loader" if quick else "fast loader"  # TensorBoard chooses the latter
        say(f"many_ranks: {loader}")
        with tensorboard(Path(folder), LOADERS[loader]) as board:
            found[loader] = _ask(board, ranks)
    return _table(ranks, layers, nbytes, found)


def _table(ranks: int, layers: int, nbytes: int, found: dict[str, dict[str, float]]) -> Table:
    rows = [
        _row(name, [of[name] for of in found.values()])
        for name in ("listing", "first reading", "again")
    ]
    return Table(
        "many-ranks",
        f"{ranks:,} ranks with a recording each of a step of GPT-2 ({layers} layers), {nbytes:,} "
        "bytes a file, in a real TensorBoard. Seconds on the clock. *Listing*: until TensorBoard "
        "has found them all. *First reading*: all requests of the tab's Ranks until each rank is "
        f"read. *Again*: Ranks afterwards, the median of {_TIMES} requests. Goal: {_SECOND:.0f} s.",
        ["", *found],
        rows,
        found,
    )


def _row(name: str, seconds: list[float]) -> list[str]:
    return [name, *(f"{each:.2f}" for each in seconds)]


def _write(folder: Path, ranks: int, layers: int) -> int:
    """Write a run for each rank; return the size of one."""
    workload = gpt2(layers)
    recording = recorded(workload.model, workload.forward)
    for rank in range(ranks):
        mesh = (MeshAxis("dp", ranks, rank),)
        meta = recording.meta._replace(rank=rank, mesh=mesh)
        write(folder / f"job/rank{rank}", replace(recording, meta=meta))
    return sum(file.stat().st_size for file in (folder / "job/rank0").iterdir())


def _ask(board: Board, ranks: int) -> dict[str, float]:
    begin = time.perf_counter()
    board.wait_for(ranks, patience=1800)
    listed = time.perf_counter()
    about = {"run": "job/rank0", "tag": TAG, "step": 0}
    while board.ask("ranks.json", **about).json["pending"]:
        pass
    read = time.perf_counter()
    again = median(board.ask("ranks.json", **about).seconds for _ in range(_TIMES))
    return {"listing": listed - begin, "first reading": read - listed, "again": again}
