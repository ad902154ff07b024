"""The graph of a predicted recording: the recorded one, with a checkpoint for each region."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index, derived, latest
from tb_actmem.analysis.index.modules import calls_around, common_call
from tb_actmem.analysis.index.storages import is_region, made_by_ops
from tb_actmem.model import (
    COPY_SLICES,
    Basis,
    Category,
    Holder,
    Node,
    NodeKind,
    Recording,
    Save,
    SaveKind,
    Storage,
)
from tb_actmem.predict.checkpointing import Clock
from tb_actmem.predict.checkpointing.lifetimes import argument_storages, deaths
from tb_actmem.predict.checkpointing.node_times import (
    HOST_STATE,
    is_packed,
    kept_states,
    region_begin,
)
from tb_actmem.predict.checkpointing.recompute import Recomputation, made_again, workspaces
from tb_actmem.predict.checkpointing.regions import Region, is_kept_aside

_CACHE = SaveKind.CACHE
_LEAF, _CHECKPOINT = NodeKind.ACCUMULATE_GRAD, NodeKind.CHECKPOINT


def with_checkpoints(
    index: Index,
    regions: Sequence[Region],
    numbers: Sequence[int],
    caches: Sequence[Sequence[tuple[int | None, int]]],
) -> Recording:
    """Give each region a checkpoint that keeps its arguments, and let its nodes save nothing.

    ``numbers``: region → its number. ``caches``: region → the tensors that its checkpoint keeps
    aside, each with the node that made it (None: the checkpoint itself). Only nodes and references
    to them are changed.
    """
    recording = index.recording
    places = [_place(recording, region) for region in regions]
    order = sorted(range(len(regions)), key=places.__getitem__)
    before = [places[region] for region in order]

    def moved(node: int) -> int:
        return node + bisect_right(before, node)

    nodes, saves = _released(recording, regions, numbers)
    saves = [save._replace(node=moved(save.node)) for save in saves]
    for shift, number in enumerate(order):
        region, at = regions[number], places[number] + shift
        nodes.insert(at, _checkpoint(index, region, numbers[number]))
        saves += (
            Save(at, argument.name, SaveKind.SAVED, argument.tensor, None)
            for argument in region.arguments
            if not is_kept_aside(argument)
        )
        saves += _cached(
            (at if maker is None else moved(maker), tensor) for maker, tensor in caches[number]
        )
    saving = {save.node for save in recording.saves}
    for region, kept in zip(regions, caches, strict=True):
        forward, backward = _readings(recording, region)
        for maker in {maker for maker, _ in kept if maker is not None} - saving:
            # The recording knows no readings of nodes that save nothing.
            at = moved(maker)
            nodes[at] = nodes[at]._replace(forward=forward, backward=backward)
    return replace(
        recording,
        nodes=tuple(nodes),
        saves=tuple(sorted(saves, key=lambda save: save.node)),
        edges=tuple(
            edge._replace(producer=moved(edge.producer), consumer=moved(edge.consumer))
            for edge in recording.edges
        ),
        outputs=tuple(output._replace(node=moved(output.node)) for output in recording.outputs),
        ops=tuple(
            op._replace(
                node=None if op.node is None else moved(op.node),
                backward_of=None if op.backward_of is None else moved(op.backward_of),
            )
            for op in recording.ops
        ),
    )


def _cached(caches: Iterable[tuple[int, int]]) -> Iterator[Save]:
    """Return the saves for the tensors that a checkpoint keeps aside: (node, tensor) of each."""
    slots: Counter[int] = Counter()
    for node, tensor in caches:
        slot = f"{_CACHE.value}[{slots[node]}]" if slots[node] else _CACHE.value
        slots[node] += 1
        yield Save(node, slot, _CACHE, tensor, None)


def _place(recording: Recording, region: Region) -> int:
    """Return the node before which a checkpoint comes: the first that it serves, or its leaves."""
    nodes = recording.nodes
    own = [node for node in region.savers if nodes[node].kind is not _CHECKPOINT]
    place = (own or region.savers)[0]
    while place and nodes[place - 1].kind is _LEAF:
        place -= 1
    return place


def _released(
    recording: Recording, regions: Sequence[Region], numbers: Sequence[int]
) -> tuple[list[Node], list[Save]]:
    """Mark the rows of the regions: their saves are recomputed."""
    nodes, saves = list(recording.nodes), list(recording.saves)
    made: set[int | None] = {op.node for op in recording.ops}
    made |= {node for node, row in enumerate(nodes) if row.name == COPY_SLICES}
    number_of = {
        node: number
        for region, number in zip(regions, numbers, strict=True)
        for node in region.nodes
    }
    saving = {save.node for save in saves}
    for node, number in number_of.items():
        if nodes[node].region is None and (node in made or node in saving):
            nodes[node] = nodes[node]._replace(region=number)
    for position, save in enumerate(saves):
        if save.node in number_of and is_packed(recording, save):
            saves[position] = save._replace(kind=SaveKind.RECOMPUTED, tensor=None)
    return nodes, saves


def _checkpoint(index: Index, region: Region, number: int) -> Node:
    forward, backward = _readings(index.recording, region)
    return Node(
        name="checkpoint",
        kind=_CHECKPOINT,
        sequence_nr=None,
        module=_around(index, region),
        frame=None,
        variable=None,
        region=number,
        forward=forward,
        backward=backward,
    )


def _readings(recording: Recording, region: Region) -> tuple[int, int | None]:
    """Return the forward in which the nodes of a region were made, and their last backward."""
    rows = [recording.nodes[node] for node in region.savers]
    last = [row.backward for row in rows]
    backward = None if None in last else max(last, key=lambda backward: backward or 0)
    return min(row.forward for row in rows), backward


def _around(index: Index, region: Region) -> int:
    """Return the innermost call in which all nodes of a region were made."""
    nodes = [index.recording.nodes[node] for node in region.nodes]
    found = common_call(index, {row.module for row in nodes if row.kind is not _CHECKPOINT})
    return region.call if found is None else found


_DEVICE_STATE = 16
"""Bytes of the state of a random generator on an accelerator."""
_ABOVE = (Holder.CTX, Holder.PACK_HOOK)
"""Holders that are named before a checkpoint's cache."""


