"""curve.json and patterns.json: points of the curve, patterns and code."""

from __future__ import annotations

import threading
import time
from functools import cache
from typing import Any

import pytest
import torch
from torch import nn

import tb_actmem
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.patterns import Pattern
from tb_actmem.predict.planning.planner import Planner
from tb_actmem.replies.plan import PATTERNS
from tests.support.checkpointable import on_device
from tests.support.recordings import toy
from tests.support.tabs import Tab as Server
from tests.support.tabs import fake, sentence
from tests.tensorboard.plugin.test_plan import recorded, step_peaks

pytestmark = pytest.mark.usefixtures("jobs_end")


@cache
def on_accelerator() -> Recording:
    return on_device(recorded())


def whole(server: Server, route: str = "curve.json", **args: Any) -> Any:
    """The reply, for which the page asks until nothing is pending."""
    while (found := server.of(route, **args).json)["pending"] is not None:
        pass
    return found


def test_each_point_is_plan_for_its_share():
    server = Server(fake(recorded()))

    found = whole(server)

    before = tb_actmem.totals(recorded()).step_peak_bytes
    points = found["points"]
    assert len(points) > 2
    assert found["before_peak_bytes"] == before
    assert found["before_total_peak_bytes"] == tb_actmem.totals(recorded()).total_peak_bytes
    assert found["known_count"] == found["asked_count"]
    assert [(point["peak_bytes"], point["cost_share"]) for point in points] == [
        (point.peak_bytes, point.recompute_share)
        for point in tb_actmem.predict.plan(recorded(), reduce="1%").curve
    ]
    for point in points:
        planned = whole(server, "plan.json", max_recompute=point["max_recompute"])["planned"]
        assert step_peaks(planned["comparison"]) == (before, point["peak_bytes"])
        assert (planned["peak_bytes"], planned["cost_share"]) == (
            point["peak_bytes"],
            point["cost_share"],
        )
        assert total_peak_of(planned["comparison"]) == point["total_peak_bytes"]
        assert "\n".join(planned["lines"]).count("\n  ") == len(point["lines"]) - 1


def total_peak_of(comparison: Any) -> int | None:
    """The total peak of the second step."""
    totals = {row["key"]: row["after_bytes"] for row in comparison["totals"]}
    return totals["total_peak_bytes"]


def test_first_curve_has_recorded_peak_before_any_point(monkeypatch):
    of_planner, may_end = Planner.point, threading.Event()

    def waiting(*args: Any) -> Any:
        assert may_end.wait(60)
        return of_planner(*args)

    monkeypatch.setattr(Planner, "point", waiting)
    server = Server(fake(recorded()))

    found = server.of("curve.json").json
    may_end.set()

    totals = tb_actmem.totals(recorded())
    assert found["before_total_peak_bytes"] == totals.total_peak_bytes
    assert (found["points"], found["known_count"]) == ([], 0)
    assert found["pending"] is not None


def test_no_point_is_above_manual_checkpoints():
    """Whole blocks from the front, by `what_if`, cost their share and reach no lower peak."""
    points = whole(Server(fake(recorded())))["points"]

    for count in range(1, 5):
        after = tb_actmem.predict.checkpoint(
            recorded(), modules=[str(block) for block in range(count)]
        )
        peak = tb_actmem.totals(after).step_peak_bytes or 0
        best = min(point["peak_bytes"] for point in points if point["cost_share"] <= count / 4)
        assert best <= peak * 1.001


def test_known_points_are_answered_while_curve_grows(monkeypatch):
    monkeypatch.setattr("tb_actmem.tensorboard.plugin.jobs.WAIT", 0.0)
    server = Server(fake(recorded()))
    heard = [server.of("curve.json").json]
    while heard[-1]["pending"]:
        heard.append(server.of("curve.json").json)

    known = [reply["known_count"] for reply in heard]
    assert known == sorted(known)
    assert known[0] < known[-1] == heard[-1]["asked_count"]
    lowest = [point["peak_bytes"] for point in heard[-1]["points"]]
    assert lowest == sorted(lowest, reverse=True)


def test_plan_does_not_wait_for_curve(monkeypatch):
    of_planner = Planner.point

    def slow(*args: Any) -> Any:
        time.sleep(0.3)
        return of_planner(*args)

    monkeypatch.setattr("tb_actmem.tensorboard.plugin.jobs.WAIT", 0.05)
    monkeypatch.setattr(Planner, "point", slow)
    server = Server(fake(recorded()))
    planned = None
    while planned is None:
        curve = server.of("curve.json").json
        planned = server.of("plan.json", reduce="25%").json["planned"]

    assert curve["known_count"] < curve["asked_count"]


def test_alternating_curves_both_finish():
    server = Server(fake(recorded(), recorded()))
    waiting = {0, 1}
    for _ in range(200):
        waiting = {step for step in waiting if server.of("curve.json", step=step).json["pending"]}
        if not waiting:
            break

    assert not waiting


