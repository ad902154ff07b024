"""``patterns.json``: what a prediction can be asked of, to be ticked."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.patterns import Costly, Pattern, costly_ops, module_patterns
from tb_actmem.messages.reply import VERSION, Reply, text

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
    kept_bytes: int
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
    largest = sorted(range(len(found)), key=lambda at: -found[at].kept_bytes)[:PATTERNS]
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
        kept_bytes=row.kept_bytes,
        flops_share=row.flops_share,
        why_not=row.why_not,
    )


def _costly(row: Costly) -> CostlyRow:
    return CostlyRow(name=row.name, flops_share=row.flops_share, result_bytes=row.result_bytes)
