"""Work that takes long: jobs outlast a request, turns limit requests, and a cache keeps values."""

from __future__ import annotations

import select
import socket
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from concurrent.futures import Future, wait
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tb_actmem.errors import ActmemError

Value = TypeVar("Value")
Progress = TypeVar("Progress")

WAIT = 1.0
"""Seconds that a request waits for the answer before it gets the progress."""
PATIENCE = 3.0
"""Seconds after the last request when an answer counts as unwanted."""


MOST = 20
"""The most jobs that run or wait; each has a thread."""


class TooManyError(ActmemError):
    """Too many jobs are waiting."""


class NotWantedError(Exception):
    """No request waits for this answer any more."""


@dataclass(frozen=True, slots=True)
class Underway(Generic[Progress]):
    """The progress of a job that is not done."""

    seconds: float
    """Time since the start."""
    progress: Progress | None
    """The last progress that the job reported."""


class _Requests(Generic[Progress]):
    """The requests for a job, and its progress."""

    def __init__(self) -> None:
        self.began = self.last_request = time.monotonic()
        self.progress: Progress | None = None

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.last_request < PATIENCE

    def report(self, progress: Progress) -> None:
        if not self.is_wanted:
            raise NotWantedError
        self.progress = progress


class _Job(Generic[Value, Progress]):
    """A job and its answer. The work itself has no reference to it, so that there is no cycle."""

    def __init__(self) -> None:
        self.requests: _Requests[Progress] = _Requests()
        self.made: Future[Value] = Future()
        self.fetched = threading.Event()


class Jobs(Generic[Value, Progress]):
    """Runs one job at a time, each in a thread that ends when no requests come any more."""

    def __init__(self) -> None:
        self._lock, self._working = threading.Lock(), threading.Lock()
        self._jobs: dict[Hashable, _Job[Value, Progress]] = {}

    def ask(
        self,
        key: Hashable,
        work: Callable[[Callable[[Progress], None]], Value],
        *,
        seconds: float | None = None,
    ) -> Value | Underway[Progress]:
        """The result of ``work``, or its progress after some seconds, WAIT by default.

        Starts the work if it does not run yet.

        ``work`` gets a function to report progress, which raises NotWantedError to cancel the work.
        Other exceptions of ``work`` reach one request. Raises TooManyError if MOST jobs wait.
        """
        while True:
            job = self._begun(key, work)
            try:
                if not wait([job.made], WAIT if seconds is None else seconds).done:
                    return Underway(time.monotonic() - job.requests.began, job.requests.progress)
                self._forget(key, job)
                # It may have been cancelled just before this request.
                with suppress(NotWantedError):
                    return job.made.result()
            finally:
                del job  # its exception refers to this frame, as in `Cache.get`

    def _begun(
        self, key: Hashable, work: Callable[[Callable[[Progress], None]], Value]
    ) -> _Job[Value, Progress]:
        with self._lock:
            job = self._jobs.get(key)
            if job is None:
                if sum(not other.made.done() for other in self._jobs.values()) >= MOST:
                    raise TooManyError(
                        f"{MOST} jobs are waiting already. Try again when one of them is done."
                    )
                job = self._jobs[key] = _Job()
                threading.Thread(target=self._run, args=(key, job, work), daemon=True).start()
            job.requests.last_request = time.monotonic()
        return job

    def _run(
        self,
        key: Hashable,
        job: _Job[Value, Progress],
        work: Callable[[Callable[[Progress], None]], Value],
    ) -> None:
        try:
            # One at a time, because two at once are not faster.
            while not self._working.acquire(timeout=0.1):
                if not job.requests.is_wanted:
                    raise NotWantedError
            try:
                job.made.set_result(work(job.requests.report))
            finally:
                self._working.release()
        except BaseException as error:
            job.made.set_exception(error)
        # Keep the answer while a request may come for it.
        while job.requests.is_wanted and not job.fetched.wait(PATIENCE):
            pass
        self._forget(key, job)
        del job  # its exception refers to this frame, too

    def _forget(self, key: Hashable, job: _Job[Value, Progress]) -> None:
        job.fetched.set()
        with self._lock:
            if self._jobs.get(key) is job:
                del self._jobs[key]


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


class Cache(Generic[Value]):
    """Makes each value once, also for concurrent threads, and evicts the least recently used.

    The weights of all values stay within ``room``, but the newest value always stays.
    """

    def __init__(self, room: int, weigh: Callable[[Value], int]) -> None:
        self._room = room
        self._weigh = weigh
        self._lock = threading.Lock()
        self._values: OrderedDict[Hashable, Future[Value]] = OrderedDict()
        self._weights: dict[Hashable, int] = {}
        self._total = 0

    def __contains__(self, key: Hashable) -> bool:
        """Whether a value is cached, or is being made."""
        return key in self._values

    def known(self, key: Hashable) -> Value | None:
        """The value of ``key``; None if it is not cached."""
        with self._lock:
            made = self._values.get(key)
            if made is None or key not in self._weights:
                return None
            self._values.move_to_end(key)
        return made.result()

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of ``key``, made now if it is not cached.

        An exception of ``make`` reaches all waiting threads, and nothing is cached.
        """
        with self._lock:
            known = self._values.get(key)
            if known is not None:
                self._values.move_to_end(key)
            else:
                made = self._values[key] = Future()
        try:
            return known.result() if known is not None else self._make(key, made, make)
        finally:
            # An exception refers to this frame, and so to the future, which refers back. This cycle
            # would hold a recording until the next garbage collection.
            known = made = None  # type: ignore[assignment]

    def _make(self, key: Hashable, made: Future[Value], make: Callable[[], Value]) -> Value:
        try:
            value = make()
        except BaseException as error:
            with self._lock:
                del self._values[key]
            made.set_exception(error)
            del made  # as in `get`
            raise
        with self._lock:
            self._weights[key] = weight = self._weigh(value)
            self._total += weight
            self._trim(key)
        made.set_result(value)
        return value

    def _trim(self, newest: Hashable) -> None:
        if self._total <= self._room:
            return
        for key in list(self._values):
            if self._total <= self._room:
                return
            if key != newest and key in self._weights:
                self._total -= self._weights.pop(key)
                del self._values[key]
