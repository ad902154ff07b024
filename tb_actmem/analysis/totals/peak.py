"""Live bytes by their parts: over time, and at the peak of a step."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import Index, common_name, derived, fqn, op_name, starred
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.storages import State, made_in, storage_states
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.model_states import (
    Part,
    alive_after,
    lifetimes_with_model,
    made_lifetimes,
    peaks,
)
from tb_actmem.analysis.totals.timeline import (
    Lifetime,
    changes_after,
    live_bytes,
    peak_of,
    running_sums,
)
from tb_actmem.model import Holder, PhaseKind


class Temporary(NamedTuple):
    """Storages alive at the peak that no node saves, created by one op in equal layers."""

    nbytes: int
    storages: int
    """The number of storages."""
    op: str
    """The op that created them, or the op in whose backward they were created."""
    in_backward: bool
    module: str
    """``h.*.mlp``, or the name of a single module; "" outside any module."""


class Peak(NamedTuple):
    """A moment with the most live bytes on the first device."""

    totals: tuple[str, ...]
    """The totals whose moment it is: a step peak can be the forward peak, too."""
    nbytes: int
    at: int
    """The position of the op that ran."""
    phase: PhaseKind | None
    op: str
    """The op that ran, or the op in whose backward it ran."""
    in_backward: bool
    module: str
    parts: dict[Part, int]
    """Parts that add up to the peak, the largest first, without empty ones."""
    temporary: tuple[Temporary, ...]
    """The parts of `Part.TRANSIENT`, the largest first."""
    checkpoint_cache_bytes: int
    """Saved by checkpoints besides their inputs: most in the caches of selective ones."""

    @property
    def is_total(self) -> bool:
        """Whether it includes the model states."""
        return "total_peak_bytes" in self.totals


PEAKS = ("total_peak_bytes", "step_peak_bytes", "forward_peak_bytes")
"""The peaks of a recording, the one that matters most first; each may be unknown."""


def peak_of_step(index: Index) -> Peak | None:
    """Find the peak that matters most; None without ops, or if nothing was alive."""
    return next(iter(peaks_of_step(index)), None)


@derived
def peaks_of_step(index: Index) -> list[Peak]:
    """Find the known peaks of a recording, in the order of `PEAKS`.

    At one op, the step peak and the forward peak consist of the same storages: they are one.
    """
    device, known = first_device(index), totals_by_key(totals_of(index))
    found = []
    if known["total_peak_bytes"]:
        found.append(_peak(index, ["total_peak_bytes"], *peaks(index)[device]))
    live = live_bytes(index)[device]
    totals: dict[int, list[str]] = defaultdict(list)
    for key, op in (("step_peak_bytes", live.step_peak_op), ("forward_peak_bytes", live.peak_op)):
        if known[key] and op is not None:
            totals[op].append(key)
    lives = made_lifetimes(index, device) if totals else []
    return found + [_peak(index, of, op, alive_after(lives, op)) for op, of in totals.items()]


def _peak(index: Index, of: Sequence[str], at: int, alive: Sequence[tuple[int, Part, int]]) -> Peak:
    recording = index.recording
    parts: dict[Part, int] = defaultdict(int)
    for _, part, nbytes in alive:
        parts[part] += nbytes
    op, in_backward, module = _made_in(index, at)
    return Peak(
        totals=tuple(of),
        nbytes=sum(parts.values()),
        at=at,
        phase=next((of.kind for of in recording.phases if of.first_op <= at < of.end_op), None),
        op=op,
        in_backward=in_backward,
        module=module,
        parts=dict(sorted(parts.items(), key=lambda of: -of[1])),
        temporary=_grouped(index, (of for of, part, _ in alive if part is Part.TRANSIENT)),
        checkpoint_cache_bytes=sum(
            nbytes
            for of, _, nbytes in alive
            if recording.storages[of].holder is Holder.CHECKPOINT_CACHE
        ),
    )


def _made_in(index: Index, position: int) -> tuple[str, bool, str]:
    """Return an op, whether it is one whose backward ran, and its module."""
    recording = index.recording
    op = recording.ops[position]
    if op.backward_of is None:
        return operator(op.name).name, False, fqn(recording, op.module)
    node = recording.nodes[op.backward_of]
    return op_name(recording, op.backward_of), True, fqn(recording, node.module)


def _grouped(index: Index, storages: Iterable[int]) -> tuple[Temporary, ...]:
    """Group storages by the op that created them, equal layers together."""
    rows = index.recording.storages
    groups: dict[tuple[str, bool, str], list[tuple[int, str]]] = defaultdict(list)
    for storage in storages:
        op, in_backward, module = _made_in(index, rows[storage].birth or 0)
        groups[op, in_backward, starred(module)].append((rows[storage].nbytes, module))
    together = [
        Temporary(
            nbytes=sum(nbytes for nbytes, _ in members),
            storages=len(members),
            op=op,
            in_backward=in_backward,
            module=common_name(module for _, module in members),
        )
        for (op, in_backward, _), members in groups.items()
    ]
    return tuple(sorted(together, key=lambda group: -group.nbytes))


Made = State | PhaseKind
"""Created in a forward: the state at its end. Created in another phase: the phase."""
Counted = Made | Part
"""The same, or the part of the model states."""


class Stack(NamedTuple):
    """A sum of live bytes after some ops, and its parts that are not always 0."""

    live_bytes: tuple[int, ...]
    parts: dict[Counted, tuple[int, ...]]
    """Parts that add up to the sum."""
    peak_op: int | None
    peak_bytes: int


class Curves(NamedTuple):
    """A device's live bytes after some ops; all sequences have the length of ``op``."""

    device: str
    op: tuple[int, ...]
    made: Stack
    """Storages created since the recording began."""
    with_model: Stack | None
    """The same with model states, and with inputs (`State.INPUT`).

    Its peak is that of `peak_totals`. None if model states were not recorded.
    """


