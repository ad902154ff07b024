"""Stale graphs: graphs from before a block that still wait for a backward.

A loss that is summed over steps, or a list of outputs, keeps the graphs of all those steps. A
recording contains only what its block made. A note reports older graphs, their bytes, and the
lines that made their outputs. Watched blocks and torch's anomaly mode know these lines.
"""

from __future__ import annotations

import re
import weakref
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
from torch import Tensor
from torch.autograd.graph import GradientEdge
from torch.nn import Module

from tb_actmem.model import Category, Note, NoteValue, SaveKind
from tb_actmem.recorder.evidence import node_of
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.living import reachable
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.values import NOTHING, note_values, values
from tb_actmem.recorder.graph import GraphFacts
from tb_actmem.recorder.graph.order import forward_order
from tb_actmem.recorder.graph.read import read_graph
from tb_actmem.recorder.graph.saves import node_type
from tb_actmem.recorder.graph.sources import Root, makers
from tb_actmem.recorder.torch_private import anomaly_stack, sequence_nr
from tb_actmem.recorder.watch import LIBRARY, Frames, Ops, line_text
from tb_actmem.recorder.watch.ops import table_of

MOST = 10_000
"""Maximum number of stale nodes that are read: a summed loss leads to every earlier step."""

_outputs: list[weakref.ref[Tensor]] = []
"""Living outputs of recorded blocks, which lead to their graphs."""
_lines: dict[int, tuple[str, str]] = {}
"""Sequence number of a node that outlived its block → its name and the line that made it.

Numbers are counted per thread; the name detects a node of another thread.
"""
_MOST_LINES = 1_000
_NAMED = 3
"""Maximum number of output kinds that a note names."""
_has_searched = False
"""Python's objects were searched for stale graphs, before the first block of the process."""


class StaleGraphs(NamedTuple):
    """The memory that stale graphs keep."""

    nodes: int
    nbytes: int
    is_all: bool
    """False: there were more than `MOST` nodes."""
    ends: frozenset[int]
    """The sequence numbers of the nodes that no other stale node consumes."""
    storages: frozenset[int]
    """The keys of the storages that they keep."""


def remember(tensors: Iterable[Tensor]) -> None:
    """Keep weak references to the tensors that lead to a block's graph, for the next block."""
    global _outputs
    known = {id(tensor): tensor for ref in _outputs if (tensor := ref()) is not None}
    known |= {id(tensor): tensor for tensor in _where(tensors, lambda number: True)}
    _outputs = [weakref.ref(tensor) for tensor in known.values()]


def note_lines(ops: Ops) -> None:
    """Note the lines that made a block's living outputs, because a later block may name them."""
    alive = (tensor for ref in _outputs if (tensor := ref()) is not None)
    left = {maker.number: maker.name for maker in makers(alive) if maker is not None}
    frames = Frames()
    numbers = table_of(ops).numbers if left else np.empty(0, np.int64)
    made = np.flatnonzero(np.isin(numbers, [number + 1 for number in left]))
    for op in map(ops.__getitem__, made.tolist()):
        line, number = frames.index(op.site), op.sequence_nr - 1
        if line is not None:
            _lines[number] = left[number], line_text(*frames.rows[line])
    for number in [*_lines][: max(0, len(_lines) - _MOST_LINES)]:
        del _lines[number]


def stale_graph_notes(
    linked: Iterable[Any], modules: Iterable[tuple[str, Module]], before: int, told: set[int]
) -> Iterator[Note]:
    """Report graphs whose nodes have sequence numbers below ``before``.

    ``linked`` are stale nodes that the block's own graph leads to. The keys of the storages that
    stale graphs keep are added to ``told``. A search of all Python objects may take as long as a
    forward. So it runs before the first block of a process, and when a stale graph is known.
    """
    global _has_searched
    linked = list(linked)
    roots: list[Root] = [GradientEdge(node, 0) for node in linked]
    known = (tensor for ref in _outputs if (tensor := ref()) is not None)
    modules = list(modules)
    if _has_searched and not _stale_graphs([*roots, *_of(known, before)], modules).nbytes:
        return
    _has_searched = True
    reached = _of(reachable(), before)
    remember(reached)
    older = _stale_graphs([*roots, *reached], modules)
    told |= older.storages
    if older.nbytes:
        least = "" if older.is_all else "least_"
        sizes = {f"{least}nodes": older.nodes, f"{least}nbytes": older.nbytes}
        yield Note.of("old-graphs", **sizes, **_ends(older.ends, linked, reached))


