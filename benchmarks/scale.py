"""Time and memory of everything that is done with a recording, as graphs grow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.graphs import SHAPES, inputs
from benchmarks.memory import cost, resident_bytes
from benchmarks.results import Table
from tb_actmem.analysis.outline import outline
from tb_actmem.render.dot import dot_of
from tb_actmem.render.jsondetail import module_text, node_text
from tb_actmem.render.jsontext import facts, recording_text, timeline_text

SIZES = (1_000, 10_000, 100_000, 1_000_000)
DEEPEST = 20_000
"""A chain of more nodes is not read in full: see the benchmark of chains."""


def measure(shape: str, nodes: int) -> dict[str, Any]:
    """Take one graph through all that can be done: step → [seconds, bytes of peak]."""
    torch.set_num_threads(1)
    torch.manual_seed(0)
    _steps(shape, 100)  # imports, and what is read once
    return _steps(shape, nodes)


def _steps(shape: str, nodes: int) -> dict[str, Any]:
    model, x = SHAPES[shape](nodes), inputs()
    found: dict[str, Any] = {}

    def step(name: str, run: Callable[[], Any]) -> Any:
        result, found[name] = cost(run)
        return result

    found["nodes"] = _read(step, model, x)
    before = resident_bytes()
    recording = step("forward + record()", lambda: _record(model, x))
    found["bytes a node"] = (resident_bytes() - before) / len(recording.nodes)
    step("check", recording.check)
    blob = step("write", lambda: tb_actmem.to_bytes(recording))
    found["file bytes"] = len(blob)
    step("read", lambda: tb_actmem.from_bytes(blob))
    step("ledger", lambda: tb_actmem.ledger(recording))
    step("table by op", lambda: tb_actmem.table(recording, limit=20))
    step("table by module", lambda: tb_actmem.table(recording, by="module", limit=20))
    drawn = step("folding", lambda: outline(recording))
    step("DOT", lambda: dot_of(recording, drawn))
    known = step("tab: facts", lambda: facts(recording))
    step("tab: recording", lambda: recording_text(known))
    step("tab: timeline", lambda: timeline_text(recording))
    step("tab: node", lambda: node_text(known, len(recording.nodes) // 2))
    step("tab: module", lambda: module_text(known, len(recording.modules) // 2))
    return found


def _read(step: Callable[[str, Callable[[], Any]], Any], model: nn.Module, x: Tensor) -> int:
    """Run the forward and capture it; return how many nodes that were."""
    loss = step("forward", lambda: model(x).sum())
    return len(step("capture", lambda: tb_actmem.capture(loss, model)).nodes)


def _record(model: nn.Module, x: Tensor) -> tb_actmem.Recording:
    with tb_actmem.record(model) as recorder:
        loss = model(x).sum()
    del loss
    return recorder.recording


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a table a shape: a row a step, a column a size."""
    sizes = (1_000,) if quick else SIZES if full else SIZES[:-1]
    for shape in ("mixture of experts",) if quick else SHAPES:
        taken = [n for n in sizes if shape != "chain" or n <= 10_000]
        if shape == "chain" and not quick:
            taken.append(DEEPEST)
        facts: dict[str, Any] = {}
        for nodes in taken:
            say(f"scale: {shape}, {nodes:,} nodes")
            outcome = Child("benchmarks.scale", "measure").call(shape, nodes)
            facts[f"{nodes}"] = outcome.value or {"error": outcome.end}
        yield _table(shape, facts)


def _table(shape: str, facts: dict[str, Any]) -> Table:
    columns = [column for column in facts.values() if "error" not in column]
    first = columns[0] if columns else {}
    steps = [name for name, value in first.items() if isinstance(value, list)]
    rows = [[name, *(_cell(column, name) for column in facts.values())] for name in steps]
    for name, unit, what in (
        ("file bytes", 1024, "file, KiB"),
        ("bytes a node", 1, "memory a node, bytes"),
    ):
        cells = (f"{c[name] / unit:,.0f}" if name in c else "–" for c in facts.values())
        rows.append([what, *cells])
    return Table(
        f"scale-{shape.replace(' ', '-')}",
        f"{shape}: seconds of CPU time (µs a node; peak memory above the start in MiB).",
        ["", *(_title(column) for column in facts.values())],
        rows,
        facts,
    )


def _title(column: dict[str, Any]) -> str:
    return f"{column['nodes']:,} nodes" if "nodes" in column else column["error"]


def _cell(column: dict[str, Any], name: str) -> str:
    if name not in column:
        return "–"
    seconds, peak = column[name]
    return f"{seconds:.3f} ({seconds / column['nodes'] * 1e6:.1f}; {peak / 2**20:,.0f})"
