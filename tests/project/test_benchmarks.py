"""The benchmarks run, and their results have the documented shape; times are not tested."""

from __future__ import annotations

import json
import weakref
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from benchmarks import peers
from benchmarks.__main__ import NAMES, main
from benchmarks.children import Child
from benchmarks.graphs import SHAPES, inputs
from benchmarks.recording.growth import growth_table
from benchmarks.recording.steps import train
from benchmarks.timing import compare, spread


@pytest.fixture(autouse=True)
def threads():
    """The benchmarks take one thread; the tests after them get theirs back."""
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


@pytest.mark.filterwarnings("ignore")  # the peers'
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.browser) if n == "browser" else n for n in NAMES],
)
def test_every_benchmark_runs_and_writes_tables(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([name, "--quick", "--out", str(tmp_path)])

    printed, progress = capsys.readouterr()
    assert progress.startswith(f"{name}: ")
    written = sorted(tmp_path.glob("*.md"))
    assert written
    for path in written:
        text = path.read_text(encoding="utf-8")
        assert text in printed
        widths = Counter(line.count("|") for line in text.splitlines() if line.startswith("|"))
        assert len(widths) == 1 and widths.total() >= 3
        facts = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        assert facts["results"]
        assert facts["machine"]["torch"] == torch.__version__
        assert str(Path.home()) not in text + json.dumps(facts)


def test_unknown_benchmark_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["speed"])

    assert "there is no benchmark speed" in capsys.readouterr().err


def test_tool_and_forward_are_interleaved() -> None:
    turns = []

    def forward() -> None:
        turns.append("forward")
        sum(range(10_000))

    def tool(run):
        turns.append("tool")
        run()

    pair = compare(forward, tool, pairs=3, seconds=60)

    assert turns == ["forward", "tool", "forward"] * (2 + 3)
    assert pair.pairs == 3
    assert pair.forward is not None
    assert pair.forward.median <= pair.total.median


def test_spread_is_median_and_quartiles() -> None:
    assert spread([5.0, 1.0, 2.0, 4.0, 3.0]) == (3.0, 2.0, 4.0)
    assert spread([2.0]) == (2.0, 2.0, 2.0)


def test_blogs_context_counts_storages_once_without_parameters() -> None:
    model = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2), nn.Softmax(dim=-1))

    with peers.PackHookContext(model.parameters()) as context:
        y = model(torch.randn(3, 4))

    assert context.nbytes == 168  # the README's toy, without parameters
    del y


@pytest.mark.parametrize("shape", SHAPES)
def test_shape_has_about_requested_nodes(shape: str) -> None:
    y = SHAPES[shape](3_000)(inputs())

    assert len(tb_actmem.capture(y).nodes) == pytest.approx(3_000, rel=0.2)


def test_growth_is_judged_by_time_per_node() -> None:
    columns = {
        10_000: {"nodes": 10_000, "capture": [0.01, 0], "check": [0.01, 0], "file bytes": 9},
        100_000: {"nodes": 100_000, "capture": [0.6, 0], "check": [0.1, 0], "file bytes": 10**6},
        1_000_000: {"nodes": 1_000_000, "capture": [1.4, 0], "check": [1.6, 0], "refused": "no"},
    }

    table = growth_table("name", "shape", columns)

    rows = {row[0]: row[-3:] for row in table.rows}
    assert rows["capture"] == ["1.40", "≤ 0.5 s", "no"]  # 0.6 s
    assert rows["check"] == ["1.60", "", "no"]
    assert rows["file, kB"] == ["", "≤ 1,000", "yes"]
    assert "At 1,000,000 nodes: no." in table.about


@pytest.fixture(scope="module")
def trained() -> dict[str, Any]:
    """How a process of its own grows in a training, by how many steps lie between recordings."""
    found: dict[str, Any] = Child(__name__, "trainings").call().value
    return found


def trainings() -> dict[int, Any]:
    return {every: train(150, every) for every in (1, 7)}


@pytest.mark.parametrize("every", [1, 7])
def test_training_steps_that_are_recorded_leave_nothing_behind(
    every: int, trained: dict[str, Any]
) -> None:
    found = trained[str(every)]

    assert len(set(found["tensors"][1:])) == 1
    assert max(found["objects"][1:]) - min(found["objects"][1:]) < 100  # less than one a step


def test_dropped_recording_is_freed_immediately() -> None:
    model = nn.Linear(2, 2)
    with tb_actmem.record(model) as recorder:
        loss = model(torch.randn(1, 2)).sum()
    node = weakref.ref(loss)

    del loss

    assert node() is None
    assert recorder.recording.nodes


def test_failed_child_reports_its_error() -> None:
    assert Child("os", "abort").call().end == "killed by signal 6"
    assert Child("os", "getpid").call().end == ""
    assert Child("time", "sleep").call(60, timeout=1).end == "not finished in 1 s"
    assert "ValueError" in Child("builtins", "int").call("one").end
