"""``curve.json``: the least peaks for more and more that runs again."""

from __future__ import annotations

import math
from collections.abc import Callable

from tb_actmem.analysis.devices import first_device
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.ledger import ledger_of
from tb_actmem.analysis.plan.search import Progress
from tb_actmem.analysis.predict.trips import HOST
from tb_actmem.messages.curve import PointRow, curve_text
from tb_actmem.messages.plan import planning
from tb_actmem.planning.plan import Point
from tb_actmem.planning.planner import rising
from tb_actmem.planning.text import chosen_lines
from tb_actmem.plugin.jobs import Underway
from tb_actmem.plugin.plans import Known, Plans, asked_of
from tb_actmem.plugin.query import Query, zipped
from tb_actmem.plugin.store import Answer, Store


def curve(plans: Plans, store: Store, query: Query) -> Answer:
    """``curve.json``: the points that are known, and how far the next one is.

    Each point is a job of its own, so that it is shown when it is there; who asks for the next one
    fetches the last.
    """
    asked = asked_of(store, query)
    before = store.index(query.context, query.experiment, asked.place)
    known = plans.known(asked)
    percent = known.missing

    def make(tell: Callable[[Progress], None]) -> Answer:
        if percent is not None and percent not in known.points:
            planner = plans.planner(asked, before.recording, plans.curves)
            known.points[percent] = planner.point(percent, tell)
        return _answer(before, known, None)

    if percent is None:
        return make(lambda progress: None)
    made = plans.curves.ask(asked.key, make)
    return _answer(before, known, made) if isinstance(made, Underway) else made


def _answer(before: Index, known: Known, underway: Underway[Progress] | None) -> Answer:
    points = [*known.points.values()]
    far = (underway.seconds, underway.said) if underway else (0.0, None)
    text = curve_text(
        before_peak_bytes=ledger_of(before).step_peak_bytes or 0,
        is_on_host=first_device(before) == HOST,
        points=[_row(point) for point in rising(points)],
        asked_count=len(known.percents),
        known_count=len(points),
        pending=None if len(points) == len(known.percents) else planning(*far),
    )
    return Answer(zipped(text))


def _row(point: Point) -> PointRow:
    return PointRow(
        max_recompute=f"{point.max_recompute:.0%}",
        cost_share=point.cost_share,
        peak_bytes=point.peak_bytes,
        gap=point.gap if math.isfinite(point.gap) else None,
        lines=chosen_lines(point.modules, point.save, point.offload),
    )
