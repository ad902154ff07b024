"""A block that nobody watched: what is alive at its end, read from the living objects alone."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from torch import Tensor
from torch.nn import Module

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Frame, Holder, ModuleCall, Recording
from tb_actmem.recorder.assemble.meta import meta_of
from tb_actmem.recorder.assemble.tables import Place, tables
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.holders import note_holders
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.tensors import node_of
from tb_actmem.recorder.evidence.values import note_values, values
from tb_actmem.recorder.graph.order import forward_order
from tb_actmem.recorder.graph.read import GraphFacts, read_graph
from tb_actmem.recorder.notes.model_states import note_gradients, note_optimizers, note_own
from tb_actmem.recorder.torch_private import is_of_compiler, sequence_nr, unasked

Modules = Sequence[tuple[str, Module]]


class Watched(NamedTuple):
    """A block of the same program that was watched."""

    recording: Recording
    start: int
    """Torch's number of creation that was next when it began."""


class Places(NamedTuple):
    """Where nodes were made, with the tables to which that refers."""

    of: dict[int, Place]
    modules: tuple[ModuleCall, ...]
    frames: tuple[Frame, ...]
    note: str


def living_recording(
    modules: Modules, notes: Sequence[str], *, start: int, label: str, watched: Watched | None
) -> Recording:
    """Read every graph, state of the model and other tensor that is alive now.

    ``start`` is torch's number of creation that was next when the block began. The ``watched``
    block lends its modules and lines to the nodes that were made at the same place in this one.
    """
    storages, facts = Storages(modules), GraphFacts(notes=[*notes, _UNWATCHED])
    facts.begin_reading()
    with collector_paused(), unasked():
        # As long as these are held no storage dies, and so no key is used twice.
        tensors = [*_tensors()]
        graphs = [tensor for tensor in tensors if node_of(tensor) is not None]
        graphs.sort(key=lambda tensor: -sequence_nr(tensor.grad_fn))
        read_graph(graphs, storages, facts)
        note_own(modules, storages)
        note_gradients(modules, storages)
        optimizers = note_optimizers(modules, storages, has_begun=False)
        _note_others(tensors, storages, facts)
        note_holders((), modules, storages)
    frozen = gc.get_freeze_count()
    if frozen:
        facts.notes.append(
            f"gc.freeze() has taken {frozen:,} objects out of the collector's sight: tensors among "
            "them are counted only where the model or a later tensor's graph leads to them."
        )
    order = forward_order(facts)
    found = values(facts, order, {})
    note_values(facts, order, found, storages)
    places = _places(facts, start, watched)
    facts.notes.append(places.note)
    nodes, edges, outputs, saves = tables(facts, order, found, places.of, {})
    created = time.time_ns()
    return Recording(
        meta=meta_of(label, facts, storages, created, has_ops=False, optimizers=optimizers),
        modules=places.modules,
        frames=places.frames,
        nodes=nodes,
        edges=edges,
        outputs=outputs,
        storages=storages.rows(classify(storages.evidence, storages.birth, has_ops=False)),
        tensors=tuple(storages.tensors),
        saves=saves,
    )


_UNWATCHED = (
    "The block was not watched: what is shown was alive when the exception left it. What had died "
    "by then is not known, nor is the peak; gradients on their way and what the failing op had "
    "made are among the dead."
)


def _tensors() -> Iterator[Tensor]:
    """Find what Python's collector knows of: the frames of an exception keep their tensors."""
    for thing in gc.get_objects():
        if issubclass(type(thing), Tensor) and not is_of_compiler(thing):
            yield thing


def _note_others(tensors: Sequence[Tensor], storages: Storages, facts: GraphFacts) -> None:
    """Note what the program refers to, that which belongs to no graph and no model too.

    Whether it refers to what a node keeps cannot be told: torch keeps the Python objects of such
    tensors alive, and the frames of the exception will be gone.
    """
    saved = facts.saved_storages(storages)
    found = [_looked_into(tensor, storages) for tensor in tensors]
    for each in found:
        storages.evidence.claim({*(each or ())} - saved, Holder.PYTHON)
    unread = found.count(None)
    if unread:
        facts.notes.append(f"{unread:,} tensors could not be looked into; they are not counted.")


def _looked_into(tensor: Tensor, storages: Storages) -> list[int] | None:
    """Return the storages of a tensor; None: it cannot be asked what it has."""
    try:
        return storages.of(tensor)
    except Exception:
        return None


def _places(facts: GraphFacts, start: int, watched: Watched | None) -> Places:
    """Take modules and lines from those nodes of the watched block that were made in the same turn.

    Sizes may change which nodes a reshape makes, so that a few may be missing or be others.
    """
    if watched is None:
        return Places({}, (), (), _NO_PLACES)
    numbers = {n: node for node, n in enumerate(facts.numbers) if n is not None and n >= start}
    own = [numbers[number] for number in sorted(numbers)]
    made = {row.sequence_nr: row for row in watched.recording.nodes if row.sequence_nr is not None}
    rows = [made[number] for number in sorted(made) if number >= watched.start]
    turns = same_turns([facts.types[node].name for node in own], [row.name for row in rows])
    found = {
        own[at]: Place(module=rows[like].module, frame=rows[like].frame, region=None)
        for at, like in turns
    }
    calls = _with_parents(watched.recording.modules, found)
    positions: dict[int | None, int] = {call: position for position, call in enumerate(calls)}
    modules = tuple(
        ModuleCall(
            fqn=row.fqn,
            type_name=row.type_name,
            call=row.call,
            parent=positions.get(row.parent),
            first_op=0,
            end_op=0,
        )
        for row in (watched.recording.modules[call] for call in calls)
    )
    of = {
        node: Place(module=positions.get(place.module), frame=place.frame, region=None)
        for node, place in found.items()
    }
    return Places(of, modules, watched.recording.frames, _PLACES.format(count=len(of)))


_NO_PLACES = "No block was watched before: modules and lines of what is alive are not known."
_PLACES = (
    "Modules and lines of {count:,} nodes are those of the last block that was watched, in which "
    "the same nodes were made in the same order."
)
_SKIPPED = 8
"""How many names may be missing on one side or both before the next that are the same."""
_SAME = 3
"""How many must be the same there."""


def same_turns(one: Sequence[str], other: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the positions of what stands in the same turn in two sequences of names.

    It ends where they go apart for longer than a few names.
    """
    i = j = 0
    while i < len(one) and j < len(other):
        if one[i] == other[j]:
            yield i, j
            i, j = i + 1, j + 1
            continue
        skips = (
            (skipped - left, left)
            for skipped in range(1, _SKIPPED + 1)
            for left in range(skipped + 1)
        )
        for left, right in skips:
            ahead = one[i + left : i + left + _SAME]
            if ahead and ahead == other[j + right : j + right + _SAME]:
                i, j = i + left, j + right
                break
        else:
            return


def _with_parents(rows: Sequence[ModuleCall], places: dict[int, Place]) -> list[int]:
    """The module calls of some places and those around them, in order of entry."""
    found: set[int] = set()
    for place in places.values():
        call = place.module
        while call is not None and call not in found:
            found.add(call)
            call = rows[call].parent
    return sorted(found)
