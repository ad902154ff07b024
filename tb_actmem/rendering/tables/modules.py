"""The table of modules: a row for each call, inside the one around it."""

from __future__ import annotations

from tb_actmem.analysis.costs import module_flops
from tb_actmem.analysis.devices import module_devices
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.module_rows import module_rows
from tb_actmem.analysis.modules import module_depths
from tb_actmem.analysis.names import call_name
from tb_actmem.rendering.tables.cells import (
    SHARE,
    bytes_text,
    device_column,
    kept_below,
    share_on,
)
from tb_actmem.rendering.tables.grid import Column, Fold, Grid


def modules_grid(index: Index, limit: int | None) -> Grid:
    """Every module call, in order of entry; of those that are listed all around them are."""
    columns = (
        Column("module", ""),
        Column("parent", ""),
        Column("total_bytes", "total", bytes_text, right=True, fold=Fold.SUM),
        SHARE,
        device_column(index),
        Column("self_bytes", "self", bytes_text, right=True, fold=Fold.SUM),
        Column("exclusive_bytes", "exclusive", bytes_text, right=True, fold=Fold.SUM),
        Column("freed_bytes", "freed", bytes_text, right=True, fold=Fold.SUM),
        Column("nodes", "nodes", right=True, spare=True, fold=Fold.SUM),
        Column("", "module", fold=Fold.NAME),
        Column("fqn", "", fold=Fold.NAME),
        Column("call", ""),
        Column("type_name", "type", spare=True),
        Column("flops", ""),
    )
    recording, rows, depths = index.recording, module_rows(index), module_depths(index)
    has_ops = recording.meta.has_ops
    flops = module_flops(index) if has_ops else None
    # A parent has at least the bytes of its children and stands before them, so it stays.
    largest = sorted(rows, key=lambda row: (-row.total_bytes, row.module))[:limit]
    devices = module_devices(index)
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
                *share_on(index, row.total_bytes, devices[row.module]),
                row.self_bytes,
                row.exclusive_bytes,
                freed,
                row.nodes,
                name,
                call.fqn,
                call.call,
                call.type_name,
                None if flops is None else flops[row.module],
            )
        )
    return Grid(columns, listed, kept_below(index, len(rows), len(listed), "module calls"))
