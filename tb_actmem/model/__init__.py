"""The recording: frozen types that describe the activation memory of a step.

The words:

* **storage**: the memory itself; many tensors can be views of it. Bytes belong to storages, so a
  saved view of 12 bytes keeps its base's 24 alive.
* **save**: *this node keeps this tensor in this slot*. One tensor saved by two nodes is two saves
  and one storage.
* **cached**: a storage with at least one save when the forward ends. *Cached bytes* count the
  cached storages that are neither parameters nor buffers, each once.
* **input**: existed before the forward began. **activation**: made in the forward.
* **freed**: made in the forward and dead when it ended. **held**: made in the forward, alive at
  its end, without a save.
* **basis**: the evidence that decided a storage's category. `tb-actmem show --why` prints it.
* **saved for backward**: cached bytes, and memory that the backward will use although no slot
  refers to it: selective-checkpoint caches, tensors on ``ctx``, results of pack hooks. If several
  forwards wait for their backward, it is the largest sum at any one time.
* **recomputed**: made inside a checkpointed region; the backward makes it again.
* **producer** and **consumer**: the nodes at the two ends of an edge, in forward direction.
* **attributed**: a cached storage is attributed once, to its first saver in forward order; the
  other savers *share* it. **exclusive** bytes of an op: storages that no other op saves.
* **forward peak** and **step peak**: the largest sum of live storages made in the forward, or in
  the whole step. **total peak**: the same with older memory, such as parameters. **alive after the
  forward**: storages made in the forward that are alive when it ends.
* **model states**: the model's parameters and buffers, the gradients of its parameters, and their
  optimizer states; tied storages count once.
* **device**: bytes on different devices are never added; each total belongs to one device.

Every row is a `NamedTuple`. An id is a position in its table, "none" is None, sizes are bytes.
Nodes are in forward order: a producer always comes before its consumers. Saves are in the order of
their nodes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tb_actmem.gc_pause import collector_paused
from tb_actmem.model.check import (
    MAX_AXES,
    MAX_CHARACTERS,
    MAX_DEVICES,
    MAX_DIMS,
    MAX_ELEMENTS,
    MAX_NOTES,
    check_recording,
)
from tb_actmem.model.columns import Columns, Values
from tb_actmem.model.kinds import (
    COPY_SLICES,
    HIDDEN,
    Basis,
    Category,
    Holder,
    ModelState,
    NodeKind,
    PhaseKind,
    SaveKind,
)
from tb_actmem.model.rows import (
    AllocatorBlock,
    AllocatorReading,
    Argument,
    Edge,
    Frame,
    MeshAxis,
    Meta,
    ModuleCall,
    Node,
    Note,
    NoteValue,
    Op,
    Output,
    Phase,
    Save,
    Storage,
    Tensor,
)

__all__ = [
    "COPY_SLICES",
    "HIDDEN",
    "MAX_AXES",
    "MAX_CHARACTERS",
    "MAX_DEVICES",
    "MAX_DIMS",
    "MAX_ELEMENTS",
    "MAX_NOTES",
    "AllocatorBlock",
    "AllocatorReading",
    "Argument",
    "Basis",
    "Category",
    "Columns",
    "Edge",
    "Frame",
    "Holder",
    "MeshAxis",
    "Meta",
    "ModelState",
    "ModuleCall",
    "Node",
    "NodeKind",
    "Note",
    "NoteValue",
    "Op",
    "Output",
    "Phase",
    "PhaseKind",
    "Recording",
    "Save",
    "SaveKind",
    "Storage",
    "Tensor",
    "Values",
]


class _Tables:
    """Makes the rows of a table at its first use."""

    __slots__ = ("_columns",)
    _columns: dict[str, Columns]

    if not TYPE_CHECKING:  # else every attribute would exist

        def __getattr__(self, name: str) -> tuple[Any, ...]:
            columns = None if name not in _TABLES else self._columns.get(name)
            if columns is None:  # none, or another thread has made the rows meanwhile
                found: tuple[Any, ...] = object.__getattribute__(self, name)
                return found
            with collector_paused():
                rows = columns.rows()
            object.__setattr__(self, name, rows)
            self._columns.pop(name, None)
            return rows


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Recording(_Tables):
    """One recorded step: nodes, saved tensors, and their memory.

    A recording holds no torch object; it can be compared, pickled, written and read anywhere.
    """

    meta: Meta
    modules: tuple[ModuleCall, ...] = ()
    frames: tuple[Frame, ...] = ()
    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()
    outputs: tuple[Output, ...] = ()
    storages: tuple[Storage, ...] = ()
    tensors: tuple[Tensor, ...] = ()
    saves: tuple[Save, ...] = ()
    ops: tuple[Op, ...] = ()
    phases: tuple[Phase, ...] = ()
    allocators: tuple[AllocatorReading, ...] = ()
    arguments: tuple[Argument, ...] = ()
    """In the order of their module calls; empty: not recorded."""
    blocks: tuple[AllocatorBlock, ...] = ()
    """The blocks of torch's CUDA allocator when the recording began, in the order of addresses.

    Blocks of one segment follow each other. Private pools are left out. A prediction has only
    blocks in use that are none of its storages. Empty: not recorded, such as without CUDA.
    """

    @classmethod
    def of(cls, meta: Meta, columns: dict[str, Columns], **tables: tuple[Any, ...]) -> Recording:
        """Make a recording whose tables in ``columns`` get their rows at their first use."""
        made = cls(meta=meta, **tables)
        for name in columns:
            object.__delattr__(made, name)
        object.__setattr__(made, "_columns", columns)
        return made

    def __repr__(self) -> str:
        label = f"{self.meta.label!r}, " if self.meta.label else ""
        return (
            f"Recording({label}{len(self.nodes)} nodes, {len(self.saves)} saves, "
            f"{len(self.storages)} storages, {len(self.ops)} ops)"
        )

    def check(self) -> Recording:
        """Check every reference and order, and return the recording.

        Raises ValueError that names the first wrong row. Recordings from the recorder and from
        files pass the same check.
        """
        check_recording(self, Values(self))
        return self


_TABLES = frozenset(Recording.__dataclass_fields__)
