"""What a backward would run again: the ops of a region, and how long lives what they make."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.index import Index, derived
from tb_actmem.analysis.index.names import op_names
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.storages import made_by_ops, saved_storages, tensor_storages
from tb_actmem.model import Holder, NodeKind, Recording, SaveKind
from tb_actmem.predict.checkpointing.backward import (
    backward_ops,
    backwards,
    regions_nodes,
    releases,
)
from tb_actmem.predict.checkpointing.lifetimes import is_cached_at, is_cast
from tb_actmem.predict.checkpointing.regions import Region

_CHECKPOINT = NodeKind.CHECKPOINT


class Again(NamedTuple):
    """One recomputation."""

    region: Region
    before: int
    """The op of the backward before which it runs."""
    end: int
    """Where that backward ends."""
    ops: tuple[int, ...]
    """The ops of the forward that run again."""
    in_order: tuple[int, ...]
    """The same as the forward ran them; copies that autocast makes anew come later in ``ops``."""

    def ran(self, op: int) -> int:
        """How many of its ops stand before one of the forward."""
        return bisect_left(self.in_order, op)


class Made(NamedTuple):
    """A storage that a recomputation makes."""

    storage: int
    """What it is in the forward."""
    birth: int
    """Which of the recomputation's ops makes it."""
    dies_within: int | None
    """After how many of the recomputation's ops it dies; None: it outlives them."""
    dies: int
    """After how many ops of the recording it dies then."""


def recomputations(index: Index, regions: Sequence[Region]) -> list[Again]:
    """Find where backwards would run regions again: before the first node that asks for a save."""
    found = []
    for region in regions:
        ran = sorted(op for node in region.asking for op in backward_ops(index).get(node, ()))
        for phase in backwards(index):
            at = bisect_left(ran, phase.first_op)
            if at < len(ran) and ran[at] < phase.end_op:
                before = _asks(index, ran[at])
                ops = _ops(index, region, before)
                found.append(Again(region, before, phase.end_op, ops, tuple(sorted(ops))))
    return sorted(found, key=lambda again: again.before)


