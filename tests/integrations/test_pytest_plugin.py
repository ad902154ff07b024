"""The fixture `activation_memory` in tests that pytest runs, on models that truly run."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.compare.comparison import Change
from tb_actmem.errors import FormatError, PredictError, RecordError, RenderError
from tb_actmem.integrations.assertions import ActivationMemory
from tb_actmem.integrations.snapshot import snapshot_recording, snapshot_text
from tb_actmem.model import Recording
from tests.support.models import REAL, toy
from tests.support.recordings import every_value, transformer

pytest_plugins = ["pytester"]

UPDATE = "--update-activation-memory"

BLOCKS = """
import torch
from torch import nn

class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc, self.act = nn.Linear(8, 8), nn.ACT()

    def forward(self, x):
        return x + self.act(self.fc(x))

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.h = nn.Sequential(*(Block() for _ in range(3)))

    def forward(self, x):
        return self.h(x)

INPUTS = torch.randn(4, 8)
"""

KEPT = """
def test_it(activation_memory):
    activation_memory.assert_saved(
        Net(), INPUTS, at_most="AT_MOST", per_module={"h.*": "EACH"}
    )
"""

SNAPSHOT = """
def test_it(activation_memory):
    activation_memory.assert_snapshot(Net(), INPUTS)
"""


@pytest.fixture
def run(pytester, monkeypatch):
    """Run pytest as people do who have the package installed, on the tests of a text."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")

    def run(tests: str, *arguments: str, act: str = "ReLU") -> pytest.RunResult:
        pytester.makepyfile(test_it=BLOCKS.replace("ACT", act) + tests)
        return pytester.runpytest("-p", "tb_actmem.integrations.pytest", *arguments)

    return run


def test_a_limit_that_holds_passes(run):
    """Each block keeps the input of its Linear and the output of its ReLU: 2 · 4 · 8 · 4 bytes."""
    run(KEPT.replace("AT_MOST", "768 B").replace("EACH", "256")).assert_outcomes(passed=1)


def test_what_is_over_is_said_with_module_and_line(run):
    result = run(KEPT.replace("AT_MOST", "767").replace("EACH", "0.2 KiB"))

    result.assert_outcomes(failed=1)
    result.stdout.re_match_lines(
        [
            r".*AssertionError: 2 of 2 limits of activation memory exceeded\.",
            r"E +result +what +limit +is +over",
            r"E +EXCEEDED +h\.0, of h\.\* ×3 +204 B +256 B +52 B",
            r"E +EXCEEDED +saved for backward +767 B +768 B +1 B",
            r"E +The largest that is kept:",
            r"E +384 B +50.0% .*relu +result +h\.\*\.act ×3 +test_it.py:10",
        ]
    )
    assert "assertions.py" not in result.stdout.str()  # the traceback is the person's own


def test_a_snapshot_is_asked_for_written_and_held(run, pytester):
    path = pytester.path / "activation_memory" / "test_it.test_it.txt"

    missing = run(SNAPSHOT)
    missing.assert_outcomes(failed=1)
    missing.stdout.fnmatch_lines([f"*There is no *test_it.test_it.txt: `pytest {UPDATE}` writes*"])
    run(SNAPSHOT, UPDATE).assert_outcomes(passed=1)
    assert path.read_text(encoding="utf-8").splitlines()[2:] == [
        "",
        "h.{0-2}.fc",
        "    addmm  mat1  float32 [4, 8]  128",
        "",
        "h.{0-2}.act",
        "    relu  result  float32 [4, 8]  128",
    ]
    run(SNAPSHOT).assert_outcomes(passed=1)


CLASSES = """
class TestA:
    def test_it(self, activation_memory):
        activation_memory.assert_snapshot(Net(), INPUTS)

class TestB:
    def test_it(self, activation_memory):
        activation_memory.assert_snapshot(Net().h[0], INPUTS)
"""


def test_each_class_has_snapshots_of_its_own(run, pytester):
    run(CLASSES, UPDATE).assert_outcomes(passed=2)
    run(CLASSES).assert_outcomes(passed=2)

    assert sorted(path.name for path in pytester.path.rglob("*.txt")) == [
        "test_it.TestA.test_it.txt",
        "test_it.TestB.test_it.txt",
    ]


def test_a_snapshot_that_does_not_hold_is_compared_save_by_save(run):
    """SiLU keeps its input, which nobody else keeps, and not its output."""
    run(SNAPSHOT, UPDATE).assert_outcomes(passed=1)

    changed = run(SNAPSHOT, act="SiLU")
    changed.assert_outcomes(failed=1)
    changed.stdout.re_match_lines_random(
        [
            r"E +released +384 B +0 B +-384 B +float32 \[4, 8\] +relu +result +h\.\*\.act ×3",
            r"E +added +0 B +384 B +384 B +float32 \[4, 8\] +silu +self +h\.\*\.act ×3",
            r"E +768 B saved before, 768 B after: .*",
            r"E +before # torch .*: 768 bytes",
        ]
    )
    run(SNAPSHOT, UPDATE, act="SiLU").assert_outcomes(passed=1)
    run(SNAPSHOT, act="SiLU").assert_outcomes(passed=1)


def test_a_test_that_does_not_ask_for_the_fixture_imports_nothing(run, pytester):
    pytester.makepyfile(
        """
        import sys
        def test_it():
            assert not {"torch", "tensorboard", "google.protobuf"} & {*sys.modules}
        """
    )
    plugin = ("-p", "tb_actmem.integrations.pytest")
    pytester.runpytest_subprocess(*plugin).assert_outcomes(passed=1)


