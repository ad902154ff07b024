"""The ledger as lines in reading order: terminal, tables and tab say the same words."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.ledger import Ledger
from tb_actmem.analysis.ledger_totals import totals_by_key


class Line(NamedTuple):
    """One total. A line is a part of the last line above it with a lower level."""

    key: str
    """Its name in `Ledger`."""
    label: str
    level: int
    nbytes: int | None
    """None: the recording cannot know."""
    help: str


_LINES = (
    ("kept_bytes", "kept for the backward", 0, "Everything the backward will use."),
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
        "What selective checkpoints keep instead of computing it again, and random state.",
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
    ("held_kept_bytes", "ctx, packed and checkpoint caches", 2, "Counted above as kept."),
    ("held_output_bytes", "outputs", 2, "Tensors that the recorded code returned."),
    ("held_gradient_bytes", "gradients", 2, "The .grad of parameters and other leaves."),
    ("held_module_bytes", "modules", 2, "New attributes and buffers of the model's modules."),
    ("held_autocast_bytes", "autocast's weight cache", 2, "Dropped when autocast ends."),
    ("held_leaf_bytes", "leaves", 2, "Tensors with requires_grad that the block itself made."),
    ("held_python_bytes", "other objects", 2, "Tensors that the program still refers to."),
    ("unexplained_bytes", "unexplained", 2, "Alive, and nobody was found who keeps it."),
    ("peak_bytes", "peak", 0, "The most that was alive at once of what the forward made."),
    ("step_peak_bytes", "peak of the whole step", 0, "Backward included, and what it makes."),
    ("retained_bytes", "retained", 0, "Of what it made: alive when the forward ended."),
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
    "kept_bytes": "kept",
    "peak_bytes": "peak",
    "retained_bytes": "retained",
    "activation_bytes": "activations",
    "input_bytes": "inputs",
    "parameter_bytes": "parameters",
}
"""Short names of the totals in which ranks are compared."""
_ALWAYS = {"kept_bytes", "cached_bytes", "freed_bytes", "peak_bytes", "retained_bytes"}


def ledger_lines(totals: Ledger) -> list[Line]:
    """List every total, known or not."""
    nbytes = totals_by_key(totals)
    lines = [
        Line(key=key, label=label, level=level, nbytes=nbytes[key], help=text)
        for key, label, level, text in _LINES
    ]
    behind_kept = next(at for at, line in enumerate(lines[1:], start=1) if line.level == 0)
    lines[behind_kept:behind_kept] = _forward_lines(totals)
    return lines


def _forward_lines(totals: Ledger) -> list[Line]:
    """What several forwards kept, where they did not all wait for their backward at once."""
    if totals.all_forwards_bytes == totals.kept_bytes:
        return []
    lines = [
        Line(
            key="all_forwards_bytes",
            label="all forwards together",
            level=0,
            nbytes=totals.all_forwards_bytes,
            help="They did not all wait for their backward at once.",
        )
    ]
    for backward, nbytes in totals.forwards.items():
        label = "kept at the end" if backward is None else f"until backward {backward + 1}"
        meaning = "What several of them need is in each."
        key = f"forward_{'end' if backward is None else backward}_bytes"
        lines.append(Line(key=key, label=label, level=1, nbytes=nbytes, help=meaning))
    return lines


def telling_lines(totals: Ledger) -> list[Line]:
    """List the totals for a person; what is zero, or not known, only where one looks for it."""
    return [line for line in ledger_lines(totals) if line.nbytes or line.key in _ALWAYS]
