"""The tensor of each (node, output number), if evidence proves it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from tb_actmem.model import NodeKind, SaveKind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import NONE, GraphFacts, Links, Numbers, Saved
from tb_actmem.recorder.graph.derivatives import derivative
from tb_actmem.recorder.graph.saves import NodeType

# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_SAVED, _LEAF = SaveKind.SAVED, NodeKind.ACCUMULATE_GRAD


Values = dict[int, int]
"""`key_of` (node, output number) → its tensor."""


def key_of(node: Any, output_nr: Any) -> Any:
    """Make one number of a node and an output number; also of columns."""
    return node << _BITS | output_nr


def node_of_key(key: Any) -> Any:
    """Return the node of such a number."""
    return key >> _BITS


_BITS = 32


def values(facts: GraphFacts, order: Numbers, known: Values) -> Values:
    """Find the tensor of each (node, output number), if evidence proves it.

    ``known`` are the outputs of ops. Saves are the next evidence: a slot named after an argument
    holds the producer's output, a slot named after a result the node's own output. A view shares
    its input's memory.
    """
    links, kinds = facts.links(), facts.kinds()
    at_outputs = _from_slots(facts.saved(), links, kinds) | known
    leaves = np.fromiter(facts.variables, np.int64, len(facts.variables))
    at_outputs.update(zip(key_of(leaves, 0).tolist(), facts.variables.values(), strict=True))
    views = _views(links, kinds, order)
    for source, view in views:
        if source in at_outputs:
            at_outputs.setdefault(view, at_outputs[source])
    for source, view in reversed(views):
        if view in at_outputs:
            at_outputs.setdefault(source, at_outputs[view])
    for node, output_nr, output in facts.outputs:
        if output is not None:
            at_outputs.setdefault(key_of(node, output_nr), output)
    return at_outputs


Kinds = tuple[Sequence[NodeType], Numbers]
"""The different types of nodes, and the position of each node's type."""


def _from_slots(saved: Saved, links: Links, kinds: Kinds) -> Values:
    """Use the names of slots: each names the input or output that was saved."""
    is_proof = (saved.tensors != NONE) & np.array([kind is _SAVED for kind in saved.kinds], bool)
    nodes, slots, tensors = saved.nodes[is_proof], saved.slots[is_proof], saved.tensors[is_proof]
    if not len(nodes):
        return {}
    types, kind_of = kinds
    counts = links.counts[nodes]
    rows = np.stack((kind_of[nodes], slots, counts), 1)
    # One number for each row: rows themselves take longer to sort.
    combined = (rows[:, 0] * len(saved.names) + rows[:, 1]) * (counts.max() + 1) + counts
    _, at, codes = np.unique(combined, return_index=True, return_inverse=True)
    places = [
        _place_of_slot(types[kind].name, saved.names[slot], edges)
        for kind, slot, edges in rows[at].tolist()
    ]
    output_nrs = np.array([NONE if one[0] is None else one[0] for one in places])[codes]
    input_nrs = np.array([NONE if one[1] is None else one[1] for one in places])[codes]
    inputs = links.begins[nodes] + np.maximum(input_nrs, 0)
    is_input = (output_nrs == NONE) & (input_nrs != NONE)
    is_input[is_input] = links.producers[inputs[is_input]] != NONE
    keys = key_of(nodes, output_nrs)
    keys[is_input] = key_of(links.producers[inputs[is_input]], links.output_nrs[inputs[is_input]])
    is_one = is_input | (output_nrs != NONE)
    # The first proof wins, so it is entered last.
    return dict(zip(keys[is_one][::-1].tolist(), tensors[is_one][::-1].tolist(), strict=True))


@functools.lru_cache(maxsize=10_000)
def _place_of_slot(node_name: str, slot: str, edges: int) -> tuple[int | None, int | None]:
    """Return which output of its node, or else which input, a slot holds."""
    why = derivative(node_name)
    if why is None:
        return None, None
    output_nr = why.output_nr(slot)
    return output_nr, None if output_nr is not None else why.input_nr(slot, edges)


def _views(links: Links, kinds: Kinds, order: Numbers) -> list[tuple[int, int]]:
    """List (the value that a view shares its memory with, the view), in forward order."""
    types, kind_of = kinds
    view_of = np.array([NONE if kind.view_of is None else kind.view_of for kind in types], int)
    input_nrs = view_of[kind_of[order]]
    is_view = (input_nrs != NONE) & (input_nrs < links.counts[order])
    nodes = order[is_view]
    inputs = links.begins[nodes] + input_nrs[is_view]
    is_there = links.producers[inputs] != NONE
    nodes, inputs = nodes[is_there], inputs[is_there]
    sources = key_of(links.producers[inputs], links.output_nrs[inputs])
    return [*zip(sources.tolist(), key_of(nodes, 0).tolist(), strict=True)]


def note_values(facts: GraphFacts, order: Numbers, at_outputs: Values, storages: Storages) -> None:
    """Note the storages of nodes' outputs, and copies in another dtype."""
    types, kind_of = facts.kinds()
    evidence = storages.evidence
    nodes = node_of_key(np.fromiter(at_outputs, np.int64, len(at_outputs)))
    tensors = np.fromiter(at_outputs.values(), np.int64, len(at_outputs))
    memory = np.array(storages.tensors.storages, np.int64)[tensors]
    is_leaf = np.array([kind.kind is _LEAF for kind in types], bool)
    evidence.made.update(memory[~is_leaf[kind_of[nodes]]].tolist())
    views = _views(facts.links(), (types, kind_of), order)
    is_of_parameter = np.zeros(len(kind_of), bool)
    is_of_parameter[[*_views_of_parameters(facts, views, storages)]] = True
    evidence.parameters.update(memory[is_of_parameter[nodes]].tolist())
    evidence.casts.update(_casts(facts, at_outputs, storages))


def _views_of_parameters(
    facts: GraphFacts, views: Iterable[tuple[int, int]], storages: Storages
) -> set[int]:
    """Find the nodes whose outputs were views of a parameter when they ran.

    The parameter may have other memory now: FSDP gives it the memory of its gathered shards during
    a forward.
    """
    parameters, storage_of = storages.evidence.parameters, storages.tensors.storages
    nodes = {node for node, tensor in facts.variables.items() if storage_of[tensor] in parameters}
    for source, view in views:
        if node_of_key(source) in nodes:
            nodes.add(node_of_key(view))
    return nodes


def _casts(facts: GraphFacts, at_outputs: Values, storages: Storages) -> Iterator[tuple[int, int]]:
    links, (types, kind_of) = facts.links(), facts.kinds()
    is_copy = np.array([kind.name == "ToCopyBackward0" for kind in types], bool)
    nodes = np.flatnonzero(is_copy[kind_of])
    storage_of = storages.tensors.storages
    firsts = links.begins[nodes]
    producers, output_nrs = links.producers[firsts].tolist(), links.output_nrs[firsts].tolist()
    for node, producer, output_nr in zip(nodes.tolist(), producers, output_nrs, strict=True):
        source, copy = at_outputs.get(key_of(producer, output_nr)), at_outputs.get(key_of(node, 0))
        if producer == NONE or source is None or copy is None:
            continue
        copied, made = storage_of[source], storage_of[copy]
        if made != copied:
            yield made, copied