def known_storages(
    index: Index, regions: Sequence[Region], clock: Clock, results: Mapping[int, int | None]
) -> list[Storage]:
    """Return the storages of a recording with their lifetimes when regions are checkpointed.

    ``results``: results that selective checkpoints keep → when they release them.
    """
    changed = deaths(index, regions)
    aside = {
        storage
        for region in regions
        for storage in argument_storages(index, region, kept_aside=True)
    }
    found = []
    for position, row in enumerate(index.recording.storages):
        row = clock.moved(row._replace(death=changed.get(position, row.death)))
        if position in results:
            row = row._replace(death=latest([row.death, results[position]]))
        is_cached = (position in aside or position in results) and row.holder not in _ABOVE
        found.append(row._replace(holder=Holder.CHECKPOINT_CACHE) if is_cached else row)
    return found


def random_states(recording: Recording, region: Region, clock: Clock) -> list[Storage]:
    """Return the random states that a checkpoint keeps: the host's, and those of its inputs'
    devices."""
    owners = [
        recording.tensors[argument.tensor].storage
        for argument in region.arguments
        if not is_kept_aside(argument)
    ]
    devices = [recording.storages[owner].device for owner in owners if owner is not None]
    sizes = [HOST_STATE] + [_DEVICE_STATE for device in devices if device not in ("cpu", "meta")]
    states = (
        Storage(
            device="cpu",
            nbytes=size,
            category=Category.ACTIVATION,
            name=None,
            birth=region.ops.start,
            death=region.dropped,
            holder=Holder.CHECKPOINT_CACHE,
            basis=Basis.CREATED,
        )
        for size in sizes
    )
    moved = [*map(clock.moved, states)]
    if region.dropped is None or region.dropped == region.release:
        return moved
    node = recording.ops[region.dropped - 1].backward_of
    if node is None or not is_region(recording.nodes[node]):
        return moved
    # A compiled region drops the checkpoint after the recomputation, before its own first op.
    return [state._replace(death=clock.op(region.dropped - 1)) for state in moved]


