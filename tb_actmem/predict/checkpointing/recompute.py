"""The recomputations of a backward: the ops of a region, and how long their results live."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import op_names
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.model import COPY_SLICES, Holder, NodeKind, Recording
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step

_CHECKPOINT = NodeKind.CHECKPOINT


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
    copies: Mapping[int, int]
    """Copy that autocast does not repeat → the earlier copy in its cache."""
    made: tuple[Made, ...] = ()
    """The storages that it makes."""

    @property
    def work(self) -> tuple[int, ...]:
        """The recomputed ops."""
        return tuple(op for op in self.ops if op not in self.looks)

    def ran(self, op: int) -> int:
        """Return how many of its ops are behind before one of the forward would begin."""
        position = bisect_left(self.own, op)
        return self.behind[position - 1] if position else 0


def recomputations(step: Step, regions: Sequence[Region]) -> list[Recomputation]:
    """Find where backwards would recompute regions: before the first node that needs a save."""
    found = []
    for region in regions:
        ran = sorted(op for node in region.asking for op in step.ran.get(node, ()))
        for phase, (first, *_) in step.in_backwards(ran):
            before = step.unpacks_before(first)
            ops, looks, copies = _ops(step, region, before)
            own = _own_ops(region, ops)
            again = Recomputation(region, before, phase.end_op, ops, looks, *own, copies)
            found.append(again._replace(made=_made(step, again)))
    return sorted(found, key=lambda again: again.before)


def _own_ops(region: Region, ops: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    own: list[int] = []
    behind: list[int] = []
    for ran, op in enumerate(ops, 1):
        if op >= region.ops.start and not (own and op < own[-1]):
            own.append(op)
            behind.append(ran)
    return tuple(own), tuple(behind)


def _ops(
    step: Step, region: Region, before: int
) -> tuple[tuple[int, ...], frozenset[int], Mapping[int, int]]:
    """Return the ops of the region, with autocast's copies that are not cached; those of them at
    which torch only looks; and the copies that autocast does not make again, with those that it
    uses instead.

    A checkpoint recomputes inside an autocast block of its own. So autocast blocks of the program
    inside it leave their copies in the cache.

    A region whose first op is the one at which torch stops runs none. One that stops where an inner
    checkpoint begins ends when this one has kept its random state.
    """
    found: list[int] = []
    made: set[int] = set()
    cached: dict[Copied, int] = {}
    copies: dict[int, int] = {}
    # Autocast copies the inputs of the op at which torch stops.
    for position in range(region.ops.start, max(region.end_op, region.last_op + 1)):
        if any(_is_cached(step, one, before) for one in _results(step, position)):
            continue
        for op in (*_copied_for(step, position, made, before), position):
            copied, results = copied_by(step, op), _results(step, op)
            made.update(results)
            if copied in cached:
                copies[results[0]] = cached[copied]
            elif op < region.end_op:
                found.append(op)
                cached |= {copied: results[0]} if copied else {}
    if not found and region.ops.start < len(step.recording.ops):
        return (region.ops.start,), frozenset([region.ops.start]), copies
    stop = region.end_op
    if step.recording.meta.sees_memory and region.stops_inside and stop not in found:
        return (*found, stop), region.keeps.intersection(found) | {stop}, copies
    return tuple(found), region.keeps.intersection(found), copies


def _copied_for(step: Step, op: int, made: Collection[int], before: int) -> list[int]:
    """Return the ops that make copies of autocast for an op, except for those in its cache."""
    copies = [one for one in step.recording.ops[op].inputs if one in step.casts]
    births = (
        step.recording.storages[one].birth
        for one in dict.fromkeys(copies)
        if one not in made and not _is_cached(step, one, before)
    )
    return [birth for birth in births if birth is not None]


Copied = tuple[tuple[int, ...], str]
"""The memory that autocast copies, and the dtype of the copy."""


def copied_by(step: Step, op: int) -> Copied | None:
    """Return the memory that autocast may copy in an op."""
    row, storages = step.recording.ops[op], _results(step, op)
    if not storages or storages[0] not in step.casts or storages[0] in row.inputs:
        return None
    return row.inputs, step.recording.tensors[row.outputs[0]].dtype


def _results(step: Step, op: int) -> list[int]:
    """Return the storages of an op's results."""
    outputs = step.recording.ops[op].outputs
    storages = (step.recording.tensors[tensor].storage for tensor in outputs)
    return [storage for storage in storages if storage is not None]


