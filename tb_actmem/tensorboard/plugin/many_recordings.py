"""Answers that read many recordings, in portions: ``ranks.json``, ``steps.json``, ``steps.csv``."""

from __future__ import annotations

import gzip
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tensorboard.data import provider
from tensorboard.plugins.scalar.metadata import PLUGIN_NAME as SCALARS

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import RankRow, RankSummary, job, rank_summary
from tb_actmem.errors import ActmemError
from tb_actmem.predict.capacity.fits import fits_of_plan
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.rendering.tables.grid import as_csv
from tb_actmem.rendering.tables.table import steps_grid
from tb_actmem.replies.ranks import ranks_text, read_summary, summary_text
from tb_actmem.replies.series import (
    TOTALS,
    StepSummary,
    read_totals,
    rounded_totals_text,
    steps_text,
    totals_text,
)
from tb_actmem.tensorboard.events.metadata import Series
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query, zipped
from tb_actmem.tensorboard.plugin.store import ALL_STEPS, CSV, Answer, Entry, NotThereError, Store

AT_ONCE = 50_000
"""The most nodes that one request reads; the next request reads the rest. A large recording takes
seconds, and there may be hundreds."""

LISTED = 25
"""Each request lists all recordings: that of one takes as long as decoding so many nodes."""

EACH = 3_000
"""Fetching a recording from TensorBoard takes as long as decoding so many nodes."""


class LaterError(Exception):
    """The next request will read this recording."""


class _PartialError(Exception):
    """An answer that lacks recordings, which is not cached."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Portion:
    """The recordings that one request reads."""

    def __init__(self, store: Store, count: int) -> None:
        self._store = store
        self._left = AT_ONCE + LISTED * count  # reading should take longer than listing

    def get(self, key: Hashable, make: Callable[[], tuple[str, int]]) -> str:
        """A cached text, or one made now; ``make`` returns it with its cost in nodes.

        Raises LaterError if this request has read enough, and the exceptions of ``make``.
        """

        def counted() -> Answer:
            if self._left <= 0:
                raise LaterError
            text, cost = make()
            self._left -= cost
            return Answer(zipped(text))

        return gzip.decompress(self._store.answer(key, counted).body).decode()


def portioned(store: Store, key: Hashable, make: Callable[[], tuple[Answer, int]]) -> Answer:
    """Make an answer, and cache it unless it lacks recordings."""

    def complete() -> Answer:
        answer, pending = make()
        if pending:
            raise _PartialError(answer)
        return answer

    try:
        return store.answer(key, complete)
    except _PartialError as unfinished:
        return unfinished.answer


def job_sizes(all_series: Iterable[Series]) -> dict[tuple[str, str], int]:
    """The number of ranks in the job of each run and tag that has a rank."""
    jobs = {
        (series.run, series.tag): job(series.run, series.tag, series.rank)
        for series in all_series
        if series.rank is not None
    }
    sizes = Counter(jobs.values())
    return {series: sizes[of] for series, of in jobs.items()}


def ranks(store: Store, query: Query) -> Answer:
    """``ranks.json``."""
    asked = query.args.get("gpu")
    on, outside = asked and gpu(asked).name, query.outside()
    mates, recordings = _job(store, query)

    def make() -> tuple[Answer, int]:
        rows = list(_rows(store, query, mates, recordings, on))
        pending = sum(row.summary is None and row.problem is None for row in rows)
        return Answer(zipped(ranks_text(rows, outside))), pending

    return portioned(store, (query.experiment, "ranks", on, outside, tuple(recordings)), make)


def _job(store: Store, query: Query) -> tuple[list[Series], list[Entry | str]]:
    """The series of all ranks of a job, and the recording of each at a step."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    mates = _mates(store.listing(query.context, query.experiment).series, run, tag)
    named = [(series.run, series.tag) for series in mates]
    return mates, store.find_each(query.context, query.experiment, named, step)


class Rows(NamedTuple):
    """The rows of a chart: its key, and how they are read."""

    key: Hashable
    read: Callable[[], list[Any]]
    """Raises NotAskedError if rows are still missing."""


def rank_rows(store: Store, query: Query) -> Rows:
    """The rows of ``ranks.json``, all of them, for a chart."""
    mates, recordings = _job(store, query)

    def read() -> list[RankRow]:
        rows = list(_rows(store, query, mates, recordings, None))
        _need_all(row.summary is None and row.problem is None for row in rows)
        return rows

    return Rows(tuple(recordings), read)


def step_rows(store: Store, query: Query, run: str, tag: str) -> Rows:
    """The rows of ``steps.json``, all of them, for a chart."""
    entries = store.steps(query.context, query.experiment, run, tag)

    def read() -> list[StepSummary]:
        rows = _step_rows(store, query, entries)
        _need_all(row.totals is None and row.problem is None for row in rows)
        return rows

    return Rows(tuple(entries), read)


def _need_all(missing: Iterable[bool]) -> None:
    pending = sum(missing)
    if pending:
        raise NotAskedError(
            f"{pending} recordings are not read yet. Wait until the table of this view is complete."
        )


