"""The tab's server side, by a WSGI client over data providers, false ones and TensorBoard's own."""

from __future__ import annotations

import argparse
import gzip
import hashlib
import importlib
import json
import logging
import sys
import threading
import urllib.parse
import warnings
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from arbitrary import recordings
from hypothesis import given, settings
from recordings import EXAMPLES, empty, shared_storage, toy, transformer
from tensorboard import errors
from tensorboard.backend.event_processing.data_provider import MultiplexerDataProvider
from tensorboard.backend.event_processing.plugin_event_multiplexer import EventMultiplexer
from tensorboard.compat.proto import event_pb2, summary_pb2
from tensorboard.data import provider
from tensorboard.plugins.base_plugin import TBContext
from tensorboard.summary.writer.event_file_writer import EventFileWriter
from werkzeug.test import Client, TestResponse
from werkzeug.wrappers import Request, Response

from tb_actmem import ledger, recording_pb, to_bytes
from tb_actmem.plugin import Loader, cache, metadata

with warnings.catch_warnings():  # TensorBoard's plugin_util brings an old html5lib in
    warnings.simplefilter("ignore", DeprecationWarning)
    from tb_actmem.plugin import plugin, store

CONTENT = metadata.create().plugin_data.content


class Blob(NamedTuple):
    """What a provider has of one step."""

    data: Any
    wall_time: float = 1e9


class FakeProvider:
    """Series in a dictionary: (run, tag) → {step: blob}; counts what is read."""

    def __init__(self, series: dict[tuple[str, str], dict[int, Blob]], content: bytes = CONTENT):
        self.series = series
        self.content = content
        self.reads: list[str] = []
        self.listed_away: set[str] = set()

    def experiment_metadata(self, ctx=None, *, experiment_id):
        return provider.ExperimentMetadata(data_location="runs")

    def list_plugins(self, ctx=None, *, experiment_id):
        return ["activation_memory"]

    def list_runs(self, ctx=None, *, experiment_id):
        return []

    def list_blob_sequences(self, ctx=None, *, experiment_id, plugin_name, run_tag_filter=None):
        found: dict[str, Any] = {}
        for (run, tag), steps in self._chosen(run_tag_filter):
            if run not in self.listed_away:
                found.setdefault(run, {})[tag] = provider.BlobSequenceTimeSeries(
                    max_step=max(steps, default=0),
                    max_wall_time=max((blob.wall_time for blob in steps.values()), default=0),
                    max_length=1,
                    plugin_content=self.content,
                    description="",
                    display_name="",
                )
        return found

    def read_blob_sequences(
        self, ctx=None, *, experiment_id, plugin_name, downsample, run_tag_filter=None
    ):
        assert plugin_name == "activation_memory"
        self.reads.append("steps")
        found: dict[str, Any] = {}
        for (run, tag), steps in self._chosen(run_tag_filter):
            found.setdefault(run, {})[tag] = [
                provider.BlobSequenceDatum(
                    step=step,
                    wall_time=blob.wall_time,
                    values=(provider.BlobReference(json.dumps([run, tag, step])),),
                )
                for step, blob in steps.items()
            ]
        return found

    def read_blob(self, ctx=None, *, blob_key):
        run, tag, step = json.loads(blob_key)
        self.reads.append("blob")
        data = self.series[run, tag][step].data
        if isinstance(data, Exception):
            raise data
        return data

    def _chosen(self, chosen) -> Iterable[tuple[tuple[str, str], dict[int, Blob]]]:
        for (run, tag), steps in self.series.items():
            if chosen is None or (run in chosen.runs and tag in chosen.tags):
                yield (run, tag), steps


class Tab:
    """A client of the tab's routes."""

    def __init__(self, data_provider: provider.DataProvider) -> None:
        self.plugin = plugin.ActmemPlugin(TBContext(data_provider=data_provider))
        apps = self.plugin.get_plugin_apps()

        @Request.application
        def dispatch(request: Request) -> Response:
            app = apps.get(request.path)
            return app or Response("no such route", 404)

        self.client = Client(dispatch)

    def get(self, route: str, **args: object) -> TestResponse:
        query = urllib.parse.urlencode(args)
        return self.client.get(f"/{route}?{query}")

    def of(
        self, route: str, run: str = "a", tag: str = "t", step: object = 0, **args: object
    ) -> Any:
        return self.get(route, run=run, tag=tag, step=step, **args)


