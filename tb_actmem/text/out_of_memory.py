"""Five lines for the log of a training that ran out of memory."""

from __future__ import annotations

from collections.abc import Iterator

from tb_actmem.advice.suggestions import checkpoint_relief, lighter
from tb_actmem.analysis.index.devices import first_device, storages_by_device
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import source
from tb_actmem.analysis.index.storages import OWN, attributions
from tb_actmem.analysis.totals.saved_tensors import SavedGroup, saved_groups, saved_row
from tb_actmem.model import Category, ModelState, Recording
from tb_actmem.printable import printable
from tb_actmem.text.advice import lighter_text
from tb_actmem.text.tensors import layers_text, type_text
from tb_actmem.text.units import nbytes_text, share_text

_LARGEST = 3


def shortage_lines(recording: Recording, before: Recording | None, where: str) -> list[str]:
    """Say what happened, what was alive, the largest of it, what would help, and where it all is.

    ``before`` is the recording of a block that was watched and had memory enough.
    """
    index = Index(recording)
    lines = [
        recording.meta.notes[0],
        f"Alive on {first_device(index) or 'no device'}: {', '.join(_alive(index)) or 'nothing'}.",
        f"Largest: {'; '.join(_largest(index)) or 'nothing is kept for a backward'}.",
        f"Would help: {' '.join(_help(index, None if before is None else Index(before)))}",
        f"All of it: {where}.",
    ]
    return [*map(printable, lines)]


def _alive(index: Index) -> Iterator[str]:
    """The parts of what was there when memory ran out, each storage in the first that fits."""
    recording, kept = index.recording, attributions(index)
    parts = dict.fromkeys(_PARTS, 0)
    for position in storages_by_device(index)[first_device(index)]:
        row = recording.storages[position]
        # What died on the exception's way out died when no op ran any more.
        if row.death is not None and row.death < len(recording.ops):
            continue
        if row.category in OWN and row.name is not None:
            parts[row.category] += row.nbytes
        elif row.model_state is not None:
            parts[row.model_state] += row.nbytes
        else:
            parts[position in kept] += row.nbytes
    for part, nbytes in parts.items():
        if nbytes:
            yield f"{_PARTS[part]} {nbytes_text(nbytes)}"


_PARTS: dict[Category | ModelState | bool, str] = {
    True: "kept for the backward",
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
    return f"{' '.join(filter(None, words))} ({row.op} keeps {what})"


def _help(index: Index, before: Index | None) -> Iterator[str]:
    for row in lighter(index)[:1]:
        yield lighter_text(row)
    relief = checkpoint_relief(before or index)
    if relief is not None:
        share = share_text(relief.after_bytes, relief.before_bytes)
        yield (
            f"Checkpoints around {relief.modules}: {share} of what the forward keeps, "
            f"{_PREDICTED[before is not None]}."
        )
    yield "A smaller batch: tb_actmem.predict.scale tells the largest that fits."


_PREDICTED = {
    True: "as is predicted of the last step that was watched",
    False: "as is predicted of what had run",
}
