"""Read recordings from TensorBoard's data provider, which both of its loaders have."""

from __future__ import annotations

import itertools
import threading
import time
from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from tensorboard.context import RequestContext
from tensorboard.data import provider

from tb_actmem.analysis.compare.difference import Difference
from tb_actmem.analysis.index import Index, memory_bytes
from tb_actmem.errors import FormatError
from tb_actmem.format import Content, content_of, from_bytes
from tb_actmem.model import Recording
from tb_actmem.tensorboard.events import (
    PLUGIN_NAME,
    Entry,
    NotThereError,
    Place,
    Series,
    all_series,
    claimed,
    entries,
    entry_at,
)
from tb_actmem.tensorboard.plugin.jobs import Cache

ALL_STEPS = 2**31 - 1
MAX_ROWS = 2**22
"""The most rows of a recording that is shown: 1.6 GiB with all that is derived from it. A graph of
100,000 nodes has a fourth of it, but a damaged file of 20 kB may claim as many."""
ROOM_RECORDINGS = 600 * 2**20
"""Size of the cache of decoded recordings, in bytes."""
ROOM_DIFFERENCES = 400 * 2**20
"""Size of the cache of compared graphs, in bytes."""
ROOM_ANSWERS = 64 * 2**20
"""Size of the cache of answers, in bytes."""
_ANSWER = 1000
"""Bytes of the key of an answer."""
LISTING_SECONDS = 5.0


class Listing(NamedTuple):
    """All recordings of one experiment."""

    number: int
    """Number of this listing; a new number may have new content."""
    read_at: float
    """Seconds on the monotonic clock."""
    logdir: str
    series: tuple[Series, ...]


THREADS, AHEAD = 8, 16
"""How many recordings are fetched at once, and how many wait to be used. Measured: TensorBoard's
fast loader answers one request after 40 ms, and eight requests at once after 5 ms."""

CSV = "text/csv"


class Answer(NamedTuple):
    """A reply with a gzipped body."""

    body: bytes
    mimetype: str = "application/json"
    headers: tuple[tuple[str, str], ...] = ()


