"""Why a save is there, in a sentence that quotes torch's own derivative."""

from __future__ import annotations

from collections.abc import Sequence

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.reasons import Reason, What, Why, reason
from tb_actmem.analysis.index.storages import attributions, saved_storages
from tb_actmem.analysis.totals.saved_tensors import SavedRow, saved_row
from tb_actmem.text.tensors import window_text


def reason_text(reason: Reason) -> str:
    """Say why a save exists, or who keeps the memory anyway.

    ``gelu keeps its input: its derivative needs it``.
    """
    if reason.exists_anyway:
        return f"{_keeps(reason)}, which exists anyway: 0 bytes more"
    if reason.others:
        return f"{_keeps(reason)}, which {_others(reason.others)} anyway: 0 bytes more"
    return _because(reason)


def save_reason_text(index: Index, save: int) -> str:
    """Say why a node saves a tensor, and which nodes share the storage."""
    storage = saved_storages(index)[save]
    payer = None if storage is None else attributions(index).get(storage)
    if storage is not None and payer == save:
        return saved_text(saved_row(index, storage))
    return reason_text(reason(index.recording, save, () if payer is None else (payer,)))


def node_reasons_text(index: Index, node: int) -> str:
    """Say in sentences why a node keeps each thing that it keeps."""
    sentences = [f"{save_reason_text(index, save)}." for save in saves_of(index, node)]
    return " ".join(dict.fromkeys(sentences)) or "It keeps nothing for the backward."


def saved_text(row: SavedRow) -> str:
    """Say why a storage is kept: the reason of its attributed save, then who else keeps it."""
    copy = "; the same data is there in another dtype" if row.is_copy else ""
    others = f"; {_others(row.reason.others)} it too" if row.reason.others else ""
    return f"{_because(row.reason)}{others}{copy}"


def _because(reason: Reason) -> str:
    window = f"; {window_text(reason.window)}" if reason.window else ""
    return f"{_keeps(reason)}: {_why(reason)}{window}"


def _keeps(reason: Reason) -> str:
    return f"{reason.op} keeps {_WHAT[reason.what].format(reason.name)}"


_WHAT = {
    What.PARAMETER: "the parameter {}",
    What.BUFFER: "the buffer {}",
    What.NAMED_INPUT: "the input {}",
    What.CAST: "a cast of the parameter {}",
    What.INPUT: "its input",
    What.ONE_INPUT: "its input {}",
    What.OUTPUT: "its output",
    What.ONE_OUTPUT: "its {}",
    What.TENSOR: "the saved tensor {}",
    What.TRACED: "what {} made in it",
    What.REGION_INPUT: "input {} of its region",
    What.ASIDE: "what it set aside",
    What.CTX: "the tensor on ctx.{}",
    What.PACKED: "what a pack hook made of {}",
    What.HIDDEN: "what no slot shows",
    What.NOTHING: "nothing of {}",
}


def _why(reason: Reason) -> str:
    if not reason.variables:
        return _WHY[reason.why]
    *first, last = reason.variables
    variables = f"{', '.join(first)} and {last}" if first else last
    return f"the derivative with respect to {variables} needs it"


_WHY = {
    Why.DERIVATIVE: "its derivative needs it",
    Why.SLOT: "its backward reads this slot",
    Why.CUSTOM_FUNCTION: "its forward called save_for_backward",
    Why.COMPILER: "the compiler chose it for the backward",
    Why.REGION: "the backward computes the region again from it",
    Why.SELECTED: "a selective checkpoint need not compute it again",
    Why.RECOMPUTED: "the checkpoint makes it again in the backward",
    Why.CTX: "the backward will use it, and no hook sees it",
    Why.PACKED: "the backward unpacks it",
    Why.HIDDEN: "it used or made it, and nobody else was found who keeps it",
}


def _others(names: Sequence[str]) -> str:
    """Who else keeps it, with the verb: ``fc2 keeps``, ``q and k keep``."""
    if len(names) == 1:
        return f"{names[0]} keeps"
    if len(names) == 2:
        return f"{names[0]} and {names[1]} keep"
    return f"{names[0]} and {len(names) - 1} others keep"
