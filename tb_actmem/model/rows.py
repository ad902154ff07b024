"""The rows of a recording's tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tb_actmem.model.kinds import Basis, Category, Holder, ModelState, NodeKind, PhaseKind, SaveKind


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
    """A tensor argument of a module call in a forward, also one in a nested argument."""

    module: int
    name: str
    """``[0]`` for the first positional argument, ``mask`` for a keyword, ``[1][0]`` if nested.

    ``*[0].x`` and ``batch.x`` for a tensor behind an object. "" for a result of an earlier call
    that was not passed, but that a variable held, during this call for the last time.
    ``+cache DynamicCache`` for a tensor that the call put into its argument ``cache``, an object.
    ``+h.0.last`` for a result that it put into that attribute of a module and did not return, ``+``
    into an unknown place. ``++h.0.mean`` for a result that it assigned to that buffer, or for that
    buffer if compiled code inside it changed it. ``[0]~vmap`` for an argument of a call inside that
    transform of torch.func, ``[0]~grad`` if one of all around the call computes gradients.
    """
    tensor: int


TRANSFORM = "~"
"""Begins the name of the transform of torch.func around a call, behind an argument's name."""
COMPUTES_GRADIENTS = f"{TRANSFORM}grad"
"""The same for any transform inside one that computes gradients."""
PUT_INTO = "+"
"""Begins the name of an argument, or of another place, that a call put a tensor into."""
INTO_BUFFER = "++"
"""Begins the name of a buffer to which a call assigned a new tensor, or that its compiled code
changed."""


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
    """Torch's sequence number, counted per thread; None if it has none."""
    module: int | None
    """The innermost module call that made it; None: outside of modules, or unknown."""
    frame: int | None
    variable: int | None
    """For ACCUMULATE_GRAD: the leaf tensor."""
    region: int | None
    """The checkpointed region that made it, counted from 0; None outside of any.

    For CHECKPOINT: the region whose inputs it keeps.
    """
    forward: int = 0
    """Number of backwards of the block that had begun when it was made.

    The graph is read before each backward and at the end of the block. This is the first reading,
    counted from 0, that could find the node.
    """
    backward: int | None = None
    """The backward of the block, counted from 0, that freed its saves: the last reading that found
    them. None: they existed at the end of the block."""


class Edge(NamedTuple):
    """A tensor on its way from the node that made it to a node that uses it."""

    producer: int
    output_nr: int
    """Which output of the producer."""
    consumer: int
    input_nr: int
    """Which entry of the consumer's ``next_functions``."""
    tensor: int | None
    """The tensor on this edge, if known."""


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
    """The fqn of a parameter or buffer; for an activation, the parameter that it is a cast of."""
    birth: int | None
    """The op that made it; None: before the first op, or there was no op stream."""
    death: int | None
    """Number of ops that had run when it died; None: alive at the end, or unknown."""
    holder: Holder | None
    """The holder that keeps it alive at the end of the forward without a save; None: unknown."""
    model_state: ModelState | None = None
    """Whether it is a gradient, an optimizer state or memory of FSDP; None: neither, or unknown."""
    basis: Basis | None = None
    """The evidence that decided its category; None: an older tb_actmem made the recording."""
    stream: int | None = None
    """The CUDA stream of its allocation, counted from 1; None: the default one, or unknown.

    Torch's allocator reuses memory only for the same stream.
    """


class Tensor(NamedTuple):
    """A view of a storage."""

    storage: int | None
    """None: its memory is unknown."""
    dtype: str
    """Torch's name without the prefix: ``float32``."""
    shape: tuple[int, ...]
    stride: tuple[int, ...] | None
    """In elements; None: not read."""
    offset: int
    """Position of its first element in the storage, in elements."""


