"""The rows of saved tensors, also outside of their node's slot: checkpoints' caches, packed ones.

The node that keeps a cached tensor is the one that made it, or the checkpoint's own. Torch shows
the tensor in a slot, but not whether a pack hook put it there. The tensor that the node saved is an
input or output of its op. No later op uses the result of a hook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import repeat

import numpy as np

from tb_actmem.model import Columns, Holder, NodeKind, Note, Op, Save, SaveKind
from tb_actmem.recorder.assemble.op_rows import Modules, is_in_place, is_of
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph import NONE, GraphFacts, Numbers, Saved, of_each, or_none

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
    facts: GraphFacts, ops: Sequence[Op], made_by: Numbers, storages: Storages
) -> None:
    """Add the saves of checkpoints' caches; ``made_by``: node → op."""
    nodes = _nodes_by_op(made_by) if facts.caches else {}
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
    made_by: Numbers,
    backwards: Iterable[Sequence[int]],
    storages: Storages,
) -> None:
    """Separate packed tensors from saved ones; ``made_by``: node → op."""
    if not facts.hooked:
        return
    nodes = _nodes_by_op(made_by)
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
        own = None if made_by[node] == NONE else ops[int(made_by[node])]
        return (
            own is not None
            and is_of(facts.types[node].name, own.name)
            and not is_in_place(own.name)
        )

    for node, hooked in facts.hooked.items():
        if facts.types[node].kind is not NodeKind.FUNCTION:
            continue
        kept = facts.saves[node]
        for position, (slot, kind, tensor, formula) in enumerate(kept):
            if kind is SaveKind.SAVED and tensor in hooked and is_packed(node, tensor):
                kept[position] = (slot, SaveKind.PACKED, tensor, formula)
                storages.claim(tensor, Holder.PACK_HOOK)


def hook_notes(facts: GraphFacts, calls: Numbers, modules: Modules) -> Iterator[Note]:
    """Name the modules whose saved tensors the hooks of the program returned unchanged.

    ``calls``: node → module call.
    """
    nodes = [
        node
        for node, hooked in facts.hooked.items()
        if any(kind is SaveKind.SAVED and one in hooked for _, kind, one, _ in facts.saves[node])
    ]
    found = {int(calls[node]) for node in nodes} - {NONE}
    names = sorted({modules.rows[call].fqn for call in found})
    if names:
        yield Note.of("hooked-saves", names=names)


def _nodes_by_op(made_by: Numbers) -> dict[int, int]:
    return {op: node for node, op in enumerate(made_by.tolist()) if op != NONE}


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


SavePlaces = Mapping[tuple[int, str], tuple[int | None, int | None]]
"""(node, slot) → (module, frame) that made the saved tensor, if they differ from the node's."""


_SAME = (None, None)


def save_columns(saved: Saved, ranks: Numbers, origins: SavePlaces) -> Columns:
    """Make the columns of saves, in the order of their nodes."""
    nodes = ranks[saved.nodes]
    turns = np.argsort(nodes, kind="stable")
    slots = of_each(saved.names, saved.slots[turns])
    tensors = saved.tensors[turns]

    def origin(position: int) -> Iterable[int | None]:
        if not origins:
            return repeat(None, len(slots))
        own = saved.nodes[turns].tolist()
        return (origins.get(one, _SAME)[position] for one in zip(own, slots, strict=True))

    return Columns(
        Save,
        (
            lambda: nodes[turns].tolist(),
            slots,
            lambda: of_each(saved.kinds, turns),
            lambda: or_none(tensors),
            lambda: of_each(saved.formulas, turns),
            lambda: origin(0),
            lambda: origin(1),
        ),
    )


def waits_of(facts: GraphFacts) -> dict[int, tuple[int, int | None]]:
    """Return (forward, backward) of every node that keeps something.

    A checkpoint keeps its inputs and its cache as long as the nodes of its region wait.
    """
    last = len(facts.readings) - 1
    if facts.whole is not None:
        forward, kept_at = dict.fromkeys(facts.whole.kept_at, 0), facts.whole.kept_at
    else:
        forward, kept_at = facts.forward, facts.kept_at
    waits = {
        node: (first, None if kept_at[node] == last else kept_at[node])
        for node, first in forward.items()
    }
    for node, region in facts.region_of.items():
        checkpoint = facts.checkpoints.get(region)
        if checkpoint is not None and node != checkpoint and node in waits:
            waits[checkpoint] = _both(waits.get(checkpoint, waits[node]), waits[node])
    for inner, outer in reversed(facts.around.items()):
        one, other = facts.checkpoints[inner], facts.checkpoints[outer]
        if one in waits:
            waits[other] = _both(waits.get(other, waits[one]), waits[one])
    for node, region in facts.region_of.items():
        if node in facts.saves and node not in waits:  # it keeps a tensor of a checkpoint's cache
            waits[node] = waits[facts.checkpoints[region]]
    return waits


def _both(one: tuple[int, int | None], other: tuple[int, int | None]) -> tuple[int, int | None]:
    """Return the union of two intervals: the first forward and the last backward."""
    is_waiting = one[1] is None or other[1] is None
    return min(one[0], other[0]), None if is_waiting else max(one[1] or 0, other[1] or 0)
