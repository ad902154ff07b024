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
* **charged**: a cached storage is charged once, to its first saver in forward order; the other
  savers *share* it. **exclusive** bytes of an op: storages that nobody else saves.
* **peak**: the largest sum of live storages made in the forward. **retained**: what of it is alive
  when the forward ends.
* **model states**: the model's parameters and buffers, the gradients of its parameters, and what
  optimizers keep for them; each storage once, whatever is tied.
* **device**: bytes on different devices are never added: each of these totals is of one device.

Every row is a `NamedTuple`; an id is a position in its table; "none" is None; sizes are bytes.
The nodes stand in forward order: a producer always comes before its consumers. The saves stand in
the order of their nodes.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

MAX_ELEMENTS = 2**63 - 2
"""What a tensor may have: torch counts them in 63 bits, in expanded and in meta tensors too, and
the format up to one less."""

MAX_DIMS = 2**12
"""Dimensions of a tensor. Torch has no bound, but most of its ops refuse more than 64."""

MAX_DEVICES = 64
"""Whose storages one recording can have: each device has totals of its own."""

HIDDEN = "hidden"
"""The slot of what a node keeps where Python cannot read it; ``hidden[1]`` of a second tensor."""

COPY_SLICES = "CopySlices"
"""Torch's name of the node of an in-place write into a view: it has the write's own node inside."""

MAX_NOTES = 1000
"""Sentences on what could not be seen; the recorder says each sort of thing once."""

MAX_CHARACTERS = 2**30
"""Of all nodes, ops and saves with the names that they refer to: no answer has more to write.

A million nodes with their ops, saves and source lines have half of it."""


class Category(enum.Enum):
    """Whose memory a storage is."""

    PARAMETER = "parameter"
    BUFFER = "buffer"
    INPUT = "input"
    """Existed before the forward began."""
    ACTIVATION = "activation"
    """Made in the forward."""
    UNKNOWN = "unknown"
    """Input or activation: nothing tells which without an op stream, or where a compiled region
    allocates unseen."""


class ModelState(enum.Enum):
    """What the training keeps for the model's parameters, beside what the forward does."""

    GRADIENT = "gradient"
    """The ``.grad`` of a parameter: at the end of the block, or before and then it died."""
    OPTIMIZER = "optimizer"
    """A tensor in the ``state`` of an optimizer, at the end of the block."""


class NodeKind(enum.Enum):
    """Which sort of autograd node."""

    FUNCTION = "function"
    CUSTOM_FUNCTION = "custom function"
    CHECKPOINT = "checkpoint"
    """A checkpointed region as the keeper of its inputs; torch has no node for it."""
    ACCUMULATE_GRAD = "accumulate grad"
    """The end of the graph at a leaf: a parameter, or an input that requires grad."""


class SaveKind(enum.Enum):
    """How a node keeps what its backward needs."""

    SAVED = "saved"
    """The tensor itself, in a slot of the node."""
    CTX = "ctx"
    """A tensor that a custom Function put on ``ctx``, which no hook ever sees."""
    PACKED = "packed"
    """A tensor inside what somebody's pack hook made of the saved one."""
    CACHE = "checkpoint cache"
    """A tensor that a checkpoint keeps aside: a result of this node which it will not compute
    again, or, at the checkpoint's own node, what else it needs, as the random state."""
    RECOMPUTED = "recomputed"
    """Nothing yet: a checkpoint makes the tensor again when the backward asks for it."""


class Holder(enum.Enum):
    """Who keeps a storage alive at the end of the forward where no save does."""

    OUTPUT = "output"
    """The caller: a tensor that the recorded code returned."""
    CHECKPOINT_CACHE = "checkpoint cache"
    """A checkpoint: what a selective one will not compute again, and whatever else it needs."""
    CTX = "ctx"
    """An attribute of a custom Function's ``ctx``."""
    PACK_HOOK = "pack hook"
    """What somebody's pack hook returned in place of the saved tensor."""
    AUTOCAST_CACHE = "autocast cache"
    """Autocast's low-precision copies of parameters, dropped when the outermost region ends."""
    GRADIENT = "gradient"
    """The ``.grad`` of a leaf."""
    MODULE = "module"
    """An attribute of a recorded module: a new buffer, a cache, a statistic."""
    LEAF = "leaf"
    """The end of the graph, which refers to a leaf that was made in the forward."""
    PYTHON = "python"
    """Some other object of the program."""


