"""Suggestions and warnings as sentences, and five log lines for a run that is out of memory."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.advice import Relief, Suggestion, Warned, checkpoint_relief, suggestions
from tb_actmem.advice.idle_checkpoints import IdleCheckpoint
from tb_actmem.analysis.index import Index, source
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.storages import OWN, attributions
from tb_actmem.analysis.totals.alive import Held
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_groups, saved_row
from tb_actmem.errors import printable
from tb_actmem.model import Category, ModelState, Recording
from tb_actmem.predict.rewriting import WHERE, RewriteKind
from tb_actmem.text import nbytes_text, share_text
from tb_actmem.text.notes import words
from tb_actmem.text.reasons import layers_text, type_text


def suggestion_text(row: Suggestion) -> str:
    """Name the function that could replace ops, and the bytes it would free."""
    times = f" ×{len(row.calls)}" if len(row.calls) > 1 else ""
    return _TEXT[row.kind].format(
        who=f"{row.module or row.type_name}{times}",
        function=row.function,
        saved=nbytes_text(row.saved_bytes),
        fewer=nbytes_text(row.fewer_bytes),
    )


def relief_text(relief: Relief) -> str:
    """Say how much less is saved under checkpoints."""
    less = nbytes_text(relief.before_bytes - relief.after_bytes)
    return f"Checkpoints around {relief.modules} save {less} less."


def suggestion_hint(row: Suggestion) -> str:
    """The same in a few words, for the details of a tensor that would no longer be saved."""
    least = "at least " if row.is_minimum else ""
    with_what = f"{row.function}{WHERE.get(row.kind, '')}"
    return f"{with_what} would remove this: {least}{nbytes_text(row.fewer_bytes)} less in all."


_WRITTEN_OUT = "{who} writes {function} out op by op and saves {saved}"

_TEXT = {
    RewriteKind.FUNCTION: f"{_WRITTEN_OUT}; the function saves only its input: {{fewer}} less.",
    RewriteKind.INLINE: f"{_WRITTEN_OUT}; the function saves only its input: {{fewer}} less.",
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
    times = _times(len(row.storages))
    where = f" in {row.module}{times}" if row.module else times
    line = f" ({row.source})" if row.source else ""
    made = f"{nbytes_text(row.nbytes)} that {row.op} created{where}{line}"
    if not row.is_tensor:
        return (
            f"{made} are alive when the forward ends and belong to no tensor: a library keeps "
            "them, as cuBLAS keeps its workspace from the first product on."
        )
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


_LARGEST = 3


def shortage_lines(recording: Recording, before: Recording | None, where: str) -> list[str]:
    """Report the error, live memory, the largest saved tensors, suggestions and the recording.

    ``before`` is the recording of an earlier block that did not run out of memory.
    """
    index = Index(recording)
    lines = [
        words(recording.meta.notes[0]),
        f"Alive on {first_device(index) or 'no device'}: {', '.join(_alive(index)) or 'nothing'}.",
        f"Largest: {'; '.join(_largest(index)) or 'nothing is saved for backward'}.",
        f"Suggestions: {' '.join(_help(index, None if before is None else Index(before)))}",
        f"Recording: {where}.",
    ]
    return [*map(printable, lines)]


def _alive(index: Index) -> Iterator[str]:
    """List the parts of live memory; each storage counts in the first part that fits."""
    recording, saved = index.recording, attributions(index)
    parts = dict.fromkeys(_PARTS, 0)
    for position in storages_by_device(index)[first_device(index)]:
        row = recording.storages[position]
        # Storages freed while the exception propagated were still alive at the error.
        if row.death is not None and row.death < len(recording.ops):
            continue
        if row.category in OWN and row.name is not None:
            parts[row.category] += row.nbytes
        elif row.model_state is not None:
            parts[row.model_state] += row.nbytes
        else:
            parts[position in saved] += row.nbytes
    for part, nbytes in parts.items():
        if nbytes:
            yield f"{_PARTS[part]} {nbytes_text(nbytes)}"


_PARTS: dict[Category | ModelState | bool, str] = {
    True: "saved for backward",
    Category.PARAMETER: "parameters",
    Category.BUFFER: "buffers",
    ModelState.GRADIENT: "gradients",
    ModelState.OPTIMIZER: "optimizer state",
    ModelState.UNSHARDED_PARAMETER: "unsharded parameters",
    ModelState.UNSHARDED_GRADIENT: "unsharded gradients",
    ModelState.ALL_GATHER: "all-gather buffers",
    ModelState.REDUCE_SCATTER: "reduce-scatter buffers",
    False: "other tensors",
}


def _largest(index: Index) -> Iterator[str]:
    for group in saved_groups(index)[:_LARGEST]:
        yield _group_text(index, group)


def _group_text(index: Index, group: SavedGroup) -> str:
    row = saved_row(index, group.storages[0])
    layers = layers_text(group.module, [group.module] * len(group.storages))
    line = source(index.recording, row.frame)
    what = "something"
    if row.tensor is not None:
        what = type_text(index.recording.tensors[row.tensor].dtype, group.shape or ())
    words = (nbytes_text(group.nbytes), layers, line and f"at {line}")
    return f"{' '.join(filter(None, words))} ({row.op} saves {what})"


def _help(index: Index, before: Index | None) -> Iterator[str]:
    for row in suggestions(index)[:1]:
        yield suggestion_text(row)
    relief = checkpoint_relief(before or index)
    if relief is not None:
        share = share_text(relief.after_bytes, relief.before_bytes)
        yield (
            f"Checkpoints around {relief.modules} leave {share} of the forward's saved bytes, "
            f"{_PREDICTED[before is not None]}."
        )
    yield "A smaller batch: tb_actmem.predict.scale finds the largest that fits."


_PREDICTED = {
    True: "as predicted from the last recorded step",
    False: "as predicted from the ops before the error",
}
