"""``timeline.json``: live bytes over the ops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.storages import State
from tb_actmem.analysis.totals.peak import Stack, curves
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import PhaseKind
from tb_actmem.replies import VERSION, Reply, text


class Peak(TypedDict):
    """The op with the largest sum."""

    op: int
    nbytes: int


class PhaseRow(TypedDict):
    """A range of ops, from `first_op` up to but not including `end_op`."""

    kind: PhaseKind
    first_op: int
    end_op: int


class LiveStack(TypedDict):
    """A sum of live bytes and its parts."""

    live_bytes: Sequence[int]
    """The live bytes after the op."""
    peak: Peak | None
    categories: dict[str, Sequence[int]]
    """The parts of the sum: by state for forwards, by phase for other phases."""


class StackWithModel(LiveStack):
    """The same with model states, and with inputs while they are saved."""

    unknown: str
    """The missing parts; "" if there are none."""


class TimelineReply(Reply, LiveStack):
    """``timeline.json``: storages created in the recorded step.

    The parts are the states of storages when their forward ended, ``backward`` for those created in
    a backward, and ``update`` for those created after it. With the model they are also
    ``parameters``, ``buffers``, ``gradients``, ``optimizer state``, ``input`` and FSDP's
    ``unsharded parameters``, ``unsharded gradients``, ``all-gather buffers`` and
    ``reduce-scatter buffers``. Parts add up to the live bytes. There are at most 2,000 ops, and
    peaks are always among them.
    """

    device: str | None
    """The device; null if the recording has only one."""
    op: Sequence[int]
    """The ops that changed a sum; all columns have this length."""
    phases: list[PhaseRow]
    with_model: StackWithModel | None
    """Null if model states were not recorded. Its peak is the total peak."""


@collector_paused()
def timeline_text(index: Index) -> str:
    """Return the timeline as one line of JSON."""
    return text(timeline_reply(index))


def timeline_reply(index: Index) -> TimelineReply:
    """Return live bytes and their categories; those of the forward are always present."""
    drawn = curves(index)
    none = (0,) * len(drawn.op)
    always = {state.value: none for state in (State.CACHED, State.FREED, State.HELD)}
    made = _stack(drawn.made)
    return TimelineReply(
        version=VERSION,
        device=drawn.device if len(storages_by_device(index)) > 1 else None,
        op=drawn.op,
        live_bytes=made["live_bytes"],
        peak=made["peak"],
        phases=[
            PhaseRow(kind=phase.kind, first_op=phase.first_op, end_op=phase.end_op)
            for phase in index.recording.phases
        ],
        categories=always | made["categories"],
        with_model=None
        if drawn.with_model is None
        else StackWithModel(
            **_stack(drawn.with_model), unknown="" if index.recording.meta.optimizers else _UNKNOWN
        ),
    )


def _stack(stack: Stack) -> LiveStack:
    return LiveStack(
        live_bytes=stack.live_bytes,
        peak=None if stack.peak_op is None else Peak(op=stack.peak_op, nbytes=stack.peak_bytes),
        categories={kind.value: column for kind, column in stack.parts.items()},
    )


_UNKNOWN = "No optimizer of the model's parameters was found, so the sum has no optimizer state."
