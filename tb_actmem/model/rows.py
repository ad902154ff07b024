"""The rows of a recording's tables."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.model.kinds import Category, Holder, ModelState, NodeKind, PhaseKind, SaveKind


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
    ``+cache DynamicCache`` for one that the call put into its argument ``cache``, an object.
    """
    tensor: int


PUT_INTO = "+"
"""Begins the name of an argument that a call put a tensor into."""


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
