"""``tb-actmem check``: its exit status and its log."""

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
def test_saved_bytes_may_equal_their_limit(write, limit, code):
    assert check(write(toy()), "--max-saved", limit) == code


@pytest.mark.parametrize(("limit", "code"), [("192", HOLDS), ("191", EXCEEDED)])
def test_peak_may_equal_its_limit(write, limit, code):
    assert check(write(toy()), "--max-forward-peak", limit) == code


def test_step_peak_includes_backward(write, capsys):
    weight = torch.randn(64, 64, requires_grad=True)
    with tb_actmem.record(nn.Module()) as recorder:
        (weight @ weight).exp().sum().backward()
    totals = tb_actmem.totals(recorder.recording)
    assert totals.forward_peak_bytes is not None and totals.step_peak_bytes is not None
    assert totals.forward_peak_bytes < totals.step_peak_bytes

    assert (
        check(write(recorder.recording), "--max-step-peak", str(totals.forward_peak_bytes))
        == EXCEEDED
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
def test_module_limit_holds_for_each_call(write, capsys, pattern, nbytes, calls):
    """A block saves two inputs of norms (128 each), 576 in its attention, 1,152 in its MLP."""
    path = write(transformer(3))

    for limit, code in ((nbytes, HOLDS), (nbytes - 1, EXCEEDED)):
        assert check(path, "--json", "--max-module", f"{pattern}={limit}") == code
        (row,) = json.loads(capsys.readouterr().out)["limits"]
        assert (row["nbytes"], len(row["modules"])) == (nbytes, calls)
        assert row["holds"] is (code == HOLDS)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Nothing to check: give --baseline"),
        (["--max-module", "mlp.*=1"], "No module call matches 'mlp.*', so no limit was checked"),
        (["--baseline", "nowhere"], "There is no file or log directory nowhere"),
    ],
)
def test_check_of_nothing_is_error(write, capsys, arguments, words):
    assert check(write(transformer(1)), *arguments) == ERROR

    assert words in capsys.readouterr().err


def test_unknown_peak_is_error(write, capsys):
    assert check(write(diamond()), "--max-step-peak", "1GiB") == ERROR

    assert "has no step_peak_bytes" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--max-saved", "1gb"],
        ["--max-saved", "-1"],
        ["--max-module", "fc"],
        ["--max-module", "=1"],
        ["--tolerance", "-1%"],
        ["--tolerance", "some"],
        ["--tolerance", "1"],
    ],
)
def test_malformed_limit_is_wrong_call(wrong):
    with pytest.raises(SystemExit, match=str(WRONG_CALL)):
        check("x.actmem", *wrong)


@pytest.mark.parametrize(
    ("tolerance", "code"),
    [(None, EXCEEDED), ("0.9%", EXCEEDED), ("1%", HOLDS), ("0.01", HOLDS), ("10%", HOLDS)],
)
def test_growth_of_one_percent_needs_that_tolerance(write, tolerance, code):
    """A chain of 100 saves 1,600 bytes, one of 101 saves 1,616."""
    given = [] if tolerance is None else ["--tolerance", tolerance]

    assert check(write(chain(101)), "--baseline", write(chain(100)), *given) == code
    assert check(write(chain(99)), "--baseline", write(chain(100)), *given) == HOLDS


class Layer(nn.Module):
    """A linear layer and an activation; a gated one saves two more tensors."""

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


def test_log_lists_grown_modules_and_saved_tensors(write, capsys):
    before, after = layers(lambda _: False), layers(lambda position: position == 2)

    assert check(write(after), "--baseline", write(before)) == EXCEEDED

    out = capsys.readouterr().out
    lines = [line.split() for line in out.splitlines()]
    assert ["2", "KiB", "new", "0", "B", "2", "KiB", "2"] in lines
    added = [line for line in lines if line[:1] == ["added"]]
    assert [(line[-3], line[-1]) for line in added] == [("sigmoid", "2"), ("mul", "2")]
    assert "2 KiB more in 2 saves." in out


def test_equal_grown_modules_are_one_row(write, capsys):
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


def test_growth_within_tolerance_is_listed(write, capsys):
    before, after = layers(lambda _: False), layers(lambda position: position == 2)

    assert check(write(after), "--baseline", write(before), "--tolerance", "90%") == HOLDS
    assert "Modules that grew" in capsys.readouterr().out


def test_most_exceeded_limit_is_first(write, capsys):
    limits = [f"--max-module={name}" for name in ("attention=576", "mlp=1151", "layers.*=1000")]

    assert check(write(transformer(3)), "--json", *limits) == EXCEEDED

    rows = json.loads(capsys.readouterr().out)["limits"]
    assert [row["over_bytes"] for row in rows] == [984, 1, 0]


def test_baseline_must_be_one_recording(write, tmp_path, capsys):
    with SummaryWriter(str(tmp_path / "runs")) as writer:
        for tag in ("plain", "full"):
            tb_actmem.add_recording(writer, tag, toy(), 0)

    assert check(write(toy()), "--baseline", str(tmp_path / "runs")) == ERROR
    assert "holds several recordings: name a file" in capsys.readouterr().err


def test_no_growth_has_no_table(write, capsys):
    assert check(write(toy()), "--baseline", write(toy())) == HOLDS
    assert "Modules that grew" not in capsys.readouterr().out


def test_uncompared_peak_is_noted(write, capsys):
    assert check(write(diamond()), "--baseline", write(diamond())) == HOLDS
    assert "The peak was not compared" in capsys.readouterr().out


def test_notes_are_printed(write, capsys):
    assert check(write(every_value()), "--max-saved", "1GiB") == HOLDS
    assert "The node inside CopySlices was not seen" in capsys.readouterr().out


def test_markdown_option_prints_markdown(write, capsys):
    before, after = layers(lambda _: False), layers(lambda _: True)

    check(write(after), "--baseline", write(before), "--markdown")

    out = capsys.readouterr().out
    assert out.startswith("### net against ")
    assert "| ---: | ---: | ---: | ---: | --- |" in out
    assert "| 8 KiB | new | 0 B | 8 KiB | \\* ×4 |" in out
    assert "\x1b" not in out
