"""Why a save is there, in a sentence: a quotation of torch's own derivative, never a guess."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tb_actmem.analysis.names import fqn, op_name
from tb_actmem.analysis.sizes import tensor_nbytes
from tb_actmem.model import Category, NodeKind, Recording, SaveKind

_OUTPUTS = re.compile(r"(result|output|out)\d*$|ret\d*$")


def reason(recording: Recording, save: int, savers: Sequence[int] = ()) -> str:
    """Say why this save exists and what it costs.

    ``savers`` are all saves of the same storage (`states.saves_by_storage`); with others among
    them the sentence says who keeps the memory anyway.
    """
    row = recording.saves[save]
    parts = [f"{op_name(recording, row.node)} keeps {_what(recording, save)}"]
    anyway = _anyway(recording, save, savers)
    if anyway:
        return f"{parts[0]}, {anyway}: 0 bytes more"
    return f"{parts[0]}: {_why(recording, save)}{_window(recording, save)}"


def kept_reason(recording: Recording, savers: Sequence[int]) -> str:
    """Say why a storage is kept: the reason of its charged save, then who else keeps it."""
    text = reason(recording, savers[0])
    others = _others(recording, savers[0], savers)
    if not others:
        return text
    return f"{text}; {_listed(others)} {'keeps' if len(others) == 1 else 'keep'} it too"


def _what(recording: Recording, save: int) -> str:
    row = recording.saves[save]
    if row.kind is SaveKind.CTX:
        return f"the tensor on ctx.{row.slot}"
    if row.kind is SaveKind.PACKED:
        return f"what a pack hook made of {row.slot}"
    if row.kind is SaveKind.RECOMPUTED:
        return f"nothing of {row.slot}"
    if recording.nodes[row.node].kind is NodeKind.CHECKPOINT:
        return f"input {row.slot.strip('[]')} of its region"
    name = _named(recording, save)
    if name:
        return name
    slot = row.slot
    if _OUTPUTS.match(slot):
        return "its output" if slot in ("result", "output", "result0", "out") else f"its {slot}"
    if slot in ("self", "input"):
        return "its input"
    return f"the saved tensor {slot}" if slot.startswith("[") else f"its input {slot}"


def _named(recording: Recording, save: int) -> str:
    """The parameter or buffer that the save refers to, or is a low-precision copy of."""
    row = recording.saves[save]
    storage = None if row.tensor is None else recording.tensors[row.tensor].storage
    if storage is None or not recording.storages[storage].name:
        return ""
    category, name = recording.storages[storage].category, recording.storages[storage].name
    if category is Category.ACTIVATION:
        return f"a cast of the parameter {name}"
    return f"the {category.value} {name}"


def _anyway(recording: Recording, save: int, savers: Sequence[int]) -> str:
    row = recording.saves[save]
    storage = None if row.tensor is None else recording.tensors[row.tensor].storage
    if storage is not None:
        category = recording.storages[storage].category
        if category in (Category.PARAMETER, Category.BUFFER):
            return "which exists anyway"
    others = _others(recording, save, savers)
    if not others:
        return ""
    return f"which {_listed(others)} {'keeps' if len(others) == 1 else 'keep'} anyway"


def _others(recording: Recording, save: int, savers: Sequence[int]) -> list[str]:
    """Name the other nodes that keep the same storage."""
    node = recording.saves[save].node
    nodes = dict.fromkeys(recording.saves[other].node for other in savers)
    here = recording.nodes[node].module
    return [*dict.fromkeys(_keeper(recording, other, here) for other in nodes if other != node)]


def _listed(names: Sequence[str]) -> str:
    if len(names) <= 2:
        return " and ".join(names)
    return f"{names[0]} and {len(names) - 1} others"


def _keeper(recording: Recording, node: int, here: int | None) -> str:
    """The other keeper by its module, or by its op where both are of one module or of none."""
    module = recording.nodes[node].module
    if module is None or module == here or not recording.modules[module].fqn:
        return op_name(recording, node)
    return fqn(recording, module)


def _why(recording: Recording, save: int) -> str:
    row = recording.saves[save]
    if row.kind is SaveKind.RECOMPUTED:
        return "the checkpoint makes it again in the backward"
    if row.kind in (SaveKind.CTX, SaveKind.PACKED):
        return (
            "the backward will use it, and no hook sees it"
            if row.kind is SaveKind.CTX
            else ("the backward unpacks it")
        )
    if recording.nodes[row.node].kind is NodeKind.CHECKPOINT:
        return "the backward computes the region again from it"
    if recording.nodes[row.node].kind is NodeKind.CUSTOM_FUNCTION:
        return "its forward called save_for_backward"
    if row.formula is None:
        return "its backward reads this slot"
    wanted, colon, _ = row.formula.partition(":")
    wanted = wanted.strip()
    if not colon or wanted in ("self", "input", row.slot):
        return "its derivative needs it"
    first, _, last = wanted.rpartition(", ")
    return f"the derivative with respect to {f'{first} and {last}' if first else last} needs it"


def _window(recording: Recording, save: int) -> str:
    """Say so when a small window keeps a larger storage alive."""
    tensor = recording.saves[save].tensor
    storage = None if tensor is None else recording.tensors[tensor].storage
    if tensor is None or storage is None:
        return ""
    window, whole = tensor_nbytes(recording, tensor), recording.storages[storage].nbytes
    return f"; a window of {window:,} bytes keeps all {whole:,} alive" if window < whole else ""
