"""Notes on a prediction: on its step, its regions, and the memory of local variables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from operator import sub

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import uncounted
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.totals.model_states import peaks
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Category, Holder, Note, Op, Recording, Storage
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.predict.checkpointing.buffers import buffer_notes
from tb_actmem.predict.checkpointing.checks import (
    is_one_checkpoint,
    is_stored,
    may_store_once,
)
from tb_actmem.predict.checkpointing.lifetimes import meanwhile_bytes
from tb_actmem.predict.checkpointing.notes.freed_graphs import again_notes, freed_notes, kept_notes
from tb_actmem.predict.checkpointing.notes.functions import function_notes
from tb_actmem.predict.checkpointing.recompute import Copied, copied_by
from tb_actmem.predict.checkpointing.regions import (
    Region,
    given_growing_lists,
    nodes_inside,
    outer_calls,
)
from tb_actmem.predict.checkpointing.step import BEGUN, Step
from tb_actmem.predict.checkpointing.step.casts import outliving_copies
from tb_actmem.predict.checkpointing.step.forward import touched
from tb_actmem.predict.checkpointing.transforms import tangent_notes


def region_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of regions that a prediction does not know."""
    freed = [*freed_notes(step, chosen), *again_notes(step, chosen)]
    freed += kept_notes(step, chosen)
    freed += [*_copy_notes(step, chosen), *function_notes(step, chosen)]
    freed += tangent_notes(step, [region.ops for region in chosen])
    return [*_view_notes(step, chosen), *freed, *buffer_notes(step, chosen)]


def _copy_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Describe copies of parameters that autocast may have cached, or the program made itself.

    Only copies that outlive their last use show that there was a cache, and when it ended. A
    recomputation makes those of the program again each time, and frees them at once.
    """
    recording, rows = step.recording, step.recording.storages
    if not step.casts:
        copies = (one for region in chosen for op in region.ops for one in step.made.get(op, ()))
        named = (one for one in copies if rows[one].name is not None)
        nbytes = _sum(step, (one for one in named if rows[one].category is Category.ACTIVATION))
        return [Note.of("own-copies", cached_nbytes=nbytes)] if nbytes else []
    ends = {rows[one].death for one in outliving_copies(recording, step.casts)}
    unsure = {one for one, end in step.casts.items() if end not in ends}
    nbytes = 0
    for region in chosen:
        known, found = set[Copied | None](), list[int]()
        for op in region.ops:
            copied = copied_by(step, op)
            for copy in unsure.intersection(step.made.get(op, ())):
                found += [copy] if copied in known or copy not in step.saved else []
            known.add(copied)
        nbytes = max(nbytes, _sum(step, found))
    return [Note.of("own-copies", nbytes=nbytes)] if nbytes else []


def twice_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Name the modules that a checkpoint of the program has completely."""
    names = [*dict.fromkeys(step.names[region.call] for region in chosen if region.is_whole)]
    return [Note.of("checkpointed-twice", names=names)] if names else []


def double_backward_notes(step: Step, chosen: Sequence[Region] | None) -> list[Note]:
    """Describe the memory that regions recompute for a backward that makes a graph itself.

    That backward is a part of the forward. The nodes that it makes save recomputed tensors beside
    those of the forward. ``chosen``: None without checkpoints.
    """
    if not step.has_graph_of_backward:
        return []
    if chosen is None:
        return [Note.of("double-backward")]
    recording = step.recording
    names = [op.name for op in recording.ops]
    later = recording.ops[names.index(BEGUN) :] if BEGUN in names else recording.ops
    saved_later = {
        storage for op in later if op.node is not None for storage in _saved(step, op.node)
    }
    saved = {
        storage for region in chosen for node in region.savers for storage in _saved(step, node)
    }
    made = [
        {storage for op in region.ops for storage in step.made.get(op, ())} for region in chosen
    ]
    again = set[int]().union(*made) & saved & saved_later
    # A backward inside a region recomputes that up to there, and its graph may keep all of it.
    begun = [sum(names[op] == BEGUN for op in region.ops) for region in chosen]
    more = sum(count * _sum(step, of) for count, of in zip(begun, made, strict=True))
    # The checkpoint's random state, and the one that it replaces.
    states = 2 * meanwhile_bytes(recording, first_device(step.index))
    nbytes, largest = more + _sum(step, again), max((_sum(step, of) for of in made), default=0)
    return [
        Note.of("double-backward", nbytes=nbytes or None, forward_nbytes=nbytes + largest + states)
    ]