def _ends(
    ends: Collection[int], linked: Iterable[Any], tensors: Iterable[Tensor]
) -> dict[str, NoteValue]:
    """Name the outputs of stale graphs, the most frequent first."""
    shapes: dict[Any, str] = dict.fromkeys(linked, "")
    last = _where(tensors, ends.__contains__)
    shapes |= {node_of(tensor): f" {list(tensor.shape)}" for tensor in last}
    shapes = {node: shape for node, shape in shapes.items() if sequence_nr(node) in ends}
    places = {node: _place(node) for node in shapes}
    counts = Counter(
        f"{node_type(node).name}{shape}{places[node] and f' at {places[node]}'}"
        for node, shape in shapes.items()
    )
    most = counts.most_common(_NAMED)
    values: dict[str, NoteValue] = {
        "outputs": tuple(f"{what} ×{n}" if n > 1 else what for what, n in most)
    }
    if len(counts) > _NAMED:
        values["others"] = len(counts) - _NAMED
    if not all(places.values()):
        values["without_line"] = sum(not line for line in places.values())
    return values


def _place(node: Any) -> str:
    """Return the line that made a node, from its block or torch's anomaly mode; else ""."""
    name, line = _lines.get(sequence_nr(node), ("", ""))
    if name == node_type(node).name:
        return line
    for entry in reversed(anomaly_stack(node)):
        found = re.match(r'\s*File "(.+)", line (\d+), in (.+)', entry)
        if found and not found[1].startswith(LIBRARY):
            return line_text(found[1], int(found[2]), found[3])
    return ""


def _of(tensors: Iterable[Tensor], before: int) -> list[Tensor]:
    return _where(tensors, lambda number: number < before)


def _where(tensors: Iterable[Tensor], is_wanted: Callable[[int], bool]) -> list[Tensor]:
    """Return the tensors that nodes of some sequence numbers made."""
    tensors = list(tensors)
    return [
        tensor
        for tensor, made in zip(tensors, makers(tensors), strict=True)
        if made is not None and is_wanted(made.number)
    ]


def _stale_graphs(roots: list[Root], modules: list[tuple[str, Module]]) -> StaleGraphs:
    """Read stale graphs as `capture` would; count bytes of storages, except the model's."""
    if not roots:
        return StaleGraphs(nodes=0, nbytes=0, is_all=True, ends=frozenset(), storages=frozenset())
    storages, facts = Storages(modules), GraphFacts()
    facts.begin_reading()
    beyond = read_graph(roots, storages, facts, most=MOST).beyond
    facts.split()
    order = forward_order(facts)
    note_values(facts, order, values(facts, order, NOTHING), storages)
    verdicts = classify(storages.evidence, storages.birth, has_ops=False)
    kept = {
        storages.tensors.storages[tensor]
        for saves in facts.saves.values()
        for _, kind, tensor, _ in saves
        if tensor is not None and kind is SaveKind.SAVED
    }
    counted = {
        storage
        for storage, verdict in enumerate(verdicts)
        if verdict.category not in (Category.PARAMETER, Category.BUFFER)
        and (storage in kept or verdict.holder is not None)  # only nodes were searched for holders
    }
    nodes = sum(number is not None for number in facts.numbers)
    consumed = {value[0] for inputs in facts.inputs for value in inputs if value is not None}
    ends = frozenset(
        number
        for node, number in enumerate(facts.numbers)
        if number is not None and node not in consumed
    )
    return StaleGraphs(
        nodes=nodes,
        nbytes=sum(map(storages.nbytes.__getitem__, counted)),
        is_all=not beyond,
        ends=ends,
        storages=frozenset(key for key, storage in storages.live.items() if storage in counted),
    )
