"""``steps.json``: the totals of one run and tag over its steps."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypedDict

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.totals.by_name import totals_by_key
from tb_actmem.analysis.totals.totals import totals_of
from tb_actmem.replies.reply import VERSION, Reply, text
from tb_actmem.text.totals import LABEL, MEANING

TOTALS = ("saved_bytes", "forward_peak_bytes", "step_peak_bytes", "alive_after_forward_bytes")
"""The totals of a `Totals` whose course is drawn."""

StepTotals = tuple[int | None, ...]
"""In the order of TOTALS."""


class StepSummary(NamedTuple):
    """One recording, if it was read already."""

    step: int
    totals: StepTotals | None
    problem: str | None
    """Why there are no totals and will be none."""


class StepTotal(TypedDict):
    """A total whose course is drawn."""

    key: str
    label: str
    help: str


class StepPoint(TypedDict):
    """One recording."""

    step: int
    problem: str | None
    """Why it cannot be read, in a sentence."""
    nbytes: Sequence[int | None] | None
    """In the order of the totals; null before it was read, or when it cannot be."""


class StepsReply(Reply):
    """``steps.json``: the recordings of one run and tag."""

    pending: int
    """How many recordings the server has not read yet."""
    totals: list[StepTotal]
    points: list[StepPoint]
    """In order of steps."""


def totals_text(index: Index) -> str:
    """The totals of one step as JSON, for as long as they are worth keeping."""
    totals = totals_by_key(totals_of(index))
    return json.dumps([totals[key] for key in TOTALS])


def read_totals(kept: str) -> StepTotals:
    """What `totals_text` wrote."""
    return tuple(json.loads(kept))


def steps_text(rows: Sequence[StepSummary]) -> str:
    """The totals of each step, as far as they are read."""
    return text(
        StepsReply(
            version=VERSION,
            pending=sum(row.totals is None and row.problem is None for row in rows),
            totals=[StepTotal(key=key, label=LABEL[key], help=MEANING[key]) for key in TOTALS],
            points=[
                StepPoint(step=row.step, problem=row.problem, nbytes=row.totals) for row in rows
            ],
        )
    )


class RoundedTotal(TypedDict):
    """A total as the Scalars tab has it."""

    key: str
    label: str
    help: str
    nbytes: int
    """To seven digits."""


class TotalsReply(Reply):
    """``totals.json``."""

    totals: list[RoundedTotal]
    """Empty where they were not written beside the recording."""


def rounded_totals_text(nbytes: Mapping[str, int]) -> str:
    """The totals of a `Totals` that are known, in the order of the header."""
    return text(
        TotalsReply(
            version=VERSION,
            totals=[
                RoundedTotal(key=key, label=LABEL[key], help=MEANING[key], nbytes=nbytes[key])
                for key in TOTALS
                if key in nbytes
            ],
        )
    )
