"""The storages of a predicted step, and when they die."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index, derived, latest
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.analysis.index.storages import KEPT_KINDS, OWN, is_region, tensor_storages
from tb_actmem.model import Basis, Category, Holder, NodeKind, Recording, Storage
from tb_actmem.predict.checkpointing import Clock
from tb_actmem.predict.checkpointing.recompute import Recomputation
from tb_actmem.predict.checkpointing.regions import Region
from tb_actmem.predict.checkpointing.step import Step
from tb_actmem.predict.checkpointing.step.forward import HOST_STATE


def deaths(step: Step, regions: Sequence[Region]) -> dict[int, int | None]:
    """Map each storage that checkpoints touch to the number of ops after which it would die; None:
    never.

    Each storage lives as long as its last owner: nodes outside the regions, regions whose argument
    it is, or the program, which releases it in the forward after the last use.
    """
    nodes = frozenset[int]().union(*(region.nodes for region in regions))
    packed = step.packed.intersection(save for node in nodes for save in step.saves[node])
    given = [
        (storage, _argument_until(step, region, storage))
        for region in regions
        for storage in region.given
    ]
    return deaths_without(step, packed, given)


def _argument_until(step: Step, region: Region, storage: int) -> int | None:
    """Return after how many ops a region releases an argument.

    Compiled regions drop it early, and use it in their own backward until it died there.
    """
    last, death = region.release, step.recording.storages[storage].death
    if region.dropped is None or region.dropped == last:
        return latest([last, *step.in_gradients(storage, region.nodes)])
    saved = step.saved
    if all(saved[save] != storage for node in region.asking for save in step.saves[node]):
        return region.dropped
    is_own = death is not None and last is not None and region.dropped < death < last
    return death if is_own else last


def deaths_without(
    step: Step, packed: Collection[int], given: Sequence[tuple[int, int | None]] = ()
) -> dict[int, int | None]:
    """Map each storage of some saves to the number of ops after which it would die without them;
    None: never.

    ``given``: (storage, release) of memory that another owner holds until then.
    """
    recording = step.recording
    released: set[int] = set()
    keepers: dict[int, list[int | None]] = defaultdict(list)
    for position, storage in enumerate(step.saved):
        save = recording.saves[position]
        if storage is not None and save.kind in KEPT_KINDS:
            if position in packed:
                released.add(storage)
            else:
                keepers[storage].append(step.held_until(save.node, storage))
    for storage, release in given:
        keepers[storage].append(release)
    touched = released | {storage for storage, _ in given}
    return {
        storage: latest(
            [
                step.unkept[storage] if storage in released else recording.storages[storage].death,
                *keepers[storage],
            ]
        )
        for storage in touched
        if recording.storages[storage].category not in OWN
    }


_DEVICE_STATE = 16
"""Bytes of the state of a random generator on an accelerator."""
_ABOVE = (Holder.CTX, Holder.PACK_HOOK)
"""Holders that are named before a checkpoint's cache."""


def known_storages(
    step: Step, regions: Sequence[Region], clock: Clock, results: Mapping[int, int | None]
) -> list[Storage]:
    """Return the storages of a recording with their lifetimes when regions are checkpointed.

    ``results``: results that selective checkpoints keep → when they release them.
    """
    changed = deaths(step, regions)
    given = (argument for region in regions for argument in region.aside)
    aside = {step.recording.tensors[argument.tensor].storage for argument in given}
    found = []
    for position, row in enumerate(step.recording.storages):
        death = changed.get(position, row.death)
        if position in step.kept and death != row.death:
            row = row._replace(holder=None, model_state=None)  # others are in the gradient
        row = clock.moved(row._replace(death=death))
        if position in results:
            row = row._replace(death=latest([row.death, results[position]]))
        is_cached = (position in aside or position in results) and row.holder not in _ABOVE
        found.append(row._replace(holder=Holder.CHECKPOINT_CACHE) if is_cached else row)
    return found


def random_states(recording: Recording, region: Region, clock: Clock) -> list[Storage]:
    """Return the random states that a checkpoint keeps: the host's, and those of its inputs'
    devices."""
    owners = [recording.tensors[argument.tensor].storage for argument in region.inputs]
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


