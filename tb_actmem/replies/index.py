"""``index.json``: the recordings of a log directory, by run, tag and step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict

from tb_actmem.replies.reply import VERSION, Reply, text


class StepRow(TypedDict):
    """One recording."""

    step: int
    wall_time: float | None
    """Seconds since 1970, null if the clock was broken.

    Together with the step it identifies an event, so a rewritten one is fetched again.
    """


class TagRow(TypedDict):
    """The recordings of one run and tag."""

    tag: str
    description: str
    rank: int | None
    """The rank of the process that wrote them; null for a single process."""
    ranks: int
    """The number of ranks of the job in this directory, including this one."""
    problem: str | None
    """A sentence that says why the run cannot be read."""
    steps: list[StepRow]
    """In order of steps."""


class RunRow(TypedDict):
    """The tags of one run."""

    run: str
    tags: list[TagRow]


class IndexReply(Reply):
    """``index.json``. Runs and tags are sorted by name.

    The ranks of a job are runs whose last names differ only in the rank (``exp/rank3``), or tags
    (``memory/rank3``).
    """

    logdir: str
    """TensorBoard's name of the run."""
    runs: list[RunRow]


def index_text(logdir: str, tags: Iterable[tuple[str, TagRow]]) -> str:
    """Return the tags, each with its run's name, grouped by run."""
    runs: dict[str, list[TagRow]] = {}
    for run, tag in tags:
        runs.setdefault(run, []).append(tag)
    rows = [RunRow(run=run, tags=tags) for run, tags in runs.items()]
    return text(IndexReply(version=VERSION, logdir=logdir, runs=rows))
