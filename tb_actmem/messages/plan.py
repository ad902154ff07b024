"""``plan.json``: which modules to checkpoint, and what comes of it."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.analysis.plan.search import Progress
from tb_actmem.messages.compare import CompareReply
from tb_actmem.messages.reply import VERSION, Reply, text


class Planned(TypedDict):
    """A plan, and the step by it beside the step as it was recorded."""

    lines: list[str]
    """The plan in words."""
    peak_bytes: int
    """Of the whole step by this plan."""
    cost_share: float
    """What runs again as a share of the forward, a byte to the host or back as 4,000 FLOPs."""
    comparison: CompareReply


class Unreachable(TypedDict):
    """Why there is no plan."""

    problem: str
    least_bytes: int
    """The least peak that was found."""
    lines: list[str]
    """What releases memory without a checkpoint, in words."""


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


def plan_text(planned: Planned) -> str:
    """A plan, with what it changes of the recording."""
    return _text(planned=planned)


def unreachable_text(problem: str, least_bytes: int, lines: list[str]) -> str:
    """Why no plan reaches a budget, and what could be asked for or done instead."""
    found = Unreachable(problem=problem, least_bytes=least_bytes, lines=lines)
    return _text(unreachable=found)


def pending_text(seconds: float, said: Progress | None) -> str:
    """How far a plan is."""
    return _text(pending=planning(seconds, said))


def planning(seconds: float, said: Progress | None) -> Planning:
    """How far a search is, of which nothing may have been heard yet."""
    tried, least_bytes = (0, None) if said is None else said
    return Planning(seconds=seconds, tried=tried, least_bytes=least_bytes)


def _text(
    planned: Planned | None = None,
    unreachable: Unreachable | None = None,
    pending: Planning | None = None,
) -> str:
    reply = PlanReply(version=VERSION, planned=planned, unreachable=unreachable, pending=pending)
    return text(reply)
