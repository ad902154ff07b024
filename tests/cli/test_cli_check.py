"""The gate for CI: how it ends, and what its log says."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from tensorboardX import SummaryWriter
from torch import Tensor, nn

import tb_actmem
from tb_actmem.cli.main import main
from tb_actmem.model import Recording
from tests.support.recordings import chain, diamond, every_value, toy, transformer

HOLDS, ERROR, WRONG_CALL, EXCEEDED = 0, 1, 2, 3


@pytest.fixture
def write(tmp_path: Path) -> Callable[[Recording], str]:
    """Write a recording into a file of its own and return the file's path."""

    def write(recording: Recording) -> str:
        path = tmp_path / f"{len([*tmp_path.iterdir()])}.actmem"
        tb_actmem.write(recording, path)
        return str(path)

    return write


def check(*arguments: str) -> int:
    return main(["check", *arguments])


@pytest.mark.parametrize(
    ("limit", "code"), [("168", HOLDS), ("167", EXCEEDED), ("0.1 KiB", EXCEEDED), ("1KiB", HOLDS)]
)
def test_what_is_kept_may_be_as_much_as_its_limit(write, limit, code):
    assert check(write(toy()), "--max-saved", limit) == code


@pytest.mark.parametrize(("limit", "code"), [("192", HOLDS), ("191", EXCEEDED)])
def test_the_peak_may_be_as_much_as_its_limit(write, limit, code):
    assert check(write(toy()), "--max-peak", limit) == code


def test_the_peak_is_that_of_the_step_where_the_backward_was_recorded(write, capsys):
    weight = torch.randn(64, 64, requires_grad=True)
    with tb_actmem.record(nn.Module()) as recorder:
        (weight @ weight).exp().sum().backward()
    totals = tb_actmem.totals(recorder.recording)
    assert totals.forward_peak_bytes is not None and totals.step_peak_bytes is not None
    assert totals.forward_peak_bytes < totals.step_peak_bytes

    assert (
        check(write(recorder.recording), "--max-peak", str(totals.forward_peak_bytes)) == EXCEEDED
    )
    assert "step peak" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("pattern", "nbytes", "calls"),
    [
        ("layers.*", 1_984, 3),
        ("layers.1", 1_984, 1),
        ("layers.[01]", 1_984, 2),
        ("mlp", 1_152, 3),
        ("layers.*.mlp", 1_152, 3),
        ("Transformer", 5_952, 1),
    ],
)
def test_each_call_of_the_modules_of_a_pattern_has_the_limit(write, capsys, pattern, nbytes, calls):
    """A block keeps two inputs of norms (128 each), 576 in its attention and 1,152 in its MLP."""
    path = write(transformer(3))

    for limit, code in ((nbytes, HOLDS), (nbytes - 1, EXCEEDED)):
        assert check(path, "--json", "--max-module", f"{pattern}={limit}") == code
        (row,) = json.loads(capsys.readouterr().out)["limits"]
        assert (row["nbytes"], len(row["modules"])) == (nbytes, calls)
        assert row["holds"] is (code == HOLDS)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Nothing is held: give --baseline"),
        (["--max-module", "mlp.*=1"], "No module call matches 'mlp.*', so no limit was checked"),
        (["--baseline", "nowhere"], "There is no log directory nowhere"),
    ],
)
def test_what_holds_nothing_is_an_error(write, capsys, arguments, words):
    assert check(write(transformer(1)), *arguments) == ERROR

    assert words in capsys.readouterr().err


def test_a_peak_that_is_not_known_is_an_error(write, capsys):
    assert check(write(diamond()), "--max-peak", "1GiB") == ERROR

    assert "The peak is not known" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--max-saved", "1GB"],
        ["--max-saved", "-1"],
        ["--max-module", "fc"],
        ["--max-module", "=1"],
        ["--tolerance", "-1%"],
        ["--tolerance", "some"],
        ["--tolerance", "1"],
    ],
)
def test_what_is_no_limit_is_a_wrong_call(wrong):
    with pytest.raises(SystemExit, match=str(WRONG_CALL)):
        check("x.actmem", *wrong)


@pytest.mark.parametrize(
    ("tolerance", "code"),
    [(None, EXCEEDED), ("0.9%", EXCEEDED), ("1%", HOLDS), ("0.01", HOLDS), ("10%", HOLDS)],
)
def test_one_percent_of_growth_needs_a_tolerance_of_one(write, tolerance, code):
    """A chain of 100 keeps 1,600 bytes, and one of 101 keeps 1,616."""
    given = [] if tolerance is None else ["--tolerance", tolerance]

    assert check(write(chain(101)), "--baseline", write(chain(100)), *given) == code
    assert check(write(chain(99)), "--baseline", write(chain(100)), *given) == HOLDS


