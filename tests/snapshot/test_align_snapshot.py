"""Blocks of a snapshot are paired with the storages of a recording of the same program."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.storages import attributions
from tb_actmem.cli.main import main
from tb_actmem.model import Category, Recording
from tb_actmem.snapshot import align as align_module
from tb_actmem.snapshot import snapshot_of
from tb_actmem.snapshot.align import align, common
from tb_actmem.snapshot.explain import Explanation, explain
from tb_actmem.snapshot.recording import recording_of, with_graph
from tests.support.snapshots import MIB, event, freed

LETTERS = st.lists(st.sampled_from("abcd"), max_size=30)


def longest(one: Sequence[str], other: Sequence[str]) -> int:
    """The length of a longest common subsequence, by its definition."""

    @cache
    def of(here: int, there: int) -> int:
        if here == len(one) or there == len(other):
            return 0
        if one[here] == other[there]:
            return 1 + of(here + 1, there + 1)
        return max(of(here + 1, there), of(here, there + 1))

    return of(0, 0)


@given(LETTERS, LETTERS)
def test_common_subsequence_is_longest(one: list[str], other: list[str]):
    pairs = common(one, other)

    assert len(pairs) == longest(one, other)
    assert all(one[here] == other[there] for here, there in pairs)
    assert all(before[0] < after[0] and before[1] < after[1] for before, after in pairwise(pairs))


def test_long_sequences_are_compared_part_by_part(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(align_module, "_MOST", 16)
    one = [f"{number % 7} {number // 5}" for number in range(200)]
    other = [each for at, each in enumerate(one) if at % 9]

    assert len(common(one, other)) == len(other)


@pytest.fixture(scope="module")
def step() -> Recording:
    torch.manual_seed(0)
    layers = [
        nn.Sequential(nn.LayerNorm(64), nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 64))
        for _ in range(3)
    ]
    model = nn.Sequential(*layers)
    optimizer = torch.optim.AdamW(model.parameters())
    model(torch.randn(40, 64)).square().mean().backward()
    optimizer.step()
    with tb_actmem.record(model) as recorder:
        model(torch.randn(40, 64)).square().mean().backward()
        optimizer.step()
        optimizer.zero_grad()
    return recorder.recording


Change = Callable[[list[dict[str, Any]]], list[dict[str, Any]]]


def exported(step: Recording, folder: Path, change: Change = list) -> Explanation:
    """Explain the export of a recording with a changed trace."""
    path = tb_actmem.render(step, folder / "step.pickle")
    value = pickle.loads(path.read_bytes())
    value["device_traces"][0] = change(value["device_traces"][0])
    return explain(snapshot_of(pickle.dumps(value)))[0]


def test_export_aligns_with_its_own_recording(step: Recording, tmp_path: Path):
    """Block by block: the bytes, the op and the line of each pair are equal."""
    one = exported(step, tmp_path)
    found = align(one, Index(step))
    made = [row for row in step.storages if row.birth is not None and row.nbytes]

    assert found.aligned == found.allocations == found.recorded == len(made)
    assert found.other_op == 0
    for position, storage in found.storages.items():
        life, row = one.replay.lives[position], step.storages[storage]
        assert life.nbytes == row.nbytes
        if row.birth is not None:
            place, op = one.places[life.stack], step.ops[row.birth]
            assert place.op == op.name
            assert place.line == (None if op.frame is None else step.frames[op.frame])


def in_another_order(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each op allocates its results the other way round, as a dropout its mask on a GPU."""
    found: list[dict[str, Any]] = []
    for (action, _), same in groupby(events, lambda one: (one["action"], str(one["frames"]))):
        run = [*same]
        found += reversed(run) if action == "alloc" else run
    assert [one["size"] for one in found] != [one["size"] for one in events]
    return found


def test_results_of_an_op_align_in_any_order(step: Recording, tmp_path: Path):
    one = exported(step, tmp_path, in_another_order)
    found = align(one, Index(step))

    assert found.aligned == found.recorded
    for position, storage in found.storages.items():
        assert one.replay.lives[position].nbytes == step.storages[storage].nbytes


def without_stacks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**row, "frames": [], "category": "unknown"} for row in events]


def test_sizes_alone_find_the_saved_tensors(step: Recording, tmp_path: Path):
    """Without a stack the whole trace is one step; it is not marked as an export."""
    one = exported(step, tmp_path, without_stacks)
    found = align(one, Index(step))
    saved = {storage for storage in attributions(Index(step)) if step.storages[storage].birth}

    assert (found.same_op, found.other_op) == (0, 0)
    assert saved <= {*found.storages.values()}
    assert all(
        one.replay.lives[position].nbytes == step.storages[storage].nbytes
        for position, storage in found.storages.items()
    )


