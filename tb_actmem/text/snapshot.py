"""Sentences that explain a memory snapshot of torch."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tb_actmem.model import Frame, PhaseKind
from tb_actmem.snapshot import Snapshot
from tb_actmem.snapshot.align import Alignment
from tb_actmem.snapshot.explain import Explanation, Failure, Kind, Moment, has_ops, has_stacks
from tb_actmem.snapshot.figures import ErrorFigures, MemoryStats
from tb_actmem.snapshot.growth import growths
from tb_actmem.snapshot.replay import Sums
from tb_actmem.snapshot.stacks import Place, user_lines
from tb_actmem.text import nbytes_text, share_text

_PHASES = {
    PhaseKind.FORWARD: "in the forward",
    PhaseKind.BACKWARD: "in the backward",
    PhaseKind.UPDATE: "in the optimizer step",
    None: "before the first step",
}
_MOST_RECORDED, _MOST_ALLOCATED = 0.85, 0.6
"""Shares that align in the same program, at least one of them. Another size had 0.55 of both."""
_LINES = 4
"""Maximum number of callers of a line."""


def line_text(line: Frame | None) -> str:
    """Return ``model.py:12 forward``; "" for None."""
    if line is None:
        return ""
    return f"{_base(line.file)}:{line.line} {line.function}".rstrip()


def _base(file: str) -> str:
    return re.split(r"[/\\]", file)[-1]


def op_text(place: Place) -> str:
    """Return the op, and the node whose backward ran it."""
    return " of ".join(filter(None, (place.op.removeprefix("aten::"), place.node)))


def callers_text(stack: tuple[Frame, ...]) -> str:
    """Return the lines that called the innermost line; "" without any."""
    lines = [f"{_base(line.file)}:{line.line}" for line in user_lines(stack)[1 : _LINES + 1]]
    return f"called from {', '.join(lines)}" if lines else ""


def headline(one: Explanation) -> list[tuple[str, str]]:
    """Return the main figures of a device, each with its label."""
    replayed, (moment, _) = one.replay, one.at
    lines: list[tuple[str, str]] = []
    if moment is Moment.OUT_OF_MEMORY:
        lines += _failure(one.failures[-1])
    if one.device.events:
        peak = replayed.sums[replayed.peak]
        where = _PHASES[one.phase_at(max(replayed.peak - 1, 0))]
        lines.append(("peak allocated", f"{nbytes_text(peak.allocated)} {where}"))
        lines.append(("peak reserved", nbytes_text(one.reserved_peak)))
    lines.append(("at the end", _sums(replayed.sums[-1])))
    return lines


def _failure(failure: Failure) -> Iterator[tuple[str, str]]:
    place = " at ".join(filter(None, (op_text(failure.place), line_text(failure.place.line))))
    said = f" by {place}" if place else ""
    yield (
        "out of memory",
        f"{nbytes_text(failure.nbytes)} requested{said}, {_PHASES[failure.phase]}",
    )
    free = nbytes_text(failure.device_free)
    yield "at that moment", f"{_sums(failure.sums)}, {free} free on the device"


def error_lines(figures: ErrorFigures) -> list[tuple[str, str]]:
    """Return the figures of an error's text, each with its label."""
    at = line_text(figures.line)
    lines = [("out of memory", f"{nbytes_text(figures.nbytes)} requested{at and f' at {at}'}")]
    parts = {
        "device": figures.total,
        "free on the device": figures.free,
        "other processes": _others(figures),
        "allocated by torch": figures.allocated,
        "reserved, but not allocated": figures.unallocated,
    }
    return [*lines, *((name, nbytes_text(n)) for name, n in parts.items() if n is not None)]


def _others(figures: ErrorFigures) -> int | None:
    """Return the device's memory that neither this process has nor anybody could get."""
    if figures.total is None or figures.free is None or figures.process is None:
        return None
    return max(figures.total - figures.free - figures.process, 0)


_MANY = 0.05
"""Other processes with more than this share of the device are worth a sentence."""


def error_remarks(figures: ErrorFigures) -> list[str]:
    """Return sentences on the figures of an error's text."""
    said = []
    if figures.unallocated is not None and figures.unallocated >= figures.nbytes:
        said.append(_fragmented(figures.unallocated, figures.nbytes))
    others = _others(figures)
    if others is not None and figures.total is not None and others > _MANY * figures.total:
        said.append(
            f"Other processes have {nbytes_text(others)} of the device: nvidia-smi lists them."
        )
    return [*said, f"An error's text has no ops. {_WRITE_SNAPSHOT}"]


_WRITE_SNAPSHOT = (
    "For these, write a snapshot: torch.cuda.memory._record_memory_history() before the model is "
    'built, and torch.cuda.memory._dump_snapshot("snapshot.pickle") after the error. Then type: '
    "tb-actmem explain snapshot.pickle"
)


def stats_lines(stats: MemoryStats) -> list[tuple[str, str]]:
    """Return the main figures of ``memory_stats``, each with its label."""
    return [
        ("out of memory", _count(stats.ooms, "time")),
        ("peak allocated", _requested(stats.peak_allocated, stats.peak_requested)),
        ("peak reserved", nbytes_text(stats.peak_reserved)),
        ("at the end", _both(stats.allocated, stats.reserved)),
    ]


def _requested(allocated: int, requested: int | None) -> str:
    rounding = "" if requested is None else f", of which tensors requested {nbytes_text(requested)}"
    return f"{nbytes_text(allocated)}{rounding}"


def stats_remarks(stats: MemoryStats) -> list[str]:
    """Return sentences on the figures of ``memory_stats``, and name the next command."""
    return [
        *_pressure(stats),
        *_free_in_segments(stats),
        f"memory_stats has no ops. {_WRITE_SNAPSHOT}",
    ]


