"""Work that takes longer than a request may: it goes on for as long as somebody asks for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Future, wait
from contextlib import suppress
from typing import Generic, NamedTuple, TypeVar

Value = TypeVar("Value")
Said = TypeVar("Said")

WAIT = 1.0
"""Seconds that one who asks waits for the answer, before hearing how far it is."""
PATIENCE = 3.0
"""Seconds after which nobody wants an answer any more for which nobody has asked again."""


class NotWantedError(Exception):
    """Nobody asks any more for what is being made."""


class Underway(NamedTuple, Generic[Said]):
    """What is known of work that is not done."""

    seconds: float
    """Since it began."""
    said: Said | None
    """What the work said last of how far it is."""


class _Job(Generic[Value, Said]):
    def __init__(self) -> None:
        self.began = self.asked = time.monotonic()
        self.said: Said | None = None
        self.made: Future[Value] = Future()

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.asked < PATIENCE

    def tell(self, said: Said) -> None:
        if not self.is_wanted:
            raise NotWantedError
        self.said = said


class Jobs(Generic[Value, Said]):
    """Works one after the other, each in a thread that ends when nobody asks any more."""

    def __init__(self) -> None:
        self._lock, self._working = threading.Lock(), threading.Lock()
        self._jobs: dict[Hashable, _Job[Value, Said]] = {}

    def ask(
        self, key: Hashable, work: Callable[[Callable[[Said], None]], Value]
    ) -> Value | Underway[Said]:
        """What ``work`` makes, begun now if it is not underway; or how far it is.

        ``work`` says so to what it is given, which raises NotWantedError where it is to end. What
        else it raises passes to one who asks.
        """
        while True:
            job = self._begun(key, work)
            if not wait([job.made], WAIT).done:
                return Underway(time.monotonic() - job.began, job.said)
            self._forget(key, job)
            # It may have ended just before somebody asked again.
            with suppress(NotWantedError):
                return job.made.result()

    def _begun(
        self, key: Hashable, work: Callable[[Callable[[Said], None]], Value]
    ) -> _Job[Value, Said]:
        with self._lock:
            for other, old in [*self._jobs.items()]:
                if old.made.done() and not old.is_wanted:
                    del self._jobs[other]
            job = self._jobs.get(key)
            if job is None:
                job = self._jobs[key] = _Job()
                threading.Thread(target=self._run, args=(job, work), daemon=True).start()
            job.asked = time.monotonic()
        return job

    def _run(self, job: _Job[Value, Said], work: Callable[[Callable[[Said], None]], Value]) -> None:
        try:
            # One at a time: two are not done sooner at once.
            while not self._working.acquire(timeout=0.1):
                if not job.is_wanted:
                    raise NotWantedError
            try:
                job.made.set_result(work(job.tell))
            finally:
                self._working.release()
        except BaseException as error:
            job.made.set_exception(error)

    def _forget(self, key: Hashable, job: _Job[Value, Said]) -> None:
        with self._lock:
            if self._jobs.get(key) is job:
                del self._jobs[key]
