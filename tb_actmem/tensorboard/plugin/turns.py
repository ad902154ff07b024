"""Turns: requests wait in order, and leave the line when their client has gone."""

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
"""Seconds between checks whether a waiting request is still wanted."""


_SWITCH = 0.0005
"""Seconds after which a costly answer yields to another thread. With Python's 5 ms, other requests
took five times as long, because each of them waits for it several times."""


class Turns:
    """A line of requests; ``at_once`` of them run concurrently. A line of one is costly."""

    def __init__(self, at_once: int) -> None:
        self._is_costly = at_once == 1
        self._lock = threading.Lock()
        self._free = at_once
        self._line: deque[threading.Event] = deque()
        """The waiting requests, the next one first."""

    @contextmanager
    def taken(self, is_wanted: Callable[[], bool]) -> Iterator[None]:
        """Hold a turn. Raises NotWantedError if the client has gone by then."""
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
        """Give the turn to the next request in the line."""
        if self._line:
            self._line.popleft().set()
        else:
            self._free += 1


def is_connected(environ: Mapping[str, Any]) -> bool:
    """Whether the client of a WSGI request is still connected; True if unknown."""
    connection = environ.get("werkzeug.socket")
    if connection is None or not hasattr(select, "poll"):
        return True
    poll = select.poll()
    try:
        poll.register(connection, select.POLLIN)
        # If something can be read, it is the next request; b"" is the end.
        return not poll.poll(0) or bool(connection.recv(1, socket.MSG_PEEK))
    except (OSError, ValueError):
        return False
