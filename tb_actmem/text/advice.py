"""Suggestions and warnings, as sentences."""

from __future__ import annotations

from tb_actmem.advice.idle_checkpoints import IdleCheckpoint
from tb_actmem.advice.rewrite import RewriteKind
from tb_actmem.advice.suggestions import Suggestion, Warned
from tb_actmem.analysis.totals.alive import Held
from tb_actmem.text.units import nbytes_text


def suggestion_text(row: Suggestion) -> str:
    """Name the function that could replace ops, and the bytes it would free."""
    times = f" ×{len(row.calls)}" if len(row.calls) > 1 else ""
    return _TEXT[row.kind].format(
        who=f"{row.module or row.type_name}{times}",
        function=row.function,
        saved=nbytes_text(row.saved_bytes),
        fewer=nbytes_text(row.fewer_bytes),
    )


def suggestion_hint(row: Suggestion) -> str:
    """The same in a few words, for the details of a tensor that would no longer be saved."""
    least = "at least " if row.kind in (RewriteKind.ATTENTION, RewriteKind.DTYPE) else ""
    with_what = f"{row.function}{_WHERE.get(row.kind, '')}"
    return f"{with_what} would remove this: {least}{nbytes_text(row.fewer_bytes)} less in all."


_WHERE = {
    RewriteKind.NORM: " outside of autocast",
    RewriteKind.ATTENTION: " where it has a fused kernel",
    RewriteKind.LOSS: " of torch 2.13 or later",
    RewriteKind.DTYPE: " instead of autocast (it rounds differently)",
}
_WRITTEN_OUT = "{who} writes {function} out op by op and saves {saved}"

_TEXT = {
    RewriteKind.FUNCTION: f"{_WRITTEN_OUT}; the function saves only its input: {{fewer}} less.",
    RewriteKind.NORM: f"{_WRITTEN_OUT}; outside of autocast, the function saves its input and "
    "one number per row: {fewer} less.",
    RewriteKind.ATTENTION: f"{_WRITTEN_OUT} of weights; with a fused kernel, the function saves "
    "none of them: at least {fewer} less.",
    RewriteKind.LOSS: "{who} and the cross-entropy of its output save {saved}, log-probabilities "
    "included; {function} of torch 2.13 or later saves gradients instead: {fewer} less.",
    RewriteKind.IN_PLACE: "{who} saves its input, and its output is saved too; with {function} it "
    "saves only the output: {fewer} less.",
    RewriteKind.DTYPE: "{who} saves {saved} of casts of its parameters; {function} instead of "
    "autocast saves none (it rounds differently): at least {fewer} less.",
}


def warning_text(row: Warned) -> str:
    """Say which memory or recomputation is wasted, where, and why."""
    return _held_text(row) if isinstance(row, Held) else _idle_text(row)


def _held_text(row: Held) -> str:
    where = f" in {row.module}{_times(row.storages)}" if row.module else _times(row.storages)
    line = f" ({row.source})" if row.source else ""
    made = f"{nbytes_text(row.nbytes)} that {row.op} created{where}{line}"
    unneeded = "neither the backward nor a later op of the recording needs them"
    if row.holder is None:
        return f"{made} are alive when the forward ends: {unneeded}, and no holder was found."
    return f"The program still refers to {made} when the forward ends: {unneeded}."


def _idle_text(row: IdleCheckpoint) -> str:
    where = f" around {row.module}{_times(row.regions)}" if row.module else _times(row.regions)
    otherwise = f"at most {nbytes_text(row.otherwise_bytes)}" if row.otherwise_bytes else "nothing"
    saved = nbytes_text(row.saved_bytes) if row.saved_bytes else "nothing"
    return (
        f"The checkpoint{where} frees nothing: it saves {saved}, {otherwise} would be saved "
        f"without it, and {nbytes_text(row.nbytes)} are recomputed in the backward."
    )


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
