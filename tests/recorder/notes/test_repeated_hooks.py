"""A note names hooks that each step adds and none removes; other hooks are not named."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.recorder.notes import leaks
from tests.support.models import toy
from tests.support.notes import notes_of


def look(*args: Any) -> None:
    """A hook that does nothing."""


class Logger:
    def look(self, *args: Any) -> None:
        """The same as a method."""


def place(function: Any) -> str:
    return f"test_repeated_hooks.py:{function.__code__.co_firstlineno} in look"


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "_begun", [])


def notes(steps: int, add: Callable[[nn.Module], Any], before: int = 0) -> list[str]:
    """Return the last watched step's notes on hooks."""
    model, x = toy()
    for _ in range(before):
        add(model)
    recorder = tb_actmem.record(model, every=1)
    for _ in range(steps):
        with recorder:
            add(model)
            model(x).sum().backward()
    return [
        note
        for note in notes_of(recorder.recording)
        if note.startswith("Several steps added hooks")
    ]


def of_model(model: Any) -> None:
    model.register_forward_hook(look)


def before_layer(model: Any) -> None:
    model[0].register_forward_pre_hook(partial(look, 1))


def of_backward(model: Any) -> None:
    model[1].register_full_backward_hook(Logger().look)


def of_parameter(model: Any) -> None:
    model[0].weight.register_hook(look)


@pytest.mark.parametrize(
    ("add", "said"),
    [
        (of_model, f"forward hooks of Sequential by {place(look)}"),
        (before_layer, f"forward pre-hooks of 0 by {place(look)}"),
        (of_backward, f"backward hooks of 1 by {place(Logger.look)}"),
        (of_parameter, f"backward hooks of 0.weight by {place(look)}"),
    ],
)
def test_hooks_of_each_step_are_counted(add: Callable[[Any], Any], said: str) -> None:
    assert notes(1, add) == []
    assert notes(3, add) == [f"Several steps added hooks and did not remove them: 3 {said}."]


def test_of_long_training_no_hook_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "_MOST", 2)
    (note,) = notes(5, of_model)
    assert ": 5 forward hooks of Sequential" in note


def test_earlier_hooks_are_not_named() -> None:
    def add(model: nn.Module) -> None:
        if not model._forward_hooks:
            model.register_forward_hook(look)

    assert notes(3, add, before=1) == []


def test_hook_that_is_removed_is_not_named() -> None:
    def add(model: nn.Module) -> None:
        model.register_forward_hook(look).remove()
        model.register_forward_hook(look).remove()

    assert notes(3, add) == []


def test_fault_in_search_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "hook_tables", lambda owner: 1 / 0)
    model, x = toy()
    with tb_actmem.record(model):
        model(x)
    model.register_forward_hook(lambda *_: None)  # without a newer hook there is no search
    with tb_actmem.record(model) as recorder:
        y = model(x)

    assert notes_of(recorder.recording)[-1].startswith(
        "The hooks of the model could not be searched"
    )
    assert torch.is_tensor(y)
