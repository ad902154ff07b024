"""steps.json: the totals over the steps of a run."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from torch.utils.tensorboard import SummaryWriter

import tb_actmem
from tb_actmem.format import content_of, to_bytes, to_bytes_after
from tb_actmem.model import MeshAxis, Recording
from tb_actmem.tensorboard.plugin import portions, store
from tb_actmem.tensorboard.plugin.store import Store
from tests.support.recordings import every_value, toy
from tests.support.tabs import Blob, Tab, fake, sentence


def at(number: int, factor: int = 1) -> Recording:
    """The worked example made at a time of its own, its storages so many times as large."""
    storages = tuple(row._replace(nbytes=row.nbytes * factor) for row in toy().storages)
    return replace(toy(), meta=toy().meta._replace(created_ns=number), storages=storages)


def steps(tab: Tab, run: str = "a", tag: str = "t") -> Any:
    return tab.get("steps.json", run=run, tag=tag).json


@pytest.fixture
def analysed(monkeypatch) -> list[int]:
    """The steps of the recordings that were read to the end."""
    read: list[int] = []
    decoded = Store.decoded

    def count(self, content):
        recording = decoded(self, content)
        read.append(recording.meta.created_ns)
        return recording

    monkeypatch.setattr(Store, "decoded", count)
    return read


def test_each_step_has_its_totals():
    recordings = [at(0), at(1, 3), every_value()]

    found = steps(Tab(fake(*recordings)))

    keys = [total["key"] for total in found["totals"]]
    assert keys == [
        "total_peak_bytes",
        "saved_bytes",
        "step_peak_bytes",
        "forward_peak_bytes",
        "alive_after_forward_bytes",
    ]
    for point, recording in zip(found["points"], recordings, strict=True):
        totals = tb_actmem.totals(recording)
        assert point["nbytes"] == [getattr(totals, key) for key in keys]
    assert [point["nbytes"][1] for point in found["points"][:2]] == [168, 504]
    assert found["pending"] == 0


def test_of_equal_steps_one_is_analysed(analysed):
    found = steps(Tab(fake(*(at(number) for number in range(50)))))

    assert {tuple(point["nbytes"]) for point in found["points"]} == {(None, 168, None, 192, 120)}
    assert analysed == [0]


def test_equal_steps_stored_as_differences_are_equal(analysed):
    data = fake(at(0))
    first, last = to_bytes_after(at(0), 0, None)
    second, _ = to_bytes_after(at(1), 1, last)
    third, _ = to_bytes_after(at(2, 2), 2, last)
    data.series["a", "t"] = {0: Blob(first), 1: Blob(second), 2: Blob(third)}

    found = steps(Tab(data))

    assert [point["nbytes"][1] for point in found["points"]] == [168, 168, 336]
    assert analysed == [0, 2]


def test_digest_ignores_only_time_and_place():
    mesh = (MeshAxis("dp", 4, 3),)
    there = replace(at(1), meta=at(1).meta._replace(rank=3, mesh=mesh))
    here, elsewhere = content_of(to_bytes(at(0))), content_of(to_bytes(there))

    assert here.digest == elsewhere.digest != content_of(to_bytes(at(0, 2))).digest
    assert (here.mesh, elsewhere.mesh) == ((), mesh)
    assert elsewhere.recording() == there


def test_broken_step_is_noted_and_others_are_shown():
    data = fake(at(0), at(1), at(2))
    data.series["a", "t"][1] = Blob(b"broken")

    points = steps(Tab(data))["points"]

    assert "a/t at step 1 cannot be read" in points[1]["problem"]
    assert [point["nbytes"] is None for point in points] == [False, True, False]


def test_many_steps_are_read_in_portions(monkeypatch, analysed):
    monkeypatch.setattr(portions, "AT_ONCE", 4 * portions.EACH)
    monkeypatch.setattr(portions, "LISTED", 0)
    monkeypatch.setattr(store, "AHEAD", 1)
    tab = Tab(fake(*(at(number, number + 1) for number in range(10))))
    pending: list[int] = []
    while not pending or pending[-1]:
        pending.append(steps(tab)["pending"])

    assert pending[0] > pending[1] > pending[-1] == 0
    assert analysed == list(range(10))


def test_rewritten_step_is_read_once_more():
    data = fake(at(0), at(1))
    tab = Tab(data)
    steps(tab)

    data.series["a", "t"][1] = Blob(to_bytes(at(1, 2)), wall_time=2e9)

    assert [point["nbytes"][1] for point in steps(tab)["points"]] == [168, 336]


def test_missing_run_is_named():
    tab = Tab(fake(at(0)))

    assert "'b' has no recording" in sentence(tab.get("steps.json", run="b", tag="t"), 404)
    sentence(tab.get("steps.json", run="a"), 400)


STEPS: dict[str, Any] = {
    "drawing": "steps",
    "format": "svg",
    "theme": "paper",
    "width": "85mm",
    "step": 0,
}


def test_steps_are_a_figure():
    figure = Tab(fake(at(0), at(1, 3))).of("figure", **STEPS, series="a\tt").get_data(as_text=True)

    assert ">Memory over the steps</text>" in figure
    assert ">512 B</text>" in figure, "a tick below 504 * 1.08"
    assert ">a</text>" in figure


def test_figure_of_steps_equals_that_of_render(tmp_path):
    with SummaryWriter(str(tmp_path / "a")) as writer:
        for step in (0, 1):
            tb_actmem.add_recording(writer, "t", at(step, 1 + step), step)
    runs = tb_actmem.recordings(tmp_path)
    path = tb_actmem.render(runs, tmp_path / "steps.svg", chart="steps", width="85mm")

    served = Tab(fake(at(0), at(1, 2))).of("figure", **STEPS, series="a\tt")

    assert served.get_data(as_text=True) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("series", "said", "code"),
    [
        ("a", "a tab and its tag", 400),
        ("\n".join(["a\tt"] * 11), "at most 10 lines", 400),
        ("b\tt", "no recording", 404),
    ],
)
def test_wrong_series_is_one_sentence(series, said, code):
    assert said in sentence(Tab(fake(toy())).of("figure", **STEPS, series=series), code)


def test_unread_steps_are_no_figure(monkeypatch):
    monkeypatch.setattr(portions, "AT_ONCE", 1)
    monkeypatch.setattr(portions, "LISTED", 0)
    monkeypatch.setattr(store, "AHEAD", 1)

    served = Tab(fake(at(0), at(1, 3), at(2, 5))).of("figure", **STEPS, series="a\tt")

    assert "not read yet" in sentence(served, 400)
