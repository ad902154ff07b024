"""Which two recordings a query compares: two that there are, or one and what is predicted of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from tb_actmem.analysis.index.index import Index
from tb_actmem.model import Recording
from tb_actmem.predict.checkpointing.checkpoint import checkpoint
from tb_actmem.predict.planning.code import Change, checkpoint_change
from tb_actmem.tensorboard.plugin.query import NotAskedError, Query
from tb_actmem.tensorboard.plugin.store import Found, Store

PATTERNS = 100
"""How many names of modules, and of ops, one prediction takes."""
ANYTHING = 3
"""How often stars may stand in a part of one, and ``**`` in one: to try a name takes as long as its
length to this power."""
LETTERS = 300
"""How long one may be: to find the nearest name takes as long as both are."""

_ARGUMENTS = {"checkpoint": "modules", "save": "save", "offload": "offload"}
"""The parameters of a query, and the arguments of a prediction that they give."""


class Pair(NamedTuple):
    """Two recordings, of which the second may be made of the first."""

    key: Hashable
    indexes: Callable[[], tuple[Index, Index]]
    change: Callable[[Recording], Change] | None = None
    """What the second runs in another way than the first; None: it was recorded."""


def pair_of(store: Store, query: Query) -> Pair:
    """A recording and the one that a query names beside it."""
    is_predicted = any(name in query.args for name in ("checkpoint", "offload"))
    if is_predicted == ("other_run" in query.args):
        raise NotAskedError("The query must name either another recording or modules.")
    before = _found(store, query, "")
    read = partial(store.index, query.context, query.experiment)
    if not is_predicted:
        other = _found(store, query, "other_")
        return Pair((query.experiment, before, other), lambda: (read(before), read(other)))
    asked = {argument: _patterns(query.args.get(name, "")) for name, argument in _ARGUMENTS.items()}
    if not asked["modules"] and not asked["offload"]:
        raise NotAskedError(
            "Name the modules that run under checkpoints, or whose saves go to the host: "
            "checkpoint=h.* or offload=h.*"
        )
    key = (query.experiment, before, *asked.values())

    def indexes() -> tuple[Index, Index]:
        index = read(before)
        predicted = partial(checkpoint, index.recording, **asked)
        return index, store.predicted(key, lambda: Index(predicted()))

    return Pair(key, indexes, lambda recording: checkpoint_change(recording, **asked))


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
