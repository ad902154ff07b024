"""Saves that would go to the host: when each is packed, returned to its device, and released."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, fqn
from tb_actmem.analysis.index.devices import HOST
from tb_actmem.analysis.index.modules import is_inside
from tb_actmem.analysis.index.nodes import last_op_of_nodes, saves_of
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.errors import PredictError
from tb_actmem.model import NodeKind, PhaseKind, SaveKind
from tb_actmem.predict.checkpointing.choice import is_stored, runs_in_checkpoint
from tb_actmem.predict.checkpointing.node_times import (
    backward_ops,
    backwards,
    is_packed,
    packed_at,
    regions_nodes,
    releases,
)
from tb_actmem.predict.checkpointing.regions import calls_around

_CHECKPOINT, _CUSTOM, _PACKED = NodeKind.CHECKPOINT, NodeKind.CUSTOM_FUNCTION, SaveKind.PACKED
_FORWARD, _BEGUN = PhaseKind.FORWARD, "autograd::backward"


class Return(NamedTuple):
    """A backward for which a save is copied back."""

    before: int
    """The op before which the copy is made."""
    ops: tuple[int, ...]
    """The ops that can use it."""
    end: int
    """After how many ops the copy is released."""


class Transfer(NamedTuple):
    """A save that would go to the host."""

    save: int
    storage: int
    packed: float
    """The op before which it goes; half an op more: after the op before."""
    release: int | None
    """After how many ops the host's copy is released; None: never."""
    returns: tuple[Return, ...]


def transfers(index: Index, calls: Collection[int]) -> list[Transfer]:
    """List the saves of some calls that are on another device than the host, in the order of
    packing."""
    storages = saved_storages(index)
    found = [
        Transfer(position, storage, packed_at(index, position), *_back(index, position))
        for position in packed_saves(index, calls)
        if (storage := storages[position]) is not None
        and index.recording.storages[storage].device != HOST
    ]
    return sorted(found, key=lambda trip: trip.packed)


def packed_saves(index: Index, calls: Collection[int]) -> list[int]:
    """List the saves that pack hooks around some calls would receive."""
    recording = index.recording
    return sorted(
        save
        for nodes in _nodes_in(index, calls).values()
        for node in nodes
        for save in saves_of(index, node)
        if is_packed(recording, recording.saves[save])
    )


def check_transfers(
    index: Index, calls: Collection[int], checkpointed: Collection[int] = ()
) -> None:
    """Raise PredictError, with the name of the module, for a call whose saves hooks could not take.

    ``checkpointed`` are the calls under checkpoints that are predicted along with the hooks. The
    step must not yet have them.
    """
    recording = index.recording
    around = calls_around(index, frozenset(checkpointed))
    offloaded = calls_around(index, frozenset(calls))
    put = (row.module for row in recording.arguments if is_stored(row))
    storing = {offloaded[call] for call in put}
    for call, nodes in _nodes_in(index, calls).items():
        name, parent = fqn(recording, call), recording.modules[call].parent
        is_inside = parent is not None and around[parent] is not None
        if is_inside or runs_in_checkpoint(index, call, nodes):
            raise PredictError(
                f"{name} runs inside a checkpoint, which does not keep its saves: name the module "
                "around the checkpoint, whose inputs then go to the host."
            )
        of = (save for node in nodes for save in saves_of(index, node))
        if any(recording.saves[save].kind is _PACKED for save in of):
            raise PredictError(
                f"{name} saves the result of a pack hook, and the hook that moves it to the host "
                "would replace that hook: record the step without the hook."
            )
        if call in storing and any(recording.nodes[node].kind is _CHECKPOINT for node in nodes):
            raise PredictError(
                f"{name} runs a checkpoint whose recomputation stores tensors outside it, and "
                "copies from the host may stay with them, which is not predicted: leave it out."
            )
        of_nodes = {(node, storage) for node in nodes for storage in _going(index, node)}
        if of_nodes & _kept_again(index):
            raise PredictError(
                f"{name} ran a backward with create_graph=True, and the copies from the host "
                "would stay for the backward of that, which is not predicted: leave it out."
            )


def _going(index: Index, node: int) -> set[int]:
    """Return the storages that a node saves and that are not on the host."""
    rows, kept = index.recording.storages, saved_storages(index)
    found = (kept[save] for save in saves_of(index, node))
    return {storage for storage in found if storage is not None and rows[storage].device != HOST}


