"""Where a PyTorch model's activation memory goes, and why.

`record` or `capture` a step; look at the recording with `totals`, `table`, `rows` and `render`;
show it in TensorBoard with `add_recording`; keep it with `write` and `read`; ask `predict` what
another step would take.

Importing this package imports neither torch nor tensorboard: each public name brings what it needs
when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tb_actmem.errors import ActmemError
from tb_actmem.lazy import lazily
from tb_actmem.model import Note, Recording
from tb_actmem.version import __version__

if TYPE_CHECKING:
    from tb_actmem import format as format
    from tb_actmem import predict
    from tb_actmem import recorder as recorder
    from tb_actmem import tensorboard as tensorboard
    from tb_actmem import types as types
    from tb_actmem.analysis.totals import scalars, totals
    from tb_actmem.format import read, write
    from tb_actmem.recorder import capture
    from tb_actmem.rendering.files import render
    from tb_actmem.rendering.tables.comparison import compare
    from tb_actmem.rendering.tables.table import rows, table
    from tb_actmem.tensorboard.events.logdir import recordings
    from tb_actmem.tensorboard.events.writers import add_recording
    from tb_actmem.training import record

__all__ = [
    "ActmemError",
    "Recording",
    "__version__",
    "add_recording",
    "capture",
    "compare",
    "predict",
    "read",
    "record",
    "recordings",
    "render",
    "rows",
    "scalars",
    "table",
    "totals",
    "write",
]

_HOMES = {
    "add_recording": "tb_actmem.tensorboard.events.writers",
    "capture": "tb_actmem.recorder",
    "compare": "tb_actmem.rendering.tables.comparison",
    "format": "tb_actmem.format",
    "load_ipython_extension": "tb_actmem.integrations.ipython",
    "predict": "tb_actmem.predict",
    "read": "tb_actmem.format",
    "record": "tb_actmem.training",
    "recorder": "tb_actmem.recorder",
    "recordings": "tb_actmem.tensorboard.events.logdir",
    "render": "tb_actmem.rendering.files",
    "rows": "tb_actmem.rendering.tables.table",
    "scalars": "tb_actmem.analysis.totals",
    "table": "tb_actmem.rendering.tables.table",
    "tensorboard": "tb_actmem.tensorboard",
    "totals": "tb_actmem.analysis.totals",
    "types": "tb_actmem.types",
    "write": "tb_actmem.format",
}

if not TYPE_CHECKING:  # a type checker would take any name for a public one
    __getattr__, __dir__ = lazily(__name__, _HOMES)


def _repr_html_(recording: Recording) -> str:
    from tb_actmem.rendering.page import notebook

    return notebook(recording)


def _sentence(note: Note) -> str:
    from tb_actmem.text.notes import sentence

    return sentence(note)


# `model` imports neither `rendering` nor `text`, so these methods are added here.
Recording._repr_html_ = _repr_html_  # type: ignore[attr-defined]
Note.__str__ = _sentence  # type: ignore[assignment, method-assign]
