"""A recording of an unwatched block that ran out of memory, read from living objects alone."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from torch import Tensor
from torch.nn import Module

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Frame, Holder, ModuleCall, Note, Recording
from tb_actmem.recorder.assemble.meta import meta_of
from tb_actmem.recorder.assemble.tables import Place, tables
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.holders import note_holders, stored_in
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.values import note_values, values
from tb_actmem.recorder.graph.order import forward_order
from tb_actmem.recorder.graph.read import GraphFacts, read_graph
from tb_actmem.recorder.graph.sources import makers
from tb_actmem.recorder.notes.model_states import (
    gradients,
    optimizer_states,
    own_tensors,
    parameters_of,
)
from tb_actmem.recorder.torch_private import is_of_compiler, unasked

Modules = Sequence[tuple[str, Module]]


class Watched(NamedTuple):
    """A watched block of the same program."""

    recording: Recording
    start: int
    """Torch's next sequence number when it began."""


class Places(NamedTuple):
    """The places where nodes were made, and the tables that they refer to."""

    of: dict[int, Place]
    modules: tuple[ModuleCall, ...]
    frames: tuple[Frame, ...]
    note: Note


def oom_recording(
    modules: Modules, notes: Sequence[Note], *, start: int, label: str, watched: Watched | None
) -> Recording:
    """Read every graph, model state and other tensor that is alive now.

    ``start`` is torch's next sequence number when the block began. Nodes take their modules and
    lines from nodes of the ``watched`` block that were made in the same order.
    """
    storages, facts = Storages(modules), GraphFacts(notes=[*notes, Note.of("not-watched")])
    facts.begin_reading()
    with collector_paused(), unasked():
        # While these are held, no storage dies, so no key is reused.
        tensors = [*_tensors()]
        made = zip(makers(tensors), tensors, strict=True)
        graphs = [(node.number, tensor) for node, tensor in made if node is not None]
        graphs.sort(key=lambda one: -one[0])
        read_graph([tensor for _, tensor in graphs], storages, facts)
        own = parameters_of(modules)
        for tensor in own_tensors(modules):
            storages.ids_of(tensor)
        storages.evidence.gradients = gradients(own, storages)
        optimizers, states = optimizer_states(own, storages, has_begun=False)
        storages.evidence.optimizer = states
        _note_others(tensors, storages, facts)
        note_holders((), stored_in(modules), modules, storages)
    frozen = gc.get_freeze_count()
    if frozen:
        facts.notes.append(Note.of("frozen-objects", count=frozen))
    order = forward_order(facts)
    found = values(facts, order, {})
    note_values(facts, order, found, storages)
    places = _places(facts, start, watched)
    facts.notes.append(places.note)
    columns = tables(facts, order, found, places.of, {})
    verdicts = classify(storages.evidence, storages.birth, has_ops=False)
    columns |= storages.columns(verdicts)
    created = time.time_ns()
    return Recording.of(
        meta_of(label, facts, storages, created, has_ops=False, optimizers=optimizers),
        columns,
        modules=places.modules,
        frames=places.frames,
    )


def _tensors() -> Iterator[Tensor]:
    """Find all tensors through Python's collector: the frames of an exception keep theirs."""
    for thing in gc.get_objects():
        if issubclass(type(thing), Tensor) and not is_of_compiler(thing):
            yield thing


def _note_others(tensors: Sequence[Tensor], storages: Storages, facts: GraphFacts) -> None:
    """Note tensors that the program refers to, even outside of graphs and models.

    It is unknown whether the program refers to a node's saved tensor. Torch keeps the Python
    objects of such tensors alive, and the frames of the exception will be gone.
    """
    saved = facts.saved_storages(storages)
    found = [_looked_into(tensor, storages) for tensor in tensors]
    for each in found:
        storages.evidence.claim({*(each or ())} - saved, Holder.PYTHON)
    unread = found.count(None)
    if unread:
        facts.notes.append(Note.of("unread-tensors", count=unread))


def _looked_into(tensor: Tensor, storages: Storages) -> list[int] | None:
    """Return the storages of a tensor; None: it cannot be read."""
    try:
        return storages.ids_of(tensor)
    except Exception:
        return None


def _places(facts: GraphFacts, start: int, watched: Watched | None) -> Places:
    """Take modules and lines from nodes of the watched block that were made in the same order.

    Sizes may change the nodes that a reshape makes, so a few may be missing or differ.
    """
    if watched is None:
        return Places({}, (), (), Note.of("unknown-lines"))
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
    note = Note.of("borrowed-lines", count=len(of))
    return Places(of, modules, watched.recording.frames, note)


_SKIPPED = 8
"""Maximum number of names that may be missing before the next common ones."""
_SAME = 3
"""Number of names that must be equal there."""


def same_turns(one: Sequence[str], other: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the positions of equal names in two aligned sequences.

    It ends when they differ for more than a few names.
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
    """Return the module calls of some places and those around them, in order of entry."""
    found: set[int] = set()
    for place in places.values():
        call = place.module
        while call is not None and call not in found:
            found.add(call)
            call = rows[call].parent
    return sorted(found)
