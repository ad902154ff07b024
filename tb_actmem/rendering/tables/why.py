"""The table of storages with their categories, and the evidence for them."""

from __future__ import annotations

from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import fqn
from tb_actmem.rendering.tables.grid import (
    Column,
    Fold,
    Grid,
    bytes_text,
    device_column,
    folded,
    largest,
)
from tb_actmem.text.notes import sentences
from tb_actmem.text.reasons import basis_text


def why_grid(index: Index, limit: int | None = None) -> Grid:
    """Return every storage, the largest first, with equal layers combined."""
    return largest(folded(storages_grid(index)), limit)


def storages_grid(index: Index) -> Grid:
    """Return every storage, the largest first."""
    recording = index.recording
    columns = (
        Column("storage", "", fold=Fold.FIRST),
        Column("nbytes", "bytes", bytes_text, right=True, fold=Fold.SUM),
        device_column(index),
        Column("category", "category"),
        Column("", "name or module", fold=Fold.NAME),
        Column("name", "", fold=Fold.FIRST),
        Column("op", "created by"),
        Column("module", "", fold=Fold.FIRST),
        Column("basis", ""),
        Column("why", "why", own_line=True),
    )
    rows = []
    for position, row in enumerate(recording.storages):
        op = None if row.birth is None else recording.ops[row.birth]
        module = "" if op is None else fqn(recording, op.module)
        rows.append(
            (
                position,
                row.nbytes,
                row.device,
                row.category.value,
                row.name or module,
                row.name or "",
                "" if op is None else op.name,
                module,
                "" if row.basis is None else row.basis.value,
                basis_text(row.basis),
            )
        )
    rows.sort(key=lambda row: (-row[1], row[0]))
    return Grid(columns, rows, [f"{len(rows):,} storages", *sentences(recording)])
