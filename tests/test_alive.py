"""What is alive after an op: the list adds up to the timeline, and names what the program holds."""

from __future__ import annotations

import json

import pytest
import torch
from arbitrary import recordings
from hypothesis import given
from recordings import empty, toy
from tabs import Tab, fake, sentence
from torch import nn

import tb_actmem
from tb_actmem.analysis.alive import alive_after, released_behind
from tb_actmem.analysis.devices import first_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.timeline import live_bytes
from tb_actmem.messages.alive import LIMIT, alive_text


@given(recordings())
def test_the_list_adds_up_to_the_timeline_at_every_op(recording):
    index = Index(recording)
    changes, nbytes = live_bytes(index)[first_device(index)].after_op, 0
    for op in range(len(recording.ops)):
        nbytes = changes.get(op, nbytes)
        assert sum(life.nbytes for life in alive_after(index, op)) == nbytes


@given(recordings())
def test_what_is_released_is_what_is_alive_no_more(recording):
    index = Index(recording)
    for op in range(len(recording.ops) - 1):
        before = {life.storage for life in alive_after(index, op)}
        after = {life.storage for life in alive_after(index, op + 1)}
        assert before - after == {life.storage for life in released_behind(index, op)}


def test_a_clone_that_the_program_holds_stands_in_the_list():
    """It has no node, so that no other view shows it."""
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


def test_a_backward_op_releases_what_its_node_kept():
    model, x = nn.Sequential(nn.Linear(8, 32), nn.GELU(), nn.Linear(32, 4)), torch.randn(5, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    recording = recorder.recording
    (gelu,) = (n for n, op in enumerate(recording.ops) if op.name == "aten::gelu_backward")

    reply = json.loads(alive_text(Index(recording), gelu))

    kept = [row for row in reply["released"] if row["reason"]]
    assert [(row["shape"], row["made_by"]["fqn"]) for row in kept] == [([5, 32], "0")]
    assert "gelu keeps its input" in kept[0]["reason"]


def test_the_toy_after_its_second_op():
    reply = json.loads(alive_text(Index(toy()), 2))

    assert [row["nbytes"] for row in reply["alive"]] == [96, 96]
    assert (reply["live_bytes"], reply["alive_count"]) == (192, 2)
    assert [(row["nbytes"], row["state"]) for row in reply["released"]] == [(96, "freed")]


def test_a_long_list_is_cut_and_its_sum_is_whole():
    x, held = torch.ones(4), []
    with tb_actmem.record() as recorder:
        held += [x + number for number in range(LIMIT + 50)]
    recording = recorder.recording

    reply = json.loads(alive_text(Index(recording), len(recording.ops) - 1))

    assert (len(reply["alive"]), reply["alive_count"]) == (LIMIT, LIMIT + 50)
    assert reply["live_bytes"] == (LIMIT + 50) * held[0].nbytes


@pytest.mark.parametrize("op", [-1, 9, 10**12])
def test_an_op_that_is_not_there_is_refused(op):
    assert f"no op {op}" in sentence(Tab(fake(toy())).of("alive.json", op=op), 404)
    assert "no op 0" in sentence(Tab(fake(empty())).of("alive.json", op=0), 404)
