"""A recording made from a snapshot has the allocator's sums, and the export has its own again."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index, fqn
from tb_actmem.analysis.totals.timeline import sums_after
from tb_actmem.cli.main import main
from tb_actmem.model import Category, ModelState, PhaseKind, Recording
from tb_actmem.replies.series import timeline_reply
from tb_actmem.snapshot import snapshot_of
from tb_actmem.snapshot.align import align
from tb_actmem.snapshot.explain import Explanation, Kind, explain
from tb_actmem.snapshot.growth import changes
from tb_actmem.snapshot.recording import recording_of, with_graph
from tests.snapshot.test_explain_snapshot import BASE, END, EVENTS, IN_FORWARD, explained
from tests.snapshot.test_replay_snapshot import SIZES, Traced
from tests.support.snapshots import MIB, block, event, segment, snapshot
from tests.support.surfaces import ask_all


def sums_of(recording: Recording) -> dict[int, int]:
    lives = [(row.birth or 0, row.death, row.nbytes) for row in recording.storages]
    return sums_after(lives, len(recording.ops))


def test_phases_and_states_are_in_the_recording():
    recording = recording_of(explained([segment(BASE, END)], EVENTS), "oom")
    states = {row.model_state: row.nbytes for row in recording.storages if row.model_state}

    assert [phase.kind for phase in recording.phases] == [
        PhaseKind.UPDATE,  # the model is built
        PhaseKind.FORWARD,
        PhaseKind.BACKWARD,
        PhaseKind.UPDATE,
    ]
    assert states == {ModelState.GRADIENT: 2 * MIB, ModelState.OPTIMIZER: 3 * MIB}
    assert [op.name for op in recording.ops[1:4]] == ["aten::_to_copy", "aten::addmm", "aten::mm"]
    assert recording.frames[recording.ops[2].frame or 0].line == 12
    assert [note.code for note in recording.meta.notes] == ["from-snapshot"]


def test_streams_are_numbered_by_first_use():
    sides = [7, 0, 5, 7]
    events = [event("alloc", at * MIB, MIB, stream=side) for at, side in enumerate(sides, 1)]
    blocks = [block(at * MIB, MIB, MIB) for at in range(1, 5)]
    recording = recording_of(explained([segment(MIB, blocks)], events), "oom")

    assert [row.stream for row in recording.storages if row.birth is not None] == [1, None, 2, 1]


def test_total_peak_is_the_allocators():
    recording = recording_of(explained([segment(BASE, END)], EVENTS), "oom")

    assert max(sums_of(recording).values()) == 12 * MIB
    assert 12 * MIB in tb_actmem.scalars(recording).values()


def test_timeline_of_the_tab_has_the_total_peak():
    reply = timeline_reply(Index(recording_of(explained([segment(BASE, END)], EVENTS), "oom")))
    with_model = reply["with_model"]

    assert with_model is not None
    assert with_model["peak"] is not None
    assert with_model["peak"]["nbytes"] == 12 * MIB


def test_older_memory_counts_and_has_a_note():
    older = [block(BASE, 4 * MIB, 4 * MIB), *END[1:]]
    recording = recording_of(explained([segment(BASE, older)], EVENTS[2:]), "oom")
    own = [row.nbytes for row in recording.storages if row.category is Category.PARAMETER]

    assert own == [4 * MIB]
    assert [note.code for note in recording.meta.notes] == ["from-snapshot", "older-memory"]
    assert tb_actmem.table(recording, by="totals").count("total peak") == 1


@given(
    st.lists(st.tuples(SIZES, st.none() | st.integers(0, 50)), min_size=1, max_size=40), st.data()
)
def test_random_trace_keeps_its_requested_peak(steps: Any, data: st.DataObject):
    traced = Traced()
    for nbytes, free in steps:
        traced.take(nbytes)
        if free is not None:
            traced.give_back(sorted(traced.alive)[free % len(traced.alive)])
    cut = data.draw(st.integers(0, len(traced.events) - 1))
    [one] = explain(snapshot_of(snapshot(traced.rows(), traced.events[cut:])))
    recording = recording_of(one, "")

    peak = max(sums.requested for sums in one.replay.sums)
    assert max(sums_of(recording).values(), default=0) == peak


def recorded() -> Recording:
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(64, 256), nn.GELU(), nn.Dropout(0.1), nn.Linear(256, 64))
    optimizer = torch.optim.AdamW(model.parameters())
    with tb_actmem.record(model) as recorder:
        model(torch.randn(32, 64)).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()
    return recorder.recording


@pytest.fixture(scope="module")
def step() -> Recording:
    return recorded()


@pytest.fixture(scope="module")
def again(step: Recording, tmp_path_factory: pytest.TempPathFactory) -> Explanation:
    path = tb_actmem.render(step, tmp_path_factory.mktemp("export") / "step.pickle")
    [one] = explain(snapshot_of(path.read_bytes()))
    return one


def test_export_has_the_same_peak(step: Recording, again: Explanation):
    rows = [row for row in step.storages if row.nbytes]
    lives = [(-1 if row.birth is None else row.birth, row.death, row.nbytes) for row in rows]
    peak = max(sums_after(lives, len(step.ops)).values())

    assert again.replay.sums[again.replay.peak].allocated == peak
    assert again.replay.sums[again.replay.peak].requested == peak


def test_export_has_the_same_allocations(step: Recording, again: Explanation):
    """Each with its bytes, its op, its module and its line."""
    wanted = Counter[Any]()
    for row in step.storages:
        if row.nbytes and row.birth is not None:
            op = step.ops[row.birth]
            name = fqn(step, op.module)
            frame = None if op.frame is None else step.frames[op.frame]
            wanted[row.nbytes, op.name, name, frame] += 1
    found = Counter[Any]()
    for life in again.replay.lives:
        if life.born is not None:
            place = again.places[life.stack]
            found[life.nbytes, place.op, place.module, place.line] += 1

    assert found == wanted


def test_export_keeps_phases_reasons_and_parameters(step: Recording, again: Explanation):
    kinds = [part.kind for part in again.parts]
    labels = {life.label for life in again.replay.lives if life.label}
    own = sum(row.nbytes for row in step.storages if row.category is Category.PARAMETER)
    found = [life for life in again.replay.lives if again.kind_of(life) is Kind.PARAMETER]

    assert kinds == [phase.kind for phase in step.phases]
    assert any("gelu" in label for label in labels)
    assert sum(life.nbytes for life in found) == own


def test_recording_of_an_export_has_the_same_lifetimes(step: Recording, again: Explanation):
    """The op that created a storage, and the bytes that were alive after it."""
    copy = recording_of(again, "")
    before, after = sums_of(step), sums_of(copy)

    assert max(before.values()) == max(after.values())
    assert [row.nbytes for row in copy.storages if row.birth is not None] == [
        row.nbytes
        for row in sorted(step.storages, key=lambda row: row.birth or 0)
        if row.birth is not None and row.nbytes
    ]


def test_memory_that_grew_is_listed():
    grown = [*END[:2], *END[2:4], block(BASE + 13 * MIB, 7 * MIB, 7 * MIB, IN_FORWARD)]
    before, after = explained([segment(BASE, END)]), explained([segment(BASE, grown)])
    [change] = changes(before, after)

    assert (change.before, change.after, change.nbytes) == (0, 7 * MIB, 7 * MIB)
    assert change.place.op == "aten::addmm"
    assert [row.nbytes for row in changes(after, before)] == [-7 * MIB]
    assert changes(after, after) == []


@pytest.fixture
def paths(tmp_path: Path) -> tuple[str, str]:
    names = str(tmp_path / "before.pickle"), str(tmp_path / "after.pickle")
    grown = [*END[:4], block(BASE + 13 * MIB, 7 * MIB, 7 * MIB, IN_FORWARD)]
    Path(names[0]).write_bytes(snapshot([segment(BASE, END)], EVENTS))
    Path(names[1]).write_bytes(snapshot([segment(BASE, grown)]))
    return names


def test_comparison_is_printed(paths: tuple[str, str], capsys: pytest.CaptureFixture[str]):
    assert main(["explain", paths[1], "--compare", paths[0]]) == 0
    assert "+7 MiB" in capsys.readouterr().out

    assert main(["explain", paths[1], "--compare", paths[0], "--json"]) == 0
    [device] = json.loads(capsys.readouterr().out)["devices"]
    assert [row["change_bytes"] for row in device["changes"]] == [7 * MIB]


def test_recording_is_written_for_file_and_tab(
    paths: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["explain", paths[0], "-o", str(tmp_path / "oom.actmem")]) == 0
    assert main(["explain", paths[0], "-o", str(tmp_path / "runs")]) == 0
    assert "tensorboard --logdir" in capsys.readouterr().out
    [logged] = tb_actmem.recordings(tmp_path / "runs")

    assert logged.recording() == tb_actmem.read(tmp_path / "oom.actmem")
    assert main(["show", str(tmp_path / "oom.actmem")]) == 0
    assert "needs them" not in capsys.readouterr().out


def test_snapshot_without_a_trace_is_no_recording(
    paths: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    assert main(["explain", paths[1], "-o", str(tmp_path / "oom.actmem")]) == 1
    assert "leave out -o" in capsys.readouterr().err


def test_every_view_shows_a_recording_without_a_graph(step: Recording, again: Explanation):
    plain = recording_of(explained([segment(BASE, END)], EVENTS), "oom")
    merged = with_graph(recording_of(again, ""), align(again, Index(step)))

    for turn, recording in enumerate((plain, merged)):
        assert ask_all(recording, step, turn, layouts=True)
