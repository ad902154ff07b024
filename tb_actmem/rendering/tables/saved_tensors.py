"""The tables of saved tensors and saved storages, with the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tb_actmem.analysis.index.devices import tensor_nbytes
from tb_actmem.analysis.index.index import Index
from tb_actmem.analysis.index.names import fqn, op_name, source
from tb_actmem.analysis.index.storages import attributions, save_modules, traced_op
from tb_actmem.analysis.totals.saved_tensors import SavedRow, saved_by_size, saved_rows
from tb_actmem.rendering.tables.grid import (
    SHARE,
    Column,
    Fold,
    Grid,
    bytes_text,
    device_column,
    saved_below,
    share_on,
)
from tb_actmem.text.reasons import save_reason_text, saved_text
from tb_actmem.text.tensors import tensor_text

_COLUMNS = (
    Column("save", ""),
    Column("attributed_bytes", "attributed", bytes_text, right=True, fold=Fold.SUM),
    SHARE,
    Column("", "tensor"),
    Column("op", "op"),
    Column("slot", "slot"),
    Column("module", "module", fold=Fold.NAME),
    Column("source", "source", spare=True, fold=Fold.FIRST),
    Column("node", ""),
    Column("module_call", ""),
    Column("kind", "kind", spare=True),
    Column("tensor", ""),
    Column("dtype", ""),
    Column("shape", ""),
    Column("nbytes", ""),
    Column("storage", ""),
    Column("storage_bytes", ""),
    Column("category", ""),
    Column("name", ""),
    Column("attributed_to", ""),
    Column("reason", "reason", own_line=True, fold=Fold.FIRST),
    Column("formula", ""),
)


def saves_grid(index: Index, limit: int | None) -> Grid:
    """Return every saved tensor: attributed ones first, largest first, then the others in order.

    A saved tensor has the bytes of its storage. It has 0 if these are attributed to another saved
    tensor, or belong to a parameter or buffer.
    """
    recording, attributed = index.recording, attributions(index)
    nbytes = {save: recording.storages[storage].nbytes for storage, save in attributed.items()}
    count = len(recording.saves)
    ordered = sorted(range(count), key=lambda save: (-nbytes.get(save, -1), save))[:limit]
    rows = [_cells(index, save) for save in ordered]
    return Grid(_COLUMNS, rows, saved_below(index, count, len(rows), "saves"))


def _cells(index: Index, position: int) -> Sequence[Any]:
    recording, save = index.recording, index.recording.saves[position]
    node, module = recording.nodes[save.node], save_modules(index)[position]
    tensor = None if save.tensor is None else recording.tensors[save.tensor]
    storage = None if tensor is None or tensor.storage is None else tensor.storage
    memory = None if storage is None else recording.storages[storage]
    first = None if storage is None else attributions(index).get(storage)
    nbytes = memory.nbytes if memory is not None and first == position else 0
    share, _ = share_on(index, nbytes, [memory.device] if memory and nbytes else [])
    return (
        position,
        nbytes,
        share,
        "" if tensor is None else tensor_text(tensor),
        op_name(recording, save.node),
        save.slot,
        fqn(recording, module),
        source(recording, node.frame if save.frame is None else save.frame),
        save.node,
        module,
        save.kind.value,
        save.tensor,
        tensor and tensor.dtype,
        tensor and tensor.shape,
        None if tensor is None else tensor_nbytes(recording, save.tensor),
        storage,
        memory and memory.nbytes,
        memory and memory.category.value,
        memory and memory.name,
        first,
        save_reason_text(index, position),
        save.formula,
    )


def saved_grid(index: Index, limit: int | None) -> Grid:
    """Return every storage saved for backward, the largest first."""
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
    listed = [_group_cells(index, row) for row in saved_rows(index, limit)]
    count = len(saved_by_size(index))
    return Grid(columns, listed, saved_below(index, count, len(listed), "storages"))


def _group_cells(index: Index, row: SavedRow) -> Sequence[Any]:
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
        saved_text(row),
    )
