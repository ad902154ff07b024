"""Caches of checkpoints: the node that keeps each tensor, and its birth.

The node is the one that made the tensor, or the checkpoint's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tb_actmem.model import Op, SaveKind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.read import GraphFacts

SLOT = SaveKind.CACHE.value


def births_of_states(
    facts: GraphFacts, ops: Sequence[Op], backwards: Iterable[Sequence[int]]
) -> dict[int, int | None]:
    """Return the birth of each random state: the first op of its region.

    No op returns them, so they would look older than the block.
    """
    again = {op for begin, end in backwards for op in range(begin, end)} if facts.states else ()
    first: dict[int, int] = {}
    for position, op in enumerate(ops):
        if op.region is not None and position not in again:
            first.setdefault(op.region, position)
    for inner, outer in reversed(facts.around.items()):
        if inner in first:
            first[outer] = min(first[inner], first.get(outer, first[inner]))
    return {
        storage: first.get(region) for region, states in facts.states.items() for storage in states
    }


def place_caches(
    facts: GraphFacts, ops: Sequence[Op], made_by: Mapping[int, int], storages: Storages
) -> None:
    """Add the saves of checkpoints' caches; ``made_by``: node → op."""
    nodes = {op: node for node, op in made_by.items()} if facts.caches else {}
    for region, checkpoint in facts.checkpoints.items():
        slots: Counter[int] = Counter()
        for node, tensor in _keepers(facts, region, ops, nodes, storages):
            keeper = checkpoint if node is None else node
            slot = f"{SLOT}[{slots[keeper]}]" if slots[keeper] else SLOT
            slots[keeper] += 1
            kept = [*facts.saves.get(keeper, ()), (slot, SaveKind.CACHE, tensor, None)]
            facts.saves[keeper] = kept
            facts.region_of.setdefault(keeper, region)


def _keepers(
    facts: GraphFacts,
    region: int,
    ops: Sequence[Op],
    nodes: Mapping[int, int],
    storages: Storages,
) -> Iterator[tuple[int | None, int]]:
    """Yield the tensors of a region's cache, each with the inner node that made its storage."""
    for tensor in facts.caches.get(region, ()):
        storage = storages.tensors[tensor].storage
        op = None if storage is None else storages.birth[storage]
        if op is None or ops[op].region != region:
            yield None, tensor
        else:  # a storage born with an op may not be its result: a random state
            is_returned = storage in storages.storages_of(ops[op].outputs)
            yield nodes.get(op) if is_returned else None, tensor
