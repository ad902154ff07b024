"""``plan.json``: which modules to checkpoint, and what comes of it."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.plan.search import Progress
from tb_actmem.messages.compare import CompareReply, compare_reply
from tb_actmem.messages.reply import VERSION, Reply, text


class Planned(TypedDict):
    """A plan, and the step by it beside the step as it was recorded."""

    lines: list[str]
    """The plan in words."""
    code: str
    """Python to paste."""
    comparison: CompareReply


class Unreachable(TypedDict):
    """Why there is no plan."""

    problem: str
    least_bytes: int
    """The least peak that was found."""


class Planning(TypedDict):
    """How far the making of a plan is: who wants it asks again."""

    seconds: float
    """Since it began."""
    tried: int
    """Choices of which the peak is known."""
    least_bytes: int | None
    """The least of these peaks; null before there is one."""


class PlanReply(Reply):
    """``plan.json``: all but one are null."""

    planned: Planned | None
    unreachable: Unreachable | None
    pending: Planning | None


def plan_text(before: Index, after: Index, lines: list[str], code: str) -> str:
    """A plan in words and as Python, with what it changes of the recording."""
    planned = Planned(lines=lines, code=code, comparison=compare_reply(before, after))
    return _text(planned=planned)


def unreachable_text(problem: str, least_bytes: int) -> str:
    """Why no plan reaches a budget, and what could be asked for instead."""
    return _text(unreachable=Unreachable(problem=problem, least_bytes=least_bytes))


def pending_text(seconds: float, said: Progress | None) -> str:
    """How far a plan is."""
    tried, least_bytes = (0, None) if said is None else said
    return _text(pending=Planning(seconds=seconds, tried=tried, least_bytes=least_bytes))


def _text(
    planned: Planned | None = None,
    unreachable: Unreachable | None = None,
    pending: Planning | None = None,
) -> str:
    reply = PlanReply(version=VERSION, planned=planned, unreachable=unreachable, pending=pending)
    return text(reply)
