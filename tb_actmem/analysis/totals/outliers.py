"""Equal ranks of a job, and those that differ from most ranks with the same modules."""

from __future__ import annotations

import json
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.ranks import (
    TOTALS,
    RankRow,
    RankSummary,
    absent_ranks,
    rank_summary,
    unequal_modules,
)
from tb_actmem.model import Recording

PEAK = ("total_peak_bytes", "model_bytes", "gathered_bytes", "saved_bytes", "temporary_bytes")
"""The fields of `RankPeak` by which ranks with a known total peak are compared."""

_FEWEST = 3
"""Of two different ranks, neither is usual."""


class EqualRanks(NamedTuple):
    """Ranks whose totals and modules have the same bytes."""

    summary: RankSummary
    positions: tuple[int, ...]
    """Their rows, in order."""

    @property
    def ranks(self) -> int:
        """How many ranks they are, with those that they represent."""
        return len(self.positions) * self.summary.ranks


class Outlier(NamedTuple):
    """Equal ranks that differ from most ranks that ran the same modules."""

    positions: tuple[int, ...]
    """Their rows, in order."""
    usual: int
    """The first row of the others."""
    ranks: int
    """How many ranks the others are."""
    key: str | None
    """The first total that differs; None: only modules differ."""
    module: str | None
    """The module with the largest difference; ``layers.*.fc`` for several. None: no module differs.
    """
    nbytes: int
    """Of the total, otherwise of the module."""
    usual_bytes: int


def equal_ranks(rows: Sequence[RankRow]) -> list[EqualRanks]:
    """Group the ranks that were read by their bytes, in the order of their first ones."""
    groups: dict[Hashable, list[int]] = {}
    known: dict[tuple[int, int], Hashable] = {}  # of ranks that were read once, and share values
    for position, row in enumerate(rows):
        if row.summary is None:
            continue
        shared = id(row.summary.modules), row.summary.ranks
        if shared not in known:
            known[shared] = bytes_of(row.summary)
        groups.setdefault(known[shared], []).append(position)
    found = []
    for positions in groups.values():
        summary = rows[positions[0]].summary
        assert summary is not None, "ranks that were not read are in no group"
        found.append(EqualRanks(summary, tuple(positions)))
    return found


def bytes_of(summary: RankSummary) -> Hashable:
    """Return all bytes of a rank, without its place; equal for equal ranks."""
    totals, modules, _, peak, *others = summary
    parts = peak and peak._replace(rank=0, mesh=())
    return totals, frozenset(modules.items()), parts, *others


def stored_summary(recording: Recording) -> str | None:
    """Return the summary that a log directory stores with a rank, as JSON.

    None for one process, and for ranks that represent others: there are few of them.
    """
    if recording.meta.rank is None or recording.meta.represents is not None:
        return None
    summary = rank_summary(Index(recording))
    modules = [[*key, nbytes] for key, nbytes in summary.modules.items()]
    return json.dumps([summary.totals, modules, summary.program], separators=(",", ":"))


def read_stored(stored: str | None) -> RankSummary | None:
    """Read the result of `stored_summary` from a file; None if it is not valid."""
    try:
        totals, modules, program = json.loads(stored or "null")
        summary = RankSummary(
            tuple(totals), {(name, kind): nbytes for name, kind, nbytes in modules}, program=program
        )
    except (ValueError, TypeError, RecursionError):
        return None
    numbers = [*summary.modules.values(), *(total for total in summary.totals if total is not None)]
    texts = [summary.program, *chain.from_iterable(summary.modules)]
    is_valid = (
        len(summary.totals) == len(TOTALS)
        and all(type(number) is int and 0 <= number < 2**63 for number in numbers)
        and all(isinstance(text, str) for text in texts)
    )
    return summary if is_valid else None


def represented_ranks(rows: Sequence[RankRow]) -> list[int]:
    """Return the ranks of all rows, with those that they represent."""
    return [
        rank for row in rows for rank in ((row.summary and row.summary.represented) or (row.rank,))
    ]


def missing_ranks(rows: Sequence[RankRow]) -> list[int]:
    """Return the ranks without a recording; none if a plan represents them."""
    summaries = [row.summary for row in rows if row.summary is not None]
    represented = ((summary.ranks, summary.represented) for summary in summaries)
    return absent_ranks((row.rank for row in rows), represented)


def outliers(groups: Sequence[EqualRanks]) -> list[Outlier]:
    """Return the ranks that differ from most ranks with the same modules, the largest first.

    Ranks with the same modules do the same work: the stages of a pipeline have different ones. If
    no more than half of them are equal, as with batches of different lengths, none is an outlier.
    """
    programs: dict[str, list[EqualRanks]] = {}
    for group in groups:
        programs.setdefault(group.summary.program, []).append(group)
    unusual: list[Outlier] = []
    for peers in programs.values():
        usual = max(peers, key=lambda group: group.ranks)
        whole = sum(group.ranks for group in peers)
        if whole >= _FEWEST and 2 * usual.ranks > whole:
            unusual += (_outlier(group, usual) for group in peers if group is not usual)
    return sorted(unusual, key=lambda one: -abs(one.nbytes - one.usual_bytes))


def _outlier(group: EqualRanks, usual: EqualRanks) -> Outlier:
    differing = unequal_modules([group.summary, usual.summary])
    module = differing[0] if differing else None
    total = next(_differing(group.summary, usual.summary), None)
    if total is not None:
        key, nbytes, usual_bytes = total
    else:
        key = None
        nbytes, usual_bytes = (n or 0 for n in module.nbytes) if module else (0, 0)
    return Outlier(
        positions=group.positions,
        usual=usual.positions[0],
        ranks=usual.ranks,
        key=key,
        module=module and module.name,
        nbytes=nbytes,
        usual_bytes=usual_bytes,
    )


def differing(one: RankSummary, other: RankSummary) -> Iterator[tuple[str, int | None, int | None]]:
    """Yield the totals that differ, with both values; None is unknown."""
    values, usual = compared(one), compared(other)
    for key, nbytes in values.items():
        if nbytes != usual.get(key):
            yield key, nbytes, usual.get(key)


def _differing(one: RankSummary, other: RankSummary) -> Iterator[tuple[str, int, int]]:
    """Yield the known totals that differ, with both values."""
    for key, nbytes, usual_bytes in differing(one, other):
        if nbytes is not None and usual_bytes is not None:
            yield key, nbytes, usual_bytes


def compared(summary: RankSummary) -> Mapping[str, int | None]:
    """Return the totals by which ranks are compared, the most important one first."""
    if summary.peak is not None:
        return {key: getattr(summary.peak, key) for key in PEAK}
    return dict(zip(TOTALS, summary.totals, strict=True))