def fake(*recordings: Any, **fields: Any) -> FakeProvider:
    """A provider with one run and tag, a recording for each step."""
    steps = {step: Blob(to_bytes(recording)) for step, recording in enumerate(recordings)}
    return FakeProvider({("a", "t"): steps}, **fields)


def sentence(response: TestResponse, code: int) -> str:
    """The one sentence of a refusal."""
    assert response.status_code == code
    assert response.mimetype == "text/plain"
    text = response.get_data(as_text=True)
    assert text.endswith((".", ").", "more", "upgrade tb_actmem")) or ":" in text
    assert "\n" not in text
    return text


def written(folder: Path, *summaries: tuple[str, int, summary_pb2.Summary]) -> Tab:
    """A tab over event files, read by TensorBoard's slow loader."""
    for run in {run for run, _, _ in summaries}:
        writer = EventFileWriter(str(folder / run))
        for name, step, summary in summaries:
            if name == run:
                writer.add_event(event_pb2.Event(wall_time=1e9, step=step, summary=summary))
        writer.close()
    multiplexer = EventMultiplexer(tensor_size_guidance={metadata.PLUGIN_NAME: 0})
    multiplexer.AddRunsFromDirectory(str(folder))
    multiplexer.Reload()
    return Tab(MultiplexerDataProvider(multiplexer, str(folder)))


def test_the_index_names_every_run_tag_and_step():
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
    return {"tag": name, "description": "", "problem": None, "steps": listed}


def test_an_empty_log_directory_has_an_empty_index():
    assert Tab(FakeProvider({})).get("index.json").json["runs"] == []


@pytest.mark.parametrize("wall_time", [float("nan"), float("inf")])
def test_a_time_that_is_no_number_is_null(wall_time):
    tab = Tab(FakeProvider({("a", "t"): {0: Blob(to_bytes(toy()), wall_time)}}))

    (run,) = tab.get("index.json").json["runs"]

    assert run["tags"][0]["steps"] == [{"step": 0, "wall_time": None}]
    assert tab.of("recording.json").status_code == 200


def test_runs_that_are_read_but_not_listed_do_not_disturb():
    data = FakeProvider({("a", "t"): {0: Blob(to_bytes(toy()))}, ("ghost", "t"): {}})
    data.listed_away.add("ghost")

    assert [run["run"] for run in Tab(data).get("index.json").json["runs"]] == ["a"]


def test_a_new_step_is_seen_at_once_and_an_older_one_soon(monkeypatch):
    data = fake(toy())
    tab = Tab(data)
    now = [100.0]
    monkeypatch.setattr(store.time, "monotonic", lambda: now[0])

    def steps() -> list[int]:
        (run,) = tab.get("index.json").json["runs"]
        return [step["step"] for step in run["tags"][0]["steps"]]

    assert (steps(), steps()) == ([0], [0])
    assert data.reads == ["steps"]
    data.series["a", "t"][5] = Blob(to_bytes(toy()))
    assert steps() == [0, 5]
    data.series["a", "t"][2] = Blob(to_bytes(toy()))
    now[0] += store.INDEX_SECONDS
    assert steps() == [0, 2, 5]


@pytest.mark.parametrize("recording", EXAMPLES.values(), ids=EXAMPLES)
def test_every_recording_is_served(recording):
    tab = Tab(fake(recording))

    found = tab.of("recording.json").json

    assert found["meta"]["label"] == recording.meta.label
    assert found["ledger"][0]["nbytes"] == ledger(recording).kept_bytes
    assert tab.of("graph.dot").get_data(as_text=True).startswith("digraph")
    assert tab.of("timeline.json").status_code == (200 if recording.meta.has_ops else 404)
    for position in range(len(recording.nodes)):
        assert tab.of("detail.json", node=position).json["id"] == f"n{position}"
    for position in range(len(recording.modules)):
        assert tab.of("detail.json", module=position).json["id"] == f"m{position}"


@settings(max_examples=200, deadline=None)
@given(recordings())
def test_whatever_passes_the_check_can_be_shown(recording):
    tab = Tab(fake(recording))

    found = [tab.of("recording.json"), tab.of("graph.dot"), tab.of("graph.dot", expand="")]
    found += [tab.of("detail.json", node=node) for node in range(len(recording.nodes))]
    found += [tab.of("detail.json", module=call) for call in range(len(recording.modules))]
    found += [tab.of("timeline.json")] * recording.meta.has_ops

    assert [each.get_data() for each in found if each.status_code != 200] == []


