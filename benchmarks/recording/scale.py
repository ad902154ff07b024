"""Time and memory of everything that is done with a recording, as graphs grow.

What was tried on the analyses, and what it gave at 100,000 nodes (mixture of experts, 1,044,000
rows with 149,000 ops; seconds of CPU time before → after on a recording that was read, whose rows
lie side by side: fresh from the recorder each step takes half as long again, for want of cache.
All outputs stayed the same bytes):

* An enum's member is looked up (`State.CACHED`) in 56 ns and hashed in 52 ns, a row's field in
  14 ns: members became globals, and `State` hashes as an object. Reading the layout's dtype with a
  regular expression per save, and an op's name per node, went to a cache. Totals 0.55 → 0.16.
* Nothing is asked twice: states, savers and made storages once per total instead of three times;
  nothing at all for allocators and copies that a recording does not have.
* What a figure shows of a recording does not depend on the open calls (`outline.Scene`): found
  once, a new set of open calls costs 0.02 to 0.1 instead of 0.32 to 0.5.
* The innermost call around all keepers of a storage: a heap instead of a search for the deepest
  in each turn, which took a square of time where 100,000 calls keep one mask.
* Python's collector scans the tables while others are made of them: paused, the tab's facts take
  1.1 instead of 1.6, and time per node stays flat up to a million.
* Tried and left: columns by `zip(*rows)`, which needs an iterator a row (12.9 ms where a
  comprehension over one field needs 2.5), and unpacking rows, which is no faster for named tuples.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, get_args

import torch
from torch import Tensor, nn

import tb_actmem
from benchmarks.children import Child, say
from benchmarks.graphs import SHAPES, STEPS, inputs
from benchmarks.memory import cost, resident_bytes
from benchmarks.recording.growth import growth_table
from benchmarks.results import Table
from tb_actmem import predict
from tb_actmem.analysis.figure.outline import outline, scene
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.modules import calls_around, module_rows
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.analysis.totals import totals_of
from tb_actmem.analysis.totals.saved_tensors import saved_by_size
from tb_actmem.errors import FormatError
from tb_actmem.rendering.figure.layout import dot_of
from tb_actmem.rendering.tables.table import By, table_of
from tb_actmem.replies.detail import module_text, node_text
from tb_actmem.replies.recording import recording_text
from tb_actmem.replies.series import timeline_text
from tb_actmem.replies.terms import terms_text

SIZES = (1_000, 10_000, 100_000, 1_000_000)
DEEPEST = 20_000
"""A chain of more nodes is not read in full: see the benchmark of chains."""


def measure(shape: str, nodes: int, times: int = 5) -> dict[str, Any]:
    """Take one graph through all that can be done: step → [median seconds, bytes of peak].

    Each step is run so often, or until that took a second.
    """
    torch.set_num_threads(1)
    torch.manual_seed(0)
    _steps(shape, 100, 1)  # imports, and files that are read once
    return _steps(shape, nodes, times)


def _steps(shape: str, nodes: int, times: int) -> dict[str, Any]:
    model, x = SHAPES[shape](nodes), inputs()
    found: dict[str, Any] = {}

    def step(name: str, run: Callable[[], Any]) -> Any:
        result, taken = _repeated(run, times)
        found[name] = taken
        return result

    found["nodes"] = _read(step, model, x)
    before = resident_bytes()
    recording = step("forward + record()", lambda: _record(model, x))
    found["bytes a node recorded"] = (resident_bytes() - before) / len(recording.nodes)
    found["rows"] = sum(len(getattr(recording, table)) for table in _TABLES)
    step("check", recording.check)
    step("totals", lambda: tb_actmem.totals(recording))
    for by in get_args(By)[:3]:
        step(f"table by {by}", partial(tb_actmem.table, recording, by, limit=20))
    for name, save in (("checkpoints", ()), ("selective checkpoints", ("mm",))):
        step(name, partial(predict.checkpoint, recording, STEPS[shape], save=save))
    drawn = step("folding", lambda: outline(Index(recording)))
    step("DOT", lambda: dot_of(Index(recording), drawn))
    recording = _file(step, found, recording)
    step("one showing", lambda: _show(recording))
    _tab(step, step("tab: once a recording", lambda: _asked(recording)))
    return found


_TABLES = ("modules", "nodes", "edges", "storages", "tensors", "saves", "ops")


def _repeated(run: Callable[[], Any], times: int) -> tuple[Any, list[float]]:
    """Run something, mostly several times: its result, [median seconds, first peak]."""
    result, first = cost(run)
    seconds = [first.seconds]
    while sum(seconds) < 1 and len(seconds) < times:
        result = None  # or memory would hold two results
        result, again = cost(run)
        seconds.append(again.seconds)
    return result, [statistics.median(seconds), first.peak_bytes]


def _read(step: Callable[[str, Callable[[], Any]], Any], model: nn.Module, x: Tensor) -> int:
    """Run the forward and capture it; return how many nodes that were."""
    loss = step("forward", lambda: model(x).sum())
    return len(step("capture", lambda: tb_actmem.capture(loss, model)).nodes)


def _record(model: nn.Module, x: Tensor) -> tb_actmem.Recording:
    with tb_actmem.record(model) as recorder:
        loss = model(x).sum()
    del loss
    return recorder.recording


def _file(
    step: Callable[[str, Callable[[], Any]], Any],
    found: dict[str, Any],
    recording: tb_actmem.Recording,
) -> tb_actmem.Recording:
    """Write a recording and return it as read; one that is too large is refused, and lives on."""
    try:
        blob = step("write", lambda: tb_actmem.format.to_bytes(recording))
    except FormatError as error:
        found["refused"] = str(error)
        return recording
    found["file bytes"] = len(blob)
    found["file bytes a node"] = len(blob) / len(recording.nodes)
    before = resident_bytes()
    read: tb_actmem.Recording = step("read", lambda: tb_actmem.format.from_bytes(blob))
    found["bytes a node read"] = (resident_bytes() - before) / len(read.nodes)
    return read


def _show(recording: tb_actmem.Recording) -> None:
    """Show a recording and one of its nodes."""
    index = Index(recording)
    recording_text(index)
    _graph(index, None)
    timeline_text(index)
    terms_text(index)
    node_text(index, len(recording.nodes) // 2)
    table_of(index, "totals")
    table_of(index, "storage")


def _asked(recording: tb_actmem.Recording) -> Index:
    """A recording with the values that the tab's replies share."""
    index = Index(recording)
    for derive in (scene, totals_of, op_rows, module_rows, saved_by_size):
        derive(index)
    return index


