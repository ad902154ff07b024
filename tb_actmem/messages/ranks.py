"""``ranks.json``: the ranks of one job at one step, side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tb_actmem.analysis.ranks import (
    TOTALS,
    RankRow,
    RankSummary,
    Spread,
    UnequalModule,
    absent_ranks,
    spread,
    unequal_modules,
)
from tb_actmem.messages.recording import text
from tb_actmem.wording.ledger_lines import MEANING, SHORT

LIMIT = 200
"""How many unequal modules one answer lists at most; the count is whole."""


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
        pending=pending,
        absent=absent_ranks(row.rank for row in rows),
        totals=[_total(rows, position, key) for position, key in enumerate(TOTALS)],
        ranks=[_row(row) for row in rows],
        modules_count=len(unequal),
        modules=[_module(row, rows) for row in unequal[:LIMIT]],
    )


def _total(rows: Sequence[RankRow], position: int, key: str) -> dict[str, Any]:
    values = [None if row.summary is None else row.summary.totals[position] for row in rows]
    return {"key": key, "label": SHORT[key], "help": MEANING[key], **_spread(spread(values))}


def _row(row: RankRow) -> dict[str, Any]:
    return {
        "rank": row.rank,
        "run": row.run,
        "tag": row.tag,
        "problem": row.problem,
        "nbytes": None if row.summary is None else row.summary.totals,
    }


def _module(module: UnequalModule, rows: Sequence[RankRow]) -> dict[str, Any]:
    """A module's bytes by the rows of all ranks; what was not read stands as null."""
    values = iter(module.nbytes)
    nbytes = [None if row.summary is None else next(values) for row in rows]
    there = zip(rows, nbytes, strict=True)
    apart = spread([None if row.summary is None else n or 0 for row, n in there])
    return {
        "fqn": module.name,
        "type_name": module.type_name,
        "times": module.times,
        "nbytes": nbytes,
        **_spread(apart),
    }


def _spread(apart: Spread | None) -> dict[str, int | None]:
    return {"least": apart and apart.least, "most": apart and apart.most}