class PhaseKind(enum.Enum):
    """What the program was doing while a range of ops ran."""

    FORWARD = "forward"
    BACKWARD = "backward"
    UPDATE = "update"
    """After a backward and before the next forward: clipped gradients, the optimizer."""


class ModuleCall(NamedTuple):
    """One call of a module: a module called twice is two rows."""

    fqn: str
    """Name in the recorded model, "" for the model itself; the type's name for other modules."""
    type_name: str
    call: int
    """0 for the first call of this module in the recording."""
    parent: int | None
    """The module call inside which this one ran."""
    first_op: int
    end_op: int
    """The ops that ran inside, children's included: ``ops[first_op:end_op]``."""


class Argument(NamedTuple):
    """A tensor that a module call in a forward was given, one inside of a nest too."""

    module: int
    name: str
    """``[0]`` for the first one without a name, ``mask`` for one with; ``[1][0]`` in a nest.

    ``*[0].x`` and ``batch.x`` for one behind an object. "" for one that it was not given: an
    earlier call returned it, and a variable held it meanwhile, last beside this call.
    """
    tensor: int


class Frame(NamedTuple):
    """A line of source: the innermost one outside of torch."""

    file: str
    line: int
    function: str


class Node(NamedTuple):
    """One node of the autograd graph."""

    name: str
    """Torch's name, such as ``GeluBackward0``, or the class of a custom Function."""
    kind: NodeKind
    sequence_nr: int | None
    """Torch's number of creation, counted per thread; None where it has none."""
    module: int | None
    """The innermost module call that made it; None when it was made outside or is not known."""
    frame: int | None
    variable: int | None
    """For ACCUMULATE_GRAD: the leaf tensor."""
    region: int | None
    """The checkpointed region that made it, counted from 0; None outside of any.

    For CHECKPOINT: the region whose inputs it keeps.
    """
    forward: int = 0
    """How many backwards of the block had begun when it was made.

    The graph is read before each backward and at the end of the block; this is the first of these
    readings, counted from 0, that can have found the node.
    """
    backward: int | None = None
    """The backward of the block, counted from 0, with which what it kept went: the last reading
    that found it still keeping. None: it did so at the end of the block."""


class Edge(NamedTuple):
    """A tensor on its way from the node that made it to a node that uses it."""

    producer: int
    output_nr: int
    """Which output of the producer."""
    consumer: int
    input_nr: int
    """Which entry of the consumer's ``next_functions``."""
    tensor: int | None
    """The tensor that travels, where it is known."""


class Output(NamedTuple):
    """A tensor with a graph that was alive when the forward ended: where a backward can begin."""

    node: int
    output_nr: int
    tensor: int | None


class Storage(NamedTuple):
    """The memory itself."""

    device: str
    nbytes: int
    category: Category
    name: str | None
    """Of a parameter or buffer its fqn; of an activation the parameter it is a *cast of*."""
    birth: int | None
    """The op that made it; None: before the first op, or there was no op stream."""
    death: int | None
    """Ops that had run when it died; None: alive at the end of the recording, or not known."""
    holder: Holder | None
    """Who keeps it alive at the end of the forward where no save does; None: not known."""
    model_state: ModelState | None = None
    """What it is to the model's training; None: nothing, or not known."""


class Tensor(NamedTuple):
    """A window on a storage."""

    storage: int | None
    """None: which memory it used is not known."""
    dtype: str
    """Torch's name without the prefix: ``float32``."""
    shape: tuple[int, ...]
    stride: tuple[int, ...] | None
    """In elements; None: not read."""
    offset: int
    """Of its first element in the storage, in elements."""


class Save(NamedTuple):
    """This node keeps this tensor in this slot."""

    node: int
    slot: str
    """Torch's name of the slot (``self``, ``result``, ``mat1``, ``tensors[2]``, ``[0]``)."""
    kind: SaveKind
    tensor: int | None
    """None for RECOMPUTED, and where a pack hook made something without a tensor in it."""
    formula: str | None
    """The line of torch's own derivatives in which the slot's name stands, if one was found."""
    module: int | None = None
    """Where a compiled region made the tensor, as the compiler's graph says; None: see the node."""
    frame: int | None = None
    """The same for the line."""


