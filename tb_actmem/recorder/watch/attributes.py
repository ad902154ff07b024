"""Plain attributes of modules, such as numbers, that change between a call and its backward.

A recomputation reads them when the backward runs. So a counter has another value then, and may give
other gradients.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import torch
from torch.nn import Module

VALUES: frozenset[type[Any]] = frozenset(
    {int, float, bool, complex, str, torch.dtype, torch.device, torch.layout}
    | {*np.sctypeDict.values()} - {np.object_}
)
"""The commonest types of values that contain no tensor."""
_MODE = "training"
"""The attribute that train() and eval() change: see `Switch`."""


class Attributes:
    """The attributes of the modules that were called since the last backward."""

    def __init__(self) -> None:
        self.changed: list[tuple[str, str]] = []
        """(module, attribute) for each change."""
        self._known: dict[tuple[int, type[Module]], dict[str, Any]] = {}

    def read(self, module: Module, name: str) -> None:
        """Read those of a module whose call begins, and compare them with those of its last call.

        An attribute that is new was set by the call, which sets it again. A module whose class
        changed, as that of a lazy one does, begins again.
        """
        now = {key: value for key, value in vars(module).items() if type(value) in VALUES}
        before = self._known.get(_key(module), {})
        for key in before.keys() & now.keys() - {_MODE}:
            if before[key] is not now[key] and before[key] != now[key]:
                self.changed.append((name, key))
        self._known[_key(module)] = now

    def compare(self, modules: Iterable[tuple[str, Module]]) -> None:
        """Compare those of modules that were called, before their backward."""
        for name, module in modules:
            if _key(module) in self._known:
                self.read(module, name)

    def forget(self) -> None:
        """Begin again: later calls have other backwards."""
        self._known.clear()


def _key(module: Module) -> tuple[int, type[Module]]:
    return id(module), type(module)
