"""Series: recordings of a log directory, totals over its steps, live bytes over the ops of a step.

``index.json`` lists the recordings, ``steps.json`` and ``totals.json`` have totals, and
``timeline.json`` has live bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.index.devices import storages_by_device
from tb_actmem.analysis.index.storages import State
from tb_actmem.analysis.totals.logged import STEP_TOTALS, StepSummary, StepTotals, step_totals
from tb_actmem.analysis.totals.peak import Stack, curves
from tb_actmem.gc_pause import collector_paused
from tb_actmem.model import PhaseKind
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
    """``index.json``. Runs and tags are sorted by name, ``rank2`` before ``rank10``.

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


class Peak(TypedDict):
    """The op with the largest sum."""

    op: int
    nbytes: int


class PhaseRow(TypedDict):
    """A range of ops, from `first_op` up to but not including `end_op`."""

    kind: PhaseKind
    first_op: int
    end_op: int


class LiveStack(TypedDict):
    """A sum of live bytes and its parts."""

    live_bytes: Sequence[int]
    """The live bytes after the op."""
    peak: Peak | None
    categories: dict[str, Sequence[int]]
    """The parts of the sum: by state for forwards, by phase for other phases."""


class StackWithModel(LiveStack):
    """The same with model states, and with inputs while they are saved."""

    unknown: str
    """The missing parts; "" if there are none."""


class TimelineReply(Reply, LiveStack):
    """``timeline.json``: storages created in the recorded step.

    The parts are the states of storages when their forward ended, ``backward`` for those created in
    a backward, and ``update`` for those created after it. With the model they are also
    ``parameters``, ``buffers``, ``gradients``, ``optimizer state``, ``input`` and FSDP's
    ``unsharded parameters``, ``unsharded gradients``, ``all-gather buffers`` and
    ``reduce-scatter buffers``. Parts add up to the live bytes. There are at most 2,000 ops, and
    peaks are always among them.
    """

    device: str | None
    """The device; null if the recording has only one."""
    op: Sequence[int]
    """The ops that changed a sum; all columns have this length."""
    phases: list[PhaseRow]
    with_model: StackWithModel | None
    """Null if model states were not recorded. Its peak is the total peak."""


@collector_paused()
def timeline_text(index: Index) -> str:
    """Return the timeline as one line of JSON."""
    return text(timeline_reply(index))


def timeline_reply(index: Index) -> TimelineReply:
    """Return live bytes and their categories; those of the forward are always present."""
    drawn = curves(index)
    none = (0,) * len(drawn.op)
    always = {state.value: none for state in (State.CACHED, State.FREED, State.HELD)}
    made = _stack(drawn.made)
    return TimelineReply(
        version=VERSION,
        device=drawn.device if len(storages_by_device(index)) > 1 else None,
        op=drawn.op,
        live_bytes=made["live_bytes"],
        peak=made["peak"],
        phases=[
            PhaseRow(kind=phase.kind, first_op=phase.first_op, end_op=phase.end_op)
            for phase in index.recording.phases
        ],
        categories=always | made["categories"],
        with_model=None
        if drawn.with_model is None
        else StackWithModel(
            **_stack(drawn.with_model), unknown="" if index.recording.meta.optimizers else _UNKNOWN
        ),
    )


def _stack(stack: Stack) -> LiveStack:
    return LiveStack(
        live_bytes=stack.live_bytes,
        peak=None if stack.peak_op is None else Peak(op=stack.peak_op, nbytes=stack.peak_bytes),
        categories={kind.value: column for kind, column in stack.parts.items()},
    )


_UNKNOWN = "No optimizer of the model's parameters was found, so the sum has no optimizer state."