def _sum(step: Step, storages: Iterable[int]) -> int:
    return sum(step.recording.storages[storage].nbytes for storage in storages)


def _saved(step: Step, node: int) -> Iterator[int]:
    """Yield the storages that a node saves."""
    storages = (step.saved[save] for save in step.saves[node])
    yield from (storage for storage in storages if storage is not None)


def stored_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory that regions stored outside themselves, and may not store again.

    Each region may store its own once more. Instead of the last call's, it may keep any call's. In
    an unknown place may be a tensor that keeps its graph, and so all that the region recomputed.
    """
    tensors, places = step.recording.tensors, set[str]()
    nbytes, sizes = 0, dict[_Maker | None, int]()
    for region in chosen:
        rows = (one for call in sorted(region.calls) for one in step.arguments.get(call, ()))
        stored = [one for one in rows if is_stored(step, one) and may_store_once(step, one)]
        places.update(one.name.removeprefix(PUT_INTO) for one in stored)
        sizes = sizes or (_largest_results(step) if stored else {})
        owners = {tensors[one.tensor].storage: one.name == PUT_INTO for one in stored}
        if any(is_unknown and one in step.with_gradients for one, is_unknown in owners.items()):
            nbytes += _sum(step, _used(step, region))
        else:
            nbytes += sum(sizes[_maker(step, owner)] for owner in owners if owner is not None)
    names = sorted(place or "another object" for place in places)
    return [Note.of("stored-elsewhere", names=names, nbytes=nbytes)] if places else []


def _used(step: Step, region: Region) -> set[int]:
    """Return the memory that a region makes, and that of its arguments."""
    rows, made = step.recording.storages, (step.made.get(op, ()) for op in region.ops)
    given = (one for one in region.given if rows[one].category is not Category.PARAMETER)
    return {*given}.union(*made)


_Maker = tuple[str, str | None]
"""An op, and the name of its module."""


def _largest_results(step: Step) -> dict[_Maker | None, int]:
    """Map ops of modules to the largest memory that one call of theirs made."""
    found = dict[_Maker | None, int]()
    for storage, row in enumerate(step.recording.storages):
        maker = _maker(step, storage)
        found[maker] = max(row.nbytes, found.get(maker, 0))
    return found


def _maker(step: Step, storage: int) -> _Maker | None:
    """Return the op that made memory; None: it is from before the step."""
    birth = step.recording.storages[storage].birth
    if birth is None:
        return None
    op = step.recording.ops[birth]
    return op.name, None if op.module is None else step.names[op.module]


def _view_notes(step: Step, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of which selective checkpoints keep a view, and recompute the rest."""
    views = [region.views for region in chosen]
    ops = {operator(step.recording.ops[op].name).name for of in views for op in of.values()}
    rows = step.recording.storages
    nbytes = max((sum(rows[storage].nbytes for storage in of) for of in views), default=0)
    return [Note.of("selective-views", names=sorted(ops), nbytes=nbytes)] if ops else []


