"""``optimize.json``: actions against a high peak, and the step with the chosen ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypedDict

from tb_actmem.advice import Suggestion, Warned, suggestions, warnings
from tb_actmem.advice.actions import (
    Action,
    gain_of_suggestion,
    gain_of_warning,
    moved_to_host,
    rewriting,
    update_bytes,
)
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.costs import forward_flops, lacks_backward
from tb_actmem.analysis.totals import totals_by_key, totals_of
from tb_actmem.analysis.totals.peak import PEAKS, peak_of_step
from tb_actmem.predict.capacity.roofline import cost_on
from tb_actmem.predict.fake_cuda.gpus import gpu, names
from tb_actmem.predict.planning.search import LINK_FLOPS
from tb_actmem.replies import VERSION, Reply, text
from tb_actmem.text.advice import suggestion_text, warning_text
from tb_actmem.text.notes import words
from tb_actmem.text.peak import peak_parts, peak_place, relief_texts, verdict
from tb_actmem.text.totals import LABEL


class CostRow(TypedDict):
    """The cost of a prediction, beyond that of the recorded step; all values are estimates."""

    flops: int
    """Recomputed FLOPs of matmuls, attention and convolutions."""
    moved_bytes: int
    """Bytes that the recomputed ops read and write."""
    milliseconds: float
    """The minimum time of the GPU for the recomputation."""
    forward_milliseconds: float
    """The same for the forward."""
    host_bytes: int
    """Bytes copied to the host and back; their time depends on the host."""


class ActionRow(TypedDict):
    """A change of the step. Those with names for a query are predicted, and can be combined.

    A step with a smaller size was recorded.
    """

    kind: Literal["checkpoint", "selective", "offload", "suggestion", "warning", "size"]
    text: str
    checkpoint: str
    """Patterns for a query, as for `compare.json`; "" if unused."""
    save: str
    offload: str
    rewrite: str
    gain_bytes: int | None
    """By how much the peak is lower; null: not known, or not yet."""
    is_exact: bool
    """The gain is predicted. Otherwise it is estimated from the storages that the change
    releases."""
    saved_gain_bytes: int | None
    """By how much less is saved for backward."""
    note: str
    """Where the peak is then, and which modules do not change; or why the gain is not known."""
    cost: CostRow | None
    """Null: nothing is recomputed or copied, or it is not known, as without a backward."""
    code: str
    """The code to write, for a suggestion."""
    module: int | None
    """The first module call of a suggestion or warning."""
    node: int | None


class ChosenRow(TypedDict):
    """The step with the chosen actions, compared with the recorded step."""

    checkpoint: str
    """The patterns of the query, with spaces between them."""
    save: str
    offload: str
    rewrite: str
    assumed: str
    """The chosen actions in words."""
    peak_bytes: int
    cost_share: float | None
    """The recomputed share of the forward's matmul FLOPs, as in `curve.json`; null: not known."""
    verdict: list[str]
    """The change of the peak and its cost, its place, and the modules that do not change, in
    sentences."""
    cost: CostRow | None
    """Null: nothing is recomputed or copied, or the recording has no backward."""
    fits: list[str] | None
    """Whether it fits on the GPU, and the functions that have other kernels on CUDA, in sentences.
    Null: not yet known."""
    relief: list[str]
    """Other changes that lower this peak, in words."""
    code: str
    """Python code that applies the actions to ``model``."""


class Predicting(TypedDict):
    """The progress of the predictions; request them again."""

    known_count: int
    asked_count: int


class OptimizeReply(Reply):
    """``optimize.json``: the largest gain first; unknown gains before gains of 0.

    A request waits at most a second for the next prediction. The first one does not wait.
    """

    gpus: list[str]
    """The known GPUs."""
    gpu: str
    """The GPU of all times, and of ``fits``."""
    gpu_bytes: int
    """The memory of this GPU, or the one in the query."""
    outside_bytes: int
    """The part of it that is assumed outside of torch's allocator."""
    peak_label: str
    """``total peak``, or the step peak or forward peak if the model is not known."""
    peak_bytes: int
    place: str
    """The place and the parts of the peak, in words."""
    update_bytes: int | None
    """The peak of the optimizer step, which no checkpoint lowers; null: none was recorded."""
    fits: list[str] | None
    """The same for the recorded step."""
    relief: list[str]
    """Changes other than checkpoints that lower this peak, in words."""
    actions: list[ActionRow]
    chosen: ChosenRow | None
    """Null: nothing is chosen, or it is not predicted yet."""
    problem: str | None
    """Why the chosen actions cannot be predicted together."""
    pending: Predicting | None


