"""The kinds of storages, nodes, saves, holders and phases, and some names in rows."""

from __future__ import annotations

import enum

HIDDEN = "hidden"
"""The slot of a saved tensor that Python cannot read; ``hidden[1]`` for the second one."""

COPY_SLICES = "CopySlices"
"""Torch's name of the node of an in-place write into a view; it contains the write's own node."""


class Category(enum.Enum):
    """The category of a storage."""

    PARAMETER = "parameter"
    BUFFER = "buffer"
    INPUT = "input"
    """Existed before the forward began."""
    ACTIVATION = "activation"
    """Made in the forward."""
    UNKNOWN = "unknown"
    """Input or activation: unknown without an op stream, or if a compiled region's allocations
    cannot be observed."""

    __hash__ = object.__hash__  # the inherited one costs a Python call per row


class Basis(enum.Enum):
    """The evidence that decided the category of a storage; earlier members win."""

    NAMED = "named"
    """The recorded model lists it as a parameter or buffer."""
    PARAMETER_TYPE = "parameter type"
    """It belongs to a ``torch.nn.Parameter`` of another model."""
    INFERENCE = "created in inference mode"
    """An op of the block created it under ``torch.inference_mode()``: no graph can save it."""
    CREATED = "created in block"
    """An op of the block created it."""
    LEAF = "leaf"
    """The graph ends at it, and no op of the block created it."""
    COMPILED = "compiled region"
    """A compiled region saves it. It may have created it: its allocations cannot be observed."""
    OLDER = "older than block"
    """No op of the block created it."""
    NODE_OUTPUT = "node output"
    """A node of the graph returned it. Ops were not recorded."""
    UNDECIDED = "no evidence"
    """Ops were not recorded, and it is neither a leaf nor the output of a node."""


class ModelState(enum.Enum):
    """Memory that the training needs for the model's parameters, besides themselves."""

    GRADIENT = "gradient"
    """The ``.grad`` of a parameter, alive at the end of the block or freed in it."""
    OPTIMIZER = "optimizer"
    """A tensor in the ``state`` of an optimizer, at the end of the block."""
    UNSHARDED_PARAMETER = "unsharded parameter"
    """A parameter that FSDP has gathered, until it is sharded again; its category is PARAMETER."""
    UNSHARDED_GRADIENT = "unsharded gradient"
    """A gradient that FSDP has not reduced yet."""
    ALL_GATHER = "all-gather buffer"
    """The input and the output of FSDP's all-gathers."""
    REDUCE_SCATTER = "reduce-scatter buffer"
    """The input and the output of FSDP's reduce-scatters."""


class NodeKind(enum.Enum):
    """The kind of an autograd node."""

    FUNCTION = "function"
    CUSTOM_FUNCTION = "custom function"
    CHECKPOINT = "checkpoint"
    """A checkpointed region, which keeps its inputs; torch has no node for it."""
    ACCUMULATE_GRAD = "accumulate grad"
    """The end of the graph at a leaf: a parameter, or an input that requires grad."""


class SaveKind(enum.Enum):
    """How a node keeps a tensor for its backward."""

    SAVED = "saved"
    """The tensor itself, in a slot of the node."""
    CTX = "ctx"
    """A tensor that a custom Function put on ``ctx``, invisible to hooks."""
    PACKED = "packed"
    """A tensor in a pack hook's result."""
    CACHE = "checkpoint cache"
    """A tensor in a checkpoint's cache: a result of this node that will not be recomputed or, at
    the checkpoint's own node, something else it needs, such as the random state."""
    RECOMPUTED = "recomputed"
    """Nothing yet: the backward recomputes the tensor."""


class Holder(enum.Enum):
    """The holder of a storage that is alive at the end of the forward without a save."""

    OUTPUT = "output"
    """The caller: a tensor that the recorded code returned."""
    CHECKPOINT_CACHE = "checkpoint cache"
    """A checkpoint: results that a selective one will not recompute, and other needs."""
    CTX = "ctx"
    """An attribute of a custom Function's ``ctx``."""
    PACK_HOOK = "pack hook"
    """The result of a pack hook, in place of the saved tensor."""
    AUTOCAST_CACHE = "autocast cache"
    """Autocast's low-precision copies of parameters, dropped when the outermost region ends."""
    GRADIENT = "gradient"
    """The ``.grad`` of a leaf."""
    MODULE = "module"
    """An attribute of a recorded module: a new buffer, a cache, a statistic."""
    LEAF = "leaf"
    """The end of the graph, at a leaf that was made in the forward."""
    PYTHON = "python"
    """Another object of the program."""

    __hash__ = object.__hash__  # the inherited one costs a Python call per row


class PhaseKind(enum.Enum):
    """The activity of the program during a range of ops."""

    FORWARD = "forward"
    BACKWARD = "backward"
    UPDATE = "update"
    """The optimizer step: ops after a backward and before the next forward."""
