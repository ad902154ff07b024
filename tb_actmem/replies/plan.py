"""``plan.json``: which modules to checkpoint, and what comes of it."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.analysis.index.index import Index
from tb_actmem.predict.checkpointing.patterns import Costly, Pattern, costly_ops, module_patterns
from tb_actmem.predict.planning.search import Progress
from tb_actmem.replies.compare import CompareReply
from tb_actmem.replies.reply import VERSION, Reply, text


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


class PointRow(TypedDict):
    """One of the best plans."""

    max_recompute: str
    """The plan for this is the one of the point: ``10%``."""
    cost_share: float
    """What runs again as a share of the forward, a byte to the host or back as 4,000 FLOPs."""
    peak_bytes: int
    """Of the whole step."""
    gap: float | None
    """By which share it can be higher than the least possible; null: that is not known."""
    lines: list[str]
    """What to checkpoint, in words."""


class CurveReply(Reply):
    """``curve.json``."""

    before_peak_bytes: int
    """Of the step as it was recorded."""
    is_on_host: bool
    """What the step saves is on the host already: to offload it copies nothing."""
    points: list[PointRow]
    """Those that are known, the highest peak first; each costs more than the one before."""
    asked_count: int
    """For how many limits of what runs again the least peak is asked, in all."""
    known_count: int
    """For how many it is known; several limits may have the same best plan."""
    pending: Planning | None
    """How far the next one is: who wants it asks again. Null: the curve is whole."""


def curve_text(
    before_peak_bytes: int,
    is_on_host: bool,
    points: list[PointRow],
    asked_count: int,
    known_count: int,
    pending: Planning | None,
) -> str:
    """``curve.json``."""
    return text(
        CurveReply(
            version=VERSION,
            before_peak_bytes=before_peak_bytes,
            is_on_host=is_on_host,
            points=points,
            asked_count=asked_count,
            known_count=known_count,
            pending=pending,
        )
    )


PATTERNS = 500
"""How many of those that keep the most go to the page."""


class PatternRow(TypedDict):
    """Equal modules as one row, or a single one."""

    name: str
    """``transformer.h.*.attn``."""
    asked: str
    """What names them in a query: the name, or where that fits others too, the names of all."""
    type_name: str
    modules_count: int
    saved_bytes: int
    """Charged to the saves inside of them, on the first device."""
    flops_share: float
    """Of the forward's FLOPs, an estimate: what runs again if they do as a whole."""
    why_not: str | None
    """Why no checkpoint could run them; null: it can."""


class CostlyRow(TypedDict):
    """An op that multiplies, whose results selective checkpoints may keep."""

    name: str
    """``addmm``."""
    flops_share: float
    result_bytes: int
    """Of all its results in the forward."""


class PatternsReply(Reply):
    """``patterns.json``."""

    is_on_host: bool
    """What the step saves is on the host already: to offload it copies nothing."""
    patterns_count: int
    """How many there are; the list may be cut."""
    patterns: list[PatternRow]
    """In the order of their first calls: a module stands before those inside of it."""
    ops: list[CostlyRow]
    """The costliest first."""


def patterns_text(index: Index, *, is_on_host: bool) -> str:
    """``patterns.json``."""
    found = module_patterns(index)
    largest = sorted(range(len(found)), key=lambda at: -found[at].saved_bytes)[:PATTERNS]
    return text(
        PatternsReply(
            version=VERSION,
            is_on_host=is_on_host,
            patterns_count=len(found),
            patterns=[_pattern(found[at]) for at in sorted(largest)],
            ops=[_costly(row) for row in costly_ops(index)],
        )
    )


def _pattern(row: Pattern) -> PatternRow:
    return PatternRow(
        name=row.name,
        asked=" ".join(row.patterns),
        type_name=row.type_name,
        modules_count=row.modules_count,
        saved_bytes=row.saved_bytes,
        flops_share=row.flops_share,
        why_not=row.why_not,
    )


def _costly(row: Costly) -> CostlyRow:
    return CostlyRow(name=row.name, flops_share=row.flops_share, result_bytes=row.result_bytes)