class Store:
    """The recordings of a log directory, cached after decoding. Thread-safe."""

    def __init__(self, data_provider: provider.DataProvider) -> None:
        self._provider = data_provider
        self._indexes: Cache[Index] = Cache(ROOM_RECORDINGS, memory_bytes)
        self._differences: Cache[Difference] = Cache(
            ROOM_DIFFERENCES, lambda difference: memory_bytes(difference.both)
        )
        self._answers: Cache[Answer] = Cache(ROOM_ANSWERS, _answer_nbytes)
        # One at a time: two at once are not faster, and take twice the memory.
        self._decoding = threading.Lock()
        self._bringing = threading.Lock()
        self._wanted: Entry | None = None
        self._listings: dict[str, tuple[Any, Listing]] = {}
        self._numbers = itertools.count()

    def answer(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """An answer, made now if it is not cached."""
        return self._answers.get(key, make)

    def known_answer(self, key: Hashable) -> Answer | None:
        """An answer; None if it is not cached."""
        return self._answers.known(key)

    def is_cached(self, key: Hashable) -> bool:
        """Whether an answer is cached, or is being made."""
        return key in self._answers

    def listing(self, context: RequestContext, experiment: str) -> Listing:
        """List all recordings.

        Listing the series is cheap, reading all their steps is not. While the list, with the last
        step and time of each series, stays the same, the steps are read at most every
        LISTING_SECONDS, because older steps may still arrive.
        """
        where = {"experiment_id": experiment, "plugin_name": PLUGIN_NAME}
        listed = self._provider.list_blob_sequences(context, **where)
        known, listing = self._listings.get(experiment, (None, None))
        now = time.monotonic()
        if listing is not None and known == listed and now < listing.read_at + LISTING_SECONDS:
            return listing
        read = self._read_steps(context, where, listed)
        about = self._provider.experiment_metadata(context, experiment_id=experiment)
        logdir, series = about.data_location, all_series(listed, read)
        if listing is not None and (logdir, series) == (listing.logdir, listing.series):
            listing = listing._replace(read_at=now)
        else:
            number = next(self._numbers)
            listing = Listing(number=number, read_at=now, logdir=logdir, series=series)
        self._listings[experiment] = listed, listing
        return listing

    def find(
        self, context: RequestContext, experiment: str, run: str, tag: str, step: int
    ) -> Entry:
        """Find one recording.

        Raises NotThereError if it does not exist, and FormatError if the series is invalid.
        """
        return entry_at(self.steps(context, experiment, run, tag), step)

    def find_each(
        self, context: RequestContext, experiment: str, series: Sequence[tuple[str, str]], step: int
    ) -> list[Place | str]:
        """Find the recordings of many runs and tags; a sentence says why one cannot be read.

        A job has thousands of ranks, and TensorBoard goes through all runs for each question.
        """
        runs, tags = zip(*series, strict=True)
        where = _where(experiment, {*runs}, {*tags})
        listed = self._provider.list_blob_sequences(context, **where)
        read = self._read_steps(context, where, listed)

        def find(run: str, tag: str) -> Place | str:
            try:
                steps = entries(run, tag, listed, read)
                return Place(entry_at(steps, step), {one.step: one for one in steps})
            except (NotThereError, FormatError) as error:
                return str(error)

        return [find(run, tag) for run, tag in series]

    def steps(self, context: RequestContext, experiment: str, run: str, tag: str) -> list[Entry]:
        """All recordings of one run and tag, in order of steps; raises as `find` does."""
        where = _where(experiment, {run}, {tag})
        listed = self._provider.list_blob_sequences(context, **where)
        return entries(run, tag, listed, self._read_steps(context, where, listed))

    def index(self, context: RequestContext, experiment: str, entry: Entry) -> Index:
        """A recording with its index, decoded now if it is not cached. Raises as `recording`."""
        return self._indexes.get(
            (experiment, entry), lambda: Index(self.recording(context, experiment, entry))
        )

    def bring(self, context: RequestContext, experiment: str, entry: Entry) -> None:
        """Start to decode a recording, unless it is cached or another one is wanted by then."""

        def decode() -> None:
            with self._bringing, suppress(Exception):  # a request for it reports the error
                if entry is self._wanted:
                    self.index(context, experiment, entry)

        self._wanted = entry
        if (experiment, entry) not in self._indexes:
            threading.Thread(target=decode, name="actmem-bring", daemon=True).start()

    def passing(self, context: RequestContext, experiment: str, entry: Entry) -> Index:
        """The same without caching it."""
        return Index(self.recording(context, experiment, entry))

    def predicted(self, key: Hashable, make: Callable[[], Index]) -> Index:
        """A predicted recording, made now if it is not cached."""
        return self._indexes.get(key, make)

    def difference(self, key: Hashable, make: Callable[[], Difference]) -> Difference:
        """The joint graph of two recordings, made now if it is not cached."""
        return self._differences.get(key, make)

    def recording(self, context: RequestContext, experiment: str, entry: Entry) -> Recording:
        """Read and decode a recording, without caching it.

        Raises FormatError if its bytes are not a recording.
        """

        def at(step: int) -> Entry:
            return self.find(context, experiment, entry.run, entry.tag, step)

        with self._decoding:
            data = self._read(context, entry)
            find = self._finding(context, entry, at)
            return from_bytes(data, where=entry.name, find=find, max_rows=MAX_ROWS)

    def contents(
        self, context: RequestContext, places: Iterable[Place]
    ) -> Iterator[tuple[Place, Content | FormatError]]:
        """Read recordings except for their rows, several at once, in order."""

        def read(place: Place) -> tuple[Place, Content | FormatError]:
            def at(step: int) -> Entry:
                if step not in place.steps:
                    raise NotThereError
                return place.steps[step]

            entry = place.entry
            try:
                data = self._read(context, entry)
                find = self._finding(context, entry, at)
                return place, content_of(data, where=entry.name, find=find)
            except FormatError as error:
                return place, error

        waiting: deque[Future[tuple[Place, Content | FormatError]]] = deque()
        with ThreadPoolExecutor(THREADS, "actmem-read") as threads:
            for place in places:
                waiting.append(threads.submit(read, place))
                if len(waiting) >= AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()

    def decoded(self, content: Content) -> Recording:
        """Read the rows of a recording. Raises FormatError if they are not a recording."""
        with self._decoding:
            return content.recording(MAX_ROWS)

    def _finding(
        self, context: RequestContext, entry: Entry, at: Callable[[int], Entry]
    ) -> Callable[[int], bytes]:
        """The function that finds the bytes to which a difference refers."""

        def find(step: int) -> bytes:
            try:
                base = at(step)
            except NotThereError:
                raise FormatError(
                    f"{entry.name} is stored as the difference to step {step}, which TensorBoard "
                    f"has not loaded. Start it with --samples_per_plugin {PLUGIN_NAME}=0, "
                    "on a directory with all event files."
                ) from None
            return self._read(context, base)

        return find

    def _read_steps(self, context: RequestContext, where: dict[str, Any], listed: Any) -> Any:
        """The steps of all series, except those whose events claim many strings.

        TensorBoard would make a reference of 400 bytes for each claimed string, even a missing one.
        """
        sound = {
            run: [tag for tag, series in tags.items() if not claimed(series)]
            for run, tags in listed.items()
        }
        if all(len(sound[run]) == len(tags) for run, tags in listed.items()):
            return self._provider.read_blob_sequences(context, **where, downsample=ALL_STEPS)
        read: dict[str, Any] = {}
        for run, tags in sound.items():
            chosen = provider.RunTagFilter(runs=[run], tags=tags)
            of_run = {**where, "run_tag_filter": chosen}
            read |= self._provider.read_blob_sequences(context, **of_run, downsample=ALL_STEPS)
        return read

    def _read(self, context: RequestContext, entry: Entry) -> bytes:
        try:
            blob = self._provider.read_blob(context, blob_key=entry.blob_key)
        except (ValueError, TypeError, IndexError) as error:  # a malformed event
            raise FormatError(
                f"{entry.name} cannot be read: it is not a list of byte strings."
            ) from error
        if not isinstance(blob, bytes):
            raise FormatError(f"{entry.name} cannot be read: it is not a byte string.")
        return blob


def _where(experiment: str, runs: Collection[str], tags: Collection[str]) -> dict[str, Any]:
    return {
        "experiment_id": experiment,
        "plugin_name": PLUGIN_NAME,
        "run_tag_filter": provider.RunTagFilter(runs=runs, tags=tags),
    }


def _answer_nbytes(answer: Answer) -> int:
    return _ANSWER + len(answer.body) + sum(len(value) for _, value in answer.headers)
