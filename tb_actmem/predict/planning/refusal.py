"""Why no plan reaches a limit: the lowest peak, its parts, and changes other than checkpoints."""

from __future__ import annotations

from dataclasses import replace

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.peak import peak_of_step
from tb_actmem.analysis.totals.totals import totals_of
from tb_actmem.errors import BudgetError
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.transfers import HOST
from tb_actmem.predict.planning.plan import gap_text, refused_lines
from tb_actmem.predict.planning.search import Best, Search
from tb_actmem.text.peak import peak_parts, peak_place, relief_texts, uncounted_lines
from tb_actmem.text.units import exact_nbytes_text, nbytes_text


def refusal(search: Search, least: Best, predicted: Recording, allowed: int) -> BudgetError:
    """Return the error for a limit below the lowest peak; ``predicted`` is the step with it."""
    peak = "total peak" if search.with_model else "step peak"
    means = "Neither checkpoints nor offloading" if search.may_offload else "No checkpoints"
    sentences = [
        f"{means} lower the {peak} to {nbytes_text(allowed)}: the lowest peak found is "
        f"{nbytes_text(least.peak_bytes)} ({exact_nbytes_text(least.peak_bytes)}), "
        f"{gap_text(least.gap)}",
        *_parts(search, predicted),
        *refused_lines(search.choice.refused),
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
    relief = relief_texts(peak, can_offload=can_offload)
    return [*lines, f"Besides checkpoints: {'; '.join(relief)}"] if relief else lines
