"""Turns: who asks waits in the order of asking, and leaves the line when nobody waits any more."""

from __future__ import annotations

import select
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from tb_actmem.tensorboard.plugin.jobs import NotWantedError

_LOOK = 0.2
"""Seconds between looks at whether a request that waits is still wanted."""


_SWITCH = 0.0005
"""Seconds after which a costly answer lets another thread run: with Python's 5 ms the others took
five times as long, because each of them waits for it several times."""


class Turns:
    """A line of requests, of which the first few are answered at once; a single one is costly."""

    def __init__(self, at_once: int) -> None:
        self._is_costly = at_once == 1
        self._lock = threading.Lock()
        self._free = at_once
        self._line: deque[threading.Event] = deque()
        """Those who wait, the next one first; each is told alone when its turn has come."""

    @contextmanager
    def taken(self, is_wanted: Callable[[], bool]) -> Iterator[None]:
        """Hold a turn. Raises NotWantedError if nobody wants the answer by then."""
        self._wait(is_wanted)
        interval = sys.getswitchinterval()
        try:
            if not is_wanted():
                raise NotWantedError
            if self._is_costly:
                sys.setswitchinterval(min(interval, _SWITCH))
            yield
        finally:
            if self._is_costly:
                sys.setswitchinterval(interval)
            with self._lock:
                self._pass_on()

    def _wait(self, is_wanted: Callable[[], bool]) -> None:
        with self._lock:
            if self._free:
                self._free -= 1
                return
            mine = threading.Event()
            self._line.append(mine)
        while not mine.wait(_LOOK):
            if not is_wanted():
                self._leave(mine)
                raise NotWantedError

    def _leave(self, mine: threading.Event) -> None:
        with self._lock:
            if mine.is_set():
                self._pass_on()
            else:
                self._line.remove(mine)

    def _pass_on(self) -> None:
        """Give a turn to the next one in the line."""
        if self._line:
            self._line.popleft().set()
        else:
            self._free += 1


def is_connected(environ: Mapping[str, Any]) -> bool:
    """Whether the client of a WSGI request has not hung up; True where that cannot be known."""
    connection = environ.get("werkzeug.socket")
    if connection is None or not hasattr(select, "poll"):
        return True
    poll = select.poll()
    try:
        poll.register(connection, select.POLLIN)
        # What can be read is the next request, or nothing: the end.
        return not poll.poll(0) or bool(connection.recv(1, socket.MSG_PEEK))
    except (OSError, ValueError):
        return False
