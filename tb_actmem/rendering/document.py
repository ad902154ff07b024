"""A recording as JSON for programs: every total, module call, op, saved storage, save and edge.

``document.schema.json`` in this folder describes each field.
"""

from __future__ import annotations

import json

from tb_actmem.analysis.index.index import Index
from tb_actmem.gc_pause import collector_paused
from tb_actmem.rendering.tables.table import By, rows_of

VERSION = 1
"""The version of the schema; it changes if a field is removed or changes its meaning."""

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
    """Return all tables of a recording, with all rows, as one line of JSON."""
    tables = {name: rows_of(index, by) for name, by in _TABLES.items()}
    document = {"version": VERSION, "meta": index.recording.meta._asdict(), **tables}
    return json.dumps(document, separators=(",", ":"), allow_nan=False)
