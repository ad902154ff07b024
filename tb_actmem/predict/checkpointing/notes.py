"""Notes on memory whose lifetime a recording does not show: of regions, and of local variables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tb_actmem.analysis.index import Index, fqn
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import made_by_ops, saved_storages
from tb_actmem.analysis.totals.model_states import peaks
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.model import Note, Recording, Storage
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.predict.checkpointing.choice import (
    is_one_checkpoint,
    is_stored,
    may_store_once,
)
from tb_actmem.predict.checkpointing.recompute import kept_views
from tb_actmem.predict.checkpointing.regions import Region

_SHARE = 1000
"""A peak that is higher by less than one part in so many is as predicted."""


def twice_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Name the modules that a checkpoint of the program has completely."""
    twice = (region for region in chosen if is_one_checkpoint(index, region.call, region.nodes))
    names = [*dict.fromkeys(fqn(index.recording, region.call) for region in twice)]
    return [Note.of("checkpointed-twice", names=names)] if names else []


def stored_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory that regions stored outside themselves, and may not store again."""
    recording, calls = index.recording, {call for region in chosen for call in region.calls}
    stored = {
        argument.name.removeprefix(PUT_INTO): recording.tensors[argument.tensor].storage
        for argument in recording.arguments
        if argument.module in calls and is_stored(argument) and may_store_once(index, argument)
    }
    nbytes = sum(recording.storages[one].nbytes for one in {*stored.values()} if one is not None)
    names = sorted(name or "another object" for name in stored)
    return [Note.of("stored-elsewhere", names=names, nbytes=nbytes)] if stored else []


def freed_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe memory that outlives its regions without a user or a known holder.

    A graph that the forward freed may have held it, and a recomputation frees that graph earlier.
    """
    recording, saved = index.recording, set(saved_storages(index))
    used = {storage: at for at, op in enumerate(recording.ops) for storage in op.inputs}
    made = made_by_ops(index)
    nbytes = sum(
        row.nbytes
        for region in chosen
        for op in region.ops
        for storage in made.get(op, ())
        if (row := recording.storages[storage]).holder is None and storage not in saved
        if row.death is not None and row.death > region.ops.stop
        if used.get(storage, op) < region.ops.stop - 1
    )
    return [Note.of("graph-freed-early", nbytes=nbytes)] if nbytes else []


def view_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of which selective checkpoints keep a view, and recompute the rest."""
    views = [kept_views(index, region) for region in chosen]
    ops = {operator(index.recording.ops[op].name).name for of in views for op in of.values()}
    rows = index.recording.storages
    nbytes = max((sum(rows[storage].nbytes for storage in of) for of in views), default=0)
    return [Note.of("selective-views", names=sorted(ops), nbytes=nbytes)] if ops else []


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
    """Map each storage to the last end of a call whose own code made or used it."""
    found: dict[int | None, int] = {}
    for position, op in enumerate(recording.ops):
        if op.module is None:
            continue
        end = recording.modules[op.module].end_op
        for storage in (*op.inputs, *(recording.tensors[at].storage for at in op.outputs)):
            death = None if storage is None else recording.storages[storage].death
            if death is not None and position < death:
                found[storage] = max(end, found.get(storage, 0))
    return found


def variable_notes(after: Recording, longest: Recording) -> Iterator[Note]:
    """Compare the peaks of a prediction with those of the same step in `held`."""
    if longest.storages == after.storages:
        return
    forward, *others = map(_rise, _peaks(after), _peaks(longest))
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


def _rise(least: int, most: int) -> int:
    rise = most - least
    return rise if rise * _SHARE > least else 0


def _longer(recorded: Storage, row: Storage, end: int) -> Storage:
    if recorded.birth is None or row.birth is None or row.death is None or row.name is not None:
        return row  # a cast of a parameter has its name, and dies with autocast's cache
    lived = None if recorded.death is None else recorded.death - recorded.birth
    if lived is not None and lived <= row.death - row.birth:
        return row
    return row._replace(death=max(row.death, end))
