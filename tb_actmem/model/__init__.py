"""A recording is a value: the frozen types that say where a forward pass keeps its memory.

The words, which never vary:

* **storage**: the memory itself; many tensors can be windows on it. Bytes belong to storages, so a
  saved view of 12 bytes keeps its base's 24 alive.
* **save**: *this node keeps this tensor in this slot*. One tensor saved by two nodes is two saves
  and one storage.
* **cached**: a storage to which at least one save refers when the forward has ended. *Cached
  bytes* are those of the cached storages that are neither parameters nor buffers, each once.
* **input**: existed before the forward began. **activation**: made in the forward.
* **freed**: made in the forward and dead when it ended. **held**: made in the forward, alive at
  its end, and no save refers to it.
* **kept for the backward**: cached bytes, and what the backward will use though no slot refers to
  it: selective-checkpoint caches, tensors on ``ctx``, what a pack hook made of a tensor. Where
  several forwards wait for their backward it is the most that was kept at once.
* **recomputed**: made inside a checkpointed region; the backward makes it again.
* **producer** and **consumer**: the nodes at the two ends of an edge, in forward direction.
* **attributed**: a cached storage is attributed once, to its first saver in forward order; the
  other savers *share* it. **exclusive** bytes of an op: storages that nobody else saves.
* **peak**: the largest sum of live storages made in the forward. **retained**: what of it is alive
  when the forward ends.
* **model states**: the model's parameters and buffers, the gradients of its parameters, and what
  optimizers keep for them; each storage once, whatever is tied.
* **device**: bytes on different devices are never added: each of these totals is of one device.

Every row is a `NamedTuple`; an id is a position in its table; "none" is None; sizes are bytes.
The nodes stand in forward order: a producer always comes before its consumers. The saves stand in
the order of their nodes.
"""

from tb_actmem.model.kinds import (
    COPY_SLICES,
    HIDDEN,
    Category,
    Holder,
    ModelState,
    NodeKind,
    PhaseKind,
    SaveKind,
)
from tb_actmem.model.recording import (
    MAX_CHARACTERS,
    MAX_DEVICES,
    MAX_DIMS,
    MAX_ELEMENTS,
    MAX_NOTES,
    Recording,
)
from tb_actmem.model.rows import (
    AllocatorReading,
    Argument,
    Edge,
    Frame,
    Meta,
    ModuleCall,
    Node,
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
    "MAX_CHARACTERS",
    "MAX_DEVICES",
    "MAX_DIMS",
    "MAX_ELEMENTS",
    "MAX_NOTES",
    "AllocatorReading",
    "Argument",
    "Category",
    "Edge",
    "Frame",
    "Holder",
    "Meta",
    "ModelState",
    "ModuleCall",
    "Node",
    "NodeKind",
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
