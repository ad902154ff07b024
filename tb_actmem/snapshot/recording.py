"""Turn the trace of a snapshot into a recording, for the tab and every other command.

An op is a run of allocations with one stack and without a free between them. So the live bytes
after an op are the allocator's. Storages have the requested bytes. There is no graph.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field

from tb_actmem.model import (
    Category,
    Frame,
    Meta,
    ModelState,
    ModuleCall,
    Note,
    Op,
    Phase,
    PhaseKind,
    Recording,
    Storage,
)
from tb_actmem.snapshot.explain import Explanation, Kind
from tb_actmem.snapshot.replay import Life
from tb_actmem.snapshot.stacks import Place
from tb_actmem.version import __version__

_BEGIN = "begin of the trace"
"""The first op: older memory that is freed before the next op is alive then."""
_NO_OP = "unknown op"
_OLDER = "memory from before the trace"
_STATES = {Kind.GRADIENT: ModelState.GRADIENT, Kind.OPTIMIZER: ModelState.OPTIMIZER}


def recording_of(one: Explanation, label: str) -> Recording:
    """Return the memory of one device as a recording."""
    tables = _Tables(one)
    tables.add_ops()
    peak = one.replay.sums[one.replay.peak].allocated
    older = one.kinds.get(Kind.OLDER)
    notes = [Note.of("from-snapshot", nbytes=peak, device=one.device.name)]
    notes += [Note.of("older-memory", nbytes=older)] if older else []
    times = [event.time_us for event in one.device.events if event.time_us]
    storages = tuple(tables.storages())
    return Recording(
        meta=Meta(
            label=label,
            created_ns=max(times, default=0) * 1000,
            torch_version="",
            actmem_version=__version__,
            device=one.device.name,
            has_ops=True,
            rank=None,
            notes=tuple(notes),
            optimizers=int(any(row.model_state is ModelState.OPTIMIZER for row in storages)),
            sees_memory=True,
        ),
        modules=tuple(
            ModuleCall(fqn=name, type_name="", call=0, parent=None, first_op=0, end_op=0)
            for name in tables.modules
        ),
        frames=tuple(tables.frames),
        storages=storages,
        ops=tuple(tables.ops),
        phases=tuple(tables.phases()),
    ).check()


@dataclass(slots=True)
class _Tables:
    """The tables of a recording in the making."""

    one: Explanation
    ops: list[Op] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)
    """The first event of each op."""
    frames: dict[Frame, int] = field(default_factory=dict)
    modules: dict[str, int] = field(default_factory=dict)

    def add_ops(self) -> None:
        """Add an op for each run of allocations with one stack."""
        self._add(Place(_BEGIN, None, "", "", None, None), -1)
        starts = {part.first for part in self.one.parts}
        last: int | None = None
        for at, event in enumerate(self.one.device.events):
            if event.action == "alloc":
                if event.stack != last or at in starts:
                    self._add(self.one.places[event.stack], at)
                last = event.stack
            elif event.action == "free_requested":
                last = None

    def _add(self, place: Place, first: int) -> None:
        frame = self.frames.setdefault(place.line, len(self.frames)) if place.line else None
        module = self.modules.setdefault(place.module, len(self.modules)) if place.module else None
        self.ops.append(
            Op(
                name=place.op or _NO_OP,
                module=module,
                node=None,
                frame=frame,
                region=None,
                inputs=(),
                outputs=(),
            )
        )
        self.firsts.append(first)

    def storages(self) -> Iterator[Storage]:
        """Yield a storage for each block."""
        for life in self.one.replay.lives:
            kind = self.one.kind_of(life)
            is_model = kind in (Kind.PARAMETER, Kind.OLDER)
            made = Category.INPUT if life.born is None else Category.ACTIVATION
            yield Storage(
                device=self.one.device.name,
                nbytes=life.requested,
                category=Category.PARAMETER if is_model else made,
                name=self._name(life, kind) if is_model else None,
                birth=None if life.born is None else self._op_at(life.born + 1) - 1,
                death=None if life.freed is None else self._op_at(life.freed),
                holder=None,
                model_state=_STATES.get(kind),
            )

    def _name(self, life: Life, kind: Kind) -> str:
        if kind is Kind.OLDER:
            return _OLDER
        place = self.one.places[life.stack]
        line = place.line
        return place.module or (f"{line.file}:{line.line}" if line else kind.value)

    def _op_at(self, event: int) -> int:
        """Return the number of ops that began before an event."""
        return bisect_left(self.firsts, event)

    def phases(self) -> Iterator[Phase]:
        """Yield the phases; before the first step nothing is a forward or a backward."""
        begin = 0
        for part in self.one.parts:
            end = self._op_at(part.end)
            yield Phase(part.kind or PhaseKind.UPDATE, begin, end)
            begin = end
