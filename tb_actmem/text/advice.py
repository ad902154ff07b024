"""What would keep less, as a sentence."""

from __future__ import annotations

from tb_actmem.advice.idle_checkpoints import IdleCheckpoint
from tb_actmem.advice.rewrite import Way
from tb_actmem.advice.suggestions import Lighter, Warned
from tb_actmem.analysis.totals.alive import Held
from tb_actmem.text.units import nbytes_text


def lighter_text(row: Lighter) -> str:
    """Say what could stand in the place of ops, and what that would give."""
    times = f" ×{len(row.calls)}" if len(row.calls) > 1 else ""
    return _TEXT[row.way].format(
        who=f"{row.module or row.type_name}{times}",
        function=row.function,
        kept=nbytes_text(row.saved_bytes),
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


def warning_text(row: Warned) -> str:
    """Say what costs something, where, and why it gives nothing."""
    return _held_text(row) if isinstance(row, Held) else _idle_text(row)


def _held_text(row: Held) -> str:
    where = f" in {row.module}{_times(row.storages)}" if row.module else _times(row.storages)
    line = f" ({row.source})" if row.source else ""
    made = f"{nbytes_text(row.nbytes)} that {row.op} made{where}{line}"
    unneeded = "neither the backward nor a later op of the recording needs them"
    if row.holder is None:
        return f"{made} are alive when the forward ends: {unneeded}, and no holder was found."
    return f"The program still refers to {made} when the forward ends: {unneeded}."


def _idle_text(row: IdleCheckpoint) -> str:
    where = f" around {row.module}{_times(row.regions)}" if row.module else _times(row.regions)
    otherwise = f"at most {nbytes_text(row.otherwise_bytes)}" if row.otherwise_bytes else "nothing"
    kept = nbytes_text(row.saved_bytes) if row.saved_bytes else "nothing"
    return (
        f"The checkpoint{where} frees nothing: it keeps {kept}, {otherwise} would be kept without "
        f"it, and {nbytes_text(row.nbytes)} are made again in the backward."
    )


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