def test_the_graph_says_what_stands_open():
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


@pytest.mark.parametrize("name", ["λ/é&=?#", "a b", "..", "%2e%2e/", "A/.", "", '"<script>\n'])
def test_names_may_have_any_character(name):
    tab = Tab(FakeProvider({(name, name): {0: Blob(to_bytes(toy()))}}))

    (run,) = tab.get("index.json").json["runs"]

    assert (run["run"], run["tags"][0]["tag"]) == (name, name)
    assert tab.of("recording.json", run=name, tag=name).json["meta"]["label"] == "toy"


def test_answers_are_zipped_for_those_who_take_it():
    tab = Tab(fake(toy()))
    url = "/recording.json?run=a&tag=t&step=0"

    zipped = tab.client.get(url, headers={"Accept-Encoding": "gzip"})
    plain = tab.client.get(url)

    assert zipped.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert gzip.decompress(zipped.get_data()) == plain.get_data()
    assert plain.headers["X-Content-Type-Options"] == "nosniff"
    assert tab.client.head(url).get_data() == b""


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        ({}, 400, "which run"),
        ({"run": "a"}, 400, "which tag"),
        ({"run": "a", "tag": "t"}, 400, "which step"),
        ({"run": "a", "tag": "t", "step": "one"}, 400, "step=one is not a whole number"),
        ({"run": "a", "tag": "t", "step": ""}, 400, "not a whole number"),
        ({"run": "a", "tag": "t", "step": "1_0"}, 400, "not a whole number"),
        ({"run": "a", "tag": "t", "step": "١"}, 400, "not a whole number"),
        ({"run": "a", "tag": "t", "step": "9" * 5000}, 400, "not a whole number"),
        ({"run": "b", "tag": "t", "step": 0}, 404, "Run 'b' has no recording"),
        ({"run": "a" * 10_000, "tag": "t", "step": 0}, 404, "has no recording"),
        ({"run": "a", "tag": "u", "step": 0}, 404, "the tag 'u'"),
        ({"run": "a", "tag": "t", "step": 7}, 404, "no recording at step 7, only between 0 and 1"),
        ({"run": "a", "tag": "t", "step": -(10**18)}, 404, "no recording at step"),
    ],
)
@pytest.mark.parametrize("route", ["recording.json", "graph.dot", "timeline.json"])
def test_what_does_not_exist_is_refused_in_a_sentence(route, args, code, words):
    said = sentence(Tab(fake(toy(), toy())).get(route, **args), code)

    assert words in said
    assert len(said) < 400


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        ({}, 400, "either a node or a module"),
        ({"node": 1, "module": 1}, 400, "either a node or a module"),
        ({"node": "x"}, 400, "node=x is not a whole number"),
        ({"node": 10}, 404, "10 nodes, and no node 10"),
        ({"node": -1}, 404, "no node -1"),
        ({"module": 5}, 404, "5 modules, and no module 5"),
    ],
)
def test_details_of_nothing_are_refused(args, code, words):
    assert words in sentence(Tab(fake(toy())).of("detail.json", **args), code)


@pytest.mark.parametrize(
    ("expand", "code", "words"),
    [
        ("x", 400, "expand=x"),
        ("0;1", 400, "whole number"),
        ("5", 404, "no call 5"),
        ("-1", 404, "-1"),
    ],
)
def test_an_unknown_call_cannot_stand_open(expand, code, words):
    assert words in sentence(Tab(fake(toy())).of("graph.dot", expand=expand), code)


def test_no_op_stream_means_no_timeline():
    said = sentence(Tab(fake(shared_storage())).of("timeline.json"), 404)

    assert "no op stream" in said


def flipped(data: bytes, position: int) -> bytes:
    return data[:position] + bytes([data[position] ^ 0xFF]) + data[position + 1 :]


