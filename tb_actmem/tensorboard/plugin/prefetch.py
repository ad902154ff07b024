"""Read recordings before the tab requests them, because a large one takes seconds."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tensorboard.context import RequestContext

from tb_actmem.tensorboard.plugin import answers
from tb_actmem.tensorboard.plugin.query import Query
from tb_actmem.tensorboard.plugin.series import Series
from tb_actmem.tensorboard.plugin.store import Answer, Store

WAITS = (0.3, 0.7, 1, 2, 4, 8, 16, 32)
"""Seconds between checks of what TensorBoard has loaded; then the thread ends."""
LONG = 8
"""After a wait of so many seconds other runs are read, too, for about the same time."""
_log = logging.getLogger(__name__)


class Place(NamedTuple):
    """The run, tag and step of a recording."""

    run: str
    tag: str
    step: int


def read_ahead(store: Store) -> threading.Thread:
    """Start to read the recording that the tab opens with, and each one that replaces it.

    Later it reads the recordings that the other runs open with, and caches the answers.
    """
    thread = threading.Thread(target=_read, args=(store,), name="actmem-ahead", daemon=True)
    thread.start()
    return thread


def _read(store: Store) -> None:
    read: dict[Place, bool] = {}
    for wait in WAITS:
        time.sleep(wait)
        with _errors_logged():
            places = iter(newest_first(store.listing(RequestContext(), "").series))
            for place in places:  # the page skips unreadable recordings
                if _is_read(store, place, read, answers.recording):
                    break
            if wait >= LONG:
                end = time.monotonic() + wait
                for place in places:
                    if time.monotonic() < end:
                        _is_read(store, place, read, answers.recording_in_passing)


def _is_read(
    store: Store, place: Place, read: dict[Place, bool], answer: Callable[[Store, Query], Answer]
) -> bool:
    """Read a recording, unless it was read before; False if it is unreadable."""
    if place not in read:
        read[place] = False
        args = {name: str(value) for name, value in place._asdict().items()}
        with _errors_logged():
            answer(store, Query(RequestContext(), "", args))
            read[place] = True
    return read[place]


@contextmanager
def _errors_logged() -> Iterator[None]:
    """Only log errors: a request for the recording will report them."""
    try:
        yield
    except Exception:
        _log.debug("No recording can be read in advance.", exc_info=True)


def newest_first(series: Iterable[Series]) -> list[Place]:
    """The recording that the tab shows first in each run: the last step of the first tag.

    The tab opens with the first of these, the run that was written last. Runs that are known to be
    unreadable are left out.
    """
    runs: dict[str, list[Series]] = {}
    for each in series:
        runs.setdefault(each.run, []).append(each)
    written = sorted(runs.values(), key=_written, reverse=True)
    firsts = [run[0] for run in written if run[0].problem is None]
    return [Place(first.run, first.tag, first.steps[-1][0]) for first in firsts]


def _written(run: Iterable[Series]) -> float:
    return max(wall_time or 0 for each in run for _, wall_time in each.steps)
