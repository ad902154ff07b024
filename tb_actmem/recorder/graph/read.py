"""Read live graphs into facts that hold no torch object."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import compress
from operator import not_
from typing import Any, NamedTuple

from torch import Tensor
from torch.nn import Parameter

from tb_actmem.model import Holder, NodeKind
from tb_actmem.recorder.evidence.checkpoints import cache, frame_around, random_states
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import NONE, GraphFacts, Whole
from tb_actmem.recorder.graph.compiled_walk import CompiledGraph
from tb_actmem.recorder.graph.saves import NodeType, checkpoint_saves, has_recomputed
from tb_actmem.recorder.graph.sources import Root, Source, source_of
from tb_actmem.recorder.torch_private import cdata


class Reading(NamedTuple):
    """Results of a reading beside the facts."""

    consumed: int
    """Nodes whose slots a backward has freed."""
    beyond: list[Any]
    """Nodes that were left out, reached from nodes that were read."""


# To look a member up in its enum takes longer than what else is done with a node.
_LEAF_NODE = NodeKind.ACCUMULATE_GRAD


def read_graph(
    tensors: Iterable[Root],
    storages: Storages,
    facts: GraphFacts,
    *,
    since: int = 0,
    inner: Collection[int] = (),
    most: float = float("inf"),
) -> Reading:
    """Read the graphs of some tensors into the facts.

    ``tensors`` begin with the newest; those whose identities are in ``inner`` are not outputs.
    For nodes of an earlier reading, only whether they still keep something is read. Nodes older
    than ``since``, and nodes after the first ``most``, are not read.
    """
    roots = list(tensors)
    source = source_of(roots, since, facts.elsewhere, most)
    ids, consumed = _read_whole(source, storages, facts) or _read_nodes(source, storages, facts)
    for root, node in zip(roots, source.roots, strict=False):
        if node is not None and id(root) not in inner:
            parts = storages.add_views(root) if isinstance(root, Tensor) else ()
            facts.outputs.append((ids[node], root.output_nr, parts[0][1] if parts else None))
    return Reading(consumed, source.beyond)


def _read_whole(
    source: Source, storages: Storages, facts: GraphFacts
) -> tuple[list[int], int] | None:
    """Read an ordinary graph as columns; None: it must be read node by node."""
    if not isinstance(source, CompiledGraph):
        return None
    if facts.types:
        ids = _known(source, facts)
        return None if ids is None else (ids, 0)
    if len(facts.readings) != 1 or not source.is_ordinary(storages):
        return None
    facts.types, numbers = source.types, source.found["numbers"]
    leaves, variables = source.found["leaf_nodes"].tolist(), source.found["variables"]
    own = [*range(len(source.types))]
    saved, tensors = source.all_saves(storages)
    facts.variables = dict(zip(leaves, tensors, strict=True))
    memory = list(map(storages.tensors.storages.__getitem__, tensors))
    is_own = list(map(_is_parameter, variables))
    storages.evidence.parameters.update(compress(memory, is_own))
    storages.evidence.leaves.update(compress(memory, map(not_, is_own)))
    source.claim_numbers(storages)
    keepers = dict.fromkeys(saved.nodes.tolist(), 0)
    keys = list(map(cdata, variables))
    facts.whole = Whole(source.kinds, numbers, keys, source.links, saved, keepers)
    return own, len(source.freed - keepers.keys())


def _known(source: CompiledGraph, facts: GraphFacts) -> list[int] | None:
    """Find the nodes of an earlier reading, if this one has no others."""
    if not source.is_plain or facts.ambiguous:
        return None
    facts.index()
    of_leaves = map(facts.leaves.get, map(cdata, source.found["variables"]))
    found = list(map(facts.by_sequence_nr.get, source.numbers))
    for node, known in zip(source.found["leaf_nodes"].tolist(), of_leaves, strict=True):
        found[node] = known
    ids = [known for known in found if known is not None]
    names = [facts.types[known].name for known in ids]
    if len(ids) < len(found) or names != [kind.name for kind in source.types]:
        return None
    keepers = {*map(ids.__getitem__, source.found["save_nodes"].tolist())}
    if facts.whole is None:
        for node in keepers.intersection(facts.saves):
            facts.note_kept(node, facts.numbers[node])
    else:
        now = len(facts.readings) - 1
        facts.whole.kept_at.update(
            (node, now) for node in keepers.intersection(facts.whole.kept_at)
        )
    return ids


def _read_nodes(source: Source, storages: Storages, facts: GraphFacts) -> tuple[list[int], int]:
    """Read each node once: (their numbers in the facts, how many a backward has consumed)."""
    facts.split()
    by_number = facts.by_sequence_nr
    types, numbers, links = facts.types, facts.numbers, facts.inputs
    begin = len(types)
    ids: list[int] = []
    consumed = 0
    for node, (kind, number, inputs) in enumerate(
        zip(source.types, source.numbers, source.inputs, strict=True)
    ):
        if kind.kind is _LEAF_NODE:
            known = _leaf_node(source, node, kind, storages, facts)
        else:
            # A node from `begin` on with this number is another thread's.
            known = by_number.get(number, begin)
            if known < begin and types[known] is not kind and types[known].name != kind.name:
                known = facts.twins.get((number, kind.name), begin)
            if known >= begin:
                known = len(types)
                types.append(kind)
                numbers.append(None if number == NONE else number)
                links.append(inputs)
                if by_number.setdefault(number, known) != known:
                    facts.ambiguous.add(number)
                    facts.twins[number, kind.name] = known
                if not source.has_no_slots(node):
                    consumed += _read_saves(source, node, known, storages, facts)
            elif known in facts.saves and source.keeps(node):
                facts.note_kept(known, number)
        ids.append(known)
    source.claim_numbers(storages)
    if ids != list(range(len(ids))):  # equal in the first reading of most graphs
        for node in range(begin, len(links)):
            links[node] = [
                None if value is None else (ids[value[0]], value[1]) for value in links[node]
            ]
    return ids, consumed


def _leaf_node(
    source: Source, node: int, kind: NodeType, storages: Storages, facts: GraphFacts
) -> int:
    """Return the node at which the graph ends in a leaf, one for each leaf."""
    variable = source.variable(node)
    key = cdata(variable)
    known = facts.leaves.get(key)
    if known is None:
        known = facts.leaves[key] = facts.add(kind, None, ())
        parts = source.add_variable(node, storages)
        _note_leaf(variable, parts, storages)
        if parts:
            facts.variables[known] = parts[0]
    return known


def _read_saves(
    source: Source, node: int, number: int, storages: Storages, facts: GraphFacts
) -> bool:
    """Add a node's saves; return whether a backward has freed them."""
    before = len(storages.hooked)
    kept, frame = source.saves(node, storages)
    if not kept:
        return source.is_consumed(node)
    own = source.object(node)
    if own is not None:
        kept = facts.compiled.named(own, number, kept, storages)
    facts.saves[number] = kept
    if len(storages.hooked) > before:
        facts.hooked[number] = frozenset(storages.hooked[before:])
    facts.note_kept(number, facts.numbers[number])
    if frame is not None and has_recomputed(kept):
        facts.unseen_regions += facts.regions.number(frame)[1]
        facts.region_of[number] = _checkpoint(frame, storages, facts)
    return False


