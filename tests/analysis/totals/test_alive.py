"""The storages alive after an op: they add up to the timeline, and holders are named."""

from __future__ import annotations

import json

import pytest
import torch
from hypothesis import given
from torch import nn

import tb_actmem
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import first_device
from tb_actmem.analysis.totals.alive import alive_after, freed_after
from tb_actmem.analysis.totals.timeline import live_bytes
from tb_actmem.replies.alive import LIMIT, alive_text
from tb_actmem.replies.detail import module_text, node_text
from tests.support.arbitrary import recordings
from tests.support.recordings import empty, toy
from tests.support.tabs import Tab, fake, sentence


@given(recordings())
def test_live_list_equals_timeline_at_every_op(recording):
    index = Index(recording)
    changes, nbytes = live_bytes(index)[first_device(index)].after_op, 0
    for op in range(len(recording.ops)):
        nbytes = changes.get(op, nbytes)
        assert sum(life.nbytes for life in alive_after(index, op)) == nbytes


@given(recordings())
def test_freed_storages_are_no_longer_alive(recording):
    index = Index(recording)
    for op in range(len(recording.ops) - 1):
        before = {life.storage for life in alive_after(index, op)}
        after = {life.storage for life in alive_after(index, op + 1)}
        assert before - after == {life.storage for life in freed_after(index, op)}


def test_clone_held_by_program_is_listed():
    """A clone without a node, which no other view shows."""
    x, clones = torch.randn(64, 64, requires_grad=True), []
    with tb_actmem.record() as recorder:
        clones.append(x.exp().detach().clone())
    recording = recorder.recording

    reply = json.loads(alive_text(Index(recording), len(recording.ops) - 1))
    (row,) = (row for row in reply["alive"] if row["ended"] is None)

    assert (row["nbytes"], row["made_by"]["name"], row["holder"]) == (
        clones[0].nbytes,
        "aten::clone",
        "python",
    )
    assert (row["state"], row["reason"]) == ("held", "")


def test_gradient_dropped_before_end_is_labelled():
    model = nn.Linear(64, 8, bias=False)
    with tb_actmem.record(model) as recorder:
        model(torch.ones(16, 64)).sum().backward()
        model.zero_grad()
    recording = recorder.recording

    last_ops = json.loads(alive_text(Index(recording), len(recording.ops) - 1))["alive"]

    (row,) = (row for row in last_ops if row["model_state"] is not None)
    assert (row["model_state"], row["nbytes"]) == ("gradient", model.weight.nbytes)


def test_each_result_of_one_op_has_its_own_shape():
    norm, x = nn.LayerNorm(8), torch.ones(4, 8)
    with tb_actmem.record() as recorder:
        y = norm(x)
    index = Index(recorder.recording)

    alive = json.loads(alive_text(index, len(index.recording.ops) - 1))["alive"]

    # Besides the result, it saves mean and deviation of each of the four rows.
    assert [(row["made_by"]["name"], row["shape"]) for row in alive] == [
        ("aten::native_layer_norm", list(y.shape)),
        ("aten::native_layer_norm", [4, 1]),
        ("aten::native_layer_norm", [4, 1]),
    ]