class Save(NamedTuple):
    """This node keeps this tensor in this slot."""

    node: int
    slot: str
    """Torch's name of the slot (``self``, ``result``, ``mat1``, ``tensors[2]``, ``[0]``)."""
    kind: SaveKind
    tensor: int | None
    """None for RECOMPUTED, and for a pack hook's result without a tensor."""
    formula: str | None
    """The line of torch's derivatives.yaml that contains the slot's name, if found."""
    module: int | None = None
    """The module call that made the tensor, for a compiled region; None: see the node."""
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
    """Its input storages."""
    outputs: tuple[int, ...]
    """Its output tensors."""
    backward_of: int | None = None
    """The node whose backward ran it; None in a forward, or if unknown."""


class Phase(NamedTuple):
    """A range of ops that belong together: ``ops[first_op:end_op]``.

    The graph is read at the end of each forward phase, before a backward consumes it.
    """

    kind: PhaseKind
    first_op: int
    end_op: int


class AllocatorReading(NamedTuple):
    """Counters of torch's caching allocator for one device, in bytes of blocks."""

    device: str
    before: int
    after: int
    peak: int
    requested_before: int
    requested_after: int


class AllocatorBlock(NamedTuple):
    """A block of torch's CUDA caching allocator when the recording began."""

    device: str
    nbytes: int
    segment: int | None
    """The segment that it is a part of, counted from 0; None: unknown, as in a prediction."""
    requested: int
    """The requested bytes, before rounding; 0: the block was free."""
    death: int | None = None
    """Number of ops that had run when it was freed; None: not in the recording, or unknown."""
    stream: int | None = None
    """The CUDA stream of its segment, numbered as in `Storage`; None: the default one."""


NoteValue = int | str | tuple[str, ...]
"""A number, a name, or several names."""


class Note(NamedTuple):
    """A fact that could not be observed, or that looks like a mistake."""

    code: str
    """Its entry in ``docs/reference/messages.md``; "": a sentence of an older recording."""
    values: tuple[tuple[str, NoteValue], ...] = ()
    """Names and values; the words of `code` in `tb_actmem.text.notes` use them."""

    @classmethod
    def of(cls, code: str, **values: int | str | Iterable[str] | None) -> Note:
        """Make a note; values that are None are left out."""
        found = (
            (name, value if isinstance(value, (int, str)) else tuple(value))
            for name, value in values.items()
            if value is not None
        )
        return cls(code, tuple(found))

    @classmethod
    def from_text(cls, sentence: str) -> Note:
        """Make a note of a sentence, as older recordings have."""
        return cls("", (("text", sentence),))


class MeshAxis(NamedTuple):
    """An axis of the mesh of a job, and the position of one rank on it."""

    name: str
    size: int
    position: int


class Meta(NamedTuple):
    """The origin of a recording, and its notes."""

    label: str
    created_ns: int
    """Nanoseconds since 1970-01-01 UTC."""
    torch_version: str
    actmem_version: str
    device: str
    """The device's name in torch ("cpu", "NVIDIA H200")."""
    has_ops: bool
    """Whether an op stream was recorded, which separates freed from held memory."""
    rank: int | None
    """The process's rank, if it was one of several."""
    notes: tuple[Note, ...]
    """Facts that could not be observed, with bytes if known."""
    optimizers: int | None = None
    """Number of optimizers of the model's parameters at the end of the block.

    If it is known, the storages include all parameters, buffers and gradients of the model, and the
    states of these optimizers. None: unknown.
    """
    predicted: str | None = None
    """The assumptions of a predicted step; None: the step ran and was recorded."""
    sees_memory: bool = False
    """Whether the storages include all memory, even memory that no op returned.

    Otherwise, peaks miss memory that an op allocates and frees internally.
    """
    mesh: tuple[MeshAxis, ...] = ()
    """The axes of the job's DeviceMesh, the outermost first; empty: no mesh was found."""
    represents: int | None = None
    """The number of equal ranks that this one represents, itself included; None: only itself."""
    represented: tuple[int, ...] = ()
    """These ranks, rising; empty: not known, as in a plan."""
    expandable_segments: bool = False
    """Whether torch's CUDA allocator had expandable segments when the recording began."""

    @property
    def title(self) -> str:
        """The label, with "predicted" for a prediction."""
        return ", ".join(filter(None, (self.label, self.predicted and "predicted")))
