"""The tables of ops, modules and edges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tb_actmem.analysis.index import Index, call_name, fqn, op_name, source
from tb_actmem.analysis.index.costs import module_flops, node_flops
from tb_actmem.analysis.index.devices import module_devices, node_devices, tensor_nbytes
from tb_actmem.analysis.index.modules import module_depths, module_rows
from tb_actmem.analysis.index.nodes import op_rows
from tb_actmem.analysis.index.storages import State, edge_state
from tb_actmem.rendering.tables import (
    SHARE,
    Column,
    Fold,
    Grid,
    bytes_text,
    device_column,
    saved_below,
    share_on,
)
from tb_actmem.text.notes import sentences
from tb_actmem.text.reasons import tensor_text


def ops_grid(index: Index, limit: int | None) -> Grid:
    """Return every node except `AccumulateGrad`, the largest first."""
    columns = (
        Column("node", ""),
        Column("attributed_bytes", "attributed", bytes_text, right=True, fold=Fold.SUM),
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
    rows = sorted(op_rows(index), key=lambda row: (-row.attributed_bytes, row.node))
    devices = node_devices(index)
    flops = node_flops(index) if recording.meta.has_ops else None
    listed = [
        (
            row.node,
            row.attributed_bytes,
            *share_on(index, row.attributed_bytes, devices[row.node]),
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
    return Grid(columns, listed, saved_below(index, len(rows), len(listed), "nodes"))


def modules_grid(index: Index, limit: int | None) -> Grid:
    """Return every module call, in order of entry, with all enclosing calls."""
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
    # A parent has at least the bytes of its children and precedes them, so it stays.
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
    return Grid(columns, listed, saved_below(index, len(rows), len(listed), "module calls"))


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
    """Return every edge, the largest tensors first, parameters and unknown ones last."""
    recording = index.recording
    rows = [_cells(index, position) for position in range(len(recording.edges))]
    rows.sort(key=_largest_first)
    listed = rows[:limit]
    cut = f"; the {len(listed)} largest are listed" if len(listed) < len(rows) else ""
    below = [f"{len(rows):,} edges{cut}", *sentences(recording)]
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
