"""``totals.json``: what stands beside a recording, for who waits until it is read."""

from __future__ import annotations

import math
from collections.abc import Iterator

from tensorboard.data import provider
from tensorboard.plugins.scalar.metadata import PLUGIN_NAME as SCALARS

from tb_actmem.messages.steps import TOTALS
from tb_actmem.messages.totals import rounded_totals_text
from tb_actmem.plugin.query import Query, zipped
from tb_actmem.plugin.store import ALL_STEPS, Answer, Found, Store


def totals(data_provider: provider.DataProvider, store: Store, query: Query) -> Answer:
    """``totals.json``: a large recording takes seconds, and its scalars nothing."""
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
            # One event has them all: what was written at this step before has another time.
            mine = (datum.step, datum.wall_time) == (found.step, found.wall_time)
            if mine and math.isfinite(datum.value):
                yield tags[tag], int(datum.value)
