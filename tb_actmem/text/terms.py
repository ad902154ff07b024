"""What stands beside a formula's terms: who saves them, and why they differ from what is kept."""

from __future__ import annotations

from tb_actmem.analysis.index.sizes import Window
from tb_actmem.model import Recording
from tb_actmem.predict.estimate.comparison import TermRow
from tb_actmem.predict.estimate.matching import (
    CastOf,
    ChargedTo,
    Note,
    SavedDtype,
    SavedShapes,
    SaveName,
    SharedWith,
    WhyNot,
    WideMask,
    save_name,
)
from tb_actmem.text.tensors import shape_text, window_text


def saver_text(name: SaveName) -> str:
    """Say which op saves: ``attn.c_attn addmm``."""
    return f"{name.module} {name.op}" if name.module else name.op


def save_text(name: SaveName) -> str:
    """Say which save it is: ``attn.c_attn addmm mat1``."""
    return f"{saver_text(name)} {name.slot}"


def term_text(recording: Recording, row: TermRow) -> str:
    """Say what a row of a layer's terms stands for."""
    return row.term.what if row.term else save_text(save_name(recording, row.saves[0]))


def note_text(note: Note | None) -> str:
    """Say why a term is not kept, or differs; "" where there is nothing to say."""
    match note:
        case None:
            return ""
        case WhyNot():
            return _WHY_NOT[note]
        case SharedWith(terms):
            return f"one storage with: {', '.join(term.what for term in terms)}"
        case ChargedTo(save):
            return f"attributed to {save_text(save)}"
        case WideMask(dtype):
            return (
                f"{dtype}: this dropout multiplies by its mask; "
                "a fused one keeps a byte per element"
            )
        case SavedDtype(dtype):
            return f"kept as {dtype}"
        case SavedShapes(shapes):
            return f"kept as {' and '.join(map(shape_text, shapes))}"
        case Window():
            return window_text(note)
        case CastOf(dtype, parameter):
            return f"{dtype} copy of {parameter}"


_WHY_NOT = {
    WhyNot.RECOMPUTED: "a checkpoint computes it again",
    WhyNot.FUSED: "fused attention computes the scores again",
    WhyNot.NO_DROPOUT: "no dropout ran here",
    WhyNot.ONLY_OUTPUT: "the derivative of the activation needs only its output",
    WhyNot.NO_SAVE: "no node saves it",
}
