"""What would keep less, as a sentence."""

from __future__ import annotations

from tb_actmem.analysis.lighter import Lighter
from tb_actmem.wording.units import nbytes_text


def lighter_text(row: Lighter) -> str:
    """Say what could stand in the place of ops, and what that would give."""
    times = f" ×{len(row.calls)}" if len(row.calls) > 1 else ""
    if row.is_fused:
        return (
            f"{row.module or row.type_name}{times} writes {row.function} out op by op and keeps "
            f"{nbytes_text(row.kept_bytes)} of weights; the function keeps none of them where it "
            f"has a fused kernel: at least {nbytes_text(row.fewer_bytes)} less."
        )
    return (
        f"{row.module or row.type_name}{times} writes {row.function} out op by op and keeps "
        f"{nbytes_text(row.kept_bytes)}; the function keeps its input alone: "
        f"{nbytes_text(row.fewer_bytes)} less."
    )
