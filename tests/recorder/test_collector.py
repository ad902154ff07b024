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


def test_the_collector_pauses_in_the_block_and_goes_on_after_it() -> None:
    with collector_paused():
        assert not gc.isenabled()

    assert gc.isenabled()


def test_an_inner_pause_does_not_end_the_outer_one() -> None:
    with collector_paused():
        with collector_paused():
            pass
        assert not gc.isenabled()


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()

    with collector_paused():
        pass

    assert not gc.isenabled()


def test_pauses_that_overlap_in_threads_leave_the_collector_on() -> None:
    first, second = collector_paused(), collector_paused()

    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    second.__exit__(None, None, None)

    assert gc.isenabled()


def test_a_function_is_paused_each_time_it_is_called_and_when_it_fails() -> None:
    @collector_paused()
    def divide(by: int) -> float:
        assert not gc.isenabled()
        return 6 / by

    with pytest.raises(ZeroDivisionError):
        divide(0)
    assert gc.isenabled()
    assert (divide(2), divide(3)) == (3, 2)
    assert gc.isenabled()
