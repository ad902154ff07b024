"""Add the graph of an aligned recording to a recording that was made from a snapshot.

Storages, their lifetimes and the ops are those of the snapshot. Modules, nodes and saved tensors
are those of the aligned step.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import replace

from tb_actmem.model import ModuleCall, Node, Note, Op, PhaseKind, Recording, Save, Storage
from tb_actmem.snapshot.align import Alignment


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
