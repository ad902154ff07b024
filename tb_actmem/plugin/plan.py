"""``plan.json``: which modules of a recording to checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.plan.search import Progress
from tb_actmem.errors import BudgetError
from tb_actmem.messages.plan import pending_text, plan_text, unreachable_text
from tb_actmem.planning.plan import plan as plan_of
from tb_actmem.plugin.jobs import Jobs, Underway
from tb_actmem.plugin.pairs import Pair
from tb_actmem.plugin.query import NotAskedError, Query, zipped
from tb_actmem.plugin.store import Answer, Found, NotThereError, Store

ASKED = ("budget", "reduce", "max_recompute")
"""Of these one is asked for."""
_OTHERWISE = ("checkpoint", "save", "other_run", "other_tag", "other_step")
"""What names something else to compare with."""
SECONDS = 10.0
"""What the solver has for each question: a reader waits for it."""


Plans = Jobs[Answer, Progress]


def plan(plans: Plans, store: Store, query: Query) -> Answer:
    """``plan.json``: the plan, or how far it is; it is made as long as somebody asks."""
    place, asked = _asked(store, query)
    key = _key(query, place, asked)
    make = partial(_made, store, query)
    made = plans.ask(key, lambda tell: store.answer((key, "plan"), lambda: make(tell)))
    if isinstance(made, Underway):
        return Answer(zipped(pending_text(made.seconds, made.said)))
    return made


def planned_pair(plans: Plans, store: Store, query: Query) -> Pair:
    """A recording, and the step by the plan that a query asks for, which is there from now on.

    Where ``plan.json`` has not made it, a job does that now: who calls holds nothing meanwhile.
    """
    place, asked = _asked(store, query)
    key = _key(query, place, asked)

    def indexes() -> tuple[Index, Index]:
        before = store.index(query.context, query.experiment, place)
        return before, store.predicted(key, _not_there)

    try:
        indexes()
    except NotThereError:
        while isinstance(plans.ask((key, "step"), partial(_made, store, query)), Underway):
            pass
    return Pair(key, indexes)


def _not_there() -> Index:
    raise NotThereError("There is no such plan: plan.json says why.")


def _made(store: Store, query: Query, tell: Callable[[Progress], None]) -> Answer:
    """The answer of ``plan.json``; the step by the plan is with the store then."""
    place, asked = _asked(store, query)
    before = store.index(query.context, query.experiment, place)
    try:
        found = plan_of(before.recording, **asked, seconds=SECONDS, tell=tell)
    except BudgetError as error:
        return Answer(zipped(unreachable_text(str(error), error.least_bytes)))
    after = store.predicted(_key(query, place, asked), lambda: Index(found.recording))
    return Answer(zipped(plan_text(before, after, str(found).splitlines(), found.code())))


def _asked(store: Store, query: Query) -> tuple[Found, dict[str, Any]]:
    """The recording, and which argument of `tb_actmem.plan` is what."""
    asked: dict[str, Any] = {name: query.text(name) for name in ASKED if name in query.args}
    if len(asked) != 1:
        raise NotAskedError(f"The query must have one of {', '.join(ASKED)}.")
    other = next((name for name in _OTHERWISE if name in query.args), None)
    if other is not None:
        raise NotAskedError(f"A plan is compared with the step that it is of: leave {other} out.")
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    return store.find(query.context, query.experiment, run, tag, step), asked


def _key(query: Query, place: Found, asked: dict[str, Any]) -> Hashable:
    return (query.experiment, place, "plan", *asked.items())
