"""How much memory a recording takes while it stays decoded."""

from __future__ import annotations

from tb_actmem.model import Recording

_ROW, _ENTRY = 400, 40
"""Bytes that a row of a recording takes with what is derived from it, and an entry of a list."""


def nbytes(recording: Recording) -> int:
    """About what a recording takes in memory, with what is derived from it."""
    tables = ("nodes", "edges", "storages", "tensors", "saves", "ops", "modules", "frames")
    rows = sum(len(getattr(recording, table)) for table in tables)
    shapes = {tensor.shape for tensor in recording.tensors}
    entries = sum(map(len, shapes)) + sum(len(op.inputs) + len(op.outputs) for op in recording.ops)
    texts: set[str | None] = {
        *(frame.file for frame in recording.frames),
        *(module.fqn for module in recording.modules),
        *(node.name for node in recording.nodes),
        *(storage.name for storage in recording.storages),
        *(save.slot for save in recording.saves),
        *(save.formula for save in recording.saves),
        *(op.name for op in recording.ops),
    }
    characters = sum(len(text) for text in (*texts, *recording.meta.notes) if text)
    return rows * _ROW + entries * _ENTRY + characters