def _is_cached(step: Step, storage: int, op: int) -> bool:
    """Tell whether autocast still caches a copy before an op, and so does not make it again."""
    end = step.casts.get(storage, 0)
    return end is None or end > op


def _made(step: Step, again: Recomputation) -> tuple[Made, ...]:
    """List the storages that a recomputation makes, and when they die.

    A storage that a node of the region saves lives until the node releases it. The others live as
    in the forward, and no longer than the recomputation runs.
    """
    recording = step.recording
    births: dict[int, int] = {}
    used: dict[int, int] = {}
    views = again.region.views
    for position, op in enumerate(again.ops):
        row = recording.ops[op]
        outputs = [recording.tensors[tensor].storage for tensor in row.outputs]
        if op in again.looks:
            used |= {storage: position for storage in row.inputs if views.get(storage) == op}
            # A number becomes a tensor before the checkpoint's mode gets the op.
            numbers = numbers_of(recording, op) if op in again.region.keeps else ()
            births |= dict.fromkeys(numbers, position)
            used |= dict.fromkeys(numbers, position)
            continue
        on_ctx = (s for s in step.made.get(op, ()) if recording.storages[s].holder is Holder.CTX)
        for storage in (*row.inputs, *outputs, *step.workspaces.get(op, ()), *on_ctx):
            if storage is None or views.get(storage, op) < op:
                continue
            if recording.storages[storage].birth == op:
                births[storage] = position
            used[storage] = position
    kept = kept_until(step, again, of_kept=False)
    for copy, first in again.copies.items():
        if copy in kept:
            kept[first] = max(kept.pop(copy), kept.get(first, 0))
    ends = {
        storage: used[storage] + 1
        if storage in views
        else dies_within(step, again, storage, used[storage])
        for storage in births.keys() - kept.keys()
    }
    return tuple(
        Made(storage, birth, ends.get(storage), kept.get(storage, 0))
        for storage, birth in births.items()
    )


def numbers_of(recording: Recording, op: int) -> set[int]:
    """Return the storages of numbers that an op received: they became tensors for it alone."""
    row = recording.ops[op]
    returned = {recording.tensors[tensor].storage for tensor in row.outputs}
    return {one for one in row.inputs if recording.storages[one].birth == op} - returned


def kept_until(step: Step, again: Recomputation, *, of_kept: bool) -> dict[int, int]:
    """Map each storage that nodes of a region save to when the last of them releases it.

    A node that has already released its saves gets none.

    ``of_kept``: where a checkpoint keeps a view of a storage that is recomputed, these are the
    nodes that save the storage of the forward, not the recomputed one.

    That is when the node has run, even if the graph is retained for one more backward, or within
    its last ops if the recording saw the storage die then.
    """
    storages = step.saved
    views = again.region.views
    found: dict[int, int] = {}
    for node in again.region.nodes:
        for save in step.saves[node]:
            storage = storages[save]
            if save not in step.packed or storage is None:
                continue
            if _is_gone(step, node, again):
                continue
            if storage in views and uses_view(step, node, views[storage]) is not of_kept:
                continue
            end = _let_go(step, node, again)
            if step.recording.nodes[node].kind is _CHECKPOINT:
                end = _given_until(step, node, storage, again)
            within = step.in_gradients(storage, again.region.nodes, again.before, again.end)
            ends = (len(step.recording.ops) if one is None else one for one in within)
            found[storage] = max(end, found.get(storage, 0), *ends)
    for storage, end in found.items():
        death = step.recording.storages[storage].death
        if death is not None and again.before < death < end:
            found[storage] = death
    return found


