"""The cache: it makes each value once and evicts the least recently used."""

from __future__ import annotations

import contextlib
import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor

from tb_actmem.tensorboard.plugin.jobs import Cache


def test_cache_evicts_least_recently_used():
    made: list[str] = []

    def get(key: str) -> str:
        return kept.get(key, lambda: made.append(key) or key * 4)  # type: ignore[func-returns-value]

    kept = Cache[str](room=8, weigh=len)
    for key in ("a", "b", "a", "c", "a", "b"):
        get(key)

    assert made == ["a", "b", "c", "b"]


def test_cache_keeps_one_value_that_is_too_large():
    kept = Cache[str](room=1, weigh=len)
    values = [kept.get("a", lambda: "long") for _ in range(2)]

    assert values[0] is values[1]


def test_look_does_not_disturb_thread_that_makes_value():
    kept = Cache[int](room=9, weigh=int)
    started, go = threading.Event(), threading.Event()

    def make() -> int:
        started.set()
        assert go.wait(10)
        return 3

    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(kept.get, "a", make)
        assert started.wait(10)
        assert kept.known("a") is None
        go.set()
        assert made.result() == 3

    assert kept.known("a") == 3
    assert kept.known("b") is None


def test_look_counts_as_use():
    kept = Cache[str](room=8, weigh=len)
    for key in ("a", "b"):
        kept.get(key, lambda: "long")
    kept.known("a")
    kept.get("c", lambda: "long")

    assert (kept.known("a"), kept.known("b")) == ("long", None)


def test_failure_reaches_all_waiting_threads():
    kept = Cache[int](room=9, weigh=int)
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


class Large:
    """Something of which weak references can be had."""


def test_failure_makes_no_reference_cycle():
    kept = Cache[int](room=9, weigh=int)
    seen = []

    def fail() -> int:
        large = Large()
        seen.append(weakref.ref(large))
        raise ValueError("no")

    gc.disable()
    try:
        for _ in range(2):
            with contextlib.suppress(ValueError):
                kept.get("a", fail)
        assert [ref() for ref in seen] == [None, None]
    finally:
        gc.enable()
