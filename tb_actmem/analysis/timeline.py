"""Live bytes over the ops of a recording."""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.storages import OWN
from tb_actmem.analysis.waiting import judged_at
from tb_actmem.model import PhaseKind


class LiveBytes(NamedTuple):
    """The sum of live storages made since the recording began, after every op."""

    after_op: tuple[int, ...]
    peak_op: int | None
    """The op of a forward phase after which the sum was largest; None: there was no op."""
    peak_bytes: int
    step_peak_op: int | None
    """The op after which the sum was largest, backward included."""
    step_peak_bytes: int
    retained_bytes: int
    """Alive when the forward that made it ended; of several that which waited at once."""


@derived
def live_bytes(index: Index) -> LiveBytes:
    """Add births and deaths up: what was made since the recording began and is still alive.

    A storage counts from the op that made it up to the last op before its death, so the value
    after an op holds the op's inputs and outputs at once, as the allocator does.
    """
    recording = index.recording
    change = [0] * (len(recording.ops) + 1)
    for storage in recording.storages:
        if storage.birth is None or storage.category in OWN:
            continue
        change[storage.birth] += storage.nbytes
        if storage.death is not None:
            change[max(storage.death, storage.birth + 1)] -= storage.nbytes
    after = list(accumulate(change[:-1]))
    forward = [
        op
        for phase in recording.phases
        if phase.kind is PhaseKind.FORWARD
        for op in range(phase.first_op, phase.end_op)
    ]
    if not forward:
        return LiveBytes(
            after_op=tuple(after),
            peak_op=None,
            peak_bytes=0,
            step_peak_op=None,
            step_peak_bytes=0,
            retained_bytes=0,
        )
    peak = max(forward, key=after.__getitem__)
    step_peak = max(range(len(after)), key=after.__getitem__)
    return LiveBytes(
        after_op=tuple(after),
        peak_op=peak,
        peak_bytes=after[peak],
        step_peak_op=step_peak,
        step_peak_bytes=after[step_peak],
        retained_bytes=_retained(index),
    )


def _retained(index: Index) -> int:
    storages = index.recording.storages
    return sum(
        row.nbytes
        for storage, end in judged_at(index).items()
        if (row := storages[storage]).death is None or row.death > end
    )
