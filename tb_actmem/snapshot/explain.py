"""Explain a snapshot: the memory alive at one moment, its origin and its purpose."""

from __future__ import annotations

import enum
from bisect import bisect_right
from collections.abc import Container, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from tb_actmem.model import PhaseKind
from tb_actmem.snapshot import DeviceMemory, Segment, Snapshot
from tb_actmem.snapshot.replay import Life, Replay, Sums, replay
from tb_actmem.snapshot.stacks import (
    Part,
    Place,
    Role,
    exported_place,
    is_older,
    phases,
    place_of,
    step_ends,
)


class Kind(enum.Enum):
    """The purpose of memory."""

    OLDER = "before the trace"
    """Allocated before the first event, at an unknown place."""
    SETUP = "before the first step"
    PARAMETER = "parameters and buffers"
    OPTIMIZER = "optimizer state"
    GRADIENT = "gradients"
    """Made in a backward, and alive after it."""
    FORWARD = "forward"
    BACKWARD = "backward"
    UPDATE = "optimizer step"
    WORKSPACE = "workspaces"


class Moment(enum.Enum):
    """The moment that an explanation is about."""

    OUT_OF_MEMORY = "the out-of-memory error"
    PEAK = "the peak"
    END = "the end"
    """There is no trace."""


class Failure(NamedTuple):
    """An out-of-memory error."""

    event: int
    nbytes: int
    """The requested bytes."""
    device_free: int
    """The free bytes of the device then."""
    sums: Sums
    place: Place
    phase: PhaseKind | None


class Group(NamedTuple):
    """Blocks of one origin."""

    nbytes: int
    requested: int
    blocks: int
    kind: Kind
    place: Place
    label: str
    """The program's own label of them."""
    stack: int
    """A stack of theirs."""


class Gaps(NamedTuple):
    """Free memory inside the segments, at the end."""

    free: int
    """Reserved, but not allocated."""
    unused: int
    """Part of it: segments without a block, which ``torch.cuda.empty_cache()`` returns."""
    unused_segments: int
    largest: int
    """The largest free block: a larger request needs a new segment."""
    segments: int


@dataclass(frozen=True)
class Explanation:
    """The memory of one device."""

    device: DeviceMemory
    replay: Replay
    places: Sequence[Place]
    """By stack."""

    @cached_property
    def parts(self) -> list[Part]:
        """The events by phase of the step."""
        return phases(self.device, self.places)

    def phase_at(self, event: int) -> PhaseKind | None:
        """Return the phase of an event."""
        found = bisect_right([part.first for part in self.parts], event) - 1
        return self.parts[found].kind if found >= 0 else None

    @cached_property
    def failures(self) -> list[Failure]:
        """The out-of-memory errors."""
        return [
            Failure(
                event=at,
                nbytes=event.nbytes,
                device_free=event.address,
                sums=self.replay.sums[at],
                place=self.places[event.stack],
                phase=self.places[event.stack].phase or self.phase_at(at),
            )
            for at, event in enumerate(self.device.events)
            if event.action == "oom"
        ]

    @cached_property
    def at(self) -> tuple[Moment, int]:
        """The moment to explain, and its position in the sums.

        This is the last out-of-memory error, else the peak.
        """
        if self.failures:
            return Moment.OUT_OF_MEMORY, self.failures[-1].event
        return (Moment.PEAK, self.replay.peak) if self.device.events else (Moment.END, 0)

    @cached_property
    def reserved_peak(self) -> int:
        """The most bytes reserved."""
        return max(sums.reserved for sums in self.replay.sums)

    @cached_property
    def steps(self) -> int:
        """The number of steps that have begun: forwards that follow the start or an update."""
        return len(self.step_ends)

    @cached_property
    def step_ends(self) -> list[int]:
        """The event after each step; the last step may not have ended."""
        return step_ends(self.parts)

    @cached_property
    def first_step(self) -> int:
        """The first event of the first step."""
        return next((part.first for part in self.parts if part.kind is PhaseKind.FORWARD), 0)

    def kind_of(self, life: Life) -> Kind:
        """Return the purpose of a block, from its stack and its lifetime."""
        place = self.places[life.stack]
        if place.role is not None:
            return _KINDS[place.role]
        if life.born is None:
            return Kind.OLDER if place.phase is None else _OLDER[place.phase]
        part = self.parts[bisect_right([part.first for part in self.parts], life.born) - 1]
        if part.kind is None:
            return Kind.SETUP
        if part.kind is PhaseKind.BACKWARD and (life.freed is None or life.freed >= part.end):
            return Kind.GRADIENT
        return _PHASES[part.kind]

    @cached_property
    def groups(self) -> list[Group]:
        """The blocks alive at the moment by kind, op, line and label, the largest first."""
        return self._groups_at(self.at[1])

    @cached_property
    def end_groups(self) -> list[Group]:
        """The same at the end."""
        return self._groups_at(len(self.device.events))

    def _groups_at(self, position: int) -> list[Group]:
        found: dict[Hashable, list[tuple[Life, Kind]]] = {}
        for life in self.replay.alive_at(position):
            kind, place = self.kind_of(life), self.places[life.stack]
            key = kind, place.op, place.line, place.node, place.module, life.label
            found.setdefault(key, []).append((life, kind))
        groups = [
            Group(
                nbytes=sum(life.nbytes for life, _ in rows),
                requested=sum(life.requested for life, _ in rows),
                blocks=len(rows),
                kind=rows[0][1],
                place=self.places[rows[0][0].stack],
                label=rows[0][0].label,
                stack=rows[0][0].stack,
            )
            for rows in found.values()
        ]
        return sorted(groups, key=lambda group: -group.nbytes)

    @cached_property
    def kinds(self) -> dict[Kind, int]:
        """The bytes of each kind at the moment, without kinds that have none."""
        sums = dict.fromkeys(Kind, 0)
        for group in self.groups:
            sums[group.kind] += group.nbytes
        return {kind: nbytes for kind, nbytes in sums.items() if nbytes}

    @cached_property
    def gaps(self) -> Gaps:
        """The free memory in segments at the end."""
        return _gaps(self.device.segments)


