"""Graphs from before a block that still wait for a backward: how much memory they keep.

A loss that is added up over steps, or a list of outputs, keeps the graphs of all those steps. A
block's recording has what was made in the block; of older graphs a note tells.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from torch import Tensor
from torch.autograd.graph import GradientEdge
from torch.nn import Module

from tb_actmem.model import Category, SaveKind
from tb_actmem.recorder.classify import KEPT_HOLDERS, classify
from tb_actmem.recorder.graph_read import GraphFacts, Root, read_graph
from tb_actmem.recorder.holders import reachable
from tb_actmem.recorder.order import forward_order
from tb_actmem.recorder.storages import Storages
from tb_actmem.recorder.torch_private import sequence_nr
from tb_actmem.recorder.values import note_values, values

MOST = 10_000
"""Nodes of older graphs that are read: a loss that is added up leads to every step there was."""

_outputs: list[weakref.ref[Tensor]] = []
"""What recorded blocks left behind: what leads to their graphs."""
_has_searched = False
"""Python's objects were searched for older graphs, before the first block of the process."""


class Older(NamedTuple):
    """What older graphs keep."""

    nodes: int
    nbytes: int
    is_all: bool
    """False: there were more than `MOST` nodes."""


def remember(outputs: Iterable[Tensor]) -> None:
    """Note, weakly, tensors that lead to the graph of a block: the next block asks for them."""
    global _outputs
    known = {id(tensor): tensor for ref in _outputs if (tensor := ref()) is not None}
    known |= {id(tensor): tensor for tensor in outputs}
    _outputs = [weakref.ref(tensor) for tensor in known.values()]


def older_notes(
    linked: Iterable[Any], modules: Iterable[tuple[str, Module]], before: int
) -> Iterator[str]:
    """Say what graphs keep whose nodes have sequence numbers below ``before``.

    ``linked`` are nodes of them to which the block's own graph leads. To search all of Python's
    objects may take as long as a forward: it is done before the first block of a process, and
    wherever an older graph is known to keep something.
    """
    global _has_searched
    roots: list[Root] = [GradientEdge(node, 0) for node in linked]
    known = (tensor for ref in _outputs if (tensor := ref()) is not None)
    modules = list(modules)
    if _has_searched and not _older([*roots, *_of(known, before)], modules).nbytes:
        return
    _has_searched = True
    found = _of(reachable(), before)
    remember(found)
    older = _older([*roots, *found], modules)
    if older.nbytes:
        least = "" if older.is_all else "at least "
        yield (
            f"Graphs from before the block wait for a backward: {least}{older.nodes:,} nodes keep "
            f"{least}{older.nbytes:,} bytes, which are in no total of this recording."
        )


def _of(tensors: Iterable[Tensor], before: int) -> list[Tensor]:
    return [
        tensor
        for tensor in tensors
        if tensor.grad_fn is not None and sequence_nr(tensor.grad_fn) < before
    ]


def _older(roots: list[Root], modules: list[tuple[str, Module]]) -> Older:
    """Read older graphs as `capture` would; the bytes are of storages, the model's left out."""
    if not roots:
        return Older(nodes=0, nbytes=0, is_all=True)
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
    nbytes = sum(
        storages.nbytes[storage]
        for storage, verdict in enumerate(verdicts)
        if verdict.category not in (Category.PARAMETER, Category.BUFFER)
        and (storage in kept or verdict.holder in KEPT_HOLDERS)
    )
    nodes = sum(number is not None for number in facts.numbers)
    return Older(nodes=nodes, nbytes=nbytes, is_all=not beyond)
