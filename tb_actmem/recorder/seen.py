"""Notes for a block in which the model, or a graph, is unexpectedly missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from torch.nn import Module

from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.torch_private import parameters
from tb_actmem.recorder.watch.source import RawFacts


def seen_notes(
    modules: Sequence[tuple[str, Module]], raw: RawFacts, facts: GraphFacts
) -> Iterator[str]:
    """Report that the model did not run, made no graph, or lost its graph.

    An empty block, a model without parameters and a block with gaps get no such note.
    """
    has_parameters = any(parameters(module) for _, module in modules)
    has_run = raw.calls or raw.ops or facts.types
    if not has_run or not has_parameters or raw.foreign or raw.gaps.notes():
        return
    if not _is_used(raw, facts):
        yield (
            "The model given to record() did not run in this block. Pass the model that runs: "
            "`with record(other_model) as recorder:`."
        )
    if facts.types or not raw.calls:
        return
    if facts.readings and facts.readings[-1] > raw.start:
        yield (
            "The graph of this block was freed before the block ended, so no saved tensor is "
            "listed. Call backward() in the block, or keep the output: `output = model(x)`."
        )
    else:
        yield (
            "Nothing was saved for backward, because autograd recorded no op: the forward ran "
            "under no_grad() or inference_mode(), or nothing requires a gradient. Record a "
            "training step instead."
        )


def _is_used(raw: RawFacts, facts: GraphFacts) -> bool:
    """Whether a module of the model was called, or an op used its parameters or buffers."""
    names = {*raw.fqns.values()}
    if any(call.type_name and call.fqn in names for call in raw.calls):
        return True
    own, storages = raw.storages.evidence.names, raw.storages
    used = facts.saved_storages(storages) | storages.storages_of(facts.variables.values())
    return not own.keys().isdisjoint(used.union(*(op.inputs for op in raw.ops)))
