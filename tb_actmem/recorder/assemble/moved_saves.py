"""Saves outside of their node's slot: caches of checkpoints, and results of pack hooks.

The node that keeps a cached tensor is the one that made it, or the checkpoint's own. Torch shows
the tensor in a slot, but not whether a pack hook put it there. The tensor that the node saved is an
input or output of its op. No later op uses the result of a hook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tb_actmem.model import Holder, NodeKind, Op, SaveKind
from tb_actmem.recorder.assemble.op_rows import is_in_place, is_of
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.read import GraphFacts

SLOT = SaveKind.CACHE.value


def births_of_states(
    facts: GraphFacts, ops: Sequence[Op], backwards: Iterable[Sequence[int]]
) -> dict[int, int | None]:
    """Return the birth of each random state: the first op of its region.

    No op returns them, so they would look older than the block.
    """
    if not facts.states:
        return {}
    again = {op for begin, end in backwards for op in range(begin, end)}
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
        storage = storages.tensors.storages[tensor]
        op = storages.birth[storage]
        if op is None or ops[op].region != region:
            yield None, tensor
        else:  # a storage born with an op may not be its result: a random state
            is_returned = storage in storages.storages_of(ops[op].outputs)
            yield nodes.get(op) if is_returned else None, tensor


def place_packed(
    facts: GraphFacts,
    ops: Sequence[Op],
    made_by: Mapping[int, int],
    backwards: Iterable[Sequence[int]],
    storages: Storages,
) -> None:
    """Separate packed tensors from saved ones; ``made_by``: node → op."""
    if not storages.hooked:
        return
    nodes = {op: node for node, op in made_by.items()}
    used = _used(ops, backwards, storages)

    def is_packed(node: int, tensor: int) -> bool:
        storage = storages.tensors.storages[tensor]
        birth = storages.birth[storage]
        return (
            birth is not None
            and storage not in used
            and nodes.get(birth, node) == node
            and storage in _made(ops[birth], storages)
            and not is_of(facts.types[node].name, ops[birth].name)
            and (_name(ops[birth]) != "clone" or reads_only(node))
        )

    def reads_only(node: int) -> bool:
        """Whether its op does not work in place: torch saves a clone of an overwritten tensor."""
        own = ops[made_by[node]] if node in made_by else None
        return (
            own is not None
            and is_of(facts.types[node].name, own.name)
            and not is_in_place(own.name)
        )

    for node, kept in facts.saves.items():
        if facts.types[node].kind is not NodeKind.FUNCTION:
            continue
        for position, (slot, kind, tensor, formula) in enumerate(kept):
            if kind is SaveKind.SAVED and tensor in storages.hooked and is_packed(node, tensor):
                kept[position] = (slot, SaveKind.PACKED, tensor, formula)
                storages.claim(tensor, Holder.PACK_HOOK)


def _used(ops: Sequence[Op], backwards: Iterable[Sequence[int]], storages: Storages) -> set[int]:
    """Return the storages that forward ops read, except those that a hook's op may only fill."""
    again = {op for begin, end in backwards for op in range(begin, end)}
    return {
        storage
        for position, op in enumerate(ops)
        if position not in again
        for storage in set(op.inputs)
        - (storages.storages_of(op.outputs) if op.node is None else set())
    }


def _made(op: Op, storages: Storages) -> set[int]:
    """Return the storages that an op made or filled."""
    returned = storages.storages_of(op.outputs)
    return returned if is_in_place(op.name) else returned - set(op.inputs)


def _name(op: Op) -> str:
    return op.name.rpartition("::")[2].partition(".")[0]
