"""Comparisons: a recording with another one, or with a prediction of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import partial

from tb_actmem.analysis.compare import compare_of
from tb_actmem.analysis.compare.difference import Difference, difference_of, difference_outline
from tb_actmem.analysis.compare.limits import change_groups
from tb_actmem.analysis.index import Index
from tb_actmem.gc_pause import collector_paused
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.planning.code import checkpoint_change, code_of
from tb_actmem.rendering.figure.differences import difference_dot
from tb_actmem.rendering.tables import as_csv
from tb_actmem.rendering.tables.comparison import comparison_grid
from tb_actmem.replies.compare import compare_text
from tb_actmem.tensorboard.events import Entry
from tb_actmem.tensorboard.plugin.jobs import NotWantedError, Turns
from tb_actmem.tensorboard.plugin.plan import GOALS, Pair, Plans, planned_pair
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query, digest, folded, headers, zipped
from tb_actmem.tensorboard.plugin.store import CSV, Answer, Store

PATTERNS = 100
"""The most names of modules, and of ops, in one prediction."""
ANYTHING = 3
"""The most stars in one part of a name, and the most ``**`` in a name. Matching takes time of the
name's length to this power."""
LETTERS = 300
"""The longest name: finding the closest one takes time proportional to both lengths."""

ARGUMENTS = {"checkpoint": "modules", "save": "save", "offload": "offload", "rewrite": "rewrite"}
"""For each parameter of a query: the argument of `predict.checkpoint`."""


def pair_of(store: Store, query: Query) -> Pair:
    """The recording of a query, and the one to compare it with."""
    is_predicted = any(name in query.args for name in ("checkpoint", "offload", "rewrite"))
    if is_predicted == ("other_run" in query.args):
        raise NotAskedError("Name either another recording or modules.")
    before = _entry(store, query, "")
    read = partial(store.index, query.context, query.experiment)
    if not is_predicted:
        other = _entry(store, query, "other_")
        return Pair((query.experiment, before, other), lambda: (read(before), read(other)))
    arguments = {
        argument: names_in(query.args.get(name, "")) for name, argument in ARGUMENTS.items()
    }
    if not any(arguments[name] for name in ("modules", "offload", "rewrite")):
        raise NotAskedError("Name modules: checkpoint=h.*, offload=h.* or rewrite=h.*")
    key = (query.experiment, before, *arguments.values())

    def indexes() -> tuple[Index, Index]:
        index = read(before)
        predicted = partial(checkpoint, index.recording, **arguments)
        return index, store.predicted(key, lambda: Index(predicted()))

    return Pair(key, indexes, lambda recording: checkpoint_change(recording, **arguments))


def _entry(store: Store, query: Query, prefix: str) -> Entry:
    run, tag = query.text(f"{prefix}run"), query.text(f"{prefix}tag")
    step = query.number(f"{prefix}step")
    return store.find(query.context, query.experiment, run, tag, step)


def names_in(text: str) -> tuple[str, ...]:
    """Split names at spaces and commas."""
    patterns = tuple(filter(None, re.split(r"[\s,]+", text)))
    if len(patterns) > PATTERNS:
        raise NotAskedError(
            f"These are more than {PATTERNS} names. Use * for the part that differs."
        )
    for pattern in patterns:
        if len(pattern) > LETTERS:
            raise NotAskedError(f"The name {pattern:.100}… is too long.")
        if len(re.findall(r"\*{2,}", pattern)) > ANYTHING:
            raise NotAskedError(f"{pattern:.100} has more than {ANYTHING} **.")
        if any(part.count("*") > ANYTHING for part in re.split(r"\.|\*{2,}", pattern)):
            raise NotAskedError(f"{pattern:.100} has more than {ANYTHING} * in one part.")
    return patterns


def compare(turns: Turns, store: Store, query: Query) -> Answer:
    """``compare.json``."""
    pair = pair_of(store, query)

    def make() -> Answer:
        before, after = pair.indexes()
        query.check_wanted()
        code = (
            None if pair.change is None else code_of(pair.change(before.recording), before, after)
        )
        return Answer(zipped(compare_text(before, after, code)))

    return in_turn(turns, store, query, (pair.key, "compare"), make)


def in_turn(
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


def any_pair(plans: Plans, store: Store, query: Query) -> Pair:
    """The recording of a query, and another one, or a prediction, or the step by a plan."""
    is_planned = {*GOALS} & {*query.args}
    return planned_pair(plans, store, query) if is_planned else pair_of(store, query)


def changes(plans: Plans, turns: Turns, store: Store, query: Query) -> Answer:
    """``changes.csv``: the changes of ``compare.json`` or ``plan.json``, all of them."""
    pair = any_pair(plans, store, query)

    def make() -> Answer:
        before, after = pair.indexes()
        query.check_wanted()
        rows = compare_of(before, after)
        grid = comparison_grid(before.recording, after.recording, rows)
        return Answer(zipped(as_csv(grid)), CSV)

    return in_turn(turns, store, query, (pair.key, "changes"), make)


def difference(plans: Plans, turns: Turns, store: Store, query: Query) -> Answer:
    """``compare.dot``: the graph of both, folded until its layout is fast."""
    pair, calls = any_pair(plans, store, query), query.numbers("expand")

    def make() -> Answer:
        pair.indexes()
        query.check_wanted()
        compared = store.difference(pair.key, lambda: _difference(*pair.indexes()))
        query.check_wanted()
        figure = difference_outline(compared, calls)
        figure = folded(figure, partial(difference_outline, compared))
        return Answer(zipped(difference_dot(compared, figure)), "text/plain", headers(figure))

    return in_turn(turns, store, query, (pair.key, "difference", digest(calls)), make)


@collector_paused()
def _difference(before: Index, after: Index) -> Difference:
    rows = compare_of(before, after)
    return difference_of(before, after, change_groups(before.recording, after.recording, rows))
