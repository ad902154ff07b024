"""Of which sort storages, nodes, saves, holders and phases are, and names that rows have."""

from __future__ import annotations

import enum

HIDDEN = "hidden"
"""The slot of what a node keeps where Python cannot read it; ``hidden[1]`` of a second tensor."""

COPY_SLICES = "CopySlices"
"""Torch's name of the node of an in-place write into a view: it has the write's own node inside."""


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
