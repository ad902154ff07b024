"""The totals as labelled lines in reading order, and how ranks differ in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.totals import Totals, totals_by_key
from tb_actmem.analysis.totals.outliers import Outlier, differing, represented_ranks
from tb_actmem.analysis.totals.ranks import RankRow, RankSummary, unequal_modules
from tb_actmem.text import exact_nbytes_text, nbytes_text


class Line(NamedTuple):
    """One total. It is part of the nearest line above with a lower level."""

    key: str
    """The field of `Totals`; for devices other than the first, followed by ``/cpu``."""
    label: str
    where: str
    """``on cuda:0`` for lines of level 0 if several devices have totals, else ""."""
    is_aside: bool
    """The total belongs to a device other than the first, and repeats the line above."""
    level: int
    nbytes: int | None
    """None: the recording does not contain it."""
    help: str


_LINES = (
    ("saved_bytes", "saved for backward", 0, "All memory that the backward will use."),
    ("cached_bytes", "saved tensors", 1, "Storages that nodes save, each counted once."),
    ("activation_bytes", "activations", 2, "Created in the forward."),
    ("input_bytes", "inputs", 2, "Created before the forward."),
    ("unknown_bytes", "activations or inputs", 2, "Not distinguishable without recorded ops."),
    ("ctx_bytes", "on ctx", 1, "Tensors on the ctx of custom Functions; hooks cannot see them."),
    ("packed_bytes", "saved-tensor hooks", 1, "Results of pack hooks."),
    (
        "checkpoint_cache_bytes",
        "checkpoint caches",
        1,
        "Results that checkpoints store instead of recomputing them, and random states.",
    ),
    (
        "made_bytes",
        "created in the forward",
        0,
        "All storages that ops created, freed ones included.",
    ),
    ("made_cached_bytes", "saved", 1, "Saved by a node: the activations above."),
    ("freed_bytes", "freed", 1, "Freed before the forward ended."),
    ("recomputed_bytes", "recomputed", 1, "Freed in a checkpoint; the backward recomputes it."),
    ("held_bytes", "held", 1, "Alive when the forward ended, but saved by no node."),
    ("held_saved_bytes", "ctx, hooks and checkpoint caches", 2, "Part of saved for backward."),
    ("held_output_bytes", "outputs", 2, "Tensors that the recorded code returned."),
    ("held_gradient_bytes", "gradients", 2, "The .grad of parameters and other leaves."),
    ("held_module_bytes", "modules", 2, "New attributes and buffers of the model's modules."),
    ("held_autocast_bytes", "autocast's weight cache", 2, "Dropped when autocast ends."),
    ("held_leaf_bytes", "leaves", 2, "Tensors with requires_grad that the step created."),
    ("held_python_bytes", "other objects", 2, "Tensors that the program still refers to."),
    ("unexplained_bytes", "unexplained", 2, "Alive, but no holder was found."),
    (
        "forward_peak_bytes",
        "forward peak",
        0,
        "The largest sum of live storages created in the forward.",
    ),
    (
        "step_peak_bytes",
        "step peak",
        0,
        "The same for the whole step, new gradients included. Older memory is not counted.",
    ),
    (
        "alive_after_forward_bytes",
        "alive after the forward",
        0,
        "Created in the forward, and alive when it ended.",
    ),
    ("model_bytes", "model states", 0, "Alive when the recorded step ended."),
    ("model_parameter_bytes", "parameters", 1, "Of the model; tied ones count once."),
    ("model_buffer_bytes", "buffers", 1, "Of the model."),
    ("gradient_bytes", "gradients", 1, "The .grad of the model's parameters."),
    ("optimizer_bytes", "optimizer state", 1, "States of torch's optimizers for the parameters."),
    (
        "total_peak_bytes",
        "total peak",
        0,
        "The largest sum of model states and of storages that the step created or used.",
    ),
    ("peak_parameter_bytes", "parameters", 1, "At that moment."),
    ("peak_buffer_bytes", "buffers", 1, "At that moment."),
    ("peak_gradient_bytes", "gradients", 1, "At that moment."),
    ("peak_optimizer_bytes", "optimizer state", 1, "At that moment."),
    ("peak_unsharded_parameter_bytes", "unsharded parameters", 1, "Gathered by FSDP, then."),
    ("peak_unsharded_gradient_bytes", "unsharded gradients", 1, "Not reduced by FSDP yet, then."),
    ("peak_all_gather_bytes", "all-gather buffers", 1, "Of FSDP, at that moment."),
    ("peak_reduce_scatter_bytes", "reduce-scatter buffers", 1, "Of FSDP, at that moment."),
    ("peak_saved_bytes", "saved for backward", 1, "At that moment, inputs included."),
    ("peak_activation_bytes", "activations", 2, "At that moment."),
    ("peak_input_bytes", "inputs", 2, "At that moment."),
    ("peak_unknown_bytes", "activations or inputs", 2, "At that moment."),
    ("peak_ctx_bytes", "on ctx", 2, "At that moment."),
    ("peak_packed_bytes", "saved-tensor hooks", 2, "At that moment."),
    ("peak_checkpoint_cache_bytes", "checkpoint caches", 2, "At that moment."),
    (
        "peak_other_input_bytes",
        "other inputs",
        1,
        "At that moment: used by the step, but neither created by its ops nor saved.",
    ),
    (
        "peak_transient_bytes",
        "temporary",
        1,
        "At that moment: all other storages that the step created.",
    ),
    ("parameter_bytes", "parameters in the graph", 0, "They exist with or without the graph."),
    ("buffer_bytes", "buffers in the graph", 0, "They exist with or without the graph."),
    (
        "allocator_bytes",
        "CUDA allocator's change",
        0,
        "Growth, apart from older blocks that it freed.",
    ),
    ("allocator_storage_bytes", "storages alive", 1, "Created in the forward, alive at its end."),
    ("allocator_rounding_bytes", "rounding", 1, "Each storage occupies blocks of 512 bytes."),
    (
        "allocator_unexplained_bytes",
        "unexplained",
        1,
        "Workspaces of libraries, and larger blocks that were not split.",
    ),
    (
        "copied_bytes",
        "saved in two dtypes",
        0,
        "Saved copies of data that exists in another dtype.",
    ),
    ("storage_bytes", "all storages in the graph", 0, "Parameters included, each counted once."),
    ("tensor_bytes", "all saved tensors", 0, "Shared memory counts once for each saved tensor."),
)
LABEL = {key: label for key, label, _, _ in _LINES}
"""The label of each total."""
MEANING = {key: text for key, _, _, text in _LINES}
"""The meaning of each total, in a sentence."""
SHORT = {
    "total_peak_bytes": "total peak",
    "saved_bytes": "saved",
    "forward_peak_bytes": "forward peak",
    "alive_after_forward_bytes": "alive after",
    "activation_bytes": "activations",
    "input_bytes": "inputs",
    "model_parameter_bytes": "parameters",
}
"""Short labels of the totals by which ranks are compared."""
_ALWAYS = {
    "saved_bytes",
    "cached_bytes",
    "freed_bytes",
    "forward_peak_bytes",
    "alive_after_forward_bytes",
}


def totals_lines(totals: Totals) -> list[Line]:
    """List all totals, known or not, with those of other devices after the first one's."""
    lines, asides = _lines(totals), _asides(totals.others)
    if not asides:
        return lines
    merged: list[Line] = []
    key = ""
    for line in lines:
        if line.level == 0:
            merged += asides.pop(key, ())
            key, line = line.key, line._replace(where=f"on {totals.device}")
        merged.append(line)
    return [*merged, *chain.from_iterable(asides.values())]


