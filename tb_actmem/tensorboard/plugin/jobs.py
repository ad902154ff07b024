"""Work that takes longer than a request may: it goes on for as long as somebody asks for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, TypeVar

from tb_actmem.errors import ActmemError

Value = TypeVar("Value")
Said = TypeVar("Said")

WAIT = 1.0
"""Seconds that one who asks waits for the answer, before hearing how far it is."""
PATIENCE = 3.0
"""Seconds after which nobody wants an answer any more for which nobody has asked again."""


MOST = 20
"""How many works are underway or wait for their turn: each has a thread."""


class TooManyError(ActmemError):
    """So many works wait that one more does not."""


class NotWantedError(Exception):
    """Nobody asks any more for what is being made."""


@dataclass(frozen=True, slots=True)
class Underway(Generic[Said]):
    """What is known of work that is not done."""

    seconds: float
    """Since it began."""
    said: Said | None
    """What the work said last of how far it is."""


class _Asking(Generic[Said]):
    """Who asks for a work, and what it says to them."""

    def __init__(self) -> None:
        self.began = self.asked = time.monotonic()
        self.said: Said | None = None

    @property
    def is_wanted(self) -> bool:
        return time.monotonic() - self.asked < PATIENCE

    def tell(self, said: Said) -> None:
        if not self.is_wanted:
            raise NotWantedError
        self.said = said


class _Job(Generic[Value, Said]):
    """A work and its answer, of which the work itself does not know: no circle leads through it."""

    def __init__(self) -> None:
        self.asking: _Asking[Said] = _Asking()
        self.made: Future[Value] = Future()
        self.fetched = threading.Event()


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
        else it raises passes to one who asks. Raises TooManyError where MOST others are underway.
        """
        while True:
            job = self._begun(key, work)
            try:
                if not wait([job.made], WAIT).done:
                    return Underway(time.monotonic() - job.asking.began, job.asking.said)
                self._forget(key, job)
                # It may have ended just before somebody asked again.
                with suppress(NotWantedError):
                    return job.made.result()
            finally:
                del job  # what it raised leads through this frame, as in `Cache.get`

    def _begun(
        self, key: Hashable, work: Callable[[Callable[[Said], None]], Value]
    ) -> _Job[Value, Said]:
        with self._lock:
            job = self._jobs.get(key)
            if job is None:
                if sum(not other.made.done() for other in self._jobs.values()) >= MOST:
                    raise TooManyError(
                        f"{MOST} others are asked for already: ask again when one of them is done."
                    )
                job = self._jobs[key] = _Job()
                threading.Thread(target=self._run, args=(key, job, work), daemon=True).start()
            job.asking.asked = time.monotonic()
        return job

    def _run(
        self,
        key: Hashable,
        job: _Job[Value, Said],
        work: Callable[[Callable[[Said], None]], Value],
    ) -> None:
        try:
            # One at a time: two are not done sooner at once.
            while not self._working.acquire(timeout=0.1):
                if not job.asking.is_wanted:
                    raise NotWantedError
            try:
                job.made.set_result(work(job.asking.tell))
            finally:
                self._working.release()
        except BaseException as error:
            job.made.set_exception(error)
        # An answer waits for as long as somebody may come for it.
        while job.asking.is_wanted and not job.fetched.wait(PATIENCE):
            pass
        self._forget(key, job)
        del job  # what it raised leads through this frame, too

    def _forget(self, key: Hashable, job: _Job[Value, Said]) -> None:
        job.fetched.set()
        with self._lock:
            if self._jobs.get(key) is job:
                del self._jobs[key]
