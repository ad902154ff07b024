"""``ranks.json``: the ranks of one job at one step, side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypedDict

from tb_actmem.analysis.totals.ranks import (
    TOTALS,
    RankRow,
    RankSummary,
    Spread,
    UnequalModule,
    absent_ranks,
    spread,
    unequal_modules,
)
from tb_actmem.replies.reply import VERSION, Reply, text
from tb_actmem.text.totals import MEANING, SHORT

LIMIT = 200
"""The maximum number of unequal modules in a reply; the count is complete."""


class Extremes(TypedDict):
    """Positions of the smallest and the largest rank; null if all are equal."""

    least: int | None
    most: int | None


class RankTotal(Extremes):
    """A total by which ranks are compared."""

    key: str
    label: str
    help: str


class RankLine(TypedDict):
    """One rank's recording."""

    rank: int
    run: str
    tag: str
    problem: str | None
    """Why it cannot be compared, as a sentence."""
    nbytes: Sequence[int | None] | None
    """In the order of the totals; null if it was not read, or cannot be."""


class RankModule(Extremes):
    """A module whose saved bytes differ between ranks."""

    fqn: str
    """``h.*.fc`` for several whose names differ only in a number; "" for the model itself."""
    type_name: str
    """"" with an empty fqn: outside module calls."""
    times: int
    """The number of modules in this row; each has these bytes."""
    nbytes: list[int | None]
    """Attributed to its own nodes, by rank; null if a rank has no such module."""


class RanksReply(Reply):
    """``ranks.json``: the ranks of one job at one step.

    One request reads recordings with 50,000 nodes in all; each recording counts as 3,000 more.
    The page asks again until nothing is pending. Modules are matched by name and type. The list has
    the 200 modules with the largest differences.
    """

    pending: int
    """The number of recordings that the server has not read yet."""
    absent: list[int]
    """Ranks below the largest one without a run."""
    totals: list[RankTotal]
    ranks: list[RankLine]
    modules_count: int
    """The number of unequal modules; the list may be shorter."""
    modules: list[RankModule]
    """The largest differences first; empty while recordings are pending."""


def summary_text(summary: RankSummary) -> str:
    """Return a summary as JSON, for a cache."""
    modules = [[*key, nbytes] for key, nbytes in summary.modules.items()]
    return json.dumps([summary.totals, modules], separators=(",", ":"))


def read_summary(kept: str | bytes) -> RankSummary:
    """Read the result of `summary_text`."""
    totals, modules = json.loads(kept)
    return RankSummary(tuple(totals), {(name, kind): nbytes for name, kind, nbytes in modules})


def ranks_text(rows: Sequence[RankRow]) -> str:
    """Return the totals of each rank, and unequal modules once all ranks are read."""
    pending = sum(row.summary is None and row.problem is None for row in rows)
    read = [row for row in rows if row.summary is not None]
    unequal = [] if pending else unequal_modules([row.summary for row in read if row.summary])
    return text(
        RanksReply(
            version=VERSION,
            pending=pending,
            absent=absent_ranks(row.rank for row in rows),
            totals=[_total(rows, position, key) for position, key in enumerate(TOTALS)],
            ranks=[_row(row) for row in rows],
            modules_count=len(unequal),
            modules=[_module(row, rows) for row in unequal[:LIMIT]],
        )
    )


def _total(rows: Sequence[RankRow], position: int, key: str) -> RankTotal:
    values = [None if row.summary is None else row.summary.totals[position] for row in rows]
    apart = _extremes(spread(values))
    return RankTotal(key=key, label=SHORT[key], help=MEANING[key], **apart)


def _row(row: RankRow) -> RankLine:
    return RankLine(
        rank=row.rank,
        run=row.run,
        tag=row.tag,
        problem=row.problem,
        nbytes=None if row.summary is None else row.summary.totals,
    )


def _module(module: UnequalModule, rows: Sequence[RankRow]) -> RankModule:
    """Return a module's bytes for all ranks; null for ranks that are not read."""
    values = iter(module.nbytes)
    nbytes = [None if row.summary is None else next(values) for row in rows]
    there = zip(rows, nbytes, strict=True)
    apart = spread([None if row.summary is None else n or 0 for row, n in there])
    return RankModule(
        fqn=module.name,
        type_name=module.type_name,
        times=module.times,
        nbytes=nbytes,
        **_extremes(apart),
    )


def _extremes(apart: Spread | None) -> Extremes:
    return Extremes(least=apart and apart.least, most=apart and apart.most)
