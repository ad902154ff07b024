"""What a checkpoint keeps aside: which node keeps it, and since when.

The node is the one that made it, or the checkpoint's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tb_actmem.model import Op, SaveKind
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.read import GraphFacts

SLOT = SaveKind.CACHE.value


def date_states(
    facts: GraphFacts,
    ops: Sequence[Op],
    backwards: Iterable[Sequence[int]],
    storages: Storages,
) -> None:
    """Have states of random numbers be born with the first op of their region.

    No op returns them, so that they would be taken for what was there before the block.
    """
    again = {op for begin, end in backwards for op in range(begin, end)} if facts.states else ()
    first: dict[int, int] = {}
    for position, op in enumerate(ops):
        if op.region is not None and position not in again:
            first.setdefault(op.region, position)
    for inner, outer in reversed(facts.around.items()):
        if inner in first:
            first[outer] = min(first[inner], first.get(outer, first[inner]))
    for region, states in facts.states.items():
        for storage in states:
            if storages.birth[storage] is None:
                storages.birth[storage] = first.get(region)


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
    """The tensors of a region's cache, each with the node inside that made its storage."""
    for tensor in facts.caches.get(region, ()):
        storage = storages.tensors[tensor].storage
        op = None if storage is None else storages.birth[storage]
        if op is None or ops[op].region != region:
            yield None, tensor
        else:  # what is born with an op may be another's, as the random state is
            is_returned = storage in storages.storages_of(ops[op].outputs)
            yield nodes.get(op) if is_returned else None, tensor