def test_backward_op_frees_saved_tensors_of_its_node():
    model, x = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 4)), torch.randn(5, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    recording = recorder.recording
    (gelu,) = (n for n, op in enumerate(recording.ops) if op.name == "aten::gelu_backward")

    reply = json.loads(alive_text(Index(recording), gelu))

    kept = [row for row in reply["behind"]["storages"] if row["reason"]]
    assert [(row["shape"], row["made_by"]["fqn"]) for row in kept] == [([5, 32], "0")]
    assert "gelu saves its input" in kept[0]["reason"]


def test_details_list_memory_freed_in_backward():
    model, x = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 4)), torch.randn(5, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    index = Index(recorder.recording)
    recording = index.recording
    (gelu,) = (n for n, node in enumerate(recording.nodes) if node.name == "GeluBackward0")
    (module,) = (m for m, call in enumerate(recording.modules) if call.type_name == "GELU")

    of_node, of_module = (
        json.loads(each) for each in (node_text(index, gelu), module_text(index, module))
    )
    of_model = json.loads(module_text(index, 0))

    # Its input, and its output's gradient from the second Linear: 5 × 32 floats each.
    assert (of_node["released_bytes"], of_node["released_count"]) == (2 * 5 * 32 * 4, 2)
    made_by = [row["made_by"] for row in of_node["released"]]
    assert {place["fqn"] for place in made_by} == {"0", ""}
    assert [place["backward_of"]["fqn"] for place in made_by if place["backward_of"]] == ["2"]
    assert of_module["released"] == of_node["released"]
    died = [
        row.nbytes
        for row in recording.storages
        if row.birth is not None
        and row.death
        and recording.ops[max(row.death, row.birth + 1) - 1].backward_of is not None
    ]
    everywhere = [json.loads(node_text(index, n)) for n in range(len(recording.nodes))]
    assert sum(each["released_bytes"] for each in everywhere) == sum(died)
    assert of_model["released_bytes"] >= of_module["released_bytes"] > 0


def test_toy_after_its_second_op():
    reply = json.loads(alive_text(Index(toy()), 2))

    assert [row["nbytes"] for row in reply["alive"]] == [96, 96]
    assert (reply["live_bytes"], reply["alive_count"]) == (192, 2)
    assert [(row["nbytes"], row["state"]) for row in reply["behind"]["storages"]] == [(96, "freed")]
    assert reply["before"] is None
    after = json.loads(alive_text(Index(toy()), 3))
    assert after["before"] == reply["behind"]


@pytest.mark.usefixtures("by_mode")  # which does not see the numbers as tensors
def test_long_list_is_cut_but_sum_is_complete():
    x, held = torch.ones(4), []
    with tb_actmem.record() as recorder:
        held += [x + number for number in range(LIMIT + 50)]
        held.clear()
        held += [x + 1]
    recording = recorder.recording

    reply = json.loads(alive_text(Index(recording), LIMIT + 49))

    nbytes = (LIMIT + 50) * x.nbytes
    assert (len(reply["alive"]), reply["alive_count"]) == (LIMIT, LIMIT + 50)
    assert reply["live_bytes"] == nbytes
    behind = reply["behind"]
    assert (len(behind["storages"]), behind["count"]) == (LIMIT, LIMIT + 50)
    assert behind["nbytes"] == nbytes


@pytest.mark.parametrize("op", [-1, 9, 10**12])
def test_unknown_op_is_rejected(op):
    assert f"no op {op}" in sentence(Tab(fake(toy())).of("alive.json", op=op), 404)
    assert "no op 0" in sentence(Tab(fake(empty())).of("alive.json", op=0), 404)


def test_older_storages_are_those_of_model_and_optimizer():
    """By the model's own parameters and the optimizer's own states."""
    model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
    optimizer = torch.optim.AdamW(model.parameters())
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(torch.ones(2, 8)).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
    recording = recorder.recording

    reply = json.loads(alive_text(Index(recording), 0))

    named = {row["name"]: row["nbytes"] for row in reply["older"] if row["band"] == "parameters"}
    assert named == {name: 4 * p.numel() for name, p in model.named_parameters()}
    states = [value for state in optimizer.state.values() for value in state.values()]
    kept = [row["nbytes"] for row in reply["older"] if row["band"] == "optimizer state"]
    assert sorted(kept) == sorted(value.untyped_storage().nbytes() for value in states)


def test_both_lists_add_up_to_total_peak():
    model, x = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4)), torch.ones(64, 8)
    optimizer = torch.optim.SGD(model.parameters(), momentum=0.9)
    for _ in range(2):
        with tb_actmem.record(model) as recorder:
            model(x).sum().backward()
            optimizer.step()
            optimizer.zero_grad()
    index = Index(recorder.recording)

    replies = [json.loads(alive_text(index, op)) for op in range(len(index.recording.ops))]

    most = max(reply["live_bytes"] + reply["older_bytes"] for reply in replies)
    assert most == tb_actmem.totals(recorder.recording).total_peak_bytes


def test_recording_without_model_has_no_older_storages():
    x = torch.ones(4, 4, requires_grad=True)
    with tb_actmem.record() as recorder:
        (x * x).sum().backward()

    assert json.loads(alive_text(Index(recorder.recording), 0))["older"] == []
