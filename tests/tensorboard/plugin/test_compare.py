"""compare.json and compare.dot: two recordings side by side."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.analysis.compare import changed_bytes
from tb_actmem.analysis.totals import totals_by_key
from tb_actmem.format import to_bytes
from tb_actmem.model import Recording
from tb_actmem.tensorboard.plugin.store import Store
from tests.support.recordings import toy
from tests.support.stacked import Stacked
from tests.support.tabs import Blob, FakeProvider, Tab, sentence


@cache
def recorded(activation: type[nn.Module], backward: bool = True) -> Recording:
    model = Stacked(activation)
    with tb_actmem.record(model, label=activation.__name__) as recorder:
        loss = model(torch.ones(4, 8)).sum()
        if backward:
            loss.backward()
        else:
            recorder.finish(loss)
    return recorder.recording


def tab(**recordings: Recording | bytes) -> Tab:
    """A run of one step for each recording."""
    return Tab(
        FakeProvider(
            {
                (run, "t"): {0: Blob(data if isinstance(data, bytes) else to_bytes(data))}
                for run, data in recordings.items()
            }
        )
    )


def compared(tab: Tab, run: str = "a", other: str = "b") -> Any:
    return asked(tab, run, other_run=other, other_tag="t", other_step=0).json


def asked(tab: Tab, run: str = "a", **args: object) -> Any:
    return tab.get("compare.json", run=run, tag="t", step=0, **args)


def test_totals_are_those_of_both_recordings():
    before, after = recorded(nn.GELU), recorded(nn.ReLU)

    found = compared(tab(a=before, b=after))

    old, new = (totals_by_key(tb_actmem.totals(each)) for each in (before, after))
    rows = {row["key"]: row for row in found["totals"]}
    assert list(rows)[:5] == [
        "total_peak_bytes",
        "saved_bytes",
        "step_peak_bytes",
        "forward_peak_bytes",
        "alive_after_forward_bytes",
    ]
    assert "model_parameter_bytes" in rows
    for key, row in rows.items():
        assert (row["before_bytes"], row["after_bytes"]) == (old[key], new[key])
        assert row["difference_bytes"] == row["after_bytes"] - row["before_bytes"]


def test_changes_match_compare_and_are_sorted():
    before, after = recorded(nn.GELU), recorded(nn.ReLU)

    found = compared(tab(a=before, b=after))

    whole = changed_bytes(tb_actmem.compare(before, after).rows)
    assert (found["released_bytes"], found["added_bytes"]) == whole[1:3]
    changes = found["changes"]
    assert found["changes_count"] == len(changes)
    assert sum(row["difference_bytes"] for row in changes) == whole.after_bytes - whole.before_bytes
    weights = [row["weight_bytes"] for row in changes]
    assert weights == sorted(weights, reverse=True)


def test_change_in_equal_layers_is_one_row():
    found = compared(tab(a=recorded(nn.GELU), b=recorded(nn.ReLU)))

    (gone,) = [row for row in found["changes"] if row["op"] == "gelu"]
    # Each GELU keeps its input of 4 × 8 floats.
    assert (gone["change"], gone["module"], gone["difference_bytes"]) == (
        "released", "h.*.1 ×3", -3 * 128,
    )  # fmt: skip
    assert [member["name"] for member in gone["members"]] == ["h.0.1", "h.1.1", "h.2.1"]
    nodes = [recorded(nn.GELU).nodes[member["before_node"]] for member in gone["members"]]
    assert {node.name for node in nodes} == {"GeluBackward0"}
    assert {member["after_node"] for member in gone["members"]} == {None}
    (come,) = [row for row in found["changes"] if row["op"] == "relu"]
    nodes = [recorded(nn.ReLU).nodes[member["after_node"]] for member in come["members"]]
    assert {node.name for node in nodes} == {"ReluBackward0"}
    assert {member["before_node"] for member in come["members"]} == {None}


def test_recording_compared_with_itself_has_no_change():
    found = compared(tab(a=recorded(nn.GELU)), other="a")

    assert found["changes"] == []
    assert {row["difference_bytes"] for row in found["totals"]} == {0}
    assert found["same_bytes"] == tb_actmem.totals(recorded(nn.GELU)).saved_bytes


def test_both_timelines_are_those_of_recordings():
    server = tab(a=recorded(nn.GELU), b=recorded(nn.ReLU))

    found = compared(server)

    for side, run in (("before", "a"), ("after", "b")):
        assert found[side]["timeline"] == server.of("timeline.json", run=run).json
        assert found[side]["predicted"] is None


def test_unknown_total_has_no_difference():
    found = compared(tab(a=recorded(nn.GELU), b=recorded(nn.ReLU, backward=False), c=toy()))

    rows = {row["key"]: row for row in found["totals"]}
    assert rows["step_peak_bytes"]["after_bytes"] is None
    assert rows["step_peak_bytes"]["difference_bytes"] is None


def test_predicted_checkpoints_match_predict_checkpoint():
    before = recorded(nn.GELU)
    after = tb_actmem.predict.checkpoint(before, modules=["h.0", "h.1"])

    found = asked(tab(a=before), checkpoint="h.0, h.1").json

    (kept,) = [row for row in found["totals"] if row["key"] == "saved_bytes"]
    assert kept["after_bytes"] == tb_actmem.totals(after).saved_bytes
    assert found["after"]["predicted"] == after.meta.predicted == "h.0, h.1 under checkpoints"
    assert (
        found["released_bytes"]
        == changed_bytes(tb_actmem.compare(before, after).rows).released_bytes
    )


@pytest.mark.parametrize("query", [{"offload": "h.*"}, {"offload": "h.*", "checkpoint": "h.0"}])
def test_predicted_offload_matches_predict_checkpoint(query):
    before = recorded(nn.GELU)
    after = tb_actmem.predict.checkpoint(
        before, modules=query.get("checkpoint", ()), offload=query["offload"]
    )

    found = asked(tab(a=before), **query).json

    assert found["after"]["predicted"] == after.meta.predicted
    (kept,) = [row for row in found["totals"] if row["key"] == "saved_bytes"]
    assert kept["after_bytes"] == tb_actmem.totals(after).saved_bytes


@pytest.mark.parametrize(
    ("checkpoint", "said"),
    [
        ("nowhere", "matches 'nowhere'; the closest is"),
        (" , ", "Name modules"),
        ("h." * 4 + "**a**b**c**", "more than 3 **"),
        ("*a" * 4 + "b", "more than 3 * in one part"),
        ("h" * 301, "is too long"),
        (" ".join(f"h.{n}" for n in range(101)), "more than 100 names"),
    ],
)
def test_modules_that_cannot_be_predicted_are_refused(checkpoint, said):
    assert said in sentence(asked(tab(a=recorded(nn.GELU)), checkpoint=checkpoint), 400)


def test_empty_offload_is_refused():
    said = sentence(asked(tab(a=recorded(nn.GELU)), offload=""), 400)

    assert "offload=h.*" in said


def test_unreadable_recording_is_named():
    server = tab(a=recorded(nn.GELU), b=b"broken")

    broken = asked(server, other_run="b", other_tag="t", other_step=0)
    absent = asked(server, other_run="b", other_tag="t", other_step=7)

    assert "b/t at step 0 cannot be read" in sentence(broken, 400)
    assert "no recording at step 7" in sentence(absent, 404)


@pytest.mark.parametrize(
    "args", [{}, {"other_run": "b"}, {"other_run": "b", "checkpoint": "h"}, {"other_tag": "t"}]
)
def test_incomplete_question_is_refused(args):
    sentence(asked(tab(a=toy(), b=toy()), **args), 400)


def drawn(server: Tab, **args: object) -> Any:
    return server.get("compare.dot", run="a", tag="t", step=0, **args)


def test_graph_of_both_names_listed_changes():
    server = tab(a=recorded(nn.GELU), b=recorded(nn.ReLU))
    other = {"other_run": "b", "other_tag": "t", "other_step": 0}

    found = drawn(server, **other, expand="0,1,2,3,4,5,6,7,8,9")

    changes = compared(server)["changes"]
    named = {tuple(map(int, each)) for each in re.findall(r"change-(\d+)-(\d+)", found.text)}
    assert named == {
        (group, member)
        for group, change in enumerate(changes)
        for member in range(change["members_count"])
    }
    calls = found.headers["X-Actmem-Expand"].split(",")
    folded = drawn(server, **other, expand="")
    assert len(calls) == 10
    assert int(folded.headers["X-Actmem-Visible"]) < int(found.headers["X-Actmem-Visible"])


def test_graph_of_prediction_matches_predict_checkpoint():
    server = tab(a=recorded(nn.GELU))

    text = drawn(server, checkpoint="h.0, h.1", expand="0").text

    assert "Sequential &#215;2" in text
    assert "&#8722; 512 B in total" in text  # a GELU and a Linear keep 128 bytes each


def test_keys_of_graphs_are_short(monkeypatch):
    keys = []
    ask = Store.answer

    def answer(store: Store, key: Hashable, make: Any) -> Any:
        keys.append(str(key))
        return ask(store, key, make)

    monkeypatch.setattr(Store, "answer", answer)
    server = tab(a=recorded(nn.GELU))
    few = drawn(server, checkpoint="h.0", expand="0")
    many = drawn(server, checkpoint="h.0", expand=",".join(map(str, range(5000))))

    assert (few.status_code, many.status_code) == (200, 200)
    assert len(keys[0]) == len(keys[1]) and keys[0] != keys[1]


def test_unknown_calls_of_graph_are_skipped():
    server = tab(a=recorded(nn.GELU))

    found = drawn(server, checkpoint="h.0", expand="0,99")

    assert found.headers["X-Actmem-Expand"] == "0"
    assert found.text == drawn(server, checkpoint="h.0", expand="0").text
