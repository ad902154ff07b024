"""Notes on a formula's terms: who saves them, and why saved bytes differ."""

from __future__ import annotations

from tb_actmem.analysis.index.sizes import View
from tb_actmem.model import Recording
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
from tb_actmem.text.tensors import shape_text, view_text


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
