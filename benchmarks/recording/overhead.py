"""The cost of observing: a forward under each tool against the bare forward.

Each tool has a process of its own, because some change torch for good where they are imported;
in it the tool and the bare forward take turns. Read the ratios: milliseconds are the machine's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch

from benchmarks import peers
from benchmarks.children import Child, say
from benchmarks.ours import COMPILED, OURS, Tool
from benchmarks.recording import overhead_parts
from benchmarks.recording.floors import FLOORS
from benchmarks.results import Table
from benchmarks.timing import Pair, compare
from benchmarks.workloads import QUICK, WORKLOADS, Workload
from tb_actmem.recorder.engine.build import library_path

TARGETS = {
    "compiled observer: capture": "1.2",
    "compiled observer: record(ops=False)": "1.3",
    "compiled observer: record()": "1.7",
}
"""Of the total on the host-bound workload."""


def tools() -> dict[str, Tool]:
    """Our doors, the floors below them, then the peers that are installed."""
    found = {name: tool for name, (need, tool) in peers.PEERS.items() if peers.is_installed(need)}
    compiled = COMPILED if library_path().exists() else {}
    return {**OURS, **compiled, **FLOORS, **found}


def measure(tool: str, *, quick: bool) -> dict[str, Any]:
    """Measure one tool on every workload: name → ratios, or the error that it raised."""
    torch.set_num_threads(1)
    found: dict[str, Any] = {}
    for name, make in (QUICK if quick else WORKLOADS).items():
        torch.manual_seed(0)
        workload = make()
        try:
            found[name] = _compare(tools()[tool], workload, quick=quick)._asdict()
        except Exception as error:
            found[name] = {"error": type(error).__name__}
    return found


def _compare(tool: Tool, workload: Workload, *, quick: bool) -> Pair:
    def watched(forward: Callable[[], Any]) -> Any:
        return tool(workload, forward)

    pairs, seconds = (2, 1.0) if quick else (31, 12.0)
    return compare(workload.forward, watched, pairs=pairs, seconds=seconds)


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a row a tool with two columns a workload; then where the time of ours goes."""
    names = list(QUICK if quick else WORKLOADS)
    rows, facts = [], {}
    for tool in OURS if quick else tools():
        say(f"overhead: {tool}")
        child = Child(__name__, "measure")
        found = (child.here if quick else child.call)(tool, quick=quick).value
        facts[tool] = found
        cells = [cell for name in names for cell in _cells((found or {}).get(name))]
        rows.append([tool, TARGETS.get(tool, ""), *cells])
    head = ["", "target", *(f"{name}, {part}" for name in names for part in ("forward", "total"))]
    yield Table(
        "overhead",
        "Times the bare forward (CPU time, one thread, interleaved): median (quartiles). "
        "*forward*: the forward alone under the tool; *total*: also entering, leaving and "
        "reading the result. The target is for the total in the first column.",
        head,
        rows,
        facts,
    )
    say("overhead: where the time goes")
    parts = Child(overhead_parts.__name__, "measure")
    if found_parts := (parts.here if quick else parts.call)(quick=quick).value:
        yield overhead_parts.table(found_parts)


def _cells(found: dict[str, Any] | None) -> list[str]:
    if found is None or "error" in found:
        return ["–", "crashes" if found is None else found["error"]]
    forward, (median, low, high) = found["forward"], found["total"]
    return [f"{forward[0]:.2f}" if forward else "–", f"**{median:.2f}** ({low:.2f}–{high:.2f})"]
