"""plan.json: plans, also with selective checkpoints."""

from __future__ import annotations

import sys
import threading
import time
from functools import cache
from typing import Any

import pytest
import torch
from torch import Tensor, nn

import tb_actmem
from tb_actmem.analysis.compare import changed_bytes
from tb_actmem.model import Recording
from tb_actmem.predict.planning.code import by_save
from tb_actmem.predict.planning.search import Progress
from tb_actmem.text import nbytes_text
from tests.support.recordings import toy
from tests.support.tabs import Tab as Server
from tests.support.tabs import fake, sentence


@cache
def recorded() -> Recording:
    """Four blocks that are wide inside."""
    torch.manual_seed(0)

    def block() -> nn.Module:
        return nn.Sequential(nn.Linear(8, 64), nn.GELU(), nn.Linear(64, 8))

    model, x = nn.Sequential(*(block() for _ in range(4))), torch.ones(64, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()
    return recorder.recording


def asked(recording: Recording | None = None, **args: Any) -> Any:
    """The plan, for which the page asks until it is there."""
    server = Server(fake(recording or recorded()))
    while True:
        found = server.of("plan.json", **args)
        if found.status_code != 200 or found.json["pending"] is None:
            return found


def step_peaks(found: Any) -> tuple[int, int]:
    (row,) = [row for row in found["totals"] if row["key"] == "step_peak_bytes"]
    return row["before_bytes"], row["after_bytes"]


@pytest.mark.parametrize(
    "question", [{"reduce": "25%"}, {"step_peak": "110 KiB"}, {"max_recompute": "30%"}]
)
def test_plan_equals_predict_plan(question):
    plan = tb_actmem.predict.plan(recorded(), **question)

    found = asked(**question).json

    planned = found["planned"]
    assert found["unreachable"] is None
    assert plan.peak_bytes < plan.before_peak_bytes
    assert step_peaks(planned["comparison"]) == (plan.before_peak_bytes, plan.peak_bytes)
    assert planned["comparison"]["code"] == plan.code()
    assert "\n".join(planned["lines"]) == str(plan)


def test_step_of_plan_matches_predict_checkpoint():
    plan = tb_actmem.predict.plan(recorded(), reduce="25%")
    after = recorded()
    for save, names in by_save(plan.modules, plan.save).items():
        after = tb_actmem.predict.checkpoint(after, modules=names, save=save)

    comparison = asked(reduce="25%").json["planned"]["comparison"]

    whole = changed_bytes(tb_actmem.compare(recorded(), after).rows)
    assert (comparison["released_bytes"], comparison["added_bytes"]) == whole[1:3]
    assert comparison["after"]["predicted"] == after.meta.predicted
    assert step_peaks(comparison)[1] == tb_actmem.totals(after).step_peak_bytes


@pytest.mark.parametrize("budget", ["1 GiB", "9999999999999 EiB"])
def test_plan_without_checkpoints_says_so(budget):
    planned = asked(step_peak=budget).json["planned"]

    assert "nothing needs a checkpoint" in planned["lines"][0]
    assert planned["comparison"]["changes"] == []


def test_unreachable_budget_comes_with_least_peak():
    found = asked(step_peak="1 B").json

    least = found["unreachable"]["least_bytes"]
    assert found["planned"] is None
    assert nbytes_text(least) in found["unreachable"]["problem"]
    assert found["unreachable"]["goal"] == "step_peak"
    reached = asked(step_peak=f"{least} B").json["planned"]
    assert step_peaks(reached["comparison"])[1] == least
    assert asked(step_peak=f"{least - 1} B").json["planned"] is None


def test_share_out_of_reach_comes_with_least_total_peak():
    unreachable = asked(reduce="99%").json["unreachable"]
    least = unreachable["least_bytes"]

    assert unreachable["goal"] == "total_peak"
    assert tb_actmem.predict.plan(recorded(), total_peak=least).total_peak_bytes == least


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({}, "one of step_peak, total_peak, reduce, max_recompute"),
        (
            {"reduce": "5%", "step_peak": "1 GiB"},
            "one of step_peak, total_peak, reduce, max_recompute",
        ),
        ({"reduce": "a lot"}, "is not a share"),
        ({"step_peak": "9 gb"}, "is not a number of bytes"),
    ],
)
def test_impossible_plan_is_one_sentence(args, said):
    assert said in sentence(asked(**args), 400)
    if args:
        assert said in sentence(Server(fake(recorded())).of("compare.dot", **args), 400)


@pytest.mark.parametrize("other", [{"checkpoint": "0"}, {"other_run": "b"}])
def test_plan_has_no_other_comparand(other):
    (name,) = other
    tab = Server(fake(recorded()))

    assert f"no parameter {name}" in sentence(asked(reduce="5%", **other), 400)
    said = sentence(tab.of("compare.dot", reduce="5%", **other), 400)
    assert f"leave out {name}" in said


def test_recording_without_backward_has_no_plan():
    assert "A plan needs the whole step" in sentence(asked(toy(), reduce="5%"), 400)


def test_missing_scipy_is_named_with_its_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy", None)

    assert 'pip install "tb_actmem[plan]"' in sentence(asked(reduce="5%"), 400)


def test_plan_reports_its_progress(monkeypatch):
    monkeypatch.setattr("tb_actmem.tensorboard.plugin.jobs.WAIT", 0.0)
    server = Server(fake(recorded()))
    heard = [server.of("plan.json", reduce="25%").json]
    while heard[-1]["pending"]:
        heard.append(server.of("plan.json", reduce="25%").json)

    *before, last = heard
    assert (
        last["planned"]["comparison"]["code"]
        == tb_actmem.predict.plan(recorded(), reduce="25%").code()
    )
    tried = [each["pending"]["tried"] for each in before]
    assert tried == sorted(tried)
    assert all(each["planned"] is None for each in before)


