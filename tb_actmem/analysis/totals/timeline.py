"""Live bytes over the ops of a recording, for each device."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise
from typing import NamedTuple

from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.storages import OWN
from tb_actmem.analysis.totals.pending_graphs import judged_at
from tb_actmem.model import PhaseKind, Storage


class LiveBytes(NamedTuple):
    """The sum of a device's live storages created since the recording began."""

    after_op: dict[int, int]
    """The sum after each op that changed it."""
    peak_op: int | None
    """The op of a forward phase with the largest sum; None: there was no op."""
    peak_bytes: int
    step_peak_op: int | None
    """The op with the largest sum, backward included."""
    step_peak_bytes: int
    alive_after_forward_bytes: int
    """Bytes alive at the end of their forward; for several forwards, those pending at once."""


Lifetime = tuple[int, int | None, int]
"""A storage's first op, the number of ops before its death, and its bytes."""


@derived
def live_bytes(index: Index) -> dict[str, LiveBytes]:
    """Add up the live storages of each device that were created since the recording began.

    A storage counts from the op that created it to the last op before its death. So the value
    after an op contains its inputs and its outputs, as in the allocator.
    """
    return {
        device: _live_bytes(index, storages)
        for device, storages in storages_by_device(index).items()
    }


def _live_bytes(index: Index, storages: list[int]) -> LiveBytes:
    rows = [index.recording.storages[storage] for storage in storages]
    after = sums_after(_made(rows), len(index.recording.ops))
    peak = _forward_peak(index, after)
    if peak is None:
        return LiveBytes(
            after_op=after,
            peak_op=None,
            peak_bytes=0,
            step_peak_op=None,
            step_peak_bytes=0,
            alive_after_forward_bytes=0,
        )
    step_peak = peak_of(after)
    return LiveBytes(
        after_op=after,
        peak_op=peak[0],
        peak_bytes=peak[1],
        step_peak_op=step_peak[0],
        step_peak_bytes=step_peak[1],
        alive_after_forward_bytes=_alive_after_forward(index, storages),
    )


def step_peak_phase(index: Index) -> PhaseKind | None:
    """Return the phase of the step peak; None: no op ran."""
    curve = live_bytes(index).get(first_device(index))
    peak = None if curve is None else curve.step_peak_op
    if peak is None:
        return None
    phases = index.recording.phases
    return next((of.kind for of in phases if of.first_op <= peak < of.end_op), None)


def _made(rows: Iterable[Storage]) -> Iterator[Lifetime]:
    for row in rows:
        if is_made(row):
            yield row.birth or 0, row.death, row.nbytes


def is_made(row: Storage) -> bool:
    """Tell whether the step peak and the forward peak count a storage: the step created it."""
    return row.birth is not None and row.category not in OWN


def sums_after(lives: Iterable[Lifetime], ops: int) -> dict[int, int]:
    """Add up lifetimes: the sum after each of ``ops`` ops that changed it, in order."""
    return running_sums(changes_after(lives), ops)


def changes_after(lives: Iterable[Lifetime]) -> dict[int, int]:
    """Return by how much each op changes the sum of some lifetimes."""
    change: defaultdict[int, int] = defaultdict(int)
    for birth, death, nbytes in lives:
        change[birth] += nbytes
        if death is not None:
            change[death if death > birth else birth + 1] -= nbytes
    return change


def running_sums(change: dict[int, int], ops: int) -> dict[int, int]:
    """Add up changes: the sum after each of ``ops`` ops that changed it, in order."""
    at = sorted(change)
    sums = dict(zip(at, accumulate(map(change.__getitem__, at)), strict=True))
    while at and at[-1] >= ops:
        del sums[at.pop()]
    return sums


def peak_of(after: dict[int, int]) -> tuple[int, int]:
    """Return the first op with the largest sum, and the sum; (0, 0) if there is none."""
    op = max(after, key=after.__getitem__, default=0)
    return (op, after[op]) if after.get(op) else (0, 0)


def _forward_peak(index: Index, after: dict[int, int]) -> tuple[int, int] | None:
    """Return the same for the ops of forward phases; None if there are none."""
    starts, ends = _forwards(index)
    if not starts:
        return None
    peak = starts[0], 0
    for op, following in pairwise([*after, ends[-1]]):
        at = bisect_right(ends, op)
        # The sum holds until the next change, possibly into the next forward.
        first = max(op, starts[at]) if at < len(starts) else following
        if first < following and after[op] > peak[1]:
            peak = first, after[op]
    return peak


@derived
def _forwards(index: Index) -> tuple[list[int], list[int]]:
    """Return the starts and ends of the forward phases with ops."""
    forward = PhaseKind.FORWARD
    phases = [
        phase
        for phase in index.recording.phases
        if phase.kind is forward and phase.first_op < phase.end_op
    ]
    return [phase.first_op for phase in phases], [phase.end_op for phase in phases]


def _alive_after_forward(index: Index, storages: list[int]) -> int:
    rows, judged = index.recording.storages, judged_at(index)
    return sum(
        row.nbytes
        for storage in storages
        if storage in judged
        and ((row := rows[storage]).death is None or row.death > judged[storage])
    )
