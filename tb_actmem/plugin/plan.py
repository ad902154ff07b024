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
from tb_actmem.planning.text import lighter_lines
from tb_actmem.plugin.jobs import Underway
from tb_actmem.plugin.pairs import Pair
from tb_actmem.plugin.plans import Asked, Plans, asked_of
from tb_actmem.plugin.query import NotAskedError, Query, zipped
from tb_actmem.plugin.store import Answer, NotThereError, Store

GOALS = ("budget", "reduce", "max_recompute")
"""Of these one is asked for."""
_OTHERWISE = ("checkpoint", "save", "other_run", "other_tag", "other_step")
"""What names something else to compare with."""


def plan(plans: Plans, store: Store, query: Query) -> Answer:
    """``plan.json``: the plan, or how far it is; it is made as long as somebody asks."""
    asked, goal = asked_of(store, query), _goal(query)
    key = (asked.key, *goal.items())
    make = partial(_made, plans, store, query)
    made = plans.jobs.ask(key, lambda tell: store.answer((key, "plan"), lambda: make(tell)))
    if isinstance(made, Underway):
        return Answer(zipped(pending_text(made.seconds, made.said)))
    return made


def planned_pair(plans: Plans, store: Store, query: Query) -> Pair:
    """A recording, and the step by the plan that a query asks for, which is there from now on.

    Where ``plan.json`` has not made it, a job does that now: who calls holds nothing meanwhile.
    """
    asked, goal = asked_of(store, query), _goal(query)
    key = (asked.key, *goal.items())

    def indexes() -> tuple[Index, Index]:
        return _before(store, query, asked), store.predicted(key, _not_there)

    try:
        indexes()
    except NotThereError:
        make = partial(_made, plans, store, query)
        while isinstance(plans.jobs.ask((key, "step"), make), Underway):
            pass
    return Pair(key, indexes)


def _not_there() -> Index:
    raise NotThereError("There is no such plan: plan.json says why.")


def _made(plans: Plans, store: Store, query: Query, tell: Callable[[Progress], None]) -> Answer:
    """The answer of ``plan.json``; the step by the plan is with the store then."""
    asked, goal = asked_of(store, query), _goal(query)
    before = _before(store, query, asked)
    try:
        found = plans.planner(asked, before.recording, plans.jobs).plan(**goal, tell=tell)
    except BudgetError as error:
        lines = lighter_lines(lighter(before))
        return Answer(zipped(unreachable_text(str(error), error.least_bytes, lines)))
    after = store.predicted((asked.key, *goal.items()), lambda: Index(found.recording))
    return Answer(zipped(plan_text(_planned(before, after, found))))


def _before(store: Store, query: Query, asked: Asked) -> Index:
    return store.index(query.context, query.experiment, asked.place)


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
    other = next((name for name in _OTHERWISE if name in query.args), None)
    if other is not None:
        raise NotAskedError(f"A plan is compared with the step that it is of: leave {other} out.")
    return goal
