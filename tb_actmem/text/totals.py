"""The totals as lines in reading order: terminal, tables and tab say the same words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.totals.by_name import totals_by_key
from tb_actmem.analysis.totals.totals import Totals


class Line(NamedTuple):
    """One total. A line is a part of the last line above it with a lower level."""

    key: str
    """Its name in `Totals`; of another device than the first with ``/cpu`` behind."""
    label: str
    where: str
    """``on cuda:0``, for lines of level 0 where several devices have totals; else ""."""
    is_aside: bool
    """It is the total of another device than the first, beside the one above it."""
    level: int
    nbytes: int | None
    """None: the recording cannot know."""
    help: str


_LINES = (
    ("saved_bytes", "kept for the backward", 0, "Everything the backward will use."),
    ("cached_bytes", "cached", 1, "Storages that nodes save, each counted once."),
    ("activation_bytes", "activations", 2, "Made in the forward."),
    ("input_bytes", "inputs", 2, "There before the forward began."),
    ("unknown_bytes", "activations or inputs", 2, "Without an op stream nothing tells which."),
    ("ctx_bytes", "on ctx", 1, "Tensors that custom Functions put on ctx; no hook sees them."),
    ("packed_bytes", "packed", 1, "What pack hooks made of saved tensors."),
    (
        "checkpoint_cache_bytes",
        "checkpoint caches",
        1,
        "What checkpoints keep aside: results that need not be computed again, random state.",
    ),
    (
        "made_bytes",
        "made in the forward",
        0,
        "Every storage that an op made, whatever became of it.",
    ),
    ("made_cached_bytes", "cached", 1, "Saved by a node: the activations above."),
    ("freed_bytes", "freed", 1, "Dead when the forward ended."),
    ("recomputed_bytes", "recomputed", 1, "Freed in a checkpoint; the backward makes it again."),
    ("held_bytes", "held", 1, "Alive when the forward ended, though no node saves it."),
    ("held_saved_bytes", "ctx, packed and checkpoint caches", 2, "Counted above as kept."),
    ("held_output_bytes", "outputs", 2, "Tensors that the recorded code returned."),
    ("held_gradient_bytes", "gradients", 2, "The .grad of parameters and other leaves."),
    ("held_module_bytes", "modules", 2, "New attributes and buffers of the model's modules."),
    ("held_autocast_bytes", "autocast's weight cache", 2, "Dropped when autocast ends."),
    ("held_leaf_bytes", "leaves", 2, "Tensors with requires_grad that the block itself made."),
    ("held_python_bytes", "other objects", 2, "Tensors that the program still refers to."),
    ("unexplained_bytes", "unexplained", 2, "Alive, and nobody was found who keeps it."),
    ("forward_peak_bytes", "peak", 0, "The most that was alive at once of what the forward made."),
    ("step_peak_bytes", "peak of the whole step", 0, "Backward included, and what it makes."),
    ("alive_after_forward_bytes", "retained", 0, "Of what it made: alive when the forward ended."),
    ("model_bytes", "model states", 0, "What the training kept when the block ended."),
    ("model_parameter_bytes", "parameters", 1, "Of the model, tied ones once."),
    ("model_buffer_bytes", "buffers", 1, "Of the model."),
    ("gradient_bytes", "gradients", 1, "The .grad of the model's parameters."),
    ("optimizer_bytes", "optimizer state", 1, "What torch's optimizers keep for the parameters."),
    (
        "total_peak_bytes",
        "peak with the model",
        0,
        "The most at once of model states and what the block made or keeps.",
    ),
    ("peak_parameter_bytes", "parameters", 1, "At that moment."),
    ("peak_buffer_bytes", "buffers", 1, "At that moment."),
    ("peak_gradient_bytes", "gradients", 1, "At that moment."),
    ("peak_optimizer_bytes", "optimizer state", 1, "At that moment."),
    ("peak_saved_bytes", "kept for the backward", 1, "At that moment, inputs included."),
    ("peak_activation_bytes", "activations", 2, "At that moment."),
    ("peak_input_bytes", "inputs", 2, "At that moment."),
    ("peak_unknown_bytes", "activations or inputs", 2, "At that moment."),
    ("peak_ctx_bytes", "on ctx", 2, "At that moment."),
    ("peak_packed_bytes", "packed", 2, "At that moment."),
    ("peak_checkpoint_cache_bytes", "checkpoint caches", 2, "At that moment."),
    ("peak_transient_bytes", "transient", 1, "At that moment, the rest of what the block made."),
    ("parameter_bytes", "parameters referred to", 0, "They exist with or without the graph."),
    ("buffer_bytes", "buffers referred to", 0, "They exist with or without the graph."),
    ("allocator_bytes", "CUDA allocator's change", 0, "What its count of blocks grew by."),
    ("allocator_storage_bytes", "storages alive", 1, "Made in the forward, alive at its end."),
    ("allocator_rounding_bytes", "rounding", 1, "Each storage takes a block of 512 bytes or more."),
    (
        "allocator_unexplained_bytes",
        "unexplained",
        1,
        "Workspaces of libraries, and blocks given whole though larger than asked for.",
    ),
    ("copied_bytes", "kept in two dtypes", 0, "Of the kept: copies of what is there in another."),
    ("storage_bytes", "all storages referred to", 0, "Parameters included, each counted once."),
    ("tensor_bytes", "all saved tensors", 0, "Shared memory counted again for every save."),
)
LABEL = {key: label for key, label, _, _ in _LINES}
"""What each total is called."""
MEANING = {key: text for key, _, _, text in _LINES}
"""What each total means, in a sentence."""
SHORT = {
    "saved_bytes": "kept",
    "forward_peak_bytes": "peak",
    "alive_after_forward_bytes": "retained",
    "activation_bytes": "activations",
    "input_bytes": "inputs",
    "parameter_bytes": "parameters",
}
"""Short names of the totals in which ranks are compared."""
_ALWAYS = {
    "saved_bytes",
    "cached_bytes",
    "freed_bytes",
    "forward_peak_bytes",
    "alive_after_forward_bytes",
}


def totals_lines(totals: Totals) -> list[Line]:
    """List every total, known or not; beside those of the first device what others have."""
    lines, asides = _lines(totals), _asides(totals.others)
    if not asides:
        return lines
    found: list[Line] = []
    key = ""
    for line in lines:
        if line.level == 0:
            found += asides.pop(key, ())
            key, line = line.key, line._replace(where=f"on {totals.device}")
        found.append(line)
    return [*found, *chain.from_iterable(asides.values())]


def saved_lines(totals: Totals) -> list[Line]:
    """The headline, and that of every other device that keeps something."""
    return [line for line in totals_lines(totals) if line.key.partition("/")[0] == "saved_bytes"]


def telling_lines(totals: Totals) -> list[Line]:
    """List the totals for a person; what is zero, or not known, only where one looks for it."""
    return [line for line in totals_lines(totals) if line.nbytes or line.key in _ALWAYS]


def _asides(others: Sequence[Totals]) -> dict[str, list[Line]]:
    """What is not nothing of other devices' totals, without their parts: key → lines."""
    found: dict[str, list[Line]] = {}
    for other in others:
        for line in _lines(other):
            if line.level == 0 and line.nbytes:
                is_offloaded = line.key == "saved_bytes" and line.nbytes == other.packed_bytes
                where = f"on {other.device}{' (offloaded)' if is_offloaded else ''}"
                aside = line._replace(key=f"{line.key}/{other.device}", where=where, is_aside=True)
                found.setdefault(line.key, []).append(aside)
    return found


