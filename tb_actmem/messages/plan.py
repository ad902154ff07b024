"""``plan.json``: which modules to checkpoint, and what comes of it."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.analysis.index import Index
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


class PlanReply(Reply):
    """``plan.json``: one of the two is null."""

    planned: Planned | None
    unreachable: Unreachable | None


def plan_text(before: Index, after: Index, lines: list[str], code: str) -> str:
    """A plan in words and as Python, with what it changes of the recording."""
    planned = Planned(lines=lines, code=code, comparison=compare_reply(before, after))
    return text(PlanReply(version=VERSION, planned=planned, unreachable=None))


def unreachable_text(problem: str, least_bytes: int) -> str:
    """Why no plan reaches a budget, and what could be asked for instead."""
    unreachable = Unreachable(problem=problem, least_bytes=least_bytes)
    return text(PlanReply(version=VERSION, planned=None, unreachable=unreachable))
