"""``figure``: a drawing of the tab, as a file for a paper."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Hashable
from typing import get_args

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals import totals_of
from tb_actmem.rendering.charts import draw_chart, draw_comparison
from tb_actmem.rendering.charts_of_many import (
    MOST_RUNS,
    Curve,
    draw_curve,
    draw_rank_rows,
    draw_step_rows,
    series_names,
)
from tb_actmem.rendering.figure import Chart, ChartOfMany, Direction, FigureOptions
from tb_actmem.rendering.figure.compose import Drawn, compose_outline
from tb_actmem.rendering.figure.lines import named_sizes
from tb_actmem.rendering.figure.themes import Theme
from tb_actmem.rendering.files import painted
from tb_actmem.tensorboard.plugin.compare import any_pair, in_turn
from tb_actmem.tensorboard.plugin.jobs import Turns
from tb_actmem.tensorboard.plugin.many_recordings import rank_rows, step_rows
from tb_actmem.tensorboard.plugin.plan import Plans, asked_of, known_points
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query, digest, drawn, picture_of
from tb_actmem.tensorboard.plugin.store import Answer, Store

TYPES = {
    "svg": "image/svg+xml",
    "pdf": "application/pdf",
    "png": "image/png",
    "tex": "application/x-tex",
}
_DRAWINGS = ("graph", *get_args(Chart), "comparison", "curve", *get_args(ChartOfMany))
_TITLE = 200
"""The longest title, in characters."""


def figure(plans: Plans, turns: Turns, store: Store, query: Query) -> Answer:
    """``figure``: a picture as `tb_actmem.render` writes it."""
    drawing, kind = _one_of(query, "drawing", _DRAWINGS), _one_of(query, "format", (*TYPES,))
    options = _options(query)
    key, draw = _drawing(plans, store, query, drawing, options)

    def make() -> Answer:
        made = draw()
        query.check_wanted()
        data = painted(
            made.scene, f".{kind}", scale=made.scale, title=made.title, background=made.background
        )
        return Answer(gzip.compress(data, compresslevel=3, mtime=0), TYPES[kind])

    return in_turn(turns, store, query, (key, drawing, kind, digest(options)), make)


def _options(query: Query) -> FigureOptions:
    without = query.words("without", ("legend", "labels"))
    title = query.args.get("title")
    if title is not None and len(title) > _TITLE:
        raise NotAskedError(f"The title is longer than {_TITLE} characters.")
    return FigureOptions(
        title=title,
        theme=_one_of(query, "theme", get_args(Theme)),  # type: ignore[arg-type]
        width=query.args.get("width"),
        direction=_one_of(query, "direction", get_args(Direction), "TB"),  # type: ignore[arg-type]
        legend="legend" not in without,
        labels="labels" not in without,
        dims=named_sizes(query.args["dims"]) if "dims" in query.args else {},
    )


def _one_of(query: Query, name: str, known: tuple[str, ...], default: str | None = None) -> str:
    value = query.text(name) if default is None else query.args.get(name, default)
    if value not in known:
        raise NotAskedError(f"There is no {name} {value:.50}: choose from {', '.join(known)}.")
    return value


def _drawing(
    plans: Plans, store: Store, query: Query, drawing: str, options: FigureOptions
) -> tuple[Hashable, Callable[[], Drawn]]:
    """The key of a picture, and how it is drawn."""
    if drawing == "comparison":
        pair = any_pair(plans, store, query)
        return pair.key, lambda: draw_comparison(*pair.indexes(), options)
    if drawing == "steps":
        return _steps(store, query, options)
    if drawing == "ranks":
        rows = rank_rows(store, query)
        return rows.key, lambda: draw_rank_rows(rows.read(), options)
    asked = asked_of(store, query)

    def index() -> Index:
        return store.index(query.context, query.experiment, asked.place)

    if drawing == "curve":
        points = known_points(plans, asked)
        title = f"{query.text('run')}: peak against recomputation"
        return (asked.key, *points), lambda: draw_curve(
            Curve(title, *_peak(index()), points), options
        )
    if drawing == "graph":
        picture = picture_of(query)
        return (asked.key, digest(picture)), lambda: compose_outline(
            index(), drawn(index(), picture), options
        )
    return asked.key, lambda: draw_chart(index(), drawing, options)  # type: ignore[arg-type]


def _steps(
    store: Store, query: Query, options: FigureOptions
) -> tuple[Hashable, Callable[[], Drawn]]:
    """The totals of the steps of the runs in ``series``."""
    series = [line.split("\t") for line in query.text("series").split("\n")]
    if len(series) > MOST_RUNS or any(len(names) != 2 for names in series):
        raise NotAskedError(f"series= is at most {MOST_RUNS} lines of a run, a tab and its tag.")
    rows = [step_rows(store, query, run, tag) for run, tag in series]

    def draw() -> Drawn:
        names = series_names([(run, tag) for run, tag in series])
        return draw_step_rows(names, [of.read() for of in rows], options)

    return (query.text("series"), *(of.key for of in rows)), draw


def _peak(index: Index) -> tuple[str, int]:
    """The peak that plans lower, and its name."""
    totals = totals_of(index)
    if totals.total_peak_bytes is not None:
        return "total peak", totals.total_peak_bytes
    return "step peak", totals.step_peak_bytes or 0