def with_idle_states(index: Index, calls: Collection[int]) -> Recording:
    """Add the visible random states of checkpoints that save nothing, each during its call.

    Calls without ops follow each other in one moment before the next op. Only those inside each
    other have states at the same time, and the op allocates its memory afterwards.
    """
    recording, modules = index.recording, index.recording.modules
    nbytes = meanwhile_bytes(recording, "cpu")
    made = Counter[int]()
    for storage in recording.storages:
        made[-1 if storage.birth is None else storage.birth] += storage.nbytes
    depths = Counter[int]()
    states: list[Storage] = []
    for call in calls if nbytes else ():
        first, end = modules[call].first_op, modules[call].end_op
        if first < end:
            states.append(_state(nbytes, first, end))
        elif first < len(recording.ops):
            around = [row for row in calls_around(index, call) if row in calls]
            empty = [row for row in around if modules[row].end_op == modules[row].first_op]
            depths[first] = max(depths[first], len(empty))
    for op, depth in depths.items():
        depth += _states_before(index, op)
        if depth * nbytes > made[op]:
            states.append(_state(depth * nbytes - made[op], op, op + 1))
    return replace(recording, storages=(*recording.storages, *states))


def _states_before(index: Index, op: int) -> int:
    """Return how many random states the recording shows before an op: those of the program's
    checkpoints that save nothing.

    It shows them by the memory by which they exceed what the op allocates.
    """
    if not index.recording.meta.sees_memory or op not in workspaces(index):
        return 0
    made = made_by_ops(index)[op]
    states, rest = divmod(sum(index.recording.storages[one].nbytes for one in made), HOST_STATE)
    return 0 if rest else states


def _seen_at_stop(index: Index, region: Region) -> int:
    """Return the random states before the op at which a region stops, if its calls have them."""
    op = region.end_op
    calls = _empty_calls(index).get(op, ())
    is_own = region.last_op == op and calls and region.calls.issuperset(calls)
    return _states_before(index, op) if is_own else 0


@derived
def _empty_calls(index: Index) -> dict[int, list[int]]:
    """Map ops to the calls without ops before them."""
    found: dict[int, list[int]] = {}
    for call, row in enumerate(index.recording.modules):
        if row.first_op == row.end_op:
            found.setdefault(row.first_op, []).append(call)
    return found


def _state(nbytes: int, birth: int, death: int) -> Storage:
    """Return the visible random state of a checkpoint."""
    return Storage(
        device="cpu",
        nbytes=nbytes,
        category=Category.ACTIVATION,
        name=None,
        birth=birth,
        death=death,
        holder=None,
        basis=Basis.CREATED,
    )


def states_meanwhile(index: Index, again: Recomputation, begin: int) -> list[Storage]:
    """Return the visible random states of a recomputation.

    One is restored at its end. Each checkpoint that it enters keeps another one until then.
    """
    nbytes, end = meanwhile_bytes(index.recording, "cpu"), begin + len(again.ops)
    if not again.ops or not nbytes:
        return []
    entered = (begin + again.ran(first) for first in _inner_states(index, again))
    births = [begin, *(min(birth, end - 1) for birth in entered)]
    births += [end - 1] * max(again.region.idle_states, _seen_at_stop(index, again.region))
    return [_state(nbytes, birth, end) for birth in births]


def _inner_states(index: Index, again: Recomputation) -> list[int]:
    """Return where those checkpoints inside a region begin that keep a random state."""
    recording, end = index.recording, again.region.end_op
    found = []
    for node in again.region.nodes:
        row = recording.nodes[node]
        if row.kind is not NodeKind.CHECKPOINT or row.module is None:
            continue
        first = region_begin(index, node, recording.modules[row.module].end_op)
        is_entered = first < end or (first == end and node in again.region.savers)
        if is_entered and kept_states(index, node):
            found.append(first)
    return found


def state_bytes(device: str) -> int:
    """Return the device memory of the random state that a checkpoint keeps."""
    return HOST_STATE if device == "cpu" else 0


def meanwhile_bytes(recording: Recording, device: str) -> int:
    """Return the bytes that a restored random state adds to a peak, if they were recorded."""
    return state_bytes(device) if recording.meta.sees_memory else 0


def new_storages(
    index: Index, again: Recomputation, begin: int, clock: Clock
) -> dict[int, Storage]:
    """Return the storages of a recomputation: storage of the forward → its replacement."""
    found = {}
    for made in made_again(index, again):
        death = clock.death(made.dies)
        if made.dies_within is not None:
            death = begin + made.dies_within
        found[made.storage] = index.recording.storages[made.storage]._replace(
            category=Category.ACTIVATION,
            name=None,
            birth=begin + made.birth,
            death=death,
            holder=None,
        )
    return found