_CHECKPOINT = NodeType("checkpoint", NodeKind.CHECKPOINT, (), None)


def _checkpoint(frame: Any, storages: Storages, facts: GraphFacts) -> int:
    """Add the saves of a checkpoint and of those around it, which may have no other node."""
    region, _ = facts.regions.number(frame)
    if region not in facts.checkpoints:
        checkpoint = facts.checkpoints[region] = facts.add(_CHECKPOINT, None, ())
        facts.saves[checkpoint] = checkpoint_saves(frame, storages)
        facts.region_of[checkpoint] = region
        facts.caches[region] = [*_cache(frame, storages)]
        facts.states[region] = [
            n for state in random_states(frame) for n in storages.seen_ids(state)
        ]
        outer = frame_around(frame)
        if outer is not None:
            facts.around[region] = _checkpoint(outer, storages, facts)
    return region


def _cache(frame: Any, storages: Storages) -> Iterator[int]:
    """Add the tensors in a checkpoint's cache."""
    for tensor in cache(frame):
        if tensor is None:
            storages.unsearched.add("functions that checkpoints recompute")
            continue
        for _, number in storages.add_views(tensor):
            storages.claim(number, Holder.CHECKPOINT_CACHE)
            yield number


def _note_leaf(variable: Tensor, parts: Iterable[int], storages: Storages) -> None:
    """Note the storages of the leaf at the end of the graph, also those it had before."""
    evidence = storages.evidence
    kind = evidence.parameters if _is_parameter(variable) else evidence.leaves
    for tensor in parts:
        kind.add(storages.tensors.storages[tensor])
    if not storages.keeps_leaves:
        kind.update(storages.previous(variable))


def _is_parameter(variable: Tensor) -> bool:
    return type(variable) is Parameter or isinstance(variable, Parameter)  # the latter is slow
