"""Turns: requests are answered in order, and a closed connection gets none."""

from __future__ import annotations

import socket
import sys
import threading
import time
from contextlib import suppress

import pytest
from torch import nn

from tb_actmem.format import to_bytes
from tb_actmem.tensorboard.plugin import compare
from tb_actmem.tensorboard.plugin import compare as comparing
from tb_actmem.tensorboard.plugin import plugin as tab_plugin
from tb_actmem.tensorboard.plugin.jobs import NotWantedError, Turns, is_connected
from tests.support.tabs import Blob, FakeProvider, Tab
from tests.tensorboard.plugin.test_compare import recorded


def yes() -> bool:
    return True


def test_requests_are_answered_in_their_order():
    turns, done = Turns(1), []

    def ask(number: int) -> None:
        with turns.taken(yes):
            done.append(number)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(20)]
    with turns.taken(yes):
        for waiting, thread in enumerate(threads):
            thread.start()
            while len(turns._line) <= waiting:
                time.sleep(0.001)
    for thread in threads:
        thread.join()

    assert done == [*range(20)]


@pytest.mark.parametrize("at_once", [1, 3])
def test_no_more_than_allowed_are_answered_at_once(at_once):
    turns, running, most = Turns(at_once), [], []

    def ask() -> None:
        with turns.taken(yes):
            running.append(0)
            most.append(len(running))
            time.sleep(0.005)
            running.pop()

    threads = [threading.Thread(target=ask) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert max(most) == at_once


def test_request_that_hangs_up_leaves_line():
    turns, gone, left = Turns(1), threading.Event(), threading.Event()

    def ask() -> None:
        with suppress(NotWantedError), turns.taken(lambda: not gone.is_set()):
            raise AssertionError("nobody wants it")
        left.set()

    with turns.taken(yes):
        threading.Thread(target=ask).start()
        assert not left.wait(0.1)
        gone.set()
        assert left.wait(5)
        assert not turns._line

    with turns.taken(yes):
        pass


def test_unwanted_turn_is_passed_on():
    turns = Turns(1)
    with pytest.raises(NotWantedError), turns.taken(lambda: False):
        raise AssertionError("nobody wants it")

    with turns.taken(yes):
        pass


def test_costly_answers_switch_often_and_only_then():
    before = sys.getswitchinterval()
    with Turns(1).taken(yes):
        assert sys.getswitchinterval() < before
    with Turns(3).taken(yes):
        assert sys.getswitchinterval() == before

    assert sys.getswitchinterval() == before


def test_client_that_hangs_up_is_noticed():
    ours, theirs = socket.socketpair()
    environ = {"werkzeug.socket": ours}
    with ours:
        assert is_connected(environ)
        theirs.sendall(b"GET")
        assert is_connected(environ)
        assert ours.recv(3) == b"GET"
        theirs.close()
        assert not is_connected(environ)
    assert not is_connected(environ)
    assert is_connected({})


@pytest.fixture
def tab() -> Tab:
    return Tab(FakeProvider({("a", "t"): {0: Blob(to_bytes(recorded(nn.GELU)))}}))


ASKED = {"run": "a", "tag": "t", "step": 0, "checkpoint": "h.*"}


@pytest.mark.parametrize("route", ["compare.dot", "compare.json"])
def test_comparison_stops_when_its_client_hangs_up(route, tab, monkeypatch):
    looks = iter([True])
    monkeypatch.setattr(tab_plugin, "is_connected", lambda environ: next(looks, False))

    assert tab.get(route, **ASKED).status_code == 503


def test_comparison_goes_on_for_who_still_waits(tab, monkeypatch):
    begun, gone, replies = threading.Event(), threading.Event(), []
    make = compare.pair_of

    def slow(store, query):
        pair = make(store, query)

        def indexes():
            begun.set()
            gone.wait(5)
            return pair.indexes()

        return pair._replace(indexes=indexes)

    monkeypatch.setattr(comparing, "pair_of", slow)
    first = threading.current_thread
    threads: list[threading.Thread] = []

    def connected(environ) -> bool:
        return not (gone.is_set() and threads and first() is threads[0])

    monkeypatch.setattr(tab_plugin, "is_connected", connected)

    def ask() -> None:
        replies.append(tab.get("compare.json", **ASKED).status_code)

    for _ in range(2):
        threads.append(threading.Thread(target=ask))
        threads[-1].start()
        assert begun.wait(5)
    time.sleep(0.1)
    gone.set()
    for thread in threads:
        thread.join()

    assert sorted(replies) == [200, 503]


def test_cheap_requests_overtake_costly_ones(tab, monkeypatch):
    release, begun = threading.Event(), threading.Event()
    make = compare.pair_of

    def slow(store, query):
        pair = make(store, query)

        def indexes():
            begun.set()
            release.wait(10)
            return pair.indexes()

        return pair._replace(indexes=indexes)

    monkeypatch.setattr(comparing, "pair_of", slow)
    threads = [
        threading.Thread(
            target=tab.get, args=("compare.dot",), kwargs={**ASKED, "checkpoint": f"h.{n % 2}"}
        )
        for n in range(20)
    ]
    for thread in threads:
        thread.start()
    assert begun.wait(5)

    assert tab.get("recording.json", run="a", tag="t", step=0).status_code == 200
    assert all(thread.is_alive() for thread in threads)

    release.set()
    for thread in threads:
        thread.join()
