"""Code and ``apply`` for modules whose keywords or classes could get in the way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.predict.planning import Plan
from tests.support.places import ROOT


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


PROGRAM = """
import sys

import torch
from torch import nn

import tb_actmem

torch.manual_seed(0)
blocks = [nn.Sequential(nn.Linear(16, 64), nn.GELU(), nn.Dropout(0.1), nn.Linear(64, 16))]
blocks += [nn.Sequential(nn.Linear(16, 64), nn.Tanh(), nn.Linear(64, 16))]
model = nn.Sequential(*blocks, nn.Linear(16, 1))
{pasted}
x = torch.randn(256, 16)
with tb_actmem.record(model) as recorder:
    loss = model(x).square().mean()
    loss.backward()
tb_actmem.write(recorder.recording, sys.argv[1] + "/step.actmem")
gradients = [parameter.grad for parameter in model.parameters()]
torch.save([loss.detach(), *gradients], sys.argv[1] + "/results.pt")
"""


def run_program(folder: Path, pasted: str) -> tuple[Recording, list[Tensor]]:
    program = folder / "program.py"
    program.write_text(PROGRAM.replace("{pasted}", pasted), encoding="utf-8")
    subprocess.run([sys.executable, program, folder], cwd=ROOT, check=True)
    return tb_actmem.read(folder / "step.actmem"), torch.load(folder / "results.pt")


@pytest.mark.parametrize("choice", [{}, {"modules": ("0",), "save": {"0": ("aten::addmm",)}}])
def test_pasted_code_runs_in_fresh_process(choice: dict[str, Any], tmp_path: Path) -> None:
    before, expected = run_program(tmp_path, "")
    plan = tb_actmem.predict.plan(before, reduce="10%")
    assert plan.modules
    if choice:
        predicted = tb_actmem.predict.checkpoint(before, modules="0", save="aten::addmm")
        plan = replace(plan, recording=predicted, **choice)

    after, results = run_program(tmp_path, plan.code())

    assert all(map(torch.equal, results, expected))
    predicted_peak = tb_actmem.totals(plan.recording).total_peak_bytes
    assert tb_actmem.totals(after).total_peak_bytes == predicted_peak
