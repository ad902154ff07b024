"""A recorded step beside what is predicted of it, as text."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.ledger import ledger
from tb_actmem.model import Recording
from tb_actmem.rendering.tables.comparison import comparison_text
from tb_actmem.wording.units import nbytes_text


class Peak(NamedTuple):
    """One peak of two recordings."""

    name: str
    before_bytes: int
    after_bytes: int


def prediction_text(before: Recording, after: Recording, *, limit: int) -> str:
    """Write the peaks of both, and what is kept in one and not in the other, save by save."""
    lines = [
        f"{peak.name}: {nbytes_text(peak.before_bytes)} → {nbytes_text(peak.after_bytes)}"
        for peak in peaks(before, after)
    ]
    compared = comparison_text(before, after, limit=limit)
    return "\n\n".join(filter(None, ("\n".join(lines), compared)))


def peaks(before: Recording, after: Recording) -> list[Peak]:
    """The peaks that are known of both."""
    old, new = ledger(before), ledger(after)
    found = (
        ("peak", old.peak_bytes, new.peak_bytes),
        ("peak of the whole step", old.step_peak_bytes, new.step_peak_bytes),
    )
    return [
        Peak(name, one, other)
        for name, one, other in found
        if one is not None and other is not None
    ]
