"""Graphs that a forward made and freed: notes on their memory, which a recording lacks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import HOST, tensor_nbytes
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import OWN, tensor_storages
from tb_actmem.model import Category, Note, Recording, Storage
from tb_actmem.predict.checkpointing.checks import ops_inside
from tb_actmem.predict.checkpointing.lifetimes import meanwhile_bytes
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step
from tb_actmem.predict.checkpointing.step.forward import ops_by_storage, touched


def freed_notes(step: Step, chosen: Sequence[Region], idle: Collection[int] = ()) -> list[Note]:
    """Describe memory that outlives its regions without a user or a known holder.

    A graph that the forward freed may have held it, and a checkpoint frees it earlier. ``idle``:
    chosen calls without a region, of which that graph may have been all.
    """
    recording, saved = step.recording, set(step.saved)
    used = {storage: at for at, op in enumerate(recording.ops) for storage in op.inputs}
    made = step.made
    nbytes = sum(
        row.nbytes
        for region in chosen
        for op in region.ops
        for storage in made.get(op, ())
        if (row := recording.storages[storage]).holder is None and storage not in saved
        if row.death is not None and row.death > region.ops.stop
        if used.get(storage, op) < region.ops.stop - 1
    )
    nbytes += _of_freed_graphs(step, idle)
    return [Note.of("graph-freed-early", nbytes=nbytes)] if nbytes else []


def _of_freed_graphs(step: Step, calls: Collection[int]) -> int:
    """Return the bytes that graphs of some calls may have held, and those that their checkpoints
    would hold instead: arguments and random states."""
    recording, rows = step.recording, step.recording.storages
    inside = ops_inside(recording, calls)
    if not inside or inside.isdisjoint(_freed_ops(step)):
        return 0
    saved = {*step.saved, *step.casts}
    held = {
        storage
        for op in inside
        for storage in step.made.get(op, ())
        if recording.ops[op].node is None
        if storage not in saved and step.unkept[storage] != rows[storage].death
    }
    given = (one.tensor for call in calls for one in step.arguments.get(call, ()))
    owners = {recording.tensors[tensor].storage for tensor in given}
    held |= {one for one in owners if one is not None and rows[one].birth is not None}
    states = len(calls) * meanwhile_bytes(recording, "cpu")
    return states + sum(rows[storage].nbytes for storage in held)


def again_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of nodes that the forward made in regions and freed.

    A checkpoint frees what they save at once. It saves it again, up to the last of them.
    """
    recording, freed = step.recording, _freed_ops(step)
    found, names = set[int | None](), dict[str, None]()
    for region in chosen:
        own = freed[bisect_left(freed, region.ops.start) : bisect_left(freed, region.ops.stop)]
        behind = range(region.end_op, max(own, default=0) + 1)
        found |= {one for at in own for one in touched(recording, recording.ops[at])}
        found |= {one for at in behind for one in step.made.get(at, ())}
        names |= dict.fromkeys(_names(step, own))
    rows = (recording.storages[one] for one in found if one is not None)
    nbytes = sum(row.nbytes for row in rows if row.category not in OWN)
    return [Note.of("freed-graph-again", names=sorted(names), nbytes=nbytes)] if nbytes else []


