"""A note reports memory of graphs older than the block; no total includes it."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.recorder.notes import stale_graphs
from tests.support.notes import notes_of
from tests.support.oracles import PackHooks

ROWS, WIDTH = 8, 16

Step = Callable[[nn.Module, Tensor, list[Any]], None]


def mlp() -> nn.Sequential:
    return nn.Sequential(nn.Linear(WIDTH, 4 * WIDTH), nn.GELU(), nn.Linear(4 * WIDTH, WIDTH))


def add_up(model: nn.Module, x: Tensor, kept: list[Any]) -> None:
    loss = model(x).square().mean()
    kept[:] = [loss if not kept else kept[0] + loss]


def collect(model: nn.Module, x: Tensor, kept: list[Any]) -> None:
    kept.append(model(x))


def collect_in_objects(model: nn.Module, x: Tensor, kept: list[Any]) -> None:
    kept.append({"logits": model(x)})


def told(recording: tb_actmem.Recording) -> int:
    """The bytes that the note on older graphs names; 0 without one."""
    notes = [note for note in notes_of(recording) if note.startswith("Graphs from before")]
    found = [re.findall(r"([\d,]+) bytes", note) for note in notes]
    return int(found[0][0].replace(",", "")) if found else 0


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> int:
    """What graphs keep that other tests have left alive, which a search finds as well."""
    gc.collect()
    monkeypatch.setattr(stale_graphs, "_has_searched", False)
    monkeypatch.setattr(stale_graphs, "_outputs", [])
    with tb_actmem.record() as recorder:
        pass
    monkeypatch.setattr(stale_graphs, "_outputs", [])
    return told(recorder.recording)


@pytest.mark.parametrize("step", [add_up, collect, collect_in_objects])
@pytest.mark.parametrize("ops", [True, False])
def test_block_reports_graphs_of_earlier_blocks(step: Step, ops: bool, elsewhere: int) -> None:
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    kept: list[Any] = []
    own, hooks = set(), PackHooks(model)
    for _ in range(4):
        before = hooks.nbytes
        with tb_actmem.record(model, ops=ops) as recorder, hooks:
            step(model, x, kept)
        recording = recorder.recording.check()

        assert told(recording) == (before + elsewhere if before else 0)
        own.add(tb_actmem.totals(recording).saved_bytes)
    assert len(own) == 1  # each block saves the same


@pytest.mark.parametrize("step", [add_up, collect, collect_in_objects])
def test_first_block_finds_unrecorded_graphs(
    step: Step, elsewhere: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stale_graphs, "_has_searched", False)
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    kept: list[Any] = []
    with PackHooks(model) as hooks:
        for _ in range(3):
            step(model, x, kept)

    with tb_actmem.record(model) as recorder:
        y = model(x)

    assert told(recorder.recording) == hooks.nbytes + elsewhere > elsewhere
    del y


def test_input_with_history_is_reported(elsewhere: int) -> None:
    backbone, head = mlp(), nn.Linear(WIDTH, 2)
    with PackHooks(backbone) as hooks:
        features = backbone(torch.randn(ROWS, WIDTH))

    with tb_actmem.record(head) as recorder:
        loss = head(features).sum()

    assert told(recorder.recording) == hooks.nbytes + elsewhere > elsewhere
    loss.backward()


def test_freed_graph_keeps_nothing() -> None:
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    losses = []
    for _ in range(3):
        with tb_actmem.record(model) as recorder:
            losses.append(model(x).square().mean())
            losses[-1].backward()
        assert notes_of(recorder.recording) == ()


def test_remembering_keeps_nothing_alive() -> None:
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    with tb_actmem.record(model):
        y = model(x)
    memory = weakref.ref(y.untyped_storage())
    del y

    assert memory() is None


def test_stale_nodes_are_counted_up_to_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stale_graphs, "reachable", lambda: iter(()))
    monkeypatch.setattr(stale_graphs, "MOST", 50)
    y = torch.randn(1, requires_grad=True)
    for _ in range(100):
        y = y.sin()
    with tb_actmem.record() as recorder:
        z = y.cos()

    (note,) = notes_of(recorder.recording)
    assert "They have at least 50 nodes and keep at least 200 bytes" in note
    del z


@pytest.mark.parametrize("ops", [True, False])
def test_tensor_that_torch_refuses_ends_no_search(
    ops: bool, elsewhere: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stale_graphs, "_has_searched", False)
    whole = torch.randn(4, 4, requires_grad=True).exp()
    views = whole.unbind()
    whole.mul_(2)
    with pytest.raises(RuntimeError, match="is a view"):
        _ = views[0].grad_fn
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    kept = model(x)

    with tb_actmem.record(model, ops=ops) as recorder:
        model(x)

    assert told(recorder.recording) > elsewhere
    assert not [note for note in recorder.recording.meta.notes if note.code.startswith("lost")]
    assert kept.grad_fn is not None


def test_failing_search_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: Any, **options: Any) -> None:
        raise KeyError

    monkeypatch.setattr(stale_graphs, "read_graph", fail)
    x = torch.randn(ROWS, requires_grad=True).exp()
    with tb_actmem.record() as recorder:
        y = x.sin()

    (note,) = notes_of(recorder.recording)
    assert note.startswith("Graphs from before the block could not be searched")
    assert tb_actmem.totals(recorder.recording).saved_bytes == ROWS * 4
    del y


def test_failing_line_search_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stale_graphs, "Frames", lambda: 1 / 0)
    with tb_actmem.record() as recorder:
        y = torch.randn(ROWS, requires_grad=True).exp()

    (note,) = notes_of(recorder.recording)
    assert note.startswith("The source lines of graphs that outlive the block")
    del y


def outputs_in_note(recording: tb_actmem.Recording) -> str:
    """Return the outputs in the note on stale graphs."""
    (note,) = (note for note in notes_of(recording) if note.startswith("Graphs from before"))
    return note.partition("Their outputs: ")[2]


def line(function: Any, offset: int) -> str:
    code = function.__code__
    return f"test_stale_graphs.py:{code.co_firstlineno + offset} in {code.co_name}"


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (add_up, f"AddBackward0 at {line(add_up, 2)}."),
        (collect, f"AddmmBackward0 [{ROWS}, {WIDTH}] at {line(collect, 1)} ×2."),
        (
            collect_in_objects,
            f"AddmmBackward0 [{ROWS}, {WIDTH}] at {line(collect_in_objects, 1)} ×2.",
        ),
    ],
)
def test_stale_graph_note_names_line(
    step: Step, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()
    monkeypatch.setattr(stale_graphs, "reachable", lambda: living(kept))
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    kept: list[Any] = []
    for _ in range(3):
        with tb_actmem.record(model) as recorder:
            step(model, x, kept)

    assert outputs_in_note(recorder.recording) == said


def test_lines_of_last_steps_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gc.collect()
    monkeypatch.setattr(stale_graphs, "_MOST_LINES", 2)
    monkeypatch.setattr(stale_graphs, "_lines", {})
    monkeypatch.setattr(stale_graphs, "reachable", lambda: living(kept))
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    kept: list[Any] = []
    for _ in range(4):
        with tb_actmem.record(model) as recorder:
            collect(model, x, kept)

    assert len(stale_graphs._lines) == 2
    of_last = f"{line(collect, 1)}"
    assert of_last in outputs_in_note(recorder.recording)


def living(kept: list[Any]) -> Iterator[Tensor]:
    """The tensors of this test alone."""
    for one in kept:
        yield one["logits"] if isinstance(one, dict) else one


@pytest.mark.parametrize("anomaly", [False, True])
def test_anomaly_mode_gives_line_of_unwatched_steps(
    anomaly: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stale_graphs, "reachable", lambda: living(kept))
    monkeypatch.setattr(stale_graphs, "_has_searched", False)
    model, x = mlp(), torch.randn(ROWS, WIDTH)
    kept: list[Any] = []
    with torch.autograd.set_detect_anomaly(anomaly, check_nan=False):
        for _ in range(2):
            collect(model, x, kept)
    with tb_actmem.record(model) as recorder:
        y = model(x)

    at = f" at {line(collect, 1)}" if anomaly else ""
    what, _, more = outputs_in_note(recorder.recording).partition(". ")
    assert what.rstrip(".") == f"AddmmBackward0 [{ROWS}, {WIDTH}]{at} ×2"
    assert more.startswith("To see the lines of 2 outputs, record the earlier blocks") == (
        not anomaly
    )
    del y