def explain(snapshot: Snapshot) -> list[Explanation]:
    """Explain each device of a snapshot, the one with the most memory first."""
    is_python_only = has_stacks(snapshot) and not has_ops(snapshot)
    places = [
        exported_place(stack)
        if snapshot.is_exported
        else place_of(stack, is_python_only=is_python_only)
        for stack in snapshot.stacks
    ]
    devices = snapshot.devices
    if snapshot.is_exported:  # it begins with the allocations of older storages
        older = {at for at, stack in enumerate(snapshot.stacks) if is_older(stack)}
        devices = tuple(map(partial(_without_older, older), devices))
    found = [
        Explanation(device, replay(device, is_exported=snapshot.is_exported), places)
        for device in devices
    ]
    return sorted(found, key=lambda one: -one.replay.sums[one.replay.peak].allocated)


def _without_older(older: Container[int], device: DeviceMemory) -> DeviceMemory:
    """Leave out the allocations with one of some stacks."""
    events = (row for row in device.events if row.action != "alloc" or row.stack not in older)
    return device._replace(events=tuple(events))


def has_stacks(snapshot: Snapshot) -> bool:
    """Tell whether any allocation has a stack."""
    return len(snapshot.stacks) > 1


def has_ops(snapshot: Snapshot) -> bool:
    """Tell whether stacks have the frames of ops: in C++ only, or in a snapshot of our own."""
    return any("::" in frame.function for stack in snapshot.stacks for frame in stack)


_KINDS = {
    Role.PARAMETER: Kind.PARAMETER,
    Role.OPTIMIZER: Kind.OPTIMIZER,
    Role.WORKSPACE: Kind.WORKSPACE,
}
_PHASES = {
    PhaseKind.FORWARD: Kind.FORWARD,
    PhaseKind.BACKWARD: Kind.BACKWARD,
    PhaseKind.UPDATE: Kind.UPDATE,
}
_OLDER = {**_PHASES, PhaseKind.BACKWARD: Kind.GRADIENT, PhaseKind.UPDATE: Kind.OPTIMIZER}
"""The same for blocks that are older than the trace: they outlived their phase."""


def _gaps(segments: Sequence[Segment]) -> Gaps:
    free = [block.nbytes for row in segments for block in row.blocks if not block.is_active]
    unused = [row.nbytes for row in segments if not any(block.is_active for block in row.blocks)]
    return Gaps(
        free=sum(free),
        unused=sum(unused),
        unused_segments=len(unused),
        largest=max(free, default=0),
        segments=len(segments),
    )
