"""The tables of a job's ranks: their totals, and the modules in which they differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tb_actmem.analysis.totals.outliers import (
    EqualRanks,
    Outlier,
    equal_ranks,
    missing_ranks,
    outliers,
    represented_ranks,
)
from tb_actmem.analysis.totals.ranks import (
    TOTALS,
    RankPeak,
    RankRow,
    UnequalModule,
    listed_totals,
    place_text,
    spread,
    unequal_modules,
)
from tb_actmem.rendering.tables import Column, Grid, as_rows
from tb_actmem.rendering.tables.text import as_text, wrapped
from tb_actmem.text import nbytes_text
from tb_actmem.text.totals import SHORT, absent_text, outlier_text

_EQUAL = "Every module saves the same on all ranks."


def rank_tables(rows: Sequence[RankRow], limit: int, width: int | None = None) -> tuple[str, str]:
    """Return the totals of each rank, and at most ``limit`` modules that differ.

    If there are more ranks, equal ones are one row, and the largest rows are listed.
    """
    groups = equal_ranks(rows)
    is_long = len(rows) > limit
    totals = _totals(rows, groups, limit) if is_long else _all_totals(rows)
    modules = _modules(rows, groups, limit)
    below = [*totals.below, *_sentences(rows, groups, limit)]
    lines = (line for sentence in below for line in wrapped(sentence, width))
    text = "\n".join([as_text(totals._replace(below=())), "", *lines]).rstrip()
    return text, as_text(modules) if modules.rows else _EQUAL


def rank_rows(rows: Sequence[RankRow], limit: int | None) -> dict[str, Any]:
    """Return the same for programs, with every rank; ``limit`` None lists all modules."""
    groups = equal_ranks(rows)
    return {
        "ranks": as_rows(_all_totals(rows)),
        "outliers": [_outlier(one, rows) for one in outliers(groups)],
        "absent": missing_ranks(rows),
        "problems": [
            {"rank": row.rank, "run": row.run, "tag": row.tag, "problem": row.problem}
            for row in rows
            if row.problem is not None
        ],
        "modules": as_rows(_modules(rows, groups, limit)),
    }


def _outlier(one: Outlier, rows: Sequence[RankRow]) -> dict[str, Any]:
    return {
        "ranks": represented_ranks([rows[at] for at in one.positions]),
        "total": one.key,
        "nbytes": one.nbytes,
        "usual_bytes": one.usual_bytes,
        "usual_rank": rows[one.usual].rank,
        "usual_ranks": one.ranks,
        "module": one.module,
        "text": outlier_text(one, rows),
    }


def _all_totals(rows: Sequence[RankRow]) -> Grid:
    peaks = _peaks([row for row in rows if row.summary is not None])
    if peaks is not None:
        return peaks_grid(peaks)
    counts = [row.summary.ranks if row.summary else 1 for row in rows]
    return _ranks(rows, counts if max(counts, default=1) > 1 else ())


def _totals(rows: Sequence[RankRow], groups: Sequence[EqualRanks], limit: int) -> Grid:
    """List the largest groups of equal ranks."""
    firsts = [rows[group.positions[0]] for group in groups]
    counts = [group.ranks for group in groups]
    peaks = _peaks(firsts)
    if peaks is None:
        first, *_ = listed_totals(group.summary for group in groups)
        order = sorted(range(len(firsts)), key=lambda at: -(groups[at].summary.total(first) or 0))
        grid = _ranks([firsts[at] for at in order], [counts[at] for at in order])
    else:
        grid = peaks_grid([peak._replace(ranks=n) for peak, n in zip(peaks, counts, strict=True)])
    said = [f"All {sum(counts):,} ranks are equal."]
    if len(groups) > 1:
        said = [f"Equal ranks are one row: {sum(counts):,} ranks have {len(groups):,} rows."]
    if len(groups) > limit:
        said.append(f"The {limit} largest are listed.")
    return grid._replace(rows=grid.rows[:limit], below=said)


def _peaks(rows: Sequence[RankRow]) -> list[RankPeak] | None:
    """Return the peaks of all rows; None if one is not known."""
    known = [row.summary.peak for row in rows if row.summary and row.summary.peak]
    return known if known and len(known) == len(rows) else None


def _sentences(rows: Sequence[RankRow], groups: Sequence[EqualRanks], limit: int) -> Iterator[str]:
    if _peaks([row for row in rows if row.summary is not None]) is None:
        yield from _largest(rows, "total_peak_bytes", "has the largest total peak")
        yield from _largest(rows, "saved_bytes", "saves the most")
    found = outliers(groups)
    yield from (outlier_text(one, rows) for one in found[:limit])
    yield from _more(len(found) - limit, "other differences between such ranks")
    problems = [row for row in rows if row.summary is None]
    yield from (_missing(row) for row in problems[:limit])
    yield from _more(len(problems) - limit, "other ranks without a recording")
    absent = missing_ranks(rows)
    if absent:
        yield absent_text(absent)


def _largest(rows: Sequence[RankRow], key: str, what: str) -> Iterator[str]:
    apart = spread([None if row.summary is None else row.summary.total(key) for row in rows])
    if apart is not None:
        yield f"Rank {rows[apart.most].rank} {what}."


def _more(count: int, things: str) -> Iterator[str]:
    if count > 0:
        yield f"There are {count:,} {things}; --json lists all."


def _ranks(rows: Sequence[RankRow], equal: Sequence[int] = ()) -> Grid:
    listed = listed_totals(row.summary for row in rows if row.summary is not None)
    figures = [
        Column(key, SHORT[key] if key in listed else "", _bytes, right=True) for key in TOTALS
    ]
    columns = (
        Column("rank", "rank", right=True),
        Column("ranks" if equal else "", "equal ranks" if equal else "", "{:,}".format, right=True),
        *figures,
        Column("run", "run"),
    )
    unknown: tuple[int | None, ...] = (None,) * len(TOTALS)
    return Grid(
        columns,
        [
            (row.rank, count, *(row.summary.totals if row.summary else unknown), row.run)
            for row, count in zip(rows, equal or [1] * len(rows), strict=True)
        ],
    )


def peaks_grid(rows: Sequence[RankPeak]) -> Grid:
    """List the parts of each rank's total peak, the rank with the least memory left first."""
    has_device = any(row.left_bytes is not None for row in rows)
    columns = (
        Column("rank", "rank", right=True),
        Column("place", "place" if any(row.mesh for row in rows) else "", wraps=True),
        Column("ranks", "represents" if any(row.ranks > 1 for row in rows) else "", right=True),
        Column("model_bytes", "model states", _bytes, right=True),
        Column("gathered_bytes", "gathered", _bytes, right=True),
        Column("saved_bytes", "saved", _bytes, right=True),
        Column("in_flight", "in flight", right=True),
        Column("temporary_bytes", "temporary", _bytes, right=True),
        Column("total_peak_bytes", "total peak", _bytes, right=True),
        Column("gpu", ""),
        Column("reserved_bytes", "reserved" if has_device else "", _bytes, right=True),
        Column("left_bytes", "left" if has_device else "", _signed, right=True),
    )

    def left(row: RankPeak) -> int:
        return -row.total_peak_bytes if row.left_bytes is None else row.left_bytes

    worst_first = [(row.rank, place_text(row.mesh), *row[2:]) for row in sorted(rows, key=left)]
    return Grid(columns, worst_first, [])


