"""Why a tensor is saved, as values, from torch's own derivative formulas."""

from __future__ import annotations

import enum
import re
from collections.abc import Sequence
from typing import NamedTuple

from tb_actmem.analysis.index import fqn, op_name
from tb_actmem.analysis.index.devices import View, view_of
from tb_actmem.analysis.index.storages import OWN, is_of_region, traced_op
from tb_actmem.model import HIDDEN, Category, NodeKind, Recording, Save, SaveKind, Storage

_OF_HOOK = re.compile(r"\w+|\[\d+\]")
"""The slot of a pack hook's input; the position of a tensor in its result follows."""
_OUTPUTS = re.compile(r"(result|output|out)\d*$|ret\d*$")
_ONLY_OUTPUT = ("result", "output", "result0", "out")
_ONLY_INPUT = ("self", "input")


class What(enum.Enum):
    """The kind of a saved tensor; `Reason.name` names it."""

    PARAMETER = "parameter"
    BUFFER = "buffer"
    NAMED_INPUT = "named input"
    CAST = "cast"
    """A copy of a parameter in another dtype, created in the forward."""
    INPUT = "input"
    """The only input of an op."""
    ONE_INPUT = "one input"
    OUTPUT = "output"
    """The only output of an op."""
    ONE_OUTPUT = "one output"
    TENSOR = "tensor"
    """A tensor that a custom Function saved, in the slot of that number."""
    TRACED = "traced"
    """The result of an op in a compiled region."""
    REGION_INPUT = "region input"
    ASIDE = "aside"
    """Data that a checkpoint stores besides its inputs, such as random state."""
    CTX = "ctx"
    PACKED = "packed"
    HIDDEN = "hidden"
    """A tensor that is in no readable slot."""
    NOTHING = "nothing"
    """Nothing until the checkpoint recomputes it."""


class Why(enum.Enum):
    """Why the backward needs a saved tensor."""

    DERIVATIVE = "derivative"
    """The formula of a derivative contains it: that of `Reason.variables`, if any."""
    SLOT = "slot"
    """The backward reads the slot, but the formula is unknown."""
    CUSTOM_FUNCTION = "custom function"
    """The forward of a custom Function called ``save_for_backward``."""
    COMPILER = "compiler"
    """The compiler chose which tensors its region saves and which it recomputes."""
    REGION = "region"
    """A checkpoint recomputes its region from it."""
    RECOMPUTED = "recomputed"
    CTX = "ctx"
    PACKED = "packed"
    HIDDEN = "hidden"
    """Its op used or created it, and no other holder was found."""
    SELECTED = "selected"
    """A selective checkpoint does not recompute it."""


class Reason(NamedTuple):
    """Why a tensor is saved, and who saves the same memory."""

    op: str
    what: What
    name: str
    """The slot, or the name of the parameter or buffer."""
    why: Why
    variables: tuple[str, ...]
    """The variables whose gradient needs it; empty if there is only one input."""
    view: View | None
    """Set if a small tensor keeps a larger storage alive."""
    exists_anyway: bool
    """It is a parameter or a buffer."""
    others: tuple[str, ...]
    """Other savers: modules, or ops of the same module or of no module."""


def reason(recording: Recording, save: int, savers: Sequence[int] = ()) -> Reason:
    """Return why a tensor is saved; ``savers`` are all known saves of the same storage."""
    row = recording.saves[save]
    storage = _storage(recording, row)
    (what, name), why = _what(recording, save, storage), _why(recording, save)
    return Reason(
        op=op_name(recording, row.node),
        what=what,
        name=name,
        why=why,
        variables=_variables(row) if why is Why.DERIVATIVE else (),
        view=view_of(recording, row.tensor),
        exists_anyway=storage is not None and storage.category in OWN,
        others=_others(recording, row.node, savers),
    )


def _storage(recording: Recording, save: Save) -> Storage | None:
    storage = None if save.tensor is None else recording.tensors[save.tensor].storage
    return None if storage is None else recording.storages[storage]


def unbracketed(slot: str) -> str:
    """Return ``3`` for ``[3]``; ``x[3]`` and ``[3][0]`` stay."""
    found = _BRACKETED.fullmatch(slot)
    return found[1] if found else slot


_BRACKETED = re.compile(r"\[(\w+)\]")


def _what(recording: Recording, position: int, storage: Storage | None) -> tuple[What, str]:
    """Return the kind and the name of a saved tensor."""
    save = recording.saves[position]
    if save.kind is SaveKind.PACKED:
        given = _OF_HOOK.match(save.slot)
        return What.PACKED, given[0] if given else save.slot
    if save.kind in _WHAT_KINDS:
        return _WHAT_KINDS[save.kind], save.slot
    is_cache = save.kind is SaveKind.CACHE
    if recording.nodes[save.node].kind is NodeKind.CHECKPOINT:
        return What.ASIDE if is_cache else What.REGION_INPUT, unbracketed(save.slot)
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
"""The kind of a named storage, by its category; for UNKNOWN the slot is more precise."""


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
    """Return the names before the colon in torch's ``mat1, mat2: …``, unless it is the input."""
    wanted, colon, _ = (save.formula or "").partition(":")
    wanted = wanted.strip()
    if not colon or wanted in (*_ONLY_INPUT, save.slot):
        return ()
    return tuple(wanted.split(", "))


def _others(recording: Recording, node: int, savers: Sequence[int]) -> tuple[str, ...]:
    """Name the other nodes that save the same storage."""
    nodes = dict.fromkeys(recording.saves[other].node for other in savers)
    here = recording.nodes[node].module
    names = (_saver(recording, other, here) for other in nodes if other != node)
    return tuple(dict.fromkeys(names))


def _saver(recording: Recording, node: int, here: int | None) -> str:
    """Name the other saver by its module, or by its op if the module is the same or none."""
    module = recording.nodes[node].module
    if module is None or module == here or not recording.modules[module].fqn:
        return op_name(recording, node)
    return fqn(recording, module)
