"""Saves that would go to the host: when each is packed, returned to its device, and released."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, positions_by
from tb_actmem.analysis.index.devices import HOST
from tb_actmem.analysis.index.modules import is_inside
from tb_actmem.errors import PredictError
from tb_actmem.model import COPY_SLICES, NodeKind, Note, PhaseKind, Recording
from tb_actmem.predict.checkpointing.checks import (
    hooked_nodes,
    is_stored,
    runs_in_checkpoint,
)
from tb_actmem.predict.checkpointing.regions import nodes_inside, outer_calls
from tb_actmem.predict.checkpointing.step import BEGUN, Step
from tb_actmem.predict.checkpointing.transforms import check_hooks, check_traced_tangents

_CHECKPOINT, _CUSTOM = NodeKind.CHECKPOINT, NodeKind.CUSTOM_FUNCTION
_FORWARD = PhaseKind.FORWARD


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


def transfers(step: Step, calls: Collection[int]) -> list[Transfer]:
    """List the saves of some calls that are on another device than the host, in the order of
    packing."""
    storages = step.saved
    found = [
        Transfer(position, storage, _packed_at(step, position), *_back(step, position))
        for position in packed_saves(step, calls)
        if (storage := storages[position]) is not None
        and step.recording.storages[storage].device != HOST
    ]
    return sorted(found, key=lambda trip: trip.packed)


def _packed_at(step: Step, position: int) -> float:
    """Return the op before which a save is packed; half an op more: after the op before.

    An input of an op is packed before the op runs, an output after it.
    """
    recording, node = step.recording, step.recording.saves[position].node
    row, first = recording.nodes[node], step.last_op.get(node)
    call = None if row.module is None else recording.modules[row.module]
    if row.kind is _CHECKPOINT:
        return step.begins.get(node, 0)
    if first is None:
        return 0 if call is None else max(call.first_op, call.end_op - 0.5)
    if row.kind is _CUSTOM:
        return max(first, step.custom_ends[node] - 0.5)
    return first + 0.5 if position in step.results else first


def packed_saves(step: Step, calls: Collection[int]) -> list[int]:
    """List the saves that pack hooks around some calls would receive."""
    nodes = (node for of in nodes_inside(step, outer_calls(step, calls)).values() for node in of)
    return sorted(step.packed.intersection(save for node in nodes for save in step.saves[node]))


def gap_notes(step: Step, calls: Collection[int]) -> list[Note]:
    """Name modules whose checkpoints get views with gaps, of which copies have none.

    An op of a backward may also allocate less inside for a copy.
    """
    recording, names, nbytes = step.recording, set[str](), 0
    for trip in transfers(step, calls):
        save = recording.saves[trip.save]
        row = recording.nodes[save.node]
        if save.tensor is None or not _has_gaps(recording, save.tensor):
            continue
        if row.kind is _CHECKPOINT and row.module is not None:
            names.add(step.names[row.module])
        for op in (op for back in trip.returns for op in back.ops):
            inside = (recording.storages[one].nbytes for one in step.workspaces.get(op, ()))
            nbytes = max(nbytes, sum(inside))
    if not names and not nbytes:
        return []
    return [Note.of("copied-views", names=sorted(names) or None, nbytes=nbytes or None)]


def _has_gaps(recording: Recording, tensor: int) -> bool:
    """Tell whether a tensor is no dense part of its memory in any order of its dimensions."""
    row, size = recording.tensors[tensor], 1
    for stride, length in sorted(zip(row.stride or (), row.shape, strict=False)):
        if length != 1 and stride != size:
            return True
        size *= length
    return False


def check_transfers(step: Step, calls: Collection[int], checkpointed: Collection[int] = ()) -> None:
    """Raise PredictError, with the name of the module, for a call whose saves hooks could not take.

    ``checkpointed`` are the calls under checkpoints that are predicted along with the hooks. The
    step must not yet have them.
    """
    recording = step.recording
    around = outer_calls(step, checkpointed)
    offloaded = outer_calls(step, calls)
    put = (row.module for row in recording.arguments if is_stored(step, row))
    storing = {offloaded[call] for call in put}
    inside, again = nodes_inside(step, offloaded), _kept_again(step)
    calls_inside = positions_by(offloaded)
    for call in calls:
        check_hooks(step, call, calls_inside[call])
        check_traced_tangents(step, call)
        nodes = inside.get(call, [])
        name, parent = step.names[call], recording.modules[call].parent
        is_inside = parent is not None and around[parent] is not None
        if is_inside or runs_in_checkpoint(step, call, nodes):
            raise PredictError(
                f"{name} runs inside a checkpoint, which does not keep its saves: name the module "
                "around the checkpoint, whose inputs then go to the host."
            )
        if not hooked_nodes(step.index).isdisjoint(nodes):
            raise PredictError(
                f"{name} saves the result of a pack hook, and the hook that moves it to the host "
                "would replace that hook: record the step without the hook."
            )
        if call in storing and any(recording.nodes[node].kind is _CHECKPOINT for node in nodes):
            raise PredictError(
                f"{name} runs a checkpoint whose recomputation stores tensors outside it, and "
                "copies from the host may stay with them, which is not predicted: leave it out."
            )
        of_nodes = {(node, storage) for node in nodes for storage in _going(step, node)}
        if of_nodes & again:
            raise PredictError(
                f"{name} ran a backward with create_graph=True, and the copies from the host "
                "would stay for the backward of that, which is not predicted: leave it out."
            )


def _going(step: Step, node: int) -> set[int]:
    """Return the storages that a node saves and that are not on the host."""
    rows, kept = step.recording.storages, step.saved
    found = (kept[save] for save in step.saves[node])
    return {storage for storage in found if storage is not None and rows[storage].device != HOST}


def _kept_again(step: Step) -> set[tuple[int, int]]:
    """Return (node, storage) of saves that a node made by an inner backward saves, too."""
    ops, found = step.recording.ops, set[tuple[int, int]]()
    for _, first, end in (phase for phase in step.recording.phases if phase.kind is _FORWARD):
        begin = next((op for op in range(first, end) if ops[op].name == BEGUN), end)
        if begin == end:
            continue
        made = {op: node for node, op in step.last_op.items()}
        before, behind = (
            [made[op] for op in part if op in made]
            for part in (range(first, begin), range(begin, end))
        )
        again = {storage for node in behind for storage in _going(step, node)}
        found |= {(node, one) for node in before for one in _going(step, node) & again}
    return found


def _back(step: Step, position: int) -> tuple[int | None, tuple[Return, ...]]:
    """Return when the host releases a save, and the backwards for which it comes back."""
    recording = step.recording
    node = recording.saves[position].node
    row = recording.nodes[node]
    is_checkpoint = row.kind is _CHECKPOINT
    asking = _asking(step, node) if is_checkpoint else [node]
    ran = sorted(op for one in asking for op in step.ran.get(one, ()))
    storage, release = step.saved[position], step.releases[node]
    found, let_go = [], release
    for phase, ops in step.in_backwards(ran):
        if is_checkpoint:
            found.append(Return(ops[0], tuple(ops), _end_in_regions(step, storage, ops)))
        else:
            let_go = _let_go(step, node, ops)
            end = _own_end(step, node, ops, storage, _BROADCAST)
            if storage is not None:
                within = step.in_gradients(storage, asking, phase.first_op, phase.end_op)
                end = max([end, *(len(recording.ops) if one is None else one for one in within)])
            found.append(Return(step.unpacks_before(ops[0]), tuple(ops), end))
    return release and let_go, tuple(found)


def _asking(step: Step, checkpoint: int) -> list[int]:
    """Return the nodes that ask for a region's recomputation, or for that of one inside it.

    An inner checkpoint may get an argument of the outer one.
    """
    nodes, around = step.recording.nodes, step.recording.nodes[checkpoint].module
    inside = (
        node
        for node in step.states
        if node == checkpoint
        or (around is not None and is_inside(step.index, nodes[node].module, around))
    )
    regions = dict.fromkeys(nodes[node].region for node in inside)
    return [node for region in regions for node in step.waiting.get(region, ())]


def _let_go(step: Step, node: int, ops: Sequence[int]) -> int:
    """Return after how many ops a node released its saves: memory that only it held dies then."""
    storages = step.recording.storages
    kept = (step.saved[save] for save in step.saves[node])
    deaths = (storages[storage].death for storage in kept if storage is not None)
    known = (death for death in deaths if death and ops[0] < death <= ops[-1] + 1)
    return max(known, default=_own_end(step, node, ops, None, _MEETING))


def _own_end(
    step: Step, node: int, ops: Sequence[int], used: int | None, behind: Sequence[str]
) -> int:
    """Return after how many ops a node's own code, and every use of a storage, has run.

    ``behind`` are the ops that an engine runs after it. For a custom Function these may be its own
    ops, so they are assumed to be: the later bound.
    """
    rows = step.recording.ops
    row = step.recording.nodes[node]
    if row.kind is _CUSTOM:
        behind = ()
    elif row.name == COPY_SLICES:
        behind = (*behind, "aten::copy_")
    own = (op for op in ops if rows[op].name not in behind or used in rows[op].inputs)
    return max(own, default=ops[-1]) + 1


_MEETING = ("aten::add.Tensor", "aten::add_.Tensor")
"""Ops that sum several gradients: the node has released its saves by then."""

_BROADCAST = ("aten::sum.dim_IntList", "aten::view", *_MEETING)
"""Ops that sum the gradients of broadcast inputs, before the node releases its saves."""


@derived
def _regions_given(index: Index) -> dict[int | None, set[int]]:
    """Map each storage to the checkpointed regions whose ops received it in the forward."""
    found = defaultdict[int | None, set[int]](set)
    for op in index.recording.ops:
        if op.region is not None and op.backward_of is None:
            for storage in op.inputs:
                found[storage].add(op.region)
    return found


def _end_in_regions(step: Step, storage: int | None, ops: Sequence[int]) -> int:
    """Return after how many ops a checkpoint was recomputed and its arguments were last used.

    A node that uses an argument has it until the node's own code has run. A checkpoint inside has
    it until its own recomputation ends, even if that stops before any op uses it.
    """
    rows, nodes = step.recording.ops, step.recording.nodes
    again = len([*takewhile(lambda op: rows[op].module is not None, ops)])
    uses = [op for op in ops if storage in rows[op].inputs]
    ends = [op + 1 for op in uses]
    given = _regions_given(step.index).get(storage, set())
    for op in ops:
        node = step.ran_for[op]
        if rows[op].module is not None and node is not None and nodes[node].region in given:
            ends.append(op + 1)
    for node in {step.ran_for[op] for op in uses if rows[op].module is None} - {None}:
        assert node is not None
        own = [op for op in ops if step.ran_for[op] == node and rows[op].module is None]
        ends.append(_own_end(step, node, own, storage, _BROADCAST))
    return max(ops[max(0, again - 1)] + 1, *ends, 0)
