"""Prefetching: the tab's first recording is read before a request comes."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from tensorboard.plugins.base_plugin import TBContext

from tb_actmem.format import to_bytes
from tb_actmem.tensorboard.events import Series
from tb_actmem.tensorboard.plugin import Loader, plugin
from tb_actmem.tensorboard.plugin.plugin import Place, newest_first, read_ahead
from tb_actmem.tensorboard.plugin.store import Store
from tests.support.recordings import toy
from tests.support.tabs import Blob, FakeProvider, Tab

RECORDING = to_bytes(toy())


def blobs(**steps: float) -> dict[int, Blob]:
    """``_0=1.5``: step 0 was written at 1.5."""
    return {int(step[1:]): Blob(RECORDING, at) for step, at in steps.items()}


def until_brought() -> None:
    """Wait for decoding in the background."""
    for thread in threading.enumerate():
        if thread.name == "actmem-bring":
            thread.join()


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What happens before each look, instead of a wait."""
    happens: list[Callable[[], None]] = []
    waits = iter(happens)
    monkeypatch.setattr(plugin, "WAITS", (0,) * 2)
    monkeypatch.setattr(plugin, "time", SimpleNamespace(sleep=lambda _: next(waits, int)()))
    return happens


def test_last_step_of_newest_run_is_prefetched(looks):
    series = {("a", "t"): blobs(_0=9), ("b", "t"): blobs(_0=1, _7=3), ("b", "u"): blobs(_0=11)}
    tab = Tab(data := FakeProvider(series))

    tab.plugin.read_ahead().join()

    assert data.reads.count("blob") == 1
    assert tab.of("recording.json", run="b", tag="t", step=7).status_code == 200
    assert data.reads.count("blob") == 1


def test_later_run_is_prefetched_instead(looks):
    data = FakeProvider({})
    looks += [int, lambda: data.series.update({("a", "t"): blobs(_0=1)})]

    read_ahead(store := Store(data)).join()

    assert data.reads.count("blob") == 1
    assert newest_first(store.listing(None, "").series) == [Place("a", "t", 0)]


def test_unreadable_recording_is_skipped(looks):
    newest = {0: Blob(b"damaged", 9)}
    data = FakeProvider({("a", "t"): blobs(_0=1), ("b", "t"): newest})
    tab = Tab(data)

    tab.plugin.read_ahead().join()

    assert data.reads.count("blob") == 2
    assert tab.of("recording.json", run="a", tag="t", step=0).status_code == 200
    assert data.reads.count("blob") == 2


def test_newer_version_is_not_prefetched():
    newer = Series("b", "t", "", None, "It is of a newer version.", ((0, 9.0),))
    older = Series("a", "t", "", None, None, ((0, 1.0),))

    assert newest_first([older, newer]) == [Place("a", "t", 0)]


def test_damaged_recording_is_tried_once(looks):
    tab = Tab(data := FakeProvider({("a", "t"): {0: Blob(b"damaged")}}))

    tab.plugin.read_ahead().join()

    assert data.reads.count("blob") == 1
    assert tab.of("recording.json").status_code == 400


def test_other_runs_are_prefetched_later(monkeypatch):
    series = {
        ("old", "t"): blobs(_0=1, _3=2),
        ("damaged", "t"): {0: Blob(b"damaged", 3)},
        ("new", "t"): blobs(_0=5),
    }
    tab, read = Tab(data := FakeProvider(series)), []
    sleep = lambda _: read.append(data.reads.count("blob"))  # noqa: E731  # no more than a look
    monkeypatch.setattr(plugin, "time", SimpleNamespace(sleep=sleep, monotonic=lambda: 0))

    tab.plugin.read_ahead().join()

    long = plugin.WAITS.index(plugin.LONG)
    assert read == [0, *[1] * long, *[3] * (len(plugin.WAITS) - long - 1)]


def test_prefetching_other_runs_is_limited_in_time(monkeypatch):
    series = {(run, "t"): blobs(_0=at) for at, run in enumerate("abcdefgh")}
    tab, clock = Tab(data := FakeProvider(series)), itertools.count(step=5)
    seconds = SimpleNamespace(sleep=lambda _: None, monotonic=lambda: next(clock))
    monkeypatch.setattr(plugin, "time", seconds)
    monkeypatch.setattr(plugin, "WAITS", (plugin.LONG,))

    tab.plugin.read_ahead().join()

    assert data.reads.count("blob") == 2  # the newest, and one more in eight seconds


def test_prefetched_answer_does_not_cache_recording(monkeypatch):
    monkeypatch.setattr(plugin, "WAITS", (plugin.LONG,))
    seconds = SimpleNamespace(sleep=lambda _: None, monotonic=lambda: 0)
    monkeypatch.setattr(plugin, "time", seconds)
    tab = Tab(data := FakeProvider({("old", "t"): blobs(_0=1), ("new", "t"): blobs(_0=2)}))
    tab.plugin.read_ahead().join()
    about: dict[str, Any] = {"run": "old", "tag": "t", "step": 0}

    assert tab.of("recording.json", **about).status_code == 200
    until_brought()

    assert data.reads.count("blob") == 3
    assert tab.of("detail.json", **about, node=0).status_code == 200
    assert data.reads.count("blob") == 3


def test_last_visited_run_is_decoded(monkeypatch):
    store = Store(data := FakeProvider({(run, "t"): blobs(_0=1) for run in "abc"}))
    first, *_, last = found = [store.find(None, "", run, "t", 0) for run in "abc"]
    decoding = threading.Event()
    whole = FakeProvider.read_blob

    def read_blob(self: Any, ctx: Any = None, *, blob_key: str) -> Any:
        decoding.set()
        time.sleep(0.2)
        return whole(self, blob_key=blob_key)

    monkeypatch.setattr(FakeProvider, "read_blob", read_blob)
    store.bring(None, "", first)
    decoding.wait()
    for each in found:
        store.bring(None, "", each)
    until_brought()

    assert data.reads.count("blob") == 2
    store.index(None, "", last)
    assert data.reads.count("blob") == 2


def test_missing_loader_is_tried_once_more(looks, monkeypatch):
    data = FakeProvider({("a", "t"): blobs(_0=1)})
    listed = iter([ConnectionError()])

    def metadata(self: Any, *_: Any, **about: Any) -> Any:
        for error in listed:
            raise error
        return whole(self, *_, **about)

    whole = FakeProvider.experiment_metadata
    monkeypatch.setattr(FakeProvider, "experiment_metadata", metadata)

    read_ahead(Store(data)).join()

    assert data.reads.count("blob") == 1


def test_starting_tensorboard_prefetches(looks):
    data = FakeProvider({("a", "t"): blobs(_0=1)})

    Loader().load(TBContext(data_provider=data))
    for thread in threading.enumerate():
        if thread.name == "actmem-ahead":
            thread.join()

    assert data.reads.count("blob") == 1
