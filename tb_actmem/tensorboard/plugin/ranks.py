"""Answers about many recordings, of which a request reads a portion and the next one the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.ranks import RankRow, RankSummary, job, rank_summary
from tb_actmem.errors import ActmemError
from tb_actmem.replies.ranks import ranks_text, read_summary, summary_text
from tb_actmem.tensorboard.plugin.query import Query, zipped
from tb_actmem.tensorboard.plugin.series import Series
from tb_actmem.tensorboard.plugin.store import Answer, Found, NotThereError, Store

AT_ONCE = 50_000
"""Nodes of the recordings that one request reads: when there were so many, the rest is left to the
next request. A large recording takes seconds, and there may be hundreds."""

EACH = 3_000
"""To ask TensorBoard for a recording takes as long as to decode so many nodes."""


class LaterError(Exception):
    """A recording is left to the next request."""


class _PartialError(Exception):
    """Some recordings are not read yet: an answer that is not worth keeping."""

    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.answer = answer


class Portion:
    """What one request reads."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._left = AT_ONCE

    def get(self, key: Hashable, make: Callable[[], tuple[str, int]]) -> str:
        """What is kept under a key, or made now, with how many nodes that cost.

        Raises LaterError when this request has read enough, and whatever ``make`` raises.
        """

        def counted() -> Answer:
            if self._left <= 0:
                raise LaterError
            text, cost = make()
            self._left -= cost
            return Answer(text.encode())

        return self._store.answer(key, counted).body.decode()


def portioned(store: Store, key: Hashable, make: Callable[[], tuple[Answer, int]]) -> Answer:
    """An answer and how many recordings it still lacks: kept when that is none."""

    def complete() -> Answer:
        answer, pending = make()
        if pending:
            raise _PartialError(answer)
        return answer

    try:
        return store.answer(key, complete)
    except _PartialError as unfinished:
        return unfinished.answer


def job_sizes(found: Iterable[Series]) -> dict[tuple[str, str], int]:
    """Of how many ranks each run and tag is one; what names no rank is not there."""
    jobs = {
        (series.run, series.tag): job(series.run, series.tag, series.rank)
        for series in found
        if series.rank is not None
    }
    sizes = Counter(jobs.values())
    return {series: sizes[of] for series, of in jobs.items()}


def ranks(store: Store, query: Query) -> Answer:
    """``ranks.json``."""
    run, tag, step = query.text("run"), query.text("tag"), query.number("step")
    mates = _mates(store.listing(query.context, query.experiment).series, run, tag)
    found = [_found(store, query, series, step) for series in mates]

    def make() -> tuple[Answer, int]:
        rows = list(_rows(store, query, mates, found))
        pending = sum(row.summary is None and row.problem is None for row in rows)
        return Answer(zipped(ranks_text(rows))), pending

    return portioned(store, (query.experiment, "ranks", tuple(found)), make)


def _mates(found: Iterable[Series], run: str, tag: str) -> list[Series]:
    """The series of all ranks of the job to which this one belongs, in the order of ranks."""
    named = {
        (series.run, series.tag): (job(series.run, series.tag, series.rank), series)
        for series in found
        if series.rank is not None
    }
    if (run, tag) not in named:
        raise NotThereError(f"{run:.200}/{tag:.200} was not recorded by one of several ranks.")
    wanted, _ = named[run, tag]
    mates = [series for of, series in named.values() if of == wanted]
    return sorted(mates, key=lambda series: (series.rank or 0, series.run, series.tag))


def _found(store: Store, query: Query, series: Series, step: int) -> Found | str:
    """The recording of a rank at a step, or why there is none."""
    try:
        return store.find(query.context, query.experiment, series.run, series.tag, step)
    except (NotThereError, ActmemError) as error:
        return str(error)


def _rows(
    store: Store, query: Query, mates: Iterable[Series], found: Iterable[Found | str]
) -> Iterator[RankRow]:
    portion = Portion(store)
    for series, one in zip(mates, found, strict=True):
        summary, problem = _summary(store, query, portion, one)
        yield RankRow(
            rank=series.rank or 0,
            run=series.run,
            tag=series.tag,
            summary=summary,
            problem=problem,
        )


def _summary(
    store: Store, query: Query, portion: Portion, one: Found | str
) -> tuple[RankSummary | None, str | None]:
    """What is compared of a recording, or why there is nothing; neither: it is left for later."""
    if isinstance(one, str):
        return None, one

    def make() -> tuple[str, int]:
        recording = store.recording(query.context, query.experiment, one)
        return summary_text(rank_summary(Index(recording))), EACH + len(recording.nodes)

    try:
        return read_summary(portion.get((query.experiment, one, "rank"), make)), None
    except LaterError:
        return None, None
    except ActmemError as error:
        return None, str(error)