HOSTILE: dict[str, Any] = {
    "empty": b"",
    "text": b"hello",
    "cut": to_bytes(toy())[:-10],
    "flipped": flipped(to_bytes(toy()), 40),
    "longer": to_bytes(toy()) + b"x",
    "string": "a str",
    "number": 3.5,
    "none": None,
    "gone": errors.NotFoundError("gone"),
    "bad key": errors.InvalidArgumentError("bad key"),
    "not a list": IndexError("too many indices"),
    "surprise": RuntimeError("what?\nnobody knows"),
}


@pytest.mark.parametrize("route", ["recording.json", "graph.dot", "timeline.json", "detail.json"])
@pytest.mark.parametrize("blob", HOSTILE.values(), ids=HOSTILE)
def test_a_broken_blob_is_a_sentence(blob, route, caplog):
    tab = Tab(FakeProvider({("a", "t"): {0: Blob(blob)}}))
    with caplog.at_level(logging.CRITICAL):
        response = tab.of(route, node=0)

    sentence(response, 404 if isinstance(blob, errors.NotFoundError) else 400)


def test_a_broken_blob_leaves_its_neighbours_alone():
    tab = Tab(FakeProvider({("a", "t"): {0: Blob(b"broken"), 1: Blob(to_bytes(toy()))}}))

    assert "a/t at step 0" in sentence(tab.of("recording.json", step=0), 400)
    assert tab.of("recording.json", step=1).status_code == 200


def test_a_newer_version_is_refused_and_the_index_says_so():
    tab = Tab(fake(toy(), content=b'{"version": 2}'))

    assert "newer tb_actmem" in sentence(tab.of("recording.json"), 400)
    (run,) = tab.get("index.json").json["runs"]
    assert "upgrade tb_actmem" in run["tags"][0]["problem"]


def test_an_error_of_ours_is_logged_and_no_500(monkeypatch, caplog):
    monkeypatch.setattr(store, "facts", lambda recording: 1 / 0)

    said = sentence(Tab(fake(toy())).of("recording.json"), 400)

    assert "ZeroDivisionError" in said
    assert "ZeroDivisionError" in caplog.text


def test_only_get_is_understood():
    tab = Tab(fake(toy()))

    assert sentence(tab.client.post("/index.json"), 405) == "Only GET is understood here."


