"""``timeline.json``: live bytes over the ops, split by what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.analysis.devices import storages_by_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.storages import State
from tb_actmem.analysis.timeline_curves import curves
from tb_actmem.collector import collector_paused
from tb_actmem.messages.reply import VERSION, Reply, text
from tb_actmem.model import PhaseKind


class Peak(TypedDict):
    """Where the sum is largest."""

    op: int
    nbytes: int


class PhaseRow(TypedDict):
    """A range of ops: `first_op` belongs to it, `end_op` does not."""

    kind: PhaseKind
    first_op: int
    end_op: int


class TimelineReply(Reply):
    """``timeline.json``."""

    device: str | None
    """Whose memory it is; null where the recording has one device."""
    op: Sequence[int]
    """The ops after which the sum changed; every other column has as many rows."""
    live_bytes: Sequence[int]
    """The sum of what is alive after the op."""
    peak: Peak | None
    phases: list[PhaseRow]
    categories: dict[str, Sequence[int]]
    """The parts of the sum: by state what a forward made, by phase what another phase made."""


@collector_paused()
def timeline_text(index: Index) -> str:
    """The timeline as one line of JSON."""
    return text(timeline_reply(index))


def timeline_reply(index: Index) -> TimelineReply:
    """Live bytes, which the categories add up to; those that a forward has are always there."""
    drawn = curves(index)
    none = (0,) * len(drawn.op)
    categories: dict[str, Sequence[int]] = {
        state.value: none for state in (State.CACHED, State.FREED, State.HELD)
    }
    categories |= {state.value: column for state, column in drawn.by_state.items()}
    categories |= {phase.value: column for phase, column in drawn.by_phase.items()}
    return TimelineReply(
        version=VERSION,
        device=drawn.device if len(storages_by_device(index)) > 1 else None,
        op=drawn.op,
        live_bytes=drawn.live_bytes,
        peak=None if drawn.peak_op is None else Peak(op=drawn.peak_op, nbytes=drawn.peak_bytes),
        phases=[
            PhaseRow(kind=phase.kind, first_op=phase.first_op, end_op=phase.end_op)
            for phase in index.recording.phases
        ],
        categories=categories,
    )
