"""Notes on memory of checkpointed regions whose lifetime a recording does not show."""

from __future__ import annotations

from collections.abc import Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import saved_storages
from tb_actmem.model import Note
from tb_actmem.model.rows import PUT_INTO
from tb_actmem.predict.checkpointing.choice import is_stored, may_store_once
from tb_actmem.predict.checkpointing.recompute import kept_views
from tb_actmem.predict.checkpointing.regions import Region


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
    nbytes = sum(
        row.nbytes
        for region in chosen
        for storage, row in enumerate(recording.storages)
        if row.birth is not None and row.birth in region.ops and storage not in saved
        if row.holder is None and row.death is not None and row.death > region.ops.stop
        if used.get(storage, row.birth) < region.ops.stop - 1
    )
    return [Note.of("graph-freed-early", nbytes=nbytes)] if nbytes else []


def view_notes(index: Index, chosen: Sequence[Region]) -> list[Note]:
    """Describe the memory of which selective checkpoints keep a view, and recompute the rest."""
    views = [kept_views(index, region) for region in chosen]
    ops = {operator(index.recording.ops[op].name).name for of in views for op in of.values()}
    rows = index.recording.storages
    nbytes = max((sum(rows[storage].nbytes for storage in of) for of in views), default=0)
    return [Note.of("selective-views", names=sorted(ops), nbytes=nbytes)] if ops else []