def _pressure(stats: MemoryStats) -> Iterator[str]:
    if stats.ooms:
        yield (
            "The figures at the end are those after the error: the program may have freed tensors "
            "since. The peaks include them."
        )
    if stats.retries:
        yield (
            f"{_count(stats.retries, 'time')}, memory was short: the allocator waited for the GPU, "
            "freed its unused segments, and tried again (num_alloc_retries)."
        )
    if stats.active > stats.allocated:
        yield (
            f"{nbytes_text(stats.active - stats.allocated)} are freed, but other streams still "
            "use them (record_stream)."
        )
    if stats.private:
        yield (
            f"Private pools, such as those of CUDA graphs, reserve {nbytes_text(stats.private)}. "
            "Other allocations cannot use them."
        )


def _free_in_segments(stats: MemoryStats) -> Iterator[str]:
    if stats.inactive_split:
        is_much = stats.inactive_split > _MANY * stats.reserved
        advice = " Try PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True." if is_much else ""
        yield (
            f"Fragmentation: {nbytes_text(stats.inactive_split)} in "
            f"{_count(stats.inactive_blocks, 'block')} are free beside allocated memory of the "
            f"same segments (inactive_split).{advice}"
        )
    if stats.unused:
        yield (
            f"{nbytes_text(stats.unused)} are in segments without any block, which "
            "torch.cuda.empty_cache() returns."
        )


def _fragmented(free: int, nbytes: int) -> str:
    return (
        f"Fragmentation: {nbytes_text(free)} were free inside segments when "
        f"{nbytes_text(nbytes)} did not fit. Try "
        "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True."
    )


def _sums(sums: Sums) -> str:
    return _both(sums.allocated, sums.reserved)


def _both(allocated: int, reserved: int) -> str:
    return f"{nbytes_text(allocated)} allocated, {nbytes_text(reserved)} reserved"


def remarks(snapshot: Snapshot, one: Explanation) -> list[str]:
    """Return sentences on free memory, on growth, and on unknown facts."""
    return [*_free(one), *_growth(one), *_unknown(snapshot, one)]


def _free(one: Explanation) -> Iterator[str]:
    if one.failures:
        last = one.failures[-1]
        free = last.sums.reserved - last.sums.allocated
        if free >= last.nbytes:
            yield _fragmented(free, last.nbytes)
    gaps = one.gaps
    if gaps.free:
        unused = (
            f" {nbytes_text(gaps.unused)} of them are in {_count(gaps.unused_segments, 'segment')} "
            "without any block, which torch.cuda.empty_cache() returns."
            if gaps.unused
            else ""
        )
        yield (
            f"At the end, {nbytes_text(gaps.free)} in {_count(gaps.segments, 'segment')} are free. "
            f"The largest free block has {nbytes_text(gaps.largest)}.{unused}"
        )


def _growth(one: Explanation) -> Iterator[str]:
    for growth in growths(one)[:3]:
        place = " at ".join(filter(None, (op_text(growth.place), line_text(growth.place.line))))
        yield (
            f"Leak? Memory of {place or 'an unknown op'} grew in each of "
            f"{_count(growth.steps, 'step')}, by {nbytes_text(growth.per_step)} a step, to "
            f"{nbytes_text(growth.nbytes)}."
        )


def _unknown(snapshot: Snapshot, one: Explanation) -> Iterator[str]:
    if not one.device.events:
        yield (
            "The snapshot has no trace, so only its end is known. Call "
            "torch.cuda.memory._record_memory_history() before the step."
        )
    older, total = one.kinds.get(Kind.OLDER, 0), sum(one.kinds.values())
    if older and one.device.events:
        yield (
            f"{nbytes_text(older)} ({share_text(older, total)}) are older than the trace, and "
            "their stacks are unknown. Call torch.cuda.memory._record_memory_history() before the "
            "model is built."
        )
    if not has_stacks(snapshot):
        yield "No allocation has a stack, so ops and lines are unknown."
    elif not has_ops(snapshot):
        yield (
            "The stacks have no C++ frames, so ops are unknown. Call "
            'torch.cuda.memory._record_memory_history(stacks="all").'
        )
    if one.replay.unsure:
        yield (
            f"{_count(one.replay.unsure, 'block')} from before the trace may be up to 1 MiB "
            "larger than counted."
        )
    if any(_divisions(snapshot)):
        yield (
            "The allocator rounds sizes up (roundup_power2_divisions). Blocks that were freed in "
            "the trace are counted without it."
        )


def alignment_text(alignment: Alignment, recording: str) -> str:
    """Say how much of a step aligns with a recording, and name the next command."""
    sentence = (
        f"{alignment.aligned:,} of {_count(alignment.allocations, 'allocation')} of the step align "
        f"with {recording}"
    )
    if alignment.same_op + alignment.other_op:
        sentence += f", {alignment.same_op:,} of them with the op that their stack names"
    # In the same program everything recorded aligns, unless memory ran out before its end.
    is_other = 20 * alignment.other_op > alignment.aligned or (
        alignment.aligned < _MOST_RECORDED * alignment.recorded
        and alignment.aligned < _MOST_ALLOCATED * alignment.allocations
    )
    if is_other:
        return (
            f"{sentence}. That is too few for the same program: record it with the same sizes, "
            "precision and torch."
        )
    return (
        f"{sentence}. The others are listed with their own stacks; most are temporaries inside "
        f"ops. Next: tb-actmem predict plan {recording} --reduce 20%"
    )


def _divisions(snapshot: Snapshot) -> Iterator[bool]:
    found = snapshot.settings.get("roundup_power2_divisions")
    if isinstance(found, dict):
        yield from (value not in (0, 1) for value in found.values())


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"