class FitsReply(Reply):
    """``fits.json``. A request waits at most a second."""

    gpu: str
    gpu_bytes: int
    """The memory of this GPU, or the one in the query."""
    verdict: list[str]
    """Whether the recorded step fits, and the functions that have other kernels on CUDA, in
    sentences. Empty while it is pending."""
    pending: bool


def fits_text(on: str, gpu_bytes: int, verdict: list[str] | None) -> str:
    """``fits.json``; None: not yet known."""
    return text(
        FitsReply(
            version=VERSION,
            gpu=on,
            gpu_bytes=gpu_bytes,
            verdict=verdict or [],
            pending=verdict is None,
        )
    )


class OptimizeState(NamedTuple):
    """The results so far."""

    gpu: str
    gpu_bytes: int
    outside_bytes: int
    actions: Sequence[Action]
    smaller: Sequence[ActionRow]
    """Recorded steps with a smaller size."""
    rows: dict[Action, ActionRow | None]
    """The finished predictions; None: it lowers nothing, or raises the peak, or cannot be
    predicted."""
    fits: list[str] | None
    chosen: ChosenRow | None
    problem: str | None
    pending: Predicting | None


def optimize_text(index: Index, state: OptimizeState) -> str:
    """``optimize.json``."""
    key, peak = peak_key(index), peak_of_step(index)
    return text(
        OptimizeReply(
            version=VERSION,
            gpus=names(),
            gpu=state.gpu,
            gpu_bytes=state.gpu_bytes,
            outside_bytes=state.outside_bytes,
            peak_label=LABEL[key],
            peak_bytes=_bytes(index, key),
            place="" if peak is None else f"{peak_place(peak)}: {peak_parts(peak)}.",
            update_bytes=update_bytes(index),
            fits=state.fits,
            relief=[] if peak is None else relief_texts(peak, can_offload=False),
            actions=list(_ranked(index, state)),
            chosen=state.chosen,
            problem=state.problem,
            pending=state.pending,
        )
    )


def _ranked(index: Index, state: OptimizeState) -> Iterable[ActionRow]:
    actions = [action for action in state.actions if not action.rewrite]
    predicted = (state.rows.get(action, _action(action)) for action in actions)
    rows = [
        *(row for row in predicted if row is not None),
        *(_rewriting(index, row, state) for row in suggestions(index)),
        *state.smaller,
        *_warnings(index),
    ]
    return sorted(rows, key=_rank)


def _rewriting(index: Index, row: Suggestion, state: OptimizeState) -> ActionRow:
    """Return a suggestion with its predicted gain, or else with the estimated one."""
    action = rewriting(row)
    known = None if action is None else state.rows.get(action)
    if known is not None:
        return known
    estimated = _suggestions(index)[row]
    is_pending = action is not None and action not in state.rows
    return {**estimated, "rewrite": row.module} if is_pending else estimated


@derived
def _suggestions(index: Index) -> dict[Suggestion, ActionRow]:
    return {row: _suggestion(index, row) for row in suggestions(index)}


@derived
def _warnings(index: Index) -> list[ActionRow]:
    return [_warning(index, row) for row in warnings(index)]


def _rank(row: ActionRow) -> tuple[int, float, int]:
    """Order by gain, then by time, then by saved bytes; an unknown gain may be above 0."""
    gain, cost = row["gain_bytes"], row["cost"]
    time = 0.0 if cost is None else cost["milliseconds"]
    return -(1 if gain is None else 2 * gain), time, -(row["saved_gain_bytes"] or 0)


def peak_key(index: Index) -> str:
    """Return the key of the total peak, or of the next smaller peak that is known."""
    known = totals_by_key(totals_of(index))
    return next((key for key in PEAKS if known[key] is not None), PEAKS[-1])


def _bytes(index: Index, key: str) -> int:
    return totals_by_key(totals_of(index))[key] or 0


def _action(action: Action) -> ActionRow:
    kind: Literal["checkpoint", "selective", "offload"]
    if action.offload:
        kind, said = "offload", f"Offload the saved tensors of {action.name} to the CPU"
    elif action.save:
        kind = "selective"
        said = f"Checkpoint {action.name}, but save the results of {', '.join(action.save)}"
    else:
        kind, said = "checkpoint", f"Checkpoint {action.name}"
    return {
        **_BLANK,
        "kind": kind,
        "text": said,
        "checkpoint": " ".join(action.modules),
        "save": " ".join(action.save),
        "offload": " ".join(action.offload),
        "rewrite": " ".join(action.rewrite),
        "is_exact": True,
    }


_BLANK = ActionRow(
    kind="warning",
    text="",
    checkpoint="",
    save="",
    offload="",
    rewrite="",
    gain_bytes=None,
    is_exact=False,
    saved_gain_bytes=None,
    note="",
    cost=None,
    code="",
    module=None,
    node=None,
)
"""An action of which nothing is known."""


