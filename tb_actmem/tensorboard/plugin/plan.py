"""``plan.json`` and ``curve.json``: plans of which modules to checkpoint."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, NamedTuple

from tb_actmem.advice import suggestions
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import HOST, first_device
from tb_actmem.analysis.totals import totals_of
from tb_actmem.errors import BudgetError, PredictError
from tb_actmem.model import Recording
from tb_actmem.predict.planning import Plan, Point, percents, rising
from tb_actmem.predict.planning.code import Change
from tb_actmem.predict.planning.planner import Planner
from tb_actmem.predict.planning.search import Best, Progress
from tb_actmem.predict.planning.words import chosen_lines, suggestion_lines
from tb_actmem.replies.compare import compare_reply
from tb_actmem.replies.plan import (
    Planned,
    PointRow,
    curve_text,
    pending_text,
    plan_text,
    planning,
    unreachable_text,
)
from tb_actmem.tensorboard.events import Entry, NotThereError
from tb_actmem.tensorboard.plugin.jobs import Cache, Jobs, Underway
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query, zipped
from tb_actmem.tensorboard.plugin.store import Answer, Store

GOALS = ("step_peak", "total_peak", "reduce", "max_recompute")
"""The limits of a plan; a query has one of them."""
_OTHERWISE = ("checkpoint", "save", "other_run", "other_tag", "other_step")
"""Parameters that name another recording or prediction to compare with."""


class Pair(NamedTuple):
    """Two recordings; the second may be predicted from the first."""

    key: Hashable
    indexes: Callable[[], tuple[Index, Index]]
    change: Callable[[Recording], Change] | None = None
    """The changes from the first to the second; None if the second was recorded."""


def plan(plans: Plans, store: Store, query: Query) -> Answer:
    """``plan.json``: the plan, or the progress. Work goes on while requests come."""
    asked, goal = asked_of(store, query), _goal(query)
    key = (asked.key, *goal.items())
    make = partial(_made, plans, store, query)
    made = plans.jobs.ask(
        key, lambda on_progress: store.answer((key, "plan"), lambda: make(on_progress))
    )
    if isinstance(made, Underway):
        return Answer(zipped(pending_text(made.seconds, made.progress)))
    return made


def planned_pair(plans: Plans, store: Store, query: Query) -> Pair:
    """A recording, and the step by the plan of a query, which is cached from now on.

    If ``plan.json`` has not made the plan yet, a job makes it now.
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
            query.check_wanted()
    return Pair(key, indexes)


def _not_there() -> Index:
    raise NotThereError("There is no such plan. plan.json says why.")


def _made(
    plans: Plans, store: Store, query: Query, on_progress: Callable[[Progress], None]
) -> Answer:
    """The answer of ``plan.json``; also stores the step by the plan."""
    asked, goal = asked_of(store, query), _goal(query)
    before = _before(store, query, asked)
    try:
        made = plans.planner(asked, before.recording, plans.jobs).plan(**goal, progress=on_progress)
    except BudgetError as error:
        lines = suggestion_lines(suggestions(before))
        knows_model = totals_of(before).total_peak_bytes is not None
        is_total = knows_model and "step_peak" not in goal
        text = unreachable_text(str(error), error.least_bytes, lines, is_total_peak=is_total)
        return Answer(zipped(text))
    after = store.predicted((asked.key, *goal.items()), lambda: Index(made.recording))
    return Answer(zipped(plan_text(_planned(before, after, made))))


def _before(store: Store, query: Query, asked: Asked) -> Index:
    return store.index(query.context, query.experiment, asked.place)


def _planned(before: Index, after: Index, plan: Plan) -> Planned:
    return Planned(
        lines=str(plan).splitlines(),
        peak_bytes=plan.peak_bytes,
        cost_share=plan.cost_share,
        comparison=compare_reply(before, after, plan.code()),
    )


def _goal(query: Query) -> dict[str, Any]:
    """The limit of a query, as an argument of `tb_actmem.predict.plan`."""
    goal: dict[str, Any] = {name: query.text(name) for name in GOALS if name in query.args}
    if len(goal) != 1:
        raise NotAskedError(f"The query must have one of {', '.join(GOALS)}.")
    other = next((name for name in _OTHERWISE if name in query.args), None)
    if other is not None:
        raise NotAskedError(f"A plan is compared with its own step: leave out {other}.")
    return goal


SECONDS = 10.0
"""The time limit of the solver: a user waits for it."""
_FIRST = 0.2
"""Seconds that the first request for a curve waits."""
_FOUND = 50
"""The number of recordings whose results are kept, which are small."""