def _signed(nbytes: int | None) -> str:
    return f"−{nbytes_text(-nbytes)}" if nbytes is not None and nbytes < 0 else _bytes(nbytes)


def _missing(row: RankRow) -> str:
    problem = row.problem or "not read"
    return f"Rank {row.rank}: {problem}{'' if problem.endswith('.') else '.'}"


def _modules(rows: Sequence[RankRow], groups: Sequence[EqualRanks], limit: int | None) -> Grid:
    """List the modules that differ; bytes for programs are those of each rank that was read."""
    unequal = unequal_modules([group.summary for group in groups])
    group_of = {at: number for number, group in enumerate(groups) for at in group.positions}
    of_read = [group_of[at] for at in sorted(group_of)]
    ranks = [rows[group.positions[0]].rank for group in groups]
    columns = (
        Column("module", "module"),
        Column("type", "type"),
        Column("times", "times", right=True),
        Column("", "smallest", right=True),
        Column("", "largest", right=True),
        Column("nbytes", ""),
    )
    listed = [_module(module, ranks, of_read) for module in unequal[:limit]]
    cut = len(listed) < len(unequal)
    below = [f"The {len(listed)} largest differences of {len(unequal):,} are listed."] * cut
    return Grid(columns, listed, below)


def _module(module: UnequalModule, ranks: Sequence[int], of_read: Sequence[int]) -> Sequence[Any]:
    nbytes = module.nbytes
    ends = spread([n or 0 for n in nbytes])
    assert ends is not None, "an unequal module has two different values"
    name = module.name or ("the model itself" if module.type_name else "(no module)")
    shown = (_end(module, end, ranks) for end in ends)
    by_rank = tuple(nbytes[group] for group in of_read)
    return (name, module.type_name, module.times, *shown, by_rank)


def _end(module: UnequalModule, position: int, ranks: Sequence[int]) -> str:
    nbytes = module.nbytes[position]
    if nbytes is None:
        return f"not on rank {ranks[position]}"
    return f"{nbytes_text(nbytes)} on rank {ranks[position]}"


def _bytes(nbytes: int | None) -> str:
    return "?" if nbytes is None else nbytes_text(nbytes)
