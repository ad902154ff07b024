"""The arguments of each command, and how values are read."""

from __future__ import annotations

import argparse
import json
from fractions import Fraction

import pytest

from tb_actmem.analysis.index.storages import State
from tb_actmem.cli import count, json_answer, nbytes, share
from tb_actmem.cli.check import _module_limit
from tb_actmem.cli.choice import aligned, moment
from tb_actmem.cli.export import _dims
from tb_actmem.cli.main import _parser, main
from tb_actmem.cli.scale import _sizes
from tb_actmem.predict.estimate import DECODERS, Run
from tb_actmem.rendering.tables.formulas import estimate_grid
from tests.support.commands import every_command
from tests.support.goldens import check_golden


def taken(action: argparse.Action) -> dict[str, object]:
    """What users and scripts can rely on."""
    facts: dict[str, object] = {
        "kind": type(action).__name__.strip("_"),
        "flags": " ".join(action.option_strings),
        "type": getattr(action.type, "__name__", ""),
        "metavar": action.metavar,
        "nargs": action.nargs,
        "choices": action.choices and list(action.choices),
        "required": action.required,
        "default": None if action.default is None else str(action.default),
        "help": action.help and action.help % {"prog": "tb-actmem"},
    }
    return {name: value for name, value in facts.items() if value not in (None, "", False)}


def test_arguments_of_commands_are_unchanged():
    arguments = {
        name: {
            "description": command.description,
            "defaults": {k: v for k, v in command._defaults.items() if k != "command"},
            **{
                group.title or "": {one.dest: taken(one) for one in group._group_actions}
                for group in command._action_groups
            },
        }
        for name, command in every_command(_parser())
    }
    check_golden("commands.json", f"{json.dumps(arguments, indent=1, ensure_ascii=False)}\n")


@pytest.mark.parametrize(
    ("read", "text", "value"),
    [
        (count, "1", 1),
        (count, "25", 25),
        (nbytes, "20GiB", 20 * 2**30),
        (share, "50%", Fraction(1, 2)),
        (_dims, "b=8,s=1024", {"b": 8, "s": 1024}),
        (_sizes, "b=64, s=4096", {"b": 64, "s": 4096}),
        (_module_limit, "h.*=40MiB", ("h.*", 40 * 2**20)),
        (_module_limit, "a=b=1KiB", ("a=b", 1024)),
    ],
)
def test_values_are_parsed(read, text, value):
    assert read(text) == value


@pytest.mark.parametrize(
    ("read", "text"),
    [
        *((count, text) for text in ("0", "-1", "1.5", "", "many", "²")),
        *((nbytes, text) for text in ("20gb", "-1", "")),
        *((share, text) for text in ("half", "-1%", "")),
        *((_dims, text) for text in ("", "b", "b=", "=8", "b=x", "b=8,", "b=-1", "b=8,s")),
        *((_sizes, text) for text in ("", "b", "b=", "b=64,", "b=64 s=1", "b=x")),
        *((_module_limit, text) for text in ("", "fc", "fc=", "=1KiB", "fc=1kb")),
    ],
)
def test_wrong_values_are_refused(read, text):
    with pytest.raises(argparse.ArgumentTypeError, match="is n"):
        read(text)


@pytest.mark.parametrize(
    "words",
    [
        "predict plan x",
        "predict plan x --step-peak 1GiB --reduce 50%",
        "predict plan x --reduce half",
        "predict scale",
        "predict fits x",
        "export x",
        "export x -o a.svg --format bmp",
        "export x -o a.svg --direction UP",
        "show x --by step",
        "predict estimate --precision",
        "show x --step one",
    ],
)
def test_wrong_call_exits_with_2(words):
    with pytest.raises(SystemExit, match="2"):
        main(words.split())


def test_columns_are_aligned_without_trailing_spaces():
    rows = [("run", "tag", "steps"), ("a", "longer", "1"), ("longest", "b", "")]

    assert aligned(rows).splitlines() == [
        "run      tag     steps",
        "a        longer  1",
        "longest  b",
    ]


def test_impossible_time_is_question_mark():
    assert moment(None) == moment(float("nan")) == moment(1e30) == "?"
    assert moment(86400 * 365 + 0.7)[:4] == "1971" and len(moment(0.7)) == 19


def test_json_answer_is_one_ascii_line():
    answer = json_answer({"state": State.NOT_CACHED, "é": [1, None]}, 3)

    assert answer == (r'{"state": "not cached", "\u00e9": [1, null]}', 3)
    assert json_answer([]).exit_code == 0
    with pytest.raises(ValueError, match="JSON compliant"):
        json_answer(float("nan"))
    with pytest.raises(TypeError, match="JSON cannot hold"):
        json_answer({1, 2})


def test_lines_below_estimate_fit_page():
    decoder = DECODERS["gpt2-xl"]
    below = [
        line
        for power in range(1, 60)
        for line in estimate_grid(decoder, Run(batch=3**power, tokens=decoder.positions)).below
    ]

    assert max(map(len, below)) == 96