def _asks(index: Index, first: int) -> int:
    """The op before which a node asks for what it saved, of its own the first or a later one.

    A Function is given zeros for gradients that there are none of, before its own lines run.
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
    """Which function of the program ran an op."""
    frame = recording.ops[op].frame
    return None if frame is None else recording.frames[frame][::2]


def _ops(index: Index, region: Region, before: int) -> tuple[int, ...]:
    """The ops to run: those of the region, and copies for autocast that its cache has no more."""
    storages, tensors = index.recording.storages, index.recording.tensors
    found: list[int] = []
    made: set[int | None] = set()
    # Autocast copies what the op is given at which torch stops.
    for position in range(region.first_op, max(region.end_op, region.last_op + 1)):
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
            if position not in region.keeps:
                found.append(position)
    return tuple(found)


def made_again(index: Index, again: Again) -> list[Made]:
    """List what a recomputation makes, and when it dies.

    What a node of the region keeps lives until it has let go; all else lives as it did in the
    forward, and no longer than the recomputation runs.
    """
    recording = index.recording
    births: dict[int, int] = {}
    used: dict[int, int] = {}
    for position, op in enumerate(again.ops):
        row = recording.ops[op]
        outputs = [recording.tensors[tensor].storage for tensor in row.outputs]
        for storage in (*row.inputs, *outputs, *_workspaces(index).get(op, ())):
            if storage is None:
                continue
            if recording.storages[storage].birth == op:
                births[storage] = position
            used[storage] = position
    kept = kept_until(index, again)
    return [
        Made(storage, birth, None, kept[storage])
        if storage in kept
        else Made(storage, birth, dies_within(index, again, storage, used[storage]), 0)
        for storage, birth in births.items()
    ]


@derived
def _workspaces(index: Index) -> dict[int, list[int]]:
    """For every op what it took for itself: no op was given or returned it, and nobody holds it."""
    recording = index.recording
    windows = tensor_storages(index)
    known: set[int | None] = {storage for op in recording.ops for storage in op.inputs}
    known.update(windows[tensor] for op in recording.ops for tensor in op.outputs)
    known.update(saved_storages(index))
    found = {}
    for op, made in made_by_ops(index).items():
        own = [s for s in made if s not in known and recording.storages[s].holder is None]
        if own:
            found[op] = own
    return found


def kept_until(index: Index, again: Again) -> dict[int, int]:
    """For each storage that nodes of a region keep: when the last of them lets go.

    That is when it has run, also where the graph is kept for one more backward, or in its last ops,
    where the recording saw it die then.
    """
    storages, saves = saved_storages(index), index.recording.saves
    found: dict[int, int] = {}
    for node in again.region.nodes:
        for save in saves_of(index, node):
            storage = storages[save]
            if saves[save].kind is not SaveKind.SAVED or storage is None:
                continue
            is_checkpoint = index.recording.nodes[node].kind is _CHECKPOINT
            end = (_given_until if is_checkpoint else _saved_until)(index, node, storage, again)
            found[storage] = max(end, found.get(storage, 0))
    for storage, end in found.items():
        death = index.recording.storages[storage].death
        if death is not None and again.before < death < end:
            found[storage] = death
    return found


def _given_until(index: Index, checkpoint: int, storage: int, again: Again) -> int:
    """After how many ops an argument of a checkpoint inside of the region is let go of.

    It is given to the recomputation of the inner region, and then lives on only where a node in
    there saves it.
    """
    ops = index.recording.ops
    inner = regions_nodes(index).get(index.recording.nodes[checkpoint].region, ())
    ran = [op for node in inner for op in _ran(index, node, again)]
    if not ran:
        return max(_let_go(index, of, again) for of in inner or (checkpoint,))
    ends = [1 + max((op for op in ran if ops[op].module is not None), default=again.before)]
    ends += (
        _let_go(index, node, again)
        for node in inner
        if any(storage in ops[op].inputs for op in _own(index, node, again))
    )
    return max(ends)


def _saved_until(index: Index, node: int, _: int, again: Again) -> int:
    return _let_go(index, node, again)


def _ran(index: Index, node: int, again: Again) -> Sequence[int]:
    """The ops that ran for a node in the backward of a recomputation."""
    ran = backward_ops(index).get(node, ())
    return ran[bisect_left(ran, again.before) : bisect_left(ran, again.end)]


def _own(index: Index, node: int, again: Again) -> list[int]:
    """Those of them that no module ran: recomputations are calls of modules."""
    return [op for op in _ran(index, node, again) if index.recording.ops[op].module is None]


def _let_go(index: Index, node: int, again: Again) -> int:
    """After how many ops a node has run in the backward of a recomputation."""
    own = _ran(index, node, again)
    if own:
        return _last_own(index, node, own) + 1
    release = releases(index)[node]
    return release if release is not None and again.before < release <= again.end else again.end


def _last_own(index: Index, node: int, ran: Sequence[int]) -> int:
    """Return the last op that a node runs itself, with what it has been given again.

    Behind it the engine casts gradients to the dtype of what they are of, and sums them where that
    was broadcast.
    """
    engines = _CASTS | _SUMS if op_names(index)[node] in _BROADCASTING else _CASTS
    last = len(ran) - 1
    while last and _name(index, ran[last]) in engines:
        last -= 1
    return ran[last]


def _name(index: Index, op: int) -> str:
    return operator(index.recording.ops[op].name).name


_CASTS, _SUMS = {"_to_copy"}, {"sum", "view"}
_BROADCASTING = {"add", "addcdiv", "addcmul", "div", "lerp", "mul", "pow", "sub", "where"}
"""Nodes of these end with no sum of their own."""


def dies_within(index: Index, again: Again, storage: int, last_use: int) -> int:
    """After how many ops of the recomputation a storage dies that nothing keeps."""
    row = index.recording.storages[storage]
    # The graph that a recomputation makes goes with it, and so does what is on a ctx.
    if is_cast(index, storage) or row.holder is Holder.CTX:
        return len(again.ops)
    death = row.death
    if death is None:
        return last_use + 1
    return max(last_use + 1, again.ran(death))
