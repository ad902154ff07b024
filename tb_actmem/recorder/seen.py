"""Notes for a block in which the model, or a graph, is unexpectedly missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from torch.nn import Module

from tb_actmem.model import Note
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.torch_private import parameters
from tb_actmem.recorder.watch.source import RawFacts


def seen_notes(
    modules: Sequence[tuple[str, Module]], raw: RawFacts, facts: GraphFacts
) -> Iterator[Note]:
    """Report that the model did not run, made no graph, or lost its graph.

    An empty block and a block with gaps get no such note. A model without parameters may run
    without being called.
    """
    has_run = raw.calls or raw.ops or facts.types
    if not has_run or raw.foreign or raw.gaps.notes():
        return
    has_parameters = any(parameters(module) for _, module in modules)
    if has_parameters and not _is_used(raw, facts):
        yield Note.of("model-not-run")
    if facts.types or not raw.calls:
        return
    if facts.readings and facts.readings[-1] > raw.start:
        yield Note.of("graph-freed")
    else:
        yield Note.of("nothing-saved")


def _is_used(raw: RawFacts, facts: GraphFacts) -> bool:
    """Whether a module of the model was called, or an op used its parameters or buffers."""
    names = {*raw.fqns.values()}
    if any(call.type_name and call.fqn in names for call in raw.calls):
        return True
    own, storages = raw.storages.evidence.names, raw.storages
    used = facts.saved_storages(storages) | storages.storages_of(facts.variables.values())
    return not own.keys().isdisjoint(used.union(*(op.inputs for op in raw.ops)))