def kept_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of graphs that the forward frees, although they end in an argument.

    A checkpoint keeps its arguments, and so what their graphs save.
    """
    recording, rows = step.recording, step.recording.storages
    freed = {*_freed_ops(step)}
    if not freed:
        return []
    found, names = set[int | None](), dict[str, None]()
    for region in chosen:
        own = {at for at in _ops_before(step, region) if at in freed}
        found |= {one for at in own for one in touched(recording, recording.ops[at])}
        names |= dict.fromkeys([step.names[region.call]] if own else ())
    of = (rows[one] for one in found.difference(step.saved) if one is not None)
    nbytes = sum(row.nbytes for row in of if row.category not in OWN)
    return [Note.of("freed-graph-kept", names=[*names], nbytes=nbytes)] if nbytes else []


def _ops_before(step: Step, region: Region) -> set[int]:
    """Return the ops without a node from which the arguments of a region were computed."""
    ops, rows = step.recording.ops, step.recording.storages
    found = set[int]()
    waiting = [one for one in region.given if not _is_detached(step, one, region.ops.start)]
    while waiting:
        storage = waiting.pop()
        makers = {rows[storage].birth, *step.writers.get(storage, ())}
        for at in makers - found:
            if at is not None and at < region.ops.start and ops[at].node is None:
                found.add(at)
                waiting += ops[at].inputs
    return found


def _is_detached(step: Step, storage: int, before: int) -> bool:
    """Tell whether the last op that returned some memory was a detach."""
    made_by = _returned_by(step.index).get(storage, ())
    at = bisect_left(made_by, before)
    return at > 0 and operator(step.recording.ops[made_by[at - 1]].name).name == "detach"


@derived
def _returned_by(index: Index) -> Mapping[int, Sequence[int]]:
    """Map memory to the ops that returned it, in order."""
    storages = tensor_storages(index)
    results = ([storages[one] for one in op.outputs] for op in index.recording.ops)
    return ops_by_storage(
        (at, [one for one in of if one is not None]) for at, of in enumerate(results)
    )


def copied_notes(step: Step, calls: Collection[int]) -> list[Note]:
    """Describe the copies on the host for nodes that the forward made in some calls and freed.

    A node saves inputs and outputs of its op, each at most once. A checkpoint copies nothing but
    its arguments. The hook returns memory on the host itself: a node that saves its own result then
    keeps itself alive (pytorch#115255), with all that the nodes before it save.
    """
    recording, inside = step.recording, ops_inside(step.recording, calls)
    freed = [at for at in _freed_ops(step) if at in inside and recording.ops[at].region is None]
    sizes, rows = _largest_views(recording) if freed else [], recording.storages
    saved = [
        one for at in freed for one in touched(recording, recording.ops[at]) if one is not None
    ]
    nbytes = sum(sizes[one] for one in saved if rows[one].device != HOST)
    nbytes += sum(rows[one].nbytes for one in {*saved} if _is_made_on_host(rows[one]))
    names = _names(step, freed)
    return [Note.of("freed-graph-copies", names=names, nbytes=nbytes)] if nbytes else []


def _is_made_on_host(row: Storage) -> bool:
    return row.device == HOST and row.birth is not None and row.category not in OWN


def _names(step: Step, ops: Sequence[int]) -> list[str]:
    modules = (step.recording.ops[at].module for at in ops)
    return sorted({step.names[module] for module in modules if module is not None})


def _largest_views(recording: Recording) -> list[int]:
    """Return for each storage the bytes of its largest tensor: an expanded one is larger."""
    found = [row.nbytes for row in recording.storages]
    for tensor, row in enumerate(recording.tensors):
        if row.storage is not None:
            found[row.storage] = max(found[row.storage], tensor_nbytes(recording, tensor))
    return found


def _freed_ops(step: Step) -> list[int]:
    """Return the ops that may have made a node with saved tensors, freed before the graph was read.

    A thread numbers all its nodes. So a number without a node shows one that was freed. Nodes of
    views save sizes only.
    """
    recording, is_lacking, known = step.recording, _lacking(step), {*step.last_op.values()}
    given = (at for at, row in enumerate(recording.storages) if row.category in _GIVEN)
    found, grown = [], {*given, *step.with_gradients}
    for at, op in enumerate(recording.ops):
        is_known = op.node is not None or op.backward_of is not None or at in known
        if not is_known and is_lacking(at) and not grown.isdisjoint(op.inputs):
            made = {recording.tensors[output].storage for output in op.outputs}
            is_view = made.issubset(op.inputs) and at not in step.written
            found += [] if is_view or operator(op.name).name in SAVE_NOTHING else [at]
            grown |= _floating(recording, op.outputs)
    return found


SAVE_NOTHING = frozenset(
    {"add", "cat", "clone", "constant_pad_nd", "mean", "neg", "repeat", "roll", "stack", "sub"}
    | {"sum", "_to_copy"}
)
"""Ops whose nodes save no tensors."""


_GIVEN = {Category.PARAMETER, Category.INPUT}
"""Categories of memory that may require grad from the beginning."""


def _floating(recording: Recording, tensors: Iterable[int]) -> set[int | None]:
    """Return the storages of tensors whose dtype can require grad."""
    rows = (recording.tensors[tensor] for tensor in tensors)
    return {row.storage for row in rows if row.dtype.startswith(("float", "bfloat", "complex"))}


def _lacking(step: Step) -> Callable[[int], bool]:
    """Return a function that tells whether nodes may be missing between the ones around an op."""
    nodes = step.recording.nodes
    numbers = sorted({row.sequence_nr for row in nodes if row.sequence_nr is not None})
    known = sorted(
        (at, number)
        for node, at in step.last_op.items()
        if (number := nodes[node].sequence_nr) is not None
    )
    ops = [at for at, _ in known]

    def is_lacking(op: int) -> bool:
        at = bisect_left(ops, op)
        if at in (0, len(ops)):
            return True
        first, end = known[at - 1][1], known[at][1]
        between = bisect_left(numbers, end) - bisect_left(numbers, first)
        return end - first != between

    return is_lacking
