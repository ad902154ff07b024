"""The table of modules: a row for each call, inside the one around it."""

from __future__ import annotations

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.module_rows import module_rows
from tb_actmem.analysis.modules import module_depths
from tb_actmem.analysis.storages import charges
from tb_actmem.rendering.figure.labels import call_name
from tb_actmem.rendering.tables.cells import SHARE, Share, below, bytes_text
from tb_actmem.rendering.tables.grid import Column, Fold, Grid


def modules_grid(index: Index, limit: int | None) -> Grid:
    """Every module call, in order of entry; of those that are listed all around them are."""
    columns = (
        Column("module", ""),
        Column("parent", ""),
        Column("total_bytes", "total", bytes_text, right=True, fold=Fold.SUM),
        SHARE,
        Column("self_bytes", "self", bytes_text, right=True, fold=Fold.SUM),
        Column("exclusive_bytes", "exclusive", bytes_text, right=True, fold=Fold.SUM),
        Column("freed_bytes", "freed", bytes_text, right=True, fold=Fold.SUM),
        Column("nodes", "nodes", right=True, spare=True, fold=Fold.SUM),
        Column("", "module", fold=Fold.NAME),
        Column("fqn", "", fold=Fold.NAME),
        Column("call", ""),
        Column("type_name", "type", spare=True),
    )
    recording, rows, depths = index.recording, module_rows(index), module_depths(index)
    has_ops = recording.meta.has_ops
    # A parent has at least the bytes of its children and stands before them, so it stays.
    largest = sorted(rows, key=lambda row: (-row.total_bytes, row.module))[:limit]
    total = sum(recording.storages[storage].nbytes for storage in charges(index))
    listed = []
    for row in sorted(largest):
        call = recording.modules[row.module]
        name = "  " * depths[row.module] + call_name(recording, row.module, call.parent)
        freed = row.freed_bytes if has_ops else None
        listed.append(
            (
                row.module,
                call.parent,
                row.total_bytes,
                Share(row.total_bytes, total),
                row.self_bytes,
                row.exclusive_bytes,
                freed,
                row.nodes,
                name,
                call.fqn,
                call.call,
                call.type_name,
            )
        )
    said = below(recording, total, len(rows), len(listed), "module calls")
    return Grid(columns, listed, said)
