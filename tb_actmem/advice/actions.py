"""Actions against a high peak: predictions to try, and gains of changes that are not predicted."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from tb_actmem.advice import Suggestion, Warned, suggestions
from tb_actmem.advice.idle_checkpoints import IdleCheckpoint
from tb_actmem.analysis.index import Index, derived
from tb_actmem.analysis.index.costs import costs, forward_ops
from tb_actmem.analysis.index.devices import HOST, first_device, saved_by_device, tensor_nbytes
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.index.modules import calls_around
from tb_actmem.analysis.totals.alive import last_uses
from tb_actmem.analysis.totals.model_states import Part, PartLifetime, peak_lifetimes, peaks
from tb_actmem.analysis.totals.timeline import Lifetime, sums_after
from tb_actmem.model import PhaseKind
from tb_actmem.predict.checkpointing.checks import ops_inside
from tb_actmem.predict.checkpointing.patterns import Pattern, chosen_calls, module_patterns
from tb_actmem.predict.checkpointing.step import step_of
from tb_actmem.predict.checkpointing.transfers import packed_saves, transfers
from tb_actmem.predict.rewriting import RewriteKind


class Action(NamedTuple):
    """A change that `predict.checkpoint` predicts, with its arguments."""

    name: str
    """The modules: ``transformer.h.* ×12``."""
    modules: tuple[str, ...]
    save: tuple[str, ...] = ()
    offload: tuple[str, ...] = ()
    rewrite: tuple[str, ...] = ()


_PLAIN, _VARIED = 6, 3
"""How many patterns are checkpointed, and how many of them also selectively, or offloaded."""
_LEAST = 0.02
"""The smallest share of the saved bytes for which modules are worth an action."""


@derived
def actions(index: Index) -> list[Action]:
    """List predictions to try: functions of torch, checkpoints of repeated layers, selective ones,
    and CPU offload.

    The modules that save the most come first. A model without repeated layers has its single
    modules instead.
    """
    rows = _patterns(index)
    plain = [row for row in rows if row.why_not is None][:_PLAIN]
    found = [action for row in suggestions(index) if (action := rewriting(row)) is not None]
    found += [Action(_name(row), row.patterns) for row in plain]
    for row in plain[:_VARIED]:
        save = _multiplying(index, row)
        found += [Action(_name(row), row.patterns, save)] if save else []
    if first_device(index) != HOST:
        going = [row for row in rows if packed_saves(step_of(index), _calls(index, row))]
        found += [Action(_name(row), (), offload=row.patterns) for row in going[:_VARIED]]
    return found


def rewriting(row: Suggestion) -> Action | None:
    """Return the action that predicts a suggestion; None if it is not predicted."""
    if not row.module or not row.is_predicted:
        return None
    return Action(row.module, (), rewrite=(row.module,))


def _patterns(index: Index) -> list[Pattern]:
    """Return repeated layers, or single modules if there are none, the most saved bytes first."""
    least = _LEAST * saved_by_device(index).get(first_device(index), 0)
    rows = [row for row in module_patterns(index) if row.saved_bytes > least]
    repeated = [row for row in rows if row.modules_count > 1]
    return sorted(repeated or rows, key=lambda row: (-row.saved_bytes, row.name.count(".")))


def _name(row: Pattern) -> str:
    return f"{row.name} ×{row.modules_count}" if row.modules_count > 1 else row.name


def _calls(index: Index, row: Pattern) -> list[int]:
    return chosen_calls(step_of(index), row.patterns)


def _multiplying(index: Index, row: Pattern) -> tuple[str, ...]:
    """Return the matmul-like ops inside modules, if ops of other kinds are there, too."""
    inside, ops = ops_inside(index.recording, _calls(index, row)), index.recording.ops
    forward = inside.intersection(forward_ops(index))
    names = Counter(operator(ops[position].name).name for position in forward)
    kept = {operator(ops[at].name).name for at in forward if costs(index)[at].flops}
    return tuple(sorted(kept)) if len(kept) < len(names) else ()


def moved_to_host(index: Index, offload: Collection[str]) -> int:
    """Return the bytes that go to the host and come back if these modules are offloaded."""
    recording, step = index.recording, step_of(index)
    calls = chosen_calls(step, tuple(offload)) if offload else []
    return sum(
        tensor_nbytes(recording, recording.saves[trip.save].tensor) * (1 + len(trip.returns))
        for trip in transfers(step, calls)
    )


_DERIVED = (
    RewriteKind.FUNCTION,
    RewriteKind.INLINE,
    RewriteKind.NORM,
    RewriteKind.ATTENTION,
    RewriteKind.IN_PLACE,
)
"""Kinds that only change the saved tensors. A fused loss has other temporary tensors at the peak of
many steps, and parameters in one dtype change gradients and optimizer states."""


def gain_of_suggestion(index: Index, row: Suggestion) -> int | None:
    """Estimate by how much the peak is lower if the released storages never existed.

    None: the recording does not know.
    The temporary tensors of the new function are not known, so moments inside the replaced calls
    count as low. Moments outside them keep all other storages.
    """
    is_behind_view = row.kind is RewriteKind.IN_PLACE and not row.is_predicted
    if row.kind not in _DERIVED or is_behind_view:
        return None  # in place on a view, autograd copies gradients
    share = row.fewer_bytes / row.saved_bytes
    removed = dict.fromkeys(row.storages, -share)
    at = peaks(index)[first_device(index)].op
    inside = {*_ops_inside(index, frozenset(row.calls))}
    if at in inside:
        return None
    lives = (
        (begin, end, round(nbytes * (1 + removed.get(storage, 0))))
        for storage, _, (begin, end, nbytes) in _counted(index)
    )
    return _lower(index, lives, inside)


def gain_of_warning(index: Index, row: Warned) -> int | None:
    """Return by how much the peak is lower if held storages are released after their last use.

    None: the recording does not know.
    """
    if isinstance(row, IdleCheckpoint):
        return None
    if row.device != first_device(index):
        return 0
    held, uses = {*row.storages}, last_uses(index)
    lives = (
        (begin, min(_end(end), uses.get(storage, begin) + 1) if storage in held else end, nbytes)
        for storage, _, (begin, end, nbytes) in _counted(index)
    )
    return _lower(index, lives, ())


@derived
def update_bytes(index: Index) -> int | None:
    """Return the peak of the optimizer steps without saved tensors: no checkpoint lowers it.

    None: the recording has no optimizer step.
    """
    phases = [of for of in index.recording.phases if of.kind is PhaseKind.UPDATE]
    lives = (life for _, part, life in _counted(index) if part is not Part.SAVED)
    after = sums_after(lives, len(index.recording.ops))
    changes = [*after]
    # The sum at a phase's begin is that of the last change before it.
    spans = (
        (max(0, bisect_right(changes, of.first_op) - 1), bisect_left(changes, of.end_op))
        for of in phases
    )
    return max((after[op] for begin, end in spans for op in changes[begin:end]), default=None)


def _end(end: int | None) -> int:
    return 2**62 if end is None else end


def _counted(index: Index) -> list[PartLifetime]:
    return peak_lifetimes(index, first_device(index))


def _lower(index: Index, lives: Iterable[Lifetime], inside: Collection[int]) -> int:
    """Return by how much the peak of these lifetimes is lower, outside of some ops."""
    ops = len(index.recording.ops)
    after, highest, live = sums_after(lives, ops), 0, 0
    for op in range(ops):
        live = after.get(op, live)
        if op not in inside:
            highest = max(highest, live)
    return max(0, _peak_bytes(index) - highest)


def _peak_bytes(index: Index) -> int:
    return sum(nbytes for _, _, nbytes in peaks(index)[first_device(index)].alive)


def _ops_inside(index: Index, calls: frozenset[int]) -> Iterator[int]:
    """Yield the ops of some calls, and those of their backward."""
    recording = index.recording
    around = {
        inner
        for inner in range(len(recording.modules))
        if any(outer in calls for outer in calls_around(index, inner))
    }
    for position, op in enumerate(recording.ops):
        node = op.backward_of
        if op.module in around or (node is not None and recording.nodes[node].module in around):
            yield position
