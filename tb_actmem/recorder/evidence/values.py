"""The tensor of each (node, output number), if evidence proves it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tb_actmem.model import NodeKind, SaveKind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import NONE, GraphFacts, Links, Numbers, Saved
from tb_actmem.recorder.graph.derivatives import derivative
from tb_actmem.recorder.graph.saves import NodeType

# Aliases, because the lookup of an enum member takes longer than the rest of the work.
_SAVED, _LEAF = SaveKind.SAVED, NodeKind.ACCUMULATE_GRAD


def key_of(node: Any, output_nr: Any) -> Any:
    """Make one number of a node and an output number; also of columns."""
    return node << _BITS | output_nr


_BITS = 32


class Values:
    """The tensors of (node, output number), each given by its `key_of`."""

    def __init__(self, count: int, *keys: Numbers) -> None:
        """``count`` is the number of nodes; ``keys`` are all that may get a tensor."""
        self._sizes = np.ones(count, np.int64)
        for some in keys:
            np.maximum.at(self._sizes, some >> _BITS, (some & _OUTPUT) + 1)
        self._begins = np.cumsum(self._sizes) - self._sizes
        self.tensors = np.full(self._sizes.sum(), NONE)

    def put(self, keys: Numbers, tensors: Numbers) -> None:
        """Enter tensors; the last one of a key wins."""
        self.tensors[self.places(keys)] = tensors

    def places(self, keys: Numbers) -> Numbers:
        """Return the positions in `tensors` of keys that may get a tensor."""
        found: Numbers = self._begins[keys >> _BITS] + (keys & _OUTPUT)
        return found

    def of(self, keys: Numbers) -> Numbers:
        """Return the tensor of each key; `NONE`: it is unknown."""
        has_place = keys & _OUTPUT < self._sizes[keys >> _BITS]
        found = np.full(len(keys), NONE)
        found[has_place] = self.tensors[self.places(keys[has_place])]
        return found

    @property
    def nodes(self) -> Numbers:
        """The node of each of the `tensors`."""
        return np.repeat(np.arange(len(self._sizes)), self._sizes)


_OUTPUT = 2**_BITS - 1
Known = tuple[Numbers, Numbers]
"""Keys, and the tensor of each."""
NOTHING: Known = (np.empty(0, np.int64), np.empty(0, np.int64))


def values(facts: GraphFacts, order: Numbers, known: Known) -> Values:
    """Find the tensor of each (node, output number), if evidence proves it.

    ``known`` are the outputs of ops. Saves are the next evidence: a slot named after an argument
    holds the producer's output, a slot named after a result the node's own output. A view shares
    its input's memory.
    """
    links, kinds = facts.links(), facts.kinds()
    by_slot = _from_slots(facts.saved(), links, kinds)
    variables = facts.variables
    leaves = np.fromiter(variables, np.int64, len(variables))
    of_leaves = np.fromiter(variables.values(), np.int64, len(variables))
    sources, views = _views(links, kinds, order)
    outputs = np.array([key_of(*one[:2]) for one in facts.outputs], np.int64)
    found = Values(len(order), by_slot[0], known[0], sources, outputs)
    found.put(*by_slot)
    found.put(*known)
    found.put(key_of(leaves, 0), of_leaves)
    tensors = found.tensors.tolist()
    pairs = [*zip(found.places(sources).tolist(), found.places(views).tolist(), strict=True)]
    for source, view in pairs:
        if tensors[view] == NONE:
            tensors[view] = tensors[source]
    for source, view in reversed(pairs):
        if tensors[source] == NONE:
            tensors[source] = tensors[view]
    for place, (_, _, output) in zip(found.places(outputs).tolist(), facts.outputs, strict=True):
        if output is not None and tensors[place] == NONE:
            tensors[place] = output
    found.tensors = np.array(tensors, np.int64)
    return found


Kinds = tuple[Sequence[NodeType], Numbers]
"""The different types of nodes, and the position of each node's type."""


