"""The fixture `activation_memory` in real pytest runs, on real models."""

from __future__ import annotations

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.compare import Change
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

SAVED = """
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
    """Run pytest on the tests in a text, with the installed plugin."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")

    def run(tests: str, *arguments: str, act: str = "ReLU") -> pytest.RunResult:
        pytester.makepyfile(test_it=BLOCKS.replace("ACT", act) + tests)
        return pytester.runpytest("-p", "tb_actmem.integrations.pytest", *arguments)

    return run


def test_limit_that_holds_passes(run):
    """Each block saves the input of its Linear and the output of its ReLU: 2 · 4 · 8 · 4 bytes."""
    run(SAVED.replace("AT_MOST", "768 B").replace("EACH", "256")).assert_outcomes(passed=1)


def test_exceeded_limits_are_listed_with_module_and_line(run):
    result = run(SAVED.replace("AT_MOST", "767").replace("EACH", "0.2 KiB"))

    result.assert_outcomes(failed=1)
    result.stdout.re_match_lines(
        [
            r".*AssertionError: 2 of 2 limits of activation memory exceeded\.",
            r"E +result +what +limit +is +over",
            r"E +EXCEEDED +h\.0, of h\.\* ×3 +204 B +256 B +52 B",
            r"E +EXCEEDED +saved for backward +767 B +768 B +1 B",
            r"E +The largest saved tensors:",
            r"E +384 B +50.0% .*relu +result +h\.\*\.act ×3 +test_it.py:10",
        ]
    )
    assert "assertions.py" not in result.stdout.str()  # the traceback has only the user's code


def test_snapshot_is_written_and_compared(run, pytester):
    path = pytester.path / "activation_memory" / "test_it.test_it.txt"

    missing = run(SNAPSHOT)
    missing.assert_outcomes(failed=1)
    missing.stdout.fnmatch_lines(
        [f"*There is no snapshot *test_it.test_it.txt. `pytest {UPDATE}` writes*"]
    )
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


def test_each_test_class_has_its_own_snapshots(run, pytester):
    run(CLASSES, UPDATE).assert_outcomes(passed=2)
    run(CLASSES).assert_outcomes(passed=2)

    assert sorted(path.name for path in pytester.path.rglob("*.txt")) == [
        "test_it.TestA.test_it.txt",
        "test_it.TestB.test_it.txt",
    ]


def test_changed_snapshot_lists_saves(run):
    """SiLU saves its input, which no other op saves, and not its output."""
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


def test_unused_fixture_imports_nothing(run, pytester):
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
def test_snapshot_contains_all_saves(make):
    recording = recorded(make)
    text = snapshot_text(recording)

    rows = tb_actmem.compare(snapshot_recording(text), recording).rows
    assert {row.change for row in rows} == {Change.SAME}
    assert sum(row.after_bytes for row in rows) == tb_actmem.totals(recording).saved_bytes
    assert snapshot_text(recorded(make)) == text


@pytest.mark.parametrize("recording", [every_value(), transformer(3)])
def test_snapshot_distinguishes_calls_ops_and_devices(recording):
    rows = tb_actmem.compare(snapshot_recording(snapshot_text(recording)), recording).rows

    assert {row.change for row in rows} == {Change.SAME}


def test_sharers_are_listed_below_their_storage():
    model, inputs = toy()
    with tb_actmem.record(model) as recorder:
        outputs = model(inputs)
    del outputs
    text = snapshot_text(recorder.recording)

    assert "1\n    relu  result  float32 [3, 8]  96\n        also 2  addmm  mat1\n" in text


@pytest.fixture
def held(tmp_path):
    return ActivationMemory(file=tmp_path / "test_a.py", test="test_b[x/y]", update=True)


def test_inputs_may_be_tuple_mapping_or_one_value(held):
    model, inputs = toy()

    for given in (inputs, (inputs,), {"input": inputs}):
        held.assert_saved(model, given, at_most=168)
        with pytest.raises(AssertionError, match="168 B"):
            held.assert_saved(model, given, at_most=167)


def test_recording_is_tested_against_its_peak(held):
    model, inputs = toy()
    with tb_actmem.record(model) as recorder:
        model(inputs).sum().backward()
    peak = tb_actmem.totals(recorder.recording).step_peak_bytes
    assert peak is not None

    held.assert_saved(recorder.recording, step_peak=peak)
    with pytest.raises(AssertionError, match="step peak"):
        held.assert_saved(recorder.recording, step_peak=peak - 1)


def test_unknown_or_missing_limits_are_errors(held):
    model, inputs = toy()

    with pytest.raises(RenderError, match="Nothing to check"):
        held.assert_saved(model, inputs)
    with pytest.raises(RenderError, match=r"No module call matches 'h\.\*'"):
        held.assert_saved(model, inputs, per_module={"h.*": "1 MiB"})
    with pytest.raises(PredictError, match="at_most: '2 gb' is not a number of bytes"):
        held.assert_saved(model, inputs, at_most="2 gb")
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


def test_model_without_saves_has_empty_snapshot(held, tmp_path):
    model, inputs = KeepsNothing(), torch.ones(3)
    unwritten = ActivationMemory(file=tmp_path / "test_a.py", test="test_b[x/y]", update=False)
    with pytest.raises(AssertionError, match="There is no"):
        unwritten.assert_snapshot(model, inputs)

    held.assert_snapshot(model, inputs)
    unwritten.assert_snapshot(model, inputs)
    with pytest.raises(AssertionError, match="The saved tensors differ from"):
        unwritten.assert_snapshot(*toy())


def test_snapshot_file_name_is_portable(held, tmp_path):
    model, inputs = toy()

    held.assert_snapshot(model, inputs, name="a:b")

    assert [*tmp_path.rglob("*.txt")] == [
        tmp_path / "activation_memory" / "test_a.test_b[x_y].a_b.txt"
    ]


def test_change_without_bytes_is_shown_line_by_line(held, tmp_path):
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
        (["fc", "    what"], "line 4 is not a save"),
        (["fc", "        also act  relu  result"], "line 4 shares a storage, but none is above it"),
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
def test_invalid_snapshot_is_named_with_its_line(held, tmp_path, lines, words):
    model, inputs = toy()
    held.assert_snapshot(model, inputs)
    path = held.snapshot_path()
    path.write_text("\n".join(["# x", "", *lines, ""]), encoding="utf-8")

    with pytest.raises(FormatError, match=rf"test_b\[x_y\]\.txt cannot be read: {words}"):
        ActivationMemory(
            file=tmp_path / "test_a.py", test="test_b[x/y]", update=False
        ).assert_snapshot(model, inputs)
