"""The replies of the routes, and how the tab is loaded."""

from __future__ import annotations

import argparse
import gzip
import importlib
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from tensorboard.plugins.base_plugin import TBContext

from tb_actmem import render, totals
from tb_actmem.format import to_bytes
from tb_actmem.tensorboard import recording_pb
from tb_actmem.tensorboard.events import PLUGIN_NAME
from tb_actmem.tensorboard.plugin import Loader, plugin, store
from tests.support.arbitrary import examples, recordings
from tests.support.recordings import EXAMPLES, empty, toy, transformer
from tests.support.tabs import Blob, FakeProvider, Tab, fake, sentence, written


def test_index_lists_every_run_tag_and_step():
    blob = Blob(to_bytes(empty()), 1.5)
    found = Tab(FakeProvider({("b", "t"): {3: blob, -1: blob}, ("a", "u"): {0: blob}}))

    assert found.get("index.json").json == {
        "version": 1,
        "logdir": "runs",
        "runs": [
            {"run": "a", "tags": [tag("u", 0)]},
            {"run": "b", "tags": [tag("t", -1, 3)]},
        ],
    }


def tag(name: str, *steps: int) -> dict[str, object]:
    listed = [{"step": step, "wall_time": 1.5} for step in steps]
    unknown = {"model_parameter_bytes": None, "made_bytes": None}
    return {
        "tag": name, "description": "", "rank": None, "ranks": 1, "problem": None, **unknown,
        "steps": listed,
    }  # fmt: skip


def test_empty_log_directory_has_empty_index():
    assert Tab(FakeProvider({})).get("index.json").json["runs"] == []


@pytest.mark.parametrize("wall_time", [float("nan"), float("inf")])
def test_nan_time_is_null(wall_time):
    tab = Tab(FakeProvider({("a", "t"): {0: Blob(to_bytes(toy()), wall_time)}}))

    (run,) = tab.get("index.json").json["runs"]

    assert run["tags"][0]["steps"] == [{"step": 0, "wall_time": None}]
    assert tab.of("recording.json").status_code == 200


def test_unlisted_runs_are_ignored():
    data = FakeProvider({("a", "t"): {0: Blob(to_bytes(toy()))}, ("ghost", "t"): {}})
    data.listed_away.add("ghost")

    assert [run["run"] for run in Tab(data).get("index.json").json["runs"]] == ["a"]


def test_new_step_is_listed_immediately(monkeypatch):
    data = fake(toy())
    tab = Tab(data)
    now = [100.0]
    monkeypatch.setattr(store, "time", SimpleNamespace(monotonic=lambda: now[0]))

    def steps() -> list[int]:
        (run,) = tab.get("index.json").json["runs"]
        return [step["step"] for step in run["tags"][0]["steps"]]

    assert (steps(), steps()) == ([0], [0])
    assert data.reads == ["steps"]
    data.series["a", "t"][5] = Blob(to_bytes(toy()))
    assert steps() == [0, 5]
    data.series["a", "t"][2] = Blob(to_bytes(toy()))
    now[0] += store.LISTING_SECONDS
    assert steps() == [0, 2, 5]


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_every_recording_is_served(recording):
    tab = Tab(fake(recording))

    found = tab.of("recording.json").json

    assert found["meta"]["label"] == recording.meta.title
    assert found["totals"][0]["nbytes"] == totals(recording).saved_bytes
    assert tab.of("graph.dot").get_data(as_text=True).startswith("digraph")
    assert tab.of("timeline.json").status_code == (200 if recording.meta.has_ops else 404)
    for position in range(len(recording.nodes)):
        assert tab.of("detail.json", node=position).json["id"] == f"n{position}"
    for position in range(len(recording.modules)):
        assert tab.of("detail.json", module=position).json["id"] == f"m{position}"


