"""Applies a plan to a model until it is undone, and verifies it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch.autograd.graph import save_on_cpu
from torch.nn import Module
from torch.nn.modules.lazy import LazyModuleMixin
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

from tb_actmem.analysis.compare import Change, ComparisonRow, compare_rows
from tb_actmem.analysis.index.flops import operator
from tb_actmem.analysis.totals import totals
from tb_actmem.arguments import need
from tb_actmem.errors import ArgumentError, PredictError
from tb_actmem.model import Recording
from tb_actmem.text import exact_nbytes_text
from tb_actmem.training import record

if TYPE_CHECKING:
    from tb_actmem.predict.planning import Plan


Run = Callable[..., Any]
"""Runs a function with its arguments, such as ``checkpoint``."""


class Applied:
    """A model to which a plan is applied."""

    def __init__(self, runs: Sequence[tuple[Module, Run]]) -> None:
        changed = [(module, type(module), _run_by(run, type(module))) for module, run in runs]
        self._changed = changed.copy()
        try:
            for module, _, cls in changed:
                module.__class__ = cls
        except BaseException:
            self.undo()
            raise

    def undo(self) -> None:
        """Restore the model; a second call does nothing."""
        while self._changed:
            module, before, cls = self._changed[-1]
            if type(module) is cls:
                module.__class__ = before
            elif "__call__" in vars(cls):  # somebody made a class of it, as fully_shard does
                del cls.__call__
            self._changed.pop()  # last, so that an interrupted undo can be repeated


class _Changed:
    """The first base, so that no class of the model refuses to be inherited."""

    def __init_subclass__(cls) -> None:
        """Do nothing."""


def _run_by(run: Run, cls: type[Any]) -> type[Any]:
    """Let a function run each call of a class, as ``checkpoint(module)`` does: hooks included."""

    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        of_module = {name: kwargs.pop(name) for name in _OF_CHECKPOINT & kwargs.keys()}
        inside = super(changed, self).__call__
        return run(partial(inside, **of_module) if of_module else inside, *args, **kwargs)

    # Not `type(...)`, which calls a metaclass that may need arguments.
    names = {"__call__": call, "__module__": cls.__module__}
    changed: type[Any] = type.__new__(type(cls), cls.__name__, (_Changed, cls), names)
    return changed


_OF_CHECKPOINT = inspect.signature(checkpoint).parameters.keys()
"""Keywords that ``checkpoint`` does not pass on, because it has them, too."""


def apply(plan: Plan, model: Module) -> Applied:
    """Apply a plan to all of its modules, or to none if this raises.

    Raises PredictError for a module that the model, or an op that torch, does not have.
    """
    need("model", model, Module, "a torch.nn.Module")
    modules = dict(model.named_modules(remove_duplicate=False))
    runs: dict[str, Run] = {name: _checkpointed(plan.save.get(name, ())) for name in plan.modules}
    runs |= dict.fromkeys(plan.offload, _offloaded)
    for name in runs:
        if name not in modules:
            raise PredictError(
                f"The model has no module {name!r}: apply the plan to the recorded model."
            )
        if isinstance(modules[name], LazyModuleMixin) and modules[name].has_uninitialized_params():
            raise PredictError(
                f"The first call of the lazy module {name!r} changes its class: run a forward, "
                "then apply the plan."
            )
    # A module may have two names and still runs under one checkpoint.
    once = {id(modules[name]): (modules[name], run) for name, run in runs.items()}
    return Applied([*once.values()])


def _checkpointed(save: Sequence[str]) -> Run:
    options: dict[str, Any] = {"use_reentrant": False}
    if save:
        ops = [_overload(op) for op in save]
        options["context_fn"] = partial(create_selective_checkpoint_contexts, ops)
    return partial(checkpoint, **options)


def _offloaded(call: Run, /, *args: Any, **kwargs: Any) -> Any:
    with save_on_cpu():
        return call(*args, **kwargs)


def _overload(op: str) -> Any:
    """Return torch's op for a name such as ``aten::add.Tensor``."""
    try:
        return reduce(getattr, operator(op).path, torch.ops)
    except AttributeError as error:
        raise PredictError(
            f"The plan saves results of {op}, which torch does not have here: import the library "
            "that registers it, then apply the plan."
        ) from error


class Pair(NamedTuple):
    """A predicted number and the measured one."""

    predicted_bytes: int
    measured_bytes: int

    @property
    def ratio(self) -> float:
        """The predicted number divided by the measured one."""
        return self.predicted_bytes / max(1, self.measured_bytes)


class Verification(NamedTuple):
    """The prediction of a step and its measurement."""

    saved: Pair
    """Bytes saved for backward."""
    step_peak: Pair
    """Bytes of the step peak."""
    total_peak: Pair | None
    """Bytes of the total peak; None: a recording lacks the model states."""
    differing: tuple[ComparisonRow, ...]
    """The saves that differ: ``before`` is the prediction, ``after`` the measurement."""
    recording: Recording
    """The recording of the step that ran."""

    def __str__(self) -> str:
        pairs = {
            "saved for backward": self.saved,
            "step peak": self.step_peak,
            "total peak": self.total_peak,
        }
        lines = [
            f"{name}: predicted {exact_nbytes_text(pair.predicted_bytes)}, "
            f"measured {exact_nbytes_text(pair.measured_bytes)}, {pair.ratio:.4f}"
            for name, pair in pairs.items()
            if pair is not None
        ]
        count = len(self.differing)
        lines.append(f"{count} saves differ" if count else "every save is as predicted")
        return "\n".join(lines)


def verify(plan: Plan, model: Module, step: Callable[[], Any]) -> Verification:
    """Run a step with the plan applied, record it, and compare the prediction with it."""
    if not callable(step):
        raise ArgumentError(f"step must be a function without arguments, not {step!r:.100}")
    with plan.applied(model), record(model, label=plan.before.meta.label) as recorder:
        step()
    measured = recorder.recording
    rows = compare_rows(plan.recording, measured)
    before, after = totals(plan.recording), totals(measured)
    predicted, real = before.total_peak_bytes, after.total_peak_bytes
    return Verification(
        saved=Pair(before.saved_bytes, after.saved_bytes),
        step_peak=Pair(plan.peak_bytes, after.step_peak_bytes or 0),
        total_peak=None if predicted is None or real is None else Pair(predicted, real),
        differing=tuple(row for row in rows if row.change is not Change.SAME),
        recording=measured,
    )