@pytest.fixture
def built(tmp_path, monkeypatch) -> Path:
    """A folder with a front end, and a secret beside it."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.js").write_text("export const render = 1;")
    (static / "layout.worker.js").write_text("postMessage('é');", encoding="utf-8")
    (static / "secret.js").write_text("secret")
    (tmp_path / "secret.js").write_text("secret")
    monkeypatch.setattr(plugin, "STATIC", static)
    return static


@pytest.mark.parametrize("name", ["index.js", "layout.worker.js"])
def test_scripts_are_served_and_only_their_hash_makes_them_last(built, name):
    tab = Tab(FakeProvider({}))
    content = (built / name).read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:16]

    lasting, stale, plain = (tab.get(name, v=digest), tab.get(name, v="0" * 16), tab.get(name))

    assert {each.get_data() for each in (lasting, stale, plain)} == {content}
    assert lasting.headers["Cache-Control"] == "private, max-age=86400"
    assert "no-cache" in stale.headers["Cache-Control"]
    assert "no-cache" in plain.headers["Cache-Control"]
    assert plain.content_type == "text/javascript; charset=utf-8"


def test_the_page_asks_for_the_script_by_its_hash(built):
    path = Tab(FakeProvider({})).plugin.frontend_metadata().es_module_path
    digest = hashlib.sha256((built / "index.js").read_bytes()).hexdigest()

    assert path == f"/index.js?v={digest[:16]}"


def test_a_missing_bundle_is_a_sentence(built):
    (built / "index.js").unlink()
    tab = Tab(FakeProvider({}))

    assert "make bundle" in sentence(tab.get("index.js"), 404)
    assert tab.plugin.frontend_metadata().tab_name == "Activation Memory"


@pytest.mark.parametrize(
    "path",
    [
        "/secret.js", "/../secret.js", "/%2e%2e/secret.js", "/..%2fsecret.js", "//secret.js",
        "/static/../secret.js", "/index.js/../secret.js", "/index.js%00.map", "/./index.js/",
        "/..\\secret.js", "/%5c..%5csecret.js", "/static/index.js", "/index.js/", "/INDEX.JS", "/",
        "/etc/passwd",
    ],
)  # fmt: skip
def test_no_path_leads_to_another_file(built, path):
    response = Tab(FakeProvider({})).client.get(path)

    assert response.status_code == 404
    assert b"secret" not in response.get_data()


def test_no_argument_leads_to_another_file(built):
    response = Tab(FakeProvider({})).get("index.js", v="../../secret.js", file="../secret.js")

    assert response.get_data(as_text=True) == "export const render = 1;"


def test_a_recording_is_decoded_once_however_many_ask_at_once():
    data = fake(transformer(20))
    tab = Tab(data)
    routes: list[Callable[[], TestResponse]] = [
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


def test_a_step_that_is_written_again_is_read_again():
    data = fake(toy())
    tab = Tab(data)
    assert tab.of("recording.json").json["meta"]["label"] == "toy"

    data.series["a", "t"][0] = Blob(to_bytes(empty()), wall_time=2e9)

    assert tab.of("recording.json").json["meta"]["label"] == "empty"


def test_the_cache_forgets_the_least_recently_used():
    made: list[str] = []

    def get(key: str) -> str:
        return kept.get(key, lambda: made.append(key) or key * 4)  # type: ignore[func-returns-value]

    kept = cache.Cache[str](room=8, weigh=len)
    for key in ("a", "b", "a", "c", "a", "b"):
        get(key)

    assert made == ["a", "b", "c", "b"]


def test_the_cache_keeps_one_value_that_is_too_large():
    kept = cache.Cache[str](room=1, weigh=len)
    values = [kept.get("a", lambda: "long") for _ in range(2)]

    assert values[0] is values[1]


def test_a_failure_reaches_all_who_wait_and_is_not_kept():
    kept = cache.Cache[int](room=9, weigh=int)
    started, go = threading.Event(), threading.Event()

    def fail() -> int:
        started.set()
        assert go.wait(10)
        raise ValueError("no")

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(kept.get, "a", fail)
        started.wait(10)
        second = pool.submit(kept.get, "a", fail)
        go.set()
        assert [str(each.exception()) for each in (first, second)] == ["no", "no"]

    assert kept.get("a", lambda: 3) == 3


def test_tensorboards_own_provider_serves_what_was_written(tmp_path):
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
        assert reply.json["meta"]["label"] == recording.meta.label


def test_events_that_nobody_should_write_are_sentences(tmp_path, caplog):
    summaries = []
    for position, change in enumerate(
        (
            lambda tensor: tensor.ClearField("tensor_shape"),
            lambda tensor: tensor.ClearField("string_val"),
            lambda tensor: setattr(tensor, "dtype", 1),
            lambda tensor: setattr(tensor.tensor_shape.dim[0], "size", 2),
        )
    ):
        summary = recording_pb(f"t{position}", toy())
        change(summary.value[0].tensor)
        summaries.append((".", 0, summary))
    tab = written(tmp_path, *summaries, (".", 0, recording_pb("good", toy())))

    assert tab.get("index.json").status_code == 200
    assert tab.of("recording.json", run=".", tag="good").status_code == 200
    for position in range(len(summaries)):
        assert tab.of("recording.json", run=".", tag=f"t{position}").status_code in (200, 400, 404)


def test_the_loader_keeps_every_step_unless_told_otherwise():
    flags = argparse.Namespace(samples_per_plugin={"images": 3})
    Loader().fix_flags(flags)
    told = argparse.Namespace(samples_per_plugin={"activation_memory": 5})
    Loader().fix_flags(told)
    Loader().fix_flags(argparse.Namespace())

    assert flags.samples_per_plugin == {"images": 3, metadata.PLUGIN_NAME: 0}
    assert told.samples_per_plugin == {"activation_memory": 5}


def test_the_loader_makes_a_tab_that_is_active_only_by_its_data():
    tab = Loader().load(TBContext(data_provider=FakeProvider({})))

    assert tab is not None
    assert tab.plugin_name == "activation_memory"
    assert not tab.is_active()


def test_a_broken_installation_costs_only_our_own_tab(monkeypatch, caplog):
    monkeypatch.setitem(sys.modules, "tb_actmem.plugin.plugin", SimpleNamespace())

    assert Loader().load(TBContext()) is None
    assert "cannot be loaded" in caplog.text


def test_the_entry_point_names_the_loader():
    found = importlib.import_module("tb_actmem.plugin")

    assert found.Loader is Loader
