"""Totals over steps; equal recordings are analysed once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping

from tensorboard.data import provider
from tensorboard.plugins.scalar.metadata import PLUGIN_NAME as SCALARS

from tb_actmem.analysis.index.index import Index
from tb_actmem.errors import ActmemError
from tb_actmem.rendering.tables.grid import as_csv
from tb_actmem.rendering.tables.steps import steps_grid
from tb_actmem.replies.steps import (
    TOTALS,
    StepSummary,
    read_totals,
    rounded_totals_text,
    steps_text,
    totals_text,
)
from tb_actmem.tensorboard.plugin.query import Query, zipped
from tb_actmem.tensorboard.plugin.ranks import EACH, LaterError, Portion, portioned
from tb_actmem.tensorboard.plugin.store import ALL_STEPS, CSV, Answer, Found, Store

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
    found = store.steps(query.context, query.experiment, run, tag)

    def make() -> tuple[Answer, int]:
        portion, by_step = Portion(store), {one.step: one for one in found}
        rows = [_row(store, query, portion, one, by_step) for one in found]
        pending = sum(row.totals is None and row.problem is None for row in rows)
        return answer(rows), pending

    return portioned(store, (query.experiment, what, tuple(found)), make)


def _row(
    store: Store, query: Query, portion: Portion, one: Found, by_step: Mapping[int, Found]
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
    found = store.find(query.context, query.experiment, run, tag, step)
    return Answer(zipped(rounded_totals_text(dict(_scalars(data_provider, query, found)))))


def _scalars(
    data_provider: provider.DataProvider, query: Query, found: Found
) -> Iterator[tuple[str, int]]:
    tags = {f"{found.tag}/{key}": key for key in TOTALS}
    read = data_provider.read_scalars(
        query.context,
        experiment_id=query.experiment,
        plugin_name=SCALARS,
        downsample=ALL_STEPS,
        run_tag_filter=provider.RunTagFilter(runs=[found.run], tags=list(tags)),
    )
    for tag, data in read.get(found.run, {}).items():
        for datum in data:
            # One event has them all. Earlier writes of this step have another time.
            mine = (datum.step, datum.wall_time) == (found.step, found.wall_time)
            if mine and math.isfinite(datum.value):
                yield tags[tag], int(datum.value)
