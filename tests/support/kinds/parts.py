"""Shared parts of the kinds: a module of a function, and how a kind is listed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from torch import Tensor, nn

from tests.support.drawn import WIDTH

Kinds = dict[str, Callable[[], nn.Module]]


class Of(nn.Module):
    """Applies a function to its argument and some modules."""

    def __init__(self, function: Callable[..., Tensor], parts: tuple[nn.Module, ...]) -> None:
        super().__init__()
        self.function, self.parts = function, nn.ModuleList(parts)

    def forward(self, x: Tensor) -> Tensor:
        return self.function(x, *self.parts)


def linear() -> nn.Module:
    return nn.Linear(WIDTH, WIDTH)


def listed(kinds: Kinds, *parts: Callable[[], nn.Module]) -> Any:
    """List a function, or a class of modules, as a kind with the name of it.

    A function receives what ``parts`` make: two linear layers if there are none.
    """

    def add(what: Any) -> Any:
        name = re.sub(r"_|(?<=[a-z])(?=[A-Z])", " ", what.__name__).lower()
        assert name not in kinds, name
        kinds[name] = what if isinstance(what, type) else partial(_made, what, parts)
        return what

    return add


def _made(function: Callable[..., Tensor], parts: tuple[Callable[[], nn.Module], ...]) -> Of:
    return Of(function, tuple(part() for part in parts or (linear, linear)))
