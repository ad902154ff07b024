"""Answers that read many recordings, in portions: ``ranks.json``, ``steps.json``, ``steps.csv``."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from tensorboard.data import provider
from tensorboard.plugins.scalar.metadata import PLUGIN_NAME as SCALARS

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.logged import STEP_TOTALS, StepSummary, job
from tb_actmem.analysis.totals.outliers import read_stored
from tb_actmem.analysis.totals.ranks import RankRow, rank_summary
from tb_actmem.format import Content
from tb_actmem.model import Recording
from tb_actmem.predict.capacity.fits import fits_of_plan
from tb_actmem.predict.fake_cuda.gpus import gpu
from tb_actmem.rendering.tables import as_csv
from tb_actmem.rendering.tables.table import steps_grid
from tb_actmem.replies.ranks import ranks_text, read_summary, summary_text
from tb_actmem.replies.series import (
    read_totals,
    rounded_totals_text,
    steps_text,
    totals_text,
)
from tb_actmem.tensorboard.events import Entry, NotThereError, Place, Series
from tb_actmem.tensorboard.plugin.portions import Reading, portioned
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query, zipped
from tb_actmem.tensorboard.plugin.store import ALL_STEPS, CSV, Answer, Store


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
    on, outside, memory = asked and gpu(asked).name, query.outside(), query.memory()
    mates, recordings = _job(store, query)

    def make() -> tuple[Answer, int]:
        rows = _rows(store, query, mates, recordings, on)
        pending = sum(row.summary is None and row.problem is None for row in rows)
        return Answer(zipped(ranks_text(rows, outside, memory))), pending

    key = (query.experiment, "ranks", on, outside, memory, _entries(recordings))
    return portioned(store, key, make)


def _entries(places: Iterable[Place | str]) -> tuple[Entry | str, ...]:
    return tuple(place if isinstance(place, str) else place.entry for place in places)


def _job(store: Store, query: Query) -> tuple[list[Series], list[Place | str]]:
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
        rows = _rows(store, query, mates, recordings, None)
        _need_all(row.summary is None and row.problem is None for row in rows)
        return rows

    return Rows(_entries(recordings), read)


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
    recordings: Sequence[Place | str],
    on: str | None,
) -> list[RankRow]:
    def make(recording: Recording) -> str:
        return summary_text(rank_summary(Index(recording), fits_of_plan(recording, on)))

    def stored(content: Content) -> str | None:
        summary = read_stored(content.summary)
        return None if summary is None else summary_text(summary)

    known = Reading(store, query, ("rank", on), make, stored).read(recordings)
    summaries = {one.text: read_summary(one.text) for one in known if one.text is not None}
    return [
        RankRow(
            rank=series.rank or 0,
            run=series.run,
            tag=series.tag,
            summary=None
            if one.text is None
            else summaries[one.text].of_rank(series.rank or 0, one.mesh),
            problem=one.problem,
        )
        for series, one in zip(mates, known, strict=True)
    ]


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
    by_step = {one.step: one for one in entries}
    places = [Place(one, by_step) for one in entries]
    reading = Reading(store, query, "totals", lambda recording: totals_text(Index(recording)))
    return [
        StepSummary(
            one.step, None if known.text is None else read_totals(known.text), known.problem
        )
        for one, known in zip(entries, reading.read(places), strict=True)
    ]


def totals(data_provider: provider.DataProvider, store: Store, query: Query) -> Answer:
    """``totals.json``: totals from the scalars, which need no decoding."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    entry = store.find(query.context, query.experiment, run, tag, step)
    return Answer(zipped(rounded_totals_text(dict(_scalars(data_provider, query, entry)))))


def _scalars(
    data_provider: provider.DataProvider, query: Query, entry: Entry
) -> Iterator[tuple[str, int]]:
    tags = {f"{entry.tag}/{key}": key for key in STEP_TOTALS}
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