def saved_lines(totals: Totals) -> list[Line]:
    """Return the headline, and that of every other device with saved bytes."""
    return [line for line in totals_lines(totals) if line.key.partition("/")[0] == "saved_bytes"]


def headline_lines(totals: Totals, keys: Iterable[str]) -> list[Line]:
    """List the totals with these keys, and those of other devices that are not negligible.

    Scalars that a program on a GPU keeps on the CPU are in the list of all totals only.
    """
    lines = totals_lines(totals)
    first = totals_by_key(totals)
    return [
        line
        for key in keys
        for line in lines
        if line.key.partition("/")[0] == key
        and (not line.is_aside or (line.nbytes or 0) >= (first[key] or 0) / _NEGLIGIBLE)
    ]


_NEGLIGIBLE = 1000
"""A total of another device is in a headline from this part of the first device's."""


def main_lines(totals: Totals) -> list[Line]:
    """List the totals for a reader: the main ones, and others that are known and not 0."""
    return [line for line in totals_lines(totals) if is_main(line)]


def is_main(line: Line) -> bool:
    """Tell whether a line is one of the `main_lines`."""
    return bool(line.nbytes) or line.key in _ALWAYS


def _asides(others: Sequence[Totals]) -> dict[str, list[Line]]:
    """Return the nonzero totals of other devices, without their parts: key → lines."""
    asides: dict[str, list[Line]] = {}
    for other in others:
        for line in _lines(other):
            if line.level == 0 and line.nbytes:
                is_offloaded = line.key == "saved_bytes" and line.nbytes == other.packed_bytes
                where = f"on {other.device}{' (offloaded)' if is_offloaded else ''}"
                aside = line._replace(key=f"{line.key}/{other.device}", where=where, is_aside=True)
                asides.setdefault(line.key, []).append(aside)
    return asides


