"""The peaks of two recordings side by side."""

from __future__ import annotations

from typing import NamedTuple

from tb_actmem.analysis.totals.totals import totals
from tb_actmem.model import Recording
from tb_actmem.text.totals import LABEL
from tb_actmem.text.units import nbytes_text

_KEYS = ("forward_peak_bytes", "step_peak_bytes", "total_peak_bytes")


class Peak(NamedTuple):
    """One peak of two recordings."""

    key: str
    """The field of `Totals`."""
    name: str
    before_bytes: int
    after_bytes: int


def peaks(before: Recording, after: Recording) -> list[Peak]:
    """Return the peaks that both recordings have: forward peak, step peak and total peak."""
    old, new = totals(before), totals(after)
    pairs = ((key, getattr(old, key), getattr(new, key)) for key in _KEYS)
    return [
        Peak(key, LABEL[key], one, other)
        for key, one, other in pairs
        if one is not None and other is not None
    ]


def peaks_text(before: Recording, after: Recording) -> str:
    """Write each peak on a line: ``step peak: 3 MiB → 2 MiB``."""
    return "\n".join(
        f"{peak.name}: {nbytes_text(peak.before_bytes)} → {nbytes_text(peak.after_bytes)}"
        for peak in peaks(before, after)
    )
