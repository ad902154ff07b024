"""The tab's server with 50 users at once: how long replies take while others compare recordings."""

from __future__ import annotations

import random
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import median
from typing import NamedTuple

import torch

from benchmarks.children import say
from benchmarks.results import Table
from benchmarks.tab.boards import LOADERS, TAG, Board, recorded, tensorboard, write
from benchmarks.workloads import gpt2

COMPARISON = "compare.dot"
OTHERS = ("graph.dot", "recording.json", "timeline.json", "detail.json", "totals.json")
TARGETS = {COMPARISON: 2000, **dict.fromkeys(OTHERS, 100)}
"""Milliseconds of the clock, at most, for 95 of 100 replies."""
_COMPARES = 5
"""One user of so many compares two recordings; the others look at one."""


class Size(NamedTuple):
    """The users, and the recordings that they open."""

    users: int
    seconds: float
    pause: float
    """Mean time between a reply and the next request, in seconds."""
    runs: int
    """Recordings of GPT-2, with one layer and up: most comparisons are of a new pair."""


FULL = Size(users=50, seconds=60, pause=5, runs=12)
QUICK = Size(users=5, seconds=1, pause=0.05, runs=2)


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a table with a row for each route."""
    size = QUICK if quick else FULL
    torch.manual_seed(0)
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as folder:
        calls = _fill(Path(folder), size)
        say(f"clients: {size.users} users for {size.seconds:g} s")
        with tensorboard(Path(folder), next(iter(LOADERS.values()))) as board:
            board.wait_for(len(calls))
            yield _table(size, _use(board, size, calls))


def _fill(folder: Path, size: Size) -> dict[str, int]:
    """Write the runs; return the number of module calls of each."""
    calls = {}
    for layers in range(1, size.runs + 1):
        workload, name = gpt2(layers), f"gpt2-{layers}"
        recording = recorded(workload.model, workload.forward)
        write(folder / name, recording)
        calls[name] = len(recording.modules)
    return calls


def _use(board: Board, size: Size, calls: dict[str, int]) -> dict[str, list[float]]:
    """Let all users use the tab: route → milliseconds of each reply."""
    for name in calls:
        board.ask("graph.dot", run=name, tag=TAG, step=0)
    found = defaultdict[str, list[float]](list)
    deadline = time.monotonic() + size.seconds
    with ThreadPoolExecutor(size.users) as users:
        for replies in users.map(partial(_user, board, size, calls, deadline), range(size.users)):
            for route, milliseconds in replies:
                found[route].append(milliseconds)
    return found


def _user(
    board: Board, size: Size, calls: dict[str, int], deadline: float, number: int
) -> list[tuple[str, float]]:
    """Request, look at the reply, and request again."""
    drawn = random.Random(number)
    found: list[tuple[str, float]] = []
    while True:
        time.sleep(drawn.expovariate(1 / size.pause))
        if time.monotonic() > deadline:
            return found
        name, other = drawn.sample([*calls], 2)
        about: dict[str, object] = {"run": name, "tag": TAG, "step": 0}
        call = drawn.randrange(calls[name])
        route = drawn.choice(OTHERS) if number % _COMPARES else COMPARISON
        if route == COMPARISON:
            about |= {"other_run": other, "other_tag": TAG, "other_step": 0}
        elif route == "graph.dot":
            about["expand"] = f"0,{call}"
        elif route == "detail.json":
            about["module"] = call
        found.append((route, 1e3 * board.ask(route, **about).seconds))


def _table(size: Size, found: dict[str, list[float]]) -> Table:
    rows = []
    for route, target in TARGETS.items():
        taken = sorted(found[route])
        slow = taken[int(0.95 * len(taken))] if taken else 0.0
        cells = f"{len(taken)}", f"{median(taken or [0]):.0f}", f"{slow:.0f}"
        rows.append([route, *cells, f"≤ {target}", "yes" if slow <= target else "no"])
    about = (
        f"{size.users} users of one TensorBoard for {size.seconds:g} s, each with a pause of "
        f"{size.pause:g} s on average. One of {_COMPARES} compares two of {size.runs} "
        "recordings of GPT-2, and the others look at one. Milliseconds of the clock, as a user "
        "waits; users and server share the cores."
    )
    return Table(
        "clients",
        about,
        ["route", "replies", "median", "95 of 100", "target", "met"],
        rows,
        dict(found),
    )
