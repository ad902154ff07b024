"""Comparisons: a recording with another one, or with a prediction of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial

from tb_actmem.analysis.compare.comparison import compare_of
from tb_actmem.analysis.compare.difference import Difference, difference_of, difference_outline
from tb_actmem.analysis.compare.groups import change_groups
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.totals import totals_of
from tb_actmem.predict.planning.code import Change, change_code
from tb_actmem.rendering.figure.differences import difference_dot
from tb_actmem.rendering.tables.comparison import comparison_grid
from tb_actmem.rendering.tables.grid import as_csv
from tb_actmem.replies.compare import compare_text
from tb_actmem.tensorboard.plugin.comparands import Pair, pair_of
from tb_actmem.tensorboard.plugin.jobs import NotWantedError, Turns
from tb_actmem.tensorboard.plugin.plan import GOALS, Plans, planned_pair
from tb_actmem.tensorboard.plugin.query import Query, digest, folded, headers, zipped
from tb_actmem.tensorboard.plugin.store import CSV, Answer, Store


def compare(turns: Turns, store: Store, query: Query) -> Answer:
    """``compare.json``."""
    pair = pair_of(store, query)

    def make() -> Answer:
        before, after = pair.indexes()
        query.check_wanted()
        code = None if pair.change is None else _code(pair.change(before.recording), before, after)
        return Answer(zipped(compare_text(before, after, code)))

    return _in_turn(turns, store, query, (pair.key, "compare"), make)


def _in_turn(
    turns: Turns, store: Store, query: Query, key: Hashable, make: Callable[[], Answer]
) -> Answer:
    """A cached answer, or a new one that waits for its turn.

    If the request that makes an answer is cancelled, another waiting request makes it.
    """
    if store.is_cached(key):
        with suppress(NotWantedError):
            return store.answer(key, make)
    with turns.taken(query.is_wanted):
        return store.answer(key, make)


def _code(change: Change, before: Index, after: Index) -> str:
    peaks = (totals_of(index).step_peak_bytes for index in (before, after))
    return change_code(change, *peaks)


def _any_pair(plans: Plans, store: Store, query: Query) -> Pair:
    is_planned = {*GOALS} & {*query.args}
    return planned_pair(plans, store, query) if is_planned else pair_of(store, query)


def changes(plans: Plans, turns: Turns, store: Store, query: Query) -> Answer:
    """``changes.csv``: the changes of ``compare.json`` or ``plan.json``, all of them."""
    pair = _any_pair(plans, store, query)

    def make() -> Answer:
        before, after = pair.indexes()
        query.check_wanted()
        rows = compare_of(before, after)
        grid = comparison_grid(before.recording, after.recording, rows)
        return Answer(zipped(as_csv(grid)), CSV)

    return _in_turn(turns, store, query, (pair.key, "changes"), make)


def difference(plans: Plans, turns: Turns, store: Store, query: Query) -> Answer:
    """``compare.dot``: the graph of both, folded until its layout is fast."""
    pair, calls = _any_pair(plans, store, query), query.numbers("expand")

    def make() -> Answer:
        pair.indexes()
        query.check_wanted()
        compared = store.difference(pair.key, lambda: _difference(*pair.indexes()))
        query.check_wanted()
        figure = difference_outline(compared, calls)
        figure = folded(figure, partial(difference_outline, compared))
        return Answer(zipped(difference_dot(compared, figure)), "text/plain", headers(figure))

    return _in_turn(turns, store, query, (pair.key, "difference", digest(calls)), make)


def _difference(before: Index, after: Index) -> Difference:
    rows = compare_of(before, after)
    return difference_of(before, after, change_groups(before.recording, after.recording, rows))