class Op(NamedTuple):
    """One operator call, below autograd, in the order of execution."""

    name: str
    """Torch's, such as ``aten::addmm``."""
    module: int | None
    node: int | None
    """The node that autograd made for this call."""
    frame: int | None
    region: int | None
    """The checkpointed region in which it ran."""
    inputs: tuple[int, ...]
    """Storages that it was given."""
    outputs: tuple[int, ...]
    """Tensors that it returned."""
    backward_of: int | None = None
    """The node in whose backward it ran; None in a forward, and where it is not known."""


class Phase(NamedTuple):
    """A range of ops that belong together: ``ops[first_op:end_op]``.

    The graph is read at the end of each forward phase, before a backward consumes it.
    """

    kind: PhaseKind
    first_op: int
    end_op: int


class AllocatorReading(NamedTuple):
    """What torch's caching allocator said of one device, in bytes of blocks."""

    device: str
    before: int
    after: int
    peak: int
    requested_before: int
    requested_after: int


class Meta(NamedTuple):
    """Where a recording comes from, and what it could not see."""

    label: str
    created_ns: int
    """Nanoseconds since 1970-01-01 UTC."""
    torch_version: str
    actmem_version: str
    device: str
    """The device's name as torch tells it ("cpu", "NVIDIA H200")."""
    has_ops: bool
    """An op stream was recorded, so freed and held can be told apart."""
    rank: int | None
    """The process's rank when it was one of several."""
    notes: tuple[str, ...]
    """Sentences on what could not be seen, with the bytes concerned where they are known."""
    optimizers: int | None = None
    """How many optimizers of the model's parameters there were at the end of the block.

    All parameters, buffers and gradients of the model are then among the storages, and so is the
    state of these optimizers. None: nobody looked.
    """
    predicted: str | None = None
    """What was assumed of a step that did not run; None: it did, and was recorded."""
    sees_memory: bool = False
    """All memory is among the storages, that which no op returned too.

    Otherwise a peak lacks what an op takes and gives back inside of itself.
    """

    @property
    def title(self) -> str:
        """The label, and that it is a prediction where it is one."""
        return ", ".join(filter(None, (self.label, self.predicted and "predicted")))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Recording:
    """One forward pass: every node, what it keeps, and the memory that this costs.

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

    def __repr__(self) -> str:
        label = f"{self.meta.label!r}, " if self.meta.label else ""
        return (
            f"Recording({label}{len(self.nodes)} nodes, {len(self.saves)} saves, "
            f"{len(self.storages)} storages, {len(self.ops)} ops)"
        )

    def check(self) -> Recording:
        """Prove every reference and order, and return the recording.

        Raises ValueError which names the first row that is wrong. What the recorder made and what
        a file brought pass the same check.
        """
        for table, column, target, optional in _REFERENCES:
            values = [getattr(row, column) for row in getattr(self, table)]
            _check_references(table, column, values, len(getattr(self, target)), optional)
        _check_lists(self)
        _check_orders(self)
        _check_sizes(self)
        return self


_REFERENCES = (
    ("modules", "parent", "modules", True),
    ("arguments", "module", "modules", False),
    ("arguments", "tensor", "tensors", False),
    ("nodes", "module", "modules", True),
    ("nodes", "frame", "frames", True),
    ("nodes", "variable", "tensors", True),
    ("edges", "producer", "nodes", False),
    ("edges", "consumer", "nodes", False),
    ("edges", "tensor", "tensors", True),
    ("outputs", "node", "nodes", False),
    ("outputs", "tensor", "tensors", True),
    ("storages", "birth", "ops", True),
    ("tensors", "storage", "storages", True),
    ("saves", "node", "nodes", False),
    ("saves", "tensor", "tensors", True),
    ("saves", "module", "modules", True),
    ("saves", "frame", "frames", True),
    ("ops", "module", "modules", True),
    ("ops", "node", "nodes", True),
    ("ops", "frame", "frames", True),
    ("ops", "backward_of", "nodes", True),
)
"""Which column points into which table, and whether it may be None."""


def _check_references(
    table: str, column: str, values: Iterable[int | None], size: int, optional: bool
) -> None:
    for position, value in enumerate(values):
        if value is None and optional:
            continue
        if value is None or not 0 <= value < size:
            raise ValueError(f"{table}[{position}].{column} is {value}, outside of 0..{size - 1}")


def _check_lists(recording: Recording) -> None:
    storages, tensors = len(recording.storages), len(recording.tensors)
    for position, op in enumerate(recording.ops):
        if op.inputs and not 0 <= min(op.inputs) <= max(op.inputs) < storages:
            raise ValueError(f"ops[{position}].inputs names a storage outside of 0..{storages - 1}")
        if op.outputs and not 0 <= min(op.outputs) <= max(op.outputs) < tensors:
            raise ValueError(f"ops[{position}].outputs names a tensor outside of 0..{tensors - 1}")


def _check_orders(recording: Recording) -> None:
    module = 0
    for position, argument in enumerate(recording.arguments):
        if argument.module < module:
            raise ValueError(f"arguments[{position}] stands behind one of a later call, {module}")
        module = argument.module
    node = 0
    for position, save in enumerate(recording.saves):
        if save.node < node:
            raise ValueError(f"saves[{position}] stands behind a save of a later node, {node}")
        if save.kind is SaveKind.RECOMPUTED and save.tensor is not None:
            raise ValueError(f"saves[{position}] is to be recomputed, and has a tensor already")
        node = save.node
    for position, edge in enumerate(recording.edges):
        if edge.producer >= edge.consumer:
            raise ValueError(f"edges[{position}] leads backwards: {edge.producer}→{edge.consumer}")
    for position, made in enumerate(recording.nodes):
        if made.forward < 0 or (made.backward is not None and made.backward < made.forward):
            raise ValueError(
                f"nodes[{position}] was made before reading {made.forward} and kept nothing after "
                f"{made.backward}"
            )
    _check_lives(recording)
    _check_phases(recording)


def _check_lives(recording: Recording) -> None:
    ops = len(recording.ops)
    for position, module in enumerate(recording.modules):
        if module.parent is not None and module.parent >= position:
            raise ValueError(f"modules[{position}] stands before its parent {module.parent}")
        if not 0 <= module.first_op <= module.end_op <= ops:
            raise ValueError(f"modules[{position}] has ops {module.first_op}..{module.end_op}")
    for position, storage in enumerate(recording.storages):
        if storage.nbytes < 0:
            raise ValueError(f"storages[{position}] has {storage.nbytes} bytes")
        if storage.death is not None and not (storage.birth or 0) <= storage.death <= ops:
            raise ValueError(f"storages[{position}] dies at {storage.death}, before it is born")


def _check_phases(recording: Recording) -> None:
    end = 0
    for position, phase in enumerate(recording.phases):
        if phase.first_op != end or not phase.first_op <= phase.end_op <= len(recording.ops):
            raise ValueError(f"phases[{position}] does not begin where the last one ended ({end})")
        end = phase.end_op
    if end != len(recording.ops):
        raise ValueError(f"the phases end at op {end} of {len(recording.ops)}")


def _check_sizes(recording: Recording) -> None:
    for shape in {tensor.shape for tensor in recording.tensors}:
        # The dimensions first: a product of too many would take minutes.
        if len(shape) > MAX_DIMS or math.prod(shape) > MAX_ELEMENTS:
            position = [tensor.shape for tensor in recording.tensors].index(shape)
            raise ValueError(f"tensors[{position}] is larger than torch could make it")
    devices = len({storage.device for storage in recording.storages})
    if devices > MAX_DEVICES:
        raise ValueError(f"its storages are on {devices} devices, more than {MAX_DEVICES}")
    if len(recording.meta.notes) > MAX_NOTES:
        raise ValueError(f"it has {len(recording.meta.notes)} notes, more than {MAX_NOTES}")
    characters = _characters(recording)
    if characters > MAX_CHARACTERS:
        raise ValueError(f"its rows name {characters} characters, more than {MAX_CHARACTERS}")


def _characters(recording: Recording) -> int:
    """Of the texts of nodes, ops and saves, each as often as a row refers to it."""
    frames = [_length(frame.file) + _length(frame.function) for frame in recording.frames]
    modules = [_length(module.fqn) + _length(module.type_name) for module in recording.modules]

    def place(row: Node | Op | Save) -> int:
        of_module = 0 if row.module is None else modules[row.module]
        return of_module + (0 if row.frame is None else frames[row.frame])

    nodes = [place(node) + _length(node.name) for node in recording.nodes]
    saves = sum(
        nodes[save.node] + place(save) + _length(save.slot) + _length(save.formula)
        for save in recording.saves
    )
    ops = sum(place(op) + _length(op.name) for op in recording.ops)
    return sum(nodes) + ops + saves


def _length(text: str | None) -> int:
    """Of a text; where a row has none, whoever writes it down says so."""
    return len(text or "")