class Asked(NamedTuple):
    """The recording to plan for, and whether plans may offload."""

    place: Entry
    offload: bool
    key: Hashable
    """The key of all results."""


def asked_of(store: Store, query: Query) -> Asked:
    """The recording of a query, and whether plans may offload to the host."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    place = store.find(query.context, query.experiment, run, tag, step)
    offload = query.flag("offload")
    return Asked(place, offload, (query.experiment, place, "plan", offload))


class Known(NamedTuple):
    """The results for a recording so far."""

    best: dict[tuple[bool, int], Best]
    """The best choices of its planners, as `Planner` takes them."""
    points: dict[int, Point]
    """The points of its curve, by the percentage that may be recomputed."""
    percents: tuple[int, ...]
    """The percentages of the curve."""

    @property
    def missing(self) -> int | None:
        """The next point to find; None if the curve is complete."""
        return next((percent for percent in self.percents if percent not in self.points), None)


class Plans:
    """Two lines of jobs: one makes plans, one finds points of curves.

    Each has its own planner, because a planner works for one job at a time. So a plan does not wait
    for a point. The last two planners are cached; of others only the results.
    """

    def __init__(self) -> None:
        self.jobs: Jobs[Answer, Progress] = Jobs()
        self.curves: Jobs[Answer, Progress] = Jobs()
        self._planners: Cache[Planner] = Cache(2, lambda planner: 1)
        self._known: Cache[Known] = Cache(_FOUND, lambda known: 1)

    def is_known(self, asked: Asked) -> bool:
        """Whether an earlier request named this recording."""
        return asked.key in self._known

    def known(self, asked: Asked) -> Known:
        """The results for a recording so far."""
        return self._known.get(asked.key, lambda: Known({}, {}, percents(offload=asked.offload)))

    def planner(self, asked: Asked, recording: Recording, jobs: Jobs[Answer, Progress]) -> Planner:
        """The planner of a recording; call it only inside a job."""
        known = self.known(asked).best
        return self._planners.get(
            (asked.key, jobs is self.curves),
            lambda: Planner(recording, offload=asked.offload, seconds=SECONDS, known=known),
        )


def curve(plans: Plans, store: Store, query: Query) -> Answer:
    """``curve.json``: the known points, and the progress of the next one.

    Each point is a job of its own, so that it is shown as soon as it is known. The first request
    waits less, because the page draws the recorded peak with its reply.
    """
    asked = asked_of(store, query)
    before = store.index(query.context, query.experiment, asked.place)
    is_first = not plans.is_known(asked)
    known = plans.known(asked)
    percent = known.missing

    def make(on_progress: Callable[[Progress], None]) -> Answer:
        if percent is not None and percent not in known.points:
            planner = plans.planner(asked, before.recording, plans.curves)
            known.points[percent] = planner.point(percent, on_progress)
        return _answer(before, known, None)

    if percent is None:
        return _answer(before, known, None)
    try:
        made = plans.curves.ask(asked.key, make, seconds=_FIRST if is_first else None)
    except PredictError as error:
        return _answer(before, known, None, str(error))
    return _answer(before, known, made) if isinstance(made, Underway) else made


def known_points(plans: Plans, asked: Asked) -> list[tuple[float, int]]:
    """The cost and the peak of each known point; the total peak where the model is known."""
    points = rising(plans.known(asked).points.values())
    return [(point.cost_share, point.lowered_bytes) for point in points]


def _answer(
    before: Index, known: Known, underway: Underway[Progress] | None, problem: str | None = None
) -> Answer:
    points = [*known.points.values()]
    far = (underway.seconds, underway.progress) if underway else (0.0, None)
    totals, is_done = totals_of(before), problem is not None or known.missing is None
    text = curve_text(
        before_peak_bytes=totals.step_peak_bytes or 0,
        before_total_peak_bytes=totals.total_peak_bytes,
        is_on_host=first_device(before) == HOST,
        points=[*map(_row, rising(points))],
        asked_count=len(known.percents),
        known_count=len(points),
        problem=problem,
        pending=None if is_done else planning(*far),
    )
    return Answer(zipped(text))


def _row(point: Point) -> PointRow:
    return PointRow(
        max_recompute=f"{point.max_recompute:.0%}",
        cost_share=point.cost_share,
        peak_bytes=point.peak_bytes,
        total_peak_bytes=point.total_peak_bytes,
        gap=point.gap if math.isfinite(point.gap) else None,
        lines=chosen_lines(point.modules, point.save, point.offload),
    )
