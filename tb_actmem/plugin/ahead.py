"""What the tab opens with, read before anybody asks: a large recording takes seconds once."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterable
from typing import NamedTuple

from tensorboard.context import RequestContext

from tb_actmem.plugin import routes
from tb_actmem.plugin.query import Query
from tb_actmem.plugin.series import Series
from tb_actmem.plugin.store import Store

WAITS = (0.3, 0.7, 1, 2, 4, 8, 16, 32)
"""Seconds between looks at what TensorBoard has loaded so far; then they end."""
_log = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where a recording is."""

    run: str
    tag: str
    step: int


def read_ahead(store: Store) -> threading.Thread:
    """Begin to read the recording that the tab opens with, and each one that takes its place."""
    thread = threading.Thread(target=_read, args=(store,), name="actmem-ahead", daemon=True)
    thread.start()
    return thread


def _read(store: Store) -> None:
    read = None
    for wait in WAITS:
        time.sleep(wait)
        try:
            place = opened_first(store.listing(RequestContext(), "").series)
            if place is not None and place != read:
                read = place
                args = {name: str(value) for name, value in place._asdict().items()}
                routes.recording(store, Query(RequestContext(), "", args))
        except Exception:  # whoever asks for it is told; and a loader may not be there yet
            _log.debug("No recording can be read ahead.", exc_info=True)


def opened_first(series: Iterable[Series]) -> Place | None:
    """Where the tab opens, as its front end chooses: the last step of the run written last."""
    runs: dict[str, list[Series]] = {}
    for each in series:
        runs.setdefault(each.run, []).append(each)
    if not runs:
        return None
    first = max(runs.values(), key=_written)[0]
    return Place(first.run, first.tag, first.steps[-1][0])


def _written(run: Iterable[Series]) -> float:
    return max(wall_time or 0 for each in run for _, wall_time in each.steps)
