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
"""How many unequal modules one answer lists at most; the count is whole."""


class Extremes(TypedDict):
    """Positions of the smallest and the largest of several ranks; null where all are equal."""

    least: int | None
    most: int | None


class RankTotal(Extremes):
    """A total in which the ranks are compared."""

    key: str
    label: str
    help: str


class RankLine(TypedDict):
    """One rank's recording."""

    rank: int
    run: str
    tag: str
    problem: str | None
    """Why it cannot be compared, in a sentence."""
    nbytes: Sequence[int | None] | None
    """In the order of the totals; null before it was read, or when it cannot be."""


class RankModule(Extremes):
    """A module that does not keep the same on every rank."""

    fqn: str
    """``h.*.fc`` for several that only a number tells apart; "" for the model itself."""
    type_name: str
    """With an empty fqn "" for what no module call made."""
    times: int
    """How many modules this row stands for; each has these bytes."""
    nbytes: list[int | None]
    """Charged to its own nodes, by rank; null where a rank has no such module."""


class RanksReply(Reply):
    """``ranks.json``: the ranks of one job at one step."""

    pending: int
    """How many recordings the server has not read yet."""
    absent: list[int]
    """Numbers below the largest rank that have no run."""
    totals: list[RankTotal]
    ranks: list[RankLine]
    modules_count: int
    """How many unequal modules there are; the list may be cut."""
    modules: list[RankModule]
    """The furthest apart first; empty while recordings are pending."""


def summary_text(summary: RankSummary) -> str:
    """A summary as JSON, for as long as it is worth keeping."""
    modules = [[*key, nbytes] for key, nbytes in summary.modules.items()]
    return json.dumps([summary.totals, modules], separators=(",", ":"))


def read_summary(kept: str | bytes) -> RankSummary:
    """What `summary_text` wrote."""
    totals, modules = json.loads(kept)
    return RankSummary(tuple(totals), {(name, kind): nbytes for name, kind, nbytes in modules})


def ranks_text(rows: Sequence[RankRow]) -> str:
    """The totals of each rank, and the modules that are unequal once all ranks were read."""
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
    """A module's bytes by the rows of all ranks; what was not read stands as null."""
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
