"""The tab's server: the time of its replies, and its memory meanwhile.

A real TensorBoard for each of its two loaders, asked over HTTP by one client.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import torch
from torch import nn

from benchmarks.children import say
from benchmarks.graphs import Wide, inputs
from benchmarks.results import Table
from benchmarks.tab.boards import LOADERS, TAG, Board, Reply, recorded, tensorboard, write
from benchmarks.workloads import gpt2

LARGE = 100_000
"""Nodes of the large graph, a mixture of experts."""
TARGETS = {"index.json": 100, "warm": 300}
"""Milliseconds of CPU time, at most."""
_FIRST, _AGAIN = "first", "again"


class Size(NamedTuple):
    """How much there is in the log directory."""

    runs: int
    steps: int
    layers: int
    """Of GPT-2."""
    nodes: int
    """Of the large graph."""
    copies: int
    """Of the large recording: more than there is room for."""
    times: int
    """How often the same is asked."""


FULL = Size(200, 100, 12, LARGE, copies=5, times=25)
QUICK = Size(3, 4, 1, 600, copies=2, times=2)


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a table of answers and one of memory, with a column a loader."""
    size = QUICK if quick else FULL
    torch.manual_seed(0)
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as folder:
        say(f"server: writing {size.runs} runs of {size.steps} steps")
        calls = _fill(Path(folder), size)
        found = {}
        for loader, flag in list(LOADERS.items())[: 1 if quick else None]:
            say(f"server: {loader}")
            with tensorboard(Path(folder), flag) as board:
                found[loader] = _ask(board, size, calls)
    yield _answers(size, found)
    yield _memory(size, found)


def _fill(folder: Path, size: Size) -> dict[str, int]:
    """Write the log directory; return how many module calls each of the two models has."""
    workload = gpt2(size.layers)
    gpt2_recording = recorded(workload.model, workload.forward)
    write(folder / "gpt2", gpt2_recording, 1)
    model, x = Wide(size.nodes), inputs()
    recording = recorded(model, lambda: model(x).sum())
    write(folder / "large", recording, size.copies)
    # Last, for the run written last is read before anybody asks.
    _small_runs(folder, size)
    return {"gpt2": len(gpt2_recording.modules), "large": len(recording.modules)}


def _small_runs(folder: Path, size: Size) -> None:
    """Write one run as a training would, and copy it."""
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
    x = torch.randn(3, 4)
    recording = recorded(model, lambda: model(x).sum())
    write(folder / "small-000", recording, size.steps)
    for number in range(1, size.runs):
        shutil.copytree(folder / "small-000", folder / f"small-{number:03}")


def _ask(board: Board, size: Size, calls: dict[str, int]) -> dict[str, Any]:
    """Ask all that the tab asks, and look at the memory after each of the large recordings."""
    board.wait_for(size.runs * size.steps + 1 + size.copies)
    answers: dict[str, Any] = {"index.json": _often(board, "index.json", size.times)}
    for run, of in calls.items():
        answers |= {
            f"{run}: {name}": took for name, took in _one(board, run, of, size.times).items()
        }
    resident = [board.resident_bytes()]
    for step in range(1, size.copies):
        board.ask("graph.dot", run="large", tag=TAG, step=step)
        resident.append(board.resident_bytes())
    return {"answers": answers, "resident": resident}


def _one(board: Board, run: str, calls: int, times: int) -> dict[str, list[list[float]]]:
    """Ask for one recording: question → [CPU ms, clock ms] of each time."""
    about = {"run": run, "tag": TAG, "step": 0}
    some = sorted({calls * part // 6 for part in range(1, 6)})

    def each(route: str, name: str) -> list[list[float]]:
        return [_took(board.ask(route, **about, **{name: value})) for value in some]

    found = {_FIRST: [_took(board.ask("graph.dot", **about))]}
    found["graph.dot, a module opened"] = [
        _took(board.ask("graph.dot", **about, expand=f"0,{call}")) for call in some
    ]
    whole = ",".join(map(str, range(min(calls, 5000))))  # a longer address is refused
    found["graph.dot, all opened"] = [_took(board.ask("graph.dot", **about, expand=whole))]
    for route in ("recording.json", "timeline.json", "terms.json"):
        found[route] = [_took(board.ask(route, **about))]
    found["detail.json, a node"] = each("detail.json", "node")
    found["detail.json, a module"] = each("detail.json", "module")
    found["detail.json, the model"] = [_took(board.ask("detail.json", **about, module=0))]
    found[_AGAIN] = _often(board, "recording.json", times, **about)
    return found


def _often(board: Board, route: str, times: int, **about: object) -> list[list[float]]:
    """Repeat a request for a while, to include periodic work of the server."""
    found = []
    for _ in range(times):
        found.append(_took(board.ask(route, **about)))
        time.sleep(0.3)
    return found


def _took(reply: Reply) -> list[float]:
    return [reply.cpu_seconds * 1e3, reply.seconds * 1e3]


def _answers(size: Size, found: dict[str, Any]) -> Table:
    names = list(next(iter(found.values()))["answers"])
    rows = [_row(name, [of["answers"][name] for of in found.values()]) for name in names]
    about = (
        f"{size.runs} runs of {size.steps} recordings, one of GPT-2 and one of a mixture of "
        f"experts with {size.nodes:,} nodes. Milliseconds of the server's CPU time, in steps of "
        "ten, and of the clock in parentheses. Figures are medians; the index also has the "
        "longest. *First* reads the recording and draws its graph. All other requests use a "
        "recording that has been read, each for the first time. *Again* repeats a request."
    )
    return Table("server", about, ["", *found, "target", "met"], rows, found)


def _row(name: str, taken: list[list[list[float]]]) -> list[str]:
    cells = [f"{_median(took, 0):.0f} ({_median(took, 1):.0f})" for took in taken]
    if name == "index.json":
        longest = [[max(column) for column in zip(*took, strict=True)] for took in taken]
        cells = [
            f"{cell}, longest {cpu:.0f} ({clock:.0f})"
            for cell, (cpu, clock) in zip(cells, longest, strict=True)
        ]
    if name.endswith(_FIRST):
        return [name, *cells, "", ""]
    target = TARGETS.get(name, TARGETS["warm"])
    met = all(_median(took, 0) <= target for took in taken)
    return [name, *cells, f"≤ {target} ms", "yes" if met else "no"]


def _median(took: list[list[float]], which: int) -> float:
    return median(one[which] for one in took)


def _memory(size: Size, found: dict[str, Any]) -> Table:
    rows = [
        [f"{read}", *(f"{of['resident'][read - 1] / 2**20:,.0f}" for of in found.values())]
        for read in range(1, size.copies + 1)
    ]
    about = (
        f"Memory of the server's process in MiB after it has read this many recordings of "
        f"{size.nodes:,} nodes, one after the other. The cache has room for 600 MiB."
    )
    return Table("server-memory", about, ["recordings read", *found], rows, found)
