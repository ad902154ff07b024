"""Graphs from before a block that still wait for a backward: how much memory they keep, and whose.

A loss that is added up over steps, or a list of outputs, keeps the graphs of all those steps. A
block's recording has what was made in the block; of older graphs a note tells, with the lines that
made what they hang from: those of blocks that were watched, or of torch's anomaly mode.
"""

from __future__ import annotations

import re
import weakref
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from torch import Tensor
from torch.autograd.graph import GradientEdge
from torch.nn import Module

from tb_actmem.model import Category, SaveKind
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.holders import reachable
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.tensors import node_of
from tb_actmem.recorder.evidence.values import note_values, values
from tb_actmem.recorder.graph.order import forward_order
from tb_actmem.recorder.graph.read import GraphFacts, Root, read_graph
from tb_actmem.recorder.graph.saves import node_type
from tb_actmem.recorder.torch_private import anomaly_stack, sequence_nr
from tb_actmem.recorder.watch.observer import LIBRARY
from tb_actmem.recorder.watch.source import Frames, OpFact, line_text

MOST = 10_000
"""Nodes of older graphs that are read: a loss that is added up leads to every step there was."""

_outputs: list[weakref.ref[Tensor]] = []
"""What recorded blocks left behind: what leads to their graphs."""
_lines: dict[int, tuple[str, str]] = {}
"""Torch's number of creation of a node that a block left behind → its name, and where it was made.

Numbers are counted per thread: the name tells a node of another one.
"""
_MOST_LINES = 1_000
_NAMED = 3
"""How many sorts of what graphs hang from a note names."""
_has_searched = False
"""Python's objects were searched for older graphs, before the first block of the process."""


class Older(NamedTuple):
    """What older graphs keep."""

    nodes: int
    nbytes: int
    is_all: bool
    """False: there were more than `MOST` nodes."""
    ends: frozenset[int]
    """The numbers of creation of those that no other one of them consumes."""
    storages: frozenset[int]
    """The keys of the storages that they keep."""


def remember(outputs: Iterable[Tensor]) -> None:
    """Note, weakly, tensors that lead to the graph of a block: the next block asks for them."""
    global _outputs
    known = {id(tensor): tensor for ref in _outputs if (tensor := ref()) is not None}
    known |= {id(tensor): tensor for tensor in outputs}
    _outputs = [weakref.ref(tensor) for tensor in known.values()]


def note_lines(ops: Iterable[OpFact]) -> None:
    """Note where the living outputs of a block's ops were made: a later block may name them."""
    left = {}
    for ref in _outputs:
        tensor = ref()
        node = None if tensor is None else node_of(tensor)
        if node is not None:
            left[sequence_nr(node)] = node_type(node).name
    frames = Frames()
    for op in ops if left else ():
        name = left.get(op.sequence_nr - 1)
        line = None if name is None else frames.index(op.site)
        if name is not None and line is not None:
            _lines[op.sequence_nr - 1] = name, line_text(*frames.rows[line])
    for number in [*_lines][: max(0, len(_lines) - _MOST_LINES)]:
        del _lines[number]


def older_notes(
    linked: Iterable[Any], modules: Iterable[tuple[str, Module]], before: int, told: set[int]
) -> Iterator[str]:
    """Say what graphs keep whose nodes have sequence numbers below ``before``.

    ``linked`` are nodes of them to which the block's own graph leads; to ``told`` the keys of the
    storages are added that they keep. To search all of Python's objects may take as long as a
    forward: it is done before the first block of a process, and wherever an older graph is known to
    keep something.
    """
    global _has_searched
    linked = list(linked)
    roots: list[Root] = [GradientEdge(node, 0) for node in linked]
    known = (tensor for ref in _outputs if (tensor := ref()) is not None)
    modules = list(modules)
    if _has_searched and not _older([*roots, *_of(known, before)], modules).nbytes:
        return
    _has_searched = True
    found = _of(reachable(), before)
    remember(found)
    older = _older([*roots, *found], modules)
    told |= older.storages
    if older.nbytes:
        least = "" if older.is_all else "at least "
        yield (
            f"Graphs from before the block wait for a backward: {least}{older.nodes:,} nodes keep "
            f"{least}{older.nbytes:,} bytes, which are in no total of this recording. "
            f"{_ends_text(older.ends, linked, found)}"
        )


