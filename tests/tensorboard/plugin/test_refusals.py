"""Refused requests: one sentence each, never a 500, never another file."""

from __future__ import annotations

import hashlib
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from tensorboard import errors

from tb_actmem.format import to_bytes
from tb_actmem.tensorboard import recording_pb
from tb_actmem.tensorboard.plugin import plugin, store
from tests.support.recordings import shared_storage, toy
from tests.support.tabs import Blob, FakeProvider, Tab, fake, sentence, written


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        ({}, 400, "needs run="),
        ({"run": "a"}, 400, "needs tag="),
        ({"run": "a", "tag": "t"}, 400, "needs step="),
        ({"run": "a", "tag": "t", "step": "one"}, 400, "step=one is not a whole number"),
        ({"run": "a", "tag": "t", "step": ""}, 400, "not a whole number"),
        ({"run": "a", "tag": "t", "step": "1_0"}, 400, "not a whole number"),
        ({"run": "a", "tag": "t", "step": "١"}, 400, "not a whole number"),
        ({"run": "a", "tag": "t", "step": "9" * 5000}, 400, "not a whole number"),
        ({"run": "b", "tag": "t", "step": 0}, 404, "Run 'b' has no recording"),
        ({"run": "a" * 10_000, "tag": "t", "step": 0}, 404, "has no recording"),
        ({"run": "a", "tag": "u", "step": 0}, 404, "the tag 'u'"),
        (
            {"run": "a", "tag": "t", "step": 7},
            404,
            "no recording at step 7. Its steps are between 0 and 1",
        ),
        ({"run": "a", "tag": "t", "step": -(10**18)}, 404, "no recording at step"),
        ({"run": "a", "tag": "t", "step": 10**19}, 400, "is not a whole number"),
    ],
)
@pytest.mark.parametrize(
    "route",
    ["recording.json", "graph.dot", "timeline.json", "terms.json", "patterns.json", "curve.json"],
)
def test_missing_thing_is_refused_in_one_sentence(route, args, code, words):
    said = sentence(Tab(fake(toy(), toy())).get(route, **args), code)

    assert words in said
    assert len(said) < 400


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        ({}, 400, "either a node or a module"),
        ({"node": 1, "module": 1}, 400, "either a node or a module"),
        ({"node": "x"}, 400, "node=x is not a whole number"),
        ({"node": 10}, 404, "There is no node 10: the recording has 10."),
        ({"node": -1}, 404, "no node -1"),
        ({"module": 5}, 404, "There is no module 5: the recording has 5."),
    ],
)
def test_details_of_nothing_are_refused(args, code, words):
    assert words in sentence(Tab(fake(toy())).of("detail.json", **args), code)


@pytest.mark.parametrize(
    ("expand", "code", "words"),
    [
        ("x", 400, "expand=x"),
        ("0;1", 400, "whole number"),
        ("5", 404, "no module call 5"),
        ("-1", 404, "-1"),
    ],
)
def test_unknown_call_cannot_be_opened(expand, code, words):
    assert words in sentence(Tab(fake(toy())).of("graph.dot", expand=expand), code)


def test_no_op_stream_means_no_timeline():
    said = sentence(Tab(fake(shared_storage())).of("timeline.json"), 404)

    assert "has no ops" in said


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
def test_broken_blob_is_one_sentence(blob, route, caplog):
    tab = Tab(FakeProvider({("a", "t"): {0: Blob(blob)}}))
    with caplog.at_level(logging.CRITICAL):
        args: dict[str, Any] = {"node": 0} if route == "detail.json" else {}
        response = tab.of(route, **args)

    sentence(response, 404 if isinstance(blob, errors.NotFoundError) else 400)


def test_broken_blob_does_not_affect_others():
    tab = Tab(FakeProvider({("a", "t"): {0: Blob(b"broken"), 1: Blob(to_bytes(toy()))}}))

    assert "a/t at step 0" in sentence(tab.of("recording.json", step=0), 400)
    assert tab.of("recording.json", step=1).status_code == 200


def test_newer_version_is_refused_and_in_index():
    tab = Tab(fake(toy(), content=b'{"version": 2}'))

    assert "newer tb_actmem" in sentence(tab.of("recording.json"), 400)
    (run,) = tab.get("index.json").json["runs"]
    assert "Upgrade tb_actmem" in run["tags"][0]["problem"]


def test_our_error_is_logged_and_no_500(monkeypatch, caplog):
    monkeypatch.setattr(store, "Index", lambda recording: 1 / 0)

    said = sentence(Tab(fake(toy())).of("recording.json"), 400)

    assert "ZeroDivisionError" in said
    assert "ZeroDivisionError" in caplog.text


def test_only_get_is_understood():
    tab = Tab(fake(toy()))

    assert sentence(tab.client.post("/index.json"), 405) == "Only GET and HEAD are supported."


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
def test_only_scripts_with_hash_are_cached(built, name):
    tab = Tab(FakeProvider({}))
    content = (built / name).read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:16]

    lasting, stale, plain = (tab.get(name, v=digest), tab.get(name, v="0" * 16), tab.get(name))
    chance = tab.get(name, v=digest[:1])

    assert {each.get_data() for each in (lasting, stale, plain, chance)} == {content}
    assert lasting.headers["Cache-Control"] == "private, max-age=86400"
    assert "no-cache" in stale.headers["Cache-Control"]
    assert "no-cache" in plain.headers["Cache-Control"]
    assert "no-cache" in chance.headers["Cache-Control"]
    assert plain.content_type == "text/javascript; charset=utf-8"


def test_page_requests_script_by_hash(built):
    path = Tab(FakeProvider({})).plugin.frontend_metadata().es_module_path
    digest = hashlib.sha256((built / "index.js").read_bytes()).hexdigest()

    assert path == f"/index.js?v={digest[:16]}"


def test_rebuilt_script_is_served_at_once(built):
    tab = Tab(FakeProvider({}))
    assert tab.get("index.js").get_data() == b"export const render = 1;"

    (built / "index.js").write_text("export const render = 2;")
    os.utime(built / "index.js", ns=(1, 1))

    assert tab.get("index.js").get_data() == b"export const render = 2;"


def test_missing_bundle_is_one_sentence(built):
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


def test_malformed_events_are_one_sentence(tmp_path, caplog):
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


def test_event_that_claims_many_strings_is_cheap(tmp_path):
    claimed = recording_pb("many", toy())
    claimed.value[0].tensor.tensor_shape.dim[0].size = 10**12
    tab = written(tmp_path, ("a", 7, claimed), ("a", 0, recording_pb("good", toy())))

    (run,) = tab.get("index.json").json["runs"]
    good, many = run["tags"]
    assert good["problem"] is None
    assert "1,000,000,000,000 byte strings" in many["problem"]
    assert [step["step"] for step in many["steps"]] == [7]
    assert "1,000,000,000,000 byte strings" in sentence(
        tab.of("recording.json", "a", "many", 7), 400
    )
    assert tab.of("recording.json", "a", "good").status_code == 200