def unsaving_notes(
    step: Step, chosen: Sequence[int], saving: Sequence[Region], kept: Collection[int]
) -> list[Note]:
    """Name the modules whose chosen calls do not save anything.

    ``kept``: the ops whose results selective checkpoints keep, also there while the call runs.
    """
    known = {step.names[region.call] for region in saving}
    calls = [call for call in chosen if step.names[call] not in known]
    names = [*dict.fromkeys(step.names[call] for call in calls)]
    rows = [step.recording.modules[call] for call in calls]
    ops = [op for row in rows for op in range(row.first_op, row.end_op) if op in kept]
    nbytes = sum(_sum(step, step.made.get(op, ())) for op in ops)
    return [idle_note(step, "idle-checkpoint", names, calls, nbytes)] if names else []


def idle_note(
    step: Step, code: str, names: Sequence[str], calls: Sequence[int], nbytes: int = 0
) -> Note:
    """Describe modules whose calls save nothing; calls that use parameters may have had a graph."""
    recording = step.recording
    own = {at for at, row in enumerate(recording.storages) if row.category is Category.PARAMETER}
    rows = (recording.modules[call] for call in calls)
    computing = dict.fromkeys(
        row.fqn
        for row in rows
        if any(not own.isdisjoint(op.inputs) for op in recording.ops[row.first_op : row.end_op])
    )
    return Note.of(code, names=names, computing=[*computing] or None, nbytes=nbytes or None)


def growing_notes(step: Step, chosen: Sequence[int]) -> list[Note]:
    """Name the modules of chosen calls that receive growing lists.

    A checkpoint keeps the longer list. The memory of its recomputation is assumed to grow with it.
    """
    growing = given_growing_lists(step)
    nbytes, names = 0, set[str]()
    for call in sorted(growing.keys() & {*chosen}):
        (now, in_end), row = growing[call], step.recording.modules[call]
        ops = range(row.first_op, row.end_op)
        made = sum(_sum(step, step.made.get(op, ())) for op in ops)
        nbytes += in_end - now + made * (in_end - now) // max(1, now)
        names.add(step.names[call])
    return [Note.of("growing-list", names=sorted(names), nbytes=nbytes)] if names else []


def held(before: Recording, after: Recording) -> Recording:
    """Return a prediction in which local variables keep memory as long as they can.

    The recorded step shows no variable of memory that a node saved as well. A prediction frees it
    after its last use. A variable may keep it until the call ends that made or used it. Storages of
    the recorded step have the same positions in the prediction.
    """
    ends = _ends(after)
    longer = (
        _longer(recorded, row, ends.get(position, 0))
        for position, (recorded, row) in enumerate(
            zip(before.storages, after.storages, strict=False)
        )
    )
    return replace(after, storages=(*longer, *after.storages[len(before.storages) :]))


def _ends(recording: Recording) -> dict[int | None, int]:
    """Map each storage to the last end of a call whose own code made or used it.

    A variable of the caller may keep an argument, too: up to the next call beside this one, for
    which the recording has what variables keep.
    """
    found: dict[int | None, int] = {}
    uses = [
        (position, recording.modules[op.module].end_op, storage)
        for position, op in enumerate(recording.ops)
        if op.module is not None
        for storage in touched(recording, op)
    ]
    tensors, until = recording.tensors, _next_calls(recording)
    uses += [
        (recording.modules[one.module].first_op, until[one.module], tensors[one.tensor].storage)
        for one in recording.arguments
        if not one.name.startswith(PUT_INTO)
    ]
    for position, end, storage in uses:
        death = None if storage is None else recording.storages[storage].death
        if death is not None and position < death:
            found[storage] = max(end, found.get(storage, 0))
    return found


def _next_calls(recording: Recording) -> list[int]:
    """Return before which op the next call beside each one begins, or else their caller ends."""
    found, following = list[int](), dict[int | None, int]()
    for row in reversed(recording.modules):
        end = row.end_op if row.parent is None else recording.modules[row.parent].end_op
        found.append(following.get(row.parent, end))
        following[row.parent] = row.first_op
    return found[::-1]


