"""Wrong types of arguments are refused by name, and a string is one name among several."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.arguments import as_names
from tb_actmem.errors import ArgumentError, FormatError, RecordError, RenderError
from tb_actmem.model import Recording

_THREE: Any = 3
_OP: Any = torch.ops.aten.addmm
"""An op, which lists its overloads if it is iterated."""


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


@pytest.mark.parametrize("wrong", [10, 1.5, None, b"10", ["a", 1], {"a": 1}, object(), _OP])
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


@pytest.mark.parametrize("wrong", [3, None, b"x", io.BytesIO(), ["x"]])
def test_wrong_path_is_named(wrong, recording):
    with pytest.raises(ArgumentError, match=r"^path must be a string or a path"):
        tb_actmem.read(wrong)
    with pytest.raises(ArgumentError, match=r"^path must be a string or a path"):
        tb_actmem.write(recording, wrong)
    with pytest.raises(ArgumentError, match=r"^path must be a string or a path"):
        tb_actmem.render(recording, wrong)
    with pytest.raises(ArgumentError, match=r"^logdir must be a string or a path"):
        list(tb_actmem.recordings(wrong))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (3, "Expected a recording, not an int. Pass recorder.recording or tb_actmem.read(path)."),
        (None, "Expected a recording, not None. Pass recorder.recording or tb_actmem.read(path)."),
        (
            "run.actmem",
            "Expected a recording, not a str. Pass recorder.recording or "
            "tb_actmem.read('run.actmem').",
        ),
    ],
)
def test_wrong_type_of_recording_is_named(wrong, said):
    with pytest.raises(ArgumentError) as error:
        tb_actmem.totals(wrong)
    assert str(error.value) == said


@pytest.mark.parametrize("several", [list, tuple, iter])
def test_several_recordings_need_their_chart(several, recording, tmp_path):
    with pytest.raises(ArgumentError, match=r'Several recordings need chart="steps" or'):
        tb_actmem.render(several([recording]), tmp_path / "x.svg")


def test_a_long_value_is_named_by_its_type():
    model: Any = nn.Sequential(nn.Linear(2, 2), nn.GELU())
    with pytest.raises(ArgumentError, match=r"must be a string or a path, not a Sequential\n"):
        tb_actmem.read(model)
    with pytest.raises(RecordError, match=r'^dry_run\(\) takes "cpu" or "cuda", not a Sequential'):
        tb_actmem.predict.dry_run(model)


_WRONG: dict[str, Callable[[Any], object]] = {
    "model must be a torch.nn.Module, not 3": lambda _: tb_actmem.capture(torch.ones(2), _THREE),
    "label must be a string, not 3": lambda _: tb_actmem.record(label=_THREE),
    "the GPU must be a string": lambda recording: tb_actmem.predict.fits(recording, _THREE),
    "answers must be lines and their numbers": lambda _: tb_actmem.predict.dry_run(
        "cpu", answers=_THREE
    ),
}


@pytest.mark.parametrize("said", _WRONG)
def test_wrong_type_names_the_argument(said, recording):
    with pytest.raises(ArgumentError, match=f"^{said}"):
        _WRONG[said](recording)


def test_plan_names_its_wrong_arguments(recording):
    plan = tb_actmem.predict.plan(recording, max_recompute="50%")
    with pytest.raises(ArgumentError, match=r"^model must be a torch\.nn\.Module"):
        plan.apply(_THREE)
    with pytest.raises(ArgumentError, match=r"^step must be a function without arguments"):
        plan.verify(nn.Linear(2, 2), _THREE)


def test_wrong_progress_and_recordings_without_sizes_are_named(recording):
    with pytest.raises(ArgumentError, match=r"^progress must be a function such as print, not 3"):
        tb_actmem.predict.plan(recording, reduce="10%", progress=_THREE)
    with pytest.raises(ArgumentError, match=r"^progress must be a function"):
        tb_actmem.predict.scale(lambda b: recording, b=(1, 2), progress=_THREE)
    with pytest.raises(
        ArgumentError, match=r"^step must be pairs of .*, not a Recording in a list"
    ):
        tb_actmem.predict.scale([recording])
    wrong: Any = "a second"
    with pytest.raises(ArgumentError, match=r"^seconds must be a number, not 'a second'"):
        tb_actmem.predict.plan(recording, reduce="10%", seconds=wrong)
    with pytest.raises(ArgumentError, match=r"^step must be a function, or pairs"):
        tb_actmem.predict.scale(_THREE)


@pytest.mark.parametrize("name", ["x.svg", "x.json"])
def test_a_recording_is_not_written_as_a_figure(name, recording, tmp_path):
    with pytest.raises(FormatError, match=r"name it x\.actmem\. For a figure or a table, call"):
        tb_actmem.write(recording, tmp_path / name)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("wrong", [["module"], 3, None])
def test_table_of_wrong_type_is_refused(wrong, recording):
    with pytest.raises(RenderError, match="Unknown table by="):
        tb_actmem.table(recording, by=wrong)
