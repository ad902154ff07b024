"""``alive.json``: storages alive after an op; ``lives.json``: the lifetimes of all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.analysis.index import Index, fqn, source, starred
from tb_actmem.analysis.index.storages import State, attributions, made_in, storage_states
from tb_actmem.analysis.totals.alive import (
    Lifespan,
    Older,
    alive_after,
    freed_after,
    lifespans,
    older,
    older_after,
)
from tb_actmem.analysis.totals.saved_tensors import saved_row
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import Holder, ModelState, PhaseKind, Recording
from tb_actmem.replies import VERSION, NodeName, Reply, node_name, text
from tb_actmem.text.reasons import saved_text

LIMIT = 1000
"""The maximum number of storages in a list, the largest ones; the sums are complete."""


class OpPlace(TypedDict):
    """An op, and where it ran."""

    op: int
    name: str
    """Torch's name: ``aten::addmm``."""
    node: int | None
    """Its autograd node."""
    fqn: str
    """The module call in which it ran; "" outside modules."""
    source: str
    """``file.py:12``; "" if unknown."""
    backward_of: NodeName | None
    """The node in whose backward it ran."""
    layers: str
    """The name that equal layers share, ``h.*.mlp``: of that node's module, else of its own."""


class LifeRow(TypedDict):
    """A storage and its lifetime in ops."""

    storage: int
    nbytes: int
    dtype: str | None
    """The tensor that its op returned; null if unknown."""
    shape: Sequence[int] | None
    made_by: OpPlace
    last_used: int
    ended: int | None
    """The last op after which it was alive; null: alive at the end of the recording."""
    state: State | None
    """Its state at the end of its forward; null if no forward created it."""
    phase: PhaseKind | None
    """The phase that created it."""
    model_state: ModelState | None
    """The kind of model state, if any, which selects its band."""
    holder: Holder | None
    """The holder at the end of the forward, if no node saved it."""
    reason: str
    """Why it is saved for backward; "" if it is not."""


class OlderRow(TypedDict):
    """A model state or input that the step did not create."""

    storage: int
    nbytes: int
    name: str
    """The name of the parameter or buffer, of which it may also be the gradient or state; "" if
    unknown."""
    band: str
    """Its band in `TimelineReply`."""
    layers: str
    """The name that those of equal layers share: ``h.*.mlp.bias``."""
    born: int
    """The first op after which it counts."""
    ended: int | None
    """The last op after which it counts; null: until the end of the recording."""


class ReleaseRow(TypedDict):
    """Storages freed between an op and the next one."""

    at: OpPlace
    nbytes: int
    count: int
    """The number of storages; the list may be shorter."""
    storages: list[LifeRow]


class AliveReply(Reply):
    """``alive.json``. Lists have the largest 1,000 storages; bytes and counts are those of all."""

    at: OpPlace
    live_bytes: int
    alive_count: int
    """The number of storages; the list may be shorter."""
    alive: list[LifeRow]
    older_bytes: int
    """Model states and inputs that the step did not create; with ``live_bytes`` they add up to the
    live bytes with the model. 0 if model states were not recorded."""
    older_count: int
    older: list[OlderRow]
    before: ReleaseRow | None
    """Storages freed after the previous op; null: none."""
    behind: ReleaseRow | None
    """Live storages that are freed before the next op."""


class LivesReply(Reply):
    """All lifetimes, for a page without a server."""

    most: int
    """The maximum number of rows in a list."""
    ops: list[OpPlace]
    lives: list[LifeRow]
    """The largest first."""
    older: list[OlderRow]


@collector_paused()
def alive_text(index: Index, op: int) -> str:
    """Return storages alive after an op, largest first, and storages freed after it."""
    alive, kept = alive_after(index, op), older_after(index, op)
    return text(
        AliveReply(
            version=VERSION,
            at=_place(index.recording, op),
            live_bytes=sum(life.nbytes for life in alive),
            alive_count=len(alive),
            alive=[life_row(index, life) for life in alive[:LIMIT]],
            older_bytes=sum(each.nbytes for each in kept),
            older_count=len(kept),
            older=[older_row(index, each) for each in kept[:LIMIT]],
            before=_release(index, op - 1) if op else None,
            behind=_release(index, op),
        )
    )


@collector_paused()
def lives_text(index: Index) -> str:
    """Return all ops, and all storages with their lifetimes."""
    return text(
        LivesReply(
            version=VERSION,
            most=LIMIT,
            ops=[_place(index.recording, op) for op in range(len(index.recording.ops))],
            lives=[life_row(index, life) for life in lifespans(index)],
            older=[older_row(index, each) for each in older(index)],
        )
    )


def older_row(index: Index, each: Older) -> OlderRow:
    """Return the row of a model state or input."""
    return OlderRow(
        storage=each.storage,
        nbytes=each.nbytes,
        name=index.recording.storages[each.storage].name or "",
        band=each.part.value,
        layers=starred(index.recording.storages[each.storage].name or ""),
        born=each.born,
        ended=each.ended,
    )


def _release(index: Index, op: int) -> ReleaseRow | None:
    released = freed_after(index, op)
    if not released:
        return None
    return ReleaseRow(
        at=_place(index.recording, op),
        nbytes=sum(life.nbytes for life in released),
        count=len(released),
        storages=[life_row(index, life) for life in released[:LIMIT]],
    )


def _place(recording: Recording, op: int) -> OpPlace:
    row = recording.ops[op]
    name = fqn(recording, row.module)
    of = None if row.backward_of is None else node_name(recording, row.backward_of)
    return OpPlace(
        op=op,
        name=row.name,
        node=row.node,
        fqn=name,
        source=source(recording, row.frame),
        backward_of=of,
        layers=starred(of["fqn"] if of else name),
    )


def life_row(index: Index, life: Lifespan) -> LifeRow:
    """Return the row of a storage and its lifetime."""
    recording = index.recording
    made = (recording.tensors[tensor] for tensor in recording.ops[life.born].outputs)
    tensor = next((tensor for tensor in made if tensor.storage == life.storage), None)
    phase = made_in(index)[life.storage]
    is_forward = phase is PhaseKind.FORWARD
    return LifeRow(
        storage=life.storage,
        nbytes=life.nbytes,
        dtype=tensor and tensor.dtype,
        shape=tensor and tensor.shape,
        made_by=_place(recording, life.born),
        last_used=life.last_used,
        ended=life.ended,
        state=storage_states(index)[life.storage] if is_forward else None,
        phase=phase,
        model_state=recording.storages[life.storage].model_state,
        holder=recording.storages[life.storage].holder,
        reason=saved_text(saved_row(index, life.storage))
        if life.storage in attributions(index)
        else "",
    )
