"""A plan on a model: the named modules run under torch's checkpoint, until it is undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import torch
from torch.nn import Module
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts

from tb_actmem.analysis.operators import operator
from tb_actmem.errors import PredictError


class Applied:
    """A model that runs by a plan."""

    def __init__(self, modules: Sequence[tuple[Module, Sequence[str]]]) -> None:
        self._before = [(module, vars(module).get("forward")) for module, _ in modules]
        for module, save in modules:
            vars(module)["forward"] = _checkpointed(module.forward, [_overload(op) for op in save])

    def undo(self) -> None:
        """Have the model run as before; a second call does nothing."""
        while self._before:
            module, forward = self._before.pop()
            if forward is None:
                del vars(module)["forward"]
            else:
                vars(module)["forward"] = forward


def apply(names: Sequence[str], model: Module, save: Mapping[str, Sequence[str]]) -> Applied:
    """Have the named modules of a model run under checkpoints, those in ``save`` selectively.

    Raises PredictError for a name that the model does not have.
    """
    modules = dict(model.named_modules(remove_duplicate=False))
    for name in names:
        if name not in modules:
            raise PredictError(
                f"The model has no module {name!r}: apply the plan to the model that was recorded."
            )
    # A module may have two names, and runs under one checkpoint all the same.
    once = {id(modules[name]): (modules[name], save.get(name, ())) for name in names}
    return Applied([*once.values()])


def _checkpointed(forward: Callable[..., Any], save: list[Any]) -> Callable[..., Any]:
    options: dict[str, Any] = {"use_reentrant": False}
    if save:
        options["context_fn"] = partial(create_selective_checkpoint_contexts, save)

    def run(*args: Any, **kwargs: Any) -> Any:
        return checkpoint(forward, *args, **options, **kwargs)

    return run


def _overload(op: str) -> Any:
    """Torch's op of a name such as ``aten::add.Tensor``."""
    found: Any = torch.ops
    for part in operator(op).path:
        found = getattr(found, part)
    return found
