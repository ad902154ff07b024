"""The recomputations of a backward: the ops of a region, and how long their results live."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived, op_names
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.analysis.index.nodes import last_op_of_nodes, saves_of
from tb_actmem.analysis.index.storages import (
    is_region,
    made_by_ops,
    saved_storages,
    tensor_storages,
)
from tb_actmem.model import Holder, NodeKind, Recording, SaveKind
from tb_actmem.predict.checkpointing.choice import ops_inside
from tb_actmem.predict.checkpointing.lifetimes import is_cached_at, is_cast
from tb_actmem.predict.checkpointing.node_times import (
    HOST_STATE,
    backward_ops,
    backwards,
    is_host_state,
    last_own,
    ran_for,
    regions_nodes,
    releases,
)
from tb_actmem.predict.checkpointing.regions import Region

_CHECKPOINT = NodeKind.CHECKPOINT


class Recomputation(NamedTuple):
    """One recomputation."""

    region: Region
    before: int
    """The op of the backward before which it runs."""
    end: int
    """The end of that backward."""
    ops: tuple[int, ...]
    """The ops of the forward that it comes to."""
    looks: frozenset[int]
    """Those of them that do not run: torch looks at a kept result, or stops there."""
    own: tuple[int, ...]
    """The same without copies that autocast repeats: those stand before the op that needs them."""
    behind: tuple[int, ...]
    """For each of ``own``: how many of ``ops`` have run when it ends."""

    @property
    def work(self) -> tuple[int, ...]:
        """The recomputed ops."""
        return tuple(op for op in self.ops if op not in self.looks)

    def ran(self, op: int) -> int:
        """Return how many of its ops are behind before one of the forward would begin."""
        position = bisect_left(self.own, op)
        return self.behind[position - 1] if position else 0


class Made(NamedTuple):
    """A storage that a recomputation makes."""

    storage: int
    """The storage of the forward that it replaces."""
    birth: int
    """Which of the recomputation's ops makes it."""
    dies_within: int | None
    """After how many of the recomputation's ops it dies; None: it outlives them."""
    dies: int
    """After how many ops of the recording it dies then."""


def recomputations(index: Index, regions: Sequence[Region]) -> list[Recomputation]:
    """Find where backwards would recompute regions: before the first node that needs a save."""
    found = []
    for region in regions:
        ran = sorted(op for node in region.asking for op in backward_ops(index).get(node, ()))
        for phase in backwards(index):
            at = bisect_left(ran, phase.first_op)
            if at < len(ran) and ran[at] < phase.end_op:
                before = _asks(index, ran[at])
                ops, looks = _ops(index, region, before)
                own = _own_ops(region, ops)
                found.append(Recomputation(region, before, phase.end_op, ops, looks, *own))
    return sorted(found, key=lambda again: again.before)