def _mates(all_series: Iterable[Series], run: str, tag: str) -> list[Series]:
    """The series of all ranks of the same job, in the order of ranks."""
    named = {
        (series.run, series.tag): (job(series.run, series.tag, series.rank), series)
        for series in all_series
        if series.rank is not None
    }
    if (run, tag) not in named:
        raise NotThereError(f"{run:.200}/{tag:.200} is not a rank of a job.")
    wanted, _ = named[run, tag]
    mates = [series for of, series in named.values() if of == wanted]
    return sorted(mates, key=lambda series: (series.rank or 0, series.run, series.tag))


def _rows(
    store: Store,
    query: Query,
    mates: Iterable[Series],
    recordings: Sequence[Entry | str],
    on: str | None,
) -> Iterator[RankRow]:
    portion = Portion(store, len(recordings))
    for series, one in zip(mates, recordings, strict=True):
        summary, problem = _summary(store, query, portion, one, on)
        yield RankRow(
            rank=series.rank or 0,
            run=series.run,
            tag=series.tag,
            summary=summary,
            problem=problem,
        )


def _summary(
    store: Store, query: Query, portion: Portion, one: Entry | str, on: str | None
) -> tuple[RankSummary | None, str | None]:
    """The summary of a recording, or a problem; neither if the next request reads it."""
    if isinstance(one, str):
        return None, one

    def make() -> tuple[str, int]:
        recording = store.recording(query.context, query.experiment, one)
        fit = fits_of_plan(recording, on)
        replayed = 0 if fit is None else len(recording.ops)
        summary = rank_summary(Index(recording), fit)
        return summary_text(summary), EACH + len(recording.nodes) + replayed

    try:
        return read_summary(portion.get((query.experiment, one, "rank", on), make)), None
    except LaterError:
        return None, None
    except ActmemError as error:
        return None, str(error)


DIGEST = 300
"""Comparing two recordings takes as long as decoding so many nodes."""


def steps(store: Store, query: Query) -> Answer:
    """``steps.json``."""
    return _steps(store, query, "steps", lambda rows: Answer(zipped(steps_text(rows))))


def steps_csv(store: Store, query: Query) -> Answer:
    """``steps.csv``: a row for each step, without bytes if it is not read yet."""
    run = query.text("run")
    return _steps(
        store, query, "csv", lambda rows: Answer(zipped(as_csv(steps_grid(run, rows))), CSV)
    )


def _steps(
    store: Store, query: Query, what: str, answer: Callable[[list[StepSummary]], Answer]
) -> Answer:
    run, tag = query.text("run"), query.text("tag")
    entries = store.steps(query.context, query.experiment, run, tag)

    def make() -> tuple[Answer, int]:
        rows = _step_rows(store, query, entries)
        pending = sum(row.totals is None and row.problem is None for row in rows)
        return answer(rows), pending

    return portioned(store, (query.experiment, what, tuple(entries)), make)


def _step_rows(store: Store, query: Query, entries: Sequence[Entry]) -> list[StepSummary]:
    portion, by_step = Portion(store, len(entries)), {one.step: one for one in entries}
    return [_row(store, query, portion, one, by_step) for one in entries]


def _row(
    store: Store, query: Query, portion: Portion, one: Entry, by_step: Mapping[int, Entry]
) -> StepSummary:
    context, experiment = query.context, query.experiment

    def analysed() -> tuple[str, int]:
        recording = store.recording(context, experiment, one)
        return totals_text(Index(recording)), EACH + len(recording.nodes)

    def make() -> tuple[str, int]:
        digest = store.digest(context, one, by_step)
        return portion.get((experiment, digest, "totals"), analysed), DIGEST

    try:
        return StepSummary(
            one.step, read_totals(portion.get((experiment, one, "step"), make)), None
        )
    except LaterError:
        return StepSummary(one.step, None, None)
    except ActmemError as error:
        return StepSummary(one.step, None, str(error))


def totals(data_provider: provider.DataProvider, store: Store, query: Query) -> Answer:
    """``totals.json``: totals from the scalars, which need no decoding."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    entry = store.find(query.context, query.experiment, run, tag, step)
    return Answer(zipped(rounded_totals_text(dict(_scalars(data_provider, query, entry)))))


def _scalars(
    data_provider: provider.DataProvider, query: Query, entry: Entry
) -> Iterator[tuple[str, int]]:
    tags = {f"{entry.tag}/{key}": key for key in TOTALS}
    read = data_provider.read_scalars(
        query.context,
        experiment_id=query.experiment,
        plugin_name=SCALARS,
        downsample=ALL_STEPS,
        run_tag_filter=provider.RunTagFilter(runs=[entry.run], tags=list(tags)),
    )
    for tag, data in read.get(entry.run, {}).items():
        for datum in data:
            # One event has them all. Earlier writes of this step have another time.
            mine = (datum.step, datum.wall_time) == (entry.step, entry.wall_time)
            if mine and math.isfinite(datum.value):
                yield tags[tag], int(datum.value)