def uses_view(step: Step, node: int, view: int) -> bool:
    """Tell whether a node was made after an op that returned a kept view."""
    return step.last_op.get(node, view + 1) > view


def _given_until(step: Step, checkpoint: int, storage: int, again: Recomputation) -> int:
    """Return after how many ops an argument of a checkpoint inside the region is released.

    The recomputation of the inner region receives it, and those of regions inside it may. Then it
    lives on only if an inner node saves it.
    """
    ops, nodes = step.recording.ops, step.recording.nodes
    region = nodes[checkpoint].region
    inner = step.waiting.get(region, ())
    ran = [op for node in inner for op in _ran(step, node, again)]
    if not ran:
        return max(_let_go(step, of, again) for of in inner or (checkpoint,))
    uses = step.uses.get(storage, ())
    uses = uses[bisect_left(uses, again.before) : bisect_left(uses, again.end)]
    ends = [_recomputed_until(step, op) for op in uses if ops[op].module is not None]
    if not ends or any(nodes[node].region == region for node in inner):
        ends.append(1 + max((op for op in ran if ops[op].module is not None), default=again.before))
    users = {step.ran_for[op] for op in uses if ops[op].module is None}
    ends += (_let_go(step, node, again) for node in users if node in again.region.nodes)
    return max(ends)


def _recomputed_until(step: Step, op: int) -> int:
    """Return the end of the recomputation that ran an op: a call inside no other."""
    rows = calls_around(step.index, step.recording.ops[op].module)
    return max([op + 1, *(step.recording.modules[row].end_op for row in rows)])


def _ran(step: Step, node: int, again: Recomputation) -> Sequence[int]:
    """Return the ops that ran for a node in the backward of a recomputation."""
    ran = step.ran.get(node, ())
    return ran[bisect_left(ran, again.before) : bisect_left(ran, again.end)]


def _let_go(step: Step, node: int, again: Recomputation) -> int:
    """Return after how many ops a node releases the tensors of a recomputation.

    It takes them when it runs. A node that does not run in this backward has them until it releases
    its saves: those of each backward, if several recompute.
    """
    own = _ran(step, node, again)
    if own:
        return _last_own(step, node, own) + 1
    release = step.releases[node]
    return len(step.recording.ops) if release is None else release


def _is_gone(step: Step, node: int, again: Recomputation) -> bool:
    release = step.releases[node]
    return release is not None and release <= again.before


def _last_own(step: Step, node: int, ran: Sequence[int]) -> int:
    """Return the last op that a node runs itself, using the recomputed tensors.

    After it the engine casts gradients to the dtype of their tensors, sums them over broadcast
    dimensions, and adds them to those of other nodes.
    """
    engines = _CASTS | _SUMS if op_names(step.index)[node] in _BROADCASTING else _CASTS
    if step.recording.nodes[node].name == COPY_SLICES:
        engines = engines | _COPIES
    last = bisect_left(ran, step.last_own(ran))
    while last and _name(step, ran[last]) in engines:
        last -= 1
    return ran[last]


def _name(step: Step, op: int) -> str:
    return operator(step.recording.ops[op].name).name


_CASTS, _SUMS = {"_to_copy"}, {"sum", "view"}
_COPIES = {"copy_"}
"""A CopySlices copies the gradient that its function returned."""
_BROADCASTING = {
    *("add", "addbmm", "addcdiv", "addcmul", "addmm", "addmv", "addr", "baddbmm", "div", "lerp"),
    *("mul", "pow", "sub", "where"),
}
"""These nodes never end with a sum of their own."""


def dies_within(step: Step, again: Recomputation, storage: int, last_use: int) -> int:
    """Return after how many ops of the recomputation a storage dies that nothing saves."""
    row = step.recording.storages[storage]
    # The graph of a recomputation dies with it, and so does memory on a ctx.
    if storage in step.casts or row.holder is Holder.CTX:
        return len(again.ops)
    death = row.death
    if death is None:
        return last_use + 1
    return max(last_use + 1, again.ran(death))
