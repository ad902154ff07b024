"""Results of pack hooks, if they are tensors.

Torch shows the tensor in a slot, but not whether a hook put it there. The tensor that the node
saved is an input or output of its op. No later op uses the result of a hook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from tb_actmem.model import Holder, NodeKind, Op, SaveKind
from tb_actmem.recorder.assemble.op_rows import is_in_place, is_of
from tb_actmem.recorder.evidence.storages import Storages
from tb_actmem.recorder.graph.read import GraphFacts


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
        storage = storages.tensors[tensor].storage
        birth = None if storage is None else storages.birth[storage]
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
