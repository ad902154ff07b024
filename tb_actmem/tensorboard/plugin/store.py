"""Reads recordings out of TensorBoard's data provider, the one door that both its loaders have."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from tensorboard.context import RequestContext
from tensorboard.data import provider

from tb_actmem.analysis.compare.difference import Difference
from tb_actmem.analysis.index.index import Index
from tb_actmem.errors import FormatError
from tb_actmem.format import content_digest, from_bytes
from tb_actmem.model import Recording
from tb_actmem.tensorboard.events import metadata
from tb_actmem.tensorboard.plugin.cache import Cache, nbytes
from tb_actmem.tensorboard.plugin.series import Series, all_series, claimed, finite

ALL_STEPS = 2**31 - 1
MAX_ROWS = 2**22
"""Of a recording that is shown; with what is derived from it, it takes 1.6 GiB. A graph of
100,000 nodes with its ops has a fourth of it, and a file of 20 kB may have as many."""
ROOM_RECORDINGS = 600 * 2**20
"""Bytes of the recordings that stay decoded."""
ROOM_DIFFERENCES = 200 * 2**20
"""Bytes of the graphs of two recordings that stay laid over each other."""
ROOM_ANSWERS = 64 * 2**20
"""Bytes of the answers that stay encoded."""
_ANSWER = 1000
"""Bytes that an answer's keys take."""
LISTING_SECONDS = 5.0


class NotThereError(Exception):
    """What a request names does not exist; the message says what."""


class Listing(NamedTuple):
    """All recordings of one experiment."""

    number: int
    """Of this reading; another number may be another content."""
    read_at: float
    """On the monotonic clock, in seconds."""
    logdir: str
    series: tuple[Series, ...]


class Found(NamedTuple):
    """One recording, not read yet; equal only to itself.

    A blob key alone does not do: it stays the same when a step is written again.
    """

    run: str
    tag: str
    step: int
    wall_time: float | None
    blob_key: str


class Answer(NamedTuple):
    """A reply, its body gzipped."""

    body: bytes
    mimetype: str = "application/json"
    headers: tuple[tuple[str, str], ...] = ()


