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

from tb_actmem.model.check import (
    MAX_AXES,
    MAX_CHARACTERS,
    MAX_DEVICES,
    MAX_DIMS,
    MAX_ELEMENTS,
    MAX_NOTES,
)
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
from tb_actmem.model.recording import Recording
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
]
