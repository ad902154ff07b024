"""Recordings of code that was not watched: `capture`, and all that an out-of-memory error left."""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.nn import Module

from tb_actmem.arguments import need
from tb_actmem.errors import RecordError
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Frame, Holder, ModuleCall, Note, Recording
from tb_actmem.recorder.assemble import Places, nowhere, tables
from tb_actmem.recorder.assemble.meta import meta_of
from tb_actmem.recorder.evidence import named
from tb_actmem.recorder.evidence.classify import classify
from tb_actmem.recorder.evidence.find_tensors import tensors_in
from tb_actmem.recorder.evidence.holders import note_holders, stored_in
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.evidence.values import NOTHING, note_values, values
from tb_actmem.recorder.graph import NONE, GraphFacts
from tb_actmem.recorder.graph.order import forward_order
from tb_actmem.recorder.graph.read import read_graph
from tb_actmem.recorder.graph.sources import makers
from tb_actmem.recorder.notes.model_states import (
    gradients,
    optimizer_states,
    own_tensors,
)
from tb_actmem.recorder.torch_private import is_of_compiler, unasked


def capture(outputs: Any, model: torch.nn.Module | None = None, *, label: str = "") -> Recording:
    """Record the tensors that the graph behind ``outputs`` has saved for backward.

    Call it after the forward and before ``backward()``. It installs no hook and unpacks nothing, so
    the forward ran as usual and no checkpointed region is recomputed. ``outputs`` are the tensors
    that you would call backward on: one tensor, or nested lists, tuples, dicts and dataclasses.
    ``model`` names parameters and buffers.

    Without an op stream, some facts are unknown, and the recording says so: freed and held memory
    (the state is *not cached*), the peak, module calls and source lines. A saved tensor that no
    node made, and that requires no gradient, is *input or activation*. `record` knows all of these.

    Raises RecordError if no output has a graph, if a backward has freed the graph, or if the graph
    cannot be read.
    """
    need("model", model, (torch.nn.Module, type(None)), "a torch.nn.Module")
    need("label", label, str, "a string")
    found = nested_tensors(outputs)
    tensors = [tensor for tensor, node in zip(found, makers(found), strict=True) if node]
    if not tensors:
        raise RecordError(_nothing(outputs), code="no-graph")
    try:
        with collector_paused(), unasked():
            return _capture(tensors, model, label)
    except RecordError:
        raise
    except Exception as error:
        raise RecordError(f"The graph could not be read: {error!r}.") from error


def _capture(tensors: list[Tensor], model: torch.nn.Module | None, label: str) -> Recording:
    """Do the work in a function of its own, so that its locals die before the collector runs."""
    storages, facts = Storages(named(model)), GraphFacts()
    facts.begin_reading()
    check_consumed(facts, read_graph(tensors, storages, facts).consumed)
    return _recording(facts, storages, label)


def _recording(
    facts: GraphFacts,
    storages: Storages,
    label: str,
    places: Borrowed | None = None,
    optimizers: int | None = None,
) -> Recording:
    """Make the recording of a graph without ops; ``places`` are those of its nodes."""
    order = forward_order(facts)
    found = values(facts, order, NOTHING)
    note_values(facts, order, found, storages)
    of = places.of if places else nowhere(len(facts.types))
    columns = tables(facts, order, found, of, {})
    columns |= storages.columns(classify(storages.evidence, storages.birth, has_ops=False))
    meta = meta_of(label, facts, storages, time.time_ns(), has_ops=False, optimizers=optimizers)
    if places is None:
        return Recording.of(meta, columns)
    return Recording.of(meta, columns, modules=places.modules, frames=places.frames)


def check_consumed(facts: GraphFacts, consumed: int) -> None:
    """Refuse a freed graph; add a note for a partly freed one."""
    if not consumed:
        return
    if not facts.has_saves:
        raise RecordError(
            "backward() has freed the graph. Call capture() before backward(), "
            "or call backward(retain_graph=True).",
            code="graph-consumed",
        )
    facts.notes.append(Note.of("graph-partly-freed", count=consumed, nodes=len(facts.types)))