@derived
def _kept_again(index: Index) -> set[tuple[int, int]]:
    """Return (node, storage) of saves that a node made by an inner backward saves, too."""
    ops, made = index.recording.ops, {op: node for node, op in last_op_of_nodes(index).items()}
    found = set()
    for _, first, end in (phase for phase in index.recording.phases if phase.kind is _FORWARD):
        begin = next((op for op in range(first, end) if ops[op].name == _BEGUN), end)
        before, behind = (
            [made[op] for op in part if op in made]
            for part in (range(first, begin), range(begin, end))
        )
        again = {storage for node in behind for storage in _going(index, node)}
        found |= {(node, one) for node in before for one in _going(index, node) & again}
    return found


def _nodes_in(index: Index, calls: Collection[int]) -> dict[int, list[int]]:
    """Map each call to the nodes that it made, without those of other calls inside it."""
    around = calls_around(index, frozenset(calls))
    found: dict[int, list[int]] = {call: [] for call in calls}
    for position, node in enumerate(index.recording.nodes):
        call = None if node.module is None else around[node.module]
        if call is not None:
            found[call].append(position)
    return found


def _back(index: Index, position: int) -> tuple[int | None, tuple[Return, ...]]:
    """Return when the host releases a save, and the backwards for which it comes back."""
    recording = index.recording
    node = recording.saves[position].node
    row = recording.nodes[node]
    is_checkpoint = row.kind is _CHECKPOINT
    asking = _asking(index, node) if is_checkpoint else [node]
    ran = sorted(op for one in asking for op in backward_ops(index).get(one, ()))
    storage, release = saved_storages(index)[position], releases(index)[node]
    found, let_go = [], release
    for phase in backwards(index):
        ops = ran[bisect_left(ran, phase.first_op) : bisect_left(ran, phase.end_op)]
        if ops and is_checkpoint:
            found.append(Return(ops[0], tuple(ops), _end_in_regions(index, storage, ops)))
        elif ops:
            let_go = _let_go(index, node, ops)
            end = _own_end(index, node, ops, storage, _BROADCAST)
            found.append(Return(ops[0], tuple(ops), end))
    return release and let_go, tuple(found)


def _asking(index: Index, checkpoint: int) -> list[int]:
    """Return the nodes that ask for a region's recomputation, or for that of one inside it.

    An inner checkpoint may get an argument of the outer one.
    """
    nodes, around = index.recording.nodes, index.recording.nodes[checkpoint].module
    regions = {
        row.region: None
        for position, row in enumerate(nodes)
        if row.kind is _CHECKPOINT
        and (
            position == checkpoint or (around is not None and is_inside(index, row.module, around))
        )
    }
    return [node for region in regions for node in regions_nodes(index).get(region, ())]


def _let_go(index: Index, node: int, ops: Sequence[int]) -> int:
    """Return after how many ops a node released its saves: memory that only it held dies then."""
    storages = index.recording.storages
    kept = (saved_storages(index)[save] for save in saves_of(index, node))
    deaths = (storages[storage].death for storage in kept if storage is not None)
    known = (death for death in deaths if death and ops[0] < death <= ops[-1] + 1)
    return max(known, default=_own_end(index, node, ops, None, _MEETING))


def _own_end(
    index: Index, node: int, ops: Sequence[int], used: int | None, behind: Sequence[str]
) -> int:
    """Return after how many ops a node's own code, and every use of a storage, has run.

    ``behind`` are the ops that an engine runs after it. For a custom Function these may be its own
    ops, so they are assumed to be: the later bound.
    """
    rows = index.recording.ops
    if index.recording.nodes[node].kind is _CUSTOM:
        behind = ()
    own = (op for op in ops if rows[op].name not in behind or used in rows[op].inputs)
    return max(own, default=ops[-1]) + 1


_MEETING = ("aten::add.Tensor", "aten::add_.Tensor")
"""Ops that sum several gradients: the node has released its saves by then."""

_BROADCAST = ("aten::sum.dim_IntList", "aten::view", *_MEETING)
"""Ops that sum the gradients of broadcast inputs, before the node releases its saves."""


def _end_in_regions(index: Index, storage: int | None, ops: Sequence[int]) -> int:
    """Return after how many ops a checkpoint was recomputed and its arguments were last used."""
    rows = index.recording.ops
    again = len([*takewhile(lambda op: rows[op].module is not None, ops)])
    uses = (op + 1 for op in ops if storage in rows[op].inputs)
    return max(ops[max(0, again - 1)] + 1, *uses, 0)