def with_workspaces(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add a workspace after every third allocation, as cuBLAS takes one."""
    changed: list[dict[str, Any]] = []
    for at, row in enumerate(events):
        changed.append(row)
        if row["action"] == "alloc" and at % 3 == 0:
            address = 2**40 + at * MIB
            changed += [event("alloc", address, 8519680, row["frames"], category=row["category"])]
            changed += freed(address, 8519680)
    return changed


def test_temporaries_inside_ops_stay_unaligned(step: Recording, tmp_path: Path):
    found = align(exported(step, tmp_path, with_workspaces), Index(step))

    assert found.aligned == found.recorded
    assert found.allocations > found.recorded
    assert found.other_op == 0


def test_other_program_is_called_so(step: Recording, tmp_path: Path, capsys: Any):
    model = nn.Sequential(nn.Linear(64, 32), nn.ReLU(), nn.Linear(32, 64))
    with tb_actmem.record(model) as recorder:
        model(torch.randn(7, 64)).sum().backward()
    tb_actmem.render(step, tmp_path / "step.pickle")
    tb_actmem.write(recorder.recording, tmp_path / "other.actmem")
    paths = str(tmp_path / "step.pickle"), str(tmp_path / "other.actmem")

    assert main(["explain", paths[0], "--with", paths[1]]) == 0
    assert "too few for the same program" in capsys.readouterr().out


def test_modules_and_reasons_are_listed(step: Recording, tmp_path: Path, capsys: Any):
    tb_actmem.render(step, tmp_path / "step.pickle")
    tb_actmem.write(step, tmp_path / "step.actmem")
    paths = str(tmp_path / "step.pickle"), str(tmp_path / "step.actmem")

    assert main(["explain", paths[0], "--with", paths[1]]) == 0
    said = capsys.readouterr().out
    assert "*.2 ×3" in said
    assert "gelu saves its input for its gradient" in said
    assert "tb-actmem predict plan" in said

    assert main(["explain", paths[0], "--with", paths[1], "--json"]) == 0
    [device] = json.loads(capsys.readouterr().out)["devices"]
    assert sum(row["nbytes"] for row in device["groups"]) == device["at"]["allocated"]
    assert device["alignment"]["aligned"] == device["alignment"]["recorded"]


def test_older_parameters_have_their_names(step: Recording, tmp_path: Path):
    one = exported(step, tmp_path)
    found = align(one, Index(step))
    own = {at for at, row in enumerate(step.storages) if row.category is Category.PARAMETER}

    assert own <= {*found.storages.values()}
    for position, storage in found.storages.items():
        place = one.places[one.replay.lives[position].stack]
        if storage in own:
            assert place.module == step.storages[storage].name


def merged(step: Recording, folder: Path, change: Change = list) -> Recording:
    one = exported(step, folder, change)
    return with_graph(recording_of(one, ""), align(one, Index(step)))


SAVED = ("nbytes", "op", "slot", "module", "reason", "dtype", "shape", "category", "saves")


def saved(recording: Recording) -> list[Any]:
    rows = tb_actmem.rows(recording, by="storage")
    return sorted((tuple(row[name] for name in SAVED) for row in rows), key=str)


def after_an_equal_step(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Put the same step before it, and let memory run out at the end of the second one."""
    begin = next(at for at, row in enumerate(events) if "::" in row["frames"][0]["name"])
    first = [{**row, "addr": row["addr"] + 2**40} for row in events[begin:-1]]
    kept = {row["addr"] for row in first if row["action"] == "alloc"}
    gone = {row["addr"] for row in first if row["action"] == "free_requested"}
    frees = [row for address in sorted(kept - gone) for row in freed(address, 0)]
    return [*events[:begin], *first, *frees, *events[begin:], event("oom", 0, 1)]


@pytest.mark.parametrize("change", [list, with_workspaces, after_an_equal_step])
def test_graph_of_the_recording_has_the_same_saved_tensors(
    step: Recording, tmp_path: Path, change: Change
):
    again = merged(step, tmp_path, change)

    assert tb_actmem.totals(again).saved_bytes == tb_actmem.totals(step).saved_bytes > 0
    assert saved(again) == saved(step)
    assert again.meta.notes[0].code == "aligned-snapshot"


def test_nodes_belong_to_the_step_that_aligns(step: Recording, tmp_path: Path):
    """The backward of the step before it has run by then."""
    again = merged(step, tmp_path, after_an_equal_step)

    assert {node.forward for node in step.nodes} == {0}
    assert {node.forward for node in again.nodes} == {1}


def test_graph_of_the_recording_has_the_same_totals(step: Recording, tmp_path: Path):
    wanted, found = tb_actmem.scalars(step), tb_actmem.scalars(merged(step, tmp_path))
    names = {name for name in wanted if "peak" in name or "saved" in name or "bytes" in name}

    assert {name: found[name] for name in names} == {name: wanted[name] for name in names}


def test_unreached_tensors_are_not_saved(step: Recording, tmp_path: Path):
    """Memory runs out in the forward: later layers have saved nothing."""

    def until(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        backward = next(row["time_us"] for row in events if row["category"] == "backward")
        return [row for row in events if row["time_us"] < backward // 2]

    again = merged(step, tmp_path, until)

    assert 0 < tb_actmem.totals(again).saved_bytes < tb_actmem.totals(step).saved_bytes
    assert len(again.saves) < len(step.saves)


def test_written_recording_has_the_graph(step: Recording, tmp_path: Path):
    tb_actmem.render(step, tmp_path / "step.pickle")
    tb_actmem.write(step, tmp_path / "step.actmem")
    names = ("step.pickle", "step.actmem", "oom.actmem")
    paths = [str(tmp_path / name) for name in names]

    assert main(["explain", paths[0], "--with", paths[1], "-o", paths[2]]) == 0
    assert saved(tb_actmem.read(paths[2])) == saved(step)
