"""One choice of checkpoints for all ranks of a job, from the plan of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from tb_actmem.errors import PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint_each
from tb_actmem.predict.planning.code import Change, change_code
from tb_actmem.predict.planning.plan import Plan


class Alike(NamedTuple):
    """The checkpoints that any rank needs, on all ranks that have these modules."""

    modules: tuple[str, ...]
    save: Mapping[str, tuple[str, ...]]
    offload: tuple[str, ...]
    modules_of: tuple[tuple[str, ...], ...]
    """The checkpointed modules of each rank."""
    offload_of: tuple[tuple[str, ...], ...]
    """The offloaded modules of each rank."""
    recordings: tuple[Recording, ...]
    """The predicted step of each rank."""

    def code(self) -> str:
        """Write Python to paste after the line that makes ``model``, for every rank."""
        if not self.modules and not self.offload:
            return "# Nothing to checkpoint: each rank is within the limit.\n"
        change = Change(self.recordings[0], self.modules, self.save, self.offload, is_partial=True)
        return change_code(change, None, None)


def alike(plans: Sequence[Plan]) -> Alike:
    """Unite the plans of all ranks, and predict the step of each rank.

    A module inside another one of the union is left out, because the outer checkpoint releases its
    memory, too. So is a module that no checkpoint can run on some rank. A checkpoint keeps the
    results that it keeps in each plan which has it. Raises PredictError with the rank for which
    they cannot be predicted.
    """
    refused = {one.name for plan in plans for one in plan.refused}
    modules = _outermost(name for plan in plans for name in plan.modules if name not in refused)
    offload = _outermost(name for plan in plans for name in plan.offload)
    save = {
        name: kept
        for name in modules
        if (kept := _kept([plan.save.get(name, ()) for plan in plans if name in plan.modules]))
    }
    called = [{call.fqn for call in plan.before.modules} for plan in plans]
    modules_of = [tuple(name for name in modules if name in names) for names in called]
    offload_of = [tuple(name for name in offload if name in names) for names in called]
    recordings = [
        _predicted(plan.before, {name: save.get(name, ()) for name in own}, away)
        for plan, own, away in zip(plans, modules_of, offload_of, strict=True)
    ]
    return Alike(modules, save, offload, tuple(modules_of), tuple(offload_of), tuple(recordings))


def _predicted(
    before: Recording, chosen: Mapping[str, tuple[str, ...]], offload: Sequence[str]
) -> Recording:
    try:
        return checkpoint_each(before, chosen, offload)
    except PredictError as error:
        raise PredictError(f"Rank {before.meta.rank}: {error}") from error


def _outermost(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names of modules that are in no other of them, each once."""
    found = dict.fromkeys(names)
    return tuple(
        name
        for name in found
        if not any(name != other and (not other or name.startswith(f"{other}.")) for other in found)
    )


def _kept(choices: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return the ops whose results all plans keep."""
    return tuple(op for op in choices[0] if all(op in others for others in choices))
