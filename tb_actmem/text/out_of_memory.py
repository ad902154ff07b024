"""Five log lines for a training run that ran out of memory."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.advice.suggestions import checkpoint_relief, suggestions
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import source
from tb_actmem.analysis.index.storages import OWN, attributions
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_groups, saved_row
from tb_actmem.model import Category, ModelState, Recording
from tb_actmem.printable import printable
from tb_actmem.text.advice import suggestion_text
from tb_actmem.text.notes import words
from tb_actmem.text.reasons import layers_text, type_text
from tb_actmem.text.units import nbytes_text, share_text

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
            f"Checkpoints around {relief.modules}: {share} of the forward's saved bytes, "
            f"{_PREDICTED[before is not None]}."
        )
    yield "A smaller batch: tb_actmem.predict.scale finds the largest that fits."


_PREDICTED = {
    True: "as predicted from the last recorded step",
    False: "as predicted from the ops before the error",
}