def _own_ops(region: Region, ops: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    own: list[int] = []
    behind: list[int] = []
    for ran, op in enumerate(ops, 1):
        if op >= region.ops.start and not (own and op < own[-1]):
            own.append(op)
            behind.append(ran)
    return tuple(own), tuple(behind)


def _asks(index: Index, first: int) -> int:
    """Return the op before which a node unpacks its saves: the first of its own ops or a later one.

    A Function receives zeros for missing gradients before its own lines run.
    """
    recording = index.recording
    node = recording.ops[first].backward_of
    if node is None or recording.nodes[node].kind is not NodeKind.CUSTOM_FUNCTION:
        return first
    own = (op for op in backward_ops(index)[node] if op >= first)
    asks = next((op for op in own if _name(index, op) != "zeros"), first)
    function = _function(recording, first)
    return first if function is not None and function == _function(recording, asks) else asks


def _function(recording: Recording, op: int) -> tuple[str, str] | None:
    """Return which function of the program ran an op."""
    frame = recording.ops[op].frame
    return None if frame is None else recording.frames[frame][::2]


def _ops(index: Index, region: Region, before: int) -> tuple[tuple[int, ...], frozenset[int]]:
    """Return the ops of the region, with autocast's copies that are not cached; and those of them
    at which torch only looks.

    A region whose first op is the one at which torch stops runs none. One that stops where an inner
    checkpoint begins ends when this one has kept its random state.
    """
    storages, tensors = index.recording.storages, index.recording.tensors
    found: list[int] = []
    made: set[int | None] = set()
    # Autocast copies the inputs of the op at which torch stops.
    for position in range(region.ops.start, max(region.end_op, region.last_op + 1)):
        op = index.recording.ops[position]
        outputs = {tensors[tensor].storage for tensor in op.outputs}
        if any(s is not None and is_cached_at(index, s, before) for s in outputs):
            continue
        for storage in op.inputs:
            birth = storages[storage].birth
            if storage in made or birth is None or not is_cast(index, storage):
                continue
            if not is_cached_at(index, storage, before):
                found.append(birth)
                made.add(storage)
        if position < region.end_op:
            made |= outputs
            found.append(position)
    if not found and region.ops.start < len(index.recording.ops):
        return (region.ops.start,), frozenset([region.ops.start])
    stop = region.end_op
    if index.recording.meta.sees_memory and region.stops_inside and stop not in found:
        return (*found, stop), region.keeps.intersection(found) | {stop}
    return tuple(found), region.keeps.intersection(found)


def made_again(index: Index, again: Recomputation) -> list[Made]:
    """List the storages that a recomputation makes, and when they die.

    A storage that a node of the region saves lives until the node releases it. The others live as
    in the forward, and no longer than the recomputation runs.
    """
    recording = index.recording
    births: dict[int, int] = {}
    used: dict[int, int] = {}
    views = kept_views(index, again.region)
    for position, op in enumerate(again.ops):
        row = recording.ops[op]
        if op in again.looks:
            used |= {storage: position for storage in row.inputs if views.get(storage) == op}
            continue
        outputs = [recording.tensors[tensor].storage for tensor in row.outputs]
        for storage in (*row.inputs, *outputs, *workspaces(index).get(op, ())):
            if storage is None or views.get(storage, op) < op:
                continue
            if recording.storages[storage].birth == op:
                births[storage] = position
            used[storage] = position
    kept = kept_until(index, again, of_kept=False)
    ends = {
        storage: used[storage] + 1
        if storage in views
        else dies_within(index, again, storage, used[storage])
        for storage in births.keys() - kept.keys()
    }
    return [
        Made(storage, birth, ends.get(storage), kept.get(storage, 0))
        for storage, birth in births.items()
    ]


@derived
def workspaces(index: Index) -> dict[int, list[int]]:
    """Return the workspaces of every op: memory that no op received or returned, and that has no
    holder.

    While torch compiles a region, it keeps random states. A recomputation compiles nothing.
    """
    recording = index.recording
    windows = tensor_storages(index)
    known: set[int | None] = {storage for op in recording.ops for storage in op.inputs}
    known.update(windows[tensor] for op in recording.ops for tensor in op.outputs)
    known.update(saved_storages(index))
    found = {}
    around = {row.module for row in recording.nodes if is_region(row) and row.module is not None}
    compiled = ops_inside(recording, around)
    for op, made in made_by_ops(index).items():
        own = [s for s in made if s not in known and recording.storages[s].holder is None]
        if op in compiled:
            own = _without_states(recording, made, own)
        if own:
            found[op] = own
    return found


def _without_states(recording: Recording, made: Sequence[int], own: Sequence[int]) -> list[int]:
    """Leave out the random states that the compiler kept before an op: two at a time.

    The recording may have the second one as the memory by which both exceed the op's results.
    """
    rows = recording.storages
    left = [storage for storage in own if not is_host_state(rows[storage])]
    is_state = len(left) < len(own) and sum(rows[one].nbytes for one in made) <= 2 * HOST_STATE
    return [] if is_state else left


def kept_views(index: Index, region: Region) -> dict[int, int]:
    """Map each recomputed storage to the first op whose kept result is a view of it in the forward.

    From there on a recomputation uses the storage of the forward, if it uses the view alone.
    """
    recording = index.recording
    found: dict[int, int] = {}
    for op in sorted(region.keeps):
        for tensor in recording.ops[op].outputs:
            storage = recording.tensors[tensor].storage
            birth = None if storage is None else recording.storages[storage].birth
            is_view = birth is not None and region.ops.start <= birth < op
            if storage is not None and is_view and birth not in region.keeps:
                found.setdefault(storage, op)
    return found


def kept_until(index: Index, again: Recomputation, *, of_kept: bool) -> dict[int, int]:
    """Map each storage that nodes of a region save to when the last of them releases it.

    ``of_kept``: where a checkpoint keeps a view of a storage that is recomputed, these are the
    nodes that save the storage of the forward, not the recomputed one.

    That is when the node has run, even if the graph is retained for one more backward, or within
    its last ops if the recording saw the storage die then.
    """
    storages, saves = saved_storages(index), index.recording.saves
    views = kept_views(index, again.region)
    found: dict[int, int] = {}
    for node in again.region.nodes:
        for save in saves_of(index, node):
            storage = storages[save]
            if saves[save].kind is not SaveKind.SAVED or storage is None:
                continue
            if storage in views and uses_view(index, node, views[storage]) is not of_kept:
                continue
            is_checkpoint = index.recording.nodes[node].kind is _CHECKPOINT
            end = (_given_until if is_checkpoint else _saved_until)(index, node, storage, again)
            found[storage] = max(end, found.get(storage, 0))
    for storage, end in found.items():
        death = index.recording.storages[storage].death
        if death is not None and again.before < death < end:
            found[storage] = death
    return found


def uses_view(index: Index, node: int, view: int) -> bool:
    """Tell whether a node was made after an op that returned a kept view."""
    return last_op_of_nodes(index).get(node, view + 1) > view


def _given_until(index: Index, checkpoint: int, storage: int, again: Recomputation) -> int:
    """Return after how many ops an argument of a checkpoint inside the region is released.

    The recomputation of the inner region receives it, and those of regions inside it may. Then it
    lives on only if an inner node saves it.
    """
    ops, nodes = index.recording.ops, index.recording.nodes
    region = nodes[checkpoint].region
    inner = regions_nodes(index).get(region, ())
    ran = [op for node in inner for op in _ran(index, node, again)]
    if not ran:
        return max(_let_go(index, of, again) for of in inner or (checkpoint,))
    uses = _uses(index).get(storage, [])
    uses = uses[bisect_left(uses, again.before) : bisect_left(uses, again.end)]
    ends = [_recomputed_until(index, op) for op in uses if ops[op].module is not None]
    if not ends or any(nodes[node].region == region for node in inner):
        ends.append(1 + max((op for op in ran if ops[op].module is not None), default=again.before))
    users = {ran_for(index)[op] for op in uses if ops[op].module is None}
    ends += (_let_go(index, node, again) for node in users if node in again.region.nodes)
    return max(ends)


@derived
def _uses(index: Index) -> dict[int, list[int]]:
    """Map every storage to the ops of backwards that receive it."""
    found: dict[int, list[int]] = {}
    for position, node in enumerate(ran_for(index)):
        for storage in () if node is None else index.recording.ops[position].inputs:
            found.setdefault(storage, []).append(position)
    return found


def _recomputed_until(index: Index, op: int) -> int:
    """Return the end of the recomputation that ran an op: a call inside no other."""
    rows = calls_around(index, index.recording.ops[op].module)
    return max([op + 1, *(index.recording.modules[row].end_op for row in rows)])


def _saved_until(index: Index, node: int, _: int, again: Recomputation) -> int:
    return _let_go(index, node, again)


def _ran(index: Index, node: int, again: Recomputation) -> Sequence[int]:
    """Return the ops that ran for a node in the backward of a recomputation."""
    ran = backward_ops(index).get(node, ())
    return ran[bisect_left(ran, again.before) : bisect_left(ran, again.end)]


def _let_go(index: Index, node: int, again: Recomputation) -> int:
    """Return after how many ops a node has run in the backward of a recomputation."""
    own = _ran(index, node, again)
    if own:
        return _last_own(index, node, own) + 1
    release = releases(index)[node]
    return release if release is not None and again.before < release <= again.end else again.end


def _last_own(index: Index, node: int, ran: Sequence[int]) -> int:
    """Return the last op that a node runs itself, using the recomputed tensors.

    After it the engine casts gradients to the dtype of their tensors, sums them over broadcast
    dimensions, and adds them to those of other nodes.
    """
    engines = _CASTS | _SUMS if op_names(index)[node] in _BROADCASTING else _CASTS
    last = bisect_left(ran, last_own(index, ran))
    while last and _name(index, ran[last]) in engines:
        last -= 1
    return ran[last]


def _name(index: Index, op: int) -> str:
    return operator(index.recording.ops[op].name).name


_CASTS, _SUMS = {"_to_copy"}, {"sum", "view"}
_BROADCASTING = {
    *("add", "addbmm", "addcdiv", "addcmul", "addmm", "addmv", "addr", "baddbmm", "div", "lerp"),
    *("mul", "pow", "sub", "where"),
}
"""These nodes never end with a sum of their own."""


def dies_within(index: Index, again: Recomputation, storage: int, last_use: int) -> int:
    """Return after how many ops of the recomputation a storage dies that nothing saves."""
    row = index.recording.storages[storage]
    # The graph of a recomputation dies with it, and so does memory on a ctx.
    if is_cast(index, storage) or row.holder is Holder.CTX:
        return len(again.ops)
    death = row.death
    if death is None:
        return last_use + 1
    return max(last_use + 1, again.ran(death))
