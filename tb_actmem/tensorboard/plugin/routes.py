"""The routes of the server: names, parameters, replies, and the functions that answer them.

`make messages` writes the page's types and ``docs/reference/http.md`` from this list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

from tensorboard.data import provider

from tb_actmem import replies
from tb_actmem.replies import Graph
from tb_actmem.replies.alive import AliveReply
from tb_actmem.replies.box import DrawnReply
from tb_actmem.replies.compare import CompareReply
from tb_actmem.replies.detail import DetailReply
from tb_actmem.replies.optimize import FitsReply, OptimizeReply
from tb_actmem.replies.plan import CurveReply, PatternsReply, PlanReply
from tb_actmem.replies.ranks import RanksReply
from tb_actmem.replies.recording import RecordingReply
from tb_actmem.replies.series import IndexReply, StepsReply, TimelineReply, TotalsReply
from tb_actmem.replies.terms import FittedReply, TermsReply, terms_text
from tb_actmem.tensorboard.plugin import answers
from tb_actmem.tensorboard.plugin.compare import changes, compare, difference
from tb_actmem.tensorboard.plugin.figures import figure
from tb_actmem.tensorboard.plugin.fitted import Fits, fitted
from tb_actmem.tensorboard.plugin.jobs import Jobs, Turns
from tb_actmem.tensorboard.plugin.many_recordings import ranks, steps, steps_csv, totals
from tb_actmem.tensorboard.plugin.optimize import Optimizing, optimize, step_fits
from tb_actmem.tensorboard.plugin.plan import Plans, curve, plan
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query
from tb_actmem.tensorboard.plugin.store import Answer, Store

AT_ONCE = 3
"""The most requests that are answered at once: each may need a recording in memory, and Python runs
only one thread at a time anyway."""


class Server:
    """The data from which the routes answer."""

    def __init__(self, data_provider: provider.DataProvider) -> None:
        self.provider = data_provider
        self.store = Store(data_provider)
        self.plans = Plans()
        self.optimizing = Optimizing()
        self.fits: Fits = Jobs()
        self.turns = {"normal": Turns(AT_ONCE), "costly": Turns(1)}


class Route(NamedTuple):
    """One route."""

    name: str
    params: type
    reply: type
    sentence: str
    answer: Callable[[Server, Query], Answer]
    turn: Literal["normal", "costly"] | None
    """The line in which requests wait; None if ``answer`` only waits, or takes a turn itself."""

    def check(self, args: Mapping[str, str]) -> None:
        """Raise NotAskedError for a parameter that the route does not have."""
        known = self.params.__annotations__
        for name in args:
            if not known:
                raise NotAskedError(f"{self.name} has no parameters.")
            if name not in known:
                raise NotAskedError(
                    f"{self.name} has no parameter {name:.50}. It has: {', '.join(known)}."
                )


def _stored(answer: Callable[[Store, Query], Answer]) -> Callable[[Server, Query], Answer]:
    return lambda server, query: answer(server.store, query)


ROUTES = (
    Route(
        "index.json",
        replies.NoParams,
        IndexReply,
        "The recordings of the log directory.",
        _stored(answers.index),
        "normal",
    ),
    Route(
        "recording.json",
        replies.RecordingParams,
        RecordingReply,
        "The totals, modules, ops and largest saved tensors of a recording.",
        _stored(answers.recording),
        "normal",
    ),
    Route(
        "totals.json",
        replies.RecordingParams,
        TotalsReply,
        "Rounded totals from the scalars beside a recording, which is not decoded for them.",
        lambda server, query: totals(server.provider, server.store, query),
        None,
    ),
    Route(
        "graph.dot",
        replies.GraphParams,
        Graph,
        "The DOT text of a graph, with headers that describe it.",
        _stored(answers.graph),
        "normal",
    ),
    Route(
        "figure",
        replies.FigureParams,
        bytes,
        "A drawing of the tab, as a file for a paper.",
        lambda server, query: figure(server.plans, server.turns["costly"], server.store, query),
        None,
    ),
    Route(
        "drawn.json",
        replies.BoxParams,
        DrawnReply,
        "A box or an edge of the same graph.",
        _stored(answers.drawn_part),
        "normal",
    ),
    Route(
        "detail.json",
        replies.DetailParams,
        DetailReply,
        "The saved tensors, edges and frees of a node or a module call.",
        _stored(answers.detail),
        "normal",
    ),
    Route(
        "table.csv",
        replies.TableParams,
        str,
        "A table of the recording as CSV with all rows, as `tb_actmem.table` writes it.",
        _stored(answers.table),
        "normal",
    ),
    Route(
        "timeline.json",
        replies.RecordingParams,
        TimelineReply,
        "The live bytes after each op. 404 if the recording has no ops.",
        _stored(answers.timeline),
        "normal",
    ),
    Route(
        "alive.json",
        replies.AliveParams,
        AliveReply,
        "The storages that are alive after an op.",
        _stored(answers.alive),
        "normal",
    ),
    Route(
        "terms.json",
        replies.RecordingParams,
        TermsReply,
        "The textbook formula of each kind of transformer layer, beside its saved bytes.",
        _stored(answers.of_recording(terms_text)),
        "normal",
    ),
    Route(
        "fitted.json",
        replies.RecordingParams,
        FittedReply,
        "The rows of `terms.json` as formulas, from recordings of the same step at other sizes.",
        lambda server, query: fitted(server.fits, server.store, query),
        None,
    ),
    Route(
        "ranks.json",
        replies.RanksParams,
        RanksReply,
        "The recordings of all ranks of a job at one step. 404 for a series without a rank.",
        _stored(ranks),
        "costly",
    ),
    Route(
        "steps.json",
        replies.SeriesParams,
        StepsReply,
        "The totals of all steps of one run and tag.",
        _stored(steps),
        "costly",
    ),
    Route(
        "steps.csv",
        replies.SeriesParams,
        str,
        "The same as CSV. A step that is not read yet has no bytes.",
        _stored(steps_csv),
        "costly",
    ),
    Route(
        "compare.json",
        replies.ComparandParams,
        CompareReply,
        "The comparison of a recording with another one, or with a prediction of it.",
        lambda server, query: compare(server.turns["costly"], server.store, query),
        None,
    ),
    Route(
        "compare.dot",
        replies.DifferenceParams,
        Graph,
        "The joint graph of the two recordings of `compare.json` or `plan.json`.",
        lambda server, query: difference(server.plans, server.turns["costly"], server.store, query),
        None,
    ),
    Route(
        "changes.csv",
        replies.ChangesParams,
        str,
        "All changes of the same comparison, repeated layers combined, as CSV.",
        lambda server, query: changes(server.plans, server.turns["costly"], server.store, query),
        None,
    ),
    Route(
        "optimize.json",
        replies.OptimizeParams,
        OptimizeReply,
        "Actions against a high peak, each with its gain and cost, and the chosen ones together.",
        lambda server, query: optimize(server.optimizing, server.store, query),
        None,
    ),
    Route(
        "fits.json",
        replies.FitsParams,
        FitsReply,
        "Whether the recorded step fits on a GPU. 400 without ops.",
        lambda server, query: step_fits(server.optimizing, server.store, query),
        None,
    ),
    Route(
        "patterns.json",
        replies.RecordingParams,
        PatternsReply,
        "The modules and ops that `compare.json` accepts for a prediction. 400 without ops.",
        _stored(answers.patterns),
        "normal",
    ),
    Route(
        "plan.json",
        replies.PlanParams,
        PlanReply,
        "The plan of `tb_actmem.predict.plan` for one limit, compared with the recorded step.",
        lambda server, query: plan(server.plans, server.store, query),
        None,
    ),
    Route(
        "curve.json",
        replies.PlanningParams,
        CurveReply,
        "The lowest total peak for each amount of recomputation.",
        lambda server, query: curve(server.plans, server.store, query),
        None,
    ),
)
