"""``plan.json``: which modules of a recording to checkpoint."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.lighter import lighter
from tb_actmem.analysis.plan.search import Progress
from tb_actmem.errors import BudgetError
from tb_actmem.messages.compare import compare_reply
from tb_actmem.messages.plan import Planned, pending_text, plan_text, unreachable_text
from tb_actmem.planning.plan import Plan
from tb_actmem.planning.planner import plan as plan_of
from tb_actmem.planning.text import lighter_lines
from tb_actmem.plugin.jobs import Underway
from tb_actmem.plugin.pairs import Pair
from tb_actmem.plugin.plans import SECONDS, Plans, asked_of
from tb_actmem.plugin.query import NotAskedError, Query, zipped
from tb_actmem.plugin.store import Answer, Store

GOALS = ("budget", "reduce", "max_recompute")
"""Of these one is asked for."""


def plan(plans: Plans, store: Store, query: Query) -> Answer:
    """``plan.json``: the plan, or how far it is; it is made as long as somebody asks."""
    asked, goal = asked_of(store, query), _goal(query)
    key = (asked.key, *goal.items())

    def make(tell: Callable[[Progress], None]) -> Answer:
        before = store.index(query.context, query.experiment, asked.place)
        try:
            found = plans.planner(asked, before.recording).plan(**goal, tell=tell)
        except BudgetError as error:
            lines = lighter_lines(lighter(before))
            return Answer(zipped(unreachable_text(str(error), error.least_bytes, lines)))
        after = store.predicted(key, lambda: Index(found.recording))
        return Answer(zipped(plan_text(_planned(before, after, found))))

    made = plans.jobs.ask(key, lambda tell: store.answer((key, "plan"), lambda: make(tell)))
    if isinstance(made, Underway):
        return Answer(zipped(pending_text(*made)))
    return made


def planned_pair(store: Store, query: Query) -> Pair:
    """A recording, and the step by the plan that a query asks for."""
    asked, goal = asked_of(store, query), _goal(query)
    key = (asked.key, *goal.items())

    def indexes() -> tuple[Index, Index]:
        before = store.index(query.context, query.experiment, asked.place)
        planned = partial(plan_of, before.recording, **goal, offload=asked.offload, seconds=SECONDS)
        return before, store.predicted(key, lambda: Index(planned().recording))

    return Pair(key, indexes)


def _planned(before: Index, after: Index, found: Plan) -> Planned:
    return Planned(
        lines=str(found).splitlines(),
        peak_bytes=found.peak_bytes,
        cost_share=found.cost_share,
        comparison=compare_reply(before, after, found.code()),
    )


def _goal(query: Query) -> dict[str, Any]:
    """Which argument of `tb_actmem.plan` is what."""
    goal: dict[str, Any] = {name: query.text(name) for name in GOALS if name in query.args}
    if len(goal) != 1:
        raise NotAskedError(f"The query must have one of {', '.join(GOALS)}.")
    return goal