@settings(max_examples=examples(200))
@given(recordings())
def test_every_valid_recording_can_be_shown(recording):
    tab = Tab(fake(recording))

    found = [tab.of("recording.json"), tab.of("graph.dot"), tab.of("graph.dot", expand="")]
    found += [tab.of("detail.json", node=node) for node in range(len(recording.nodes))]
    found += [tab.of("detail.json", module=call) for call in range(len(recording.modules))]
    found += [tab.of("timeline.json")] * recording.meta.has_ops

    assert [each.get_data() for each in found if each.status_code != 200] == []


def test_graph_lists_open_modules():
    tab = Tab(fake(transformer(3)))

    first = tab.of("graph.dot")
    folded = tab.of("graph.dot", expand="")
    opened = tab.of("graph.dot", expand="1,0")

    assert first.headers["X-Actmem-Expand"].startswith("0,")
    assert folded.headers["X-Actmem-Expand"] == ""
    assert opened.headers["X-Actmem-Expand"] == "0,1"
    visible = [int(each.headers["X-Actmem-Visible"]) for each in (folded, opened, first)]
    assert visible[0] < visible[1] <= visible[2] <= 60
    bodies = [each.get_data() for each in (folded, opened, first)]
    assert len({*bodies}) == 3


GRAPH = {"drawing": "graph", "format": "svg"}


def test_figure_equals_that_of_render(tmp_path):
    tab = Tab(fake(toy()))
    opened = ",".join(map(str, range(len(toy().modules))))

    for theme in ("paper", "dark"):
        served = tab.of("figure", **GRAPH, expand=opened, theme=theme)
        path = render(toy(), tmp_path / "toy.svg", open="*", theme=theme)
        assert served.mimetype == "image/svg+xml"
        assert served.get_data() == path.read_bytes()


def test_figure_opens_same_modules():
    tab = Tab(fake(transformer(3)))

    folded = tab.of("figure", **GRAPH, expand="0", theme="paper").get_data(as_text=True)
    opened = tab.of("figure", **GRAPH, expand="0,1", theme="paper").get_data(as_text=True)
    assert 'id="m3"' not in folded
    assert 'id="m3"' in opened, "layers.0.attention"
    named = tab.of("figure", **GRAPH, expand="0", theme="paper", dims="batch=4")
    assert "batch·" in named.get_data(as_text=True) and "batch·" not in folded
    assert "no theme red" in sentence(tab.of("figure", **GRAPH, theme="red"), 400)
    unknown = tab.of("figure", **GRAPH, theme="dark", expand="999")
    assert "no module call 999" in sentence(unknown, 404)


@pytest.mark.parametrize("suffix", ["svg", "pdf", "png", "tex"])
@pytest.mark.parametrize("chart", ["timeline", "breakdown"])
def test_chart_equals_that_of_render(tmp_path, chart, suffix):
    look = {"title": "a title", "width": "85mm", "theme": "paper"}

    served = Tab(fake(toy())).of(
        "figure", drawing=chart, format=suffix, **look, without="legend", step=0
    )

    path = tmp_path / f"chart.{suffix}"
    render(toy(), path, chart=chart, legend=False, title="a title", width="85mm")
    assert served.get_data() == path.read_bytes()


def test_comparison_and_curve_are_figures(tmp_path):
    tab, look = Tab(fake(toy(), toy())), {"format": "svg", "theme": "paper", "width": "85mm"}
    other: Any = {"other_run": "a", "other_tag": "t", "other_step": 1}

    served = tab.of("figure", drawing="comparison", **look, **other)
    curve = tab.of("figure", drawing="curve", **look)

    path = render(toy(), tmp_path / "compare.svg", other=toy(), width="85mm")
    assert served.get_data() == path.read_bytes()
    assert "recorded: " in curve.get_data(as_text=True)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"drawing": "pie"}, "no drawing pie"),
        ({"format": "bmp"}, "no format bmp"),
        ({"direction": "up"}, "no direction up"),
        ({"width": "1 mile"}, "must be a length"),
        ({"dims": "b=many"}, "is not like b=8,s=1024"),
        ({"without": "ink"}, "ink is unknown"),
        ({"title": "x" * 201}, "longer than 200"),
        ({"drawing": "comparison"}, "another recording or modules"),
    ],
)
def test_wrong_figure_is_one_sentence(asked, said):
    tab = Tab(fake(toy()))

    assert said in sentence(tab.of("figure", **{**GRAPH, "theme": "paper", **asked}), 400)