def _lines(totals: Totals) -> list[Line]:
    """List every total of one device."""
    nbytes = totals_by_key(totals)
    lines = [_line(key, label, level, nbytes[key], text) for key, label, level, text in _LINES]
    behind_kept = next(at for at, line in enumerate(lines[1:], start=1) if line.level == 0)
    lines[behind_kept:behind_kept] = _forward_lines(totals)
    return lines


def _forward_lines(totals: Totals) -> list[Line]:
    """What several forwards kept, where they did not all wait for their backward at once."""
    if totals.all_forwards_bytes == totals.saved_bytes:
        return []
    together = "They did not all wait for their backward at once."
    nbytes = totals.all_forwards_bytes
    lines = [_line("all_forwards_bytes", "all forwards together", 0, nbytes, together)]
    for backward, nbytes in totals.forwards.items():
        label = "kept at the end" if backward is None else f"until backward {backward + 1}"
        meaning = "What several of them need is in each."
        key = f"forward_{'end' if backward is None else backward}_bytes"
        lines.append(_line(key, label, 1, nbytes, meaning))
    return lines


def _line(key: str, label: str, level: int, nbytes: int | None, text: str) -> Line:
    return Line(
        key=key, label=label, where="", is_aside=False, level=level, nbytes=nbytes, help=text
    )
