"""Jobs: work that goes on while requests for it come."""

from __future__ import annotations

import gc
import threading
import time
import weakref
from collections.abc import Callable, Iterator

import pytest

from tb_actmem.tensorboard.plugin import jobs
from tb_actmem.tensorboard.plugin.jobs import Jobs, Underway

Tell = Callable[[int], None]


def test_fast_work_is_answered_directly():
    assert Jobs[str, int]().ask("a", lambda tell: "made") == "made"


def test_exception_reaches_one_request_and_work_restarts():
    works = Jobs[str, int]()

    def fails(tell: Tell) -> str:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        works.ask("a", fails)
    assert works.ask("a", lambda tell: "made") == "made"


def test_second_request_joins_same_work(monkeypatch):
    monkeypatch.setattr(jobs, "WAIT", 0.05)
    works = Jobs[str, int]()
    said, goes_on = threading.Event(), threading.Event()
    begun = []

    def work(tell: Tell) -> str:
        begun.append(1)
        tell(3)
        said.set()
        assert goes_on.wait(30)
        return "made"

    assert isinstance(works.ask("a", work), Underway)
    assert said.wait(30)
    underway = works.ask("a", work)
    assert isinstance(underway, Underway)
    assert underway.progress == 3
    assert underway.seconds >= 0.05
    goes_on.set()
    monkeypatch.setattr(jobs, "WAIT", 30)
    assert works.ask("a", work) == "made"
    assert begun == [1]


def test_two_works_are_not_done_at_once(monkeypatch):
    monkeypatch.setattr(jobs, "WAIT", 0.0)
    works = Jobs[str, int]()
    first, second, goes_on = threading.Event(), threading.Event(), threading.Event()

    def one(tell: Tell) -> str:
        first.set()
        assert goes_on.wait(30)
        return "one"

    def two(tell: Tell) -> str:
        second.set()
        return "two"

    works.ask("one", one)
    assert first.wait(30)
    works.ask("two", two)
    assert not second.wait(0.3)
    goes_on.set()
    monkeypatch.setattr(jobs, "WAIT", 30)
    assert (works.ask("two", two), works.ask("one", one)) == ("two", "one")


def test_unwanted_waiting_work_never_starts(monkeypatch):
    monkeypatch.setattr(jobs, "WAIT", 0.0)
    monkeypatch.setattr(jobs, "PATIENCE", 0.1)
    works = Jobs[str, int]()
    goes_on, begun = threading.Event(), threading.Event()

    def two(tell: Tell) -> str:
        begun.set()
        return "two"

    works.ask("one", lambda tell: str(goes_on.wait(30)))
    works.ask("two", two)
    assert not begun.wait(0.5)
    goes_on.set()
    assert not begun.wait(0.3)


class Held:
    """Something that a work holds, with a weak reference to it."""


def test_finished_work_holds_no_references(no_collector):
    works = Jobs[str, int]()
    held: list[weakref.ref[Held]] = []

    def fails(tell: Tell) -> str:
        mine = Held()
        held.append(weakref.ref(mine))
        raise ValueError("no")

    with pytest.raises(ValueError, match="no") as raised:
        works.ask("a", fails)
    del raised

    assert is_soon(lambda: held[0]() is None)


def test_unfetched_answer_is_forgotten(monkeypatch):
    monkeypatch.setattr(jobs, "WAIT", 0.0)
    monkeypatch.setattr(jobs, "PATIENCE", 0.1)
    works = Jobs[Held, int]()
    held: list[weakref.ref[Held]] = []
    goes_on = threading.Event()

    def work(tell: Callable[[int], None]) -> Held:
        assert goes_on.wait(30)
        made = Held()
        held.append(weakref.ref(made))
        return made

    assert isinstance(works.ask("a", work), Underway)
    goes_on.set()

    assert is_soon(lambda: bool(held) and held[0]() is None)


def test_too_many_jobs_are_refused(monkeypatch):
    monkeypatch.setattr(jobs, "WAIT", 0.0)
    works, threads = Jobs[str, int](), threading.active_count()
    goes_on = threading.Event()
    try:
        for number in range(jobs.MOST):
            works.ask(number, lambda tell: str(goes_on.wait(30)))
        with pytest.raises(jobs.TooManyError, match="Try again"):
            works.ask("one more", lambda tell: "made")
        assert isinstance(works.ask(0, lambda tell: "made"), Underway)
    finally:
        monkeypatch.setattr(jobs, "PATIENCE", 0.0)
        goes_on.set()
    assert is_soon(lambda: threading.active_count() <= threads)


def is_soon(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + 10
    while not holds() and time.monotonic() < end:
        time.sleep(0.01)
    return holds()


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What goes in here goes without a collection: it is in no circle."""
    gc.disable()
    yield
    gc.enable()
