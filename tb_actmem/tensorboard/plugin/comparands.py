"""The two recordings that a query compares: two existing ones, or one and its prediction."""

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
"""The most names of modules, and of ops, in one prediction."""
ANYTHING = 3
"""The most stars in one part of a name, and the most ``**`` in a name. Matching takes time of the
name's length to this power."""
LETTERS = 300
"""The longest name: finding the closest one takes time proportional to both lengths."""

_ARGUMENTS = {"checkpoint": "modules", "save": "save", "offload": "offload"}
"""For each parameter of a query: the argument of `predict.checkpoint`."""


class Pair(NamedTuple):
    """Two recordings; the second may be predicted from the first."""

    key: Hashable
    indexes: Callable[[], tuple[Index, Index]]
    change: Callable[[Recording], Change] | None = None
    """The changes from the first to the second; None if the second was recorded."""


def pair_of(store: Store, query: Query) -> Pair:
    """The recording of a query, and the one to compare it with."""
    is_predicted = any(name in query.args for name in ("checkpoint", "offload"))
    if is_predicted == ("other_run" in query.args):
        raise NotAskedError("Name either another recording or modules.")
    before = _found(store, query, "")
    read = partial(store.index, query.context, query.experiment)
    if not is_predicted:
        other = _found(store, query, "other_")
        return Pair((query.experiment, before, other), lambda: (read(before), read(other)))
    arguments = {
        argument: _patterns(query.args.get(name, "")) for name, argument in _ARGUMENTS.items()
    }
    if not arguments["modules"] and not arguments["offload"]:
        raise NotAskedError(
            "Name modules to checkpoint or to offload: checkpoint=h.* or offload=h.*"
        )
    key = (query.experiment, before, *arguments.values())

    def indexes() -> tuple[Index, Index]:
        index = read(before)
        predicted = partial(checkpoint, index.recording, **arguments)
        return index, store.predicted(key, lambda: Index(predicted()))

    return Pair(key, indexes, lambda recording: checkpoint_change(recording, **arguments))


def _found(store: Store, query: Query, prefix: str) -> Found:
    run, tag = query.text(f"{prefix}run"), query.text(f"{prefix}tag")
    step = query.number(f"{prefix}step")
    return store.find(query.context, query.experiment, run, tag, step)


def _patterns(text: str) -> tuple[str, ...]:
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