def recorded(make) -> Recording:
    model, forward = make()
    with tb_actmem.record(model) as recorder:
        loss = forward()
    del loss
    return recorder.recording


@pytest.mark.parametrize("make", REAL.values(), ids=REAL)
def test_a_snapshot_says_all_that_a_model_keeps(make):
    recording = recorded(make)
    text = snapshot_text(recording)

    rows = tb_actmem.compare(snapshot_recording(text), recording).rows
    assert {row.change for row in rows} == {Change.SAME}
    assert sum(row.after_bytes for row in rows) == tb_actmem.totals(recording).saved_bytes
    assert snapshot_text(recorded(make)) == text


@pytest.mark.parametrize("recording", [every_value(), transformer(3)])
def test_a_snapshot_tells_calls_ops_and_devices_apart(recording):
    rows = tb_actmem.compare(snapshot_recording(snapshot_text(recording)), recording).rows

    assert {row.change for row in rows} == {Change.SAME}


def test_whoever_shares_a_storage_stands_below_it():
    model, inputs = toy()
    with tb_actmem.record(model) as recorder:
        outputs = model(inputs)
    del outputs
    text = snapshot_text(recorder.recording)

    assert "1\n    relu  result  float32 [3, 8]  96\n        also 2  addmm  mat1\n" in text


@pytest.fixture
def held(tmp_path):
    return ActivationMemory(file=tmp_path / "test_a.py", test="test_b[x/y]", update=True)


def test_inputs_are_arguments_by_position_by_name_or_the_only_one(held):
    model, inputs = toy()

    for given in (inputs, (inputs,), {"input": inputs}):
        held.assert_saved(model, given, at_most=168)
        with pytest.raises(AssertionError, match="168 B"):
            held.assert_saved(model, given, at_most=167)


def test_a_recording_that_the_test_made_is_held_with_its_peak(held):
    model, inputs = toy()
    with tb_actmem.record(model) as recorder:
        model(inputs).sum().backward()
    peak = tb_actmem.totals(recorder.recording).step_peak_bytes
    assert peak is not None

    held.assert_saved(recorder.recording, step_peak=peak)
    with pytest.raises(AssertionError, match="step peak"):
        held.assert_saved(recorder.recording, step_peak=peak - 1)


def test_what_cannot_be_told_does_not_pass(held):
    model, inputs = toy()

    with pytest.raises(RenderError, match="Nothing is held"):
        held.assert_saved(model, inputs)
    with pytest.raises(RenderError, match=r"No module call matches 'h\.\*'"):
        held.assert_saved(model, inputs, per_module={"h.*": "1 MiB"})
    with pytest.raises(PredictError, match="'2 GB' is not a number of bytes"):
        held.assert_saved(model, inputs, at_most="2 GB")
    with torch.no_grad(), pytest.raises(RecordError, match="left no graph"):
        held.assert_saved(model, inputs, at_most="1 MiB")
    with pytest.raises(RecordError, match="left no graph"):
        held.assert_snapshot(nn.Identity(), inputs)


class KeepsNothing(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.weight + x


def test_a_model_that_keeps_nothing_has_a_snapshot_that_says_so(held, tmp_path):
    model, inputs = KeepsNothing(), torch.ones(3)
    unwritten = ActivationMemory(file=tmp_path / "test_a.py", test="test_b[x/y]", update=False)
    with pytest.raises(AssertionError, match="There is no"):
        unwritten.assert_snapshot(model, inputs)

    held.assert_snapshot(model, inputs)
    unwritten.assert_snapshot(model, inputs)
    with pytest.raises(AssertionError, match="What is kept is not what"):
        unwritten.assert_snapshot(*toy())


def test_a_snapshots_file_has_a_name_on_every_system(held, tmp_path):
    model, inputs = toy()

    held.assert_snapshot(model, inputs, name="a:b")

    assert [*tmp_path.rglob("*.txt")] == [
        tmp_path / "activation_memory" / "test_a.test_b[x_y].a_b.txt"
    ]


def test_what_changed_without_its_bytes_is_shown_line_by_line(held, tmp_path):
    model, inputs = toy()
    held.assert_snapshot(model, inputs)
    path = held.snapshot_path()
    turned = path.read_text(encoding="utf-8").replace("float32 [3, 4]", "float32 [4, 3]")
    path.write_text(turned, encoding="utf-8")

    with pytest.raises(AssertionError) as raised:
        ActivationMemory(
            file=tmp_path / "test_a.py", test="test_b[x/y]", update=False
        ).assert_snapshot(model, inputs)
    assert [line for line in str(raised.value).splitlines() if line[:1] in ("-", "+")] == [
        "-    addmm  mat1  float32 [4, 3]  48",
        "+    addmm  mat1  float32 [3, 4]  48",
    ]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["fc", "    what"], "line 4 is no save"),
        (["fc", "        also act  relu  result"], "line 4 names a sharer of nothing"),
        (
            [
                "h.{0-2}.fc",
                "    addmm  mat1  float32 [3, 4]  48",
                "        also h.{0-1}.act  relu  result",
            ],
            "line 5 names 2 sharers of 3 storages",
        ),
    ],
)
def test_a_snapshot_that_is_none_is_named_with_its_line(held, tmp_path, lines, words):
    model, inputs = toy()
    held.assert_snapshot(model, inputs)
    path = held.snapshot_path()
    path.write_text("\n".join(["# x", "", *lines, ""]), encoding="utf-8")

    with pytest.raises(FormatError, match=rf"test_b\[x_y\]\.txt cannot be read: {words}"):
        ActivationMemory(
            file=tmp_path / "test_a.py", test="test_b[x/y]", update=False
        ).assert_snapshot(model, inputs)
