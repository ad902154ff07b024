"""A plan on a model: the named modules run under torch's checkpoint, until it is undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch.nn import Module
from torch.utils.checkpoint import checkpoint

from tb_actmem.errors import PredictError


class Applied:
    """A model that runs by a plan."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self._before = [(module, vars(module).get("forward")) for module in modules]
        for module in modules:
            vars(module)["forward"] = _checkpointed(module.forward)

    def undo(self) -> None:
        """Have the model run as before; a second call does nothing."""
        while self._before:
            module, forward = self._before.pop()
            if forward is None:
                del vars(module)["forward"]
            else:
                vars(module)["forward"] = forward


def apply(names: Sequence[str], model: Module) -> Applied:
    """Have the named modules of a model run under checkpoints.

    Raises PredictError for a name that the model does not have.
    """
    modules = dict(model.named_modules(remove_duplicate=False))
    for name in names:
        if name not in modules:
            raise PredictError(
                f"The model has no module {name!r}: apply the plan to the model that was recorded."
            )
    # A module may have two names, and runs under one checkpoint all the same.
    return Applied(list({id(modules[name]): modules[name] for name in names}.values()))


def _checkpointed(forward: Callable[..., Any]) -> Callable[..., Any]:
    def run(*args: Any, **kwargs: Any) -> Any:
        return checkpoint(forward, *args, use_reentrant=False, **kwargs)

    return run
