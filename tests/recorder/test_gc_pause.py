"""The pause of Python's collector ends as it began, whatever happens in it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from tb_actmem.gc_pause import collector_paused


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_collector_is_paused_only_in_block() -> None:
    with collector_paused():
        assert not gc.isenabled()

    assert gc.isenabled()


def test_inner_pause_does_not_end_outer_one() -> None:
    with collector_paused():
        with collector_paused():
            pass
        assert not gc.isenabled()


def test_collector_that_was_off_stays_off() -> None:
    gc.disable()

    with collector_paused():
        pass

    assert not gc.isenabled()


def test_overlapping_pauses_leave_collector_on() -> None:
    first, second = collector_paused(), collector_paused()

    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    second.__exit__(None, None, None)

    assert gc.isenabled()


def test_decorated_function_is_paused_at_each_call() -> None:
    @collector_paused()
    def divide(by: int) -> float:
        assert not gc.isenabled()
        return 6 / by

    with pytest.raises(ZeroDivisionError):
        divide(0)
    assert gc.isenabled()
    assert (divide(2), divide(3)) == (3, 2)
    assert gc.isenabled()
