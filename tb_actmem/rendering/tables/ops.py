"""The table of ops: a row for each autograd node."""

from __future__ import annotations

from tb_actmem.analysis.costs import node_flops
from tb_actmem.analysis.devices import node_devices
from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import fqn, source
from tb_actmem.analysis.op_rows import op_rows
from tb_actmem.rendering.tables.cells import (
    SHARE,
    bytes_text,
    device_column,
    kept_below,
    share_on,
)
from tb_actmem.rendering.tables.grid import Column, Fold, Grid


def ops_grid(index: Index, limit: int | None) -> Grid:
    """Every node but `AccumulateGrad`, the largest first."""
    columns = (
        Column("node", ""),
        Column("charged_bytes", "charged", bytes_text, right=True, fold=Fold.SUM),
        SHARE,
        device_column(index),
        Column("shared_bytes", "shared", bytes_text, right=True, spare=True, fold=Fold.SUM),
        Column("exclusive_bytes", "exclusive", bytes_text, right=True, spare=True, fold=Fold.SUM),
        Column("saves", "saves", right=True, spare=True, fold=Fold.SUM),
        Column("op", "op"),
        Column("output_bytes", "output", bytes_text, right=True, spare=True, fold=Fold.SUM),
        Column("output_state", "state", spare=True),
        Column("module", "module", fold=Fold.NAME),
        Column("source", "source", spare=True, fold=Fold.FIRST),
        Column("flops", ""),
    )
    recording = index.recording
    rows = sorted(op_rows(index), key=lambda row: (-row.charged_bytes, row.node))
    devices = node_devices(index)
    flops = node_flops(index) if recording.meta.has_ops else None
    listed = [
        (
            row.node,
            row.charged_bytes,
            *share_on(index, row.charged_bytes, devices[row.node]),
            row.shared_bytes,
            row.exclusive_bytes,
            row.saves,
            row.op,
            row.output_bytes,
            "" if row.output_state is None else row.output_state.value,
            fqn(recording, recording.nodes[row.node].module),
            source(recording, recording.nodes[row.node].frame),
            None if flops is None else flops[row.node],
        )
        for row in rows[:limit]
    ]
    return Grid(columns, listed, kept_below(index, len(rows), len(listed), "nodes"))
