"""Names of modules and ops: a string is one name wherever several are accepted."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.arguments import as_names
from tb_actmem.model import Recording


@pytest.fixture(scope="module")
def recording() -> Recording:
    """Twelve layers, so that one has the name 10."""
    model = nn.Sequential(*(nn.Sequential(nn.Linear(4, 4), nn.GELU()) for _ in range(12)))
    with tb_actmem.record(model) as recorder:
        model(torch.ones(2, 4)).sum().backward()
    return recorder.recording


@pytest.mark.parametrize("argument", ["modules", "offload"])
def test_one_string_is_one_module(argument, recording):
    one = tb_actmem.predict.checkpoint(recording, **{argument: "10"})

    assert one == tb_actmem.predict.checkpoint(recording, **{argument: ["10"]})
    assert one != tb_actmem.predict.checkpoint(recording, **{argument: ["1", "0"]})


def test_one_string_is_one_op(recording):
    saved = tb_actmem.predict.checkpoint(recording, modules="*", save="addmm")

    assert saved == tb_actmem.predict.checkpoint(recording, modules=["*"], save=("addmm",))


@pytest.mark.parametrize("argument", ["open", "hide", "fold"])
def test_one_string_is_one_module_of_figure(argument, recording, tmp_path):
    one, several = tmp_path / "one.dot", tmp_path / "several.dot"
    options: dict[str, Any] = {argument: "10"}
    tb_actmem.render(recording, one, **options)
    options[argument] = ["10"]
    tb_actmem.render(recording, several, **options)

    assert one.read_text() == several.read_text()


@pytest.mark.parametrize("wrong", [10, 1.5, None, b"10", ["a", 1], {"a": 1}, object()])
@pytest.mark.parametrize("argument", ["modules", "save", "offload"])
def test_wrong_names_are_type_error(argument, wrong, recording):
    with pytest.raises(TypeError, match=f"^{argument} must be a string or several strings"):
        tb_actmem.predict.checkpoint(recording, **{argument: wrong})


@pytest.mark.parametrize("argument", ["open", "hide", "fold"])
def test_figures_refuse_wrong_names(argument, recording, tmp_path):
    options: dict[str, Any] = {argument: 10}
    with pytest.raises(TypeError, match=f"^{argument} must be"):
        tb_actmem.render(recording, tmp_path / "x.dot", **options)


def test_names_may_come_from_any_iterable():
    assert as_names("x", (name for name in ["a", "b"])) == ("a", "b")
    assert as_names("x", "ab") == ("ab",)
    assert as_names("x", []) == ()