def test_curve_with_offload_is_lower():
    server = Server(fake(on_accelerator()))

    plain, lower = whole(server), whole(server, offload="1")

    assert lower["points"][-1]["peak_bytes"] < plain["points"][-1]["peak_bytes"]
    asked = {"max_recompute": lower["points"][-1]["max_recompute"], "offload": "1"}
    planned = whole(server, "plan.json", **asked)["planned"]
    assert "offload to the host:" in planned["lines"]
    graph = server.of("compare.dot", **asked, expand="")
    assert "change-0" in graph.text


def test_impossible_plan_is_one_sentence():
    host, accelerator = Server(fake(recorded())), Server(fake(on_accelerator()))
    args = {"reduce": "5%"}

    assert "saves are already" in sentence(host.of("plan.json", **args, offload="1"), 400)
    assert "needs the whole step" in sentence(Server(fake(toy())).of("plan.json", **args), 400)
    for route, goal in (("plan.json", args), ("curve.json", {})):
        assert "give 0 or 1" in sentence(accelerator.of(route, **goal, offload="h.*"), 400)


def test_impossible_curve_has_no_points_and_says_why():
    """It is no error: the page asks for the curve of every step."""
    whole_step = Server(fake(recorded())).of("curve.json", offload="1").json
    forward = Server(fake(toy())).of("curve.json").json

    assert "saves are already" in whole_step["problem"]
    assert "needs the whole step" in forward["problem"]
    assert (forward["points"], forward["pending"]) == ([], None)


def test_unreachable_budget_comes_with_suggestions():
    class Written(nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x * torch.sigmoid(x)

    model, x = nn.Sequential(nn.Linear(8, 64), Written(), nn.Linear(64, 8)), torch.ones(64, 8)
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()

    found = whole(Server(fake(recorder.recording)), "plan.json", step_peak="1 B")["unreachable"]

    (line,) = found["lines"]
    assert line.startswith("before any checkpoint: 1 writes torch.nn.functional.silu(x) out")


def test_patterns_are_accepted_by_predictions():
    server = Server(fake(recorded()))

    found = server.of("patterns.json").json

    assert found["is_on_host"] and found["patterns_count"] == len(found["patterns"]) > 2
    assert [row["name"] for row in found["ops"]] == ["addmm"]
    for row in found["patterns"]:
        asked = server.of("compare.json", checkpoint=row["asked"]).json
        after = tb_actmem.predict.checkpoint(recorded(), modules=row["asked"].split())
        (row,) = [row for row in asked["totals"] if row["key"] == "saved_bytes"]
        assert row["after_bytes"] == tb_actmem.totals(after).saved_bytes
    assert not Server(fake(on_accelerator())).of("patterns.json").json["is_on_host"]


def test_largest_patterns_are_listed_in_order(monkeypatch):
    rows = [
        Pattern(str(at), (str(at),), "Linear", 1, at % 600, 0.0, None) for at in range(PATTERNS + 9)
    ]
    monkeypatch.setattr("tb_actmem.replies.plan.module_patterns", lambda index: rows)

    found = Server(fake(recorded())).of("patterns.json").json

    assert found["patterns_count"] == PATTERNS + 9
    assert [row["name"] for row in found["patterns"]] == [str(at) for at in range(9, PATTERNS + 9)]


def test_recording_without_ops_has_no_patterns():
    model = nn.Linear(2, 2)
    recording = tb_actmem.capture(model(torch.ones(1, 2)).sum(), model)

    assert "needs the ops" in sentence(Server(fake(recording)).of("patterns.json"), 400)


@pytest.mark.parametrize(
    "asked",
    [
        {"checkpoint": "*"},
        {"checkpoint": "0 2", "save": "addmm"},
        {"checkpoint": "0,0.1"},
    ],
)
def test_code_of_prediction_saves_what_was_predicted(asked):
    found = Server(fake(recorded())).of("compare.json", **asked).json
    torch.manual_seed(0)
    blocks = (nn.Sequential(nn.Linear(8, 64), nn.GELU(), nn.Linear(64, 8)) for _ in range(4))
    model, x = nn.Sequential(*blocks), torch.ones(64, 8)

    exec(found["code"], {"model": model})
    with tb_actmem.record(model) as recorder:
        model(x).sum().backward()

    kept = tb_actmem.totals(recorder.recording).saved_bytes
    (row,) = [row for row in found["totals"] if row["key"] == "saved_bytes"]
    assert row["after_bytes"] == kept < row["before_bytes"]
    before, after = step_peaks(found)
    said = found["code"].splitlines()[0]
    assert said.startswith("# Total peak: ") and before != after


def test_code_of_prediction_offloads_modules():
    server = Server(fake(on_accelerator()))

    found = server.of("compare.json", offload="0", checkpoint="1").json

    assert found["code"] is not None
    model = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 8), nn.Linear(8, 8))
    exec(found["code"], {"model": model})
    assert [type(module) is nn.Linear for module in model] == [False, False, True]
    assert ", offloaded)" in found["code"]


def test_two_recordings_that_ran_have_no_code():
    server = Server(fake(recorded(), recorded()))

    found = server.of("compare.json", other_run="a", other_tag="t", other_step=1).json

    assert found["code"] is None
