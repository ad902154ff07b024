"""Why a save is there, as values: from torch's own derivative, never a guess."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.index.names import fqn, op_name
from tb_actmem.analysis.index.sizes import Window, window
from tb_actmem.analysis.index.storages import OWN, is_of_region, traced_op
from tb_actmem.model import HIDDEN, Category, NodeKind, Recording, Save, SaveKind, Storage

_OF_HOOK = re.compile(r"\w+|\[\d+\]")
"""The slot of what a pack hook was given; behind it stands where a tensor is in what it made."""
_OUTPUTS = re.compile(r"(result|output|out)\d*$|ret\d*$")
_ONLY_OUTPUT = ("result", "output", "result0", "out")
_ONLY_INPUT = ("self", "input")


class What(enum.Enum):
    """What a save keeps; `Reason.name` says which one."""

    PARAMETER = "parameter"
    BUFFER = "buffer"
    NAMED_INPUT = "named input"
    CAST = "cast"
    """A copy of a parameter in another dtype, made in the forward."""
    INPUT = "input"
    """The input of the op that has one."""
    ONE_INPUT = "one input"
    OUTPUT = "output"
    """The output of the op that has one."""
    ONE_OUTPUT = "one output"
    TENSOR = "tensor"
    """What a function of the program saved, in the slot of that number."""
    TRACED = "traced"
    """What an op of a compiled region made."""
    REGION_INPUT = "region input"
    ASIDE = "aside"
    """What a checkpoint keeps for its region beside its inputs, as random state."""
    CTX = "ctx"
    PACKED = "packed"
    HIDDEN = "hidden"
    """What is in no slot that can be read."""
    NOTHING = "nothing"
    """Not before a checkpoint makes it again."""


class Why(enum.Enum):
    """Why a backward needs what a save keeps."""

    DERIVATIVE = "derivative"
    """A derivative has it in its formula, that of `Reason.variables` if there are any."""
    SLOT = "slot"
    """The backward reads the slot; no formula is known."""
    CUSTOM_FUNCTION = "custom function"
    """The forward of a function of the program called ``save_for_backward``."""
    COMPILER = "compiler"
    """The compiler chose what its region keeps, and what its backward computes again."""
    REGION = "region"
    """A checkpoint computes its region again from it."""
    RECOMPUTED = "recomputed"
    CTX = "ctx"
    PACKED = "packed"
    HIDDEN = "hidden"
    """Its op used or made it, and nobody else keeps it."""
    SELECTED = "selected"
    """A selective checkpoint need not compute it again."""


class Reason(NamedTuple):
    """Why a save exists, what it costs, and who keeps the same memory."""

    op: str
    what: What
    name: str
    """The slot, or the name of the parameter or buffer."""
    why: Why
    variables: tuple[str, ...]
    """With respect to which the derivative is; none where that goes without saying."""
    window: Window | None
    """Where a small tensor keeps a larger storage alive."""
    exists_anyway: bool
    """It is a parameter or a buffer."""
    others: tuple[str, ...]
    """Who else keeps it: modules, and ops of the same module or of none."""


def reason(recording: Recording, save: int, savers: Sequence[int] = ()) -> Reason:
    """Say why this save exists; ``savers`` are all saves of the same storage, if any is known."""
    row = recording.saves[save]
    storage = _storage(recording, row)
    (what, name), why = _what(recording, save, storage), _why(recording, save)
    return Reason(
        op=op_name(recording, row.node),
        what=what,
        name=name,
        why=why,
        variables=_variables(row) if why is Why.DERIVATIVE else (),
        window=window(recording, row.tensor),
        exists_anyway=storage is not None and storage.category in OWN,
        others=_others(recording, row.node, savers),
    )


def _storage(recording: Recording, save: Save) -> Storage | None:
    storage = None if save.tensor is None else recording.tensors[save.tensor].storage
    return None if storage is None else recording.storages[storage]


def _what(recording: Recording, position: int, storage: Storage | None) -> tuple[What, str]:
    """What the save keeps, and its name."""
    save = recording.saves[position]
    if save.kind is SaveKind.PACKED:
        given = _OF_HOOK.match(save.slot)
        return What.PACKED, given[0] if given else save.slot
    if save.kind in _WHAT_KINDS:
        return _WHAT_KINDS[save.kind], save.slot
    is_cache = save.kind is SaveKind.CACHE
    if recording.nodes[save.node].kind is NodeKind.CHECKPOINT:
        return What.ASIDE if is_cache else What.REGION_INPUT, save.slot.strip("[]")
    if is_cache:
        return What.OUTPUT, save.slot
    if storage is not None and storage.name and storage.category in _CATEGORIES:
        return _CATEGORIES[storage.category], storage.name
    traced = traced_op(recording, position)
    if traced is not None:
        return What.TRACED, traced
    return _slot(save.slot), save.slot


_WHAT_KINDS = {
    SaveKind.CTX: What.CTX,
    SaveKind.RECOMPUTED: What.NOTHING,
}
_CATEGORIES = {
    Category.PARAMETER: What.PARAMETER,
    Category.BUFFER: What.BUFFER,
    Category.INPUT: What.NAMED_INPUT,
    Category.ACTIVATION: What.CAST,
}
"""What a storage with a name is; of one of which that is not known the slot says more."""


def _slot(slot: str) -> What:
    if _OUTPUTS.match(slot):
        return What.OUTPUT if slot in _ONLY_OUTPUT else What.ONE_OUTPUT
    if slot in _ONLY_INPUT:
        return What.INPUT
    if _is_hidden(slot):
        return What.HIDDEN
    return What.TENSOR if slot.startswith("[") else What.ONE_INPUT


def _is_hidden(slot: str) -> bool:
    return slot.partition("[")[0] == HIDDEN


def _why(recording: Recording, position: int) -> Why:
    save = recording.saves[position]
    if save.kind in _WHY_KINDS:
        return _WHY_KINDS[save.kind]
    kind = recording.nodes[save.node].kind
    if kind is NodeKind.CHECKPOINT:
        return Why.REGION
    if save.kind is SaveKind.CACHE:
        return Why.SELECTED
    if is_of_region(recording, position):
        return Why.COMPILER
    if kind is NodeKind.CUSTOM_FUNCTION:
        return Why.CUSTOM_FUNCTION
    if save.formula is None:
        return Why.HIDDEN if _is_hidden(save.slot) else Why.SLOT
    return Why.DERIVATIVE


_WHY_KINDS = {
    SaveKind.CTX: Why.CTX,
    SaveKind.PACKED: Why.PACKED,
    SaveKind.RECOMPUTED: Why.RECOMPUTED,
}


def _variables(save: Save) -> tuple[str, ...]:
    """Of torch's line ``mat1, mat2: …`` what stands before the colon, if it is not the input."""
    wanted, colon, _ = (save.formula or "").partition(":")
    wanted = wanted.strip()
    if not colon or wanted in (*_ONLY_INPUT, save.slot):
        return ()
    return tuple(wanted.split(", "))


def _others(recording: Recording, node: int, savers: Sequence[int]) -> tuple[str, ...]:
    """Name the other nodes that keep the same storage."""
    nodes = dict.fromkeys(recording.saves[other].node for other in savers)
    here = recording.nodes[node].module
    names = (_keeper(recording, other, here) for other in nodes if other != node)
    return tuple(dict.fromkeys(names))


def _keeper(recording: Recording, node: int, here: int | None) -> str:
    """The other keeper by its module, or by its op where both are of one module or of none."""
    module = recording.nodes[node].module
    if module is None or module == here or not recording.modules[module].fqn:
        return op_name(recording, node)
    return fqn(recording, module)
