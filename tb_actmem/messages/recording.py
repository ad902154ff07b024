"""The JSON that the page reads; ``plugin/http_api.md`` says what each route holds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from tb_actmem.analysis.index import Index
from tb_actmem.analysis.kept_tensors import KeptRow, kept_rows
from tb_actmem.analysis.ledger import Ledger, ledger_of
from tb_actmem.analysis.module_rows import module_rows
from tb_actmem.analysis.names import fqn, source
from tb_actmem.analysis.node_saves import recomputed_nodes
from tb_actmem.analysis.op_rows import op_rows
from tb_actmem.analysis.storages import State
from tb_actmem.analysis.timeline_curves import curves
from tb_actmem.collector import collector_paused
from tb_actmem.model import Phase, Recording
from tb_actmem.wording.ledger_lines import ledger_lines
from tb_actmem.wording.reasons import kept_text

VERSION = 1
LARGEST = 200
"""How many of the largest kept storages go to the page."""


def text(**fields: Any) -> str:
    """A JSON object of one line, with the version that the page checks."""
    return json.dumps({"version": VERSION, **fields}, separators=(",", ":"), allow_nan=False)


@collector_paused()
def recording_text(index: Index) -> str:
    """``recording.json``: the totals, the table of modules, the table of ops, the largest."""
    recording = index.recording
    return text(
        meta=recording.meta._asdict(),
        ledger=_ledger(ledger_of(index)),
        modules=_modules(index),
        ops=_ops(index),
        largest=[_kept(recording, row) for row in kept_rows(index, LARGEST)],
    )


@collector_paused()
def timeline_text(index: Index) -> str:
    """``timeline.json``: live bytes over the ops, split by what becomes of them."""
    drawn = curves(index)
    none = (0,) * len(drawn.op)
    categories = {state.value: none for state in (State.CACHED, State.FREED, State.HELD)}
    categories |= {state.value: column for state, column in drawn.by_state.items()}
    categories |= {phase.value: column for phase, column in drawn.by_phase.items()}
    peak = None if drawn.peak_op is None else {"op": drawn.peak_op, "nbytes": drawn.peak_bytes}
    return text(
        op=drawn.op,
        live_bytes=drawn.live_bytes,
        peak=peak,
        phases=[_phase(phase) for phase in index.recording.phases],
        categories=categories,
    )


def _phase(phase: Phase) -> dict[str, Any]:
    return {"kind": phase.kind.value, "first_op": phase.first_op, "end_op": phase.end_op}


def _ledger(totals: Ledger) -> list[dict[str, Any]]:
    return [
        {
            "key": line.key,
            "label": line.label,
            "nbytes": line.nbytes,
            "level": line.level,
            "help": line.help,
        }
        for line in ledger_lines(totals)
    ]


def _modules(index: Index) -> dict[str, Sequence[Any]]:
    modules, has_ops = index.recording.modules, index.recording.meta.has_ops
    rows = module_rows(index)
    return {
        "fqn": [module.fqn for module in modules],
        "type_name": [module.type_name for module in modules],
        "call": [module.call for module in modules],
        "parent": [module.parent for module in modules],
        "nodes": [row.nodes for row in rows],
        "self_bytes": [row.self_bytes for row in rows],
        "total_bytes": [row.total_bytes for row in rows],
        "exclusive_bytes": [row.exclusive_bytes for row in rows],
        "freed_bytes": [row.freed_bytes if has_ops else None for row in rows],
    }


def _ops(index: Index) -> dict[str, Sequence[Any]]:
    recording, rows = index.recording, op_rows(index)
    nodes = [recording.nodes[row.node] for row in rows]
    again = recomputed_nodes(index)
    sources = {frame: source(recording, frame) for frame in {node.frame for node in nodes}}
    return {
        "node": [row.node for row in rows],
        "op": [row.op for row in rows],
        "module": [node.module for node in nodes],
        "source": [sources[node.frame] for node in nodes],
        "saves": [row.saves for row in rows],
        "charged_bytes": [row.charged_bytes for row in rows],
        "shared_bytes": [row.shared_bytes for row in rows],
        "exclusive_bytes": [row.exclusive_bytes for row in rows],
        "output_bytes": [row.output_bytes for row in rows],
        "output_state": [row.output_state.value if row.output_state else None for row in rows],
        "recomputed": [row.node in again for row in rows],
    }


def _kept(recording: Recording, row: KeptRow) -> dict[str, Any]:
    storage = recording.storages[row.storage]
    tensor = None if row.tensor is None else recording.tensors[row.tensor]
    return {
        "storage": row.storage,
        "nbytes": row.nbytes,
        "dtype": tensor and tensor.dtype,
        "shape": tensor and tensor.shape,
        "category": storage.category.value,
        "name": storage.name,
        "node": row.node,
        "slot": row.slot,
        "op": row.op,
        "module": row.module,
        "fqn": fqn(recording, row.module),
        "source": source(recording, row.frame),
        "saves": len(row.saves),
        "reason": kept_text(row),
    }
