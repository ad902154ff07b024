"""What would keep less, as a sentence."""

from __future__ import annotations

from tb_actmem.analysis.instead import Way
from tb_actmem.analysis.lighter import Lighter
from tb_actmem.wording.units import nbytes_text


def lighter_text(row: Lighter) -> str:
    """Say what could stand in the place of ops, and what that would give."""
    times = f" ×{len(row.calls)}" if len(row.calls) > 1 else ""
    return _TEXT[row.way].format(
        who=f"{row.module or row.type_name}{times}",
        function=row.function,
        kept=nbytes_text(row.kept_bytes),
        fewer=nbytes_text(row.fewer_bytes),
    )


def lighter_hint(row: Lighter) -> str:
    """The same in a few words, for whoever looks at one of the tensors that would go."""
    least = "at least " if row.way in (Way.ATTENTION, Way.DTYPE) else ""
    with_what = f"{row.function}{_WHERE.get(row.way, '')}"
    return f"Goes with {with_what}: {least}{nbytes_text(row.fewer_bytes)} less in all."


_WHERE = {
    Way.NORM: " outside of autocast",
    Way.ATTENTION: " where it has a fused kernel",
    Way.LOSS: " of torch 2.13 or later",
    Way.DTYPE: " in the place of autocast, which rounds differently",
}
_WRITTEN_OUT = "{who} writes {function} out op by op and keeps {kept}"

_TEXT = {
    Way.FUNCTION: f"{_WRITTEN_OUT}; the function keeps its input alone: {{fewer}} less.",
    Way.NORM: f"{_WRITTEN_OUT}; the function, outside of autocast, keeps its input and "
    "a number for each row: {fewer} less.",
    Way.ATTENTION: f"{_WRITTEN_OUT} of weights; the function keeps none of them where it has a "
    "fused kernel: at least {fewer} less.",
    Way.LOSS: "{who} and the cross-entropy of what it makes keep {kept}, log-probabilities among "
    "them; {function} of torch 2.13 or later keeps gradients instead: {fewer} less.",
    Way.IN_PLACE: "{who} keeps its input beside an output that is kept anyway; with {function} it "
    "keeps that output alone: {fewer} less.",
    Way.DTYPE: "{who} keeps {kept} of casts of its parameters; {function} in the place of autocast "
    "keeps none, and rounds differently: at least {fewer} less.",
}