def with_idle_states(step: Step, calls: Collection[int]) -> Recording:
    """Add the visible random states of checkpoints that save nothing, each during its call.

    Calls without ops follow each other in one moment before the next op. Only those inside each
    other have states at the same time, and the op allocates its memory afterwards.
    """
    recording, modules = step.recording, step.recording.modules
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
            around = [row for row in calls_around(step.index, call) if row in calls]
            empty = [row for row in around if modules[row].end_op == modules[row].first_op]
            depths[first] = max(depths[first], len(empty))
    for op, depth in depths.items():
        depth += _states_before(step, op)
        if depth * nbytes > made[op]:
            states.append(_state(depth * nbytes - made[op], op, op + 1))
    return replace(recording, storages=(*recording.storages, *states)) if states else recording


def _states_before(step: Step, op: int) -> int:
    """Return how many random states the recording shows before an op: those of the program's
    checkpoints that save nothing.

    It shows them by the memory by which they exceed what the op allocates.
    """
    if not step.recording.meta.sees_memory or op not in step.workspaces:
        return 0
    made = step.made[op]
    states, rest = divmod(sum(step.recording.storages[one].nbytes for one in made), HOST_STATE)
    return 0 if rest else states


def _seen_at_stop(step: Step, region: Region) -> int:
    """Return the random states before the op at which a region stops, if its calls have them."""
    op = region.end_op
    calls = _empty_calls(step.index).get(op, ())
    is_own = region.last_op == op and calls and region.calls.issuperset(calls)
    return _states_before(step, op) if is_own else 0


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


def states_meanwhile(step: Step, again: Recomputation, begin: int) -> list[Storage]:
    """Return the visible random states of a recomputation.

    One is restored at its end. Each checkpoint that it enters keeps another one until then.
    """
    nbytes, end = meanwhile_bytes(step.recording, "cpu"), begin + len(again.ops)
    if not again.ops or not nbytes:
        return []
    entered = (begin + again.ran(first) for first in _inner_states(step, again))
    births = [begin, *(min(birth, end - 1) for birth in entered)]
    births += [end - 1] * max(again.region.idle_states, _seen_at_stop(step, again.region))
    states = [_state(nbytes, birth, end) for birth in births]
    if _runs_nothing(step, again):
        # Then a recording shows the state at the next op, by what exceeds the memory of that op.
        own = sum(step.recording.storages[one].nbytes for one in step.made.get(again.before, ()))
        states += [_state(nbytes - own, end, end + 1)] if own < nbytes else []
    return states


def _runs_nothing(step: Step, again: Recomputation) -> bool:
    """Tell whether a recomputation runs no op, not even a detach.

    It takes all results from its checkpoint's cache, and torch detaches only tensors that require
    gradients.
    """
    if not again.looks.issuperset(again.ops):
        return False
    differentiated = _differentiated(step.index)
    saves = {save for node in again.region.nodes for save in step.saves[node]}
    return all(step.saved[save] not in differentiated for save in step.packed & saves)


@derived
def _differentiated(index: Index) -> set[int | None]:
    """Return the storages of the tensors between nodes: those require gradients."""
    storages = tensor_storages(index)
    tensors = {edge.tensor for edge in index.recording.edges}
    return {storages[tensor] for tensor in tensors if tensor is not None}


def _inner_states(step: Step, again: Recomputation) -> list[int]:
    """Return where those checkpoints inside a region begin that keep a random state."""
    recording, end = step.recording, again.region.end_op
    found = []
    for node in again.region.nodes:
        row = recording.nodes[node]
        if row.kind is not NodeKind.CHECKPOINT or row.module is None:
            continue
        first = step.begins[node]
        is_entered = first < end or (first == end and node in again.region.savers)
        if is_entered and step.states[node]:
            found.append(first)
    return found


def state_bytes(device: str) -> int:
    """Return the device memory of the random state that a checkpoint keeps."""
    return HOST_STATE if device == "cpu" else 0


def meanwhile_bytes(recording: Recording, device: str) -> int:
    """Return the bytes that a restored random state adds to a peak, if they were recorded."""
    return state_bytes(device) if recording.meta.sees_memory else 0


def new_storages(step: Step, again: Recomputation, begin: int, clock: Clock) -> dict[int, Storage]:
    """Return the storages of a recomputation: storage of the forward → its replacement."""
    found = {}
    for made in again.made:
        death = clock.death(made.dies)
        if made.dies_within is not None:
            death = begin + made.dies_within
        found[made.storage] = step.recording.storages[made.storage]._replace(
            category=Category.ACTIVATION,
            name=None,
            birth=begin + made.birth,
            death=death,
            holder=None,
        )
    return found