def _lines(totals: Totals) -> list[Line]:
    """List every total of one device."""
    nbytes = totals_by_key(totals)
    lines = [_line(key, label, level, nbytes[key], text) for key, label, level, text in _LINES]
    after_saved = next(at for at, line in enumerate(lines[1:], start=1) if line.level == 0)
    lines[after_saved:after_saved] = _forward_lines(totals)
    return lines


def _forward_lines(totals: Totals) -> list[Line]:
    """List what several forwards saved, if they were not all in flight at once."""
    if totals.all_forwards_bytes == totals.saved_bytes:
        return []
    together = "They were not all in flight at once."
    nbytes = totals.all_forwards_bytes
    lines = [_line("all_forwards_bytes", "all forwards together", 0, nbytes, together)]
    for backward, nbytes in totals.forwards.items():
        label = "saved at the end" if backward is None else f"until backward {backward + 1}"
        meaning = "Storages that several backwards need count in each."
        key = f"forward_{'end' if backward is None else backward}_bytes"
        lines.append(_line(key, label, 1, nbytes, meaning))
    return lines


def _line(key: str, label: str, level: int, nbytes: int | None, text: str) -> Line:
    return Line(
        key=key, label=label, where="", is_aside=False, level=level, nbytes=nbytes, help=text
    )


_NAMED = 8
"""The most ranks that a sentence names."""

_LABEL = LABEL | {"gathered_bytes": "gathered by FSDP", "temporary_bytes": "temporary"}


def outlier_text(outlier: Outlier, rows: Sequence[RankRow]) -> str:
    """Say how some ranks differ from most ranks that ran the same modules."""
    ranks = represented_ranks([rows[position] for position in outlier.positions])
    place = f"in {outlier.module}" if outlier.module else "outside of modules"
    what = f"saved {place}" if outlier.key is None else _LABEL[outlier.key]
    apart = outlier.nbytes - outlier.usual_bytes
    said = (
        f"{ranks_named(ranks)}: {nbytes_text(outlier.nbytes)} {what}, {nbytes_text(abs(apart))} "
        f"{'more' if apart > 0 else 'less'} than on {outlier.ranks:,} ranks with the same modules."
    )
    if outlier.key is None or outlier.module is None:
        return said
    return f"{said} The largest difference is {place}."


def difference_texts(one: RankSummary, usual: RankSummary) -> list[str]:
    """List the totals of a rank that differ from another one's, and the module that differs most.

    Empty: both have equal bytes.
    """
    then = "" if one.peak is None or usual.peak is None else " at that peak"
    said = [
        _instead(_LABEL[key] + then * (key != "total_peak_bytes"), nbytes, other, "unknown")
        for key, nbytes, other in differing(one, usual)
    ]
    if one.program != usual.program:
        return ["other modules ran", *said]
    modules = unequal_modules([one, usual])
    if modules:
        nbytes, other = modules[0].nbytes
        name = f"saved in {modules[0].name}" if modules[0].name else "saved outside of modules"
        more = f", and {len(modules) - 1:,} more modules differ" if len(modules) > 1 else ""
        said.append(f"{_instead(name, nbytes, other, 'nothing')}{more}")
    return said


def _instead(name: str, nbytes: int | None, usual: int | None, otherwise: str) -> str:
    values = (otherwise if one is None else exact_nbytes_text(one) for one in (nbytes, usual))
    return f"{name} {' instead of '.join(values)}"


def absent_text(absent: Sequence[int]) -> str:
    """Name the ranks that wrote no recording."""
    have = "has" if len(absent) == 1 else "have"
    return f"{ranks_named(absent)} {have} no recording in this log directory."


def ranks_named(ranks: Sequence[int]) -> str:
    """Name some ranks: ``Rank 3``, ``Ranks 3, 4, 5 and 20 others``."""
    named = ", ".join(map(str, ranks[:_NAMED]))
    more = len(ranks) - _NAMED
    others = f" and {more:,} other{'s' * (more > 1)}" if more > 0 else ""
    return f"Rank{'s' * (len(ranks) > 1)} {named}{others}"
