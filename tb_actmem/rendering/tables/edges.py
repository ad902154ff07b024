"""The table of edges: a row for each tensor on its way from one node to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.names import fqn, op_name
from tb_actmem.analysis.sizes import tensor_nbytes
from tb_actmem.analysis.storages import State, edge_state
from tb_actmem.rendering.tables.cells import bytes_text
from tb_actmem.rendering.tables.grid import Column, Fold, Grid
from tb_actmem.wording.tensors import tensor_text

_COLUMNS = (
    Column("edge", ""),
    Column("nbytes", "bytes", bytes_text, right=True, fold=Fold.SUM),
    Column("", "tensor"),
    Column("state", "state", spare=True),
    Column("producer_op", "from"),
    Column("producer_module", "module", fold=Fold.NAME),
    Column("consumer_op", "to"),
    Column("consumer_module", "module", fold=Fold.NAME),
    Column("producer", ""),
    Column("output_nr", ""),
    Column("consumer", ""),
    Column("input_nr", ""),
    Column("tensor", ""),
    Column("dtype", ""),
    Column("shape", ""),
    Column("storage", ""),
)


def edges_grid(index: Index, limit: int | None) -> Grid:
    """Every edge, the largest tensors first, and last parameters and what is not known."""
    recording = index.recording
    rows = [_cells(index, position) for position in range(len(recording.edges))]
    rows.sort(key=_largest_first)
    listed = rows[:limit]
    cut = f"; the {len(listed)} largest are listed" if len(listed) < len(rows) else ""
    below = [f"{len(rows):,} edges{cut}", *recording.meta.notes]
    return Grid(_COLUMNS, listed, below, _largest_first)


def _cells(index: Index, position: int) -> Sequence[Any]:
    recording, edge = index.recording, index.recording.edges[position]
    tensor = None if edge.tensor is None else recording.tensors[edge.tensor]
    ends = (edge.producer, edge.consumer)
    ops = [op_name(recording, node) for node in ends]
    modules = [fqn(recording, recording.nodes[node].module) for node in ends]
    return (
        position,
        None if tensor is None else tensor_nbytes(recording, edge.tensor),
        "" if tensor is None else tensor_text(tensor),
        edge_state(index, edge).value,
        ops[0],
        modules[0],
        ops[1],
        modules[1],
        edge.producer,
        edge.output_nr,
        edge.consumer,
        edge.input_nr,
        edge.tensor,
        tensor and tensor.dtype,
        tensor and tensor.shape,
        tensor and tensor.storage,
    )


def _largest_first(row: Sequence[Any]) -> tuple[bool, int]:
    nbytes, state = row[1], row[3]
    return nbytes is None or state == State.PARAMETER.value, -(nbytes or 0)