def _from_slots(saved: Saved, links: Links, kinds: Kinds) -> Known:
    """Use the names of slots: each names the input or output that was saved.

    The first proof of a key is the strongest, so it comes last.
    """
    is_proof = (saved.tensors != NONE) & np.array([kind is _SAVED for kind in saved.kinds], bool)
    nodes, slots, tensors = saved.nodes[is_proof], saved.slots[is_proof], saved.tensors[is_proof]
    if not len(nodes):
        return NOTHING
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
    return keys[is_one][::-1], tensors[is_one][::-1]


@functools.lru_cache(maxsize=10_000)
def _place_of_slot(node_name: str, slot: str, edges: int) -> tuple[int | None, int | None]:
    """Return which output of its node, or else which input, a slot holds."""
    why = derivative(node_name)
    if why is None:
        return None, None
    output_nr = why.output_nr(slot)
    return output_nr, None if output_nr is not None else why.input_nr(slot, edges)


def _views(links: Links, kinds: Kinds, order: Numbers) -> tuple[Numbers, Numbers]:
    """Return the values that views share their memory with, and the views, in forward order."""
    types, kind_of = kinds
    view_of = np.array([NONE if kind.view_of is None else kind.view_of for kind in types], int)
    input_nrs = view_of[kind_of[order]]
    is_view = (input_nrs != NONE) & (input_nrs < links.counts[order])
    nodes = order[is_view]
    inputs = links.begins[nodes] + input_nrs[is_view]
    is_there = links.producers[inputs] != NONE
    nodes, inputs = nodes[is_there], inputs[is_there]
    sources = key_of(links.producers[inputs], links.output_nrs[inputs])
    return sources, key_of(nodes, 0)


def note_values(facts: GraphFacts, order: Numbers, at_outputs: Values, storages: Storages) -> None:
    """Note the storages of nodes' outputs, and copies in another dtype."""
    types, kind_of = facts.kinds()
    evidence = storages.evidence
    is_known = at_outputs.tensors != NONE
    nodes, tensors = at_outputs.nodes[is_known], at_outputs.tensors[is_known]
    memory = np.array(storages.tensors.storages, np.int64)[tensors]
    is_leaf = np.array([kind.kind is _LEAF for kind in types], bool)
    evidence.made.update(memory[~is_leaf[kind_of[nodes]]].tolist())
    views = _views(facts.links(), (types, kind_of), order)
    is_of_parameter = np.zeros(len(kind_of), bool)
    is_of_parameter[[*_views_of_parameters(facts, views, storages)]] = True
    evidence.parameters.update(memory[is_of_parameter[nodes]].tolist())
    evidence.casts.update(_casts(facts, at_outputs, storages))


def _views_of_parameters(
    facts: GraphFacts, views: tuple[Numbers, Numbers], storages: Storages
) -> set[int]:
    """Find the nodes whose outputs were views of a parameter when they ran.

    The parameter may have other memory now: FSDP gives it the memory of its gathered shards during
    a forward.
    """
    parameters, storage_of = storages.evidence.parameters, storages.tensors.storages
    nodes = {node for node, tensor in facts.variables.items() if storage_of[tensor] in parameters}
    sources, made = ((keys >> _BITS).tolist() for keys in views)
    for source, view in zip(sources, made, strict=True):
        if source in nodes:
            nodes.add(view)
    return nodes


def _casts(facts: GraphFacts, at_outputs: Values, storages: Storages) -> Iterator[tuple[int, int]]:
    links, (types, kind_of) = facts.links(), facts.kinds()
    is_copy = np.array([kind.name == "ToCopyBackward0" for kind in types], bool)
    nodes = np.flatnonzero(is_copy[kind_of])
    storage_of = storages.tensors.storages
    firsts = links.begins[nodes]
    is_there = links.producers[firsts] != NONE
    nodes, firsts = nodes[is_there], firsts[is_there]
    sources = at_outputs.of(key_of(links.producers[firsts], links.output_nrs[firsts]))
    copies = at_outputs.of(key_of(nodes, 0))
    for source, copy in zip(sources.tolist(), copies.tolist(), strict=True):
        if NONE in (source, copy):
            continue
        copied, made = storage_of[source], storage_of[copy]
        if made != copied:
            yield made, copied
