"""``plan.json``: the modules to checkpoint, and the predicted result."""

from __future__ import annotations

from typing import Literal, TypedDict

from tb_actmem.analysis.index import Index
from tb_actmem.predict.checkpointing.patterns import Costly, Pattern, costly_ops, module_patterns
from tb_actmem.predict.planning.search import Progress
from tb_actmem.replies import VERSION, Reply, text
from tb_actmem.replies.compare import CompareReply


class Planned(TypedDict):
    """A plan, and the predicted step compared with the recorded one."""

    lines: list[str]
    """The plan as text."""
    peak_bytes: int
    """The step peak of this plan."""
    cost_share: float
    """The recomputed share of the forward's matmul FLOPs; a byte to or from the host counts as
    4,000."""
    comparison: CompareReply


class Unreachable(TypedDict):
    """Why there is no plan."""

    problem: str
    least_bytes: int
    """The lowest peak found."""
    goal: Literal["total_peak", "step_peak"]
    """The peak that ``least_bytes`` is: the limit of a plan that reaches it."""
    lines: list[str]
    """Suggestions without checkpoints, as text."""


class Planning(TypedDict):
    """The progress of a plan; request it again."""

    seconds: float
    """Seconds since the start."""
    tried: int
    """The number of choices with a known peak."""
    least_bytes: int | None
    """The lowest of these peaks; null before the first."""


class PlanReply(Reply):
    """``plan.json``: all fields except one are null.

    A request waits a second for its plan. Then the reply is the progress, and the page asks again.
    The server stops three seconds after the last request. Each search of the solver has 10 seconds.
    """

    planned: Planned | None
    unreachable: Unreachable | None
    pending: Planning | None


def plan_text(planned: Planned) -> str:
    """Return a plan, compared with the recording."""
    return _text(planned=planned)


def unreachable_text(
    problem: str, least_bytes: int, lines: list[str], *, is_total_peak: bool
) -> str:
    """Return why no plan meets the limit, and alternatives."""
    unreachable = Unreachable(
        problem=problem,
        least_bytes=least_bytes,
        goal="total_peak" if is_total_peak else "step_peak",
        lines=lines,
    )
    return _text(unreachable=unreachable)


def pending_text(seconds: float, said: Progress | None) -> str:
    """Return the progress of a plan."""
    return _text(pending=planning(seconds, said))


def planning(seconds: float, said: Progress | None) -> Planning:
    """Return the progress of a search, which may not have reported yet."""
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
    """The recomputation limit that gives this plan: ``10%``."""
    cost_share: float
    """The recomputed share of the forward's matmul FLOPs; a byte to or from the host counts as
    4,000."""
    peak_bytes: int
    """The step peak."""
    total_peak_bytes: int | None
    """The predicted total peak of this plan; null if the model is not known."""
    gap: float | None
    """The maximum share above the lowest possible peak; null if unknown."""
    lines: list[str]
    """The modules to checkpoint, as text."""


class CurveReply(Reply):
    """``curve.json``, as `Plan.curve`.

    A request waits a second, the first one less. Then the reply has the known points. The page asks
    again until nothing is pending. ``plan.json`` makes the plan of a point from its
    ``max_recompute``.
    """

    before_peak_bytes: int
    """The step peak of the recording."""
    before_total_peak_bytes: int | None
    """The total peak of the recording; null if the model is not known."""
    is_on_host: bool
    """The saved tensors are on the host already, so offloading copies nothing."""
    points: list[PointRow]
    """The known plans, the highest peak first; each costs more than the previous one."""
    asked_count: int
    """The total number of recomputation limits."""
    known_count: int
    """The number of finished limits; several may have the same best plan."""
    problem: str | None
    """Why nothing can be planned, as of a forward alone."""
    pending: Planning | None
    """The progress of the next plan; request it again. Null: the curve is complete."""


def curve_text(
    before_peak_bytes: int,
    before_total_peak_bytes: int | None,
    is_on_host: bool,
    points: list[PointRow],
    asked_count: int,
    known_count: int,
    problem: str | None,
    pending: Planning | None,
) -> str:
    """``curve.json``."""
    return text(
        CurveReply(
            version=VERSION,
            before_peak_bytes=before_peak_bytes,
            before_total_peak_bytes=before_total_peak_bytes,
            is_on_host=is_on_host,
            points=points,
            asked_count=asked_count,
            known_count=known_count,
            problem=problem,
            pending=pending,
        )
    )


PATTERNS = 500
"""The maximum number of modules in the reply, those with the most saved bytes."""


class PatternRow(TypedDict):
    """Equal modules as one row, or a single one."""

    name: str
    """``transformer.h.*.attn``."""
    asked: str
    """The names for a query: the pattern, or all names if the pattern matches others too."""
    type_name: str
    modules_count: int
    saved_bytes: int
    """Attributed to the saves inside them, on the first device."""
    flops_share: float
    """The share of the forward's matmul FLOPs if they are recomputed completely."""
    why_not: str | None
    """Why they cannot be checkpointed; null: they can."""


class CostlyRow(TypedDict):
    """A matmul-like op, whose results selective checkpoints may store."""

    name: str
    """``addmm``."""
    flops_share: float
    result_bytes: int
    """The bytes of all its results in the forward."""


class PatternsReply(Reply):
    """``patterns.json``: values for ``checkpoint``, ``offload`` and ``save``.

    Modules of one type that differ only in a number are one row. The list has the 500 rows that
    save the most.
    """

    is_on_host: bool
    """The saved tensors are on the host already, so offloading copies nothing."""
    patterns_count: int
    """The number of entries; the list may be shorter."""
    patterns: list[PatternRow]
    """In the order of their first calls: a module precedes its children."""
    ops: list[CostlyRow]
    """The costliest first."""


def patterns_text(index: Index, *, is_on_host: bool) -> str:
    """``patterns.json``."""
    patterns = module_patterns(index)
    largest = sorted(range(len(patterns)), key=lambda at: -patterns[at].saved_bytes)[:PATTERNS]
    return text(
        PatternsReply(
            version=VERSION,
            is_on_host=is_on_host,
            patterns_count=len(patterns),
            patterns=[_pattern(patterns[at]) for at in sorted(largest)],
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
