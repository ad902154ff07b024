"""Turn the trace of a snapshot into a recording, for the tab and every other command.

An op is a run of allocations with one stack and without a free between them. So the live bytes
after an op are the allocator's. Storages have the requested bytes. There is no graph.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tb_actmem.model import (
    Category,
    Frame,
    Meta,
    ModelState,
    ModuleCall,
    Node,
    Note,
    Op,
    Phase,
    PhaseKind,
    Recording,
    Save,
    Storage,
)
from tb_actmem.snapshot.align import Alignment
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
        events, streams = self.one.device.events, dict[int, int]()
        for life in self.one.replay.lives:
            kind = self.one.kind_of(life)
            stream = 0 if life.born is None else events[life.born].stream
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
                stream=streams.setdefault(stream, len(streams) + 1) if stream else None,
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


def with_graph(plain: Recording, alignment: Alignment) -> Recording:
    """Return a snapshot's recording with the graph of the recording that it aligns with.

    A storage of ``plain`` is a block of the replay, at the same position. A save of a tensor whose
    memory is not in the snapshot is left out: the step did not get there, or does not keep it.
    """
    merge = _Merge(plain, alignment)
    note = Note.of(
        "aligned-snapshot",
        device=plain.meta.device,
        aligned=alignment.aligned,
        allocations=alignment.allocations,
    )
    others = (row for row in plain.meta.notes if row.code != "from-snapshot")
    source = alignment.index.recording
    return replace(
        plain,
        meta=plain.meta._replace(notes=(note, *others), optimizers=source.meta.optimizers),
        modules=tuple(merge.modules()),
        frames=(*plain.frames, *source.frames),
        nodes=tuple(merge.nodes()),
        edges=source.edges,
        outputs=source.outputs,
        storages=tuple(merge.storages()),
        tensors=tuple(
            row._replace(storage=None if row.storage is None else merge.block.get(row.storage))
            for row in source.tensors
        ),
        saves=tuple(merge.saves()),
        ops=tuple(merge.ops()),
    ).check()


class _Merge:
    """The rows of both recordings, and how they correspond."""

    def __init__(self, plain: Recording, alignment: Alignment) -> None:
        self._plain, self._source = plain, alignment.index.recording
        self._storages = alignment.storages
        self.block = {storage: position for position, storage in alignment.storages.items()}
        """Storage of the source → block."""
        self._op: dict[int, int] = {}
        """Op → op of the source; both grow."""
        for position, storage in sorted(alignment.storages.items()):
            op, other = plain.storages[position].birth, self._source.storages[storage].birth
            if op is not None and other is not None:
                self._op.setdefault(op, other)
        self._ops, self._others = [*self._op], [*self._op.values()]
        first = self._ops[0] if self._ops else 0
        self._readings = sum(
            row.kind is PhaseKind.BACKWARD and row.end_op <= first for row in plain.phases
        )
        """Backwards of earlier steps."""

    def modules(self) -> Iterator[ModuleCall]:
        """Yield the module calls with the ops of the snapshot that ran inside."""
        ends = [*self._ops, len(self._plain.ops)]
        for row in self._source.modules:
            first, end = (bisect_left(self._others, op) for op in (row.first_op, row.end_op))
            yield row._replace(
                first_op=ends[first], end_op=ends[first] if first == end else ends[end - 1] + 1
            )

    def nodes(self) -> Iterator[Node]:
        """Yield the nodes; a reading of the graph counts the backwards before it."""
        for row in self._source.nodes:
            backward = None if row.backward is None else row.backward + self._readings
            yield row._replace(
                frame=self._frame(row.frame),
                forward=row.forward + self._readings,
                backward=backward,
            )

    def saves(self) -> Iterator[Save]:
        """Yield the saves whose memory is known, and those without memory."""
        for row in self._source.saves:
            storage = None if row.tensor is None else self._source.tensors[row.tensor].storage
            if storage is None or storage in self.block:
                yield row._replace(frame=self._frame(row.frame))

    def ops(self) -> Iterator[Op]:
        """Yield the ops of the snapshot, with the place of an aligned one."""
        for position, row in enumerate(self._plain.ops):
            other = self._op.get(position)
            row = row._replace(module=None)
            if other is None:
                yield row
                continue
            known = self._source.ops[other]
            yield row._replace(
                name=known.name,
                module=known.module,
                node=known.node,
                frame=self._frame(known.frame) if row.frame is None else row.frame,
                region=known.region,
                outputs=known.outputs,
                backward_of=known.backward_of,
            )

    def storages(self) -> Iterator[Storage]:
        """Yield the blocks; an aligned one has the category, name and holder of its storage."""
        for position, row in enumerate(self._plain.storages):
            storage = self._storages.get(position)
            if storage is None:
                yield row
                continue
            known = self._source.storages[storage]
            yield row._replace(
                category=known.category,
                name=known.name,
                holder=known.holder,
                model_state=known.model_state,
                basis=known.basis,
            )

    def _frame(self, frame: int | None) -> int | None:
        return None if frame is None else frame + len(self._plain.frames)