class Store:
    """The recordings of a log directory, decoded once while there is room. Safe in threads."""

    def __init__(self, data_provider: provider.DataProvider) -> None:
        self._provider = data_provider
        self._indexes: Cache[Index] = Cache(ROOM_RECORDINGS, lambda index: nbytes(index.recording))
        self._differences: Cache[Difference] = Cache(
            ROOM_DIFFERENCES, lambda difference: nbytes(difference.both.recording)
        )
        self._answers: Cache[Answer] = Cache(ROOM_ANSWERS, _answer_nbytes)
        # Two are not decoded sooner at once, and take twice the memory.
        self._decoding = threading.Lock()
        self._bringing = threading.Lock()
        self._wanted: Found | None = None
        self._listings: dict[str, tuple[Any, Listing]] = {}
        self._numbers = itertools.count()

    def answer(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """An answer, made now if it is not at hand."""
        return self._answers.get(key, make)

    def is_at_hand(self, key: Hashable) -> bool:
        """Whether an answer is there, or is being made."""
        return key in self._answers

    def listing(self, context: RequestContext, experiment: str) -> Listing:
        """What recordings there are.

        Listing the series is cheap and reading all their steps is not: while the list (which has
        each series' last step and time) stays the same, the steps are read again only after
        LISTING_SECONDS, in case some came in that are older than the last.
        """
        where = {"experiment_id": experiment, "plugin_name": metadata.PLUGIN_NAME}
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
    ) -> Found:
        """Look one recording up.

        Raises NotThereError, which says what is missing, and FormatError for what holds none.
        """
        steps = self.steps(context, experiment, run, tag)
        for found in steps:
            if found.step == step:
                return found
        raise NotThereError(
            f"{run}/{tag:.200} has no recording at step {step}, only between "
            f"{steps[0].step} and {steps[-1].step}."
        )

    def steps(self, context: RequestContext, experiment: str, run: str, tag: str) -> list[Found]:
        """All recordings of one run and tag, in order of steps; raises as `find` does."""
        where = _where(experiment, run, tag)
        listed = self._provider.list_blob_sequences(context, **where)
        series = listed.get(run, {}).get(tag)
        problem = claimed(series)
        if problem:
            raise FormatError(f"{run}/{tag:.200} cannot be read: {problem}")
        if series is not None:
            metadata.check(series.plugin_content)
        read = self._provider.read_blob_sequences(context, **where, downsample=ALL_STEPS)
        data = [datum for datum in read.get(run, {}).get(tag, ()) if datum.values]
        if not data:
            raise NotThereError(f"Run {run!r:.200} has no recording with the tag {tag!r:.200}.")
        return [
            Found(run, tag, datum.step, finite(datum.wall_time), datum.values[0].blob_key)
            for datum in sorted(data, key=lambda datum: datum.step)
        ]

    def index(self, context: RequestContext, experiment: str, found: Found) -> Index:
        """A recording to be asked, decoded now if it is not at hand. Raises as `recording`."""
        return self._indexes.get(
            (experiment, found), lambda: Index(self.recording(context, experiment, found))
        )

    def bring(self, context: RequestContext, experiment: str, found: Found) -> None:
        """Begin to decode a recording, unless it is at hand or another one is wanted meanwhile."""

        def decode() -> None:
            with self._bringing, suppress(Exception):  # whoever asks of it is told what fails
                if found is self._wanted:
                    self.index(context, experiment, found)

        self._wanted = found
        if (experiment, found) not in self._indexes:
            threading.Thread(target=decode, name="actmem-bring", daemon=True).start()

    def passing(self, context: RequestContext, experiment: str, found: Found) -> Index:
        """A recording to be asked once: nothing that is at hand goes for it. Raises likewise."""
        return Index(self.recording(context, experiment, found))

    def predicted(self, key: Hashable, make: Callable[[], Index]) -> Index:
        """A recording that is made of another one, now if it is not at hand."""
        return self._indexes.get(key, make)

    def difference(self, key: Hashable, make: Callable[[], Difference]) -> Difference:
        """Two recordings laid over each other, now if they are not at hand."""
        return self._differences.get(key, make)

    def recording(self, context: RequestContext, experiment: str, found: Found) -> Recording:
        """Read and decode a recording, and keep nothing of it.

        Raises FormatError when its bytes are not one.
        """

        def at(step: int) -> Found:
            return self.find(context, experiment, found.run, found.tag, step)

        with self._decoding:
            data = self._read(context, found)
            find = self._finding(context, found, at)
            return from_bytes(data, where=_name(found), find=find, max_rows=MAX_ROWS)

    def digest(self, context: RequestContext, found: Found, steps: Mapping[int, Found]) -> bytes:
        """What equal recordings have in common (`content_digest`); raises as `recording`.

        ``steps`` are those of its run and tag, which are not read for each of them again.
        """

        def at(step: int) -> Found:
            if step not in steps:
                raise NotThereError
            return steps[step]

        with self._decoding:
            data = self._read(context, found)
            find = self._finding(context, found, at)
            return content_digest(data, where=_name(found), find=find)

    def _finding(
        self, context: RequestContext, found: Found, at: Callable[[int], Found]
    ) -> Callable[[int], bytes]:
        """How the bytes are found on which a difference stands."""

        def find(step: int) -> bytes:
            try:
                base = at(step)
            except NotThereError:
                raise FormatError(
                    f"{_name(found)} is the difference to the recording at step {step}, which "
                    "TensorBoard does not have: start it with --samples_per_plugin "
                    f"{metadata.PLUGIN_NAME}=0, on a directory with all its event files."
                ) from None
            return self._read(context, base)

        return find

    def _read_steps(self, context: RequestContext, where: dict[str, Any], listed: Any) -> Any:
        """The steps of all series, but of those whose events claim to hold many strings.

        For each string that an event claims, whether it is there or not, TensorBoard would make a
        reference of 400 bytes.
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
            read |= self._provider.read_blob_sequences(
                context, **where, run_tag_filter=chosen, downsample=ALL_STEPS
            )
        return read

    def _read(self, context: RequestContext, found: Found) -> bytes:
        try:
            blob = self._provider.read_blob(context, blob_key=found.blob_key)
        except (ValueError, TypeError, IndexError) as error:  # an event that nobody should write
            raise FormatError(f"{_name(found)} is no list of byte strings.") from error
        if not isinstance(blob, bytes):
            raise FormatError(f"{_name(found)} is no byte string.")
        return blob


def _name(found: Found) -> str:
    return f"{found.run}/{found.tag} at step {found.step}"


def _where(experiment: str, run: str, tag: str) -> dict[str, Any]:
    return {
        "experiment_id": experiment,
        "plugin_name": metadata.PLUGIN_NAME,
        "run_tag_filter": provider.RunTagFilter(runs=[run], tags=[tag]),
    }


def _answer_nbytes(answer: Answer) -> int:
    return _ANSWER + len(answer.body) + sum(len(value) for _, value in answer.headers)