def test_each_tried_choice_is_reported_and_can_cancel():
    told: list[Progress] = []

    plan = tb_actmem.predict.plan(recorded(), reduce="25%", progress=told.append)

    assert told
    assert [progress.tried for progress in told] == [*range(1, len(told) + 1)]
    least = [plan.before_peak_bytes, *(progress.least_bytes for progress in told)]
    assert least == sorted(least, reverse=True)

    def end(progress: Progress) -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        tb_actmem.predict.plan(recorded(), reduce="25%", progress=end)


def test_unwanted_plan_is_cancelled(monkeypatch):
    monkeypatch.setattr("tb_actmem.tensorboard.plugin.jobs.WAIT", 0.0)
    monkeypatch.setattr("tb_actmem.tensorboard.plugin.jobs.PATIENCE", 2.0)
    ended = threading.Event()

    def endless(*_: object, progress: Any, **__: object) -> None:
        try:
            while True:
                time.sleep(0.01)
                progress(Progress(7, 2048))
        finally:
            ended.set()

    server = Server(fake(recorded()))
    with monkeypatch.context() as patch:
        patch.setattr("tb_actmem.predict.planning.planner.Planner.plan", endless)
        assert server.of("plan.json", reduce="25%").json["pending"]
        pending = {"tried": 0}
        while pending["tried"] == 0:
            pending = server.of("plan.json", reduce="25%").json["pending"]
        begin = time.monotonic()
        while time.monotonic() < begin + 2.5:  # as long as somebody asks
            time.sleep(0.05)
            pending = server.of("plan.json", reduce="25%").json["pending"]
        assert (pending["tried"], pending["least_bytes"]) == (7, 2048)
        assert not ended.is_set()
        assert ended.wait(30)

    while (found := server.of("plan.json", reduce="25%").json)["pending"]:
        pass
    assert (
        found["planned"]["comparison"]["code"]
        == tb_actmem.predict.plan(recorded(), reduce="25%").code()
    )


@pytest.mark.parametrize("route", ["plan.json", "compare.dot"])
def test_while_plans_are_made_rest_is_answered(monkeypatch, route):
    server = Server(fake(recorded()))
    begun, goes_on, ended = threading.Event(), threading.Event(), threading.Event()

    def slow(*_: object, **__: object) -> None:
        begun.set()
        goes_on.wait(30)
        ended.set()
        raise tb_actmem.errors.PredictError("It was enough.")

    monkeypatch.setattr("tb_actmem.predict.planning.planner.Planner.plan", slow)
    threads = [
        threading.Thread(target=server.of, args=[route], kwargs={"reduce": f"{share}%"})
        for share in range(1, 6)
    ]
    for thread in threads:
        thread.start()
    try:
        assert begun.wait(30)
        assert server.of("timeline.json").status_code == 200
        assert not ended.is_set()
    finally:
        goes_on.set()
        for thread in threads:
            thread.join()


def test_plan_does_not_wait_for_point(monkeypatch):
    server = Server(fake(recorded()))
    begun, goes_on = threading.Event(), threading.Event()

    def slow(*_: object) -> None:
        begun.set()
        assert goes_on.wait(60)
        raise tb_actmem.errors.PredictError("It was enough.")

    monkeypatch.setattr("tb_actmem.predict.planning.planner.Planner.point", slow)
    point = threading.Thread(target=server.of, args=["curve.json"])
    point.start()
    try:
        assert begun.wait(30)
        for _ in range(60):  # each waits for a second
            found = server.of("plan.json", reduce="25%").json
            if found["planned"]:
                break
    finally:
        goes_on.set()
        point.join()
    while not (late := server.of("curve.json").json)["problem"]:
        assert late["pending"]  # the thread keeps the answer until a request comes for it
    assert late["problem"] == "It was enough."
    plan = tb_actmem.predict.plan(recorded(), reduce="25%")
    assert found["planned"]["comparison"]["code"] == plan.code()


class Two(nn.Module):
    """Two products, of which selective checkpoints may keep the results."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = nn.Sequential(nn.Linear(8, 64), nn.GELU(), nn.Linear(64, 8), nn.GELU())

    def forward(self, x: Tensor) -> Tensor:
        found: Tensor = self.inner(x)
        return found


def test_saved_ops_match_predict_checkpoint():
    model = Two()
    with tb_actmem.record(model) as recorder:
        model(torch.ones(4, 8)).sum().backward()
    server = Server(fake(recorder.recording))
    kept = set()

    for save in ([], ["addmm"], ["gelu", "addmm"]):
        after = tb_actmem.predict.checkpoint(recorder.recording, modules=["inner"], save=save)
        found = server.of("compare.json", checkpoint="inner", save=", ".join(save)).json
        (row,) = [row for row in found["totals"] if row["key"] == "saved_bytes"]
        assert row["after_bytes"] == tb_actmem.totals(after).saved_bytes
        assert found["after"]["predicted"] == after.meta.predicted
        kept.add(row["after_bytes"])

    assert len(kept) == 3
    absent = server.of("compare.json", checkpoint="inner", save="nowhere")
    assert "No op of the checkpointed calls matches 'nowhere'" in sentence(absent, 400)


def test_graph_of_plan_matches_its_modules():
    server = Server(fake(recorded()))
    plan = tb_actmem.predict.plan(recorded(), reduce="40%")
    assert plan.modules and not plan.save

    planned = server.of("compare.dot", reduce="40%", expand="")

    named = server.of("compare.dot", checkpoint=",".join(plan.modules), expand="")
    assert planned.text == named.text
    assert "change-0" in planned.text
    assert "plan.json says why" in sentence(server.of("compare.dot", step_peak="1 B"), 404)
