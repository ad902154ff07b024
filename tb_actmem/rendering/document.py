"""A recording as JSON for programs: every total, module call, op, kept storage, save and edge.

``document.schema.json`` beside this file says what each field means.
"""

from __future__ import annotations

import json

from tb_actmem.analysis.index.index import Index
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.tables.table import By, rows_of

VERSION = 1
"""Of the schema: another one where a field goes or changes its meaning."""

_TABLES: dict[str, By] = {
    "totals": "totals",
    "modules": "module",
    "ops": "op",
    "kept": "storage",
    "saves": "saved_tensor",
    "edges": "edge",
}


@collector_paused()
def document_text(index: Index) -> str:
    """Everything that tables say of a recording, each table whole, as JSON of one line."""
    tables = {name: rows_of(index, by) for name, by in _TABLES.items()}
    document = {"version": VERSION, "meta": index.recording.meta._asdict(), **tables}
    return json.dumps(document, separators=(",", ":"), allow_nan=False)
