"""Chains so deep that freeing them could end the process: each in a process of its own.

Torch frees a graph whose nodes Python has touched by recursion in C, and a path of some 40,000
nodes overflows a stack of 8 MiB. All has to be read, and the process must live on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

import tb_actmem
from benchmarks import ours, peers
from benchmarks.children import Child, say
from benchmarks.graphs import Chain, inputs
from benchmarks.results import Table
from benchmarks.workloads import Workload

DEPTHS = (20_000, 25_000, 40_000, 100_000)
WAYS = {
    **{
        name: ours.OURS[name]
        for name in ("tb_actmem.capture", "tb_actmem.record(ops=False)", "tb_actmem.record()")
    },
    "torchviz, show_saved": peers.torchviz,
}


def watch(way: str, depth: int) -> dict[str, Any]:
    """Watch a chain of so many nodes, free its graph, and run a training step after it."""
    workload = Workload(Chain(depth), (inputs(),), {})
    loss, found = WAYS[way](workload, workload.forward)
    del loss  # frees the graph
    workload.model(workload.args[0]).sum().backward()
    if not isinstance(found, tb_actmem.Recording):
        return {}
    return {"nodes": len(found.nodes), "notes": [str(note) for note in found.meta.notes]}


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a tool, a column a depth."""
    depths = (2_000,) if quick else DEPTHS
    ways = [way for way in WAYS if way != "torchviz, show_saved" or _has_torchviz(quick)]
    torch.set_num_threads(1)
    facts: dict[str, Any] = {}
    for way in ways:
        for depth in depths:
            say(f"chains: {way}, {depth:,} nodes")
            child = Child(__name__, "watch")
            outcome = (child.here if quick else child.call)(way, depth)
            facts.setdefault(way, {})[f"{depth}"] = (outcome.value or {}) | {"end": outcome.end}
    rows = [[way, *(_cell(found) for found in facts[way].values())] for way in ways]
    about = (
        "Each tool watches a chain of this many nodes, and frees it. Then a training step runs. "
        "*Nodes read* is the number of nodes in the recording; its notes name the rest."
    )
    yield Table("chains", about, ["", *(f"{depth:,} nodes" for depth in depths)], rows, facts)


def _has_torchviz(quick: bool) -> bool:
    return not quick and peers.is_installed("torchviz")


def _cell(found: dict[str, Any]) -> str:
    if found["end"]:
        return f"**{found['end']}**"
    return f"{found['nodes']:,} nodes read" if "nodes" in found else "lives"
