"""A plan in words, and why no plan reaches a limit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tb_actmem.advice import Suggestion
from tb_actmem.advice.actions import rewriting
from tb_actmem.analysis.index import NUMBER, Index, layers_name
from tb_actmem.analysis.index.devices import HOST
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.totals import totals_of
from tb_actmem.analysis.totals.peak import peak_of_step
from tb_actmem.errors import BudgetError, printable
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.predict.capacity.roofline import recompute_text
from tb_actmem.predict.planning.candidates import Refused
from tb_actmem.predict.planning.code import by_save
from tb_actmem.predict.planning.search import LINK_FLOPS, Best, Search
from tb_actmem.predict.planning.solver import GAP
from tb_actmem.text import exact_nbytes_text, milliseconds_text, nbytes_text, share_text
from tb_actmem.text.advice import suggestion_text
from tb_actmem.text.peak import peak_parts, peak_place, relief_texts, uncounted_lines

if TYPE_CHECKING:
    from tb_actmem.predict.planning import Plan


def plan_text(plan: Plan) -> str:
    """Describe what to checkpoint, what that releases and costs, and how good it is."""
    if not plan.modules and not plan.offload:
        nothing = (
            f"For {plan.asked}, nothing needs a checkpoint: the step peak is "
            f"{nbytes_text(plan.before_peak_bytes)}{_with_model(plan.before_total_peak_bytes)}."
        )
        return "\n".join([nothing, *plan.places, *peak_lines(plan.peak_phase)])
    chosen = chosen_lines(plan.modules, plan.save, plan.offload)
    lines = [
        f"For {plan.asked}, {chosen[0]}",
        *chosen[1:],
        *_total_lines(plan),
        f"step peak: {nbytes_text(plan.before_peak_bytes)} → {nbytes_text(plan.peak_bytes)} "
        f"({share_text(plan.peak_bytes, plan.before_peak_bytes)})",
        *plan.places,
        *peak_lines(plan.peak_phase),
        f"released: {nbytes_text(plan.released_bytes)}, saved instead: "
        f"{nbytes_text(plan.added_bytes)}",
        *(
            [f"saved on the host instead: {nbytes_text(plan.host_bytes)}"]
            if plan.host_bytes
            else []
        ),
        recompute_text(plan.cost),
        *([_link_text(plan)] if plan.offload else []),
        gap_text(plan.gap),
    ]
    lines += suggestion_lines(plan.suggestions)
    lines += refused_lines(plan.refused)
    lines += [f"Note: {text}" for text in plan.notes]
    return "\n".join(map(printable, lines))


def _with_model(nbytes: int | None) -> str:
    return "" if nbytes is None else f", the total peak {nbytes_text(nbytes)}"


def _total_lines(plan: Plan) -> list[str]:
    """Describe the total peak, if the model is known."""
    before, after = plan.before_total_peak_bytes, plan.total_peak_bytes
    if before is None or after is None:
        return []
    share = share_text(after, before)
    return [f"total peak: {nbytes_text(before)} → {nbytes_text(after)} ({share})"]


def refused_lines(refused: Sequence[Refused]) -> list[str]:
    """Name the modules that no checkpoint can run, with the reason for the first."""
    if not refused:
        return []
    names = ", ".join(layers([of.name for of in refused])[:5])
    return [f"cannot be checkpointed: {names}; {refused[0].why}"]


def peak_lines(phase: PhaseKind | None) -> list[str]:
    """Explain that checkpoints cannot lower a peak after the backward."""
    if phase is not PhaseKind.UPDATE:
        return []
    return [
        "checkpoints do not lower a peak in the optimizer step: they release no gradients and no "
        "optimizer states"
    ]


def chosen_lines(
    modules: Sequence[str], save: Mapping[str, tuple[str, ...]], offload: Sequence[str]
) -> list[str]:
    """Name the checkpointed and the offloaded modules, equal layers in one line."""
    again = [
        f"  {name}{_but_for(kept)}"
        for kept, names in by_save(modules, save).items()
        for name in layers(names)
    ]
    away = [f"  {name}" for name in layers(offload)]
    return [
        *(["checkpoint:", *again] if again else []),
        *(["offload to the host:", *away] if away else []),
    ]


_LIGHTER = 3
"""How many replacement functions are named."""


def suggestion_lines(suggestions: Sequence[Suggestion]) -> list[str]:
    """Name changes that save memory without recomputation: do them first, then recompute less."""
    return [
        f"before any checkpoint: {suggestion_text(one)} {_next_text(one)}"
        for one in suggestions[:_LIGHTER]
    ]


def _next_text(suggestion: Suggestion) -> str:
    """Say how to get the step with this change."""
    action = rewriting(suggestion)
    if action is None:
        return "A dry run of the step with this change predicts it."
    return f'rewrite="{" ".join(action.rewrite)}" predicts the step with it.'


def _but_for(save: Sequence[str]) -> str:
    """Name the ops that a selective checkpoint does not recompute."""
    names = ", ".join(dict.fromkeys(operator(op).name for op in save))
    return f", keeping the results of {names}" if save else ""


def _link_text(plan: Plan) -> str:
    return (
        f"to the host and back: {nbytes_text(plan.link_bytes)}; a byte is estimated to cost as "
        f"much as {LINK_FLOPS:,} recomputed matmul FLOPs"
    )


def curve_text(plan: Plan) -> str:
    """List the points of a plan's curve: the recomputation, and the lowest peak."""
    peak = "step peak" if plan.total_peak_bytes is None else "total peak"
    rows = [("recomputed matmul FLOPs", f"time on {plan.cost.gpu}", peak, "modules")]
    for point in plan.curve:
        share = f"{point.recompute_share * 100:.1f}%"
        time, lowest = milliseconds_text(point.milliseconds), nbytes_text(point.lowered_bytes)
        rows.append((share, time, lowest, str(len(point.modules))))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.rjust, row, widths)) for row in rows)


