"""The table of what the backward keeps: a row for each storage, with who keeps it and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.kept_tensors import KeptRow, kept_rows, kept_storages
from tb_actmem.analysis.names import fqn, source
from tb_actmem.analysis.regions import traced_op
from tb_actmem.rendering.tables.cells import (
    SHARE,
    bytes_text,
    device_column,
    kept_below,
    share_on,
)
from tb_actmem.rendering.tables.grid import Column, Fold, Grid
from tb_actmem.wording.reasons import kept_text
from tb_actmem.wording.tensors import tensor_text


def kept_grid(index: Index, limit: int | None) -> Grid:
    """Every storage that the backward keeps alive, the largest first."""
    columns = (
        Column("storage", ""),
        Column("nbytes", "bytes", bytes_text, right=True, fold=Fold.SUM),
        SHARE,
        device_column(index),
        Column("", "tensor"),
        Column("dtype", ""),
        Column("shape", ""),
        Column("category", "category", spare=True),
        Column("name", ""),
        Column("node", ""),
        Column("op", "op"),
        Column("", "slot"),
        Column("slot", ""),
        Column("module", "module", fold=Fold.NAME),
        Column("source", "source", spare=True, fold=Fold.FIRST),
        Column("saves", "saves", right=True, spare=True, fold=Fold.SUM),
        Column("reason", "reason", own_line=True, fold=Fold.FIRST),
    )
    listed = [_cells(index, row) for row in kept_rows(index, limit)]
    count = len(kept_storages(index))
    return Grid(columns, listed, kept_below(index, count, len(listed), "storages"))


def _cells(index: Index, row: KeptRow) -> Sequence[Any]:
    recording, storage = index.recording, index.recording.storages[row.storage]
    tensor = None if row.tensor is None else recording.tensors[row.tensor]
    return (
        row.storage,
        row.nbytes,
        *share_on(index, row.nbytes, [storage.device]),
        "" if tensor is None else tensor_text(tensor),
        tensor and tensor.dtype,
        tensor and tensor.shape,
        storage.category.value,
        storage.name,
        row.node,
        row.op,
        traced_op(recording, row.saves[0]) or row.slot,
        row.slot,
        fqn(recording, row.module),
        source(recording, row.frame),
        len(row.saves),
        kept_text(row),
    )
