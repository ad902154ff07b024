"""The plans that are being made, and what is known of curves."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from tb_actmem.analysis.plan.search import Best, Progress
from tb_actmem.model import Recording
from tb_actmem.planning.plan import Point
from tb_actmem.planning.planner import Planner, percents
from tb_actmem.plugin.cache import Cache
from tb_actmem.plugin.jobs import Jobs
from tb_actmem.plugin.query import Query
from tb_actmem.plugin.store import Answer, Found, Store

SECONDS = 10.0
"""What the solver has for each question: a reader waits for it."""
_FOUND = 50
"""Of so many recordings it is remembered what was found, which is little."""


class Asked(NamedTuple):
    """Of which recording plans are asked, and what they may do."""

    place: Found
    offload: bool
    key: Hashable
    """To which all that is found belongs."""


def asked_of(store: Store, query: Query) -> Asked:
    """The recording of a query, and whether saves may go to the host."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    place = store.find(query.context, query.experiment, run, tag, step)
    offload = query.flag("offload")
    return Asked(place, offload, (query.experiment, place, "plan", offload))


class Known(NamedTuple):
    """What was found for a recording."""

    best: dict[int, Best]
    """By the FLOPs that may run again."""
    points: dict[int, Point]
    """Of its curve, by the percent that may."""
    percents: tuple[int, ...]
    """All that belong to the curve."""

    @property
    def missing(self) -> int | None:
        """The next point to be found; None: the curve is whole."""
        return next((percent for percent in self.percents if percent not in self.points), None)


class Plans:
    """Jobs that plan, one after the other, and beside them those that find points of curves.

    A planner is asked by one job at a time, so both have theirs: who asks for a plan does not wait
    for a point. The two that were asked last are at hand; of others what they found.
    """

    def __init__(self) -> None:
        self.jobs: Jobs[Answer, Progress] = Jobs()
        self.curves: Jobs[Answer, Progress] = Jobs()
        self._planners: Cache[Planner] = Cache(2, lambda planner: 1)
        self._known: Cache[Known] = Cache(_FOUND, lambda known: 1)

    def known(self, asked: Asked) -> Known:
        """What was found for a recording."""
        return self._known.get(asked.key, lambda: Known({}, {}, percents(offload=asked.offload)))

    def planner(self, asked: Asked, recording: Recording, jobs: Jobs[Answer, Progress]) -> Planner:
        """Who plans for a recording; to be asked inside of one of these jobs."""
        known = self.known(asked).best
        return self._planners.get(
            (asked.key, jobs is self.curves),
            lambda: Planner(recording, offload=asked.offload, seconds=SECONDS, known=known),
        )
