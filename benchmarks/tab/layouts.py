"""How long Graphviz takes for a picture, and how long we say before that it will."""

from __future__ import annotations

import time
from collections.abc import Iterator

import torch
from torch import nn

import tb_actmem
from benchmarks.children import say
from benchmarks.graphs import SHAPES, inputs
from benchmarks.results import Table
from tb_actmem.analysis.figure.outline import Outline, outline
from tb_actmem.analysis.index import Index
from tb_actmem.rendering.figure.layout import dot_of, layout_seconds, svg

SIZES = (100, 200, 400)


class Routed(nn.Module):
    """Experts one after the other. Each adds to the result of the one before it."""

    def __init__(self, nodes: int) -> None:
        super().__init__()
        self.gate = nn.Linear(4, 4)
        self.experts = nn.ModuleList(nn.Linear(4, 4) for _ in range(nodes // 6))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Give each expert the gated input."""
        weights, found = torch.sigmoid(self.gate(x)), torch.zeros_like(x)
        for expert in self.experts:
            found = found + expert(x * weights).tanh() * weights
        return found


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield one table: a row a picture."""
    sizes = (60,) if quick else SIZES
    torch.manual_seed(0)
    svg("digraph { a -> b }")  # the engine starts
    rows, facts = [], {}
    for name, make in (SHAPES | {"routed experts": Routed}).items():
        for nodes in sizes:
            say(f"layouts: {name}, {nodes} nodes")
            index, figure = _opened(make(nodes))
            told, took = layout_seconds(figure), _took(dot_of(index, figure, legend=False))
            amounts = (len(figure.boxes), len(figure.edges))
            rows.append([name, *map(str, amounts), f"{took:.2f}", f"{told:.2f}"])
            facts[f"{name}, {nodes} nodes"] = {"took": took, "told": told}
    about = (
        "Pictures with every module open: seconds of one core that Graphviz took, and the tab's "
        "estimate. Graphviz is the WebAssembly of the browser."
    )
    yield Table("layouts", about, ["", "boxes", "edges", "took", "estimate"], rows, facts)


def _opened(model: nn.Module) -> tuple[Index, Outline]:
    with tb_actmem.record(model) as recorder:
        recorder.finish(model(inputs()))
    index = Index(recorder.recording)
    return index, outline(index, range(len(recorder.recording.modules)))


def _took(dot: str) -> float:
    start = time.process_time()
    svg(dot)
    return time.process_time() - start
