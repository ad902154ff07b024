"""What the tab opens with, read before anybody asks: a large recording takes seconds once."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tensorboard.context import RequestContext

from tb_actmem.tensorboard.plugin import routes
from tb_actmem.tensorboard.plugin.query import Query
from tb_actmem.tensorboard.plugin.series import Series
from tb_actmem.tensorboard.plugin.store import Answer, Store

WAITS = (0.3, 0.7, 1, 2, 4, 8, 16, 32)
"""Seconds between looks at what TensorBoard has loaded so far; then they end."""
LONG = 8
"""After a wait of so many seconds nobody waits for the first page: other runs have their turn, for
about as long again."""
_log = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a recording is."""

    run: str
    tag: str
    step: int


def read_ahead(store: Store) -> threading.Thread:
    """Begin to read the recording that the tab opens with, and each one that takes its place.

    Later what the other runs open with, of which the answers stay at hand.
    """
    thread = threading.Thread(target=_read, args=(store,), name="actmem-ahead", daemon=True)
    thread.start()
    return thread


def _read(store: Store) -> None:
    read: dict[Place, bool] = {}
    for wait in WAITS:
        time.sleep(wait)
        with _unheard():
            places = iter(newest_first(store.listing(RequestContext(), "").series))
            for place in places:  # the page passes over what cannot be read
                if _is_read(store, place, read, routes.recording):
                    break
            if wait >= LONG:
                end = time.monotonic() + wait
                for place in places:
                    if time.monotonic() < end:
                        _is_read(store, place, read, routes.recording_in_passing)


def _is_read(
    store: Store, place: Place, read: dict[Place, bool], answer: Callable[[Store, Query], Answer]
) -> bool:
    """Read a recording, the first time that it is named; False: it cannot be read."""
    if place not in read:
        read[place] = False
        args = {name: str(value) for name, value in place._asdict().items()}
        with _unheard():
            answer(store, Query(RequestContext(), "", args))
            read[place] = True
    return read[place]


@contextmanager
def _unheard() -> Iterator[None]:
    """Whoever asks for a recording is told what is wrong with it; and a loader may come later."""
    try:
        yield
    except Exception:
        _log.debug("No recording can be read ahead.", exc_info=True)


def newest_first(series: Iterable[Series]) -> list[Place]:
    """Where the tab opens each run, as its front end chooses: the first tag's last step.

    It opens with the first of these, the run that was written last. Those of which it is known
    that nothing can be read are left out.
    """
    runs: dict[str, list[Series]] = {}
    for each in series:
        runs.setdefault(each.run, []).append(each)
    written = sorted(runs.values(), key=_written, reverse=True)
    firsts = [run[0] for run in written if run[0].problem is None]
    return [Place(first.run, first.tag, first.steps[-1][0]) for first in firsts]


def _written(run: Iterable[Series]) -> float:
    return max(wall_time or 0 for each in run for _, wall_time in each.steps)