def action_row(before: Index, after: Index, action: Action, on: str) -> ActionRow | None:
    """Return an action with its prediction; None if nothing becomes lower, or the peak higher."""
    key, peak = peak_key(before), peak_of_step(after)
    gain = _bytes(before, key) - _bytes(after, key)
    saved = _bytes(before, "saved_bytes") - _bytes(after, "saved_bytes")
    if gain < 0 or (gain == 0 and saved <= 0):
        return None
    row = _action(action)
    if action.rewrite:
        of_actions = {rewriting(row): estimate for row, estimate in _suggestions(before).items()}
        row = {**of_actions[action], "rewrite": row["rewrite"]}
    row["gain_bytes"], row["saved_gain_bytes"] = gain, saved
    row["cost"] = None if action.rewrite else _cost(before, after, action.offload, on)
    row["is_exact"] = not lacks_backward(before.recording)
    place = "" if peak is None else f"The peak is then {peak_place(peak)}."
    row["note"] = " ".join(filter(None, (place, *_left_out(after))))
    return row


def _left_out(after: Index) -> list[str]:
    """Return the words on modules that match a pattern of the prediction, and do not change."""
    return [words(note) for note in after.recording.meta.notes if note.code == "left-out-rewrites"]


def size_row(before: Index, after: Index, size: str, place: str) -> ActionRow | None:
    """Return a recorded step of another size, such as ``b=4``; None if its peak is not lower."""
    key, peak = peak_key(before), peak_of_step(after)
    gain = _bytes(before, key) - _bytes(after, key)
    if gain <= 0 or totals_by_key(totals_of(after))[key] is None:
        return None
    where = "" if peak is None else f" Its peak is {peak_place(peak)}."
    return {
        **_BLANK,
        "kind": "size",
        "text": f"Use the size {size}",
        "gain_bytes": gain,
        "is_exact": True,
        "saved_gain_bytes": _bytes(before, "saved_bytes") - _bytes(after, "saved_bytes"),
        "note": f"Recorded in {place}.{where}",
    }


def chosen_row(before: Index, after: Index, chosen: Action, on: str, code: str) -> ChosenRow:
    """Return the step with the chosen actions; ``fits`` is not known yet."""
    peak, cost = peak_of_step(after), _cost(before, after, chosen.offload, on)
    return ChosenRow(
        checkpoint=" ".join(chosen.modules),
        save=" ".join(chosen.save),
        offload=" ".join(chosen.offload),
        rewrite=" ".join(chosen.rewrite),
        assumed=after.recording.meta.predicted or "",
        peak_bytes=_bytes(after, peak_key(before)),
        cost_share=_share(before, cost),
        verdict=[*verdict(before, after), *_left_out(after)],
        cost=cost,
        fits=None,
        relief=[] if peak is None else relief_texts(peak, can_offload=False),
        code=code,
    )


def _cost(before: Index, after: Index, offload: Sequence[str], on: str) -> CostRow | None:
    """Return the cost that only the second step has; None without a recorded backward."""
    if lacks_backward(before.recording):
        return None
    card = gpu(on)
    old, new = cost_on(before, card), cost_on(after, card)
    return CostRow(
        flops=max(0, new.flops - old.flops),
        moved_bytes=max(0, new.moved_bytes - old.moved_bytes),
        milliseconds=max(0.0, new.milliseconds - old.milliseconds),
        forward_milliseconds=old.forward_milliseconds,
        host_bytes=moved_to_host(before, offload),
    )


def _share(before: Index, cost: CostRow | None) -> float | None:
    """Return a cost on the axis of the curve."""
    if cost is None:
        return None
    return (cost["flops"] + LINK_FLOPS * cost["host_bytes"]) / max(1, forward_flops(before))


def _suggestion(index: Index, row: Suggestion) -> ActionRow:
    gain = gain_of_suggestion(index, row)
    note = "The recording does not tell the gain on the peak: record again with it."
    if gain is not None:
        note = "Estimated from the storages that it releases: record again for the exact gain."
    return {
        **_BLANK,
        "kind": "suggestion",
        "text": suggestion_text(row),
        "gain_bytes": gain,
        "saved_gain_bytes": row.fewer_bytes,
        "note": note,
        "code": row.function,
        "module": row.calls[0],
    }


def _warning(index: Index, row: Warned) -> ActionRow:
    gain = gain_of_warning(index, row)
    return {
        **_BLANK,
        "kind": "warning",
        "text": warning_text(row),
        "gain_bytes": gain,
        "note": "" if gain is None else "The gain if it is released after its last use.",
        "module": row.call,
        "node": row.node,
    }
