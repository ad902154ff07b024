"""``curve.json``: the least peaks for more and more that runs again."""

from __future__ import annotations

from typing import TypedDict

from tb_actmem.messages.plan import Planning
from tb_actmem.messages.reply import VERSION, Reply, text


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
