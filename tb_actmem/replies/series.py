"""``index.json``: the recordings of a log directory; ``steps.json``: the totals of each step."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.totals.logged import STEP_TOTALS, StepSummary, StepTotals, step_totals
from tb_actmem.replies import VERSION, Reply, text
from tb_actmem.text.totals import LABEL, MEANING


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
    model_parameter_bytes: int | None
    """The parameters of its model at the first step; null: not known."""
    made_bytes: int | None
    """The bytes that the forward of the first step created; null: not known."""
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


class StepTotal(TypedDict):
    """A total that is drawn over steps."""

    key: str
    label: str
    help: str


class StepPoint(TypedDict):
    """One recording."""

    step: int
    problem: str | None
    """Why it cannot be read, as a sentence."""
    nbytes: Sequence[int | None] | None
    """In the order of the totals; null if it was not read, or cannot be."""


class StepsReply(Reply):
    """``steps.json``: the recordings of one run and tag.

    If recordings differ only in time, one of them is analysed. One request reads as many as one of
    ``ranks.json``, and the page asks again until nothing is pending.
    """

    pending: int
    """The number of recordings that the server has not read yet."""
    totals: list[StepTotal]
    points: list[StepPoint]
    """In order of steps."""


def totals_text(index: Index) -> str:
    """Return the totals of one step as JSON, for a cache."""
    return json.dumps(step_totals(index))


def read_totals(kept: str) -> StepTotals:
    """Read the result of `totals_text`."""
    return tuple(json.loads(kept))


def steps_text(rows: Sequence[StepSummary]) -> str:
    """Return the totals of each step that is read."""
    return text(
        StepsReply(
            version=VERSION,
            pending=sum(row.totals is None and row.problem is None for row in rows),
            totals=[StepTotal(key=key, label=LABEL[key], help=MEANING[key]) for key in STEP_TOTALS],
            points=[
                StepPoint(step=row.step, problem=row.problem, nbytes=row.totals) for row in rows
            ],
        )
    )


class RoundedTotal(TypedDict):
    """A total from the Scalars tab."""

    key: str
    label: str
    help: str
    nbytes: int
    """Rounded to seven digits."""


class TotalsReply(Reply):
    """``totals.json``."""

    totals: list[RoundedTotal]
    """Empty if no scalars were written with the recording."""


def rounded_totals_text(nbytes: Mapping[str, int]) -> str:
    """Return the known totals, in the order of the header."""
    return text(
        TotalsReply(
            version=VERSION,
            totals=[
                RoundedTotal(key=key, label=LABEL[key], help=MEANING[key], nbytes=nbytes[key])
                for key in STEP_TOTALS
                if key in nbytes
            ],
        )
    )