def _ends_text(ends: Collection[int], linked: Iterable[Any], tensors: Iterable[Tensor]) -> str:
    """Say what older graphs hang from, the most frequent first."""
    shapes: dict[Any, str] = dict.fromkeys(linked, "")
    shapes |= {node_of(tensor): f" {list(tensor.shape)}" for tensor in tensors}
    shapes = {node: shape for node, shape in shapes.items() if sequence_nr(node) in ends}
    places = {node: _place(node) for node in shapes}
    counts = Counter(
        f"{node_type(node).name}{shape}{places[node] and f' at {places[node]}'}"
        for node, shape in shapes.items()
    )
    named = [f"{what} ×{n}" if n > 1 else what for what, n in counts.most_common(_NAMED)]
    rest = f" and {len(counts) - _NAMED:,} others" if len(counts) > _NAMED else ""
    unknown = "" if all(places.values()) else f" {_UNKNOWN}"
    return f"They hang from {', '.join(named)}{rest}.{unknown}"


_UNKNOWN = (
    "Lines are known of blocks that were watched with their ops, and where "
    "torch.autograd.set_detect_anomaly(True) was on."
)


def _place(node: Any) -> str:
    """Where a node was made, as the block that made it noted it, or torch's anomaly mode; or ""."""
    name, line = _lines.get(sequence_nr(node), ("", ""))
    if name == node_type(node).name:
        return line
    for entry in reversed(anomaly_stack(node)):
        found = re.match(r'\s*File "(.+)", line (\d+), in (.+)', entry)
        if found and not found[1].startswith(LIBRARY):
            return line_text(found[1], int(found[2]), found[3])
    return ""


def _of(tensors: Iterable[Tensor], before: int) -> list[Tensor]:
    return [
        tensor
        for tensor in tensors
        if (node := node_of(tensor)) is not None and sequence_nr(node) < before
    ]


def _older(roots: list[Root], modules: list[tuple[str, Module]]) -> Older:
    """Read older graphs as `capture` would; the bytes are of storages, the model's left out."""
    if not roots:
        return Older(nodes=0, nbytes=0, is_all=True, ends=frozenset(), storages=frozenset())
    storages, facts = Storages(modules), GraphFacts()
    facts.begin_reading()
    beyond = read_graph(roots, storages, facts, most=MOST).beyond
    order = forward_order(facts)
    note_values(facts, order, values(facts, order, {}), storages)
    verdicts = classify(storages.evidence, storages.birth, has_ops=False)
    kept = {
        storages.tensors[tensor].storage
        for saves in facts.saves.values()
        for _, kind, tensor, _ in saves
        if tensor is not None and kind is SaveKind.SAVED
    }
    counted = {
        storage
        for storage, verdict in enumerate(verdicts)
        if verdict.category not in (Category.PARAMETER, Category.BUFFER)
        and (storage in kept or verdict.holder is not None)  # of nodes: nobody else was asked
    }
    nodes = sum(number is not None for number in facts.numbers)
    consumed = {value[0] for inputs in facts.inputs for value in inputs if value is not None}
    ends = frozenset(
        number
        for node, number in enumerate(facts.numbers)
        if number is not None and node not in consumed
    )
    return Older(
        nodes=nodes,
        nbytes=sum(map(storages.nbytes.__getitem__, counted)),
        is_all=not beyond,
        ends=ends,
        storages=frozenset(key for key, storage in storages.live.items() if storage in counted),
    )
