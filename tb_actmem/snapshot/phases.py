"""Split the events of a snapshot into the phases and steps of a training."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tb_actmem.model import PhaseKind
from tb_actmem.snapshot.read import DeviceMemory, Span
from tb_actmem.snapshot.stacks import Place


class Part(NamedTuple):
    """A range of events: ``events[first:end]``."""

    kind: PhaseKind | None
    """None: before the first step."""
    first: int
    end: int


_CATEGORIES = {
    PhaseKind.BACKWARD.value: PhaseKind.BACKWARD,
    PhaseKind.UPDATE.value: PhaseKind.UPDATE,
    **dict.fromkeys(("cached", "freed", "held", "recomputed"), PhaseKind.FORWARD),
}
"""Categories that our own export gives to events."""


def phases(device: DeviceMemory, places: Sequence[Place]) -> list[Part]:
    """Split the events into phases, by the stacks of allocations, else by torch's annotations.

    A stack that proves nothing belongs to the phase before it. After an optimizer's step the next
    step begins; after a backward the update does.
    """
    kinds: list[tuple[int, PhaseKind | None]] = []
    now: PhaseKind | None = None
    was_optimizer = False
    updates = [span for span in device.spans if span.name.startswith("Optimizer.step")]
    updates.sort(key=lambda span: span.begin_us)
    for at, event in enumerate(device.events):
        if event.action != "alloc":
            continue
        proven = _CATEGORIES.get(event.category, places[event.stack].phase)
        if proven is None and event.category:
            continue
        if not event.stack and _is_inside(updates, event.time_us):
            proven = PhaseKind.UPDATE
        if proven is not None:
            now, was_optimizer = proven, proven is PhaseKind.UPDATE
        elif was_optimizer:
            now, was_optimizer = PhaseKind.FORWARD, False
        elif now is PhaseKind.BACKWARD:
            now = PhaseKind.UPDATE
        if not kinds or kinds[-1][1] is not now:
            kinds.append((at if kinds else 0, now))
    kinds = kinds or [(0, None)]
    ends = [*(at for at, _ in kinds[1:]), len(device.events)]
    return [Part(kind, at, end) for (at, kind), end in zip(kinds, ends, strict=True)]


def _is_inside(spans: Sequence[Span], time: int | None) -> bool:
    """Tell whether a time is in one of some spans, which follow each other."""
    at = -1 if time is None else bisect_right(spans, time, key=lambda span: span.begin_us) - 1
    return at >= 0 and time is not None and time <= spans[at].end_us


def step_ends(parts: Sequence[Part]) -> list[int]:
    """Return the end of each step, which begins with a forward after an update or the start."""
    begins = [
        part.first
        for before, part in pairwise([Part(None, 0, 0), *parts])
        if part.kind is PhaseKind.FORWARD and before.kind in (None, PhaseKind.UPDATE)
    ]
    return [*begins[1:], parts[-1].end] if begins else []