@pytest.mark.parametrize("name", ["λ/é&=?#", "a b", "..", "%2e%2e/", "A/.", "", '"<script>\n'])
def test_names_may_have_any_character(name):
    tab = Tab(FakeProvider({(name, name): {0: Blob(to_bytes(toy()))}}))

    (run,) = tab.get("index.json").json["runs"]

    assert (run["run"], run["tags"][0]["tag"]) == (name, name)
    assert tab.of("recording.json", run=name, tag=name).json["meta"]["label"] == "toy"


def test_answers_are_gzipped_if_accepted():
    tab = Tab(fake(toy()))
    url = "/recording.json?run=a&tag=t&step=0"

    zipped = tab.client.get(url, headers={"Accept-Encoding": "gzip"})
    plain = tab.client.get(url)

    assert zipped.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert gzip.decompress(zipped.get_data()) == plain.get_data()
    assert plain.headers["X-Content-Type-Options"] == "nosniff"
    assert tab.client.head(url).get_data() == b""


def test_concurrent_requests_decode_once():
    data = fake(transformer(20))
    tab = Tab(data)
    routes: list[Callable[[], Any]] = [
        lambda: tab.of("recording.json"),
        lambda: tab.of("timeline.json"),
        lambda: tab.of("detail.json", node=3),
        lambda: tab.of("detail.json", module=3),
    ]
    with ThreadPoolExecutor(8) as pool:
        replies = [pool.submit(route) for route in routes * 8]
        codes = {reply.result().status_code for reply in replies}

    assert codes == {200}
    assert data.reads.count("blob") == 1


def test_rewritten_step_is_read_once_more():
    data = fake(toy())
    tab = Tab(data)
    assert tab.of("recording.json").json["meta"]["label"] == "toy"

    data.series["a", "t"][0] = Blob(to_bytes(empty()), wall_time=2e9)

    assert tab.of("recording.json").json["meta"]["label"] == "empty"


def test_tensorboards_provider_serves_recordings(tmp_path):
    recordings = [*EXAMPLES.values()]
    tab = written(
        tmp_path,
        *(("run é", step, recording_pb("a/b&c", r)) for step, r in enumerate(recordings)),
        (".", 3, recording_pb("t", toy(), "**bold**")),
    )

    found = {run["run"]: run["tags"] for run in tab.get("index.json").json["runs"]}

    assert sorted(found) == [".", "run é"]
    assert found["."][0]["description"] == "**bold**"
    assert [step["step"] for step in found["run é"][0]["steps"]] == [*range(len(recordings))]
    for step, recording in enumerate(recordings):
        reply = tab.of("recording.json", run="run é", tag="a/b&c", step=step)
        assert reply.json["meta"]["label"] == recording.meta.title


def test_loader_keeps_every_step_by_default():
    flags = argparse.Namespace(samples_per_plugin={"images": 3})
    Loader().fix_flags(flags)
    told = argparse.Namespace(samples_per_plugin={"activation_memory": 5})
    Loader().fix_flags(told)
    Loader().fix_flags(argparse.Namespace())

    assert flags.samples_per_plugin == {"images": 3, PLUGIN_NAME: 0}
    assert told.samples_per_plugin == {"activation_memory": 5}


def test_loader_makes_tab_that_data_activates(monkeypatch):
    monkeypatch.setattr(plugin, "WAITS", ())
    tab = Loader().load(TBContext(data_provider=FakeProvider({})))

    assert tab is not None
    assert tab.plugin_name == "activation_memory"
    assert not tab.is_active()


def test_broken_installation_breaks_only_our_tab(monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, "tb_actmem.tensorboard.plugin.plugin", SimpleNamespace())

    assert Loader().load(TBContext()) is None
    assert "cannot be loaded" in caplog.text


def test_entry_point_names_loader():
    found = importlib.import_module("tb_actmem.tensorboard.plugin")

    assert found.Loader is Loader
