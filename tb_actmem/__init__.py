"""Where a PyTorch model's activation memory goes, and why.

`record` or `capture` a forward pass; look at the recording with `ledger`, `table`, `rows` and
`render`; hand it to TensorBoard with `add_recording`; keep it with `write` and `read`.

Importing this package imports neither torch nor tensorboard: each public name brings what it
needs when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from tb_actmem.errors import (
    ActmemError,
    BudgetError,
    FormatError,
    PredictError,
    RecordError,
    RenderError,
)
from tb_actmem.model import Recording
from tb_actmem.version import __version__

if TYPE_CHECKING:
    from tb_actmem import estimate
    from tb_actmem.analysis.comparison import ComparisonRow, compare
    from tb_actmem.analysis.ledger import Ledger, ledger
    from tb_actmem.analysis.predict.what_if import what_if
    from tb_actmem.analysis.scalars import scalars
    from tb_actmem.capacity import Fits, fits
    from tb_actmem.dry_running import dry_run
    from tb_actmem.events.logdir import recordings
    from tb_actmem.events.summaries import recording_pb
    from tb_actmem.events.writers import add_recording
    from tb_actmem.fitting import Sizes, fit, fit_recordings
    from tb_actmem.format import from_bytes, read, to_bytes, write
    from tb_actmem.planning.plan import Plan
    from tb_actmem.planning.planner import plan
    from tb_actmem.recorder import allocation_stats, capture
    from tb_actmem.rendering.files import render
    from tb_actmem.rendering.tables.comparison import comparison_text
    from tb_actmem.rendering.tables.table import rows, table
    from tb_actmem.training import record

__all__ = [
    "ActmemError",
    "BudgetError",
    "ComparisonRow",
    "Fits",
    "FormatError",
    "Ledger",
    "Plan",
    "PredictError",
    "RecordError",
    "Recording",
    "RenderError",
    "Sizes",
    "__version__",
    "add_recording",
    "allocation_stats",
    "capture",
    "compare",
    "comparison_text",
    "dry_run",
    "estimate",
    "fit",
    "fit_recordings",
    "fits",
    "from_bytes",
    "ledger",
    "plan",
    "read",
    "record",
    "recording_pb",
    "recordings",
    "render",
    "rows",
    "scalars",
    "table",
    "to_bytes",
    "what_if",
    "write",
]

_HOMES = {
    "ComparisonRow": "tb_actmem.analysis.comparison",
    "Ledger": "tb_actmem.analysis.ledger",
    "Sizes": "tb_actmem.fitting",
    "add_recording": "tb_actmem.events.writers",
    "allocation_stats": "tb_actmem.recorder",
    "capture": "tb_actmem.recorder",
    "compare": "tb_actmem.analysis.comparison",
    "comparison_text": "tb_actmem.rendering.tables.comparison",
    "Fits": "tb_actmem.capacity",
    "dry_run": "tb_actmem.dry_running",
    "fit": "tb_actmem.fitting",
    "fit_recordings": "tb_actmem.fitting",
    "fits": "tb_actmem.capacity",
    "from_bytes": "tb_actmem.format",
    "Plan": "tb_actmem.planning.plan",
    "ledger": "tb_actmem.analysis.ledger",
    "load_ipython_extension": "tb_actmem.integrations.ipython",
    "plan": "tb_actmem.planning.planner",
    "read": "tb_actmem.format",
    "record": "tb_actmem.training",
    "recording_pb": "tb_actmem.events.summaries",
    "recordings": "tb_actmem.events.logdir",
    "render": "tb_actmem.rendering.files",
    "rows": "tb_actmem.rendering.tables.table",
    "scalars": "tb_actmem.analysis.scalars",
    "table": "tb_actmem.rendering.tables.table",
    "to_bytes": "tb_actmem.format",
    "what_if": "tb_actmem.analysis.predict.what_if",
    "write": "tb_actmem.format",
}
"""The module of each public name that is resolved on first use."""


if not TYPE_CHECKING:  # a type checker would take any name for a public one

    def __getattr__(name: str) -> Any:
        if name == "estimate":  # a module itself
            return importlib.import_module("tb_actmem.estimate")
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        try:
            value = getattr(importlib.import_module(_HOMES[name]), name)
        except ModuleNotFoundError as error:
            if error.name != "torch":
                raise
            raise RecordError(
                f"tb_actmem.{name} needs torch, which is not installed here: "
                'pip install "tb_actmem[torch]" where models are run.'
            ) from error
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _repr_html_(recording: Recording) -> str:
    from tb_actmem.rendering.page.notebook import notebook

    return notebook(recording)


# The model knows nothing of rendering; here, where the rooms meet, it learns to show itself.
Recording._repr_html_ = _repr_html_  # type: ignore[attr-defined]