def nested_tensors(value: Any) -> list[Tensor]:
    """Find nested tensors; model outputs of libraries are dicts or dataclasses."""
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is not None and not isinstance(value, dict):
        value = [getattr(value, name) for name in fields]
    return [found[1] for found in tensors_in(value, 8, math.inf) if found]


def _nothing(outputs: Any) -> str:
    tensors = nested_tensors(outputs)
    if not tensors:
        return (
            f"capture() found no tensor in the {type(outputs).__name__}. "
            "Pass the tensors that you would call backward() on."
        )
    if not torch.is_grad_enabled() or any(t.is_inference() for t in tensors):
        return (
            "The outputs have no graph because gradients are off. "
            "Run the forward outside of no_grad() and inference_mode()."
        )
    return (
        "The outputs have no graph because no input requires grad. "
        "Did the forward run under no_grad(), or is the loss detached?"
    )


Modules = Sequence[tuple[str, Module]]


class Watched(NamedTuple):
    """A watched block of the same program."""

    recording: Recording
    start: int
    """Torch's next sequence number when it began."""


class Borrowed(NamedTuple):
    """The places where nodes were made, and the tables that they refer to."""

    of: Places
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
        own = own_tensors(modules)
        for tensor in own.every:
            storages.ids_of(tensor)
        storages.evidence.gradients = gradients(own, storages)
        optimizers, states = optimizer_states(own, storages, has_begun=False)
        storages.evidence.optimizer = states
        _note_others(tensors, storages, facts)
        note_holders((), stored_in(modules), modules, storages)
    frozen = gc.get_freeze_count()
    if frozen:
        facts.notes.append(Note.of("frozen-objects", count=frozen))
    places = _places(facts, start, watched)
    facts.notes.append(places.note)
    return _recording(facts, storages, label, places, optimizers)


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
    looked = [_looked_into(tensor, storages) for tensor in tensors]
    for each in looked:
        storages.evidence.claim({*(each or ())} - saved, Holder.PYTHON)
    unread = looked.count(None)
    if unread:
        facts.notes.append(Note.of("unread-tensors", count=unread))


def _looked_into(tensor: Tensor, storages: Storages) -> list[int] | None:
    """Return the storages of a tensor; None: it cannot be read."""
    try:
        return storages.ids_of(tensor)
    except Exception:
        return None


def _places(facts: GraphFacts, start: int, watched: Watched | None) -> Borrowed:
    """Take modules and lines from nodes of the watched block that were made in the same order.

    Sizes may change the nodes that a reshape makes, so a few may be missing or differ.
    """
    of = nowhere(len(facts.types))
    if watched is None:
        return Borrowed(of, (), (), Note.of("unknown-lines"))
    own = facts.sequence_nrs().tolist()
    numbers = {n: node for node, n in enumerate(own) if n != NONE and n >= start}
    own = [numbers[number] for number in sorted(numbers)]
    made = {row.sequence_nr: row for row in watched.recording.nodes if row.sequence_nr is not None}
    rows = [made[number] for number in sorted(made) if number >= watched.start]
    turns = same_turns([facts.types[node].name for node in own], [row.name for row in rows])
    alike = {own[at]: rows[like] for at, like in turns}
    calls = _with_parents(watched.recording.modules, (row.module for row in alike.values()))
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
    for node, row in alike.items():
        of.modules[node] = positions.get(row.module, NONE)
        of.frames[node] = NONE if row.frame is None else row.frame
    note = Note.of("borrowed-lines", count=len(alike))
    return Borrowed(of, modules, watched.recording.frames, note)


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


def _with_parents(rows: Sequence[ModuleCall], own: Iterable[int | None]) -> list[int]:
    """Return some module calls and those around them, in order of entry."""
    calls: set[int] = set()
    for call in own:
        while call is not None and call not in calls:
            calls.add(call)
            call = rows[call].parent
    return sorted(calls)
