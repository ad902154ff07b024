"""``compare.json``: a recording beside another one, or beside what is predicted of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.predict.what_if import what_if
from tb_actmem.messages.compare import compare_text
from tb_actmem.plugin.query import NotAskedError, Query, zipped
from tb_actmem.plugin.store import Answer, Found, Store

PATTERNS = 100
"""How many names of modules, and of ops, one prediction takes."""
ANYTHING = 3
"""How often stars may stand in a part of one, and ``**`` in one: to try a name takes as long as its
length to this power."""
LETTERS = 300
"""How long one may be: to find the nearest name takes as long as both are."""


def compare(store: Store, query: Query) -> Answer:
    """``compare.json``."""
    is_predicted = any(name in query.args for name in ("checkpoint", "offload"))
    if is_predicted == ("other_run" in query.args):
        raise NotAskedError("The query must name either another recording or modules.")
    before = _found(store, query, "")
    if is_predicted:
        asked = {name: _patterns(query.args.get(name, "")) for name in _OF_WHAT_IF}
        if not asked["checkpoint"] and not asked["offload"]:
            raise NotAskedError("Name the modules that run under checkpoints, such as h.*")
        return _answer(store, query, before, (*asked.values(),), partial(_predicted, asked))
    other = _found(store, query, "other_")
    index = partial(store.index, query.context, query.experiment)
    return _answer(store, query, before, other, lambda _: index(other))


def _answer(
    store: Store, query: Query, before: Found, after: Hashable, index_of: Callable[[Index], Index]
) -> Answer:
    """The comparison of a recording with the one that another is derived of, or is."""

    def make() -> Answer:
        index = store.index(query.context, query.experiment, before)
        return Answer(zipped(compare_text(index, index_of(index))))

    return store.answer((query.experiment, before, "compare", after), make)


def _found(store: Store, query: Query, prefix: str) -> Found:
    run, tag = query.text(f"{prefix}run"), query.text(f"{prefix}tag")
    step = query.number(f"{prefix}step")
    return store.find(query.context, query.experiment, run, tag, step)


def _patterns(text: str) -> tuple[str, ...]:
    """Names with spaces or commas between them."""
    patterns = tuple(filter(None, re.split(r"[\s,]+", text)))
    if len(patterns) > PATTERNS:
        raise NotAskedError(f"These are more than {PATTERNS} names: let * stand for what differs.")
    for pattern in patterns:
        if len(pattern) > LETTERS:
            raise NotAskedError(f"{pattern:.100}… is too long for a name.")
        if len(re.findall(r"\*{2,}", pattern)) > ANYTHING:
            raise NotAskedError(f"{pattern:.100} has ** more than {ANYTHING} times.")
        if any(part.count("*") > ANYTHING for part in re.split(r"\.|\*{2,}", pattern)):
            raise NotAskedError(f"{pattern:.100} has * more than {ANYTHING} times in one part.")
    return patterns


_OF_WHAT_IF = ("checkpoint", "save", "offload")


def _predicted(asked: Mapping[str, Sequence[str]], index: Index) -> Index:
    return Index(what_if(index.recording, **asked))
