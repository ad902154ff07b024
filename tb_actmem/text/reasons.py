"""Why a tensor is saved, and why a storage has its category; tensors and layers in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import TensorType, View, first_device
from tb_actmem.analysis.index.nodes import saves_of
from tb_actmem.analysis.index.reasons import Reason, What, Why, reason
from tb_actmem.analysis.index.storages import attributions, saved_storages
from tb_actmem.analysis.totals.saved_tensors import SavedRow, saved_row
from tb_actmem.model import Basis, Recording, Tensor
from tb_actmem.predict.estimate.comparison import TermRow
from tb_actmem.predict.estimate.matching import (
    AttributedTo,
    CastOf,
    Note,
    SavedDtype,
    SavedShapes,
    SaveName,
    SharedWith,
    WhyNot,
    WideMask,
    save_name,
)
from tb_actmem.text import nbytes_text


def reason_text(reason: Reason) -> str:
    """Say why a tensor is saved, or why saving it costs no memory.

    ``gelu saves its input for its gradient``.
    """
    if reason.exists_anyway:
        return f"{_saves(reason)}, already alive: 0 bytes"
    if reason.others:
        return f"{_saves(reason)}; {_others(reason.others)} it already: 0 bytes"
    return _because(reason)


def save_reason_text(index: Index, save: int) -> str:
    """Say why a node saves a tensor, and which nodes share its storage."""
    storage = saved_storages(index)[save]
    first = None if storage is None else attributions(index).get(storage)
    if storage is not None and first == save:
        return saved_text(saved_row(index, storage))
    return reason_text(reason(index.recording, save, () if first is None else (first,)))


def node_reasons_text(index: Index, node: int) -> str:
    """Say why a node saves each of its tensors, one sentence each."""
    sentences = [f"{save_reason_text(index, save)}." for save in saves_of(index, node)]
    return " ".join(dict.fromkeys(sentences)) or "It saves nothing for backward."


def saved_text(row: SavedRow) -> str:
    """Say why a storage is saved: for its first saver, and who else saves it."""
    copy = "; the same data exists in another dtype" if row.is_copy else ""
    others = f"; {_others(row.reason.others)} it too" if row.reason.others else ""
    return f"{_because(row.reason)}{others}{copy}"


def _because(reason: Reason) -> str:
    view = f"; {view_text(reason.view)}" if reason.view else ""
    return f"{_saves(reason)}{_why(reason)}{view}"


def _saves(reason: Reason) -> str:
    return f"{reason.op} saves {_WHAT[reason.what].format(reason.name)}"


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
    What.TRACED: "the result of {} inside it",
    What.REGION_INPUT: "input {} of its region",
    What.ASIDE: "a stored result or random state",
    What.CTX: "the tensor on ctx.{}",
    What.PACKED: "a pack hook's result for {}",
    What.HIDDEN: "a tensor that is in no readable slot",
    What.NOTHING: "nothing for {}",
}


def _why(reason: Reason) -> str:
    if not reason.variables:
        return _WHY[reason.why]
    *first, last = reason.variables
    variables = f"{', '.join(first)} and {last}" if first else last
    return f" for the gradient of {variables}"


_WHY = {
    Why.DERIVATIVE: " for its gradient",
    Why.SLOT: ": its backward reads this slot",
    Why.CUSTOM_FUNCTION: ": its forward called save_for_backward",
    Why.COMPILER: ": the compiler chose it for the backward",
    Why.REGION: ": the backward recomputes the region from it",
    Why.SELECTED: ": a selective checkpoint does not recompute it",
    Why.RECOMPUTED: ": the checkpoint recomputes it in the backward",
    Why.CTX: ": the backward will use it, and hooks cannot see it",
    Why.PACKED: ": the backward unpacks it",
    Why.HIDDEN: ": it used or created it, and no other holder was found",
}


def _others(names: Sequence[str]) -> str:
    """Name the other savers with the verb: ``fc2 saves``, ``q and k save``."""
    if len(names) == 1:
        return f"{names[0]} saves"
    if len(names) == 2:
        return f"{names[0]} and {names[1]} save"
    return f"{names[0]} and {len(names) - 1} others save"


def saver_text(name: SaveName) -> str:
    """Name the op that saves: ``attn.c_attn addmm``."""
    return f"{name.module} {name.op}" if name.module else name.op


def save_text(name: SaveName) -> str:
    """Name a saved tensor: ``attn.c_attn addmm mat1``."""
    return f"{saver_text(name)} {name.slot}"


def term_text(recording: Recording, row: TermRow) -> str:
    """Name the term or the saved tensor of a row."""
    return row.term.what if row.term else save_text(save_name(recording, row.saves[0]))


def note_text(note: Note | None) -> str:
    """Say why a term is not saved, or differs; "" if there is no note."""
    match note:
        case None:
            return ""
        case WhyNot():
            return _WHY_NOT[note]
        case SharedWith(terms):
            return f"one storage with: {', '.join(term.what for term in terms)}"
        case AttributedTo(save):
            return f"attributed to {save_text(save)}"
        case WideMask(dtype):
            return (
                f"{dtype}: this dropout multiplies by its mask; "
                "a fused one saves one byte per element"
            )
        case SavedDtype(dtype):
            return f"saved as {dtype}"
        case SavedShapes(shapes):
            return f"saved as {' and '.join(map(shape_text, shapes))}"
        case View():
            return view_text(note)
        case CastOf(dtype, parameter):
            return f"{dtype} copy of {parameter}"


_WHY_NOT = {
    WhyNot.RECOMPUTED: "a checkpoint recomputes it",
    WhyNot.FUSED: "fused attention recomputes the scores",
    WhyNot.NO_DROPOUT: "no dropout ran here",
    WhyNot.ONLY_OUTPUT: "the derivative of the activation needs only its output",
    WhyNot.NO_SAVE: "no node saves it",
}


def basis_text(basis: Basis | None) -> str:
    """Say which evidence decided the category of a storage."""
    return "unknown: an older tb_actmem made the recording" if basis is None else _BASIS[basis]


_BASIS = {
    Basis.NAMED: "the recorded model lists it",
    Basis.PARAMETER_TYPE: "it belongs to a torch.nn.Parameter, but not of the recorded model",
    Basis.INFERENCE: "an op of the block created it under torch.inference_mode()",
    Basis.CREATED: "an op of the block created it",
    Basis.LEAF: "the graph ends at it, and no op of the block created it",
    Basis.COMPILED: "a compiled region saves it, and may have created it",
    Basis.OLDER: "no op of the block created it",
    Basis.NODE_OUTPUT: "a node of the graph returned it",
    Basis.UNDECIDED: "no evidence: without ops, an input and an activation look the same",
}


def where_text(index: Index, devices: list[str]) -> str:
    """Return ``on cuda:0 + cpu``, or "" if all bytes are on the first device."""
    return "" if devices in ([], [first_device(index)]) else f"on {' + '.join(devices)}"


def layers_text(shared: str, names: Sequence[str]) -> str:
    """Name rows of repeated layers, ``h.*.attn ×12``, or a single row by its own name."""
    name = shared if len({*names}) > 1 else names[0]
    return f"{name} ×{len(names)}".lstrip() if len(names) > 1 else name


def tensor_text(tensor: Tensor) -> str:
    """Return the type and shape of a tensor: ``float32 [3, 8]``."""
    return type_text(tensor.dtype, tensor.shape)


def type_text(dtype: str, shape: Iterable[int | None]) -> str:
    """Return a type and shape, with a star for a size that differs between the tensors."""
    return f"{dtype} [{', '.join('*' if size is None else str(size) for size in shape)}]"


def change_text(before: TensorType | None, after: TensorType | None) -> str:
    """Return ``float32 → float16 [3, 8]``, or the one type that exists."""
    if before is None or after is None:
        only = before or after
        return "" if only is None else type_text(*only)
    if before.shape != after.shape:
        return f"{type_text(*before)} → {type_text(*after)}"
    dtype = "" if before.dtype == after.dtype else f"{before.dtype} → "
    return f"{dtype}{type_text(*after)}"


def shape_text(shape: Sequence[int]) -> str:
    """Return the sizes alone, for a sentence: ``3×8``."""
    return "×".join(map(str, shape))


def view_text(view: View) -> str:
    """Say that a small view keeps a larger storage alive."""
    return f"a {nbytes_text(view.nbytes)} view keeps a {nbytes_text(view.whole)} storage alive"