def layers(names: Sequence[str]) -> list[str]:
    """Join the names of equal layers: ``h.*.attn`` followed by their numbers."""
    names_of: dict[str, list[str]] = {}
    for name in names:
        names_of.setdefault(layers_name(name), []).append(name)
    return [
        of[0] if len(of) == 1 else f"{pattern} ({_numbers_text(of)})"
        for pattern, of in names_of.items()
    ]


def _numbers_text(names: Iterable[str]) -> str:
    """Write the numbers of layers as in their names: ``0–3, 7``, ``00–03``."""
    numbers = (match[0] for name in names if (match := NUMBER.search(name)))
    spans: list[tuple[str, str]] = []
    for number in sorted(numbers, key=int):
        if spans and int(spans[-1][1]) == int(number) - 1:
            spans[-1] = spans[-1][0], number
        else:
            spans.append((number, number))
    return ", ".join(first if first == last else f"{first}–{last}" for first, last in spans)


def gap_text(gap: float) -> str:
    """Say how far a choice is at most from the best one."""
    if gap == float("inf"):
        return "the distance from the optimum could not be proven"
    return f"proven to be at most {max(gap, GAP) * 100:.1f}% from the optimum"


def refusal(search: Search, least: Best, predicted: Recording, allowed: int) -> BudgetError:
    """Return the error for a limit below the lowest peak; ``predicted`` is the step with it."""
    means = "Neither checkpoints nor offloading" if search.may_offload else "No checkpoints"
    is_near = nbytes_text(allowed) == nbytes_text(least.peak_bytes)
    limit = (exact_nbytes_text if is_near else nbytes_text)(allowed)
    sentences = [
        f"{means} lower the {search.peak_name} to {limit}: the lowest peak found is "
        f"{nbytes_text(least.peak_bytes)} ({exact_nbytes_text(least.peak_bytes)}), "
        f"{gap_text(least.gap)}",
        *_parts(search, predicted),
        *(f"These {line}" for line in refused_lines(search.choice.refused)),
    ]
    text = ". ".join(sentence.removesuffix(".") for sentence in sentences)
    return BudgetError(f"{text}.", least.peak_bytes)


def _parts(search: Search, predicted: Recording) -> list[str]:
    """Describe the lowest peak, and changes other than checkpoints that lower it."""
    index = Index(predicted)
    if not search.with_model:  # without the model, the peak of a step is the step peak
        index = Index(replace(predicted, meta=predicted.meta._replace(optimizers=None)))
    peak = peak_of_step(index)
    if peak is None:
        return []
    lines = [f"It is {peak_place(peak)}: {peak_parts(peak)}"]
    total = None if search.with_model else totals_of(Index(predicted)).total_peak_bytes
    if total is not None:
        lines.append(f"With the model, the total peak is then {nbytes_text(total)}")
    lines += uncounted_lines(predicted)
    can_offload = search.lives.device != HOST and not search.may_offload
    # Only the program's own checkpoints: a plan's caches raise no lowest peak.
    peaks = (peak, peak_of_step(search.index))
    own = min(of.checkpoint_cache_bytes if of else 0 for of in peaks)
    relief = relief_texts(peak._replace(checkpoint_cache_bytes=own), can_offload=can_offload)
    return [*lines, f"Besides checkpoints: {'; '.join(relief)}"] if relief else lines