class Layer(nn.Module):
    """A linear layer and an activation; one that is gated keeps two tensors more."""

    def __init__(self, gated: bool) -> None:
        super().__init__()
        self.fc, self.act, self.gated = nn.Linear(16, 16), nn.GELU(), gated

    def forward(self, x: Tensor) -> Tensor:
        x = self.act(self.fc(x))
        return x * x.sigmoid() if self.gated else x


def layers(gated: Callable[[int], bool]) -> Recording:
    """Four layers; a tensor between them has 1,024 bytes."""
    model = nn.Sequential(*(Layer(gated(position)) for position in range(4)))
    with tb_actmem.record(model, label="net") as recorder:
        recorder.finish(model(torch.randn(16, 16, requires_grad=True).exp()))
    return recorder.recording


def test_the_log_says_which_module_grew_and_by_which_saves(write, capsys):
    before, after = layers(lambda _: False), layers(lambda position: position == 2)

    assert check(write(after), "--baseline", write(before)) == EXCEEDED

    out = capsys.readouterr().out
    lines = [line.split() for line in out.splitlines()]
    assert ["2", "KiB", "new", "0", "B", "2", "KiB", "2"] in lines
    added = [line for line in lines if line[:1] == ["added"]]
    assert [(line[-3], line[-1]) for line in added] == [("sigmoid", "2"), ("mul", "2")]
    assert "2 KiB more in 2 saves." in out


def test_equal_modules_that_grew_are_one_row(write, capsys):
    before, after = layers(lambda _: False), layers(lambda _: True)

    assert check(write(after), "--baseline", write(before), "--json") == EXCEEDED

    found = json.loads(capsys.readouterr().out)
    (grown,) = found["modules"]
    assert grown == {
        "grown_bytes": 4 * 2048,
        "before_bytes": 0,
        "after_bytes": 4 * 2048,
        "modules": ["0", "1", "2", "3"],
    }
    assert [row["saves"] for row in found["saves"]] == [4, 4]
    assert not found["holds"]
    kept: dict[str, Any] = found["limits"][0]
    assert kept["over_bytes"] == kept["nbytes"] - kept["before_bytes"] == 4 * 2048


def test_what_grew_is_listed_even_if_all_holds(write, capsys):
    before, after = layers(lambda _: False), layers(lambda position: position == 2)

    assert check(write(after), "--baseline", write(before), "--tolerance", "90%") == HOLDS
    assert "Modules that grew" in capsys.readouterr().out


def test_what_is_exceeded_most_stands_first(write, capsys):
    limits = [f"--max-module={name}" for name in ("attention=576", "mlp=1151", "layers.*=1000")]

    assert check(write(transformer(3)), "--json", *limits) == EXCEEDED

    rows = json.loads(capsys.readouterr().out)["limits"]
    assert [row["over_bytes"] for row in rows] == [984, 1, 0]


def test_a_baseline_is_one_recording(write, tmp_path, capsys):
    with SummaryWriter(str(tmp_path / "runs")) as writer:
        for tag in ("plain", "full"):
            tb_actmem.add_recording(writer, tag, toy(), 0)

    assert check(write(toy()), "--baseline", str(tmp_path / "runs")) == ERROR
    assert "holds several: name a file" in capsys.readouterr().err


def test_nothing_that_grew_has_no_table(write, capsys):
    assert check(write(toy()), "--baseline", write(toy())) == HOLDS
    assert "Modules that grew" not in capsys.readouterr().out


def test_a_peak_that_one_of_the_two_does_not_know_is_said(write, capsys):
    assert check(write(diamond()), "--baseline", write(diamond())) == HOLDS
    assert "The peak was not compared" in capsys.readouterr().out


def test_what_was_not_seen_is_said(write, capsys):
    assert check(write(every_value()), "--max-saved", "1GiB") == HOLDS
    assert "The node inside CopySlices was not seen" in capsys.readouterr().out


def test_markdown_is_what_a_summary_of_a_job_shows(write, capsys):
    before, after = layers(lambda _: False), layers(lambda _: True)

    check(write(after), "--baseline", write(before), "--markdown")

    out = capsys.readouterr().out
    assert out.startswith("### net against ")
    assert "| ---: | ---: | ---: | ---: | --- |" in out
    assert "| 8 KiB | new | 0 B | 8 KiB | \\* ×4 |" in out
    assert "\x1b" not in out
