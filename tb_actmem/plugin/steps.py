"""``steps.json``: the totals of one run and tag over its steps, each content analysed once."""

from __future__ import annotations

from collections.abc import Mapping

from tb_actmem.analysis.index import Index
from tb_actmem.errors import ActmemError
from tb_actmem.messages.steps import StepSummary, read_totals, steps_text, totals_text
from tb_actmem.plugin.portions import EACH, LaterError, Portion, portioned
from tb_actmem.plugin.query import Query, zipped
from tb_actmem.plugin.store import Answer, Found, Store

DIGEST = 300
"""To tell that a recording equals another takes as long as to decode so many nodes."""


def steps(store: Store, query: Query) -> Answer:
    """``steps.json``."""
    run, tag = query.text("run"), query.text("tag")
    found = store.steps(query.context, query.experiment, run, tag)

    def make() -> tuple[Answer, int]:
        portion, by_step = Portion(store), {one.step: one for one in found}
        rows = [_row(store, query, portion, one, by_step) for one in found]
        pending = sum(row.totals is None and row.problem is None for row in rows)
        return Answer(zipped(steps_text(rows))), pending

    return portioned(store, (query.experiment, "steps", tuple(found)), make)


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