class _Sum(NamedTuple):
    """A sum of lifetimes."""

    parts: dict[Counted, dict[int, int]]
    """The parts of the sum after each op that changed them."""
    after: dict[int, int]
    """The sum after each op that changed it."""


def curves(index: Index, limit: int = 2000) -> Curves:
    """Return live bytes of the first device after ops that change them, at most ``limit`` ops.

    If there are more, the lowest and highest of each range remain, peaks included.
    """
    device = first_device(index)
    sums = [_sum(index, lives) for lives in (_made(index, device), *_with_model(index, device))]
    points = sorted({op for one in sums for op in one.after})
    if len(points) > limit:
        points = _thin(points, [one.after for one in sums], limit)
    live = live_bytes(index)[device]
    peaks = [(live.step_peak_op, live.step_peak_bytes), *(peak_of(one.after) for one in sums[1:])]
    made, *with_model = (_stack(one, peak, points) for one, peak in zip(sums, peaks, strict=True))
    return Curves(device, tuple(points), made, with_model[0] if with_model else None)


def _made(index: Index, device: str) -> Iterator[tuple[Counted | None, Lifetime]]:
    rows, kinds = index.recording.storages, _kinds(index)
    for position in storages_by_device(index)[device]:
        row = rows[position]
        if row.birth is not None:
            yield kinds[position], (row.birth, row.death, row.nbytes)


def _with_model(index: Index, device: str) -> Iterator[Iterator[tuple[Counted | None, Lifetime]]]:
    """Yield the lifetimes with model states, or nothing if those were not recorded."""
    kinds, older = _kinds(index), State.INPUT
    if index.recording.meta.optimizers is not None and index.recording.ops:
        yield (
            (kinds[position] or older if part in _OF_BLOCK else part, life)
            for position, part, life in lifetimes_with_model(index, device)
        )


_OF_BLOCK = (Part.SAVED, Part.OTHER_INPUTS, Part.TRANSIENT)


@derived
def _kinds(index: Index) -> list[Made | None]:
    """For each storage created in the step, return its state or phase; None for older ones."""
    forward = PhaseKind.FORWARD
    return [
        state if phase is forward else phase
        for state, phase in zip(storage_states(index), made_in(index), strict=True)
    ]


def _sum(index: Index, counted: Iterable[tuple[Counted | None, Lifetime]]) -> _Sum:
    lives: defaultdict[Counted, list[Lifetime]] = defaultdict(list)
    for kind, life in counted:
        if kind is not None and life[2]:
            lives[kind].append(life)
    ops, every = len(index.recording.ops), dict[int, int]()
    changes = {kind: changes_after(each) for kind, each in lives.items()}
    for change in changes.values():
        for op, nbytes in change.items():
            every[op] = every.get(op, 0) + nbytes
    parts = {kind: running_sums(change, ops) for kind, change in changes.items()}
    return _Sum(parts, running_sums(every, ops))


def _stack(one: _Sum, peak: tuple[int | None, int], points: Sequence[int]) -> Stack:
    return Stack(
        live_bytes=_column(one.after, points),
        parts={kind: _column(after, points) for kind, after in one.parts.items()},
        peak_op=peak[0],
        peak_bytes=peak[1],
    )


def _column(after: Mapping[int, int], points: Sequence[int]) -> tuple[int, ...]:
    """Return a sum after some ops, from the ops that changed it, in order."""
    changed, sums = [*after], [0, *after.values()]
    return tuple(sums[bisect_right(changed, op)] for op in points)


def _thin(points: Sequence[int], sums: Sequence[Mapping[int, int]], limit: int) -> list[int]:
    stretch = math.ceil(len(points) / ((limit - 1) // (2 * len(sums))))
    chosen: set[int] = set()
    for start in range(0, len(points), stretch):
        for after in sums:
            part = [op for op in points[start : start + stretch] if op in after]
            if part:
                chosen |= {min(part, key=after.__getitem__), max(part, key=after.__getitem__)}
    return sorted(chosen)
