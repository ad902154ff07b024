"""Code and ``apply`` for modules whose keywords or classes could get in the way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.predict.planning import Plan


class Scaled(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(16, 16)

    def scaled(self, x: Tensor, *by: Any) -> Tensor:
        y: Tensor = self.linear(x).tanh()
        for one in by:
            y = y * one
        return y

    def forward(self, x: Tensor, **_: Any) -> Tensor:
        return self.scaled(x)


class OfCheckpoint(Scaled):
    """Has keywords of ``checkpoint``."""

    def forward(
        self, x: Tensor, function: Any = 1, use_reentrant: Any = 1, context_fn: Any = 1, **_: Any
    ) -> Tensor:
        return self.scaled(x, function, use_reentrant, context_fn)


class OfOurs(Scaled):
    """Has keywords like the names in the code of a plan."""

    def forward(self, x: Tensor, call: Any = 1, run: Any = 1, options: Any = 1, **_: Any) -> Tensor:
        return self.scaled(x, call, run, options)


class Strict(Scaled):
    """Needs a keyword to be inherited."""

    def __init_subclass__(cls, *, name: str) -> None:
        raise AssertionError(name)


class Final(Scaled):
    def __init_subclass__(cls) -> None:
        raise TypeError("final")


class Tagging(type):
    def __new__(cls, name: str, bases: Any, values: Any, *, tag: int) -> Any:
        return super().__new__(cls, name, bases, values)

    def __init__(cls, name: str, bases: Any, values: Any, *, tag: int) -> None:
        super().__init__(name, bases, values)


class Tagged(Scaled, metaclass=Tagging, tag=1):
    """Has a metaclass that needs a keyword."""


class Model(nn.Module):
    def __init__(self, kind: type[Scaled], keywords: dict[str, Any]) -> None:
        super().__init__()
        self.layers = nn.ModuleList(kind() for _ in range(3))
        self.keywords = keywords

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = layer(x, **self.keywords)
        return x


KINDS: dict[str, tuple[type[Scaled], dict[str, Any]]] = {
    "keywords of checkpoint": (OfCheckpoint, {"function": 2, "use_reentrant": 3, "context_fn": 4}),
    "options of checkpoint": (OfCheckpoint, {"debug": 5, "preserve_rng_state": 6, "early_stop": 7}),
    "tensor as keyword": (OfCheckpoint, {"function": torch.full((32, 16), 2.0)}),
    "keywords of the code": (OfOurs, {"call": 2, "run": 3, "options": 4}),
    "strict class": (Strict, {}),
    "final class": (Final, {}),
    "metaclass": (Tagged, {}),
}
CHOICES: dict[str, dict[str, Any]] = {
    "plain": {"modules": ("layers.0", "layers.1")},
    "selective": {"modules": ("layers.0",), "save": {"layers.0": ("aten::addmm",)}},
    "offload": {"modules": (), "offload": ("layers.0", "layers.1")},
}


def paste(plan: Plan, model: nn.Module) -> None:
    exec(plan.code(), {"model": model})


def recorded(model: nn.Module) -> Recording:
    torch.manual_seed(1)
    x = torch.randn(32, 16)
    with tb_actmem.record(model) as recorder:
        model(x).square().sum().backward()
    return recorder.recording


@pytest.mark.usefixtures("compiled_observer")
@pytest.mark.parametrize("change", [paste, Plan.apply])
@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("kind", KINDS)
def test_plan_runs_whatever_keywords_and_class(
    kind: str, choice: str, change: Callable[[Plan, nn.Module], Any]
) -> None:
    def made() -> nn.Module:
        torch.manual_seed(0)
        return Model(*KINDS[kind])

    plain, model, chosen = made(), made(), CHOICES[choice]
    before = recorded(plain)
    plan = replace(tb_actmem.predict.plan(before, step_peak="1 GiB"), **chosen)
    after = tb_actmem.predict.checkpoint(
        before,
        chosen["modules"],
        save=() if choice != "selective" else "addmm",
        offload=chosen.get("offload", ()),
    )
    change(plan, model)
    real = recorded(model)

    said, true = tb_actmem.totals(after), tb_actmem.totals(real)
    if choice != "offload":  # without an accelerator, nothing goes anywhere
        assert said.total_peak_bytes == true.total_peak_bytes
    assert said.saved_bytes == true.saved_bytes
    gradients = [[of.grad for of in one.parameters()] for one in (plain, model)]
    assert all(map(torch.equal, *gradients))
    assert type(model.get_submodule("layers.0")).__name__ == KINDS[kind][0].__name__
