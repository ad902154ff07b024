"""The place of a peak, its parts, and its change, in words."""

from __future__ import annotations

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.costs import forward_flops, recomputed_cost, uncounted
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.model_states import Part
from tb_actmem.analysis.totals.peak import PEAKS, Peak, Temporary, peak_of_step, peaks_of_step
from tb_actmem.model import PhaseKind, Recording
from tb_actmem.text import flops_text, nbytes_text, share_text
from tb_actmem.text.notes import words
from tb_actmem.text.totals import LABEL

PART_NAMES = {part: part.value for part in Part} | {
    Part.SAVED: "saved for backward",
    Part.TRANSIENT: "temporary",
}
_NAMED = 3
"""How many groups of temporary storages are named."""
_LEAST = 0.01
"""The smallest share of the temporary storages that is named."""


def peak_text(index: Index) -> str:
    """Give the place and the parts of a recording's main peak; "" without ops."""
    peak = peak_of_step(index)
    if peak is None:
        return ""
    return f"The {LABEL[peak.totals[0]]} is {peak_place(peak)}: {peak_parts(peak)}."


def peak_texts(index: Index) -> list[tuple[Peak, str]]:
    """Give the bytes, the place and the parts of each known peak, the place once for each op."""
    texts: list[tuple[Peak, str]] = []
    for peak in peaks_of_step(index):
        names = " and ".join(LABEL[key] for key in peak.totals)
        is_said = peak.at in {said.at for said, _ in texts}
        where = "at the same op" if is_said else peak_place(peak)
        sentence = f"{names} {nbytes_text(peak.nbytes)} {where}: {peak_parts(peak)}."
        texts.append((peak, sentence[0].upper() + sentence[1:]))
    return texts


def peak_place(peak: Peak) -> str:
    """Say where a peak is: ``in the backward of log_softmax (lm_head)``."""
    if peak.phase is PhaseKind.UPDATE:
        return "in the optimizer step"
    where = f" ({peak.module})" if peak.module else ""
    if peak.in_backward:
        return f"in the backward of {peak.op}{where}"
    phase = "backward" if peak.phase is PhaseKind.BACKWARD else "forward"
    return f"in the {phase}, at {peak.op}{where}"


def peak_parts(peak: Peak) -> str:
    """List the parts of a peak, the largest first."""
    temporary = temporary_text(peak)
    return ", ".join(
        f"{PART_NAMES[part]} {nbytes_text(nbytes)}"
        + (f" ({temporary})" if temporary and part is Part.TRANSIENT else "")
        for part, nbytes in peak.parts.items()
    )


def temporary_text(peak: Peak) -> str:
    """Name what created the largest temporary storages at a peak; "" if nothing did."""
    least = peak.parts.get(Part.TRANSIENT, 0) * _LEAST
    named = [group for group in peak.temporary[:_NAMED] if group.nbytes > least]
    return ", ".join(_group_text(group, peak.module) for group in named)


def _group_text(group: Temporary, place: str) -> str:
    op = f"backward of {group.op}" if group.in_backward else group.op
    module = f" in {group.module}" if group.module not in ("", place) else ""
    times = f" ×{group.storages}" if group.storages > 1 else ""
    return f"{op}{module}{times} {nbytes_text(group.nbytes)}"


_LARGE = 0.1
"""The smallest share of a peak for which relief is named."""


def relief_texts(peak: Peak, *, can_offload: bool) -> list[str]:
    """Name changes other than checkpoints that lower a peak, for its largest parts first."""
    large = [part for part, nbytes in peak.parts.items() if nbytes >= _LARGE * peak.nbytes]
    is_update = peak.phase is PhaseKind.UPDATE
    makes_lists = any(group.op.startswith("_foreach") for group in peak.temporary)
    texts: dict[str, None] = {}
    if peak.checkpoint_cache_bytes >= _LARGE * peak.nbytes:
        texts[_POLICY.format(nbytes_text(peak.checkpoint_cache_bytes))] = None
    for part in large:
        if part is Part.TRANSIENT and is_update:
            texts |= {_FOREACH: None} if makes_lists else {}
        elif part in (Part.SAVED, Part.TRANSIENT):
            texts |= dict.fromkeys(([_OFFLOAD] if can_offload else []) + [_BATCH])
        elif part in _RELIEF:
            texts[_RELIEF[part]] = None
    return [*texts]


_BATCH = "a smaller batch, with gradients accumulated over several backwards"
_POLICY = "a policy of the selective checkpoints that saves less: their caches have {}"
_OFFLOAD = "offload=True, which may move saved tensors to the host"
_FOREACH = "foreach=False in the optimizer, which creates fewer temporary tensors at once"
_SHARD = "fully_shard, which divides parameters, gradients and optimizer states among GPUs"
_RELIEF = {
    Part.PARAMETERS: _SHARD,
    Part.GRADIENTS: "an optimizer step for each parameter in the backward, by "
    "register_post_accumulate_grad_hook, which frees each gradient at once",
    Part.OPTIMIZERS: "an optimizer with smaller states, such as SGD or Adafactor",
}


def verdict(before: Index, after: Index) -> list[str]:
    """Describe the change of the peak, its place, and the recomputation.

    The peak is the total peak if both recordings have model states, else the step peak or the
    forward peak. Without any of them the result is empty.
    """
    old, new = (totals_by_key(totals_of(index)) for index in (before, after))
    known = (key for key in PEAKS if old[key] is not None and new[key] is not None)
    key = next(known, None)
    if key is None:
        return []
    cost = _recomputed_text(before, after)
    changed = [_changed_text(each, old[each] or 0, new[each] or 0) for each in (key, "saved_bytes")]
    sentence = f"{', '.join(changed)}{cost}."
    lines = [f"{sentence[0].upper()}{sentence[1:]}", *place_lines(before, after)]
    predicted = after.recording if after.recording.meta.predicted else None
    return [*lines, *(uncounted_lines(predicted) if predicted else [])]


def _changed_text(key: str, before: int, after: int) -> str:
    if before == after:
        return f"{LABEL[key]} unchanged at {nbytes_text(before)}"
    sign = "+" if after > before else "−"
    share = share_text(abs(after - before), before)
    change = f" ({sign}{share})" if before and abs(after - before) <= before else ""
    return f"{LABEL[key]} {nbytes_text(before)} → {nbytes_text(after)}{change}"


def _recomputed_text(before: Index, after: Index) -> str:
    """Describe the recomputation that only the second recording has."""
    old, new = map(recomputed_cost, (before, after))
    if new.moved_bytes <= old.moved_bytes:
        return ""
    flops, moved = new.flops - old.flops, nbytes_text(new.moved_bytes - old.moved_bytes)
    share = share_text(flops, forward_flops(after))
    products = f"{flops_text(flops)} ({share} of the forward) and " if flops > 0 else ""
    return f"; recomputed in the backward: {products}{moved} read and written"


def place_lines(before: Index, after: Index) -> list[str]:
    """Describe the place of the peak before and after, and its parts after; empty if unknown."""
    old, new = peak_of_step(before), peak_of_step(after)
    if old is None or new is None or old.totals[0] != new.totals[0]:
        return []
    was, now = peak_place(old), peak_place(new)
    place = f"The peak stays {now}" if was == now else f"The peak was {was}, and is now {now}"
    return [f"{place}: {peak_parts(new)}."]


def uncounted_lines(recording: Recording) -> list[str]:
    """List the missing parts of a predicted total peak, in words."""
    return [*map(words, uncounted(recording))]
