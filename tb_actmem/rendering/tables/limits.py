"""Limits with the actual bytes, and growth, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from tb_actmem.analysis.compare.limits import MODULE, Growth, Limit
from tb_actmem.analysis.index.names import layers_name
from tb_actmem.rendering.tables.grid import Column, Grid
from tb_actmem.text.reasons import layers_text
from tb_actmem.text.totals import LABEL
from tb_actmem.text.units import nbytes_text


def limits_grid(limits: Sequence[Limit], notes: Sequence[str]) -> Grid:
    """Return each limit with the actual bytes; ``notes`` are the recording's."""
    is_compared = any(limit.before_bytes is not None for limit in limits)
    columns = (
        Column("holds", "result", result_text),
        Column("what", "what"),
        Column("before_bytes", "before" if is_compared else "", _unless_none, right=True),
        Column("limit_bytes", "limit", nbytes_text, right=True),
        Column("nbytes", "is", nbytes_text, right=True),
        Column("", "growth" if is_compared else "", _growth, right=True),
        Column("over_bytes", "over", _unless_none, right=True),
        Column("key", ""),
        Column("modules", ""),
    )
    rows = [
        (
            not limit.over_bytes,
            _what(limit),
            limit.before_bytes,
            limit.limit_bytes,
            limit.nbytes,
            (limit.before_bytes, limit.nbytes),
            limit.over_bytes,
            limit.key,
            limit.modules,
        )
        for limit in limits
    ]
    return Grid(columns, rows, notes)


def result_text(holds: bool) -> str:
    """Return whether a limit holds, as text."""
    return "holds" if holds else "EXCEEDED"


def _unless_none(nbytes: int | None) -> str:
    return nbytes_text(nbytes) if nbytes else ""


def _what(limit: Limit) -> str:
    if limit.key != MODULE:
        return LABEL[limit.key]
    largest, *others = limit.modules
    layers = f", of {layers_text(layers_name(largest), limit.modules)}" if others else ""
    return f"{largest}{layers}"


def growth_grid(growths: Sequence[Growth], limit: int) -> Grid:
    """Return the modules that grew; equal ones are combined, with the bytes of all."""
    columns = (
        Column("grown_bytes", "grew by", nbytes_text, right=True),
        Column("", "growth", _growth, right=True),
        Column("before_bytes", "before", nbytes_text, right=True),
        Column("after_bytes", "after", nbytes_text, right=True),
        Column("", "module (without its children)"),
        Column("modules", ""),
    )
    rows = [
        (
            growth.grown_bytes,
            (growth.before_bytes, growth.after_bytes),
            len(growth.modules) * growth.before_bytes,
            len(growth.modules) * growth.after_bytes,
            _modules(growth.modules),
            growth.modules,
        )
        for growth in growths[:limit]
    ]
    left = len(growths) - len(rows)
    return Grid(columns, rows, [f"{left} more grew by less."] if left > 0 else ())


def _growth(sizes: tuple[int | None, int]) -> str:
    """Return the relative growth: ``+12.5%``."""
    before, after = sizes
    if before is None:
        return ""
    return f"{100 * (after - before) / before:+,.2f}%" if before else "new"


def _modules(names: Sequence[str]) -> str:
    return layers_text(layers_name(names[0]), names) or "the model itself"
