"""The types that tb_actmem's functions return, for annotations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tb_actmem.lazy import lazily

if TYPE_CHECKING:
    from tb_actmem.analysis.compare import ComparisonRow
    from tb_actmem.analysis.totals import Totals
    from tb_actmem.recorder import AllocationStats, Recorder
    from tb_actmem.rendering.files import RenderOptions
    from tb_actmem.rendering.tables.comparison import Comparison
    from tb_actmem.tensorboard.events.logdir import Logged

__all__ = [
    "AllocationStats",
    "Comparison",
    "ComparisonRow",
    "Logged",
    "Recorder",
    "RenderOptions",
    "Totals",
]

_HOMES = {
    "AllocationStats": "tb_actmem.recorder",
    "Comparison": "tb_actmem.rendering.tables.comparison",
    "ComparisonRow": "tb_actmem.analysis.compare",
    "Logged": "tb_actmem.tensorboard.events.logdir",
    "Recorder": "tb_actmem.recorder",
    "RenderOptions": "tb_actmem.rendering.files",
    "Totals": "tb_actmem.analysis.totals",
}

if not TYPE_CHECKING:  # a type checker would accept any name
    __getattr__, __dir__ = lazily(__name__, _HOMES)
