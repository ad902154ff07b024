"""``detail.json``: all that is known of one node or of one module call."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tb_actmem.analysis.names import fqn, op_name, source
from tb_actmem.analysis.reasons import reason
from tb_actmem.analysis.rows import sharers
from tb_actmem.analysis.sizes import tensor_nbytes
from tb_actmem.analysis.storages import OWN, edge_state
from tb_actmem.collector import collector_paused
from tb_actmem.messages.recording import Facts, text
from tb_actmem.model import Edge, NodeKind, Recording

LIMIT = 100
"""How many saves, edges and sharers one answer lists at most; the counts are whole."""


@collector_paused()
def node_text(facts: Facts, node: int) -> str:
    """What one node keeps and why, where its inputs come from and its outputs go."""
    recording, row, totals = facts.recording, facts.recording.nodes[node], facts.ops.get(node)
    frame = None if row.frame is None else recording.frames[row.frame]
    saves = [position for position, save in enumerate(recording.saves) if save.node == node]
    saves.sort(key=lambda save: _rank(facts, save))
    return text(
        id=f"n{node}",
        title=op_name(recording, node),
        name=row.name,
        **_module(recording, row.module),
        source=source(recording, row.frame),
        file=frame and frame.file,
        line=frame and frame.line,
        function=frame and frame.function,
        region=row.region,
        charged_bytes=totals.charged_bytes if totals else 0,
        shared_bytes=totals.shared_bytes if totals else 0,
        exclusive_bytes=totals.exclusive_bytes if totals else 0,
        saves_count=len(saves),
        saves=[_save(facts, save) for save in saves[:LIMIT]],
        **_edges(facts, lambda other: other == node),
    )


@collector_paused()
def module_text(facts: Facts, module: int) -> str:
    """The largest saves charged to nodes inside one module call, and the tensors that cross it."""
    recording, row, totals = facts.recording, facts.recording.modules[module], facts.modules[module]
    inside = _inside(recording, module)
    charged = [
        (recording.storages[storage].nbytes, save)
        for storage, save in facts.charges.items()
        if recording.nodes[recording.saves[save].node].module in inside
    ]
    charged.sort(key=lambda entry: (-entry[0], entry[1]))
    return text(
        id=f"m{module}",
        title=fqn(recording, module),
        name=row.type_name,
        **_module(recording, module),
        source="",
        file=None,
        line=None,
        function=None,
        region=None,
        charged_bytes=totals.total_bytes,
        shared_bytes=None,
        exclusive_bytes=totals.exclusive_bytes,
        saves_count=len(charged),
        saves=[_save(facts, save) for _, save in charged[:LIMIT]],
        **_edges(facts, lambda node: recording.nodes[node].module in inside),
    )


def _module(recording: Recording, module: int | None) -> dict[str, Any]:
    type_name = None if module is None else recording.modules[module].type_name
    return {"module": module, "fqn": fqn(recording, module), "type_name": type_name}


def _inside(recording: Recording, module: int) -> set[int | None]:
    """The module call and all that ran inside it; parents come before their children."""
    inside: set[int | None] = {module}
    for position in range(module + 1, len(recording.modules)):
        if recording.modules[position].parent in inside:
            inside.add(position)
    return inside


def _rank(facts: Facts, position: int) -> tuple[int, bool]:
    """What is charged comes first, the largest ahead, and what is there anyway comes last."""
    tensor = facts.recording.saves[position].tensor
    index = None if tensor is None else facts.recording.tensors[tensor].storage
    if index is None:
        return 0, False
    storage = facts.recording.storages[index]
    is_charged = facts.charges.get(index) == position
    return -storage.nbytes if is_charged else 0, storage.category in OWN


def _save(facts: Facts, position: int) -> dict[str, Any]:
    recording, save = facts.recording, facts.recording.saves[position]
    tensor = None if save.tensor is None else recording.tensors[save.tensor]
    index = tensor and tensor.storage
    storage = None if index is None else recording.storages[index]
    savers = [] if index is None else facts.savers[index]
    others = sharers(recording, savers, save.node)
    return {
        "node": save.node,
        "op": op_name(recording, save.node),
        "slot": save.slot,
        "kind": save.kind.value,
        "dtype": tensor and tensor.dtype,
        "shape": tensor and tensor.shape,
        "nbytes": tensor_nbytes(recording, save.tensor) if tensor else None,
        "storage": index,
        "storage_nbytes": storage and storage.nbytes,
        "category": storage and storage.category.value,
        "name": storage and storage.name,
        "charged": index is not None and facts.charges.get(index) == position,
        "reason": reason(recording, position, savers),
        "formula": save.formula,
        "shared_count": len(others),
        "shared_with": [_sharer(recording, other) for other in others[:LIMIT]],
    }


def _sharer(recording: Recording, position: int) -> dict[str, Any]:
    save = recording.saves[position]
    return {**_place(recording, save.node), "slot": save.slot}


def _place(recording: Recording, node: int) -> dict[str, Any]:
    return {
        "node": node,
        "op": op_name(recording, node),
        "fqn": fqn(recording, recording.nodes[node].module),
    }


def _edges(facts: Facts, is_inside: Callable[[int], bool]) -> dict[str, Any]:
    """The tensors that come into a set of nodes and that leave it."""
    inputs, outputs = [], []
    for edge in facts.recording.edges:
        consumed, produced = is_inside(edge.consumer), is_inside(edge.producer)
        if consumed and not produced:
            inputs.append(edge)
        elif produced and not consumed:
            outputs.append(edge)
    return {
        "inputs_count": len(inputs),
        "inputs": _ends(facts, inputs, lambda edge: edge.producer),
        "outputs_count": len(outputs),
        "outputs": _ends(facts, outputs, lambda edge: edge.consumer),
    }


def _ends(
    facts: Facts, edges: Iterable[Edge], far_end: Callable[[Edge], int]
) -> list[dict[str, Any]]:
    """Other nodes first, leaves last, so that a limit never hides what flows."""
    recording = facts.recording
    ordered = sorted(
        edges, key=lambda edge: recording.nodes[edge.producer].kind is NodeKind.ACCUMULATE_GRAD
    )
    return [
        {**_place(recording, far_end(edge)), **_tensor(facts, edge)} for edge in ordered[:LIMIT]
    ]


def _tensor(facts: Facts, edge: Edge) -> dict[str, Any]:
    tensor = None if edge.tensor is None else facts.recording.tensors[edge.tensor]
    return {
        "state": edge_state(facts.recording, edge, facts.states).value,
        "dtype": tensor and tensor.dtype,
        "shape": tensor and tensor.shape,
        "nbytes": tensor_nbytes(facts.recording, edge.tensor) if tensor else None,
    }
