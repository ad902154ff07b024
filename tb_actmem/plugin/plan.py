"""``plan.json``: which modules of a recording to checkpoint."""

from __future__ import annotations

from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.errors import BudgetError
from tb_actmem.messages.plan import plan_text, unreachable_text
from tb_actmem.planning.plan import plan as plan_of
from tb_actmem.plugin.query import NotAskedError, Query, zipped
from tb_actmem.plugin.store import Answer, Store

ASKED = ("budget", "reduce", "max_recompute")
"""Of these one is asked for."""
SECONDS = 10.0
"""What the solver has for each question: a reader waits for it."""


def plan(store: Store, query: Query) -> Answer:
    """``plan.json``."""
    asked: dict[str, Any] = {name: query.text(name) for name in ASKED if name in query.args}
    if len(asked) != 1:
        raise NotAskedError(f"The query must have one of {', '.join(ASKED)}.")
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    place = store.find(query.context, query.experiment, run, tag, step)

    def make() -> Answer:
        before = store.index(query.context, query.experiment, place)
        try:
            found = plan_of(before.recording, **asked, seconds=SECONDS)
        except BudgetError as error:
            return Answer(zipped(unreachable_text(str(error), error.least_bytes)))
        lines = str(found).splitlines()
        return Answer(zipped(plan_text(before, Index(found.recording), lines, found.code())))

    return store.answer((query.experiment, place, "plan", *asked.items()), make)