def variable_notes(after: Recording, longest: Recording) -> Iterator[Note]:
    """Compare the peaks of a prediction with those of the same step in `held`."""
    if longest.storages == after.storages:
        return
    forward, *others = map(sub, _peaks(longest), _peaks(after))
    peak = max(others)
    if forward or peak:
        yield Note.of("variables", forward_nbytes=forward or None, nbytes=peak or None)


def _peaks(recording: Recording) -> tuple[int, int, int]:
    """Return the forward peak, the step peak and the total peak."""
    index = Index(recording)
    device = first_device(index)
    live = live_bytes(index)[device]
    total = sum(nbytes for _, _, nbytes in peaks(index)[device].alive)
    return live.peak_bytes, live.step_peak_bytes, total


def _longer(recorded: Storage, row: Storage, end: int) -> Storage:
    if recorded.birth is None or row.birth is None or row.death is None or row.name is not None:
        return row  # a cast of a parameter has its name, and dies with autocast's cache
    lived = None if recorded.death is None else recorded.death - recorded.birth
    if lived is not None and lived <= row.death - row.birth:
        return row
    return row._replace(death=max(row.death, end))


_ON_CPU = "aten::mkldnn_rnn_layer"
_RECURRENT = (_ON_CPU, "aten::_cudnn_rnn", "aten::miopen_rnn", "aten::_lstm_mps", "aten::lstm_mps")
"""Ops that allocate and free much memory internally."""


def _nbytes(step: Step, op: Op) -> int:
    """Return the bytes that an op receives and returns."""
    storages = {*touched(step.recording, op)}
    return _sum(step, (storage for storage in storages if storage is not None))


def _recurrent_notes(step: Step) -> Iterator[Note]:
    """Describe the memory inside recurrent ops.

    oneDNN takes at most 1.02 times the memory that the op receives and returns: assume twice.
    """
    recording = step.recording
    ops = [op for op in recording.ops if op.name.startswith(_RECURRENT)]
    modules = {recording.modules[op.module].type_name for op in ops if op.module is not None}
    sizes = [_nbytes(step, op) for op in ops if op.name.startswith(_ON_CPU)]
    if modules:
        nbytes = 2 * max(sizes) if len(sizes) == len(ops) else None
        yield Note.of("recurrent-memory", names=sorted(modules), nbytes=nbytes)


def assumption_notes(step: Step, saves: object, away: Sequence[int]) -> Iterator[Note]:
    """Describe the assumptions on selective checkpoints and on copies to the host, if any.

    ``away``: the calls whose saved tensors go to the host.
    """
    recording = step.recording
    if saves and recording.meta.sees_memory and not _knows_mode(recording):
        yield Note.of("selective-ops")
    if away:
        nodes = nodes_inside(step, outer_calls(step, away))
        whole = [call for call in away if is_one_checkpoint(step, call, nodes.get(call, ()))]
        names = [*dict.fromkeys(step.names[call] for call in whole)]
        yield Note.of("offload-copies", whole=names or None)


def step_notes(step: Step) -> Iterator[Note]:
    """Describe the facts that a recorded step lacks."""
    recording = step.recording
    if not recording.arguments:
        yield Note.of("no-arguments")
    if step.backwards and not step.is_told:
        yield Note.of("no-backward-nodes")
    if not recording.meta.sees_memory:
        yield from _recurrent_notes(step)
    on_ctx = sum(row.nbytes for row in recording.storages if row.holder is Holder.CTX)
    if on_ctx:
        yield Note.of("ctx-copies", nbytes=on_ctx)
    yield from uncounted(recording)


def _knows_mode(recording: Recording) -> bool:
    """Tell whether `under_mode` knows the ops that run instead of all those of a recording."""
    return not any(op.name.partition(".")[0] in _UNKNOWN for op in recording.ops)


_UNKNOWN = {"aten::_fft_c2r", "aten::_ctc_loss", "aten::_linalg_svd"}
"""Of torch's functions, only those that run these ops also run others there."""
