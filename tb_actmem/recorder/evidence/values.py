"""The tensor of each (node, output number), if evidence proves it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence

from tb_actmem.model import NodeKind, SaveKind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.derivatives import derivative
from tb_actmem.recorder.graph.read import GraphFacts
from tb_actmem.recorder.graph.walk import Value

# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_SAVED, _LEAF = SaveKind.SAVED, NodeKind.ACCUMULATE_GRAD


def values(facts: GraphFacts, order: Sequence[int], known: Mapping[Value, int]) -> dict[Value, int]:
    """Find the tensor of each (node, output number), if evidence proves it.

    ``known`` are the outputs of ops. Saves are the next evidence: a slot named after an argument
    holds the producer's output, a slot named after a result the node's own output. A view shares
    its input's memory.
    """
    found: dict[Value, int] = dict(known)
    for node, tensor in facts.variables.items():
        found[node, 0] = tensor
    _from_slots(facts, found)
    _through_views(facts, order, found)
    for node, output_nr, output in facts.outputs:
        if output is not None:
            found.setdefault((node, output_nr), output)
    return found


def _from_slots(facts: GraphFacts, found: dict[Value, int]) -> None:
    """Use the names of slots: each names the input or output that was saved."""
    for node, kept in facts.saves.items():
        inputs, name = facts.inputs[node], facts.types[node].name
        for slot, kind, tensor, _ in kept:
            if kind is not _SAVED or tensor is None:
                continue
            output_nr, input_nr = _place_of_slot(name, slot, len(inputs))
            if output_nr is not None:
                found.setdefault((node, output_nr), tensor)
            elif input_nr is not None:
                value = inputs[input_nr]
                if value is not None:
                    found.setdefault(value, tensor)


@functools.lru_cache(maxsize=10_000)
def _place_of_slot(node_name: str, slot: str, edges: int) -> tuple[int | None, int | None]:
    """Return which output of its node, or else which input, a slot holds."""
    why = derivative(node_name)
    if why is None:
        return None, None
    output_nr = why.output_nr(slot)
    return output_nr, None if output_nr is not None else why.input_nr(slot, edges)


def _through_views(facts: GraphFacts, order: Sequence[int], found: dict[Value, int]) -> None:
    """Use views, which share their input's memory: first forward, then backward."""
    views = []
    for node in order:
        view_of = facts.types[node].view_of
        if view_of is not None and view_of < len(facts.inputs[node]):
            value = facts.inputs[node][view_of]
            if value is not None:
                views.append((value, (node, 0)))
    for source, view in views:
        if source in found:
            found.setdefault(view, found[source])
    for source, view in reversed(views):
        if view in found:
            found.setdefault(source, found[view])


def note_values(
    facts: GraphFacts, order: Sequence[int], found: Mapping[Value, int], storages: Storages
) -> None:
    """Note the storages of nodes' outputs, and copies in another dtype."""
    tensors, made = storages.tensors, storages.evidence.made
    for (node, _), tensor in found.items():
        storage = tensors[tensor].storage
        if storage is not None and facts.types[node].kind is not _LEAF:
            made.add(storage)
    of_parameters = _views_of_parameters(facts, order, storages)
    for (node, _), tensor in found.items():
        storage = tensors[tensor].storage
        if storage is not None and node in of_parameters:
            storages.evidence.parameters.add(storage)
    storages.evidence.casts.update(_casts(facts, found, storages))


def _views_of_parameters(facts: GraphFacts, order: Sequence[int], storages: Storages) -> set[int]:
    """Find the nodes whose outputs were views of a parameter when they ran.

    The parameter may have other memory now: FSDP gives it the memory of its gathered shards during
    a forward.
    """
    parameters = storages.evidence.parameters
    found = {
        node
        for node, tensor in facts.variables.items()
        if storages.tensors[tensor].storage in parameters
    }
    for node in order:
        view_of = facts.types[node].view_of
        if view_of is not None and view_of < len(facts.inputs[node]):
            value = facts.inputs[node][view_of]
            if value is not None and value[0] in found:
                found.add(node)
    return found


def _casts(
    facts: GraphFacts, found: Mapping[Value, int], storages: Storages
) -> Iterator[tuple[int, int]]:
    for node, kind in enumerate(facts.types):
        source = facts.inputs[node][0] if kind.name == "ToCopyBackward0" else None
        if source is None or source not in found or (node, 0) not in found:
            continue
        copied, copy = (storages.tensors[found[v]].storage for v in (source, (node, 0)))
        if copied is not None and copy is not None and copy != copied:
            yield copy, copied
