"""How the live bytes of a recording rise and fall, split by what becomes of the memory."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.storages import State, made_in, storage_states
from tb_actmem.analysis.totals.model_states import Part, lives_with_model
from tb_actmem.analysis.totals.timeline import Lifetime, live_bytes, peak_of, sums_after
from tb_actmem.model import PhaseKind

Made = State | PhaseKind
"""What a forward made, by its state when that ended; what another phase made, by that phase."""
Counted = Made | Part
"""The same, and the states of the model, however they were made."""


class Stack(NamedTuple):
    """A sum of live bytes after some ops, and its parts, of which each has bytes somewhere."""

    live_bytes: tuple[int, ...]
    parts: dict[Counted, tuple[int, ...]]
    """They add up to the sum."""
    peak_op: int | None
    peak_bytes: int


class Curves(NamedTuple):
    """A device's live bytes after some ops: all that follows has the length of ``op``."""

    device: str
    op: tuple[int, ...]
    made: Stack
    """What was made since the recording began."""
    with_model: Stack | None
    """The same with model states, and with inputs (`State.INPUT`) while they are kept.

    Its peak is that of `peak_totals`; None where nobody looked for model states.
    """


class _Sum(NamedTuple):
    """What is added up."""

    lives: dict[Counted, list[Lifetime]]
    after: dict[int, int]
    """The sum after each op at which it changed."""


def curves(index: Index, limit: int = 2000) -> Curves:
    """Live bytes of the device with the model where they change, at most ``limit`` of the ops.

    Where there are more, the lowest and the highest of each stretch stay, the peaks among them.
    """
    device = first_device(index)
    sums = [_sum(index, lives) for lives in (_made(index, device), *_with_model(index, device))]
    points = sorted({op for one in sums for op in one.after})
    if len(points) > limit:
        points = _thin(points, [one.after for one in sums], limit)
    live = live_bytes(index)[device]
    peaks = [(live.step_peak_op, live.step_peak_bytes), *(peak_of(one.after) for one in sums[1:])]
    made, *with_model = (
        _stack(one, peak, points, len(index.recording.ops))
        for one, peak in zip(sums, peaks, strict=True)
    )
    return Curves(device, tuple(points), made, with_model[0] if with_model else None)


def _made(index: Index, device: str) -> Iterator[tuple[Counted | None, Lifetime]]:
    for position in storages_by_device(index)[device]:
        row = index.recording.storages[position]
        if row.birth is not None:
            yield _kind(index, position), (row.birth, row.death, row.nbytes)


def _with_model(index: Index, device: str) -> Iterator[Iterator[tuple[Counted | None, Lifetime]]]:
    """What is added up with the model, or nothing where nobody looked for its states."""
    if index.recording.meta.optimizers is not None and index.recording.ops:
        yield (
            (_kind(index, position) or State.INPUT if part in _OF_BLOCK else part, life)
            for position, part, life in lives_with_model(index, device)
        )


_OF_BLOCK = (Part.KEPT, Part.TRANSIENT)


def _kind(index: Index, position: int) -> Made | None:
    """What a storage is that the recording saw made; None: it was there, or is the model's."""
    phase = made_in(index)[position]
    return storage_states(index)[position] if phase is PhaseKind.FORWARD else phase


def _sum(index: Index, counted: Iterable[tuple[Counted | None, Lifetime]]) -> _Sum:
    lives: dict[Counted, list[Lifetime]] = {}
    for kind, life in counted:
        if kind is not None and life[2]:
            lives.setdefault(kind, []).append(life)
    every = (life for each in lives.values() for life in each)
    return _Sum(lives, sums_after(every, len(index.recording.ops)))


def _stack(one: _Sum, peak: tuple[int | None, int], points: Sequence[int], ops: int) -> Stack:
    parts = {kind: sums_after(lives, ops) for kind, lives in one.lives.items()}
    return Stack(
        live_bytes=_column(one.after, points, ops),
        parts={kind: _column(after, points, ops) for kind, after in parts.items()},
        peak_op=peak[0],
        peak_bytes=peak[1],
    )


def _column(after: Mapping[int, int], points: Sequence[int], ops: int) -> tuple[int, ...]:
    """A sum at some ops, which is known after those at which it changed."""
    held = list(accumulate(range(ops), lambda last, op: after.get(op, last), initial=0))
    return tuple(held[op + 1] for op in points)


def _thin(points: Sequence[int], sums: Sequence[Mapping[int, int]], limit: int) -> list[int]:
    stretch = math.ceil(len(points) / ((limit - 1) // (2 * len(sums))))
    kept: set[int] = set()
    for start in range(0, len(points), stretch):
        for after in sums:
            part = [op for op in points[start : start + stretch] if op in after]
            if part:
                kept |= {min(part, key=after.__getitem__), max(part, key=after.__getitem__)}
    return sorted(kept)