def _tab(step: Callable[[str, Callable[[], Any]], Any], index: Index) -> None:
    """The server's replies for a recording that is in its cache."""
    calls = index.recording.modules
    half = len(calls) // 2
    opened = {*calls_around(index, half)}
    step("tab: first graph", lambda: _graph(index, None))
    step("tab: a module opened", lambda: _graph(index, opened))
    step("tab: all opened", lambda: _graph(index, {*range(len(calls))}))
    step("tab: recording", lambda: recording_text(index))
    step("tab: timeline", lambda: timeline_text(index))
    step("tab: node", lambda: node_text(index, len(index.recording.nodes) // 2))
    step("tab: module", lambda: module_text(index, half))
    step("tab: whole model", lambda: module_text(index, 0))


def _graph(index: Index, open_calls: set[int] | None) -> str:
    return dot_of(index, outline(index, open_calls), legend=False)


def run(*, quick: bool, full: bool) -> Iterator[Table]:
    """Yield a table a shape: a row a step, a column a size."""
    child = Child(__name__, "measure")
    sizes = (1_000,) if quick else SIZES if full else SIZES[:-1]
    for shape in ("mixture of experts",) if quick else SHAPES:
        taken = [n for n in sizes if shape != "chain" or n <= 10_000]
        if shape == "chain" and not quick:
            taken.append(DEEPEST)
        columns: dict[int, Any] = {}
        for nodes in taken:
            say(f"scale: {shape}, {nodes:,} nodes")
            outcome = (child.here if quick else child.call)(shape, nodes, 1 if quick else 5)
            columns[nodes] = outcome.value or {"error": outcome.end}
        yield growth_table(f"scale-{shape.replace(' ', '-')}", shape, columns)
